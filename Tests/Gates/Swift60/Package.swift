// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT
import PackageDescription

// The core's specifications with Swift 6.0, without those of other modules, some of which are
// written in newer Swift. Their folder is a link, because a package has no targets outside of its
// folder.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]
let core = Target.Dependency.product(name: "SelectionCore", package: "SelectionCore")

let package = Package(
  name: "Swift60",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "SelectionCore", path: "../../..")],
  targets: [
    .target(
      name: "Fixtures", dependencies: [core], path: "Specifications/Fixtures",
      swiftSettings: settings),
    .target(
      name: "RandomChoices", path: "Specifications/RandomChoices", swiftSettings: settings),
    .testTarget(
      name: "SelectionCoreTests", dependencies: [core, "Fixtures", "RandomChoices"],
      path: "Specifications/SelectionCoreTests", swiftSettings: settings),
  ]
)
