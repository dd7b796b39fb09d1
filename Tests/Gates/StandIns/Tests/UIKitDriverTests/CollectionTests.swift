// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionUIKit
import SelectionViews
import UIKit
import XCTest

/// The calls between a driver and a collection view.
@MainActor
final class CollectionTests: XCTestCase {
  func testTapSelectsInTableAndTellsTheAppOnce() async {
    let screen = Screen([[1, 2, 3]], .multiple)
    screen.view.tap(1)
    XCTAssertEqual(screen.driver.table.selectedRows, [2])
    screen.view.tap(1)
    XCTAssertEqual(screen.driver.table.selectedRows, [])
    XCTAssertEqual(screen.delegate.selected, [IndexPath(row: 1, section: 0)])
    XCTAssertEqual(screen.delegate.deselected, [IndexPath(row: 1, section: 0)])
    screen.check()
  }

  func testSelectionReplacesInModeSingle() async {
    let screen = Screen([[1, 2, 3]], .single)
    screen.view.tap(0)
    screen.view.tap(2)
    XCTAssertEqual(screen.driver.table.selectedRows, [3])
    XCTAssertEqual(screen.delegate.deselected, [IndexPath(row: 0, section: 0)])
    screen.check()
  }

  func testRefusedTapChangesNothing() async {
    let screen = Screen([[1, 2, 3]], .multiple)
    screen.delegate.refused = [IndexPath(row: 0, section: 0)]
    var refusals = 0
    screen.driver.onRefusal = { _ in refusals += 1 }
    screen.view.tap(0)
    XCTAssertEqual(refusals, 1)
    XCTAssertEqual(screen.driver.table.selectedRows, [])
    screen.check()
  }

  func testSelectionOfTheAppInTheViewIsTakenOn() async {
    let screen = Screen([[1, 2, 3]], .multiple)
    screen.driver.apply(.select([1]))
    screen.view.selectItem(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: [])
    XCTAssertEqual(screen.driver.table.selectedRows, [1, 3])
    screen.view.deselectItem(at: IndexPath(row: 0, section: 0), animated: false)
    XCTAssertEqual(screen.driver.table.selectedRows, [3])
    screen.check()
  }

  func testReloadKeepsSelection() async {
    for cellsLeaveFirst in [false, true] {
      var habits = UICollectionView.Habits()
      habits.cellsLeaveFirst = cellsLeaveFirst
      let screen = Screen([Array(1...20)], .multiple, habits: habits)
      screen.driver.apply(.select([2, 15]))
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      XCTAssertEqual(screen.driver.table.selectedRows, [2, 15])
      screen.check()
    }
  }

  func testUpdateMovesSelectionAcrossSections() async {
    let screen = Screen([[1, 2, 3], [4, 5]], .multiple)
    screen.driver.apply(.select([1, 5]))
    screen.driver.update(to: [[5, 6, 2], [3, 1, 4]], vanished: .gone)
    screen.check()
    screen.view.endAnimations()
    XCTAssertEqual(screen.driver.table.selectedRows, [5, 1])
    screen.check()
  }

  func testScrollingSelectsReusedCells() async {
    let screen = Screen([Array(0..<100)], .multiple)
    screen.driver.apply(.select(SelectionSpans(stride(from: 0, to: 100, by: 3))))
    for offset in [3, 40, 38, 92, 0] {
      screen.view.offset = offset
      screen.view.layoutIfNeeded()
      screen.check("at \(offset)")
    }
  }

  func testPanSelectsAndGivesBack() async {
    let screen = Screen([Array(0..<8)], SelectionPolicy(.multiple, editing: .multiple))
    screen.view.beginPan(at: IndexPath(row: 1, section: 0))
    screen.view.continuePan(to: IndexPath(row: 4, section: 0))
    XCTAssertEqual(screen.driver.table.selectedRows, [1, 2, 3, 4])
    screen.view.continuePan(to: IndexPath(row: 2, section: 0))
    XCTAssertEqual(screen.driver.table.selectedRows, [1, 2])
    screen.view.endPan()
    XCTAssertTrue(screen.driver.table.isEditing)
    screen.check()
  }
}
