# SPDX-License-Identifier: MIT
"""Prints the compiler's options that make each module of a package, one a line.

usage: modules.py MANIFEST FOLDER   (what `swift package dump-package` printed; where the modules are made)
"""

import glob
import json
import sys

manifest, folder = sys.argv[1:]
with open(manifest) as file:
    package = json.load(file)
for target in package["targets"]:
    if target["type"] not in ["regular", "executable"]:
        continue
    name = target["name"]
    options = ["-emit-module", "-wmo", "-Onone", "-package-name", "selectioncore", "-module-name", name, "-I", folder]
    if target["type"] == "regular":
        options.append("-parse-as-library")
    for kind in (setting["kind"] for setting in target["settings"]):
        if "enableUpcomingFeature" in kind:
            options += ["-enable-upcoming-feature", kind["enableUpcomingFeature"]["_0"]]
        elif "swiftLanguageMode" in kind:
            options += ["-swift-version", kind["swiftLanguageMode"]["_0"]]
        else:
            sys.exit(f"{name} has a setting that is not known here: {kind}")
    sources = glob.glob((target.get("path") or f"Sources/{name}") + "/**/*.swift", recursive=True)
    print(*options, *sorted(sources), "-o", f"{folder}/{name}.swiftmodule")
