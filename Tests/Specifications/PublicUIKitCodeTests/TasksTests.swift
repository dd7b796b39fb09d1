// SPDX-License-Identifier: MIT

import UIKitNames
import XCTest

/// The parts of ordinary table code besides the table, and tests of them.
@MainActor
final class TasksTests: XCTestCase {
  private func shown() -> (TasksViewController, UINavigationController) {
    let screen = TasksViewController()
    return (screen, UINavigationController(rootViewController: screen))
  }

  func testTheEditButtonEdits() async {
    let (screen, stack) = shown()
    let button = screen.navigationItem.leftBarButtonItem
    XCTAssertEqual(button, screen.editButtonItem)
    XCTAssertEqual(button?.title, "Edit")
    button?.tap()
    XCTAssertTrue(screen.tableView.isEditing)
    XCTAssertEqual(button?.title, "Done")
    button?.tap()
    XCTAssertFalse(screen.tableView.isEditing)
    XCTAssertEqual(screen.navigationItem.title, "Tasks")
    XCTAssertTrue(stack.navigationBar.prefersLargeTitles)
  }

  func testAQuestionIsAnswered() async throws {
    let (screen, stack) = shown()
    screen.navigationItem.rightBarButtonItem?.tap()
    let alert = try XCTUnwrap(screen.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.actions.map(\.title), ["Cancel", "Add"])
    alert.textFields?.first?.enter("Rest")
    XCTAssertFalse(alert.choose("Delete"))
    XCTAssertTrue(alert.choose("Add"))
    XCTAssertNil(screen.presentedViewController)
    XCTAssertEqual(screen.tableView.visibleCells.map(\.shownText).last, "Rest")
    XCTAssertEqual(stack.visibleViewController, screen)
  }

  func testASwipeShowsTheAppsButtons() async throws {
    let (screen, stack) = shown()
    let table: UITableView = screen.tableView
    try table.swipe(at: [0, 0])
    XCTAssertNil(table.swipedRow, "an empty list has no swipe")
    try table.swipe(at: [0, 1], from: .leading)
    table.endSwipe()
    XCTAssertNil(table.swipeActions)
    try table.swipe(at: [0, 1], from: .leading)
    XCTAssertEqual(table.swipeActions?.actions.map(\.title), ["Flag"])
    XCTAssertFalse(try XCTUnwrap(table.cellForRow(at: [0, 1])).showingDeleteConfirmation)
    XCTAssertTrue(table.tapSwipeAction("Flag"))
    XCTAssertEqual(screen.flagged, ["Write"])
    XCTAssertNil(table.swipedRow)
    XCTAssertNotNil(table.cellForRow(at: [0, 1])?.imageView?.image)
    XCTAssertNil(table.swipeActions)
    try table.swipe(at: [0, 1])
    XCTAssertFalse(table.tapSwipeAction("Flag"))
    XCTAssertTrue(table.tapSwipeAction("Delete"))
    XCTAssertEqual(screen.tasks, ["Call", "Walk"])
    XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
    XCTAssertFalse(table.tapSwipeAction("Delete"))
    XCTAssertEqual(table.staleCells(), [])
    XCTAssertEqual(stack.topViewController, screen)
  }

  func testASwipedRowsOwnButtonDeletesNothing() async throws {
    let (screen, stack) = shown()
    try screen.tableView.swipe(at: [0, 1])
    try screen.tableView.tapEditingButton(at: [0, 1])
    XCTAssertEqual(screen.tableView.swipedRow, [0, 1], "there is no delete button of the table's")
    XCTAssertEqual(stack.topViewController, screen)
  }

  func testAViewAboveASectionHasAHeight() async {
    let (screen, stack) = shown()
    XCTAssertEqual(screen.tableView.rectForHeader(inSection: 0).height, 28)
    XCTAssertEqual((screen.tableView.headerView(forSection: 0) as? UILabel)?.text, "Today")
    XCTAssertEqual(screen.tableView.rectForFooter(inSection: 0).height, 0)
    XCTAssertEqual(stack.topViewController, screen)
  }

  func testLooksAreKept() async throws {
    let (screen, stack) = shown()
    let cell = try XCTUnwrap(screen.tableView.cellForRow(at: [0, 0]) as? TaskCell)
    XCTAssertEqual(cell.flag.tintColor, .systemOrange)
    XCTAssertEqual(cell.flag.superview, cell.contentView)
    XCTAssertEqual(cell.textLabel?.font.fontName, "headline")
    XCTAssertEqual(cell.selectedBackgroundView?.backgroundColor?.alpha, 0.2)
    XCTAssertEqual(screen.tableView.separatorStyle, .none)
    XCTAssertEqual(screen.refreshControl, screen.tableView.refreshControl)
    XCTAssertFalse(cell.wokeUp)
    cell.awakeFromNib()
    XCTAssertTrue(cell.wokeUp)
    XCTAssertEqual(stack.viewControllers, [screen])
  }

  func testASegueIsPrepared() async {
    let (screen, stack) = shown()
    let segue = UIStoryboardSegue(
      identifier: "detail", source: screen, destination: UIViewController())
    screen.prepare(for: segue, sender: screen.tableView.cellForRow(at: [0, 2]))
    XCTAssertEqual(segue.destination.title, "Walk")
    XCTAssertEqual(stack.viewControllers.count, 1)
  }
}
