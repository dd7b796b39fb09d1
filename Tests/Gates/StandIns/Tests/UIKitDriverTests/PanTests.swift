// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionUIKit
import SelectionViews
import UIKit
import XCTest

/// A pan with two fingers in the view is the table's pan, whatever limits there are and whichever
/// rows are disabled.
@MainActor
final class PanTests: XCTestCase {
  /// Pans in a view and in a table without one, and compares them at every step.
  private func pan(
    from first: Int, over rows: [Int], _ setting: [SelectionInput<Int>], _ name: String,
    evenIfEditingDeselects: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) {
    for (isTable, pansLookLate) in [(false, false), (false, true), (true, false), (true, true)] {
      for editingDeselects in evenIfEditingDeselects ? [false, true] : [false] {
        var habits = UICollectionView.Habits()
        habits.pansLookLate = pansLookLate
        habits.editingDeselects = editingDeselects
        let policy = SelectionPolicy(.multiple, editing: .multiple)
        let screen: any TestedScreen =
          isTable
          ? TableScreen([Array(0..<8)], policy, habits: habits)
          : Screen([Array(0..<8)], policy, habits: habits)
        screen.base.apply(.setEditingTransition(.keep))
        for input in setting { screen.base.apply(input) }
        screen.base.onRefusal = { XCTFail("\(name): \($0)", file: file, line: line) }
        var twin = screen.base.table
        let message =
          "\(name), table \(isTable), looks late \(pansLookLate), deselects \(editingDeselects)"
        func compare(_ step: String) {
          XCTAssertEqual(
            screen.base.table.selectedRows, twin.selectedRows, "\(message), \(step)",
            file: file, line: line)
          screen.check("\(message), \(step)", file: file, line: line)
        }
        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
        screen.rows.beginPan(at: path(first))
        _ = try? twin.apply(.beginPan(first))
        compare("from \(first)")
        for row in rows {
          screen.rows.continuePan(to: path(row))
          _ = try? twin.apply(.continuePan(to: row))
          compare("to \(row)")
        }
        screen.rows.endPan()
        _ = try? twin.apply(.endPan)
        compare("at the end")
      }
    }
  }

  func testPanSelectsAndDeselects() async {
    pan(from: 1, over: [4, 2, 0, 6], [], "nothing selected")
    pan(from: 1, over: [4, 2, 0, 6], [.select([0, 3])], "some selected")
    pan(from: 1, over: [4, 2, 0, 6], [.select([1, 2, 5])], "first selected")
  }

  func testPanPassesOverDisabledRows() async {
    pan(from: 1, over: [4, 1], [.disable([3])], "one disabled")
    pan(
      from: 1, over: [4, 1, 0], [.select([3, 4, 1]), .disable([3, 4])], "selected and disabled")
    pan(from: 2, over: [4, 2, 1, 3], [.disable([1, 3])], "beside the first")
  }

  func testPanStopsAtALimit() async {
    let limit = SelectionInput<Int>.setLimits(SelectionLimits(atMost: 2))
    pan(from: 1, over: [4, 2, 5, 1, 0], [limit], "two at most")
    pan(from: 1, over: [4, 2, 1, 0], [limit, .select([6])], "one of two selected")
    pan(from: 1, over: [4, 2, 0], [limit, .setLimitOverflow(.releaseOldest)], "oldest goes")
    pan(
      from: 2, over: [5, 3, 0], [limit, .setLimitOverflow(.releaseOldest), .select([7, 1])],
      "two others go")
    // A view that deselects the first row itself pans to select, which the table doesn't.
    pan(
      from: 1, over: [4, 2, 0],
      [.select([0, 1, 2, 3]), .setLimits(SelectionLimits(atLeast: 2))], "two at least",
      evenIfEditingDeselects: false)
    pan(
      from: 1, over: [3, 1], [.select([1, 2]), .setLimits(SelectionLimits(atLeast: 2))],
      "none may go")
  }

  func testNoPanBeginsOnADisabledRow() async {
    let screen = Screen([[0, 1, 2]], SelectionPolicy(.multiple, editing: .multiple))
    screen.driver.apply(.disable([1]))
    var refusals = 0
    screen.driver.onRefusal = { _ in refusals += 1 }
    screen.view.beginPan(at: IndexPath(row: 1, section: 0))
    screen.view.continuePan(to: IndexPath(row: 2, section: 0))
    XCTAssertEqual(screen.driver.table.selectedRows, [])
    XCTAssertFalse(screen.view.isEditing)
    XCTAssertEqual(refusals, 1)
    screen.check()
  }
}
