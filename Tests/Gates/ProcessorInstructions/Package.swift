// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "ProcessorInstructions",
  platforms: [.macOS(.v10_15)],
  // The workloads are compiled like a client's code.
  dependencies: [.package(name: "SelectionCore", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ProcessorInstructions",
      dependencies: [
        .product(name: "SelectionCore", package: "SelectionCore"),
        .product(name: "SelectionOutline", package: "SelectionCore"),
      ],
      path: "ProcessorInstructions",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
