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

let fewerBytes: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xllvm", "-align-all-functions=2"]
      + [
        "-function-sections", "-internalize-at-link", "-enable-single-module-llvm-emission",
      ].flatMap { ["-Xfrontend", $0] })
]

let package = Package(
  name: "ProcessorInstructions",
  platforms: [.macOS(.v10_15)],
  targets: [
    // With the flags that the library has for fewer bytes, which save instructions, too.
    .target(name: "RowSets", swiftSettings: settings + fewerBytes),
    .target(name: "SelectionLists", swiftSettings: settings + fewerBytes),
    .target(
      name: "SelectionCore", dependencies: ["RowSets", "SelectionLists"],
      swiftSettings: settings + fewerBytes),
    .target(
      name: "SelectionOutline", dependencies: ["SelectionCore"],
      swiftSettings: settings + fewerBytes),
    .executableTarget(
      name: "ProcessorInstructions", dependencies: ["SelectionCore", "SelectionOutline"],
      path: "ProcessorInstructions", swiftSettings: settings),
  ]
)
