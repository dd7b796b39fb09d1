// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Names of rows: paths, ranges of paths, spans, and the rows of other collections.
final class RowSpansTests: XCTestCase {
  private func selected(_ rows: some SpansConvertible<RowPath>) throws -> String {
    var table = TableSelection(shape: [3, 4], policy: .multiple)
    try table.select(rows)
    return table.selectedRows.description
  }

  func testAllThatNamesRowsIsTaken() throws {
    XCTAssertEqual(try selected(row(1, 2)), "[1.2]")
    XCTAssertEqual(try selected("0.1"...row(1, 2)), "[0.1-2, 1.0-2]")
    XCTAssertEqual(try selected("0.1"...row(0, 1)), "[0.1]")
    XCTAssertEqual(try selected(["0.1", "1.3"]), "[0.1, 1.3]")
    XCTAssertEqual(try selected(["0.0", "0.1", "1.3"][1...]), "[0.1, 1.3]")
    XCTAssertEqual(try selected(Set(["1.3", "0.1"])), "[0.1, 1.3]")
    XCTAssertEqual(try selected(.all), "[0.0-2, 1.0-3]")
    XCTAssertEqual(try selected(.section(1)), "[1.0-3]")
    XCTAssertEqual(try selected(.row("0.2")), "[0.2]")
    XCTAssertEqual(try selected(.rows(from: "0.2", through: "1.0")), "[0.2, 1.0]")
    XCTAssertEqual(try selected(RowSpans([.section(0), .row("1.1")])), "[0.0-2, 1.1]")
    XCTAssertEqual(try selected([RowPath]()), "[]")
    XCTAssertThrowsError(try selected("0.2"...row(1, 4)))
  }

  func testRowsOfAnotherTableAreTakenByPath() throws {
    var other = TableSelection(shape: [9, 9], policy: .multiple)
    try other.select("0.1"...row(1, 2))
    try other.deselect("0.2"...row(0, 8))
    XCTAssertEqual(try selected(other.selectedRows), "[0.1, 1.0-2]")
    try other.select(row(1, 8))
    XCTAssertThrowsError(try selected(other.selectedRows)) {
      XCTAssertEqual($0 as? SelectionError, .rowOutOfRange("1.8", [3, 4]))
    }
  }

  func testEveryVerbAboutRowsTakesThem() throws {
    var table = TableSelection(shape: [4, 4], policy: .multiple)
    try table.setSelected(.section(0))
    try table.deselect("0.0"...row(0, 1))
    try table.disable(Set(["0.3"]))
    try table.enable(row(0, 3))
    try table.setList(.inclusive, inSection: 1)
    try table.check(.section(1))
    try table.uncheck(table.checkedRows)
    try table.check("1.1"...row(1, 2))
    XCTAssertEqual(table.markedPart(of: "1.1"...row(1, 2)), .all)
    try table.perform { $0.reloadRows(at: row(0, 2)) }
    try table.deleteRows(at: row(0, 0))
    try table.deleteRows(at: "0.0"...row(0, 1))
    XCTAssertEqual(
      table.description,
      "shape [1, 4], selected [0.0], checked [1.1-2], mode multiple editing none, "
        + "inclusive lists {1}")
  }
}
