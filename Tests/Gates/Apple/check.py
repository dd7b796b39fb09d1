# SPDX-License-Identifier: MIT
"""Type-checks every library product of a package as Apple's systems compile it; see run.

The toolchain's own modules of the standard library, of concurrency and of Observation name, for
each declaration, the versions of all systems that introduced it. A compiler for another system
refuses them only because of the target that is written in them, so a copy is made for each
system with that target in its place, of the same length. Textual interfaces would have to be
compiled for each system, and those of concurrency refuse to be: they use what is newer than the
oldest system that they are for.

Foundation, the C library and UIKit are declared in Interfaces, as far as Sources use them, each
symbol with the versions that introduced it.
"""

import glob
import json
import os
import re
import shutil
import subprocess
import sys

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.realpath(sys.argv[1])
work = os.path.join(root, ".build/apple-check")

# For SwiftPM's name of a system: the folder and the name of its modules, the target without and
# with a version, and whether it has views of UIKit's.
SYSTEMS = {
    "macos": ("macosx", "arm64-apple-macos", "arm64-apple-macosx{}", False),
    "maccatalyst": ("maccatalyst", "arm64-apple-ios-macabi", "arm64-apple-ios{}-macabi", True),
    "ios": ("iphoneos", "arm64-apple-ios", "arm64-apple-ios{}", True),
    "tvos": ("appletvos", "arm64-apple-tvos", "arm64-apple-tvos{}", True),
    "watchos": ("watchos", "arm64-apple-watchos", "arm64-apple-watchos{}", False),
    "visionos": ("xros", "arm64-apple-xros", "arm64-apple-xros{}", True),
}
ADAPTERS = ["SelectionObservation", "SelectionOutlineObservation", "SelectionViews", "SelectionUIKit", "SelectionAppKit", "SelectionSwiftUI"]
# What is compiled as no other system: with AppKit, and with UIKit; Linux has neither. With FULL=1 there are all, every night.
EACH_RUN = ["macos", "ios"]
MODULES = ["Swift", "_Concurrency", "_StringProcessing", "Observation", "SwiftOnoneSupport"]

# What visionOS has is declared by the version of iOS that had it.
SDK_SETTINGS = {
    "CanonicalName": "xros1.0", "Version": "1.0", "MaximumDeploymentTarget": "26.99.99",
    "VersionMap": {"iOS_visionOS": {
        **{f"{version}.0": "1.0" for version in range(2, 18)},
        "17.1": "1.0", "17.4": "1.1", "17.5": "1.2", "18.0": "2.0", "26.0": "26.0"}},
}

# What must be refused, or the check sees nothing: for a system and a version, code and the error.
REFUSED = [
    ("macos", "10.13", "func f<T: Identifiable>(_: T) {}", "only available in macOS 10.15"),
    ("macos", None, "func f() { Task.detached {} ; _ = Duration.seconds(1) }",
     "only available in macOS 13.0"),
    ("ios", None, "import Observation\nlet r = ObservationRegistrar()", "only available in iOS 17"),
    ("watchos", None, "import Observation\nlet r = ObservationRegistrar()",
     "only available in watchOS 10"),
    ("visionos", None, "func f(_: Int128) {}", "only available in visionOS 2.0"),
    ("maccatalyst", None, "func f(_: Int128) {}", "only available in iOS 18"),
    ("ios", None, "import UIKit\n@MainActor func f(_ t: UITableView) { t.reconfigureRows(at: []) }",
     "only available in iOS 15"),
    ("tvos", None, "import UIKit\nlet s = UITableView.Style.insetGrouped", "unavailable in tvOS"),
    ("watchos", None, "import UIKit\nvar t: UITableView?", "cannot find type 'UITableView'"),
    ("macos", None, "import UIKit", "no such module 'UIKit'"),
]


class Failure(Exception):
    pass


def output(*command):
    return subprocess.run(command, cwd=root, check=True, stdout=subprocess.PIPE).stdout


def retarget(source, destination, old, new):
    """Copies a module with another target in it, and zeros behind its version."""
    with open(source, "rb") as file:
        content = file.read()
    if old.encode() not in content or len(new) > len(old):
        raise Failure(f"{source} cannot be made one for {new}")
    os.makedirs(os.path.dirname(destination), exist_ok=True)
    with open(destination, "wb") as file:
        file.write(content.replace(old.encode(), new.ljust(len(old), "0").encode()))


class System:
    def __init__(self, name, version, target_info):
        self.name, self.version = name, version
        directory, module, triple, self.has_views = SYSTEMS[name]
        # Catalyst began with 13.1, which manifests call 13.
        self.target = triple.format("13.1" if (name, version) == ("maccatalyst", "13.0") else version)
        self.folder = os.path.join(work, name)
        self.resources = os.path.join(self.folder, "toolchain")
        self.sdk = os.path.join(self.folder, "sdk")
        for folder in [self.resources, self.sdk]:
            os.makedirs(folder)
        toolchain = target_info["paths"]["runtimeResourcePath"]
        # The standard library's macros run here, whatever the system they are for.
        self.plugins = os.path.join(toolchain, "host/plugins")
        host = target_info["target"]["moduleTriple"]
        for shared in ["shims", "apinotes", "clang"]:
            os.symlink(os.path.join(toolchain, shared), os.path.join(self.resources, shared))
        for name in MODULES:
            linux = os.path.join(toolchain, "linux", name + ".swiftmodule", host + ".swiftmodule")
            apple = os.path.join(self.resources, directory, name + ".swiftmodule")
            # A library for iOS is one for Catalyst; a target of its own would be too long.
            retarget(linux, f"{apple}/{module}.swiftmodule", host, triple.split("{")[0] + "1.")
        with open(os.path.join(self.sdk, "SDKSettings.json"), "w") as file:
            json.dump(SDK_SETTINGS, file)
        # What the toolchain's modules were built on.
        self.imported = []
        self.declare("Glibc", [os.devnull])
        interfaces = os.path.join(here, "Interfaces")
        for name in ["Darwin", "ObjectiveC", "Foundation", "AppKit" if self.name == "macos" else "UIKit", "SwiftUI"]:
            self.declare(name, sorted(glob.glob(os.path.join(interfaces, name + "*.swift"))))

    def frontend(self, action, module, files, imported, flags):
        command = [
            "swiftc", "-frontend", *action, "-module-name", module, "-target", self.target,
            "-resource-dir", self.resources, "-sdk", self.sdk, "-disable-target-os-checking",
            "-module-cache-path", os.path.join(work, "cache"), objective_c(files),
            "-disable-objc-attr-requires-foundation-module",
            "-disable-implicit-string-processing-module-import", "-swift-version", "6",
            "-I", os.path.join(here, "Interfaces/DarwinHeaders"), "-plugin-path", self.plugins,
        ]
        for name in ["Glibc"] + imported:
            command += ["-I", os.path.join(self.folder, name)]
        done = subprocess.run(
            command + flags + files, cwd=root, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        return done.returncode, done.stdout

    def declare(self, name, files):
        """Makes a module of a system's own declarations, which may use each other freely."""
        self.emit(name, files, self.imported, ["-disable-availability-checking"])
        self.imported.append(name)

    def emit(self, name, files, imported, flags):
        folder = os.path.join(self.folder, name)
        os.makedirs(folder)
        # The symbols are for the documentation, and for the lists of what is public.
        symbols = os.path.join(self.folder, "symbols", name)
        os.makedirs(symbols)
        action = [
            "-emit-module", "-experimental-skip-all-function-bodies", "-parse-as-library",
            "-o", os.path.join(folder, name + ".swiftmodule"), "-emit-symbol-graph",
            "-emit-symbol-graph-dir", symbols, "-symbol-graph-minimum-access-level", "public",
            "-symbol-graph-skip-synthesized-members"]
        self.demand(name, *self.frontend(action, name, files, imported, flags))

    def check(self, name, files, imported, flags):
        action = ["-typecheck", "-parse-as-library", "-warnings-as-errors"]
        self.demand(name, *self.frontend(action, name, files, imported, flags))

    def demand(self, name, code, text):
        if code != 0:
            raise Failure(f"{name} for {self.name} {self.version}:\n{text.replace(root + '/', '')}")


def library_targets(package):
    """The targets of all library products, each after those that it needs."""
    targets = {target["name"]: target for target in package["targets"]}
    ordered = []

    def visit(name):
        if name in ordered:
            return
        for needed, _ in dependencies(targets[name]):
            visit(needed)
        ordered.append(name)

    for product in package["products"]:
        if "library" in product["type"]:
            for name in product["targets"]:
                visit(name)
    return [targets[name] for name in ordered]


def dependencies(target):
    """The names of the targets that a target needs, and the systems on which it does; None: all."""
    for dependency in target["dependencies"]:
        name, condition = (dependency.get("byName") or dependency["target"])
        # What needs a trait is left out, as in a build without traits.
        if not (condition and condition.get("traits")):
            yield name, condition and condition.get("platformNames")


def flags(target):
    """The compiler's flags for the settings of a target."""
    # What is for UIKit alone is built as foreign here, as Tests/Gates/ForeignPackages/run does the rest.
    package = "foreign" if target["name"] in ADAPTERS else "selectioncore"
    found = ["-package-name", package]
    for setting in target["settings"]:
        kind = setting["kind"]
        if (setting.get("condition") or {}).get("platformNames") == ["linux"]:
            continue
        if "enableUpcomingFeature" in kind:
            found += ["-enable-upcoming-feature", kind["enableUpcomingFeature"]["_0"]]
        elif "swiftLanguageMode" not in kind:
            raise Failure(f"{target['name']} has a setting that is not known here: {kind}")
    return found


def sources(folder):
    found = []
    for parent, _, names in os.walk(folder):
        found += [os.path.join(parent, name) for name in names if name.endswith(".swift")]
    return sorted(found)


def objective_c(files):
    """The flag for Objective-C's rules, which hold where its frameworks are used.

    The toolchain's standard library does without, and so does what needs no more than that.
    """
    for path in files:
        with open(path) as file:
            if re.search(r"import (UIKit|AppKit|SwiftUI)|@objc|NSObject", file.read()):
                return "-enable-objc-interop"
    return "-disable-objc-interop"


def check_products(system, targets):
    needs = {}
    for target in targets:
        name = target["name"]
        mine = []
        for needed, systems in dependencies(target):
            if systems is None or system.name in systems:
                mine += [needed] + needs[needed]
        needs[name] = mine = list(dict.fromkeys(mine))
        imported = system.imported + mine
        files = sources(os.path.join(root, target.get("path") or f"Sources/{name}"))
        system.check(name, files, imported, flags(target))
        system.emit(name, files, imported, flags(target))
        keep_own_symbols(os.path.join(system.folder, "symbols", name, name + ".symbols.json"), files)


def keep_own_symbols(graph, files):
    """Drops from a graph what the module only exports again: the symbols of other modules."""
    with open(graph) as file:
        content = json.load(file)
    own = {"file://" + path for path in files}
    kept = [each for each in content["symbols"] if each.get("location", {}).get("uri") in own]
    names = {each["identifier"]["precise"] for each in kept}
    content["symbols"] = kept
    content["relationships"] = [each for each in content["relationships"] if each["source"] in names]
    with open(graph, "w") as file:
        json.dump(content, file)


# The articles' code that is an app's: what its blocks have, the modules that it needs, the systems and versions for
# which it is checked, and in how many articles there is any.
APPS = [
    (r"^(?![\s\S]*import SelectionOutlineViews)[\s\S]*(import SelectionUIKit|: UI(Table|Collection)ViewController)",
     "SelectionUIKit", {"ios": "15.0"}, 4),
    (r"import AppKit\nimport SelectionOutlineViews", "SelectionOutlineViews", {"macos": "10.15"}, 2),
    (r"import SelectionOutlineViews\nimport UIKit", "SelectionOutlineViews", {"ios": "15.0"}, 2),
    (r"import SelectionAppKit", "SelectionAppKit", {"macos": "10.15"}, 2),
    (r"import SelectionSwiftUI|import SelectionOutlineObservation\n+struct|ObservableOutline\(files\)", "SelectionSwiftUI", {"ios": "17.0", "macos": "14.0"}, 2),
]


def app_code(page, pattern):
    """The page's blocks of Swift that are of an app of that kind."""
    with open(page) as file:
        blocks = [block.split("```")[0] for block in file.read().split("```swift\n")[1:]]
    return "".join(
        block for block in blocks
        if re.search(pattern, block) and re.search(r"(Controller|View)\b.*\{", block))


def check_articles(systems):
    """Type-checks the apps in the articles."""
    pages = [
        os.path.join(parent, name)
        for parent, _, names in sorted(os.walk(os.path.join(root, "Sources")))
        for name in sorted(names) if name.endswith(".md")]
    for pattern, adapter, versions, count in APPS:
        found = [code for code in (app_code(page, pattern) for page in pages) if code]
        if len(found) != count:
            raise Failure(f"code for {adapter} was found in {len(found)} articles, not in {count}")
        for name, version in versions.items():
            system = systems[name]
            system.target = SYSTEMS[name][2].format(version)
            modules = system.imported + [
                "RowSets", "SelectionLists", "SelectionCore", "SelectionObservation", "SelectionOutline",
                "SelectionOutlineObservation", "SelectionViews", "SelectionUIKit", "SelectionAppKit", adapter]
            for code in found:
                page = os.path.join(system.folder, "Page.swift")
                with open(page, "w") as file:
                    file.write(code)
                system.check("Page", [page], modules, [])


def check_refusals(systems):
    """The check must find what is wrong."""
    for name, version, code, error in REFUSED:
        if name not in systems:
            continue
        system = systems[name]
        page = os.path.join(system.folder, "Refused.swift")
        with open(page, "w") as file:
            file.write(code)
        target = system.target
        if version:
            system.target = SYSTEMS[name][2].format(version)
        status, text = system.frontend(["-typecheck"], "Refused", [page], system.imported, [])
        system.target = target
        if status == 0 or error not in text:
            raise Failure(f"not refused for {name} with “{error}”:\n{code}\n{text}")


def main():
    package = json.loads(output("swift", "package", "dump-package"))
    info = json.loads(output("swiftc", "-print-target-info"))
    versions = {each["platformName"]: each["version"] for each in package["platforms"]}
    if missing := set(SYSTEMS) - set(versions):
        raise Failure(f"the manifest names no version of {', '.join(sorted(missing))}")
    shutil.rmtree(work, ignore_errors=True)
    chosen = SYSTEMS if os.environ.get("FULL") == "1" else EACH_RUN
    systems = {name: System(name, versions[name], info) for name in chosen}
    check_refusals(systems)
    targets = library_targets(package)
    for system in systems.values():
        check_products(system, targets)
    check_articles(systems)
    names = ", ".join(f"{name} {versions[name]}" for name in chosen)
    print(f"{len(targets)} modules and the articles' controllers type-check for {names}")


try:
    main()
except Failure as failure:
    sys.exit(str(failure))
