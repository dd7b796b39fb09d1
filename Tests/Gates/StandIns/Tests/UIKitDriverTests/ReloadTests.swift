// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionUIKit
import SelectionViews
import UIKit
import XCTest

/// A reload, which empties the view's selection, isn't taken for a deselection by the app, and the
/// other way round.
@MainActor
final class ReloadTests: XCTestCase {
  private func forEachHabit(_ body: (Screen, String) -> Void) {
    for cellsLeaveFirst in [false, true] {
      for preparesCells in [false, true] {
        var habits = UICollectionView.Habits()
        habits.cellsLeaveFirst = cellsLeaveFirst
        habits.preparesCells = preparesCells
        let screen = Screen([Array(0..<40)], .multiple, habits: habits)
        screen.driver.apply(.select([1, 2, 30]))
        body(screen, "leave first \(cellsLeaveFirst), prepares \(preparesCells)")
      }
    }
  }

  func testReloadWhileAScrollIsPending() async {
    forEachHabit { screen, habits in
      screen.view.offset = 20
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      XCTAssertEqual(screen.driver.table.selectedRows, [1, 2, 30], habits)
      screen.check(habits)
    }
  }

  func testReloadWhileAnAnimationIsPending() async {
    forEachHabit { screen, habits in
      screen.driver.update(to: [Array(1..<40)], vanished: .gone)
      screen.view.offset = 10
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      XCTAssertEqual(screen.driver.table.selectedRows, [1, 2, 30], habits)
      screen.check(habits)
    }
  }

  func testReloadOfAScrolledView() async {
    forEachHabit { screen, habits in
      screen.view.offset = 20
      screen.view.layoutIfNeeded()
      screen.view.offset = 0
      screen.view.reloadData()
      XCTAssertEqual(screen.driver.table.selectedRows, [1, 2, 30], habits)
      screen.check(habits)
    }
  }

  func testReloadOutsideAWindow() async {
    forEachHabit { screen, habits in
      screen.view.window = nil
      screen.view.reloadData()
      XCTAssertEqual(screen.driver.table.selectedRows, [1, 2, 30], habits)
      screen.view.window = screen.window
      screen.view.layoutIfNeeded()
      screen.check(habits)
    }
  }

  func testDeselectionByTheAppIsTakenOn() async {
    forEachHabit { screen, habits in
      screen.view.selectItem(at: nil, animated: false, scrollPosition: [])
      XCTAssertEqual(screen.driver.table.selectedRows, [], habits)
      screen.check(habits)
    }
  }

  func testDeselectionByTheAppIsTakenOnAfterAScroll() async {
    for isLaidOut in [false, true] {
      for offset in [3, 20] {
        forEachHabit { screen, habits in
          screen.view.selectItem(at: nil, animated: false, scrollPosition: [])
          screen.view.offset = offset
          if isLaidOut { screen.view.layoutIfNeeded() }
          XCTAssertEqual(screen.driver.table.selectedRows, [], habits)
          screen.check(habits)
        }
      }
    }
  }

  func testDeselectionByTheAppBeforeAScrollAndAReload() async {
    for offset in [1, 20] {
      forEachHabit { screen, habits in
        screen.view.selectItem(at: nil, animated: false, scrollPosition: [])
        screen.view.offset = offset
        screen.view.layoutIfNeeded()
        screen.view.reloadData()
        screen.view.layoutIfNeeded()
        XCTAssertEqual(screen.driver.table.selectedRows, [], "\(offset) \(habits)")
        screen.check(habits)
      }
    }
  }
}
