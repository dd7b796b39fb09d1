// SPDX-License-Identifier: MIT
import AnyArguments
import Foundation
import XCTest

/// Each method and each property that can be set, of what applies inputs to a table, is tried.
final class EachVerbIsTriedTests: XCTestCase {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .resolvingSymlinksInPath()

  private func expectTried(_ module: String, except others: Set<String> = []) throws {
    let calls = try SourceText(of: folder) { !$0.hasPrefix("Each") }
    let shared = try SourceText(of: folder.appendingPathComponent("../AnyArguments").standardized)
    let sources = folder.appendingPathComponent("../../../Sources/\(module)").standardized
    let library = try SourceText(of: sources) {
      !$0.hasPrefix("Collection") && !$0.hasPrefix("Forwarding")
    }
    let methods = library.names(after: "public mutating func ")
      .union(library.names(after: "public func "))
      .union(library.names(after: "public override func "))
    XCTAssertGreaterThan(methods.count, 5)
    let tried = calls.names(after: ".").union(shared.names(after: "."))
    // What the language and the coder call.
    let implicit: Set = ["", "encode", "hash", "init"]
    XCTAssertEqual(methods.subtracting(tried).subtracting(implicit).subtracting(others), [])
  }

  func testEachMethodOfOutlinesIsTried() throws { try expectTried("SelectionOutline") }

  func testEachMethodOfObservedTablesIsTried() throws { try expectTried("SelectionObservation") }

  func testEachMethodOfObservedOutlinesIsTried() throws {
    try expectTried("SelectionOutlineObservation")
  }

  func testEachMethodOfDriversIsTried() throws {
    // A driver calls them, and a view has them; the last two begin and end a driver.
    let others: Set = ["setEditingRows", "changeSelection", "selectedPositions"]
    try expectTried(
      "SelectionViews", except: others.union(["viewHadOtherDriver", "disconnect"]))
  }

  func testEachMethodOfTableDriversIsTried() throws {
    // A driver without a view is tried by itself.
    try expectTried("SelectionUIKit", except: ["disconnect"])
  }
}
