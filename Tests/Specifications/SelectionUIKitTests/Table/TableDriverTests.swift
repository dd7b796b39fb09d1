// SPDX-License-Identifier: MIT

import Fixtures
import SelectionUIKit
import XCTest

/// The user's actions on the view, and the resulting selection of the view and the table.
@MainActor
final class TableDriverTests: XCTestCase {
  private func shown(
    _ policy: SelectionPolicy, rows: Int = 5,
    _ prepare: (inout IdentifiedTable<String>) -> Void = { _ in }
  ) -> (TrailsController, UINavigationController) {
    var table = IdentifiedTable(sections: [(0..<rows).map { "r\($0)" }], policy: policy)
    prepare(&table)
    return TrailsController.shown(table)
  }

  func testTapsSelectInBoth() async throws {
    let (screen, _stack) = shown(.multiple)
    try screen.tap("r1")
    try screen.tap("r3")
    try screen.tap("r1")
    XCTAssertEqual(screen.driver.table.selectedRows, ["r3"])
    XCTAssertEqual(screen.selectedInView, ["r3"])
    XCTAssertEqual(screen.lookSelected, ["r3"])
    XCTAssertEqual(screen.heard, ["+r1", "+r3", "-r1"])
    _ = _stack
  }

  func testInModeSingleTheOtherRowIsReplaced() async throws {
    let (screen, _stack) = shown(.single)
    try screen.tap("r1")
    try screen.tap("r3")
    XCTAssertEqual(screen.driver.table.selectedRows, ["r3"])
    XCTAssertEqual(screen.selectedInView, ["r3"])
    XCTAssertEqual(screen.heard, ["+r1", "-r1", "+r3"])
    try screen.tap("r3")
    XCTAssertEqual(screen.heard, ["+r1", "-r1", "+r3", "+r3"])
    _ = _stack
  }

  func testTheAppsRulesHold() async throws {
    let (screen, _stack) = shown(.multiple)
    screen.fixed = ["r2"]
    try screen.tap("r2")
    XCTAssertEqual(screen.driver.table.selectedRows, [])
    XCTAssertEqual(screen.heard, [])
    screen.driver.apply(.click("r2"))
    XCTAssertEqual(screen.driver.table.selectedRows, [])
    _ = _stack
  }

  func testAFullTableRefusesATapAndSaysSo() async throws {
    let (screen, _stack) = shown(.multiple) { table in
      _ = try? table.apply(.setLimits(SelectionLimits(atMost: 2)))
    }
    var refused: [Refusal<String>] = []
    screen.driver.onRefusal = { refused.append($0) }
    for id in ["r0", "r1", "r2"] { try screen.tap(id) }
    XCTAssertEqual(refused, [.error(.tooManySelected(3, limit: 2))])
    XCTAssertEqual(screen.selectedInView, ["r0", "r1"])
    XCTAssertEqual(screen.lookSelected, ["r0", "r1"])
    XCTAssertEqual(screen.heard, ["+r0", "+r1"])
    _ = _stack
  }

  func testALimitThatLetsTheOldestGoIsShownAndTold() async throws {
    let (screen, _stack) = shown(.multiple) { table in
      _ = try? table.apply(.setLimits(SelectionLimits(atMost: 2)))
      _ = try? table.apply(.setLimitOverflow(.releaseOldest))
    }
    for id in ["r0", "r1", "r2"] { try screen.tap(id) }
    XCTAssertEqual(screen.selectedInView, ["r1", "r2"])
    XCTAssertEqual(screen.heard, ["+r0", "+r1", "+r2", "-r0"])
    _ = _stack
  }

  func testADisabledRowIsNotEvenHighlighted() async throws {
    let (screen, _stack) = shown(.multiple) { _ = try? $0.apply(.disable(["r2"])) }
    try screen.tableView.touchDown(at: IndexPath(row: 2, section: 0))
    XCTAssertFalse(screen.tableView.visibleCells[2].isHighlighted)
    XCTAssertEqual(screen.tableView.visibleCells[2].accessibilityTraits, .notEnabled)
    XCTAssertEqual(screen.selectedInView, [])
    _ = _stack
  }

  func testKeysAskAndTellTheApp() async throws {
    let (screen, _stack) = shown(.multiple)
    screen.fixed = ["r2"]
    try screen.tap("r0")
    screen.driver.handle(.key(KeyStroke(.down)), profile: .appKit)
    XCTAssertEqual(screen.selectedInView, ["r1"])
    screen.driver.handle(.key(KeyStroke(.down)), profile: .appKit)
    XCTAssertEqual(screen.selectedInView, ["r1"])
    _ = _stack
  }

  func testUndoIsShown() async throws {
    let (screen, _stack) = shown(.multiple) { _ = try? $0.apply(.enableUndo(limit: 9)) }
    try screen.tap("r1")
    try screen.tap("r2")
    screen.driver.apply(.undo)
    XCTAssertEqual(screen.lookSelected, ["r1"])
    screen.driver.apply(.redo)
    XCTAssertEqual(screen.lookSelected, ["r1", "r2"])
    _ = _stack
  }

  func testAPanIsAPanOfTheTable() async throws {
    var policy = SelectionPolicy.multiple
    policy.allowsMultipleSelectionDuringEditing = true
    let (screen, _stack) = shown(policy, rows: 8) { _ = try? $0.apply(.enableUndo(limit: 9)) }
    let table: UITableView = screen.tableView
    try table.apply(.beginPan(IndexPath(row: 1, section: 0)))
    try table.apply(.continuePan(to: IndexPath(row: 5, section: 0)))
    XCTAssertEqual(screen.driver.table.selectedRows, ["r1", "r2", "r3", "r4", "r5"])
    try table.apply(.continuePan(to: IndexPath(row: 3, section: 0)))
    try table.apply(.endPan)
    XCTAssertEqual(screen.driver.table.selectedRows, ["r1", "r2", "r3"])
    XCTAssertEqual(screen.selectedInView, ["r1", "r2", "r3"])
    XCTAssertTrue(screen.isEditing)
    XCTAssertEqual(
      screen.heard,
      ["begin", "+r1", "+r2", "+r3", "+r4", "+r5", "-r5", "-r4", "end"])
    screen.driver.apply(.undo)
    XCTAssertEqual(screen.driver.table.selectedRows, [])
    XCTAssertEqual(screen.selectedInView, [])
    screen.driver.apply(.redo)
    XCTAssertEqual(screen.selectedInView, ["r1", "r2", "r3"])
    _ = _stack
  }

  func testAPanGoesBackAboveItsFirstRow() async throws {
    let (screen, _stack) = shown(SelectionPolicy(.multiple, editing: .multiple), rows: 8)
    let table: UITableView = screen.tableView
    try table.apply(.beginPan(IndexPath(row: 4, section: 0)))
    for (row, rows) in [(6, 4...6), (2, 2...4), (1, 1...4), (3, 3...4), (5, 4...5)] {
      try table.apply(.continuePan(to: IndexPath(row: row, section: 0)))
      XCTAssertEqual(screen.driver.table.selectedRows, rows.map { "r\($0)" })
      XCTAssertEqual(screen.selectedInView, rows.map { "r\($0)" })
    }
    try table.apply(.endPan)
    XCTAssertEqual(screen.driver.table.selectedRows, ["r4", "r5"])
    _ = _stack
  }

  func testAPageWithoutAViewIsARow() async throws {
    var view: UITableView? = UITableView()
    let table = IdentifiedTable(sections: [["a", "b", "c"]], policy: .single)
    let driver = TableDriver(try XCTUnwrap(view), table)
    driver.apply(.click("a"))
    view = nil
    driver.handle(
      .key(KeyStroke(.pageDown), pageRows: driver.pageRows), profile: .windows)
    XCTAssertEqual(driver.table.selectedRows, ["b"])
  }

  func testEditingIsTheTables() async throws {
    var policy = SelectionPolicy.single
    policy.allowsMultipleSelectionDuringEditing = true
    let (screen, _stack) = shown(policy)
    _ = screen.driver.apply(.setEditingTransition(.keep))
    try screen.tap("r1")
    screen.setEditing(true, animated: false)
    try screen.tap("r2")
    XCTAssertEqual(screen.driver.table.selectedRows, screen.selectedInView)
    screen.driver.apply(.setEditing(false))
    XCTAssertFalse(screen.tableView.isEditing)
    XCTAssertFalse(screen.isEditing, "its edit button says so")
    XCTAssertEqual(screen.driver.table.selectedRows, screen.selectedInView)
    screen.driver.setEditing(true, animated: false)
    XCTAssertTrue(screen.isEditing && screen.tableView.isEditing)
    _ = _stack
  }

  /// A controller may set the driver's editing first, or not at all.
  func testAControllersEditingIsTheViewsInEitherOrder() async throws {
    final class TellsFirst: UITableViewController {
      lazy var driver = TableDriver(
        tableView, IdentifiedTable(sections: [["a"]], policy: .multiple))
      var tells = true
      override func setEditing(_ editing: Bool, animated: Bool) {
        if tells { driver.setEditing(editing, animated: animated) }
        super.setEditing(editing, animated: animated)
      }
      override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
        driver.shape.rowCount
      }
      override func tableView(_ view: UITableView, cellForRowAt path: IndexPath)
        -> UITableViewCell
      { UITableViewCell() }
    }
    for tells in [true, false] {
      let screen = TellsFirst(style: .plain)
      screen.tells = tells
      let stack = UINavigationController(rootViewController: screen)
      for isEditing in [true, false] {
        screen.setEditing(isEditing, animated: false)
        XCTAssertEqual(screen.driver.table.rows.isEditing, isEditing)
        XCTAssertEqual(screen.tableView.isEditing, isEditing)
        screen.driver.apply(.setEditing(!isEditing))
        XCTAssertEqual(screen.isEditing, !isEditing)
        screen.driver.apply(.setEditing(isEditing))
        XCTAssertEqual(screen.isEditing, isEditing)
      }
      _ = stack
    }
  }

  func testTheViewAllowsWhatThePolicyAllows() async throws {
    let (screen, _stack) = shown(.multiple)
    try screen.tap("r1")
    try screen.tap("r2")
    screen.driver.apply(.setPolicy(.single))
    XCTAssertFalse(screen.tableView.allowsMultipleSelection)
    XCTAssertEqual(screen.selectedInView, screen.driver.table.selectedRows)
    XCTAssertEqual(screen.selectedInView.count, 1)
    screen.driver.apply(.setPolicy(SelectionPolicy(.none)))
    XCTAssertFalse(screen.tableView.allowsSelection)
    XCTAssertEqual(screen.lookSelected, screen.driver.table.selectedRows)
    _ = _stack
  }

  func testTheProgramSelectsByIdentity() async throws {
    let (screen, _stack) = shown(.multiple)
    screen.driver.apply(.select(["r3", "r1"]))
    XCTAssertEqual(screen.lookSelected, ["r1", "r3"])
    screen.driver.apply(.deselect(["r1"]))
    XCTAssertEqual(screen.selectedInView, ["r3"])
    XCTAssertEqual(screen.heard, [])
    _ = _stack
  }

  func testATapByTheProgramAsksWhetherItHighlights() async throws {
    let (screen, _stack) = shown(.multiple)
    XCTAssertEqual(screen.driver.apply(byPath: .tap("0.1"))?.selected, ["r1"])
    XCTAssertEqual(screen.lookSelected, ["r1"])
    _ = _stack
  }

  /// A view with rows that the table doesn't have.
  func testAMenuIsAboutTheSelectedRowsOrItsOwn() async throws {
    let (screen, _stack) = shown(.multiple)
    try screen.tap("r1")
    try screen.tap("r3")
    XCTAssertEqual(screen.driver.menuRows(at: IndexPath(row: 1, section: 0)), ["r1", "r3"])
    XCTAssertEqual(screen.driver.menuRows(at: IndexPath(row: 2, section: 0)), ["r2"])
    XCTAssertEqual(screen.driver.menuRows(at: IndexPath(row: 9, section: 0)), [])
    _ = _stack
  }

  func testATapOnARowThatTheTableHasNotIsRefused() async throws {
    let (screen, _stack) = shown(.multiple)
    var refused: [Refusal<String>] = []
    screen.driver.onRefusal = { refused.append($0) }
    let row = IndexPath(row: 9, section: 0)
    screen.driver.tableView(screen.tableView, didSelectRowAt: row)
    screen.driver.tableView(screen.tableView, didDeselectRowAt: row)
    XCTAssertEqual(refused, [.error(.rowOutOfRange(RowPath(row), screen.driver.shape))])
    _ = _stack
  }

  func testAPanBeginsEditingWhereTheAppDoesNot() async throws {
    var policy = SelectionPolicy.multiple
    policy.allowsMultipleSelectionDuringEditing = true
    let view = UITableView()
    let driver = TableDriver(view, IdentifiedTable(sections: [["a", "b"]], policy: policy))
    driver.tableView(
      view, didBeginMultipleSelectionInteractionAt: IndexPath(row: 0, section: 0))
    XCTAssertTrue(view.isEditing)
    XCTAssertTrue(driver.table.rows.isPanning)
  }

  func testATableOfRowsWithoutIdentities() async throws {
    let data = Numbers()
    let view = UITableView()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    let driver = TableDriver(view, TableSelection(shape: [3], policy: .multiple))
    data.driver = driver
    view.dataSource = data
    try view.tap(at: IndexPath(row: 2, section: 0))
    XCTAssertEqual(Array(driver.table.rows.selectedNumbers), [2])
    XCTAssertEqual(view.visibleCells.map(\.isSelected), [false, false, true])
  }

  private final class Numbers: UITableViewDataSource {
    var driver: TableDriver<TableSelection>!
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      driver.shape.rowCount(inSection: section) ?? 0
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath) }
  }
}
