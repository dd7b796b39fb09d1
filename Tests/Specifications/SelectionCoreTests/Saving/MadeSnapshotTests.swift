// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import XCTest

/// Snapshots that the app makes of a format of its own.
final class MadeSnapshotTests: XCTestCase {
  func testASnapshotByNumberIsOneOfATable() throws {
    var table = TableSelection(shape: [3, 5], policy: .multiple)
    try table.click(RowPath(0, 0))
    try table.toggle(RowPath(1, 4))
    let made = try SelectionSnapshot(
      shape: [3, 5], selected: [0, 7], anchor: RowPath(1, 4), lead: RowPath(1, 4))
    XCTAssertEqual(made, table.snapshot)
    XCTAssertEqual(try SelectionSnapshot(made.description), made)
  }

  func testRowsThatTheShapeDoesNotHaveAreRefused() {
    XCTAssertThrowsError(try SelectionSnapshot(shape: [3], selected: [3])) {
      XCTAssertEqual($0 as? SelectionError, .rowNumberOutOfRange(3, count: 3))
    }
    XCTAssertThrowsError(try SelectionSnapshot(shape: [3], checked: [0, 9])) {
      XCTAssertEqual($0 as? SelectionError, .rowNumberOutOfRange(9, count: 3))
    }
    for row in [RowPath(0, 3), RowPath(-1, 0), RowPath(1, 0)] {
      XCTAssertThrowsError(try SelectionSnapshot(shape: [3], anchor: row)) {
        XCTAssertEqual($0 as? SelectionError, .rowOutOfRange(row, [3]))
      }
      XCTAssertThrowsError(try SelectionSnapshot(shape: [3], lead: row))
    }
  }

  func testASnapshotByIdentityIsOneOfATable() throws {
    var mails = IdentifiedTable<String>(sections: [["a", "b", "a"], ["c"]], policy: .multiple)
    try mails.setList(.inclusive, inSection: 1)
    try mails.apply(byPath: .click(RowPath(0, 2)), rules: nil)
    try mails.check(["c"])
    let made = IdentitySnapshot(
      selected: [.init(id: "a", occurrence: 1)], checked: [[], ["c"]],
      anchor: .init(id: "a", occurrence: 1), lead: .init(id: "a", occurrence: 1))
    let saved = mails.snapshot
    XCTAssertEqual(made.selected, saved.selected)
    XCTAssertEqual(made.checkedRows, saved.checkedRows)
    XCTAssertEqual([made.anchor, made.lead], [saved.anchor, saved.lead])
    var restored = IdentifiedTable<String>(sections: [["a", "b", "a"], ["c"]], policy: .multiple)
    try restored.setList(.inclusive, inSection: 1)
    try restored.restore(made, missing: .gone)
    XCTAssertEqual(restored, mails)
    let data = try JSONEncoder().encode(made)
    XCTAssertEqual(try JSONDecoder().decode(IdentitySnapshot<String>.self, from: data), made)
  }

  func testANegativeOccurrenceIsThatOfTheFirstRow() throws {
    XCTAssertEqual(IdentitySnapshot.Row(id: "a", occurrence: -3), .init(id: "a"))
    var mails = IdentifiedTable<String>(sections: [["a"]], policy: .multiple)
    try mails.restore(
      IdentitySnapshot(selected: [.init(id: "a", occurrence: .min)]), missing: .gone)
    XCTAssertEqual(mails.selectedRows, ["a"])
  }
}
