// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

// What needs nothing but Swift: no bash, no other package, and seconds to build.
let package = Package(
  name: "Tools",
  platforms: [.macOS(.v13)],
  targets: [
    .executableTarget(
      name: "check", path: "Check",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
