// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionViews
import XCTest

/// Inputs that code makes while another input is applied or shown.
@MainActor
final class InnerInputTests: XCTestCase {
  func testAnInputOfARuleIsAppliedWhenTheViewHasItsAnswer() async throws {
    let (_, driver) = driven([[1, 2, 3]], ListView.Habits())
    var made: [Bool] = []
    driver.rules = SelectionRules(willSelect: { [unowned driver] id, _ in
      MainActor.assumeIsolated {
        made.append(driver.apply(.update(to: [[1, 2]], vanished: .gone)) != nil)
        made.append(driver.currentTable.rows.shape.rowCount < 3)
      }
      return id
    })
    XCTAssertTrue(driver.accepts(.tap(RowPath(section: 0, row: 2)), rules: driver.rules))
    XCTAssertEqual(made, [false, false])
    XCTAssertEqual(driver.table.contents, [[1, 2]])
  }

  /// A handler of the view that the driver's own changes call, such as `selectionDidChange` of
  /// `NSTableView`, or a cell that is made in a batch: the view may have other rows than the table.
  func testAnInputMadeWhileAChangeIsShownIsAppliedAfterIt() async throws {
    let (view, driver) = driven([[1, 2, 3]], ListView.Habits())
    var isUpdating = true
    var answers: [Bool] = []
    func update() {
      guard isUpdating else { return }
      isUpdating = false
      answers.append(driver.update(to: [[3, 2, 4]], vanished: .gone) != nil)
      answers.append(driver.currentTable.contents == [[3, 2, 4]])
      XCTAssertThrowsError(
        try driver.change { _ = try $0.apply(.select([1])) }
      ) { XCTAssertEqual($0 as? SelectionError, .changeUnderWay) }
    }
    view.didSelect = { _ in update() }
    var reported: [[Int]] = []
    driver.onChange = { [unowned driver] _ in reported.append(driver.currentTable.selectedRows) }
    driver.apply(.select([1, 3]))
    XCTAssertEqual(answers, [false, false])
    XCTAssertEqual(reported, [[1, 3], [3]])
    XCTAssertEqual(driver.table.contents, [[3, 2, 4]])
    XCTAssertEqual(view.rowCounts, [3])
    XCTAssertEqual(view.selected, [RowPath(0, 0)])
    // And where the view shows rows because the user scrolls.
    let (long, other) = driven([Array(0..<50)], ListView.Habits(mostSelectedRows: 3))
    other.apply(.selectAll)
    long.didSelect = { row in if row.row == 12 { other.apply(.deselect([0, 49])) } }
    long.scroll(to: 5)
    XCTAssertEqual(other.table.selectedCount, 48)
    XCTAssertTrue(long.selected.isSuperset(of: [RowPath(0, 12), RowPath(0, 14)]))
    XCTAssertFalse(long.selected.contains(RowPath(0, 0)))
  }
}
