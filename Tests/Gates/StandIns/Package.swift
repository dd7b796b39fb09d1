// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

// The drivers of AppKit's and UIKit's views, built and tested with classes that take the places of
// the frameworks'. The folders of the library are links, or adapted copies: see `adapt.py`, which
// `run` calls.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A folder of the library as it is.
func linked(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Library/\(name)", swiftSettings: settings)
}

/// A folder of the library, adapted.
func adapted(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: ".build/Adapted/\(name)",
    swiftSettings: settings)
}

/// The replacement of a framework, the drivers of its views, and their tests.
func targets(of framework: String) -> [Target] {
  let used: [Target.Dependency] = [
    .byName(name: framework), "SelectionCore", "SelectionOutline", "SelectionViews",
  ]
  let drivers = "Selection\(framework)"
  let outlineDrivers = "\(framework)OutlineViews"
  return [
    .target(name: framework, dependencies: ["ObjectiveCStandIn"], swiftSettings: settings),
    adapted(drivers, used),
    adapted(outlineDrivers, used + [.byName(name: drivers)]),
    .testTarget(
      name: "\(framework)DriverTests",
      dependencies: used + [
        .byName(name: drivers), .byName(name: outlineDrivers), "ObjectiveCStandIn", "RandomChoices",
      ],
      swiftSettings: settings),
  ]
}

let package = Package(
  name: "StandIns",
  targets: [
    linked("RowSets"),
    linked("SelectionLists"),
    linked("SelectionCore", ["RowSets", "SelectionLists"]),
    linked("SelectionOutline", ["SelectionCore"]),
    .target(name: "RandomChoices", path: "RandomChoices", swiftSettings: settings),
    .target(name: "ObjectiveCStandIn", swiftSettings: settings),
    adapted("SelectionViews", ["SelectionCore", "ObjectiveCStandIn"]),
  ] + targets(of: "AppKit") + targets(of: "UIKit")
)
