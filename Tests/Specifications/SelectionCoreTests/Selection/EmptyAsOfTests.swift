// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Inputs that were meant for an older table, and name no rows there, or rows that are all gone.
final class EmptyAsOfTests: XCTestCase {
  /// Every input about several rows.
  private func inputs<Row>(_ rows: SelectionSpans<Row>) -> [SelectionInput<Row>] {
    [
      .propose(rows), .continueSweep(over: rows), .select(rows), .setSelected(rows),
      .deselect(rows), .check(rows), .uncheck(rows), .disable(rows), .enable(rows),
      .move(rows, to: .endOfSection(0)),
    ]
  }

  /// A table whose second section is an empty list, before and after "c" goes; with a sweep under
  /// way, "a" selected, "b" disabled, and "x" checked.
  private func tables() throws -> (shown: IdentifiedTable<String>, now: IdentifiedTable<String>) {
    var table = IdentifiedTable(
      sections: [["a", "b", "c"], [], ["x"]], policy: .multiple)
    try table.setList(.inclusive, inSection: 2)
    try table.click("a")
    try table.disable(["b"])
    try table.check(["x"])
    try table.apply(.beginSweep(.adding))
    let shown = table
    try table.update(to: [["n", "a", "b"], [], ["x"]], vanished: .gone)
    return (shown, table)
  }

  /// The table after an input, and whether there was a change.
  private func result(
    _ table: IdentifiedTable<String>,
    _ body: (inout IdentifiedTable<String>) throws -> IdentifiedChange<String>?
  ) rethrows -> (table: IdentifiedTable<String>, isApplied: Bool) {
    var table = table
    let change = try body(&table)
    return (table, change != nil)
  }

  func testAnInputThatNamesNoRowsAppliesAsItIs() throws {
    let (shown, now) = try tables()
    // No rows, or the rows of a section that had none.
    let (none, empty): (SelectionSpans<String>, SelectionSpans<String>) = ([], .section(1))
    for rows in [none, empty] {
      for (input, expected) in zip(inputs(rows), inputs(none)) {
        let direct = try result(now) { try $0.apply(expected) }
        let later = try result(now) { try $0.apply(input, asOf: shown) }
        XCTAssertTrue(later.isApplied, "\(input)")
        XCTAssertEqual(later.table, direct.table, "\(input)")
      }
    }
    for rows in [RowSpans(), RowSpans.section(1)] {
      for (input, expected) in zip(inputs(rows), inputs(RowSpans())) {
        let direct = try result(now) { try $0.apply(byPath: expected) }
        let later = try result(now) { try $0.apply(byPath: input, asOf: shown) }
        XCTAssertTrue(later.isApplied, "by path: \(input)")
        XCTAssertEqual(later.table, direct.table, "by path: \(input)")
        var plain = now.rows
        let change = try plain.apply(input, asOf: shown.rows)
        XCTAssertNotNil(change, "in a plain table: \(input)")
        XCTAssertEqual(plain, direct.table.rows, "in a plain table: \(input)")
      }
    }
  }

  func testAnInputWhoseRowsAreAllGoneHasNoEffect() throws {
    let (shown, now) = try tables()
    for input in inputs(["c"] as SelectionSpans<String>) {
      let later = try result(now) { try $0.apply(input, asOf: shown) }
      XCTAssertFalse(later.isApplied, "\(input)")
      XCTAssertEqual(later.table, now, "\(input)")
    }
    for input in inputs(RowSpans.row("0.2")) {
      let later = try result(now) { try $0.apply(byPath: input, asOf: shown) }
      XCTAssertFalse(later.isApplied, "by path: \(input)")
      XCTAssertEqual(later.table, now, "by path: \(input)")
    }
  }

  func testASectionThatTheOlderTableDidNotHaveIsNotThere() throws {
    let (shown, now) = try tables()
    for input in inputs(SelectionSpans<String>.section(3)) {
      XCTAssertFalse(try result(now) { try $0.apply(input, asOf: shown) }.isApplied, "\(input)")
    }
    for input in inputs(RowSpans.section(3)) {
      let later = try result(now) { try $0.apply(byPath: input, asOf: shown) }
      XCTAssertFalse(later.isApplied, "by path: \(input)")
    }
  }
}
