// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// A path names a row that is shown, and a set of row numbers counts every row.
final class ShowByPathTests: XCTestCase {
  private func table() throws -> TableSelection {
    var table = TableSelection(shape: [6, 2], policy: .multiple)
    try table.setList(.inclusive, inSection: 1)
    try table.check(["1.1"])
    try table.disable(["0.4"])
    try table.select(["0.3", "0.5"])
    try table.show(numbers: RowSet(1..<8))
    return table
  }

  func testTheSelectedRowsCanBeShownAlone() throws {
    for number in [false, true] {
      var table = try table()
      XCTAssertEqual(table.selectedRows.map { $0 }, ["0.2", "0.4"])
      if number {
        try table.show(numbers: table.selectedNumbers)
      } else {
        try table.show(table.selectedRows)
      }
      XCTAssertEqual(table.shape, [2, 0])
      XCTAssertEqual(table.selectedRows.map { $0 }, ["0.0", "0.1"])
      XCTAssertEqual(table.shownNumbers, [3, 5])
    }
  }

  func testEachSetOfNumbersCountsEveryRow() throws {
    let table = try table()
    XCTAssertEqual(table.selectedNumbers, [3, 5])
    XCTAssertEqual(table.checkedNumbers, [7])
    XCTAssertEqual(table.disabledNumbers, [4])
    XCTAssertEqual(table.disabledRows.map { $0 }, ["0.3"])
    XCTAssertEqual(table.hiddenNumbers, [0])
    for (rows, numbers) in [
      (table.selectedRows, table.selectedNumbers), (table.checkedRows, table.checkedNumbers),
      (table.disabledRows, table.disabledNumbers),
    ] {
      XCTAssertEqual(rows.map(table.rowNumber), numbers.map { $0 })
    }
  }

  func testASectionAndTheTableAreShownWithTheirHiddenRows() throws {
    var table = try table()
    try table.show(.section(0))
    XCTAssertEqual(table.shape, [6, 0])
    try table.show(SelectionSpans([.section(1), .row("0.2")]))
    XCTAssertEqual(table.shownNumbers, [2, 6, 7])
    XCTAssertThrowsError(try table.show(["0.1"])) {
      XCTAssertEqual($0 as? SelectionError, .rowOutOfRange("0.1", [1, 2]))
    }
    try table.showAll()
    XCTAssertEqual(table.shape, [6, 2])
  }
}
