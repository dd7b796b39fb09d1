// SPDX-License-Identifier: MIT

import Fixtures
import SelectionUIKit
import XCTest

/// A driver loses no input that it gets while it is changing its table: from the app's rules, and
/// from the closure that changes it.
@MainActor
final class DriverInnerInputTests: XCTestCase {
  private final class Screen: UITableViewController {
    var driver: TableDriver<IdentifiedTable<Int>>!
    var onWillSelect: () -> Void = {}
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      driver.shape.rowCount(inSection: section) ?? 0
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      driver.configure(cell, at: indexPath)
      return cell
    }
    override func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      onWillSelect()
      return indexPath
    }
  }

  private func screen() -> Screen {
    let screen = Screen(style: .plain)
    screen.driver = TableDriver(
      screen.tableView, IdentifiedTable(sections: [[1, 2, 3, 4, 5]], policy: .multiple))
    screen.tableView.layoutIfNeeded()
    return screen
  }

  private func selectedInView(_ screen: Screen) -> [Int] {
    (screen.tableView.indexPathsForSelectedRows ?? []).map { $0.row + 1 }
  }

  func testAnInputOfARuleIsAppliedAfterTheChange() async throws {
    for isTouch in [false, true] {
      let screen = screen()
      var calls = 0
      screen.onWillSelect = {
        calls += 1
        if calls == 1 { screen.driver.apply(.select([4])) }
      }
      if isTouch {
        try screen.tableView.tap(at: "0.0")
      } else {
        XCTAssertEqual(screen.driver.apply(.tap(1))?.selected, [1])
      }
      XCTAssertEqual(screen.driver.table.selectedRows, [1, 4], "touch \(isTouch)")
      XCTAssertEqual(selectedInView(screen), [1, 4])
    }
  }

  func testARowThatARuleSelectsInTheViewIsTakenOver() async {
    let screen = screen()
    var calls = 0
    screen.onWillSelect = {
      calls += 1
      guard calls == 1 else { return }
      screen.tableView.selectRow(at: "0.3", animated: false, scrollPosition: .none)
    }
    screen.driver.apply(.tap(1))
    XCTAssertEqual(screen.driver.table.selectedRows, [1, 4])
    XCTAssertEqual(selectedInView(screen), [1, 4])
  }

  func testARowThatTheViewMovesDuringARuleIsMovedAfterwards() async {
    let screen = screen()
    screen.driver.apply(.select([3]))
    var calls = 0
    screen.onWillSelect = {
      calls += 1
      if calls == 1 { XCTAssertNil(screen.driver.viewMovedRow(at: "0.0", to: "0.3")) }
    }
    screen.driver.apply(.tap(1))
    XCTAssertEqual(screen.driver.table.contents, [[2, 3, 4, 1, 5]])
    XCTAssertEqual(screen.driver.table.selectedRows, [3, 1])
    let shown = screen.tableView.indexPathsForSelectedRows?.map { $0.row }
    XCTAssertEqual(shown.map(Set.init), [1, 3])
  }

  func testInputsOfTheClosureAreAppliedAfterIt() async throws {
    let screen = screen()
    var refusals: [Refusal<Int>] = []
    screen.driver.onRefusal = { refusals.append($0) }
    try screen.driver.change { table in
      XCTAssertNil(screen.driver.apply(.select([4])))
      try table.select([1])
      XCTAssertThrowsError(try screen.driver.change { _ = try $0.select([2]) }) { error in
        XCTAssertEqual(error as? SelectionError, .changeUnderWay)
      }
      XCTAssertEqual(refusals, [])
      XCTAssertEqual(screen.driver.change { $0.selectedRows.count }, 0)
      XCTAssertEqual(refusals, [.error(.changeUnderWay)])
      screen.driver.update(to: [[1, 2, 4]], vanished: .gone)
    }
    XCTAssertEqual(screen.driver.table.selectedRows, [1, 4])
    XCTAssertEqual(screen.driver.table.contents, [[1, 2, 4]])
    XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 3)
  }

  func testARuleThatNeverEndsIsRefusedAtLast() async {
    let screen = screen()
    var refusals = 0
    screen.driver.onRefusal = { if $0 == .error(.changeUnderWay) { refusals += 1 } }
    var count = 0
    screen.onWillSelect = {
      count += 1
      screen.driver.apply(.click(count % 5 + 1))
    }
    screen.driver.apply(.click(1))
    XCTAssertEqual(refusals, 1)
    screen.onWillSelect = {}
    screen.driver.apply(.click(5))
    XCTAssertEqual(screen.driver.table.selectedRows, [5])
  }
}
