// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// Each method and each property that can be set, of what applies inputs to a table, is tried.
final class EachVerbIsTriedTests: XCTestCase {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .resolvingSymlinksInPath()

  private func text(of folder: URL, _ isWanted: (String) -> Bool = { _ in true }) throws -> String {
    let files = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.path))
    var text = ""
    for case let file as String in files where file.hasSuffix(".swift") && isWanted(file) {
      text += try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    return text
  }

  /// The words after some others, wherever these are.
  private func names(after prefix: String, in text: String) -> Set<String> {
    Set(
      text.components(separatedBy: prefix).dropFirst().map {
        String($0.prefix { $0.isLetter || $0 == "_" })
      })
  }

  private func expectTried(_ module: String, except others: Set<String> = []) throws {
    let calls = try text(of: folder) { !$0.hasPrefix("Each") }
    let shared = try text(of: folder.appendingPathComponent("../AnyArguments").standardized)
    let sources = folder.appendingPathComponent("../../../Sources/\(module)").standardized
    let library = try text(of: sources) {
      !$0.hasPrefix("Collection") && !$0.hasPrefix("Forwarding")
    }
    let methods = names(after: "public mutating func ", in: library)
      .union(names(after: "public func ", in: library))
      .union(names(after: "public override func ", in: library))
    XCTAssertGreaterThan(methods.count, 5)
    let tried = names(after: ".", in: calls + shared)
    // What the language and the coder call.
    let implicit: Set = ["", "encode", "hash", "init"]
    XCTAssertEqual(methods.subtracting(tried).subtracting(implicit).subtracting(others), [])
  }

  func testEachMethodOfOutlinesIsTried() throws { try expectTried("SelectionOutline") }

  func testEachMethodOfObservedTablesIsTried() throws { try expectTried("SelectionObservation") }

  func testEachMethodOfDriversIsTried() throws {
    // A driver calls it, and a view has it.
    try expectTried("SelectionViews", except: ["setEditingRows"])
  }

  func testEachMethodOfTableDriversIsTried() throws { try expectTried("SelectionUIKit") }
}
