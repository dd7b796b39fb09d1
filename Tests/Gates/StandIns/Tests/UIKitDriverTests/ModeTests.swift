// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionUIKit
import SelectionViews
import UIKit
import XCTest

/// The table keeps rows that its view wouldn't let a user select.
@MainActor
final class ModeTests: XCTestCase {
  func testProgramSelectsInModeNone() async {
    let screen = Screen([[1, 2, 3]], SelectionPolicy(.none))
    screen.driver.apply(.select([1, 3]))
    XCTAssertEqual(screen.driver.table.selectedRows, [1, 3])
    screen.check()
    screen.driver.apply(.deselect([1]))
    XCTAssertEqual(screen.driver.table.selectedRows, [3])
    screen.check()
    XCTAssertFalse(screen.view.allowsSelection)
  }

  func testModeNoneKeepsSelection() async {
    let screen = Screen([[1, 2, 3]], .multiple)
    screen.driver.apply(.select([1, 3]))
    screen.driver.apply(.setPolicy(SelectionPolicy(.none)))
    XCTAssertEqual(screen.driver.table.selectedRows, [1, 3])
    screen.view.reloadData()
    XCTAssertEqual(screen.driver.table.selectedRows, [1, 3])
    screen.view.tap(1)
    XCTAssertEqual(screen.driver.table.selectedRows, [1, 3])
    screen.check()
  }

  func testEditingWithModeNoneKeepsSelection() async {
    for editingDeselects in [false, true] {
      var habits = UICollectionView.Habits()
      habits.editingDeselects = editingDeselects
      let screen = Screen([[1, 2, 3]], .multiple, habits: habits)
      screen.driver.apply(.setEditingTransition(.keep))
      screen.driver.apply(.select([1, 3]))
      screen.driver.setEditing(true, animated: false)
      XCTAssertEqual(screen.driver.table.selectedRows, [1, 3])
      screen.driver.setEditing(false, animated: false)
      XCTAssertEqual(screen.driver.table.selectedRows, [1, 3])
      screen.check()
    }
  }

  func testSectionsWithOtherModes() async {
    let screen = Screen([[1, 2, 3], [4, 5]], .multiple)
    screen.driver.apply(byPath: .setMode(.none, inSection: 0))
    screen.driver.apply(byPath: .setMode(.single, inSection: 1))
    screen.driver.apply(.select([1, 3]))
    screen.view.tap(1)
    screen.view.tap(0)
    screen.view.tap(IndexPath(row: 0, section: 1))
    screen.view.tap(IndexPath(row: 1, section: 1))
    XCTAssertEqual(screen.driver.table.selectedRows, [1, 3, 5])
    screen.check()
  }

  func testModeSingleKeepsOne() async {
    let screen = Screen([[1, 2, 3]], .multiple)
    screen.driver.apply(.select([1, 2, 3]))
    screen.driver.apply(.setPolicy(.single))
    XCTAssertEqual(screen.driver.table.selectedRows, [1])
    screen.check()
  }
}
