// SPDX-License-Identifier: MIT

import SelectionUIKit
import XCTest

/// Changes that the app makes to the view itself, and to the driver inside of its callbacks.
@MainActor
final class AppChangesTests: XCTestCase {
  private var stack: UINavigationController?

  private func shown(
    rows: Int = 5, _ policy: SelectionPolicy = .multiple
  ) -> TrailsController {
    let ids = (0..<rows).map { "r\($0)" }
    let shown = TrailsController.shown(IdentifiedTable(sections: [ids], policy: policy))
    stack = shown.stack
    return shown.screen
  }

  func testWhatTheAppSelectsInTheViewIsSelectedInTheTable() async throws {
    let screen = shown()
    let table: UITableView = screen.tableView
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    XCTAssertEqual(screen.driver.table.selectedRows, ["r1", "r2"])
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    try screen.tap("r4")
    XCTAssertEqual(screen.driver.table.selectedRows, ["r2", "r4"])
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    table.deselectRow(at: IndexPath(row: 4, section: 0), animated: false)
    XCTAssertEqual(screen.driver.table.selectedRows, [])
  }

  func testARowThatTheAppSelectsReplacesTheOtherInOneStep() async throws {
    let screen = shown(.single)
    screen.driver.apply(.enableUndo(limit: nil))
    try screen.tap("r1")
    var told: [[String]] = []
    screen.driver.onChange = { told.append($0.selected + $0.deselected) }
    screen.tableView.selectRow(
      at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    XCTAssertEqual(screen.driver.table.selectedRows, ["r3"])
    XCTAssertEqual(told, [["r3", "r1"]])
    screen.driver.apply(.undo)
    XCTAssertEqual(screen.driver.table.selectedRows, ["r1"])
    XCTAssertEqual(screen.selectedInView, ["r1"])
  }

  func testASelectionThatTheTableRefusesIsUndoneInTheView() async throws {
    let screen = shown()
    screen.driver.apply(.setList(.inclusive, inSection: 0))
    var refused: [Refusal<String>] = []
    screen.driver.onRefusal = { refused.append($0) }
    let row = IndexPath(row: 1, section: 0)
    screen.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
    XCTAssertEqual(screen.driver.table.selectedRows, [])
    XCTAssertEqual(screen.selectedInView, [])
    XCTAssertEqual(refused, [.error(.rowOfList(RowPath(row)))])
  }

  func testNoPanBeginsOnARowOnWhichTheTableRefusesIt() async throws {
    let screen = shown(SelectionPolicy(.multiple, editing: .multiple))
    screen.driver.apply(.disable(["r1"]))
    screen.driver.apply(.select(["r4"]))
    var refused: [Refusal<String>] = []
    screen.driver.onRefusal = { refused.append($0) }
    let table: UITableView = screen.tableView
    try table.apply(.beginPan(IndexPath(row: 1, section: 0)))
    try table.apply(.continuePan(to: IndexPath(row: 3, section: 0)))
    try table.apply(.endPan)
    XCTAssertEqual(refused.count, 1)
    XCTAssertEqual(screen.driver.table.selectedRows, ["r4"])
    XCTAssertEqual(screen.selectedInView, ["r4"])
    XCTAssertFalse(screen.isEditing)
    XCTAssertEqual(screen.heard, [])
  }

  func testAReloadLosesNothing() async throws {
    let screen = shown()
    try screen.tap("r1")
    try screen.tap("r3")
    screen.tableView.reloadData()
    XCTAssertEqual(screen.lookSelected, ["r1", "r3"])
    XCTAssertEqual(screen.selectedInView, ["r1", "r3"])
    XCTAssertEqual(screen.driver.table.selectedRows, ["r1", "r3"])
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  func testAReloadLosesNothingWhereNoSelectedRowIsInView() async throws {
    let screen = shown(rows: 100)
    try screen.tap("r1")
    screen.tableView.scrollToRow(
      at: IndexPath(row: 80, section: 0), at: .top, animated: false)
    screen.tableView.layoutIfNeeded()
    screen.tableView.reloadData()
    XCTAssertEqual(screen.driver.table.selectedRows, ["r1"])
    XCTAssertEqual(screen.selectedInView, ["r1"])
  }

  /// A mail list: rows can be selected during editing, which the view begins by itself.
  func testATableThatSelectsOnlyWhileEditingCanBeTapped() async throws {
    let screen = shown(SelectionPolicy(.none, editing: .multiple))
    try screen.tap("r1")
    XCTAssertEqual(screen.driver.table.selectedRows, [])
    screen.tableView.setEditing(true, animated: true)
    for row in 1...2 { try screen.tableView.tap(at: IndexPath(row: row, section: 0)) }
    XCTAssertEqual(screen.lookSelected, ["r1", "r2"])
    XCTAssertEqual(screen.driver.table.selectedRows, ["r1", "r2"])
    screen.tableView.setEditing(false, animated: true)
    try screen.tableView.tap(at: IndexPath(row: 3, section: 0))
    XCTAssertEqual(screen.driver.table.selectedRows, [])
    XCTAssertEqual(screen.heard, ["+r1", "+r2"])
  }

  func testAScreenThatAppearsAgainClearsBoth() async throws {
    let screen = shown(.single)
    try screen.tap("r1")
    stack?.pushViewController(UIViewController(), animated: false)
    XCTAssertEqual(screen.driver.table.selectedRows, ["r1"])
    stack?.popViewController(animated: false)
    XCTAssertEqual(screen.driver.table.selectedRows, [])
    XCTAssertEqual(screen.lookSelected, [])
  }

  func testCallbacksMayChangeTheTable() async throws {
    let screen = shown()
    screen.driver.onChange = { [weak screen] change in
      guard let screen, change.selected == ["r1"] else { return }
      screen.driver.update(to: [["r9", "r1", "r2"]], vanished: .gone)
      screen.driver.apply(.toggle("r9"))
    }
    try screen.tap("r1")
    XCTAssertEqual(screen.driver.table.selectedRows, ["r9", "r1"])
    XCTAssertEqual(screen.selectedInView, ["r9", "r1"])
    XCTAssertEqual(screen.lookSelected, ["r9", "r1"])
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  func testADriverOutlivesItsView() async throws {
    var view: UITableView? = UITableView()
    let driver = TableDriver(view!, IdentifiedTable(sections: [["a", "b"]], policy: .multiple))
    view = nil
    XCTAssertNil(driver.tableView)
    driver.apply(.selectAll)
    driver.update(to: [["b", "c"]], vanished: .gone)
    XCTAssertEqual(driver.table.selectedRows, ["b"])
    driver.setEditing(true, animated: false)
    XCTAssertTrue(driver.table.rows.isEditing, "the table is there")
  }
}
