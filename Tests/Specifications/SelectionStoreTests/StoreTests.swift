// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionStore
import XCTest

final class StoreTests: StoreTestCase {
  func testAFileGivesBackWhatWasSavedLast() throws {
    XCTAssertNil(try store.load())
    try store.save(snapshot(1..<3))
    try store.save(snapshot(2..<5))
    XCTAssertEqual(try store.load(), try snapshot(2..<5))
    try store.remove()
    XCTAssertNil(try store.load())
    try store.remove()
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
