// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionUIKit
import SelectionViews
import UIKit
import XCTest

/// The calls between a driver and a table view with UIKit's names.
@MainActor
final class TableTests: XCTestCase {
  func testTapSelectsInTableAndTellsTheAppOnce() async {
    let screen = TableScreen([[1, 2, 3]], .single)
    screen.view.tap(IndexPath(row: 1, section: 0))
    screen.view.tap(IndexPath(row: 2, section: 0))
    XCTAssertEqual(screen.driver.table.selectedRows, [3])
    XCTAssertEqual(screen.controller.told, ["+0.1", "-0.1", "+0.2"])
    screen.check()
  }

  func testRefusedTapChangesNothing() async {
    let screen = TableScreen([[1, 2, 3]], .multiple)
    screen.controller.refused = [IndexPath(row: 0, section: 0)]
    var refusals = 0
    screen.driver.onRefusal = { _ in refusals += 1 }
    screen.view.tap(IndexPath(row: 0, section: 0))
    XCTAssertEqual(refusals, 1)
    XCTAssertEqual(screen.controller.told, [])
    screen.check()
  }

  func testProgramSelectsSeveralRowsInModeNone() async {
    let screen = TableScreen([[1, 2, 3]], SelectionPolicy(.none))
    screen.driver.apply(.select([1, 3]))
    XCTAssertEqual(screen.driver.table.selectedRows, [1, 3])
    screen.check()
    screen.view.tap(IndexPath(row: 1, section: 0))
    XCTAssertEqual(screen.driver.table.selectedRows, [1, 3])
    screen.check()
  }

  func testReloadWhileAScrollIsPending() async {
    let screen = TableScreen([Array(0..<40)], .multiple)
    screen.driver.apply(.select([1, 2]))
    screen.view.offset = 20
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.driver.table.selectedRows, [1, 2])
    screen.check()
  }

  func testEditingOfControllerViewAndTableIsOne() async {
    let screen = TableScreen([[1, 2, 3]], SelectionPolicy(.single, editing: .multiple))
    screen.driver.setEditing(true, animated: false)
    XCTAssertTrue(screen.controller.isEditing && screen.view.isEditing)
    XCTAssertTrue(screen.driver.table.isEditing)
    screen.controller.setEditing(false, animated: false)
    XCTAssertFalse(screen.driver.table.isEditing)
    screen.driver.apply(.setEditing(true))
    XCTAssertTrue(screen.controller.isEditing && screen.view.isEditing)
  }

  func testRowDraggedOutOfItsListHasNoCheckmark() async {
    let screen = TableScreen([[0, 1, 2], [10, 11]], .multiple)
    screen.driver.apply(byPath: .setList(.inclusive, inSection: 0))
    screen.driver.apply(.check([1]))
    screen.check()
    screen.view.drag(IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 1))
    _ = screen.driver.table
    screen.check()
  }

  func testCheckmarkScreenKeepsItsDelegate() async throws {
    let screen = try CheckmarkListController(
      [
        CheckmarkSection("Pack", .inclusive, ["Tent", "Stove"], checked: ["Tent"]),
        CheckmarkSection("Travel", .exclusive, ["By train", "By car"]),
      ], text: \.self)
    screen.tableView.window = UIWindow()
    screen.tableView.layoutIfNeeded()
    func checked() -> [String] {
      (screen.tableView.indexPathsForVisibleRows ?? []).compactMap {
        let cell = screen.tableView.cellForRow(at: $0)
        return cell?.accessoryType == .checkmark ? cell?.textLabel?.text : nil
      }
    }
    XCTAssertEqual(checked(), ["Tent"])
    // The screen takes its view back at once.
    screen.tableView.delegate = screen
    screen.tableView.tap(IndexPath(row: 1, section: 1))
    screen.tableView.tap(IndexPath(row: 0, section: 0))
    XCTAssertEqual(checked(), ["By car"])
    XCTAssertEqual(screen.choice(inSection: 1), "By car")
    XCTAssertTrue(screen.tableView.delegate === screen.driver)
  }
}
