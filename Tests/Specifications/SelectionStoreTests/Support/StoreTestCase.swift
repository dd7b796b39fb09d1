// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionStore
import XCTest

/// A test with a folder of its own, and a store in it.
class StoreTestCase: XCTestCase {
  private(set) var folder = FileManager.default.temporaryDirectory

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  /// The URL of the store in most tests.
  var url: URL { folder.appendingPathComponent("state") }
  var store: FileStore<SelectionSnapshot> { FileStore(url) }

  /// The names of all files in the folder.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  func snapshot(_ rows: Range<Int>) throws -> SelectionSnapshot {
    try SelectionSnapshot("selection/1 shape 9 selected \(rows.lowerBound)-\(rows.upperBound - 1)")
  }

  /// The error that a call throws.
  func error(
    _ body: () throws -> Void, file: StaticString = #filePath, line: UInt = #line
  ) throws -> StoreError {
    do {
      try body()
    } catch {
      return try XCTUnwrap(error as? StoreError, "\(error)", file: file, line: line)
    }
    XCTFail("nothing was thrown", file: file, line: line)
    throw CancellationError()
  }
}
