// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

// The library's own folder is a link, so that only it is built, and the workloads are compiled like
// a client's code.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ProcessorInstructions",
  platforms: [.macOS(.v10_15)],
  targets: [
    // With the flags that the library's manifest has for what is linked.
    .target(
      name: "SelectionCore",
      swiftSettings: settings + [
        .unsafeFlags(
          ["-function-sections", "-internalize-at-link"].flatMap { ["-Xfrontend", $0] })
      ]),
    .executableTarget(
      name: "ProcessorInstructions", dependencies: ["SelectionCore"],
      path: "ProcessorInstructions", swiftSettings: settings),
  ]
)
