// SPDX-License-Identifier: MIT

import UIKitNames
import XCTest

/// Code in Swift 5 without actor annotations, with the table without a screen.
@MainActor
final class NotesTests: XCTestCase {
  func testAPlainClassReloadsATable() async {
    let screen = NotesViewController()
    screen.loadViewIfNeeded()
    screen.dataSource.notes = ["milk"]
    screen.presenter.add("milk")
    XCTAssertEqual(screen.table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
    XCTAssertEqual(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 44)
    XCTAssertTrue(screen.table.visibleCells.first is NoteCell)
  }

  func testConstraintsAreKept() async {
    let screen = NotesViewController()
    screen.loadViewIfNeeded()
    XCTAssertTrue(screen.bottom.isActive)
    XCTAssertEqual(screen.bottom.firstAnchor.attribute, .bottom)
    XCTAssertEqual(screen.bottom.secondAnchor?.view, screen.view)
    screen.bottom.constant = -20
    NSLayoutConstraint.deactivate([screen.bottom])
    XCTAssertFalse(screen.bottom.isActive)
    XCTAssertFalse(screen.table.translatesAutoresizingMaskIntoConstraints)
  }

  func testViewsAndScreensAreKeys() async {
    let first = UIView()
    let second = UITableViewCell()
    XCTAssertNotEqual(first, UIView())
    XCTAssertEqual(first, first)
    XCTAssertTrue(first.isEqual(first))
    XCTAssertFalse(first.isEqual(second))
    XCTAssertFalse(first.isEqual(nil))
    XCTAssertEqual(Set([first, second, first]).count, 2)
    let screen = UIViewController()
    XCTAssertEqual([screen: 1][screen], 1)
    XCTAssertEqual([UIViewController(), screen].firstIndex(of: screen), 1)
  }

  func testViewsAreMadeWithoutArguments() async {
    XCTAssertEqual(UITableViewCell().style, .default)
    XCTAssertNil(UITableViewCell().reuseIdentifier)
    let cell = NoteCell()
    XCTAssertEqual(cell.badge.superview, cell)
    XCTAssertEqual(BadgeView().tag, 7)
    XCTAssertEqual(UITableViewController().tableView.style, .plain)
    XCTAssertTrue(NotesTableView().allowsMultipleSelection)
    XCTAssertEqual(FolderViewController().tableView.style, .grouped)
    XCTAssertEqual(TagViewController(style: .insetGrouped).title, "Tags")
    XCTAssertNil(UIViewController(nibName: "Screen", bundle: Bundle.main).title)
  }

  func testWhatANibWouldHold() async {
    let cell = NoteCell(coder: NSCoder())
    XCTAssertEqual(cell?.badge.superview, cell)
    XCTAssertEqual(NotesViewController(coder: NSCoder())?.presenter.notes, [])
    XCTAssertEqual(TagViewController(coder: NSCoder())?.tableView.style, .plain)
    XCTAssertEqual(UITableView(coder: NSCoder())?.frame.height, 528)
  }
}
