// SPDX-License-Identifier: MIT

import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// Reloads, editing, and selections by the program.
@MainActor
final class ReloadTests: XCTestCase {
  private let first: RowPath = "0.0"
  private let second: RowPath = "0.1"

  func testReloadDataClearsTheSelectionAndTakesTheNewShape() async throws {
    let screen = RecordingScreen([4])
    try screen.table.tap(at: second)
    screen.rowCounts = [2, 3]
    XCTAssertEqual(screen.table.numberOfSections, 1, "a table keeps its shape until it is reloaded")
    screen.table.reloadData()
    XCTAssertEqual(screen.table.numberOfSections, 2)
    XCTAssertEqual(screen.table.numberOfRows(inSection: 1), 3)
    XCTAssertEqual(screen.table.numberOfRows(inSection: 2), 0)
    XCTAssertNil(screen.table.indexPathForSelectedRow)
    XCTAssertEqual(
      screen.table.visibleCells.compactMap { $0.textLabel?.text },
      ["0.0", "0.1", "1.0", "1.1", "1.2"])
  }

  func testReloadDataRecyclesTheCells() async {
    let screen = RecordingScreen([100])
    screen.table.layoutIfNeeded()
    screen.table.resetCellCounts()
    screen.table.reloadData()
    let counts = screen.table.cellCounts
    XCTAssertEqual([counts.made, counts.recycled, counts.configured], [0, 10, 10])
  }

  func testReloadedRowsLoseTheirSelectionAndOthersKeepIt() async throws {
    let screen = RecordingScreen([4])
    screen.table.allowsMultipleSelection = true
    try screen.table.tap(at: first)
    try screen.table.tap(at: second)
    screen.table.displayIfNeeded()
    screen.table.resetCellCounts()
    screen.table.reloadRows(at: [second], with: .automatic)
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, [first])
    XCTAssertEqual(screen.table.cellCounts.configured, 1)
    XCTAssertEqual(screen.table.visibleCells.map(\.isSelected), [true, false, false, false])
  }

  func testReconfiguredRowsKeepCellAndSelection() async throws {
    let screen = RecordingScreen([4])
    try screen.table.tap(at: second)
    let cell = screen.table.cellForRow(at: second)
    cell?.textLabel?.text = "stale"
    screen.table.reconfigureRows(at: [second])
    XCTAssertTrue(screen.table.cellForRow(at: second) === cell)
    XCTAssertEqual(cell?.textLabel?.text, "0.1")
    XCTAssertEqual(screen.table.indexPathForSelectedRow, second)
  }

  func testReloadedSections() async throws {
    let screen = RecordingScreen([2, 2])
    screen.table.allowsMultipleSelection = true
    try screen.table.tap(at: second)
    try screen.table.tap(at: "1.1")
    screen.table.reloadSections([0], with: .none)
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, ["1.1"])
  }

  func testTheProgramSelectsSilently() async {
    let screen = RecordingScreen([40])
    screen.table.selectRow(at: second, animated: false, scrollPosition: .none)
    screen.table.selectRow(at: first, animated: false, scrollPosition: .none)
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, [first])
    screen.table.deselectRow(at: first, animated: false)
    XCTAssertNil(screen.table.indexPathsForSelectedRows)
    screen.table.selectRow(at: second, animated: false, scrollPosition: .none)
    screen.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    XCTAssertNil(screen.table.indexPathsForSelectedRows)
    XCTAssertEqual(screen.takeCalls(), [])
  }

  func testARowThatCannotBeReloadedIsReportedInUIKitsWords() async {
    let screen = RecordingScreen([2, 1])
    var failures: [String] = []
    screen.table.failureHandler = { failures.append($0.description) }
    screen.table.reloadRows(at: ["1.2"], with: .none)
    let words =
      "attempt to delete row 2 from section 1 which only contains 1 rows before the update"
    XCTAssertEqual(failures.map { $0.hasPrefix(words) }, [true], "\(failures)")
  }

  func testAWrongRowIsReportedAndChangesNothing() async {
    let screen = RecordingScreen([4])
    var failures: [TableViewFailure] = []
    screen.table.failureHandler = { failures.append($0) }
    let wrong: RowPath = "0.4"
    screen.table.selectRow(at: second, animated: false, scrollPosition: .none)
    screen.table.selectRow(at: wrong, animated: false, scrollPosition: .top)
    screen.table.deselectRow(at: wrong, animated: false)
    screen.table.reloadRows(at: [second, wrong], with: .automatic)
    screen.table.reconfigureRows(at: [wrong])
    screen.table.reloadSections([1], with: .automatic)
    screen.table.scrollToRow(at: wrong, at: .top, animated: false)
    XCTAssertEqual(failures.count, 6)
    XCTAssertEqual(
      failures.first?.description, "row 0.4 is out of range: the table's shape is [4]")
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, [second])
  }

  func testEditingClearsTheSelectionAndIsShownByCells() async throws {
    let screen = RecordingScreen([4])
    try screen.table.tap(at: second)
    screen.table.cellForRow(at: second)?.accessoryType = .checkmark
    screen.table.setEditing(true, animated: true)
    XCTAssertTrue(screen.table.isEditing)
    XCTAssertNil(screen.table.indexPathForSelectedRow)
    XCTAssertEqual(screen.table.visibleCells.map(\.isEditing), [true, true, true, true])
    XCTAssertEqual(screen.table.cellForRow(at: second)?.shownAccessoryType, RowAccessory.none)
    try screen.table.tap(at: second)
    XCTAssertNil(screen.table.indexPathForSelectedRow, "no flag allows selection during editing")
    screen.table.allowsMultipleSelectionDuringEditing = true
    try screen.table.tap(at: first)
    try screen.table.tap(at: second)
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, [first, second])
    screen.table.isEditing = false
    XCTAssertNil(screen.table.indexPathForSelectedRow)
    XCTAssertEqual(screen.table.cellForRow(at: second)?.shownAccessoryType, .checkmark)
  }

  func testNarrowingKeepsTheLowestRow() async throws {
    let screen = RecordingScreen([4])
    screen.table.allowsMultipleSelection = true
    try screen.table.apply(.selectAll)
    XCTAssertEqual(screen.table.visibleCells.map(\.isSelected), [true, true, true, true])
    screen.table.allowsMultipleSelection = false
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, [first])
    XCTAssertEqual(screen.table.visibleCells.map(\.isSelected), [true, false, false, false])
    screen.table.allowsSelection = false
    try screen.table.tap(at: second)
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, [first])
  }
}
