// SPDX-License-Identifier: MIT
import Foundation

/// A copy of the package, small enough to build quickly, in which the library is broken.
struct Workplace {
  /// The package that is copied.
  let root: URL
  let folder: URL

  /// The names of the targets that are copied, each with its folder.
  private static let folders = [
    "Sources/SelectionCore", "Sources/SelectionTraces", "Tests/SelectionCoreTests",
    "Tests/SelectionTracesTests", "Tests/Proofs/Tests/SelectionCoreProofs",
  ]

  /// The sources of the library, by their paths in it.
  func sources() throws -> [String: String] {
    let library = root.appendingPathComponent("Sources/SelectionCore")
    var sources: [String: String] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: library.path)
    for path in paths where path.hasSuffix(".swift") && !Self.areChecks(path) {
      sources[path] = try String(contentsOf: library.appendingPathComponent(path), encoding: .utf8)
    }
    return sources
  }

  /// Whether a file holds nothing but checks that tests add.
  private static func areChecks(_ path: String) -> Bool {
    path.hasSuffix("Node+Defects.swift") || path.hasSuffix("TreeCounters.swift")
  }

  /// Copies what is built again.
  func copy() throws {
    let files = FileManager.default
    // What an earlier build has found out of the tests would hide those that were added since.
    if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
    for name in Self.folders {
      let target = folder.appendingPathComponent(name)
      try files.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(at: root.appendingPathComponent(name), to: target)
    }
    let target = folder.appendingPathComponent("Sources/ActiveMutant")
    let include = target.appendingPathComponent("include")
    try files.createDirectory(at: include, withIntermediateDirectories: true)
    try write(Self.header, to: include.appendingPathComponent("ActiveMutant.h"))
    try write(Self.implementation, to: target.appendingPathComponent("ActiveMutant.c"))
    try write(Self.manifest, to: folder.appendingPathComponent("Package.swift"))
  }

  /// Writes a source of the library.
  func write(_ text: String, source path: String) throws {
    let imported = "public import ActiveMutant\n" + text
    try write(imported, to: folder.appendingPathComponent("Sources/SelectionCore/\(path)"))
  }

  private func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Which mutant is switched on is read once, before anything else runs.
  private static let header = """
    extern long activeMutant;
    static inline _Bool isMutant(long number) { return activeMutant == number; }

    """

  private static let implementation = """
    #include <stdlib.h>
    #include "ActiveMutant.h"
    long activeMutant = -1;
    __attribute__((constructor)) static void readActiveMutant(void) {
      const char *number = getenv("MUTANT");
      if (number) activeMutant = atol(number);
    }

    """

  /// The invariants are checked, as CI does; the tests take their smaller cases, as unoptimized
  /// ones do.
  private static let manifest = """
    // swift-tools-version: 6.3
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
        .target(name: "SelectionCore", dependencies: ["ActiveMutant"], swiftSettings: settings),
        .target(name: "SelectionTraces", dependencies: ["SelectionCore"], swiftSettings: settings),
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
      ]
    )

    """
}
