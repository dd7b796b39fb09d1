// SPDX-License-Identifier: MIT

/// What is broken, and the tests that are to notice it.
struct Subject {
  /// The folder by which its sources are named.
  let folder: String
  /// The folders in it that are broken; none for all of it.
  var broken: [String] = []
  /// The folders of the targets that are copied.
  let copied: [String]
  /// The targets, as a manifest says them.
  let targets: String

  /// The library itself: its tests, its proofs and those of the traces.
  ///
  /// The invariants are checked, as CI does; the tests take their smaller cases, as unoptimized
  /// ones do.
  static let core = Subject(
    folder: "Sources/SelectionCore",
    copied: [
      "Sources/SelectionCore", "Sources/SelectionTraces", "Tests/SelectionCoreTests",
      "Tests/SelectionTracesTests", "Tests/Proofs/Tests/SelectionCoreProofs",
    ],
    targets: """
          .target(name: "SelectionCore", dependencies: ["ActiveMutant"], swiftSettings: settings),
          .target(
            name: "SelectionTraces", dependencies: ["SelectionCore"], swiftSettings: settings),
          .testTarget(
            name: "SelectionCoreTests", dependencies: ["SelectionCore"],
            swiftSettings: settings + [.define("DEBUG")]),
          .testTarget(
            name: "SelectionCoreProofs", dependencies: ["SelectionCore"],
            path: "Tests/Proofs/Tests/SelectionCoreProofs",
            swiftSettings: settings + [.define("DEBUG")]),
          .testTarget(
            name: "SelectionTracesTests", dependencies: ["SelectionTraces", "SelectionCore"],
            exclude: ["Traces"], swiftSettings: settings),
      """)

  /// What stands on the library: the driver, the observable table, the stores and the double, with
  /// the tests of each.
  static let adapters = Subject(
    folder: "Sources",
    broken: [
      "SelectionViews", "SelectionUIKit", "SelectionObservation", "SelectionStore",
      "HeadlessTable",
    ],
    copied: [
      "Sources/SelectionCore", "Sources/StoredFiles", "Sources/SelectionErrorTexts",
      "Sources/SelectionStore",
      "Sources/SelectionObservation", "Sources/HeadlessTable", "Sources/FoundationNames",
      "Sources/UIKitNames", "Sources/SelectionViews", "Sources/SelectionUIKit",
      "Tests/SelectionStoreTests", "Tests/SelectionViewsTests",
      "Tests/SelectionObservationTests", "Tests/SelectionUIKitTests", "Tests/HeadlessTableTests",
      "Tests/AppNames", "Tests/UIKitNamesTests", "Tests/PlainCodeTests",
      // Support that the others link to.
      "Tests/SelectionCoreTests",
    ],
    targets: """
          .target(name: "SelectionCore", swiftSettings: settings),
          .target(name: "StoredFiles", swiftSettings: settings),
          .target(
            name: "SelectionErrorTexts", dependencies: ["SelectionCore"], swiftSettings: settings),
          .target(
            name: "SelectionStore",
            dependencies: ["ActiveMutant", "SelectionCore", "SelectionErrorTexts", "StoredFiles"],
            swiftSettings: settings),
          .target(
            name: "SelectionObservation", dependencies: ["ActiveMutant", "SelectionCore"],
            swiftSettings: settings),
          .target(
            name: "HeadlessTable", dependencies: ["ActiveMutant", "SelectionCore"],
            swiftSettings: settings),
          .target(
            name: "FoundationNames", dependencies: ["HeadlessTable", "SelectionCore"],
            swiftSettings: settings),
          .target(
            name: "UIKitNames", dependencies: ["FoundationNames", "HeadlessTable", "SelectionCore"],
            swiftSettings: settings),
          .target(
            name: "SelectionViews", dependencies: ["ActiveMutant", "SelectionCore"],
            swiftSettings: settings),
          .target(
            name: "SelectionUIKit",
            dependencies: ["ActiveMutant", "SelectionCore", "SelectionViews", "UIKitNames"],
            swiftSettings: settings),
          .testTarget(
            name: "SelectionViewsTests", dependencies: ["SelectionViews", "SelectionCore"],
            swiftSettings: settings + [.define("DEBUG")]),
          .testTarget(
            name: "SelectionStoreTests", dependencies: ["SelectionStore", "SelectionCore"],
            swiftSettings: settings + [.define("DEBUG")]),
          .testTarget(
            name: "SelectionObservationTests",
            dependencies: ["SelectionObservation", "SelectionCore"],
            swiftSettings: settings + [.define("DEBUG")]),
          .testTarget(
            name: "SelectionUIKitTests", dependencies: ["SelectionUIKit", "SelectionStore"],
            swiftSettings: settings + [.define("DEBUG")]),
          .testTarget(
            name: "HeadlessTableTests",
            dependencies: ["HeadlessTable", "SelectionCore", "SelectionStore"],
            swiftSettings: settings + [.define("DEBUG")]),
          .target(name: "AppNames", path: "Tests/AppNames", swiftSettings: settings),
          .testTarget(
            name: "UIKitNamesTests", dependencies: ["UIKitNames", "AppNames"],
            swiftSettings: settings + [.define("DEBUG")]),
          .testTarget(
            name: "PlainCodeTests", dependencies: ["UIKitNames"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
      """)

  /// Whether a file is broken, by its path in the folder.
  func isBroken(_ path: String) -> Bool {
    broken.isEmpty || broken.contains { path.hasPrefix($0 + "/") }
  }

  /// The manifest of the copy.
  var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let settings: [SwiftSetting] = [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .define("InvariantChecks"),
    ]
    let package = Package(
      name: "Mutants",
      targets: [
        .target(name: "ActiveMutant"),
    \(targets)
      ]
    )

    """
  }
}
