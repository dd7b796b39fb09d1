// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

// The library's own folders, and those of its tests that use threads, are links: so only they are
// built for the thread sanitizer, and the tests stay with the others.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // See Transaction.
  .define("ThreadSanitizer"),
]

let package = Package(
  name: "Threads",
  platforms: [.macOS(.v10_15)],
  targets: [
    .target(name: "SelectionCore", swiftSettings: settings + [.strictMemorySafety()]),
    .target(name: "StoredFiles", swiftSettings: settings),
    .target(
      name: "SelectionStore", dependencies: ["SelectionCore", "StoredFiles"],
      swiftSettings: settings),
    .testTarget(
      name: "ThreadTests", dependencies: ["SelectionStore", "SelectionCore"],
      swiftSettings: settings),
  ]
)
