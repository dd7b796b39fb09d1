// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

// The library's own folder is a link: so it alone is built, and the workloads are compiled as a
// client's code is.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Instructions",
  platforms: [.macOS(.v10_15)],
  targets: [
    .target(name: "SelectionCore", swiftSettings: settings + [.strictMemorySafety()]),
    .executableTarget(
      name: "Instructions", dependencies: ["SelectionCore"], swiftSettings: settings),
  ]
)
