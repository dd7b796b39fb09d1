// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionStore
import XCTest

final class StoreTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func snapshot(_ rows: Range<Int>) throws -> SelectionSnapshot {
    try SelectionSnapshot("selection/1 shape 9 selected \(rows.lowerBound)-\(rows.upperBound - 1)")
  }

  func testAFileGivesBackWhatWasSavedLast() throws {
    let store = FileStore<SelectionSnapshot>(folder.appendingPathComponent("state"))
    XCTAssertNil(try store.load())
    try store.save(snapshot(1..<3))
    try store.save(snapshot(2..<5))
    XCTAssertEqual(try store.load(), try snapshot(2..<5))
    try store.remove()
    XCTAssertNil(try store.load())
    try store.remove()
  }

  func testADamagedFileIsAnErrorThatNamesIt() throws {
    let url = folder.appendingPathComponent("state")
    let store = FileStore<SelectionSnapshot>(url)
    for text in ["", "[", "[]", "{}", "[\"selection/2 shape\"]", "[\"selection/1 shape 1\", 2]"] {
      try Data(text.utf8).write(to: url)
      XCTAssertThrowsError(try store.load(), text) { error in
        XCTAssertTrue("\(error)".contains("state"), "\(error)")
        XCTAssertEqual(error.localizedDescription, "\(error)")
      }
    }
  }

  func testAFolderCannotBeReadAsAFile() {
    XCTAssertThrowsError(try FileStore<SelectionSnapshot>(folder).load())
  }

  func testASaveThatFailsLeavesTheOldValue() throws {
    let url = folder.appendingPathComponent("none/state")
    XCTAssertThrowsError(try FileStore<SelectionSnapshot>(url).save(snapshot(0..<1)))
  }

  func testDefaultsGiveBackWhatWasSaved() throws {
    let suite = "SelectionStoreTests.\(UUID().uuidString)"
    let defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let store = DefaultsStore<SelectionSnapshot>(key: "rows", in: defaults)
    XCTAssertNil(try store.load())
    try store.save(snapshot(1..<3))
    XCTAssertEqual(try store.load(), try snapshot(1..<3))
    defaults.set(Data("[3]".utf8), forKey: "rows")
    XCTAssertThrowsError(try store.load())
    store.remove()
    XCTAssertNil(try store.load())
  }
}
