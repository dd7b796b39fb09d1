// SPDX-License-Identifier: MIT

import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// Swipes, edit buttons, dragged rows and the keyboard focus.
@MainActor
final class EditingTests: XCTestCase {
  func testASwipeIsNotEditingOfTheTable() async throws {
    let screen = Drafts()
    try screen.tableView.swipe(at: "0.1")
    XCTAssertEqual(screen.tableView.swipedRow, "0.1")
    XCTAssertFalse(screen.tableView.isEditing)
    let cell = try XCTUnwrap(screen.tableView.cellForRow(at: "0.1"))
    XCTAssertTrue(cell.showingDeleteConfirmation)
    XCTAssertFalse(cell.isEditing)
    XCTAssertEqual(screen.tableView.staleCells(), [])
    screen.tableView.endSwipe()
    XCTAssertFalse(cell.showingDeleteConfirmation)
    XCTAssertEqual(screen.log, ["willBeginEditing 0.1", "didEndEditing 0.1"])
  }

  func testDeletingTheSwipedRowEndsTheSwipe() async throws {
    let screen = Drafts()
    try screen.tableView.swipe(at: "0.1")
    try screen.tableView.tapEditingButton(at: "0.0")
    XCTAssertEqual(screen.names.count, 5, "that row has no button")
    try screen.tableView.tapEditingButton(at: "0.1")
    XCTAssertEqual(screen.names, ["a", "c", "d", "e"])
    XCTAssertNil(screen.tableView.swipedRow)
    XCTAssertEqual(screen.log, ["willBeginEditing 0.1", "didEndEditing nil"])
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  /// There is a circle in place of the button, and UIKit doesn't ask for the editing style.
  func testATableThatSelectsSeveralWhileEditingHasNoButton() async throws {
    let screen = RecordingScreen([3])
    var asked: [String] = []
    for call in ["editingStyle:0.1", "commit:0.1"] {
      screen.during[call] = { _ in asked.append(call) }
    }
    screen.table.allowsMultipleSelectionDuringEditing = true
    screen.table.setEditing(true, animated: false)
    try screen.table.tapEditingButton(at: "0.1")
    XCTAssertEqual(asked, [])
    screen.table.allowsMultipleSelectionDuringEditing = false
    try screen.table.tapEditingButton(at: "0.1")
    XCTAssertEqual(asked, ["editingStyle:0.1", "commit:0.1"])
    screen.table.setEditing(false, animated: false)
    screen.table.allowsMultipleSelectionDuringEditing = true
    try screen.table.swipe(at: "0.1")
    try screen.table.tapEditingButton(at: "0.1")
    XCTAssertEqual(asked.count { $0 == "commit:0.1" }, 2)
  }

  func testTheSwipeFollowsItsRow() async throws {
    let screen = Drafts()
    try screen.tableView.swipe(at: "0.2")
    screen.names.insert("new", at: 0)
    screen.tableView.insertRows(at: ["0.0"], with: .none)
    XCTAssertEqual(screen.tableView.swipedRow, "0.3")
    XCTAssertEqual(screen.tableView.cellForRow(at: "0.3")?.showingDeleteConfirmation, true)
    XCTAssertEqual(screen.tableView.cellForRow(at: "0.2")?.showingDeleteConfirmation, false)
    screen.tableView.reloadData()
    XCTAssertNil(screen.tableView.swipedRow)
    XCTAssertEqual(screen.log.last, "didEndEditing nil")
  }

  func testATouchEndsASwipeAndSelectsNothing() async throws {
    let screen = Drafts()
    try screen.tableView.swipe(at: "0.2")
    try screen.tableView.touchDown(at: "0.0")
    XCTAssertNil(screen.tableView.swipedRow)
    XCTAssertNil(screen.tableView.rows.highlightedRow)
    try screen.tableView.swipe(at: "0.2")
    try screen.tableView.tap(at: "0.0")
    XCTAssertNil(screen.tableView.swipedRow)
    XCTAssertNil(screen.tableView.indexPathForSelectedRow)
    try screen.tableView.tap(at: "0.0")
    XCTAssertEqual(screen.tableView.indexPathForSelectedRow, "0.0")
  }

  func testASecondSwipeAndEditingEndTheFirst() async throws {
    let screen = Drafts()
    try screen.tableView.swipe(at: "0.2")
    try screen.tableView.swipe(at: "0.0")
    XCTAssertEqual(screen.tableView.swipedRow, "0.0")
    screen.setEditing(true, animated: true)
    XCTAssertNil(screen.tableView.swipedRow)
    XCTAssertEqual(
      screen.log,
      [
        "willBeginEditing 0.2", "didEndEditing 0.2", "willBeginEditing 0.0", "didEndEditing 0.0",
      ])
    try screen.tableView.swipe(at: "0.0")
    XCTAssertNil(screen.tableView.swipedRow, "a table that is being edited has its buttons")
  }

  func testARowThatCannotBeEditedIsNotSwiped() async throws {
    let screen = Drafts()
    try screen.tableView.swipe(at: "0.4")
    XCTAssertNil(screen.tableView.swipedRow)
    screen.setEditing(true, animated: true)
    try screen.tableView.tapEditingButton(at: "0.4")
    XCTAssertEqual(screen.names.count, 5)
    try screen.tableView.tapEditingButton(at: "0.3")
    XCTAssertEqual(screen.names, ["a", "b", "c", "e"])
    XCTAssertThrowsError(try screen.tableView.swipe(at: "0.9"))
    XCTAssertThrowsError(try screen.tableView.tapEditingButton(at: "0.9"))
  }

  func testTheSwipeEndsWhereTheDataSourceDeletesNothing() async throws {
    let screen = RecordingScreen([3])
    try screen.table.swipe(at: "0.1")
    try screen.table.tapEditingButton(at: "0.1")
    XCTAssertNil(screen.table.swipedRow)
    XCTAssertEqual(screen.takeCalls(), ["willBeginEditing:0.1", "didEndEditing:0.1"])
  }

  func testARowWithoutCommitHasNoSwipeOnceThatIsKnown() async throws {
    let listed = Listed()
    let plain = Plain()
    let table = TableView()
    table.dataSource = plain
    for table in [listed.tableView, table] {
      try table?.swipe(at: "0.1")
      try table?.tapEditingButton(at: "0.1")
      try table?.swipe(at: "0.0")
      XCTAssertNil(table?.swipedRow)
    }
    let other = RecordingScreen([3])
    listed.tableView.register(TableViewCell.self, forCellReuseIdentifier: "row")
    listed.tableView.dataSource = other
    try listed.tableView.swipe(at: "0.0")
    XCTAssertEqual(listed.tableView.swipedRow, "0.0", "of another data source it is not known")
    let drafts = Drafts()
    for _ in 0..<2 {
      try drafts.tableView.swipe(at: "0.0")
      try drafts.tableView.tapEditingButton(at: "0.0")
    }
    XCTAssertEqual(drafts.names.count, 3)
  }

  func testADraggedRowTakesItsSelectionAlong() async throws {
    let screen = Drafts()
    screen.tableView.allowsSelectionDuringEditing = true
    try screen.tableView.drag(from: "0.0", to: "0.2")
    XCTAssertEqual(screen.names.first, "a", "not outside of editing")
    screen.setEditing(true, animated: true)
    try screen.tableView.tap(at: "0.0")
    try screen.tableView.drag(from: "0.0", to: "0.2")
    XCTAssertEqual(screen.names, ["b", "c", "a", "d", "e"])
    XCTAssertEqual(screen.tableView.indexPathForSelectedRow, "0.2")
    try screen.tableView.drag(from: "0.0", to: "0.4")
    XCTAssertEqual(screen.names, ["c", "a", "d", "b", "e"], "the last place is not to be had")
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  func testTheFocusSelectsOnlyIfSelectionFollowsFocus() async throws {
    let screen = Drafts()
    var inputs: [TableInput] = []
    screen.tableView.inputHandler = { inputs.append($0) }
    try screen.tableView.moveFocus(to: "0.1")
    XCTAssertEqual(inputs.last, .focus("0.1"))
    XCTAssertNil(screen.tableView.indexPathForSelectedRow)
    XCTAssertEqual(screen.tableView.focusedRow, "0.1")
    screen.tableView.selectionFollowsFocus = true
    try screen.tableView.moveFocus(to: "0.2")
    XCTAssertEqual(screen.tableView.indexPathForSelectedRow, "0.2")
    try screen.tableView.moveFocus(to: "0.3")
    XCTAssertEqual(screen.tableView.indexPathForSelectedRow, "0.2", "the delegate says no")
    XCTAssertEqual(screen.tableView.focusedRow, "0.3")
    try screen.tableView.moveFocus(to: "0.4")
    XCTAssertEqual(screen.tableView.focusedRow, "0.3", "it cannot be focused")
    screen.tableView.allowsFocus = false
    try screen.tableView.moveFocus(to: "0.1")
    XCTAssertEqual(screen.tableView.focusedRow, "0.3")
  }
}

/// The rows that can be moved if the data source doesn't implement `canMoveRowAt`.
@MainActor
final class MoveTests: XCTestCase {
  func testADataSourceThatMovesRowsNeedNotSayWhich() async throws {
    let screen = Ordered()
    screen.tableView.setEditing(true, animated: false)
    try screen.tableView.drag(from: "0.0", to: "0.2")
    XCTAssertEqual(screen.names, ["b", "c", "a"])
    XCTAssertEqual(screen.tableView.visibleCells.map { $0.textLabel?.text }, ["b", "c", "a"])
  }

  func testADataSourceWithoutMovesHasNone() async throws {
    let screen = Listed()
    screen.tableView.setEditing(true, animated: false)
    try screen.tableView.drag(from: "0.0", to: "0.2")
    XCTAssertEqual(screen.tableView.visibleCells.map { $0.textLabel?.text }, ["a", "b", "c"])
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }
}

/// Three rows, and nothing else.
private final class Plain: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell {
    TableViewCell()
  }
}

/// A list of names.
private class Listed: TableViewController {
  var names = ["a", "b", "c"]

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell
  {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

/// A list whose rows can be moved, and which implements nothing else for it.
private final class Ordered: Listed {
  override func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: RowPath, to destinationIndexPath: RowPath
  ) {
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

/// A list that can be edited, except for its last row.
private final class Drafts: TableViewController {
  var names = ["a", "b", "c", "d", "e"]
  var log: [String] = []

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "draft")
      ?? TableViewCell(style: .default, reuseIdentifier: "draft")
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: RowPath) -> Bool {
    indexPath.row < names.count - 1
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: RowPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: TableView, canMoveRowAt indexPath: RowPath) -> Bool { true }

  override func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: RowPath,
    toProposedIndexPath proposedDestinationIndexPath: RowPath
  ) -> RowPath {
    RowPath(
      row: min(proposedDestinationIndexPath.row, names.count - 2),
      section: proposedDestinationIndexPath.section)
  }

  override func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: RowPath, to destinationIndexPath: RowPath
  ) {
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: RowPath) {
    log.append("willBeginEditing \(indexPath)")
  }

  override func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: RowPath?) {
    log.append("didEndEditing \(indexPath.map(\.description) ?? "nil")")
  }

  override func tableView(_ tableView: TableView, canFocusRowAt indexPath: RowPath) -> Bool {
    indexPath.row != 4
  }

  override func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: RowPath
  ) -> Bool { indexPath.row != 3 }
}
