// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "SelectionCore",
  platforms: [
    .macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    .library(name: "SelectionCore", targets: ["SelectionCore"]),
    .library(name: "SelectionStore", targets: ["SelectionStore"]),
    .library(name: "SelectionObservation", targets: ["SelectionObservation"]),
    .library(name: "SelectionOutline", targets: ["SelectionOutline"]),
    .library(name: "SelectionViews", targets: ["SelectionViews"]),
    .library(name: "SelectionUIKit", targets: ["SelectionUIKit"]),
    .library(name: "SelectionAppKit", targets: ["SelectionAppKit"]),
    .library(name: "SelectionSwiftUI", targets: ["SelectionSwiftUI"]),
    .library(name: "HeadlessTable", targets: ["HeadlessTable"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
  ],
  traits: [
    .trait(
      name: "InvariantChecks",
      description: "Checks every tree after every change, and counts nodes: for tests.")
  ],
  targets: [
    .target(name: "SelectionCore", swiftSettings: settings + [.strictMemorySafety()]),
    .target(name: "StoredFiles", swiftSettings: settings),
    .target(
      name: "SelectionErrorTexts", dependencies: ["SelectionCore"], swiftSettings: settings),
    .target(
      name: "SelectionStore",
      dependencies: ["SelectionCore", "SelectionErrorTexts", "StoredFiles"],
      swiftSettings: settings),
    .target(
      name: "SelectionObservation", dependencies: ["SelectionCore", "SelectionErrorTexts"],
      swiftSettings: settings),
    .target(
      name: "SelectionOutline", dependencies: ["SelectionCore"], swiftSettings: settings),
    .target(name: "HeadlessTable", dependencies: ["SelectionCore"], swiftSettings: settings),
    .target(
      name: "FoundationNames", dependencies: ["HeadlessTable", "SelectionCore"],
      swiftSettings: settings),
    .target(
      name: "UIKitNames", dependencies: ["FoundationNames", "HeadlessTable", "SelectionCore"],
      swiftSettings: settings),
    .target(
      name: "SelectionViews", dependencies: ["SelectionCore"], swiftSettings: settings),
    .target(
      name: "SelectionUIKit",
      dependencies: [
        "SelectionCore", "SelectionErrorTexts", "SelectionViews",
        // Where UIKit has tables, an app gets nothing of the double.
        .target(
          name: "UIKitNames",
          condition: .when(
            platforms: [.macOS, .watchOS, .linux, .windows, .android, .openbsd, .wasi])),
      ],
      swiftSettings: settings),
    .target(
      name: "SelectionAppKit",
      dependencies: ["SelectionCore", "SelectionErrorTexts", "SelectionViews"],
      swiftSettings: settings),
    .target(
      name: "SelectionSwiftUI", dependencies: ["SelectionCore", "SelectionObservation"],
      swiftSettings: settings),
    .target(
      name: "SelectionTraces", dependencies: ["SelectionCore", "SelectionOutline"],
      swiftSettings: settings),
    .testTarget(
      name: "SelectionCoreTests", dependencies: ["SelectionCore"], swiftSettings: settings),
    .testTarget(
      name: "SelectionStoreTests",
      dependencies: ["SelectionStore", "SelectionCore"],
      swiftSettings: settings),
    .testTarget(
      name: "SelectionObservationTests", dependencies: ["SelectionObservation", "SelectionCore"],
      swiftSettings: settings),
    .testTarget(
      name: "SelectionOutlineTests", dependencies: ["SelectionOutline", "SelectionCore"],
      swiftSettings: settings),
    .testTarget(
      name: "SelectionViewsTests", dependencies: ["SelectionViews", "SelectionCore"],
      swiftSettings: settings),
    .testTarget(
      name: "SelectionUIKitTests", dependencies: ["SelectionUIKit", "SelectionStore"],
      swiftSettings: settings),
    .testTarget(
      name: "SelectionSwiftUITests",
      dependencies: ["SelectionSwiftUI", "SelectionObservation", "SelectionCore"],
      swiftSettings: settings),
    .testTarget(
      name: "EveryInputTests",
      dependencies: ["SelectionCore", "SelectionObservation", "SelectionUIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "SelectionTracesTests", dependencies: ["SelectionTraces", "SelectionCore"],
      exclude: ["Traces"], swiftSettings: settings),
    .testTarget(
      name: "HeadlessTableTests",
      dependencies: ["HeadlessTable", "SelectionCore", "SelectionStore"],
      swiftSettings: settings),
    .target(name: "AppNames", path: "Tests/AppNames", swiftSettings: settings),
    .testTarget(
      name: "UIKitNamesTests", dependencies: ["UIKitNames", "AppNames"], swiftSettings: settings),
    .testTarget(
      name: "PlainCodeTests", dependencies: ["UIKitNames"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

// The command draws on POSIX terminals.
#if !os(Windows)
  package.products.append(.executable(name: "selection", targets: ["selection"]))
  package.targets += [
    .executableTarget(
      name: "selection",
      dependencies: ["SelectionCore", "SelectionOutline", "StoredFiles", "SelectionTraces"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandTests", dependencies: ["selection", "SelectionCore"],
      swiftSettings: settings),
  ]
#endif
