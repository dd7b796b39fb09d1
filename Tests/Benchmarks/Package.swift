// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "SelectionCore", path: "../.."),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
  ],
  targets: [
    .target(name: "CRoaring", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "Allocations"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Allocations", "CRoaring",
        .product(name: "SelectionCore", package: "SelectionCore"),
        .product(name: "BitCollections", package: "swift-collections"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
