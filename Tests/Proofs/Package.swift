// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

// What is compared exhaustively or at random with models so simple that they must be right, what is
// held to a cost, and what takes long: apart from the specifications, which `swift test` runs in
// the package above. The folders of the library and of the specifications are links, because a
// package has no targets outside of its folder.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// What compares little, or leaves most to the library, is tried sooner than its own code is
// optimized; with FULL=1 all is.
let isTriedSoon = ["FULL", "PROOFS"].allSatisfy { Context.environment[$0] == nil }
let triedSoon = settings + (isTriedSoon ? [.unsafeFlags(["-Onone"])] : [])

let package = Package(
  name: "Proofs",
  platforms: [.macOS(.v10_15)],
  traits: [
    .trait(
      name: "InvariantChecks",
      description: "Checks every tree after every change, and counts nodes."),
    .trait(name: "ThreadSanitizer", description: "See Transaction."),
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
    .target(name: "SelectionOutline", dependencies: ["SelectionCore"], swiftSettings: settings),
    .target(
      name: "OutlineErrorTexts", dependencies: ["SelectionOutline"], swiftSettings: settings),
    .target(
      name: "SelectionTraces", dependencies: ["SelectionCore", "SelectionOutline"],
      swiftSettings: triedSoon),
    .target(
      name: "Fixtures", dependencies: ["SelectionCore"], path: "Specifications/Fixtures",
      swiftSettings: settings),
    .target(
      name: "RandomChoices", path: "Specifications/RandomChoices", swiftSettings: settings),
    // Models so simple that they must be right, programs that take any choices, and comparisons.
    .target(
      name: "Naive", dependencies: ["SelectionCore", "RandomChoices"], path: "Naive",
      swiftSettings: settings),
  ]
)

// The model of outlines is the specifications' own, by a link.
let fuzzed: [Target.Dependency] = [
  "SelectionCore", "SelectionOutline", "SelectionStore", "StoredFiles", "SelectionTraces", "Naive",
  "NaiveOutline", "RandomChoices", "AnyArguments",
]
if Context.environment["PROOFS"] != "threads" {
  package.targets.append(
    .target(
      name: "NaiveOutline", dependencies: ["SelectionCore", "SelectionOutline"],
      path: "Fuzzing/NaiveOutline", swiftSettings: triedSoon))
  package.targets.append(
    .target(
      name: "AnyArguments", dependencies: ["SelectionCore", "RandomChoices"],
      path: "Specifications/AnyArguments", swiftSettings: triedSoon))
}

// Each sanitizer wants all code built for it, and most tests show it nothing.
switch Context.environment["PROOFS"] {
case "threads":
  // What has threads: values that tasks share, and files. All else has one thread.
  package.targets += [
    .testTarget(
      name: "ThreadTests",
      dependencies: ["SelectionCore", "SelectionOutline", "Fixtures", "RandomChoices"],
      path: "ThreadTests",
      swiftSettings: settings),
    .testTarget(
      name: "SelectionStoreTests",
      dependencies: ["SelectionStore", "SelectionCore", "StoredFiles"],
      path: "Specifications/SelectionStoreTests", swiftSettings: settings),
  ]
case "fuzzing":
  let fuzzers = [
    "TraceReader", "SnapshotDecoder", "RowSetPrograms", "TableUpdates", "TableSelectionPrograms",
    "IdentityPrograms", "OutlinePrograms", "PointerPrograms", "StoredFilePrograms",
    "ExtremeNumbers",
  ]
  package.targets.append(
    .target(
      name: "FuzzedCode",
      dependencies: fuzzed, path: "Fuzzing/FuzzedCode", swiftSettings: settings))
  package.targets += fuzzers.map { name in
    .executableTarget(
      name: name, dependencies: ["FuzzedCode"], path: "Fuzzing/\(name)",
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])])
  }
default:
  package.targets += [
    .executableTarget(
      name: "StoreWriter", dependencies: ["SelectionStore", "SelectionCore"], path: "StoreWriter",
      swiftSettings: settings),
    .testTarget(
      name: "SelectionCoreProofs",
      dependencies: ["SelectionCore", "Naive", "Fixtures", "RandomChoices"],
      path: "SelectionCoreProofs", swiftSettings: triedSoon),
    // The cursor beside a table, in more programs.
    .testTarget(
      name: "SelectionListsProofs",
      dependencies: ["SelectionLists", "SelectionCore", "Fixtures", "RandomChoices"],
      path: "Specifications/SelectionListsTests", swiftSettings: triedSoon),
    // The specifications of outlines, most of which are comparisons: here the laws are checked too.
    .testTarget(
      name: "SelectionOutlineProofs",
      dependencies: [
        "AnyArguments", "SelectionOutline", "OutlineErrorTexts", "SelectionCore", "RandomChoices",
      ],
      path: "Specifications/SelectionOutlineTests", swiftSettings: triedSoon),
    // Any calls with any arguments: here there are more, and the laws are checked too.
    .testTarget(
      name: "AnyCallProofs", dependencies: ["AnyArguments", "SelectionCore", "RandomChoices"],
      path: "Specifications/AnyCallTests", swiftSettings: triedSoon),
    .testTarget(
      name: "SelectionTracesProofs", dependencies: ["SelectionTraces"],
      path: "SelectionTracesProofs", swiftSettings: triedSoon),
    // What the fuzzers have kept.
    .target(
      name: "FuzzedCode",
      dependencies: fuzzed, path: "Fuzzing/FuzzedCode",
      swiftSettings: triedSoon),
    .testTarget(
      name: "FuzzingProofs", dependencies: ["FuzzedCode"], path: "Fuzzing/FuzzingProofs",
      swiftSettings: triedSoon),
    .testTarget(
      name: "SelectionStoreProofs",
      dependencies: ["SelectionStore", "SelectionCore", "StoreWriter"],
      path: "SelectionStoreProofs", swiftSettings: triedSoon),
  ]
}
