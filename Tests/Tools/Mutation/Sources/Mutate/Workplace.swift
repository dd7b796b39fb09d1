// SPDX-License-Identifier: MIT
import Foundation

/// A copy of the package, small enough to build quickly, in which the library is broken.
struct Workplace {
  /// The package that is copied.
  let root: URL
  let folder: URL

  /// The code to break in it.
  let subject: Subject

  /// The sources that can be broken, by path.
  func sources() throws -> [String: String] {
    var sources: [String: String] = [:]
    let folder = root.appendingPathComponent(subject.folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths where path.hasSuffix(".swift") && subject.isBroken(path) {
      guard !Self.areChecks(path) else { continue }
      sources[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
    return sources
  }

  /// Whether a file contains only checks for tests.
  private static func areChecks(_ path: String) -> Bool {
    path.hasSuffix("Node+Defects.swift") || path.hasSuffix("TreeCounters.swift")
  }

  /// Copies the files to build.
  func copy() throws {
    let files = FileManager.default
    // The test list of an earlier build would hide tests that were added since.
    if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
    for name in subject.copied {
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
    try write(subject.manifest, to: folder.appendingPathComponent("Package.swift"))
  }

  /// Writes a source that can be broken.
  func write(_ text: String, source path: String) throws {
    let imported = "public import ActiveMutant\n" + text
    try write(imported, to: folder.appendingPathComponent("\(subject.folder)/\(path)"))
  }

  private func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The mutant that is switched on is read once, before anything else runs.
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
}
