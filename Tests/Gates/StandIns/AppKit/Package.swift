// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

// The drivers of AppKit's views, built and tested with classes that take AppKit's place. The
// folders of the library are links, or adapted copies: see `adapt.py`, which `run` calls.
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

let package = Package(
  name: "AppKitStandIn",
  targets: [
    linked("RowSets"),
    linked("SelectionLists"),
    linked("SelectionCore", ["RowSets", "SelectionLists"]),
    linked("SelectionErrorTexts", ["SelectionCore"]),
    linked("SelectionOutline", ["SelectionCore"]),
    .target(name: "RandomChoices", path: "RandomChoices", swiftSettings: settings),
    .target(name: "ObjectiveCStandIn", swiftSettings: settings),
    .target(name: "AppKit", dependencies: ["ObjectiveCStandIn"], swiftSettings: settings),
    adapted("SelectionViews", ["SelectionCore", "ObjectiveCStandIn"]),
    adapted(
      "SelectionAppKit", ["AppKit", "SelectionCore", "SelectionErrorTexts", "SelectionViews"]),
    adapted(
      "SelectionOutlineViews",
      ["AppKit", "SelectionAppKit", "SelectionCore", "SelectionOutline", "SelectionViews"]),
    .testTarget(
      name: "AppKitDriverTests",
      dependencies: [
        "AppKit", "RandomChoices", "SelectionAppKit", "SelectionCore", "SelectionOutline",
        "SelectionOutlineViews", "SelectionViews",
      ],
      swiftSettings: settings),
  ]
)
