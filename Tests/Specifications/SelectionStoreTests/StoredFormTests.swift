// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionStore
import XCTest

/// The contents of files and defaults are documented and don't change.
final class StoredFormTests: StoreTestCase {
  func testWhatAFileHolds() throws {
    var table = TableSelection(shape: [5], policy: SelectionPolicy(.multiple))
    try table.select([RowPath(section: 0, row: 1), RowPath(section: 0, row: 4)])
    try store.save(table.snapshot)
    let text = #"["selection\/1 shape 5 selected 1 4"]"#
    XCTAssertEqual(String(decoding: try Data(contentsOf: url), as: UTF8.self), text)
    try FileStore<[String: Int]>(url).save(["b": 2, "a": 1])
    XCTAssertEqual(try Data(contentsOf: url), Data(#"[{"a":1,"b":2}]"#.utf8))
  }

  func testWhatDefaultsHold() throws {
    let suite = "StoredFormTests.\(UUID().uuidString)"
    let defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    try DefaultsStore<[String: Int]>(key: "rows", in: defaults).save(["b": 2, "a": 1])
    XCTAssertEqual(defaults.data(forKey: "rows"), Data(#"[{"a":1,"b":2}]"#.utf8))
  }
}
