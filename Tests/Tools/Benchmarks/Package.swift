// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    // As of another package, it is measured as clients have it: without `package` access. The trait
    // is for CI, which builds all such packages in one folder (.ci/lean).
    .package(name: "SelectionCore", path: "../../..", traits: ["GTK"]),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
  ],
  targets: [
    .target(name: "CRoaring", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "Allocations"),
    .target(
      name: "RandomChoices", path: "Specifications/RandomChoices", swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Allocations", "CRoaring", "RandomChoices",
        .product(name: "RowSets", package: "SelectionCore"),
        .product(name: "SelectionCore", package: "SelectionCore"),
        .product(name: "SelectionObservation", package: "SelectionCore"),
        .product(name: "SelectionOutline", package: "SelectionCore"),
        .product(name: "BitCollections", package: "swift-collections"),
      ],
      swiftSettings: settings),
  ]
)
