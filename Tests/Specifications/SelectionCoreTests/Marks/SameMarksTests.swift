// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Whether two tables have the same marks, regardless of other differences.
final class SameMarksTests: XCTestCase {
  func testFocusHistoryAndLimitsDoNotChangeTheMarks() throws {
    var table = TableSelection(shape: [4], policy: .multiple)
    try table.select(["0.1"])
    let first = table
    try table.apply(.focus("0.3"))
    table.enableUndo()
    try table.toggle("0.2")
    XCTAssertFalse(table.hasSameMarks(as: first))
    try table.toggle("0.2")
    try table.apply(.setLimits(SelectionLimits(atMost: 3)))
    XCTAssertNotEqual(table, first)
    XCTAssertTrue(table.hasSameMarks(as: first))
    XCTAssertTrue(first.hasSameMarks(as: table))
  }

  func testCheckmarksAreMarks() throws {
    var table = TableSelection(shape: [4])
    try table.setList(.inclusive, inSection: 0)
    let first = table
    try table.tap("0.1")
    XCTAssertFalse(table.hasSameMarks(as: first))
    try table.tap("0.1")
    XCTAssertTrue(table.hasSameMarks(as: first))
  }

  func testRowsThatMoveAreTheSameRows() throws {
    var table = TableSelection(shape: [4], policy: .multiple)
    try table.select(["0.1"])
    let first = table
    try table.perform { $0.insertRows(at: "0.0", count: 2) }
    XCTAssertTrue(table.hasSameMarks(as: first))
    XCTAssertTrue(first.hasSameMarks(as: table))
    try table.perform { $0.deleteRows(at: ["0.3"]) }
    XCTAssertFalse(table.hasSameMarks(as: first))
    XCTAssertFalse(first.hasSameMarks(as: table))
  }

  func testAfterAReloadOnlyTablesWithoutMarksAreAlike() throws {
    var table = TableSelection(shape: [4], policy: .multiple)
    let empty = table
    try table.select(["0.1"])
    let first = table
    table.reloadData()
    XCTAssertFalse(table.hasSameMarks(as: first))
    XCTAssertTrue(table.hasSameMarks(as: empty))
    try table.select(["0.1"])
    XCTAssertFalse(table.hasSameMarks(as: first))
  }

  func testTheSameIdentitiesAreTheSameMarksInAnyOrder() throws {
    var mails = IdentifiedTable(sections: [["a", "b", "c"]], policy: .multiple)
    try mails.select(["a", "b"])
    let first = mails
    try mails.update(to: [["c", "b"], ["x"]], vanished: .hidden)
    XCTAssertTrue(mails.hasSameMarks(as: first))
    try mails.toggle("x")
    XCTAssertFalse(mails.hasSameMarks(as: first))
    try mails.toggle("x")
    try mails.deselect(["a"])
    XCTAssertFalse(mails.hasSameMarks(as: first))
    // Made separately, with the same paths.
    var others = IdentifiedTable(sections: [["d", "e", "f"]], policy: .multiple)
    try others.select(["d", "e"])
    XCTAssertFalse(others.hasSameMarks(as: first))
    var same = IdentifiedTable(sections: [[], ["b", "a"]], policy: .multiple)
    try same.selectAll()
    XCTAssertTrue(same.hasSameMarks(as: first))
  }

  func testRowsWithOneIdentityAndWithout() throws {
    var twice = IdentifiedTable(sections: [["a", "a"]], policy: .multiple)
    try twice.selectAll()
    var once = twice
    try once.apply(byPath: .deselect(["0.1"]))
    XCTAssertFalse(once.hasSameMarks(as: twice))
    var unnamed = IdentifiedTable<String>(TableSelection(shape: [3], policy: .multiple))
    try unnamed.apply(byPath: .select(["0.1"]))
    let first = unnamed
    XCTAssertTrue(unnamed.hasSameMarks(as: first))
    try unnamed.apply(byPath: .setSelected(["0.2"]))
    XCTAssertFalse(unnamed.hasSameMarks(as: first))
  }
}
