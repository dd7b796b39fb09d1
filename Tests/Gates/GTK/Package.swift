// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let dependencies: [Target.Dependency] = ["SelectionCore", "SelectionGTK", "SelectionOutline"].map {
  .product(name: $0, package: "SelectionCore")
}

let package = Package(
  name: "GTKLists",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "SelectionCore", path: "../../..", traits: ["GTK"])],
  targets: [
    .target(name: "Reports", dependencies: dependencies, swiftSettings: settings),
    .executableTarget(
      name: "MailList", dependencies: ["Reports"] + dependencies, swiftSettings: settings),
    .executableTarget(
      name: "FileTree", dependencies: ["Reports"] + dependencies, swiftSettings: settings),
    // The app of the article, as the article has it.
    .executableTarget(name: "ArticleApp", dependencies: dependencies, swiftSettings: settings),
  ]
)
