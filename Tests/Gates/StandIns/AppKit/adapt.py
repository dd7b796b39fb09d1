# SPDX-License-Identifier: MIT
"""Copies the drivers of AppKit's views to where the stand-in for AppKit is built with them.

Without Objective-C there are no selectors, no optional methods and no forwarding, so this text is
changed; whatever is no longer found as it is expected here is an error. A method of a protocol that
may be missing is a protocol of its own in the stand-in, named by its selector, and a driver adopts
the protocols of the methods that it gives to Objective-C.

    adapt.py ROOT DESTINATION
"""

import os
import re
import sys

root, destination = sys.argv[1:]

# The modules that are copied, without what is for UIKit.
MODULES = ["SelectionViews", "SelectionAppKit", "SelectionOutlineViews"]
LEFT_OUT = ["SelectionOutlineViews/UIKit"]

# Text that stands for something else here.
REPLACED = {
    "SelectionViews/ForwardingDelegate.swift": [
        ("#if canImport(ObjectiveC)\n", "#if true\n"),
        ("  import Darwin\n", ""),
        ("  import ObjectiveC\n", "  public import ObjectiveCStandIn\n"),
        ("open class ForwardingDelegate: NSObject {", "open class ForwardingDelegate: StandInObject {"),
        ("pthread_main_np() != 0", "Thread.isMainThread"),
    ],
    "SelectionAppKit/TableDriver.swift": [
        ("#selector(doubleClicked)", "Selector { ($0 as? TableDriver)?.doubleClicked() }"),
        ("@objc private func doubleClicked()", "private func doubleClicked()"),
    ],
}
# Labels that have another name in Swift.
LABELS = {
    "shouldSelectItemsAt": "shouldSelectItemsAtIndexPaths",
    "didSelectItemsAt": "didSelectItemsAtIndexPaths",
    "didDeselectItemsAt": "didDeselectItemsAtIndexPaths",
    "willDisplay": "willDisplayItem",
    "didEndDisplaying": "didEndDisplayingItem",
    "forRepresentedObjectAt": "forRepresentedObjectAtIndexPath",
}
# How many methods each class gives to Objective-C.
METHODS = {"TableDriver": 2, "OutlineDriver": 11, "CollectionDriver": 5}


class Failure(Exception):
    pass


def protocol(selector):
    """The name of the stand-in's protocol of a method, whose labels may be Swift's."""
    parts = [LABELS.get(part, part) for part in selector.split(":")]
    return "".join(part[:1].upper() + part[1:] for part in parts)


def receiver(selector, object):
    return f"receiver(of: (any {protocol(selector)}).self, in: {object})"


def with_calls(text):
    """Replaces the calls of methods that the app's delegate may not have."""

    def call(match):
        labels = re.findall(r"(\w+):", match["arguments"])
        selector = ":".join([match["method"]] + labels)
        return f"{receiver(selector, 'delegate')}?.{match['method']}({match['arguments']})"

    def reference(match):
        selector = ":".join([match["method"]] + [each for each in match["labels"].split(":") if each != "_"])
        return f"{receiver(selector, 'delegate')}?.{match['method']}({match['labels']})"

    text = re.sub(r"delegate\?\s*\.(?P<method>\w+)\?\((?P<arguments>[^()]*)\)", call, text)
    return re.sub(r"delegate\?\s*\.(?P<method>\w+)\((?P<labels>_:[\w:]*)\)", reference, text)


def with_adoptions(text, counts):
    """Lets a class adopt the protocols of the methods that it gives to Objective-C."""
    selectors = re.findall(r"^ *@objc\(([\w:]+)\)\n", text, re.MULTILINE)
    if not selectors:
        return text
    name = re.search(r"^  public final class (\w+)<", text, re.MULTILINE)[1]
    counts[name] = len(selectors)
    text = re.sub(r"^ *@objc\([\w:]+\)\n", "", text, flags=re.MULTILINE)
    adoptions = "".join(f"  extension {name}: {protocol(each)} {{}}\n" for each in selectors)
    body, end, rest = text.rpartition("#endif\n")
    return f"{body}{adoptions}{end}{rest}"


def adapted(path, text, counts):
    for old, new in REPLACED.get(path, []):
        if text.count(old) != 1:
            raise Failure(f"{path} has “{old.strip()}” {text.count(old)} times, not once")
        text = text.replace(old, new)
    text = with_adoptions(with_calls(text), counts)
    for forgotten in [r"@objc", r"#selector", r"delegate\?\s*\.\w+\?\(", r"import (Darwin|ObjectiveC)$"]:
        if found := re.search(forgotten, text, re.MULTILINE):
            raise Failure(f"{path}: “{found[0]}” is not adapted")
    return text


def sources():
    for module in MODULES:
        for folder, _, names in os.walk(os.path.join(root, "Sources", module)):
            for name in names:
                path = os.path.relpath(os.path.join(folder, name), os.path.join(root, "Sources"))
                if name.endswith(".swift") and not path.startswith(tuple(LEFT_OUT)):
                    yield path


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
    counts, written = {}, set()
    for path in sorted(sources()):
        with open(os.path.join(root, "Sources", path)) as file:
            text = adapted(path, file.read(), counts)
        write(os.path.join(destination, path), text)
        written.add(os.path.join(destination, path))
    if missing := set(REPLACED) - {os.path.relpath(path, destination) for path in written}:
        raise Failure(f"{', '.join(sorted(missing))} does not exist")
    if counts != METHODS:
        raise Failure(f"methods for Objective-C: {counts}, expected {METHODS}")
    for folder, _, names in os.walk(destination):
        for name in names:
            if os.path.join(folder, name) not in written:
                os.remove(os.path.join(folder, name))


try:
    main()
except Failure as failure:
    sys.exit(f"adapt.py: {failure}")
