// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT
import PackageDescription

// The core's specifications with Swift 6.0, without those of other modules, some of which are
// written in newer Swift. The folders of the library and of the specifications are links, because a
// package has no targets outside of its folder.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Swift60",
  platforms: [.macOS(.v10_15)],
  targets: [
    .target(name: "RowSets", swiftSettings: settings),
    .target(name: "SelectionLists", swiftSettings: settings),
    .target(
      name: "SelectionCore", dependencies: ["RowSets", "SelectionLists"], swiftSettings: settings),
    .target(
      name: "Fixtures", dependencies: ["SelectionCore"], path: "Specifications/Fixtures",
      swiftSettings: settings),
    .target(
      name: "RandomChoices", path: "Specifications/RandomChoices", swiftSettings: settings),
    .testTarget(
      name: "SelectionCoreTests", dependencies: ["SelectionCore", "Fixtures", "RandomChoices"],
      path: "Specifications/SelectionCoreTests", swiftSettings: settings),
  ]
)
