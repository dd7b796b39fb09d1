// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

// What is compared exhaustively or at random with models so simple that they must be right, what is
// held to a cost, and what takes long: apart from the specifications, which `swift test` runs in
// the package above. The library's own folders are links, so that no more than they is built.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Proofs",
  platforms: [.macOS(.v10_15)],
  traits: [
    .trait(
      name: "InvariantChecks",
      description: "Checks every tree after every change, and counts nodes.")
  ],
  targets: [
    .target(name: "SelectionCore", swiftSettings: settings + [.strictMemorySafety()]),
    .target(name: "StoredFiles", swiftSettings: settings),
    .target(
      name: "SelectionStore", dependencies: ["SelectionCore", "StoredFiles"],
      swiftSettings: settings),
    .target(name: "SelectionOutline", dependencies: ["SelectionCore"], swiftSettings: settings),
    .target(
      name: "SelectionTraces", dependencies: ["SelectionCore", "SelectionOutline"],
      swiftSettings: settings),
    .executableTarget(
      name: "StoreWriter", dependencies: ["SelectionStore", "SelectionCore"],
      swiftSettings: settings),
    .testTarget(
      name: "SelectionCoreProofs", dependencies: ["SelectionCore"], swiftSettings: settings),
    // The specifications of outlines, most of which are comparisons: here the laws are checked too.
    .testTarget(
      name: "SelectionOutlineProofs", dependencies: ["SelectionOutline", "SelectionCore"],
      swiftSettings: settings),
    .testTarget(
      name: "SelectionTracesProofs", dependencies: ["SelectionTraces"], swiftSettings: settings),
    // What the fuzzers have kept is little: it is played sooner than its code is optimized.
    .target(
      name: "FuzzedCode", dependencies: ["SelectionCore", "SelectionTraces"],
      swiftSettings: settings + [.unsafeFlags(["-Onone"])]),
    .testTarget(
      name: "FuzzingProofs", dependencies: ["FuzzedCode"], swiftSettings: settings),
    .testTarget(
      name: "SelectionStoreProofs",
      dependencies: ["SelectionStore", "SelectionCore", "StoreWriter"], swiftSettings: settings),
  ]
)
