// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Showing and hiding rows, on tables by path and by identity.
final class ShowTests: XCTestCase {
  func testAFilterKeepsMarksAndGivesNoRowAnotherNumber() throws {
    var table = TableSelection(shape: [3, 3], policy: .multiple)
    try table.select(["0.1", "1.2"])
    let change = try table.show(numbers: [1, 3, 4])
    XCTAssertEqual(table.shape, [1, 2])
    XCTAssertEqual(table.wholeShape, [3, 3])
    XCTAssertEqual(table.hiddenNumbers, [0, 2, 5])
    XCTAssertEqual(table.selectedRows.description, "[0.0]")
    XCTAssertEqual([table.selectedCount, table.hiddenSelectedCount], [1, 1])
    XCTAssertEqual(change.hidden.description, "[1.2]")
    XCTAssertEqual(change.lost.count, 0)
    XCTAssertEqual(change.deselected.count, 0)
    let back = try table.show(.all)
    XCTAssertEqual(table.selectedRows.description, "[0.1, 1.2]")
    XCTAssertEqual(table.hiddenSelectedCount, 0)
    XCTAssertEqual(back.shownAgain.description, "[1.2]")
  }

  func testAViewIsToldWhatAFilterTakesAway() throws {
    var table = TableSelection(shape: [4], policy: .multiple)
    let change = try table.show(["0.0", "0.2"])
    let update = try XCTUnwrap(change.mapping).tableUpdate()
    XCTAssertEqual(update.description, "delete 0.1, delete 0.3")
    let back = try table.show(.all)
    XCTAssertEqual(back.mapping?.newPath(of: "0.1"), "0.2")
    XCTAssertNil(try table.show(.all).mapping)
  }

  func testPathsAndNumbersLeadToEachOtherUnderAFilter() throws {
    var table = TableSelection(shape: [3, 3], policy: .multiple)
    try table.select(["0.1", "1.1", "1.2"])
    try table.show(numbers: [1, 3, 4])
    XCTAssertEqual(table.shownNumbers, [1, 3, 4])
    XCTAssertEqual(table.selectedNumbers, [1, 4, 5])
    XCTAssertEqual(table.selectedCount, 2)
    XCTAssertEqual(table.rowNumber(of: "1.1"), 4)
    XCTAssertEqual(table.path(ofRow: 4), "1.1")
    XCTAssertNil(table.path(ofRow: 5), "it is hidden")
    XCTAssertNil(table.rowNumber(of: "1.2"), "only two are shown")
    var mails = IdentifiedTable(sections: [["a", "b"]], policy: .multiple)
    try mails.select(["b", "later"])
    XCTAssertEqual(mails.rows.selectedNumbers, [1], "what is in no section has no number there")
  }

  func testNumbersAndIdentitiesThatAreNotThereAreErrors() throws {
    var table = TableSelection(shape: [4])
    XCTAssertThrowsError(try table.show(numbers: [1, 4])) {
      XCTAssertEqual($0 as? SelectionError, .rowNumberOutOfRange(4, count: 4))
      XCTAssertEqual(
        "\($0)", "row number 4 is out of range: the table has 4 rows, shown and hidden")
    }
    XCTAssertEqual(table.hiddenCount, 0)
    var mails = IdentifiedTable(sections: [["a", "b"]])
    XCTAssertThrowsError(try mails.show(["c"])) {
      XCTAssertEqual($0 as? SelectionError, .unknownID("c"))
    }
    try mails.show(["b"])
    XCTAssertEqual(mails.contents, [["b"]])
    XCTAssertNil(mails.row(of: "a"))
  }

  func testAllRowsOfAnIdentityAreShown() throws {
    var table = IdentifiedTable(sections: [["a", "b"], ["a"]], policy: .multiple)
    try table.show(["a"])
    XCTAssertEqual(table.contents, [["a"], ["a"]])
  }

  func testAnAnchorComesBackWithItsRow() throws {
    var table = IdentifiedTable(sections: [["a", "b", "c", "d"]], policy: .multiple)
    try table.click("b")
    try table.show(["c", "d"])
    XCTAssertEqual(table.anchor, "c")
    try table.showAll()
    XCTAssertEqual(table.anchor, "b")
  }
}
