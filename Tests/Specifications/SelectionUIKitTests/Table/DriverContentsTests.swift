// SPDX-License-Identifier: MIT

import Fixtures
import SelectionUIKit
import XCTest

/// New contents for the table and the view together.
@MainActor
final class DriverContentsTests: XCTestCase {
  private var stack: UINavigationController?

  private func shown(_ sections: [[String]]) -> TrailsController {
    let shown = TrailsController.shown(IdentifiedTable(sections: sections, policy: .multiple))
    stack = shown.stack
    shown.screen.tableView.layoutIfNeeded()
    return shown.screen
  }

  private func texts(_ screen: TrailsController) -> [String] {
    screen.tableView.visibleCells.compactMap { $0.textLabel?.text }
  }

  func testRowsThatStayKeepTheirCells() async throws {
    let screen = shown([["a", "b", "c"], ["d"]])
    try screen.tap("b")
    try screen.tap("d")
    screen.tableView.resetCellCounts()
    let change = screen.driver.update(to: [["d", "x"], ["c", "b"]], vanished: .gone)
    XCTAssertEqual(change?.lost, [])
    XCTAssertEqual(texts(screen), ["d", "x", "c", "b"])
    XCTAssertEqual(screen.selectedInView, ["d", "b"])
    XCTAssertEqual(screen.lookSelected, ["d", "b"])
    XCTAssertEqual(screen.tableView.cellCounts.configured, 1, "only x is new")
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  func testManyChangesAreAReload() async throws {
    let screen = shown([(0..<2_000).map(String.init)])
    try screen.tap("3")
    screen.driver.update(to: [(0..<2_000).map { String(1_999 - $0) }], vanished: .gone)
    XCTAssertEqual(texts(screen).first, "1999")
    XCTAssertEqual(screen.driver.table.selectedRows, ["3"])
    screen.tableView.scrollToRow(
      at: IndexPath(row: 1_996, section: 0), at: .bottom, animated: false)
    XCTAssertEqual(screen.lookSelected, ["3"])
  }

  /// A batch keeps the cells of rows that stay; a reload gets other ones.
  func testABatchOfAThousandRowsIsNoReloadYet() async throws {
    for (count, isReload) in [(1_000, false), (1_001, true)] {
      let more = (0..<count).map { "new \($0)" }
      let screen = shown([["a", "b", "c"]])
      let cells = screen.tableView.visibleCells
      screen.driver.update(to: [["a", "b", "c"] + more], vanished: .gone)
      XCTAssertEqual(screen.tableView.visibleCells.prefix(3) != cells[...], isReload, "\(count)")
      screen.tableView.layoutIfNeeded()
      screen.driver.update(to: [["a", "b", "c"]], vanished: .gone)
      XCTAssertEqual(texts(screen), ["a", "b", "c"])
      // Reversed, each row is a run of its own, and so is the one that stays.
      let turned = shown([["a"] + more.dropLast()])
      let first = turned.tableView.visibleCells[0]
      turned.driver.update(to: [["a"] + more.dropLast().reversed()], vanished: .gone)
      XCTAssertEqual(texts(turned).prefix(2), ["a", "new \(count - 2)"])
      XCTAssertEqual(turned.tableView.visibleCells[0] == first, !isReload, "\(count)")
    }
  }

  func testContentsOfWhichEveryRowIsReplaced() async throws {
    let screen = shown([["a", "b", "c"], ["d"]])
    for id in ["a", "d"] { try screen.tap(id) }
    var changes: [IdentifiedChange<String>] = []
    screen.driver.onChange = { changes.append($0) }
    screen.driver.update(to: [["x"], ["y", "z"]], vanished: .gone)
    XCTAssertEqual(texts(screen), ["x", "y", "z"])
    XCTAssertEqual(screen.lookSelected, [])
    XCTAssertEqual(screen.selectedInView, [])
    XCTAssertEqual(changes.map(\.lost), [["a", "d"]])
    XCTAssertEqual(screen.tableView.staleCells(), [])
    try screen.tap("y")
    XCTAssertEqual(screen.lookSelected, ["y"])
  }

  func testAViewInNoWindowIsReloaded() async throws {
    let screen = TrailsController(IdentifiedTable(sections: [["a", "b"]], policy: .multiple))
    screen.loadViewIfNeeded()
    XCTAssertNil(screen.tableView.window)
    screen.driver.apply(.toggle("b"))
    screen.driver.update(to: [["b", "c"]], vanished: .gone)
    XCTAssertEqual(texts(screen), ["b", "c"])
    XCTAssertEqual(screen.lookSelected, ["b"])
  }

  func testHiddenRowsComeBackSelected() async throws {
    let screen = shown([["a", "b", "c"]])
    try screen.tap("b")
    screen.driver.update(to: [["a", "c"]], vanished: .hidden)
    XCTAssertEqual(screen.selectedInView, [])
    screen.driver.update(to: [["a", "b", "c"]], vanished: .hidden)
    XCTAssertEqual(screen.selectedInView, ["b"])
    XCTAssertEqual(screen.lookSelected, ["b"])
  }

  func testTheUserDragsARow() async throws {
    let screen = shown([["a", "b", "c"]])
    screen.driver.apply(.setEditingTransition(.keep))
    try screen.tap("a")
    screen.setEditing(true, animated: false)
    try screen.tableView.drag(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    XCTAssertEqual(screen.driver.table.contents, [["b", "c", "a"]])
    XCTAssertEqual(texts(screen), ["b", "c", "a"])
    XCTAssertEqual(screen.driver.table.selectedRows, screen.selectedInView)
  }

  func testCellsHaveTheStyleThatWasSetDuringEditing() async throws {
    let screen = shown([["a", "b"]])
    screen.driver.apply(.setList(.inclusive, inSection: 0))
    screen.driver.apply(.check(["a"]))
    screen.setEditing(true, animated: false)
    screen.driver.apply(
      .setAccessoryStyle(AccessoryStyle(checked: .detailButton, unchecked: .disclosureIndicator)))
    screen.setEditing(false, animated: false)
    XCTAssertEqual(
      screen.tableView.visibleCells.map(\.accessoryType), [.detailButton, .disclosureIndicator])
  }

  /// Drags a checked row out of its list, where the table takes its checkmark away.
  private func screenWhereARowLeftItsList() throws -> TrailsController {
    let screen = shown([["a", "b"], ["x", "y"]])
    screen.driver.apply(.setList(.inclusive, inSection: 1))
    screen.driver.apply(
      .setAccessoryStyle(AccessoryStyle(checked: .checkmark, checkedWhileEditing: .checkmark)))
    screen.driver.apply(.check(["x"]))
    screen.setEditing(true, animated: false)
    screen.driver.onChange = { [unowned screen] _ in
      // The view is in the midst of its move.
      XCTAssertEqual(screen.driver.table.contents, [["a", "x", "b"], ["y"]])
    }
    try screen.tableView.drag(
      from: IndexPath(row: 0, section: 1), to: IndexPath(row: 1, section: 0))
    return screen
  }

  func testARowDraggedOutOfItsListIsDrawnOnceTheViewHasMovedIt() async throws {
    let screen = try screenWhereARowLeftItsList()
    for _ in 0..<10 where !screen.tableView.staleCells().isEmpty { await Task.yield() }
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  func testARowDraggedOutOfItsListIsDrawnWhenTheTableIsRead() async throws {
    let screen = try screenWhereARowLeftItsList()
    XCTAssertEqual(screen.driver.table.checkedRows, [])
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  func testAMoveOfAMissingRowIsRefused() async throws {
    let screen = shown([["a", "b"]])
    var refused: [Refusal<String>] = []
    screen.driver.onRefusal = { refused.append($0) }
    let gone = IndexPath(row: 7, section: 0)
    XCTAssertNil(screen.driver.viewMovedRow(at: gone, to: IndexPath(row: 0, section: 0)))
    XCTAssertEqual(refused.count, 1)
    XCTAssertEqual(screen.driver.table.contents, [["a", "b"]])
  }

  func testSectionsMoveWithTheirCells() async throws {
    let screen = shown([["a", "b"], ["c"], ["d"]])
    try screen.tap("c")
    screen.tableView.resetCellCounts()
    try screen.driver.change { table throws(SelectionError) in
      _ = try table.update(
        to: [("3", ["d"]), ("1", ["a", "b"]), ("2", ["c"])], from: ["1", "2", "3"],
        vanished: .gone)
    }
    XCTAssertEqual(texts(screen), ["d", "a", "b", "c"])
    XCTAssertEqual(screen.selectedInView, ["c"])
    XCTAssertEqual(screen.tableView.cellCounts.configured, 0)
  }

  func testABatchByRows() async throws {
    let screen = shown([["a", "b", "c"]])
    try screen.tap("c")
    var update = TableUpdate()
    update.deleteRows(at: RowSpans(["0.0"]))
    screen.driver.apply(.perform(update))
    XCTAssertEqual(texts(screen), ["b", "c"])
    XCTAssertEqual(screen.selectedInView, ["c"])
  }

  func testSelectAllOfManyRowsTouchesWhatIsInView() async throws {
    let screen = shown([(0..<100_000).map(String.init)])
    let start = screen.tableView.cellCounts
    screen.driver.apply(.selectAll)
    XCTAssertEqual(screen.driver.table.rows.selectedNumbers.count, 100_000)
    XCTAssertEqual(screen.lookSelected, texts(screen))
    XCTAssertEqual(screen.selectedInView, texts(screen))
    screen.tableView.scrollToRow(
      at: IndexPath(row: 50_000, section: 0), at: .top, animated: false)
    XCTAssertEqual(screen.lookSelected, texts(screen))
    screen.driver.apply(.deselectAll)
    XCTAssertEqual(screen.lookSelected, [])
    XCTAssertNil(screen.tableView.indexPathsForSelectedRows)
    XCTAssertLessThan(screen.tableView.cellCounts.configured - start.configured, 30)
  }
}
