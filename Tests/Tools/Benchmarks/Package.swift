// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0")
  ],
  targets: [
    // The library's sources, as a module of this package, so that peers are also compared with its
    // internals.
    .target(
      name: "RowSets", path: "Library/RowSets",
      swiftSettings: [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
    .target(
      name: "SelectionLists", path: "Library/SelectionLists",
      swiftSettings: [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
    .target(
      name: "SelectionCore", dependencies: ["RowSets", "SelectionLists"],
      path: "Library/SelectionCore",
      swiftSettings: [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
    .target(
      name: "SelectionObservation", dependencies: ["SelectionCore"],
      path: "Library/SelectionObservation",
      swiftSettings: [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
    .target(
      name: "SelectionOutline", dependencies: ["SelectionCore"], path: "Library/SelectionOutline",
      swiftSettings: [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
    .target(name: "CRoaring", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "Allocations"),
    .target(
      name: "RandomChoices", path: "Specifications/RandomChoices",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Allocations", "CRoaring", "RandomChoices", "SelectionCore", "SelectionObservation",
        "SelectionOutline",
        .product(name: "BitCollections", package: "swift-collections"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
