// SPDX-License-Identifier: MIT
import AppKit
import SelectionAppKit
import SelectionCore
import XCTest

/// An app whose delegate answers proposals.
private final class ProposingApp: TableApp, TableViewShouldSelectRow,
  TableViewSelectionIndexesForProposedSelection
{
  private(set) var asked: [Int] = []

  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
    asked.append(row)
    return false
  }

  func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
  ) -> IndexSet { proposed.subtracting([0]) }
}

/// An app whose delegate refuses a row.
private final class RefusingApp: TableApp, TableViewShouldSelectRow {
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { row != 1 }
}

/// An app that doesn't allow an empty selection, and reads the table while the mouse is down.
private final class DemandingApp: TableApp, TableViewSelectionIsChanging {
  var seen: [[String]] = []

  override func configure(_ view: NSTableView) { view.allowsEmptySelection = false }

  func tableViewSelectionIsChanging(_ notification: Notification) {
    seen.append(Array(driver.table.selectedRows))
  }
}

/// An app whose data source doesn't read the driver's shape.
private final class AppWithOwnCount: TableApp {
  override func numberOfRows(in tableView: NSTableView) -> Int {
    driver.currentTable.rows.shape.rowCount
  }
}

@MainActor
final class TableSelectionTests: StandInTestCase {
  private let letters = ["a", "b", "c", "d", "e"]

  private func undoing(_ ids: [String]) throws -> IdentifiedTable<String> {
    var table = IdentifiedTable(sections: [ids], policy: .multiple)
    try table.apply(.enableUndo(limit: 10))
    return table
  }

  func testTheMenuAndTheAppDeselectAll() async throws {
    try deselectAll(in: TableApp(letters))
    try deselectAll(in: AppWithOwnCount(letters))
  }

  private func deselectAll(in app: TableApp) throws {
    app.view.click(1)
    app.view.deselectAll(nil)
    XCTAssertEqual(app.driver.table.selectedRows, [])
    XCTAssertEqual(app.differences(), [])
    app.view.click(1)
    app.view.selectRowIndexes([], byExtendingSelection: false)
    XCTAssertEqual(app.driver.table.selectedRows, [])
    XCTAssertEqual(app.differences(), [])
    XCTAssertEqual(app.told, [[1], [], [1], []])
  }

  func testAReloadByTheAppKeepsTheSelection() async throws {
    for app in [TableApp(letters), AppWithOwnCount(letters)] {
      app.view.click(1)
      app.view.reloadData()
      XCTAssertEqual(app.driver.table.selectedRows, ["b"])
      XCTAssertEqual(app.differences(), [])
      // What the view has asked for after a reload doesn't undo the next command.
      app.view.deselectAll(nil)
      XCTAssertEqual(app.driver.table.selectedRows, [])
      XCTAssertEqual(app.differences(), [])
    }
  }

  func testAChangeOfTheSelectionIsToldOnce() async throws {
    let app = TableApp(letters)
    app.driver.apply(.select(["a"]))
    app.driver.apply(.setSelected(["b", "c"]))
    XCTAssertEqual(app.told, [[0], [1, 2]])
    app.driver.apply(.deselect(["b"]))
    XCTAssertEqual(app.told.last, [2])
    XCTAssertEqual(app.differences(), [])
  }

  func testAQuestionIsNoInput() async throws {
    let app = TableApp(try undoing(letters))
    app.view.click(0)
    let (told, changes) = (app.told.count, app.changeCount)
    XCTAssertTrue(app.view.isSelectable(2, in: [0]))
    XCTAssertEqual(app.driver.table.selectedRows, ["a"])
    XCTAssertEqual(app.told.count, told)
    XCTAssertEqual(app.changeCount, changes)
    // A range is one input, whatever the view asks before.
    app.view.click(3, .shift)
    XCTAssertEqual(app.driver.table.selectedRows, ["a", "b", "c", "d"])
    app.driver.apply(.undo)
    XCTAssertEqual(app.driver.table.selectedRows, ["a"])
    XCTAssertEqual(app.differences(), [])
  }

  func testARefusalIsToldWhenTheViewAsks() async throws {
    let app = TableApp(letters)
    app.driver.apply(.setLimits(SelectionLimits(atMost: 1)))
    app.view.click(0)
    app.view.click(1, .command)
    XCTAssertEqual(app.refusals.count, 1)
    XCTAssertEqual(app.driver.table.selectedRows, ["a"])
    XCTAssertEqual(app.differences(), [])
  }

  func testAClickIsOneStepThoughTheTableIsReadMeanwhile() async throws {
    let app = DemandingApp(try undoing(letters))
    app.view.click(0)
    app.view.click(2)
    XCTAssertEqual(app.seen, [["a"], ["c"]])
    app.driver.apply(.undo)
    XCTAssertEqual(app.driver.table.selectedRows, ["a"])
  }

  func testTheAppMayDisallowAnEmptySelection() async throws {
    let app = DemandingApp(letters)
    app.view.click(2)
    app.view.click(-1)
    app.view.click(2, .command)
    app.view.deselectAll(nil)
    XCTAssertEqual(app.driver.table.selectedRows, ["c"])
    app.driver.apply(.setPolicy(.single))
    XCTAssertFalse(app.view.allowsEmptySelection)
    XCTAssertEqual(app.differences(), [])
  }

  func testOneQuestionTakesThePlaceOfTheOther() async throws {
    let app = ProposingApp(letters)
    app.view.click(1)
    app.view.click(0, .command)
    XCTAssertEqual(app.driver.table.selectedRows, ["b"])
    XCTAssertEqual(app.asked, [])
    let refusing = RefusingApp(letters)
    refusing.view.click(0)
    refusing.view.click(2, .shift)
    XCTAssertEqual(refusing.driver.table.selectedRows, ["a", "c"])
    refusing.view.click(1)
    XCTAssertEqual(refusing.driver.table.selectedRows, [])
    XCTAssertEqual(refusing.differences(), [])
  }

  func testRowsAheadOfScrollingAreRedrawn() async throws {
    var table = IdentifiedTable(sections: [(0..<50).map { "\($0)" }], policy: .multiple)
    try table.setList(.inclusive, inSection: 0)
    let app = TableApp(table)
    app.driver.apply(.tap("11"))
    app.driver.apply(.tap("40"))
    XCTAssertEqual(app.differences(), [])
    app.view.scroll(toRow: 2)
    XCTAssertEqual(app.differences(), [])
    XCTAssertEqual(app.made.filter { $0 == 11 }.count, 1)
  }
}
