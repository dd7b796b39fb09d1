// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// A model that is built on a table, such as a tree, asks and edits it by row number.
final class ModelOnATableTests: XCTestCase {
  private var mails = IdentifiedTable<String>(
    sections: [["a", "b", "a"], ["c"]], policy: .multiple)

  /// The edit that inserts rows before all others.
  private func insertion(_ count: Int) throws -> TableEdit {
    let mapping = try XCTUnwrap(
      TableMapping(from: [[1, 2, 3], [4]], to: [(-count..<0) + [1, 2, 3], [4]]))
    return TableEdit(mapping: mapping)
  }

  func testAnIdentityHasTheNumbersOfItsRowsShownOrHidden() throws {
    try mails.show(numbers: [1, 2, 3])
    XCTAssertEqual(mails.rowNumbers(of: "a"), [0, 2])
    XCTAssertEqual(mails.rowNumber(of: "a"), 2)
    XCTAssertEqual(mails.rowNumbers(of: "x"), [])
    XCTAssertTrue(mails.hasDuplicates)
    XCTAssertFalse(IdentifiedTable<String>(sections: [["a"], ["b"]]).hasDuplicates)
  }

  func testAnchorAndLeadHaveNumbersWhileTheyAreHidden() throws {
    try mails.click("b")
    try mails.extend(to: "c")
    try mails.show(numbers: [0, 2])
    XCTAssertEqual([mails.rows.wholeAnchor, mails.rows.wholeLead], [1, 3])
    XCTAssertEqual([mails.rows.anchor, mails.rows.lead], [RowPath(0, 1), RowPath(0, 1)])
  }

  func testAnEditNamesTheRowsThatItInserts() throws {
    try mails.select(["b"])
    var edit = try insertion(2)
    edit.mark([1], in: .selected)
    let change = try mails.apply(edit, naming: ["x", "y"])
    XCTAssertEqual(mails.contents, [["x", "y", "a", "b", "a"], ["c"]])
    XCTAssertEqual(mails.selectedRows, ["y", "b"])
    XCTAssertEqual(change.wholeMapping, edit.mapping)
    XCTAssertEqual(change.after, mails.rows)
  }

  /// The model in the article *Which type is mine*.
  func testWhatAModelKeepsForSingleRowsMovesWithThem() throws {
    mails = IdentifiedTable(sections: [["talk", "m1", "m2"]], policy: .multiple)
    var unread: RowSet = [2]
    try mails.select(["m2"])
    let rows = try IndexMapping(oldCount: 3, segments: [.kept(0..<2), .inserted(1), .kept(2..<3)])
    let change = try mails.apply(TableEdit(mapping: TableMapping(rows: rows)), naming: ["m3"])
    unread = try XCTUnwrap(change.wholeMapping).rows.applied(to: unread)
    XCTAssertEqual(mails.contents, [["talk", "m1", "m3", "m2"]])
    XCTAssertEqual(mails.names(ofRows: unread), ["m2"])
    XCTAssertEqual(mails.selectedRows, ["m2"])
  }

  func testIdentitiesThatAreNotThoseOfTheInsertedRowsAreRefused() throws {
    let before = mails
    for ids in [[], ["x"], ["x", "y", "z"]] {
      XCTAssertThrowsError(try mails.apply(insertion(2), naming: ids)) {
        XCTAssertEqual($0 as? SelectionError, .wrongNumberOfNewIDs(ids.count, rowCount: 2))
      }
    }
    XCTAssertThrowsError(try mails.apply(TableEdit(), naming: ["x"])) {
      XCTAssertEqual("\($0)", "the edit inserts 0 rows, not 1")
    }
    XCTAssertThrowsError(
      try mails.apply(
        TableEdit(mapping: TableMapping(rows: IndexMapping(oldCount: 9, segments: []))), naming: [])
    ) { XCTAssertEqual($0 as? SelectionError, .foreignMapping(from: [9], table: [3, 1])) }
    XCTAssertEqual(mails, before)
  }

  func testANewRowSharesTheCheckmarkOfItsIdentity() throws {
    try mails.setList(.inclusive, inSection: 0)
    try mails.tap("b")
    let change = try mails.apply(insertion(2), naming: ["b", "x"])
    XCTAssertEqual(mails.rows.checkedNumbers, [0, 3])
    XCTAssertEqual(change.after, mails.rows)
    try mails.tap("b")
    XCTAssertEqual(mails.rows.checkedNumbers, [])
  }

  func testRowsOfOneIdentityCanHaveCheckmarksOfTheirOwn() throws {
    var files = IdentifiedTable<String>(TableSelection(shape: [3]), sharesCheckmarks: false)
    try files.setIDs(["a", "b", "a"], inSection: 0)
    try files.setList(.inclusive, inSection: 0)
    try files.tap("a")
    XCTAssertEqual(files.rows.checkedNumbers, [0])
    try files.update(to: [["a", "a", "b", "a"]], vanished: .gone)
    XCTAssertEqual(files.rows.checkedNumbers, [0])
    let rows = try IndexMapping(oldCount: 4, segments: [.inserted(1), .kept(0..<4)])
    try files.apply(TableEdit(mapping: TableMapping(rows: rows)), naming: ["a"])
    XCTAssertEqual(files.rows.checkedNumbers, [1])
    XCTAssertFalse(files.sharesCheckmarks)
    XCTAssertTrue(mails.sharesCheckmarks)
    XCTAssertNotEqual(
      IdentifiedTable<String>(TableSelection(shape: [3])),
      IdentifiedTable(TableSelection(shape: [3]), sharesCheckmarks: false))
  }

  func testARowThatAnEditNamesGetsTheCheckmarkThatWaits() throws {
    try mails.restore(IdentitySnapshot(checked: [["x", "b"]]), missing: .hidden)
    try mails.setList(.inclusive, inSection: 0)
    XCTAssertEqual(mails.checkedRows, ["b"])
    // The hidden row of "x" is there already.
    XCTAssertEqual(mails.rows.wholeShape, [4, 1])
    let mapping = TableMapping(from: [[1, 2, 3, 4], [5]], to: [[0, 1, 2, 3, 4], [5]])
    let change = try mails.apply(TableEdit(mapping: mapping), naming: ["x"])
    XCTAssertEqual(mails.checkedRows, ["x", "b"])
    XCTAssertEqual(change.after, mails.rows)
  }

  func testAMappingToContentsIsThatOfTheirUpdate() throws {
    let contents = [["c", "x", "a"], ["b"]]
    let mapping = try mails.mapping(to: contents)
    let change = try mails.update(to: contents, vanished: .gone)
    XCTAssertEqual(change.rows.wholeMapping, mapping)
    // Shown rows are matched first.
    try mails.update(to: [["a", "a"]], vanished: .gone)
    try mails.show(numbers: [1])
    XCTAssertEqual(try mails.mapping(to: [["a"]]).rows.segments, [.kept(1..<2)])
    // A row of no section isn't one of the rows that an edit moves.
    try mails.select(["z"])
    XCTAssertEqual(
      try mails.mapping(to: [["z", "a"]]).rows.segments, [.inserted(1), .kept(1..<2)])
  }

  func testAWholeMappingHasHiddenRowsToo() throws {
    try mails.show(numbers: [0, 3])
    let change = try mails.update(to: [["a"], ["x", "c"]], vanished: .hidden)
    XCTAssertEqual(change.rows.mapping?.rows.segments, [.kept(0..<1), .inserted(1), .kept(1..<2)])
    XCTAssertEqual(
      change.rows.wholeMapping?.rows.segments, [.kept(0..<3), .inserted(1), .kept(3..<4)])
    XCTAssertNil(try mails.tap("a").rows.wholeMapping)
    XCTAssertEqual(try mails.reloadData(shape: [1]).rows.wholeMapping?.isReload, true)
  }
}
