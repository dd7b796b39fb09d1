// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// The rows that a tap selects and deselects, and the order of questions and events.
final class ToggleTests: XCTestCase {
  private let a: RowPath = "0.1"
  private let b: RowPath = "1.2"

  private func calls(_ change: SelectionChange) -> [String] { change.calls.map(\.description) }

  func testAFirstTapHighlightsThenSelects() throws {
    var table = TableSelection(shape: [3, 5])
    let change = try table.tap(b)
    XCTAssertEqual(
      change.events, [.didHighlight(b), .didUnhighlight(b), .didSelect(b), .selectionDidChange])
    XCTAssertEqual(Array(change.selected), [b])
    XCTAssertEqual(change.primaryAction, b)
    XCTAssertEqual(Array(table.selectedRows), [b])
    XCTAssertEqual(table.selectedRow, b)
  }

  func testInModeSingleTheOldRowIsReplacedAfterTheNewWasAskedAbout() throws {
    var table = TableSelection(shape: [3, 5])
    try table.tap(a)
    let change = try table.tap(b)
    XCTAssertEqual(
      calls(change),
      [
        "shouldHighlight:1.2", "didHighlight:1.2", "didUnhighlight:1.2", "willSelect:1.2",
        "willDeselect:0.1", "didDeselect:0.1", "didSelect:1.2", "selectionDidChange",
      ])
  }

  func testTogglingTwiceIsIdentityInModeMultiple() throws {
    var table = TableSelection(shape: [3, 5], policy: SelectionPolicy(.multiple))
    try table.select(.row(b))
    let before = table.selectedRows
    try table.tap(a)
    try table.tap(a)
    XCTAssertEqual(table.selectedRows, before)
  }

  func testRulesSeeTheTableAsItWasBeforeTheTap() throws {
    var table = TableSelection(shape: [3, 5])
    try table.tap(a)
    let start = table
    var seen: [TableSelection] = []
    let rules = TableRules(
      shouldHighlight: { _, table in
        seen.append(table); return true
      },
      willSelect: { row, table in
        seen.append(table); return row
      },
      willDeselect: { row, table in
        seen.append(table); return row
      })
    try table.tap(b, rules: rules)
    XCTAssertEqual(seen, [start, start, start])
  }

  func testARefusedTapChangesNothingAndSaysWhy() {
    var table = TableSelection(shape: [3, 5])
    let before = table
    let missing: RowPath = "1.5"
    XCTAssertThrowsError(try table.tap(missing)) { error in
      XCTAssertEqual(error as? SelectionError, .rowOutOfRange(missing, [3, 5]))
      XCTAssertEqual("\(error)", "row 1.5 is out of range: the table's shape is [3, 5]")
    }
    XCTAssertEqual(table, before)
  }

  func testThePrimaryActionIsPerformedAlsoWhenWillSelectSaidNo() throws {
    var table = TableSelection(shape: [3], policy: SelectionPolicy(.single, editing: .single))
    let refusing = TableRules(willSelect: { _, _ in nil })
    XCTAssertEqual(try table.tap(a, rules: refusing).primaryAction, a)
    let never = TableRules(canPerformPrimaryAction: { _, _ in false })
    XCTAssertNil(try table.tap(a, rules: never).primaryAction)
    XCTAssertNil(
      try table.tap(a, rules: TableRules(shouldHighlight: { _, _ in false })).primaryAction)
    table.setEditing(true)
    XCTAssertNil(try table.tap(a).primaryAction)
    let always = TableRules(canPerformPrimaryAction: { _, _ in true })
    XCTAssertEqual(try table.tap(a, rules: always).primaryAction, a)
    table.setPolicy(SelectionPolicy(.none))
    XCTAssertNil(try table.tap(a, rules: always).primaryAction)
  }

  func testQueriesAnswerForEveryRow() throws {
    var table = TableSelection(shape: [3, 5])
    try table.tap(a)
    for row in [
      RowPath(section: -1, row: 0), RowPath(section: 0, row: -1), "9.0",
    ] {
      XCTAssertFalse(table.isSelected(row))
      XCTAssertFalse(table.isPresentedSelected(row))
      XCTAssertFalse(table.isChecked(row))
      XCTAssertFalse(table.isEnabled(row))
      XCTAssertEqual(table.accessory(for: row), .none)
    }
    XCTAssertEqual(table.markedPart(of: .section(-1)), .none)
    XCTAssertNil(table.selectedCount(inSection: 2))
    XCTAssertEqual(table.selectedCount(inSection: 0), 1)
  }

  func testReconfiguringChangesNoMarkAndThrowsForMissingRows() throws {
    var table = TableSelection(shape: [3, 5], policy: SelectionPolicy(.multiple))
    try table.tap(a)
    let before = table
    let change = try table.perform { $0.reconfigureRows(at: [a, b]) }
    XCTAssertEqual(change.description, "no change")
    XCTAssertTrue(change.selected.isEmpty && change.deselected.isEmpty && change.lost.isEmpty)
    XCTAssertEqual(table, before)
    let missing: RowPath = "0.3"
    XCTAssertThrowsError(try table.perform { $0.reconfigureRows(at: [missing]) }) {
      XCTAssertEqual(
        $0 as? SelectionError, .invalidUpdate(.missing(.reconfigure, .row(missing), only: .rows(3)))
      )
    }
  }

  func testACopyIsASnapshot() throws {
    var table = TableSelection(shape: [3, 5])
    try table.tap(a)
    let copy = table
    try table.tap(b)
    XCTAssertEqual(Array(copy.selectedRows), [a])
  }

  func testDescriptionsSayWhatIsSelected() throws {
    var table = TableSelection(
      shape: [3, 5], policy: SelectionPolicy(.multiple, editing: .multiple))
    try table.setList(.inclusive, inSection: 0)
    try table.select(.section(1))
    try table.check([a])
    XCTAssertEqual(
      table.description,
      "shape [3, 5], selected [1.0-4], checked [0.1], mode multiple editing multiple, "
        + "inclusive lists {0}")
    XCTAssertEqual(try table.deselect([b]).description, "-[1.2]")
    XCTAssertEqual(table.setEditing(true).description, "-[1.0-1, 1.3-4]")
    XCTAssertEqual(
      table.description,
      "shape [3, 5], selected [], checked [0.1], mode multiple editing multiple, editing, "
        + "inclusive lists {0}")
    XCTAssertEqual(try table.uncheck([a]).description, "unchecked [0.1]")
    XCTAssertEqual(try table.tap(b).description.suffix(6), "+[1.2]")
    XCTAssertEqual(table.reloadData().description, "lost [1.2] reloaded")
    XCTAssertEqual(try table.deselectAll().description, "no change")
    XCTAssertTrue(try table.deselectAll().isEmpty)
  }
}
