# SPDX-License-Identifier: MIT
"""Copies the drivers of AppKit's and UIKit's views to where they are built with stand-ins for these frameworks.

Without Objective-C there are no selectors, no optional methods and no forwarding, so this text is
changed; whatever is no longer found as it is expected here is an error, of this program or of the
compiler. A method of a protocol that may be missing is a protocol of its own in the stand-ins, named
by its selector, and a class adopts the protocols of the methods that it gives to Objective-C. Each
copy is told which framework there is, because the compiler finds the stand-ins of both.

    adapt.py ROOT DESTINATION
"""

import os
import re
import sys

root, destination = sys.argv[1:]

# The copies: their modules, the library's, what there is to import, and how often they ask whether something is.
MODULES = [
    ("SelectionViews", "SelectionViews", "ObjectiveC", 1),
    ("SelectionAppKit", "SelectionAppKit", "AppKit", 7),
    ("SelectionUIKit", "SelectionUIKit", "UIKit", 10),
    ("AppKitOutlineViews", "SelectionOutlineViews", "AppKit", 5),
    ("UIKitOutlineViews", "SelectionOutlineViews", "UIKit", 3),
]
# The folders and files that are for something else.
LEFT_OUT = {"ObjectiveC": [], "AppKit": ["UIKit"], "UIKit": ["AppKit", "DelegateProxy+Double.swift"]}
# Text that stands for something else here, and is there once.
REPLACED = {
    "SelectionViews/ForwardingDelegate.swift": [
        ("  import ObjectiveC\n", "  public import ObjectiveCStandIn\n"),
        ("class ForwardingDelegate: NSObject", "class ForwardingDelegate: StandInObject"),
    ],
    "SelectionAppKit/TableDriver.swift": [
        ("#selector(doubleClicked)", "Selector { ($0 as? TableDriver)?.doubleClicked() }"),
        ("@objc private func doubleClicked()", "private func doubleClicked()"),
    ],
}
# How many methods each file gives to Objective-C.
METHODS = {
    "SelectionAppKit/CollectionDriver.swift": 5,
    "SelectionAppKit/TableDriver.swift": 3,
    "SelectionUIKit/Collection/CollectionDelegateProxy.swift": 9,
    "SelectionUIKit/Collection/CollectionDriver.swift": 1,
    "SelectionUIKit/Table/DelegateProxy.swift": 9,
    "SelectionUIKit/Table/TableDriver.swift": 1,
    "AppKitOutlineViews/AppKit/OutlineViewDriver.swift": 11,
}


class Failure(Exception):
    pass


def expect(found, expected, what):
    if found != expected:
        raise Failure(f"{what}: {found}, not {expected}")


def protocol(parts, framework):
    """The name of the stand-in's protocol of a method, whose labels may be Swift's."""
    shown = {"AppKit": "Item", "UIKit": "Cell"}[framework]
    objective_c = [(r"(willDisplay|didEndDisplaying)$", rf"\1{shown}"), (r"didAdd$", "didAddRowView"), (r"ItemsAt$", "ItemsAtIndexPaths"),
                   (r"At$", "AtIndexPath")]
    for swift, label in objective_c:
        parts = [re.sub(swift, label, part) for part in parts]
    return "".join(part[:1].upper() + part[1:] for part in parts if part != "_")


def with_calls(text, framework):
    """Replaces the calls of methods that the app's delegate may not have."""

    def call(match):
        name = protocol([match[1]] + re.findall(r"(\w+):", match[2]), framework)
        return f"receiver(ofOptional: (any {name}).self, in: delegate)?.{match[1]}({match[2]})"

    text = re.sub(r"\bdelegate\?\s*\.(\w+)\?\(([^()]*)\)", call, text)
    return re.sub(r"\bdelegate\?\s*\.(\w+)\((_:[\w:]*)\)", call, text)


def with_adoptions(text, framework, path):
    """Lets a class adopt the protocols of the methods that it gives to Objective-C.

    These are those with a selector and, unless the class is generic, those of the protocols to
    which it conforms.
    """
    found = [protocol(each.split(":"), framework) for each in re.findall(r"^ *@objc\(([\w:]+)\)\n", text, re.MULTILINE)]
    beginning = re.search(r"^ *public (?:final )?class \w+(<.*?>)?:[^{]*?(?=\s*\{)", text, re.MULTILINE)
    if beginning and not beginning[1]:
        for name, parameters in re.findall(r" public func ((?:collection|outline|table)View\w*)\(([^()]*)\)", text):
            found.append(protocol([name] + re.findall(r"(\w+)(?: \w+)?:", parameters), framework))
    expect(len(found), METHODS.get(path, 0), f"methods that {path} gives to Objective-C")
    if found:
        text = text[:beginning.end()] + "".join(f", {each}" for each in found) + text[beginning.end():]
    return re.sub(r"^ *@objc\([\w:]+\)\n", "", text, flags=re.MULTILINE)


def adapted(path, text, framework):
    for old, new in REPLACED.get(path, []):
        expect(text.count(old), 1, f"how often {path} has “{old.strip()}”")
        text = text.replace(old, new)
    return with_adoptions(with_calls(text, framework), framework, path)


def files(module, framework):
    """The paths of a module's files within its folder."""
    top = os.path.join(root, "Sources", module)
    for folder, folders, names in os.walk(top):
        folders[:] = [each for each in folders if each not in LEFT_OUT[framework]]
        for name in names:
            if name.endswith(".swift") and name not in LEFT_OUT[framework]:
                yield os.path.relpath(os.path.join(folder, name), top)


def write(path, text):
    """Writes a file unless it is the same, so that only changes are compiled again."""
    if os.path.exists(path):
        with open(path) as file:
            if file.read() == text:
                return
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def main():
    written = set()
    for module, original, framework, asked in MODULES:
        count = 0
        for name in files(original, framework):
            with open(os.path.join(root, "Sources", original, name)) as file:
                text = file.read()
            count += len(re.findall(r"\bcanImport\(", text))
            text = re.sub(r"\bcanImport\((\w+)\)", lambda match: str(match[1] == framework).lower(), text)
            path = f"{module}/{name}"
            write(os.path.join(destination, path), adapted(path, text, framework))
            written.add(path)
        expect(count, asked, f"conditions with canImport in {module}")
    expect((REPLACED.keys() | METHODS.keys()) - written, set(), "files that aren't there")
    for folder, _, names in os.walk(destination):
        for name in names:
            path = os.path.join(folder, name)
            if os.path.relpath(path, destination) not in written:
                os.remove(path)


try:
    main()
except Failure as failure:
    sys.exit(f"adapt.py: {failure}")
