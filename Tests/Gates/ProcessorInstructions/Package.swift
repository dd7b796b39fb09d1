// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

// The library's own folder is a link, so that only it is built, and the workloads are compiled like
// a client's code.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ProcessorInstructions",
  platforms: [.macOS(.v10_15)],
  targets: [
    .target(name: "RowSets", swiftSettings: settings),
    .target(name: "SelectionLists", swiftSettings: settings),
    .target(
      name: "SelectionCore", dependencies: ["RowSets", "SelectionLists"], swiftSettings: settings),
    .executableTarget(
      name: "ProcessorInstructions", dependencies: ["SelectionCore"],
      path: "ProcessorInstructions", swiftSettings: settings),
  ]
)
