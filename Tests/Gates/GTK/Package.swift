// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let core = Target.Dependency.product(name: "SelectionCore", package: "SelectionCore")

let package = Package(
  name: "GTKLists",
  platforms: [.macOS(.v10_15)],
  products: [.library(name: "SelectionGTK", targets: ["SelectionGTK"])],
  dependencies: [.package(name: "SelectionCore", path: "../../..")],
  targets: [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "SelectionGTK", dependencies: ["CGTK", core], swiftSettings: settings),
    .executableTarget(
      name: "MailList", dependencies: ["CGTK", "SelectionGTK", core], swiftSettings: settings),
    .executableTarget(
      name: "FileTree",
      dependencies: [
        "CGTK", "SelectionGTK", core,
        .product(name: "SelectionOutline", package: "SelectionCore"),
      ],
      swiftSettings: settings),
  ]
)
