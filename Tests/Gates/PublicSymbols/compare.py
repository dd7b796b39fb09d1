# SPDX-License-Identifier: MIT
"""Compares the symbols of symbol graphs with the committed lists and changes; see run."""

import json
import pathlib
import re
import subprocess
import sys

here = pathlib.Path(__file__).parent
changes = here / "changes.txt"
TYPES = ("struct", "class", "enum", "protocol", "typealias", "associatedtype")
# What the compiler derives of a type says nothing of its own.
DERIVED = ("Copyable", "Escapable", "SendableMetatype")


def constraints(mixin):
    """What a declaration asks of generic parameters, such as `ID == Never`."""
    signs = {"conformance": ":", "superclass": ":", "sameType": "=="}
    return {f"{c['lhs']} {signs[c['kind']]} {c['rhs']}" for c in mixin.get("constraints", [])}


def symbols(folder):
    """The symbols of a module, one line each: the type that it belongs to, and its declaration."""
    graphs = [json.loads(file.read_text()) for file in sorted(folder.glob("*.json"))]
    all_symbols = [symbol for graph in graphs for symbol in graph["symbols"]]
    relations = [relation for graph in graphs for relation in graph["relationships"]]
    # Types of other modules are named only where members are added to them.
    names = {r["target"]: r["targetFallback"].partition(".")[2]
             for r in relations if "targetFallback" in r}
    names |= {s["identifier"]["precise"]: ".".join(s["pathComponents"]) for s in all_symbols}
    kind = {id(s): s["kind"]["identifier"].removeprefix("swift.") for s in all_symbols}
    own = {".".join(s["pathComponents"]): constraints(s.get("swiftGenerics", {}))
           for s in all_symbols if kind[id(s)] in TYPES}

    def line(owner, text, asked):
        # What the type asks in any case says nothing of its member.
        where = ", ".join(sorted(asked - own.get(owner, set())))
        return f"{owner}: {' '.join(text.split())}" + (f" where {where}" if where else "")

    lines = set()
    for symbol in all_symbols:
        path = symbol["pathComponents"]
        owner = ".".join(path if kind[id(symbol)] in TYPES else path[:-1])
        text = "".join(part["spelling"] for part in symbol["declarationFragments"])
        lines.add(line(owner, text, constraints(symbol.get("swiftExtension", {}))))
    for relation in relations:
        source, target = (names.get(relation[end], relation[end]) for end in ("source", "target"))
        if relation["kind"] in ("conformsTo", "inheritsFrom") and target not in DERIVED:
            asked = constraints({"constraints": relation.get("swiftConstraints", [])})
            lines.add(line(source, f"is {target}", asked))
    return lines


def unused(product, folder):
    """The symbols that no adapter, program, article or test names: nobody asked for them.

    Types are named by what uses them, and the double has names of UIKit's whether used or not.
    """
    used = set()
    for file in subprocess.check_output(["git", "ls-files", "*.swift", "*.md"], text=True).split():
        if not (file.startswith(f"Sources/{product}/") and file.endswith(".swift")) \
                and not file.endswith("Changelog.md"):
            used |= set(re.findall(r"\w+", pathlib.Path(file).read_text()))
    for file in folder.glob("*.json"):
        for symbol in json.loads(file.read_text())["symbols"]:
            name = re.match(r"\w*", symbol["pathComponents"][-1])[0]
            kind = symbol["kind"]["identifier"].removeprefix("swift.")
            if name and name not in used and kind not in TYPES:
                yield ".".join(symbol["pathComponents"])


def expected():
    """The symbols of the last version after the noted changes."""
    known = {f"{file.stem} {line}" for file in here.glob("*.txt") if file != changes
             for line in file.read_text().splitlines()}
    reason = None
    for line in changes.read_text().splitlines():
        sign, _, text = line.partition(" ")
        if sign == "#":
            reason = text.strip()
        elif line and not reason:
            sys.exit(f"changes.txt gives no reason for {text}")
        elif sign == "+":
            known.add(text)
        elif sign == "-":
            known.discard(text)
    return known


def main():
    graphs, options = pathlib.Path(sys.argv[1]), sys.argv[2:]
    products = {folder.name: symbols(folder) for folder in sorted(graphs.iterdir())}
    counts = ", ".join(f"{len(lines)} of {product}" for product, lines in products.items())
    if options == ["--record"]:
        for product, lines in products.items():
            (here / f"{product}.txt").write_text("".join(f"{line}\n" for line in sorted(lines)))
        changes.write_text("")
        return print(f"recorded: {counts}")
    actual = {f"{product} {line}" for product, lines in products.items() for line in lines}
    known = expected()
    different = [f"- {line}" for line in sorted(known - actual)]
    different += [f"+ {line}" for line in sorted(actual - known)]
    if different and options[:1] == ["--update"] and len(options) == 2 and options[1].strip():
        with changes.open("a") as file:
            file.write("\n".join([f"# {options[1].strip()}", *different, "", ""]))
        return print(f"noted: {len(different)} symbols")
    if different:
        print("\n".join(different))
        sys.exit("error: public symbols differ; run Tests/Gates/PublicSymbols/run --update REASON")
    for product in ("SelectionCore", "SelectionStore", "SelectionObservation", "SelectionOutline", "SelectionViews", "SelectionUIKit", "SelectionSwiftUI"):
        if names := sorted(unused(product, graphs / product)):
            sys.exit(f"error: nothing outside of {product} names {', '.join(names)}")
    print(f"public symbols: {counts}, and each change since the last version has a reason")


main()
