// SPDX-License-Identifier: MIT

import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// Inputs as values: pans, undo, refusals, and the log of them.
@MainActor
final class InputTests: XCTestCase {
  func testAPanWithTwoFingers() async throws {
    let screen = RecordingScreen([8])
    screen.table.allowsMultipleSelectionDuringEditing = true
    try screen.table.apply(.beginPan("0.1"))
    try screen.table.apply(.continuePan(to: "0.3"))
    try screen.table.apply(.continuePan(to: "0.2"))
    try screen.table.apply(.endPan)
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, ["0.1", "0.2"])
    XCTAssertTrue(screen.table.isEditing)
    XCTAssertEqual(
      screen.table.visibleCells.map(\.isSelected),
      [false, true, true, false, false, false, false, false])
    XCTAssertEqual(
      screen.takeCalls(),
      [
        "shouldBeginMultipleSelection:0.1", "didBeginMultipleSelection:0.1", "didSelect:0.1",
        "selectionDidChange", "didSelect:0.2", "didSelect:0.3", "selectionDidChange",
        "didDeselect:0.3", "selectionDidChange", "didEndMultipleSelection",
      ])
  }

  func testAPanThatTheDelegateRefuses() async throws {
    let screen = RecordingScreen([8])
    screen.table.allowsMultipleSelectionDuringEditing = true
    screen.allowsPans = false
    try screen.table.apply(.beginPan("0.1"))
    XCTAssertEqual(screen.takeCalls(), ["shouldBeginMultipleSelection:0.1"])
    XCTAssertFalse(screen.table.isEditing)
  }

  func testRangesAndUndo() async throws {
    let screen = RecordingScreen([8])
    screen.table.allowsMultipleSelection = true
    screen.table.enableUndo(limit: 10)
    try screen.table.apply(.click("0.2"))
    try screen.table.apply(.extend(to: "0.5"))
    XCTAssertEqual(screen.table.indexPathsForSelectedRows?.map(\.row), [2, 3, 4, 5])
    try screen.table.apply(.undo)
    XCTAssertEqual(screen.table.indexPathsForSelectedRows?.map(\.row), [2])
    XCTAssertEqual(screen.table.visibleCells.filter(\.isSelected).count, 1)
  }

  func testWhatEditingDoesToTheSelection() async throws {
    let screen = RecordingScreen([8])
    screen.table.editingTransition = .restore
    XCTAssertEqual(screen.table.editingTransition, .restore)
    try screen.table.tap(at: "0.2")
    screen.table.isEditing = true
    XCTAssertNil(screen.table.indexPathForSelectedRow)
    screen.table.isEditing = false
    XCTAssertEqual(screen.table.indexPathForSelectedRow, "0.2")
  }

  func testALogOfTheInputsReplays() async throws {
    let screen = RecordingScreen([8], visibleRowCount: 4)
    var log = InputLog(shape: screen.table.rows.shape)
    screen.table.inputHandler = { log.append($0) }
    screen.table.allowsMultipleSelection = true
    try screen.table.tap(at: "0.2")
    screen.table.selectRow(at: "0.7", animated: false, scrollPosition: .bottom)
    screen.rowCounts = [7]
    screen.table.deleteRows(at: ["0.0"], with: .none)
    screen.table.failureHandler = { _ in }
    screen.table.deselectRow(at: "0.7", animated: false)
    XCTAssertEqual(log.inputs.count, 5, "what was refused is not in it")
    XCTAssertEqual(try log.replayed().selectedRows, screen.table.rows.selectedRows)
    screen.rowCounts = [3, 3]
    screen.table.reloadData()
    XCTAssertEqual(try log.replayed().shape, [3, 3])
  }

  func testFailuresSayWhatIsWrong() async throws {
    let screen = RecordingScreen([2])
    var failures: [String] = []
    screen.table.failureHandler = { failures.append($0.description) }
    screen.rowCounts = [-1]
    screen.table.reloadData()
    XCTAssertEqual(screen.table.numberOfRows(inSection: 0), 0)
    screen.rowCounts = [.max, .max]
    screen.table.reloadData()
    XCTAssertEqual(
      failures,
      [
        "the data source gave a count of -1",
        "a table cannot have more than \(Int.max) rows",
      ])
    failures = []
    screen.rowCounts = [2]
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    screen.gives = TableViewCell(style: .subtitle, reuseIdentifier: "other")
    screen.table.reconfigureRows(at: ["0.1"])
    XCTAssertEqual(
      failures, ["the data source gave another cell for row 0.1 while it was being reconfigured"])
  }

  func testATableWhoseDataSourceIsGone() async throws {
    let table = TableView()
    var failures: [TableViewFailure] = []
    table.failureHandler = { failures.append($0) }
    var screen: RecordingScreen? = RecordingScreen([2])
    table.dataSource = screen
    XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
    screen = nil
    XCTAssertEqual(table.visibleCells.count, 2)
    XCTAssertEqual(failures, [.noDataSource("0.0"), .noDataSource("0.1")])
    XCTAssertEqual(table.staleCells(), [])
    XCTAssertNil(screen)
  }

  func testADelegateThatAnswersNothing() async throws {
    final class Silent: TableViewDelegate {}
    let screen = RecordingScreen([3])
    let silent = Silent()
    screen.table.delegate = silent
    screen.table.allowsMultipleSelectionDuringEditing = true
    try screen.table.tap(at: "0.1")
    try screen.table.tap(at: "0.2")
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, ["0.2"])
    screen.table.cellForRow(at: "0.0")?.accessoryType = .detailButton
    try screen.table.tapAccessoryButton(at: "0.0")
    try screen.table.apply(.beginPan("0.0"))
    XCTAssertFalse(screen.table.isEditing, "by default no pan selects")
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, ["0.2"])
  }
}
