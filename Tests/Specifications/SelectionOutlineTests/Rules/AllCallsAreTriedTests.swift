// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// Each method of an outline is among the calls that are tried with any arguments; the inputs are
/// those of `AnyArguments`, for whose completeness `EachCallIsTriedTests` looks.
final class AllCallsAreTriedTests: XCTestCase {
  /// The package of the proofs reaches these tests by a link.
  private let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("../../../..").standardized

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func calls() throws -> String {
    let folder = "Tests/Specifications/SelectionOutlineTests/Rules"
    return try text(of: "\(folder)/AnyOutlineCalls.swift")
      + text(of: "\(folder)/AnyOutlineCalls+Table.swift")
  }

  /// The words after some others, wherever these are.
  private func names(after prefix: String, in text: String) -> [String] {
    text.components(separatedBy: prefix).dropFirst().map { part in
      String(part.prefix { $0.isLetter })
    }
  }

  func testEachMethodIsTried() throws {
    let calls = try calls()
    let folder = "Sources/SelectionOutline"
    let files = try XCTUnwrap(
      FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path))
    var methods: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try text(of: "\(folder)/\(file)")
      methods.formUnion(names(after: "public mutating func ", in: text))
    }
    XCTAssertGreaterThan(methods.count, 35)
    XCTAssertEqual(methods.filter { name in !calls.contains("$0.\(name)(") }, [])
  }
}
