// SPDX-License-Identifier: MIT

/// The code to break, and the tests that should detect it.
struct Subject {
  /// The folder relative to which its sources are named.
  let folder: String
  /// The folders in it that are broken; empty for all of it.
  var broken: [String] = []
  /// The folders of the targets that are copied.
  let copied: [String]
  /// The targets, in the syntax of a manifest.
  let targets: String

  /// The library itself: its tests, its proofs and those of the traces.
  ///
  /// The invariants are checked, as in CI; the tests use their smaller cases, like unoptimized
  /// ones.
  static let core = Subject(
    folder: "Sources",
    broken: ["RowSets", "SelectionLists", "SelectionCore"],
    copied: [
      "Sources/RowSets", "Sources/SelectionLists", "Sources/SelectionCore",
      "Sources/SelectionOutline", "Sources/SelectionTraces", "Tests/Proofs/SelectionCoreProofs",
      "Tests/Proofs/Naive",
    ] + specifications(["RowSetsTests", "SelectionCoreTests", "SelectionTracesTests"]),
    targets: """
          .target(name: "RowSets", dependencies: ["ActiveMutant"], swiftSettings: settings),
          .target(name: "SelectionLists", dependencies: ["ActiveMutant"], swiftSettings: settings),
          .target(
            name: "SelectionCore", dependencies: ["ActiveMutant", "RowSets", "SelectionLists"],
            swiftSettings: settings),
          .target(
            name: "SelectionOutline", dependencies: ["SelectionCore"], swiftSettings: settings),
          .target(
            name: "SelectionTraces", dependencies: ["SelectionCore", "SelectionOutline"],
            swiftSettings: settings),
          specification("RowSetsTests", of: ["RowSets", "RandomChoices"]),
          specification("SelectionCoreTests", of: ["SelectionCore", "Fixtures", "RandomChoices"]),
          .target(
            name: "Naive", dependencies: ["SelectionCore", "RandomChoices"],
            path: "Tests/Proofs/Naive", swiftSettings: settings + [.define("DEBUG")]),
          .testTarget(
            name: "SelectionCoreProofs",
            dependencies: ["SelectionCore", "Naive", "Fixtures", "RandomChoices"],
            path: "Tests/Proofs/SelectionCoreProofs", swiftSettings: settings + [.define("DEBUG")]),
          specification(
            "SelectionTracesTests", of: ["SelectionTraces", "SelectionCore", "Fixtures"],
            exclude: ["Traces"]),
      """)

  /// The products built on the library: the driver, the observable table, the stores and the
  /// double, with the tests of each.
  static let adapters = Subject(
    folder: "Sources",
    broken: [
      "SelectionViews", "SelectionUIKit", "SelectionObservation", "SelectionStore",
      "HeadlessTable",
    ],
    copied: [
      "Sources/RowSets", "Sources/SelectionLists", "Sources/SelectionCore", "Sources/StoredFiles",
      "Sources/SelectionErrorTexts", "Sources/SelectionStore",
      "Sources/SelectionObservation", "Sources/HeadlessTable", "Sources/FoundationNames",
      "Sources/UIKitNames", "Sources/SelectionViews", "Sources/SelectionUIKit",
    ]
      + specifications([
        "SelectionStoreTests", "SelectionViewsTests", "SelectionObservationTests",
        "SelectionUIKitTests", "HeadlessTableTests", "AppNames", "UIKitNamesTests",
        "PublicUIKitCodeTests",
      ]),
    targets: """
          .target(name: "RowSets", swiftSettings: settings),
          .target(name: "SelectionLists", swiftSettings: settings),
          .target(
            name: "SelectionCore", dependencies: ["RowSets", "SelectionLists"],
            swiftSettings: settings),
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
          specification(
            "SelectionViewsTests", of: ["SelectionViews", "SelectionCore", "RandomChoices"]),
          specification("SelectionStoreTests", of: ["SelectionStore", "SelectionCore"]),
          specification(
            "SelectionObservationTests",
            of: ["SelectionObservation", "SelectionCore", "Fixtures"]),
          specification(
            "SelectionUIKitTests", of: ["SelectionUIKit", "SelectionStore", "Fixtures"]),
          specification(
            "HeadlessTableTests",
            of: ["HeadlessTable", "SelectionCore", "SelectionStore", "Fixtures", "RandomChoices"]),
          .target(name: "AppNames", path: "Tests/Specifications/AppNames", swiftSettings: settings),
          specification("UIKitNamesTests", of: ["UIKitNames", "AppNames"]),
          .testTarget(
            name: "PublicUIKitCodeTests", dependencies: ["UIKitNames"],
            path: "Tests/Specifications/PublicUIKitCodeTests",
            swiftSettings: [.swiftLanguageMode(.v5)]),
      """)

  /// The folders of specifications that are copied: those that are named, and what they all use.
  private static func specifications(_ names: [String]) -> [String] {
    (names + ["Fixtures", "RandomChoices"]).map { "Tests/Specifications/\($0)" }
  }

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
    func support(_ name: String, of targets: [Target.Dependency]) -> Target {
      .target(
        name: name, dependencies: targets, path: "Tests/Specifications/\\(name)",
        swiftSettings: settings + [.define("DEBUG")])
    }
    func specification(
      _ name: String, of targets: [Target.Dependency], exclude: [String] = []
    ) -> Target {
      .testTarget(
        name: name, dependencies: targets, path: "Tests/Specifications/\\(name)", exclude: exclude,
        swiftSettings: settings + [.define("DEBUG")])
    }
    let package = Package(
      name: "Mutants",
      targets: [
        .target(name: "ActiveMutant"),
        support("Fixtures", of: ["SelectionCore"]),
        support("RandomChoices", of: []),
    \(targets)
      ]
    )

    """
  }
}
