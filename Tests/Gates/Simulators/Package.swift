// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

// The tests that run on any system, for simulators: tests of the driver and of UIKit's names need
// the table without a screen, which replaces UIKit on systems without it, and those of the command
// start processes. The library's own folders and the tests' are links.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Simulators",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [.library(name: "Simulators", targets: ["SelectionObservation", "SelectionStore"])],
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
    .target(name: "HeadlessTable", dependencies: ["SelectionCore"], swiftSettings: settings),
    .target(
      name: "Fixtures", dependencies: ["SelectionCore"], path: "Tests/Fixtures",
      swiftSettings: settings),
    .target(name: "RandomChoices", path: "Tests/RandomChoices", swiftSettings: settings),
    .testTarget(
      name: "SelectionCoreTests", dependencies: ["SelectionCore", "Fixtures", "RandomChoices"],
      swiftSettings: settings),
    .testTarget(
      name: "SelectionStoreTests",
      dependencies: ["SelectionStore", "SelectionCore", "StoredFiles"],
      swiftSettings: settings),
    .testTarget(
      name: "SelectionObservationTests",
      dependencies: ["SelectionObservation", "SelectionCore", "Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessTableTests",
      dependencies: [
        "HeadlessTable", "SelectionCore", "SelectionStore", "Fixtures", "RandomChoices",
      ],
      swiftSettings: settings),
  ]
)
