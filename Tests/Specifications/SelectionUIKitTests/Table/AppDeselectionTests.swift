// SPDX-License-Identifier: MIT

import Fixtures
import SelectionUIKit
import XCTest

/// Rows that the app deselects in the view stay deselected when the user scrolls afterwards; a
/// reload of the view loses nothing.
@MainActor
final class AppDeselectionTests: XCTestCase {
  private var stack: UINavigationController?

  private func shown(_ policy: SelectionPolicy = .single) -> DeselectingController {
    let ids = (0..<100).map { "r\($0)" }
    let screen = DeselectingController(IdentifiedTable(sections: [ids], policy: policy))
    stack = UINavigationController(rootViewController: screen)
    screen.tableView.layoutIfNeeded()
    return screen
  }

  private func scroll(_ screen: TrailsController, byRows rows: Int) {
    screen.tableView.scroll(byRows: rows)
    screen.tableView.layoutIfNeeded()
  }

  private func expectNothingSelected(_ screen: TrailsController, line: UInt = #line) {
    XCTAssertEqual(screen.selectedInView, [], "the view", line: line)
    XCTAssertEqual(screen.lookSelected, [], "the cells", line: line)
    XCTAssertEqual(screen.driver.table.selectedRows, [], "the table", line: line)
    XCTAssertEqual(screen.tableView.staleCells(), [], line: line)
  }

  func testARowDeselectedInDidSelectStaysDeselected() async throws {
    for rows in [1, 50, -3] {
      for policy in [SelectionPolicy.single, .multiple] {
        let screen = shown(policy)
        scroll(screen, byRows: 10)
        screen.deselects = true
        try screen.tap("r12")
        XCTAssertEqual(screen.heard, ["+r12"])
        scroll(screen, byRows: rows)
        expectNothingSelected(screen)
      }
    }
  }

  func testADeselectionInDidSelectReachesTheTableAtOnce() async throws {
    let screen = shown(.multiple)
    try screen.tap("r1")
    screen.deselects = true
    var changes: [IdentifiedChange<String>] = []
    screen.driver.onChange = { changes.append($0) }
    try screen.tap("r2")
    XCTAssertEqual(changes.map(\.selected), [["r2"], []])
    XCTAssertEqual(changes.map(\.deselected), [[], ["r2"]])
    XCTAssertEqual(screen.selectedInView, ["r1"])
  }

  func testWhatIsClearedOnAppearingStaysCleared() async throws {
    for rows in [1, 50] {
      let screen = shown(.multiple)
      try screen.tap("r1")
      try screen.tap("r3")
      stack?.pushViewController(UIViewController(), animated: false)
      stack?.popViewController(animated: false)
      scroll(screen, byRows: rows)
      scroll(screen, byRows: -rows)
      expectNothingSelected(screen)
    }
  }

  func testClearedRowsStayClearedAfterAScrollAndAReload() async throws {
    for rows in [1, 50] {
      let screen = shown()
      try screen.tap("r1")
      stack?.pushViewController(UIViewController(), animated: false)
      stack?.popViewController(animated: false)
      scroll(screen, byRows: rows)
      screen.tableView.reloadData()
      scroll(screen, byRows: -rows)
      expectNothingSelected(screen)
    }
  }

  /// A view that isn't in a window is reloaded, and has no cells until it appears.
  func testWhatIsClearedOnAppearingStaysClearedAfterNewContents() async throws {
    let screen = shown()
    try screen.tap("r1")
    stack?.pushViewController(UIViewController(), animated: false)
    screen.driver.update(to: [["r0", "r1", "r2"]], vanished: .gone)
    XCTAssertEqual(screen.driver.table.selectedRows, ["r1"])
    stack?.popViewController(animated: false)
    expectNothingSelected(screen)
  }

  func testAReloadBeforeTheFirstLayoutLosesNothing() async throws {
    let screen = DeselectingController(
      IdentifiedTable(sections: [["a", "b", "c"]], policy: .multiple))
    screen.loadViewIfNeeded()
    screen.driver.apply(.select(["b"]))
    screen.tableView.reloadData()
    XCTAssertEqual(screen.driver.table.selectedRows, ["b"])
    stack = UINavigationController(rootViewController: screen)
    XCTAssertEqual(screen.lookSelected, ["b"])
  }

  /// There are no cells that show a reload: the data source has read the shape, or never does.
  func testAReloadOfAViewWithoutRoomLosesNothing() async throws {
    for asks in [false, true] {
      let data = Counting()
      let view = UITableView(style: .plain, visibleRowCount: 0)
      let driver = TableDriver(view, TableSelection(shape: [3], policy: .multiple))
      if asks { data.driver = driver }
      view.dataSource = data
      driver.apply(byPath: .select(["0.1"]))
      XCTAssertEqual(view.indexPathsForSelectedRows, ["0.1"])
      view.reloadData()
      XCTAssertEqual(driver.table.rows.selectedRows.description, "[0.1]", "asks \(asks)")
      XCTAssertEqual(view.indexPathsForSelectedRows, ["0.1"])
      guard asks else { continue }
      view.deselectRow(at: "0.1", animated: false)
      XCTAssertEqual(driver.table.rows.selectedRows.description, "[]")
    }
  }

  /// The app's data lags behind the table: the view has fewer rows than are selected.
  func testRowsThatTheViewHasNotAreLeftOut() async throws {
    let data = Counting()
    let view = UITableView()
    let driver = TableDriver(view, TableSelection(shape: [5], policy: .multiple))
    view.dataSource = data
    var failures: [TableViewFailure] = []
    view.failureHandler = { failures.append($0) }
    driver.apply(byPath: .select(["0.1", "0.4"]))
    XCTAssertEqual(view.indexPathsForSelectedRows, ["0.1"])
    XCTAssertEqual(failures, [])
  }

  private final class Counting: UITableViewDataSource {
    var driver: TableDriver<TableSelection>?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      driver?.shape.rowCount(inSection: section) ?? 3
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  func testAReloadWhileAnotherScreenCoversLosesNothing() async throws {
    let screen = shown()
    screen.clearsSelectionOnViewWillAppear = false
    try screen.tap("r1")
    stack?.pushViewController(UIViewController(), animated: false)
    screen.tableView.reloadData()
    stack?.popViewController(animated: false)
    XCTAssertEqual(screen.lookSelected, ["r1"])
    XCTAssertEqual(screen.driver.table.selectedRows, ["r1"])
  }

  func testAReloadInDidSelectLosesNothing() async throws {
    let screen = shown(.multiple)
    screen.reloads = true
    try screen.tap("r1")
    try screen.tap("r3")
    XCTAssertEqual(screen.lookSelected, ["r1", "r3"])
    XCTAssertEqual(screen.driver.table.selectedRows, ["r1", "r3"])
  }

  func testAReloadAndAScrollLoseNothing() async throws {
    for rows in [1, 50] {
      let screen = shown()
      try screen.tap("r1")
      screen.tableView.reloadData()
      scroll(screen, byRows: rows)
      XCTAssertEqual(screen.driver.table.selectedRows, ["r1"])
      scroll(screen, byRows: -rows)
      XCTAssertEqual(screen.lookSelected, ["r1"])
    }
  }

  func testADeselectedRowThatIsReloadedByItselfStaysDeselected() async throws {
    let screen = shown()
    try screen.tap("r1")
    let row = IndexPath(row: 1, section: 0)
    screen.tableView.deselectRow(at: row, animated: true)
    screen.tableView.reloadRows(at: [row], with: .none)
    screen.tableView.layoutIfNeeded()
    expectNothingSelected(screen)
  }
}

/// A view controller whose delegate deselects each row immediately, or reloads the table.
private final class DeselectingController: TrailsController {
  var deselects = false
  var reloads = false

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    if deselects { tableView.deselectRow(at: indexPath, animated: true) }
    if reloads { tableView.reloadData() }
  }
}
