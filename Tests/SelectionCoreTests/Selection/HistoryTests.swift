// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// How many steps a history keeps.
final class HistoryTests: XCTestCase {
  private func stepsKept(depth: Int, of inputs: Int) throws -> Int? {
    var table = TableSelection(shape: [20], policy: SelectionPolicy(.multiple))
    table.keepHistory(depth: depth)
    for row in 0..<inputs { try table.toggle(RowPath(section: 0, row: row)) }
    let kept = table.history?.undoCount
    var undone = 0
    while !table.undo().isEmpty { undone += 1 }
    XCTAssertEqual(undone, kept)
    XCTAssertEqual(table.selected.count, inputs - undone)
    return kept
  }

  func testAHistoryKeepsAsManyStepsAsItsDepthAndAtLeastOne() throws {
    for depth in [Int.min, -1, 0, 1] {
      XCTAssertEqual(try stepsKept(depth: depth, of: 9), 1, "depth \(depth)")
    }
    for depth in 2...12 { XCTAssertEqual(try stepsKept(depth: depth, of: 9), min(depth, 9)) }
    XCTAssertEqual(try stepsKept(depth: .max, of: 9), 9)
  }

  func testTablesAreEqualOnlyIfTheirStepsAre() throws {
    var first = TableSelection(shape: [9], policy: SelectionPolicy(.multiple))
    first.keepHistory(depth: 5)
    var second = first
    try first.select([RowPath(section: 0, row: 1)])
    try second.select([RowPath(section: 0, row: 2)])
    XCTAssertNotEqual(first, second)
    for row in [4, 5, 6] {
      try first.setSelected([RowPath(section: 0, row: row)])
      try second.setSelected([RowPath(section: 0, row: row)])
    }
    XCTAssertEqual(first.selectedRows, second.selectedRows)
    XCTAssertEqual(first.history?.undoCount, 4)
    XCTAssertEqual(second.history?.undoCount, 4)
    XCTAssertNotEqual(first, second)
  }

  func testStepsThatWereUndoneFollowTheDataToo() throws {
    var table = TableSelection(shape: [5], policy: SelectionPolicy(.multiple))
    table.keepHistory(depth: 9)
    try table.toggle(RowPath(section: 0, row: 2))
    table.undo()
    XCTAssertEqual(table.history?.undoCount, 0)
    try table.perform { $0.insertRows(at: RowPath(section: 0, row: 0), count: 3) }
    table.redo()
    XCTAssertEqual(table.selectedRows.description, "[0.5]")
    XCTAssertEqual(table.anchor, RowPath(section: 0, row: 5))
  }

  func testDataChangesAreNoSteps() throws {
    var table = TableSelection(shape: [3], policy: SelectionPolicy(.multiple))
    table.keepHistory(depth: 9)
    try table.toggle(RowPath(section: 0, row: 0))
    try table.follow(TableMapping(from: [["a", "b", "c"]], to: [["b", "c", "a"]]))
    XCTAssertEqual(table.selectedRows.description, "[0.2]")
    try table.perform {
      $0.moveRow(at: RowPath(section: 0, row: 2), to: RowPath(section: 0, row: 1))
    }
    try table.reloadRows([RowPath(section: 0, row: 1)])
    XCTAssertEqual(table.history?.undoCount, 1)
    table.undo()
    XCTAssertTrue(table.selected.isEmpty)
    table.redo()
    XCTAssertEqual(table.selectedRows.description, "[0.1]")
  }
}
