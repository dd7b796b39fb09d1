// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The tests of some targets, in their folder of `Tests/Specifications`.
func specification(
  _ name: String, of targets: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: targets, path: "Tests/Specifications/\(name)", exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "SelectionCore",
  platforms: [
    .macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    .library(name: "SelectionLists", targets: ["SelectionLists"]),
    .library(name: "SelectionCore", targets: ["SelectionCore"]),
    .library(name: "RowSets", targets: ["RowSets"]),
    .library(name: "SelectionStore", targets: ["SelectionStore"]),
    .library(name: "SelectionObservation", targets: ["SelectionObservation"]),
    .library(name: "SelectionOutline", targets: ["SelectionOutline", "OutlineErrorTexts"]),
    .library(name: "SelectionOutlineObservation", targets: ["SelectionOutlineObservation"]),
    .library(name: "SelectionViews", targets: ["SelectionViews"]),
    .library(name: "SelectionOutlineViews", targets: ["SelectionOutlineViews"]),
    .library(name: "SelectionUIKit", targets: ["SelectionUIKit"]),
    .library(name: "SelectionAppKit", targets: ["SelectionAppKit"]),
    .library(name: "SelectionSwiftUI", targets: ["SelectionSwiftUI"]),
    .library(name: "HeadlessTable", targets: ["HeadlessTable"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
  ],
  targets: [
    .target(name: "RowSets", swiftSettings: settings),
    .target(name: "SelectionLists", swiftSettings: settings),
    .target(
      name: "SelectionCore", dependencies: ["RowSets", "SelectionLists"], swiftSettings: settings),
    .target(name: "StoredFiles", swiftSettings: settings),
    .target(
      name: "SelectionErrorTexts", dependencies: ["SelectionCore"], swiftSettings: settings),
    .target(
      name: "SelectionStore",
      dependencies: ["SelectionCore", "SelectionErrorTexts", "StoredFiles"],
      swiftSettings: settings),
    .target(
      name: "SelectionObservation", dependencies: ["SelectionCore", "SelectionErrorTexts"],
      swiftSettings: settings),
    .target(
      name: "SelectionOutline", dependencies: ["SelectionCore"], swiftSettings: settings),
    .target(
      name: "OutlineErrorTexts", dependencies: ["SelectionOutline"], swiftSettings: settings),
    .target(
      name: "SelectionOutlineObservation",
      dependencies: [
        "SelectionCore", "SelectionObservation", "SelectionOutline", "OutlineErrorTexts",
      ],
      swiftSettings: settings),
    .target(name: "HeadlessTable", dependencies: ["SelectionCore"], swiftSettings: settings),
    .target(
      name: "FoundationNames", dependencies: ["HeadlessTable", "SelectionCore"],
      swiftSettings: settings),
    .target(
      name: "UIKitNames", dependencies: ["FoundationNames", "HeadlessTable", "SelectionCore"],
      swiftSettings: settings),
    .target(
      name: "SelectionViews", dependencies: ["SelectionCore"], swiftSettings: settings),
    .target(
      name: "SelectionUIKit",
      dependencies: [
        "SelectionCore", "SelectionErrorTexts", "SelectionViews",
        // Where UIKit has tables, an app gets nothing of the double.
        .target(
          name: "UIKitNames",
          condition: .when(
            platforms: [.macOS, .watchOS, .linux, .windows, .android, .openbsd, .wasi])),
      ],
      swiftSettings: settings),
    .target(
      name: "SelectionAppKit",
      dependencies: ["SelectionCore", "SelectionErrorTexts", "SelectionViews"],
      swiftSettings: settings),
    .target(
      name: "SelectionOutlineViews",
      dependencies: [
        "SelectionCore", "SelectionOutline", "SelectionViews",
        .target(
          name: "SelectionUIKit",
          condition: .when(platforms: [.iOS, .macCatalyst, .tvOS, .visionOS])),
        .target(name: "SelectionAppKit", condition: .when(platforms: [.macOS])),
      ],
      swiftSettings: settings),
    .target(
      name: "SelectionSwiftUI",
      dependencies: ["SelectionCore", "SelectionLists", "SelectionObservation"],
      swiftSettings: settings),
    .target(
      name: "SelectionTraces", dependencies: ["SelectionCore", "SelectionOutline"],
      swiftSettings: settings),
    // What specifications of several modules, and the proofs, are written with.
    .target(
      name: "Fixtures", dependencies: ["SelectionCore"], path: "Tests/Specifications/Fixtures",
      swiftSettings: settings),
    .target(
      name: "RandomChoices", path: "Tests/Specifications/RandomChoices", swiftSettings: settings),
    specification("RowSetsTests", of: ["RowSets", "RandomChoices"]),
    specification(
      "SelectionListsTests", of: ["SelectionLists", "SelectionCore", "Fixtures", "RandomChoices"]),
    specification("SelectionCoreTests", of: ["SelectionCore", "Fixtures", "RandomChoices"]),
    specification("SelectionStoreTests", of: ["SelectionStore", "SelectionCore", "StoredFiles"]),
    specification(
      "SelectionObservationTests", of: ["SelectionObservation", "SelectionCore", "Fixtures"]),
    specification(
      "SelectionOutlineTests",
      of: [
        "AnyArguments", "SelectionOutline", "OutlineErrorTexts", "SelectionCore", "RandomChoices",
      ]),
    specification(
      "SelectionOutlineObservationTests",
      of: [
        "SelectionOutlineObservation", "SelectionOutline", "SelectionCore", "Fixtures",
        "RandomChoices",
      ]),
    specification("SelectionViewsTests", of: ["SelectionViews", "SelectionCore", "RandomChoices"]),
    specification(
      "SelectionOutlineViewsTests",
      of: [
        "SelectionOutlineViews", "SelectionUIKit", "SelectionOutline", "SelectionCore",
        "RandomChoices",
      ]),
    specification("SelectionUIKitTests", of: ["SelectionUIKit", "SelectionStore", "Fixtures"]),
    specification(
      "SelectionSwiftUITests",
      of: [
        "SelectionSwiftUI", "SelectionObservation", "SelectionOutlineObservation",
        "SelectionOutline", "SelectionCore",
      ]),
    specification(
      "SelectionTracesTests", of: ["SelectionTraces", "SelectionCore", "Fixtures"],
      exclude: ["Traces"]),
    specification(
      "HeadlessTableTests",
      of: ["HeadlessTable", "SelectionCore", "SelectionStore", "Fixtures", "RandomChoices"]),
    specification(
      "EveryInputTests",
      of: ["SelectionCore", "SelectionObservation", "SelectionOutline", "SelectionUIKit"]),
    // Any arguments and calls, whatever they are given to.
    .target(
      name: "AnyArguments", dependencies: ["SelectionCore", "RandomChoices"],
      path: "Tests/Specifications/AnyArguments", swiftSettings: settings),
    specification("AnyCallTests", of: ["AnyArguments", "SelectionCore", "RandomChoices"]),
    specification(
      "AnyDriverCallTests",
      of: [
        "AnyArguments", "SelectionObservation", "SelectionOutline",
        "SelectionOutlineObservation", "SelectionViews", "SelectionUIKit",
      ]),
    .target(name: "AppNames", path: "Tests/Specifications/AppNames", swiftSettings: settings),
    specification("UIKitNamesTests", of: ["UIKitNames", "AppNames"]),
    // Code as people have it in public, in the mode of Swift in which they wrote it.
    .testTarget(
      name: "PublicUIKitCodeTests", dependencies: ["UIKitNames"],
      path: "Tests/Specifications/PublicUIKitCodeTests",
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

// The command draws on POSIX terminals.
#if !os(Windows)
  package.products.append(.executable(name: "selection", targets: ["selection"]))
  package.targets += [
    .executableTarget(
      name: "selection",
      dependencies: ["SelectionCore", "SelectionOutline", "StoredFiles", "SelectionTraces"],
      swiftSettings: settings),
    specification("CommandTests", of: ["selection", "SelectionCore", "RandomChoices"]),
  ]
#endif

// All above is said again in Package@swift-6.0.swift, because a manifest can't read another one;
// `check manifests` compares them. Older manifests can't say what follows.
package.traits = [
  .trait(
    name: "InvariantChecks",
    description: "Checks every tree after every change, and counts nodes: for tests."),
  .trait(name: "GTK", description: "Lists and trees of GTK 4, whose headers it needs."),
]

// A product for GTK 4. Without its trait the module is empty and C's is in no build, so a machine
// without GTK builds the package as before. A nested package wouldn't do: nobody can depend on one
// that isn't at the root of a repository.
package.products.append(.library(name: "SelectionGTK", targets: ["SelectionGTK"]))
package.targets += [
  .systemLibrary(
    name: "CGTK", pkgConfig: "gtk4",
    providers: [.apt(["libgtk-4-dev"]), .yum(["gtk4-devel"]), .brew(["gtk4"])]),
  .target(
    name: "SelectionGTK",
    dependencies: [
      "SelectionCore", "SelectionOutline",
      .target(name: "CGTK", condition: .when(traits: ["GTK"])),
    ],
    swiftSettings: settings),
]

// Swift marks each function that others can see as used, so a linker keeps them all in every
// program; and it can't drop one of a section's functions alone. With both of the first two flags
// it drops what a program never calls; with one of them alone it drops nothing. With the third the
// code of all files is optimized together, so that functions that are equal are merged across
// files. That saves a third of what a table adds to a program, and a fiftieth of its instructions.
// With the fourth, functions begin at multiples of 4 bytes, not of 16, which saves 22 kB more. With
// the fifth, they have no tables for unwinding, which are a fifth of a small program: Swift's
// errors don't unwind, and its backtraces of crashes follow frame pointers. A debugger needs the
// debug information to see beyond a function of the library. Lists and cursors, whose code does
// little at a time, are optimized for size, which saves another 5 kB of a cursor's. And LLVM's code
// isn't verified, which takes a fiftieth of a build.
// Functions that a dynamic library exports stay in it. A manifest of Swift 6.2 or later may say
// this in a package on which others depend; on other systems it hasn't been measured.
#if os(Linux)
  let frontendFlags = [
    "-function-sections", "-internalize-at-link", "-enable-single-module-llvm-emission",
    "-disable-llvm-verify",
  ]
  for target in package.targets where target.type == .regular {
    target.swiftSettings? += [
      .unsafeFlags(
        ["-Xllvm", "-align-all-functions=2", "-Xllvm", "-force-attribute=nounwind"]
          + frontendFlags.flatMap { ["-Xfrontend", $0] }
          + (target.name == "SelectionLists" ? ["-Osize"] : []),
        .when(platforms: [.linux], configuration: .release))
    ]
  }
#endif
