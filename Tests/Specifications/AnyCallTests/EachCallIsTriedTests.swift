// SPDX-License-Identifier: MIT
import AnyArguments
import Foundation
import SelectionCore
import XCTest

/// Each method of the library, and each input, is among the calls that are tried.
final class EachCallIsTriedTests: XCTestCase {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .resolvingSymlinksInPath()
  private func module(_ name: String) -> URL {
    folder.appendingPathComponent("../../../Sources/\(name)").standardized
  }

  /// The words after a dot in what is tried.
  private func tried() throws -> Set<String> {
    let shared = folder.appendingPathComponent("../AnyArguments").standardized
    return try SourceText(of: folder) { !$0.hasPrefix("Each") }.names(after: ".")
      .union(SourceText(of: shared).names(after: "."))
  }

  func testEachMethodIsTried() throws {
    var methods: Set<String> = []
    for name in ["RowSets", "SelectionCore"] {
      let sources = try SourceText(of: module(name))
      methods.formUnion(sources.names(after: "public mutating func "))
      methods.formUnion(sources.names(after: "public func "))
    }
    XCTAssertGreaterThan(methods.count, 120)
    // What the language calls: for comparing, hashing, coding and loops.
    let implicit: Set = ["", "encode", "hash", "makeIterator"]
    XCTAssertEqual(methods.subtracting(try tried()).subtracting(implicit), [])
  }

  func testEachInputIsTried() throws {
    let text = try String(
      contentsOf: module("SelectionCore")
        .appendingPathComponent("Selection/Input/SelectionInput.swift"),
      encoding: .utf8)
    let declaration = try XCTUnwrap(text.components(separatedBy: "\n}\n").first)
    let cases = SourceText.names(after: "  case ", in: declaration)
      .union(SourceText.names(after: "  indirect case ", in: declaration))
    XCTAssertGreaterThan(cases.count, 50)
    // Each effect on a row has a function of its own.
    let inputs = cases.subtracting(["act"]).union(RowEffect.allCases.map { $0.rawValue })
    XCTAssertEqual(inputs.subtracting(try tried()), [])
  }
}
