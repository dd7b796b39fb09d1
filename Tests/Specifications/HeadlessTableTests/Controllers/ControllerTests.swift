// SPDX-License-Identifier: MIT

import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// The life of a table view controller: loading, appearing, going back, and a canceled swipe.
@MainActor
final class ControllerTests: XCTestCase {
  private let row: RowPath = "0.2"

  func testTheFirstAppearanceLoadsTheData() async throws {
    let screen = Mailbox()
    screen.loadViewIfNeeded()
    XCTAssertEqual(screen.log, ["viewDidLoad"])
    _ = screen.tableView.visibleCells
    screen.names.append("new")
    XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 5)
    _ = NavigationController(rootViewController: screen)
    XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 6)
    XCTAssertEqual(screen.tableView.scrollIndicatorFlashCount, 1)
    XCTAssertTrue(screen.isOnScreen)
  }

  func testGoingBackClearsTheSelectionAndReloadsNothing() async throws {
    let screen = Mailbox()
    let stack = NavigationController(rootViewController: screen)
    try screen.tableView.tap(at: row)
    XCTAssertEqual(stack.topViewController?.title, "name 2")
    XCTAssertEqual(screen.tableView.indexPathForSelectedRow, row, "it stays while away")
    XCTAssertFalse(screen.isOnScreen)
    screen.names.append("new")
    screen.log = []
    stack.popViewController(animated: true)
    XCTAssertEqual(screen.log, ["viewWillAppear", "viewDidAppear"])
    XCTAssertNil(screen.tableView.indexPathForSelectedRow)
    XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 5)
    XCTAssertEqual(screen.tableView.scrollIndicatorFlashCount, 2)
    XCTAssertNil(stack.popViewController(animated: true), "the first screen stays")
  }

  func testAScreenThatIsPoppedHasNoStack() async throws {
    let stack = NavigationController(rootViewController: Mailbox())
    for isSwiped in [false, true] {
      let screen = Mailbox()
      stack.pushViewController(screen, animated: false)
      XCTAssertTrue(screen.navigationController === stack)
      if isSwiped {
        stack.beginInteractivePop()
        stack.finishInteractivePop()
      } else {
        XCTAssertTrue(stack.popViewController(animated: false) === screen)
      }
      XCTAssertNil(screen.navigationController, "swiped: \(isSwiped)")
      XCTAssertTrue(stack.topViewController?.navigationController === stack)
    }
  }

  func testAScreenThatKeepsItsSelection() async throws {
    let screen = Mailbox()
    screen.clearsSelectionOnViewWillAppear = false
    let stack = NavigationController(rootViewController: screen)
    try screen.tableView.tap(at: row)
    stack.popViewController(animated: false)
    XCTAssertEqual(screen.tableView.indexPathForSelectedRow, row)
  }

  func testASwipeClearsTheSelectionWhenItIsCarriedThrough() async throws {
    let screen = Mailbox()
    let stack = NavigationController(rootViewController: screen)
    try screen.tableView.tap(at: row)
    stack.beginInteractivePop()
    XCTAssertEqual(screen.tableView.indexPathForSelectedRow, row, "it waits")
    stack.finishInteractivePop()
    XCTAssertNil(screen.tableView.indexPathForSelectedRow)
    XCTAssertTrue(stack.topViewController === screen)
    XCTAssertTrue(screen.isOnScreen)
  }

  func testASwipeThatIsCancelledClearsNothing() async throws {
    let screen = Mailbox()
    let stack = NavigationController(rootViewController: screen)
    try screen.tableView.tap(at: row)
    let detail = try XCTUnwrap(stack.topViewController)
    screen.log = []
    stack.beginInteractivePop()
    stack.cancelInteractivePop()
    XCTAssertEqual(
      screen.log, ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"])
    XCTAssertEqual(screen.tableView.indexPathForSelectedRow, row)
    XCTAssertTrue(stack.topViewController === detail)
    XCTAssertTrue(detail.isOnScreen)
    XCTAssertFalse(screen.isOnScreen)
    stack.finishInteractivePop()
    XCTAssertTrue(stack.topViewController === detail, "there is no swipe to carry through")
  }

  func testEditingIsTheTables() async throws {
    let screen = Mailbox()
    _ = NavigationController(rootViewController: screen)
    screen.isEditing = true
    XCTAssertTrue(screen.tableView.isEditing)
    screen.setEditing(false, animated: true)
    XCTAssertFalse(screen.tableView.isEditing)
    XCTAssertFalse(screen.isEditing)
  }

  func testPullingDownRefreshes() async throws {
    let screen = Mailbox()
    let control = RefreshControl()
    screen.refreshControl = control
    control.addTarget(screen, action: Mailbox.refresh, for: .valueChanged)
    _ = NavigationController(rootViewController: screen)
    control.pull()
    control.pull()
    XCTAssertTrue(control.isRefreshing)
    XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 6, "one refresh at a time")
    control.endRefreshing()
    control.beginRefreshing()
    XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 6, "the program calls nobody")
  }

  func testATableViewControllerIsItsTablesDelegateAndDataSource() async throws {
    let screen = TableViewController()
    XCTAssertTrue(screen.tableView.dataSource === screen)
    XCTAssertTrue(screen.tableView.delegate === screen)
    XCTAssertEqual(screen.tableView.numberOfSections, 1)
    XCTAssertEqual(screen.tableView.visibleCells.count, 0)
  }
}

/// A view controller as one would write it for UIKit.
private final class Mailbox: TableViewController {
  var names = (0..<5).map { "name \($0)" }
  var log: [String] = []

  func refresh() {
    names.append("refreshed")
    tableView.insertRows(at: [RowPath(row: names.count - 1, section: 0)], with: .top)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad")
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("viewDidDisappear")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    let detail = ViewController()
    detail.title = names[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }
}
