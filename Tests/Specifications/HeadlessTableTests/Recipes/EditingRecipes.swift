// SPDX-License-Identifier: MIT

import HeadlessTable
import SelectionCore
import XCTest

/// Choosing several rows and performing an action on all of them.
@MainActor
final class EditingRecipes: XCTestCase {
  private func mailbox() -> MailScreen {
    let screen = MailScreen((0..<8).map { "mail \($0)" })
    _ = NavigationController(rootViewController: screen)
    return screen
  }

  func testSeveralMailsAreChosenAndDeleted() async throws {
    let screen = mailbox()
    try screen.tableView.tap(at: .row(0))
    XCTAssertEqual(screen.opened, ["mail 0"])
    screen.setEditing(true, animated: true)
    XCTAssertEqual(screen.selectedTexts, [], "editing begins with nothing chosen")
    for number in [1, 2, 5, 2, 7] { try screen.tableView.tap(at: .row(number)) }
    XCTAssertEqual(screen.selectedTexts, ["mail 1", "mail 5", "mail 7"])
    XCTAssertEqual(screen.buttonTitle, "Delete (3)")
    screen.deleteChosen()
    XCTAssertEqual(screen.items, ["mail 0", "mail 2", "mail 3", "mail 4", "mail 6"])
    XCTAssertNil(screen.tableView.indexPathsForSelectedRows)
    XCTAssertEqual(screen.buttonTitle, "Delete All")
    XCTAssertEqual(screen.opened, ["mail 0"], "no mail was opened while editing")
    screen.setEditing(false, animated: true)
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  func testWithNothingChosenAllAreDeleted() async throws {
    let screen = mailbox()
    screen.setEditing(true, animated: true)
    screen.deleteChosen()
    XCTAssertEqual(screen.items, [])
    XCTAssertEqual(screen.tableView.visibleCells.count, 0)
  }

  func testOneMailIsSwipedAway() async throws {
    let screen = mailbox()
    try screen.tableView.tap(at: .row(4))
    try screen.tableView.swipe(at: .row(2))
    XCTAssertFalse(screen.tableView.isEditing)
    try screen.tableView.tapEditingButton(at: .row(2))
    XCTAssertEqual(screen.items.count, 7)
    XCTAssertEqual(screen.selectedTexts, ["mail 4"])
  }

  func testTwoFingersSelectAndBeginEditing() async throws {
    let screen = mailbox()
    try screen.tableView.apply(.beginPan(.row(2)))
    XCTAssertTrue(screen.isEditing, "the screen's edit button follows")
    try screen.tableView.apply(.continuePan(to: .row(6)))
    try screen.tableView.apply(.continuePan(to: .row(4)))
    try screen.tableView.apply(.endPan)
    XCTAssertEqual(screen.selectedTexts, ["mail 2", "mail 3", "mail 4"])
    XCTAssertEqual(screen.buttonTitle, "Delete (3)")
    try screen.tableView.apply(.beginPan(.row(3)))
    try screen.tableView.apply(.continuePan(to: .row(4)))
    try screen.tableView.apply(.endPan)
    XCTAssertEqual(screen.selectedTexts, ["mail 2"], "begun on a selected row, it lets go")
    XCTAssertEqual(screen.buttonTitle, "Delete (1)")
    XCTAssertTrue(screen.tableView.isEditing)
    XCTAssertEqual(screen.opened, [])
  }
}

/// Mails that a tap opens, and that can be deleted while editing.
private final class MailScreen: ListScreen {
  private(set) var opened: [String] = []
  private(set) var buttonTitle = "Delete All"

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelectionDuringEditing = true
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    if !tableView.isEditing { opened.append(items[indexPath.row]) }
    updateButton()
  }

  override func tableView(_ tableView: TableView, didDeselectRowAt indexPath: RowPath) {
    updateButton()
  }

  override func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: RowPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: RowPath
  ) {
    setEditing(true, animated: true)
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: RowPath
  ) {
    delete([indexPath])
  }

  /// Deletes the chosen mails, or all if none are chosen.
  func deleteChosen() {
    delete(tableView.indexPathsForSelectedRows ?? items.indices.map(RowPath.row))
  }

  private func delete(_ rows: [RowPath]) {
    for row in rows.sorted(by: >) { items.remove(at: row.row) }
    tableView.deleteRows(at: rows, with: .automatic)
    updateButton()
  }

  private func updateButton() {
    let count = tableView.indexPathsForSelectedRows?.count ?? 0
    buttonTitle = count == 0 ? "Delete All" : "Delete (\(count))"
  }
}
