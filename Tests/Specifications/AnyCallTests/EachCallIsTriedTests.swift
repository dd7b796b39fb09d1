// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// Each method of the library, and each input, is among the calls that are tried.
final class EachCallIsTriedTests: XCTestCase {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .resolvingSymlinksInPath()
  private var library: URL {
    folder.appendingPathComponent("../../../Sources/SelectionCore").standardized
  }

  private func text(of folder: URL, _ isWanted: (String) -> Bool = { _ in true }) throws -> String {
    let files = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.path))
    var text = ""
    for case let file as String in files where file.hasSuffix(".swift") && isWanted(file) {
      text += try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    return text
  }

  private func calls() throws -> String {
    let shared = folder.appendingPathComponent("../AnyArguments").standardized
    return try text(of: folder) { !$0.hasPrefix("Each") } + text(of: shared)
  }

  /// The words after some others, wherever these are.
  private func names(after prefix: String, in text: String) -> Set<String> {
    Set(text.components(separatedBy: prefix).dropFirst().map { String($0.prefix(while: isWord)) })
  }

  private func isWord(_ letter: Character) -> Bool { letter.isLetter || letter == "_" }

  func testEachMethodIsTried() throws {
    let (calls, library) = (try calls(), try text(of: library))
    let methods = names(after: "public mutating func ", in: library)
      .union(names(after: "public func ", in: library))
    XCTAssertGreaterThan(methods.count, 120)
    // What the language calls: for comparing, hashing, coding and loops.
    let implicit: Set = ["", "encode", "hash", "makeIterator"]
    let tried = names(after: ".", in: calls)
    XCTAssertEqual(methods.subtracting(tried).subtracting(implicit), [])
  }

  func testEachInputIsTried() throws {
    let calls = try calls()
    let text = try String(
      contentsOf: library.appendingPathComponent("Selection/SelectionInput.swift"), encoding: .utf8)
    let declaration = try XCTUnwrap(text.components(separatedBy: "\n}\n").first)
    let cases = names(after: "  case ", in: declaration)
      .union(names(after: "  indirect case ", in: declaration))
    XCTAssertGreaterThan(cases.count, 50)
    XCTAssertEqual(cases.subtracting(names(after: ".", in: calls)), [])
  }
}
