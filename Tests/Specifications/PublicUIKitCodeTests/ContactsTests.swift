// SPDX-License-Identifier: MIT

import UIKitNames
import XCTest

/// The causes of selection in today's tables.
@MainActor
final class ContactsTests: XCTestCase {
  private func shown() -> ContactsViewController {
    let screen = ContactsViewController()
    screen.loadViewIfNeeded()
    return screen
  }

  private func selected(_ screen: ContactsViewController) -> [String] {
    (screen.tableView.indexPathsForSelectedRows ?? []).compactMap {
      screen.dataSource.itemIdentifier(for: $0)?.name
    }
  }

  func testTheSelectionGoesAlongWithItsItem() async throws {
    for animated in [true, false] {
      let screen = shown()
      try screen.tableView.tap(at: [0, 1])
      try screen.tableView.tap(at: [1, 0])
      XCTAssertEqual(selected(screen), ["Alan", "Barbara"])
      screen.show(["A": ["Abe", "Alan", "Ada"], "C": ["Carl"]], animated: animated)
      XCTAssertEqual(selected(screen), ["Alan"])
      XCTAssertEqual(screen.dataSource.indexPath(for: Contact(name: "Alan")), [0, 1])
      screen.show(["B": ["Carl"], "C": ["Alan"]], animated: animated)
      XCTAssertEqual(selected(screen), ["Alan"], "into another section")
      XCTAssertEqual(screen.tableView.visibleCells.map(\.shownText), ["Carl", "Alan"])
      XCTAssertEqual(screen.tableView.staleCells(), [])
    }
  }

  func testAReloadClearsTheSelection() async throws {
    let screen = shown()
    try screen.tableView.tap(at: [0, 1])
    screen.dataSource.applySnapshotUsingReloadData(screen.dataSource.snapshot())
    XCTAssertEqual(selected(screen), [])
  }

  func testReloadedAndReconfiguredItems() async throws {
    let screen = shown()
    for row in [0, 1] { try screen.tableView.tap(at: IndexPath(row: row, section: 0)) }
    let cells = screen.tableView.visibleCells
    var snapshot = screen.dataSource.snapshot()
    snapshot.moveItem(Contact(name: "Ada"), afterItem: Contact(name: "Barbara"))
    snapshot.reloadItems([Contact(name: "Alan")])
    snapshot.reconfigureItems([Contact(name: "Ada")])
    var isDone = false
    screen.dataSource.apply(snapshot) { isDone = true }
    XCTAssertTrue(isDone)
    XCTAssertEqual(selected(screen), ["Ada"])
    XCTAssertEqual(screen.tableView.cellForRow(at: [1, 1]), cells[0])
    XCTAssertEqual(screen.dataSource.snapshot().reloadedItemIdentifiers, [])
  }

  func testACellFollowsItsState() async throws {
    let screen = shown()
    let cell = try XCTUnwrap(screen.tableView.cellForRow(at: [0, 0]))
    XCTAssertEqual(cell.backgroundConfiguration, .listPlainCell())
    try screen.tableView.touchDown(at: [0, 0])
    XCTAssertEqual(color(of: cell, in: screen), .systemTeal)
    try screen.tableView.touchUp()
    XCTAssertEqual(color(of: cell, in: screen), .systemBlue)
    XCTAssertEqual(cell.accessoryType, .checkmark)
    XCTAssertEqual(screen.tableView.staleCells(), [])
    screen.tableView.deselectRow(at: [0, 0], animated: false)
    XCTAssertEqual(color(of: cell, in: screen), .systemBackground)
  }

  private func color(of cell: UITableViewCell, in screen: ContactsViewController) -> UIColor? {
    screen.tableView.layoutIfNeeded()
    return cell.backgroundConfiguration?.backgroundColor
  }

  func testAHandlerIsCalledOncePerChange() async throws {
    let screen = shown()
    let cell = try XCTUnwrap(screen.tableView.cellForRow(at: [0, 1]))
    let other = try XCTUnwrap(screen.tableView.cellForRow(at: [0, 0]))
    var states: [UICellConfigurationState] = []
    cell.configurationUpdateHandler = { _, state in states.append(state) }
    var otherCalls = 0
    other.configurationUpdateHandler = { _, _ in otherCalls += 1 }
    XCTAssertEqual(states.count, 0, "it is due when somebody looks")
    screen.tableView.layoutIfNeeded()
    try screen.tableView.tap(at: [0, 1])
    screen.tableView.layoutIfNeeded()
    screen.tableView.layoutIfNeeded()
    XCTAssertEqual(states.map(\.isSelected), [false, true])
    XCTAssertEqual(otherCalls, 1, "a cell that has not changed is left alone")
    screen.tableView.setEditing(true, animated: false)
    screen.tableView.layoutIfNeeded()
    XCTAssertEqual(states.last?.isEditing, true)
    XCTAssertEqual(states.last?.isSelected, false)
    screen.tableView.setEditing(false, animated: false)
    try screen.tableView.swipe(at: [0, 1])
    screen.tableView.layoutIfNeeded()
    XCTAssertEqual(states.last?.isSwiped, true)
  }

  func testARowIsDeletedByItsDataSource() async throws {
    let screen = shown()
    try screen.tableView.tap(at: [0, 1])
    try screen.tableView.swipe(at: [0, 0])
    try screen.tableView.tapEditingButton(at: [0, 0])
    XCTAssertEqual(screen.dataSource.snapshot().itemIdentifiers.map(\.name), ["Alan", "Barbara"])
    XCTAssertEqual(selected(screen), ["Alan"])
    XCTAssertEqual(screen.tableView.indexPathForSelectedRow, [0, 0])
  }

  func testAConfigurationOfTheAppsOwn() async throws {
    let cell = UITableViewCell()
    cell.contentConfiguration = StarsConfiguration(count: 2)
    let view = try XCTUnwrap(cell.contentView.subviews.first as? StarsView)
    XCTAssertEqual(view.label.text, "☆☆")
    cell.contentConfiguration = StarsConfiguration(count: 3, isTinted: true)
    XCTAssertEqual(cell.contentView.subviews, [view])
    XCTAssertEqual(view.label.text, "★★★")
    cell.contentConfiguration = cell.defaultContentConfiguration()
    XCTAssertEqual(cell.contentView.subviews, [])
  }

  func testAConfigurationFollowsTheSelection() async throws {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "stars")
    let dataSource = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, row, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "stars", for: row)
      cell.contentConfiguration = StarsConfiguration(count: 1)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7, 8])
    dataSource.apply(snapshot)
    try table.tap(at: [0, 1])
    let labels = table.visibleCells.map {
      ($0.contentView.subviews.first as? StarsView)?.label.text
    }
    XCTAssertEqual(labels, ["☆", "★"])
    table.cellForRow(at: [0, 0])?.automaticallyUpdatesContentConfiguration = false
    try table.tap(at: [0, 0])
    let label = (table.visibleCells.first?.contentView.subviews.first as? StarsView)?.label
    XCTAssertEqual(label?.text, "☆")
  }

  func testTheUsersSelectionIsPosted() async throws {
    let screen = shown()
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: screen.tableView, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    try screen.tableView.tap(at: [0, 0])
    XCTAssertEqual(count, 1)
    screen.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    XCTAssertEqual(count, 1, "the program tells nobody")
    try shown().tableView.tap(at: [0, 0])
    XCTAssertEqual(count, 1, "another table")
    try screen.tableView.tap(at: [0, 0])
    XCTAssertEqual(count, 2)
  }
}
