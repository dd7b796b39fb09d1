// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "Mutation",
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .executableTarget(
      name: "Mutate",
      dependencies: [
        "RandomChoices",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "RandomChoices", path: "Specifications/RandomChoices",
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
