# SPDX-License-Identifier: MIT
"""Copies the drivers of UIKit's views, changed so that they compile where there is no Objective-C.

Every change names a text that must be there, as often as is said, so that a change of the drivers
can't silently turn this into something else. Nothing but text is changed: what the drivers do, they do.
"""

import os
import re
import shutil
import sys

here = os.path.dirname(os.path.abspath(__file__))
sources = os.path.realpath(os.path.join(here, "../../../../Sources"))
destination = os.path.join(here, ".build/adapted")

# What is copied: modules with the folders and files that they leave out.
MODULES = {
    "SelectionViews": [],
    "SelectionUIKit": [],
    "SelectionOutlineViews": ["AppKit"],
}
PROXIES = ["SelectionUIKit/Collection/CollectionDelegateProxy.swift", "SelectionUIKit/Table/DelegateProxy.swift"]
DRIVERS = ["SelectionUIKit/Collection/CollectionDriver.swift", "SelectionUIKit/Table/TableDriver.swift"]


class Mismatch(Exception):
    pass


def change(text, pattern, replacement, count, name):
    """Replaces a pattern, which must be found as often as `count` says, or at all if it is None."""
    text, found = re.subn(pattern, replacement, text, flags=re.MULTILINE)
    if found != count if count is not None else not found:
        raise Mismatch(f"{name}: {pattern!r} was found {found} times, not {count or 'once or more'}")
    return text


def parts(arguments):
    """The arguments of a call, or the parameters of a declaration."""
    depth, part, found = 0, "", []
    for character in arguments:
        depth += character in "([{<"
        depth -= character in ")]}>"
        if character == "," and depth == 0:
            found.append(part)
            part = ""
        else:
            part += character
    return found + [part] if part.strip() else found


def closing(text, start):
    """The place of the parenthesis that closes the one before `start`."""
    depth = 1
    for place in range(start, len(text)):
        depth += text[place] == "("
        depth -= text[place] == ")"
        if depth == 0:
            return place
    raise Mismatch("a parenthesis isn't closed")


def selector(name, labels):
    return f"{name}({''.join(label + ':' for label in labels)})"


def ask_optional_methods(text, name):
    """Rewrites `delegate?.method?(…)`, which asks whether the delegate has the method."""
    place, found = 0, 0
    while match := re.compile(r"delegate\?\s*\.(\w+)\?\(").search(text, place):
        end = closing(text, match.end())
        arguments = parts(text[match.end():end])
        labels = [re.match(r"\s*(?:(\w+)\s*:(?!:))?", argument).group(1) or "_" for argument in arguments]
        asked = f'delegate?.ifResponds(to: "{selector(match.group(1), labels)}")?.{match.group(1)}('
        text = text[:match.start()] + asked + text[match.end():]
        place = match.start() + len(asked)
        found += 1
    if not found:
        raise Mismatch(f"{name}: no optional method is called")
    return text


def methods(text, name):
    """The names of the methods that Objective-C calls: all whose name begins as its protocol's do."""
    found = []
    for match in re.finditer(r"func (collectionView\w*|tableView\w*)\(", text):
        end = closing(text, match.end())
        labels = [re.match(r"\s*(\w+)", part).group(1) for part in parts(text[match.end():end])]
        found.append(selector(match.group(1), labels))
    if not found:
        raise Mismatch(f"{name}: no method of a delegate is declared")
    return sorted(set(found))


def say_methods(text, name, pattern):
    """Lets a class say which methods it implements, because Swift can't ask."""
    lines = "\n".join(f'      "{method}",' for method in methods(text, name))
    member = (
        "\n    nonisolated public override var implementedMethods: Set<Selector> {\n"
        f"      super.implementedMethods.union([\n{lines}\n      ])\n    }}\n")
    return change(text, pattern, lambda match: match.group(0) + member, 1, name)


# A method that only a driver has would not be what its proxy conforms with, as it is in Objective-C.
FORWARDED = """
    public func {view}View(
      _ {view}View: UI{View}View,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {{
      forward(
        "{view}View(_:shouldBeginMultipleSelectionInteractionAt:)", from: self
      ) {{ (target: any UI{View}ViewDelegate) in
        target.{view}View({view}View, shouldBeginMultipleSelectionInteractionAt: indexPath)
      }}
    }}
"""


def adapted(name, text):
    if name == "SelectionViews/ForwardingDelegate.swift":
        text = change(text, r"^#if canImport\(ObjectiveC\)$", "#if true", 1, name)
        text = change(text, r"^  import Darwin\n  public import Foundation\n  import ObjectiveC$",
                      "  public import ObjectiveCRuntime", 1, name)
        text = change(text, r"\bNSObjectProtocol\b", "ObjectiveCObjectProtocol", None, name)
        text = change(text, r"\bNSObject\b", "ObjectiveCObject", 1, name)
    if name == "SelectionUIKit/Frameworks.swift":
        text = change(text, r"@_exported public import UIKit$", r"\g<0>", 1, name)
    if name in PROXIES:
        text = ask_optional_methods(text, name)
        view = re.search(r"func (collection|table)View\(", text).group(1)
        forwarded = FORWARDED.format(view=view, View=view.capitalize())
        if view == "table":
            text = change(text, r"delegate\?\.(tableView\(_:\w+:\))", r'delegate?.ifResponds(to: "\1")?.\1', 2, name)
        beginning = r"public class \w+: ForwardingDelegate, UI\w+Delegate \{$"
        text = say_methods(text, name, beginning)
        text = change(text, beginning, lambda match: match.group(0) + forwarded, 1, name)
    if name in DRIVERS:
        text = ask_optional_methods(text, name)
        text = change(text, r"^ *@objc\([\w:]+\)\n( *)public func", r"\1public override func", 1, name)
        text = say_methods(text, name, r"^ *public final class \w+<[^{]*\{$")
    if re.search(r"@objc|#selector|NSObject\b|canImport\(ObjectiveC\)", text):
        raise Mismatch(f"{name}: something of Objective-C is left")
    return text


def write(path, text):
    """Writes a file unless it has this text, so that nothing is compiled that hasn't changed."""
    if os.path.exists(path) and open(path).read() == text:
        return
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def main():
    written = set()
    for module, omitted in MODULES.items():
        for folder, folders, files in os.walk(os.path.join(sources, module)):
            folders[:] = [each for each in folders if each not in omitted and not each.endswith(".docc")]
            for file in files:
                path = os.path.join(folder, file)
                name = os.path.relpath(path, sources)
                if file.endswith(".swift"):
                    write(os.path.join(destination, name), adapted(name, open(path).read()))
                    written.add(name)
    for folder, _, files in os.walk(destination):
        for file in files:
            if os.path.relpath(os.path.join(folder, file), destination) not in written:
                os.remove(os.path.join(folder, file))
    missing = [name for name in PROXIES + DRIVERS if name not in written]
    if missing:
        raise Mismatch(f"there are no files {missing}")


try:
    main()
except Mismatch as mismatch:
    sys.exit(f"adapt.py: {mismatch}")
