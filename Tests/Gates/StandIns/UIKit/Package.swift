// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

// The drivers of UIKit's views with UIKit replaced; the module has its name, so that what
// asks for it by `canImport` finds it. Modules that don't depend on a system are links to the
// library's own; those of the drivers are copies, which adapt.py makes.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of the library.
func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Library/\(name)", swiftSettings: settings)
}

/// A module of drivers, as adapt.py has adapted it.
func adapted(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: ".build/adapted/\(name)", swiftSettings: settings)
}

let package = Package(
  name: "UIKitStandIn",
  targets: [
    library("RowSets"),
    library("SelectionLists"),
    library("SelectionCore", ["RowSets", "SelectionLists"]),
    library("SelectionOutline", ["SelectionCore"]),
    .target(name: "ObjectiveCRuntime", path: "ObjectiveCRuntime", swiftSettings: settings),
    .target(
      name: "UIKit", dependencies: ["ObjectiveCRuntime"], path: "UIKit", swiftSettings: settings),
    adapted("SelectionViews", ["SelectionCore", "ObjectiveCRuntime"]),
    adapted("SelectionUIKit", ["SelectionCore", "SelectionViews", "UIKit"]),
    adapted(
      "SelectionOutlineViews",
      ["SelectionCore", "SelectionOutline", "SelectionViews", "SelectionUIKit", "UIKit"]),
    .target(name: "RandomChoices", path: "RandomChoices", swiftSettings: settings),
    .testTarget(
      name: "UIKitDriverTests",
      dependencies: [
        "SelectionCore", "SelectionOutline", "SelectionViews", "SelectionUIKit",
        "SelectionOutlineViews", "UIKit", "ObjectiveCRuntime", "RandomChoices",
      ],
      path: "Tests", swiftSettings: settings),
  ]
)
