// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

// The library's own folders and the tests' naive models are links in Sources: so all is built for
// fuzzing with the invariants checked, and targets that are no products, such as the reader of
// traces, can be reached.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let fuzzers = [
  "TraceReader", "SnapshotDecoder", "RowSetPrograms", "TableUpdates", "TableSelectionPrograms",
  "IdentityPrograms", "ExtremeNumbers",
]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v10_15)],
  targets: [
    .target(
      name: "SelectionCore",
      swiftSettings: settings + [.strictMemorySafety(), .define("InvariantChecks")]),
    .target(name: "SelectionOutline", dependencies: ["SelectionCore"], swiftSettings: settings),
    .target(
      name: "SelectionTraces", dependencies: ["SelectionCore", "SelectionOutline"],
      swiftSettings: settings),
    .target(
      name: "FuzzedCode", dependencies: ["SelectionCore", "SelectionTraces"],
      swiftSettings: settings),
  ]
    + fuzzers.map { name in
      .executableTarget(
        name: name, dependencies: ["FuzzedCode"],
        swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])],
        linkerSettings: [.unsafeFlags(["-use-ld=lld"])])
    }
)
