// SPDX-License-Identifier: MIT

import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// Keys, headers, sweeps and checkmark lists, which have no names in UIKit and come as inputs.
@MainActor
final class KeysAndListsTests: XCTestCase {
  private func press(
    _ key: KeyStroke.Key, _ modifiers: KeyModifiers = [], profile: InputProfile = .windows,
    on table: TableView
  ) throws {
    let stroke = KeyStroke(key, modifiers)
    let action = UserAction<RowPath>.key(stroke, pageRows: table.visibleRowCount)
    let input = profile.input(for: action, in: table.rows)
    try table.apply(try XCTUnwrap(input, "\(stroke)"))
  }

  private func rowsShownSelected(_ table: TableView) -> [Int] {
    table.visibleCells.filter(\.isSelected).compactMap { table.indexPath(for: $0)?.row }
  }

  func testKeysAskAndTellTheDelegateOfTheRowReached() async throws {
    let screen = RecordingScreen([8])
    screen.table.allowsMultipleSelection = true
    try press(.down, on: screen.table)
    try press(.down, on: screen.table)
    XCTAssertEqual(
      screen.takeCalls(),
      [
        "willSelect:0.0", "didSelect:0.0", "selectionDidChange", "willSelect:0.1", "didSelect:0.1",
        "selectionDidChange",
      ])
    try press(.pageDown, .shift, on: screen.table)
    XCTAssertEqual(screen.table.indexPathsForSelectedRows?.map(\.row), Array(1...7))
    XCTAssertEqual(rowsShownSelected(screen.table), Array(1...7))
    XCTAssertEqual(screen.takeCalls(), ["willSelect:0.7", "didSelect:0.7", "selectionDidChange"])
    try press(.up, .command, on: screen.table)
    XCTAssertEqual(screen.table.focusedRow, "0.6")
    XCTAssertEqual(screen.takeCalls(), [])
    XCTAssertEqual(screen.table.staleCells(), [])
  }

  func testKeysPassOverRowsThatCannotHaveTheFocus() async throws {
    final class Delegate: TableViewDelegate {
      var asked: [RowPath] = []
      func tableView(_ tableView: TableView, canFocusRowAt indexPath: RowPath) -> Bool {
        asked.append(indexPath)
        return indexPath.row.isMultiple(of: 3)
      }
    }
    final class Silent: TableViewDelegate {}
    let screen = RecordingScreen([8])
    let table = screen.table
    let silent = Silent()
    table.delegate = silent
    try press(.down, profile: .touch, on: table)
    try table.apply(.disable(.row("0.1")))
    try press(.down, profile: .touch, on: table)
    XCTAssertEqual(table.focusedRow, "0.2", "by default a disabled row is passed over")
    let delegate = Delegate()
    table.delegate = delegate
    try press(.down, profile: .touch, on: table)
    try press(.down, profile: .touch, on: table)
    XCTAssertEqual(table.focusedRow, "0.6")
    XCTAssertEqual(delegate.asked.map(\.row), [3, 4, 5, 6])
    try press(.down, profile: .touch, on: table)
    XCTAssertEqual(table.focusedRow, "0.6", "there is none after it")
    for delegate in [delegate, nil] {
      table.delegate = delegate
      table.allowsFocus = false
      try press(.home, profile: .touch, on: table)
      XCTAssertEqual(table.focusedRow, "0.6")
    }
  }

  func testADelegateThatChangesTheTableWhileAKeyAsks() async throws {
    let screen = RecordingScreen([8])
    screen.names = [(0..<8).map { "name \($0)" }]
    screen.table.allowsMultipleSelection = true
    try press(.down, on: screen.table)
    screen.during["willSelect:0.1"] = { table in
      screen.during["willSelect:0.1"] = nil
      screen.names[0].insert("new", at: 0)
      table.insertRows(at: ["0.0"], with: .none)
    }
    try press(.down, on: screen.table)
    XCTAssertEqual(rowsShownSelected(screen.table), [2], "the row after the lead's new place")
    XCTAssertEqual(screen.table.staleCells(), [])
  }

  func testHeadersAndSweeps() async throws {
    let screen = RecordingScreen([4, 4])
    let table = screen.table
    table.allowsMultipleSelection = true
    try table.apply(.tapHeader(ofSection: 1))
    XCTAssertEqual(rowsShownSelected(table), [0, 1, 2, 3])
    XCTAssertEqual(table.indexPathsForSelectedRows?.map(\.section), [1, 1, 1, 1])
    try table.apply(.tapHeader(ofSection: 1))
    XCTAssertNil(table.indexPathsForSelectedRows)
    try table.apply(.beginSweep(.adding))
    try table.apply(.continueSweep(over: ("0.1"..."1.1").rowSpans))
    try table.apply(.continueSweep(over: ("0.1"...row(2)).rowSpans))
    XCTAssertEqual(rowsShownSelected(table), [1, 2], "rows that the sweep has left are redrawn")
    try table.apply(.cancel)
    XCTAssertEqual(rowsShownSelected(table), [])
    XCTAssertEqual(
      screen.takeCalls(), Array(repeating: "selectionDidChange", count: 5), "nothing else is told")
    XCTAssertEqual(table.staleCells(), [])
  }

  func testAShiftClickChecksARangeOfAList() async throws {
    let screen = TableList(itemCount: 12, visibleRowCount: 6)
    try screen.take(.setList(.inclusive, inSection: 0))
    try screen.take(.tap("0.1"))
    try screen.take(.extend(to: "0.4"))
    XCTAssertEqual(screen.itemsShownChecked, ["item 1", "item 2", "item 3", "item 4"])
    XCTAssertEqual(screen.redrawn, [2, 3, 4])
    try screen.take(.extend(to: "0.2"))
    XCTAssertEqual(screen.itemsShownChecked, ["item 1", "item 2"], "going back gives back")
    XCTAssertEqual(screen.redrawn, [3, 4])
    XCTAssertNil(screen.table.indexPathsForSelectedRows, "no row of a list is selected")
    XCTAssertEqual(screen.table.staleCells(), [])
    try screen.take(.tapHeader(ofSection: 0))
    XCTAssertEqual(screen.table.rows.checkedRows.count, 12)
    screen.table.scroll(byRows: 6)
    XCTAssertEqual(screen.itemsShownChecked, screen.itemsShown)
  }

  func testTheFocusChecksNothing() async throws {
    let screen = TableList(itemCount: 4, visibleRowCount: 4)
    try screen.take(.setList(.inclusive, inSection: 0))
    screen.table.selectionFollowsFocus = true
    try screen.table.moveFocus(to: "0.2")
    try press(.down, profile: .appKit, on: screen.table)
    XCTAssertEqual(screen.table.focusedRow, "0.3")
    XCTAssertEqual(screen.table.rows.checkedRows.count, 0)
    screen.table.allowsMultipleSelectionDuringEditing = true
    screen.table.isEditing = true
    try screen.table.moveFocus(to: "0.2")
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, ["0.2"], "while editing it selects")
  }
}

/// A checkmark list of the table itself, which configures cells, and whose changes name the cells
/// to redraw.
private final class TableList: PackingScreen {
  /// The rows whose accessory the last input changed.
  private(set) var redrawn: [Int] = []

  func take(_ input: TableInput) throws {
    let change = try table.apply(input)
    redrawn = change.accessoriesToRedraw.map(\.row)
    for row in change.accessoriesToRedraw {
      table.cellForRow(at: row)?.accessoryType = table.rows.accessory(for: row)
    }
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell
  {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryType = tableView.rows.accessory(for: indexPath)
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {}
}
