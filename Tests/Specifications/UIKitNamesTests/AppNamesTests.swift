// SPDX-License-Identifier: MIT

import AppNames
import UIKitNames
import XCTest

/// If an app's module has a `ViewController` and a `TableView` of its own, these names are the
/// app's in a file that imports both.
@MainActor
final class AppNamesTests: XCTestCase {
  func testAnAppsNamesAreTheApps() async {
    let names: [Any] = [
      ViewController.self, TableView.self, TableViewCell.self, Switch.self, Action.self,
      NavigationItem.self,
      AlertController.self, Key.self, Accessory.self, TableUpdate.self,
    ]
    for name in names { XCTAssertTrue(String(reflecting: name).hasPrefix("AppNames."), "\(name)") }
    XCTAssertNil(UIViewController() as Any as? ViewController)
  }

  func testTestsReachTheTablesStaleCellsAndFailures() async throws {
    let screen = PlainViewController()
    screen.loadViewIfNeeded()
    let stale: [StaleCell] = screen.tableView.staleCells()
    XCTAssertEqual(stale, [])
    var failures: [TableViewFailure] = []
    screen.tableView.failureHandler = { @MainActor in failures.append($0) }
    screen.tableView.deselectRow(at: IndexPath(row: 9, section: 9), animated: false)
    XCTAssertEqual(failures.count, 1)
    XCTAssertThrowsError(try screen.tableView.tap(at: IndexPath(row: 9, section: 9))) {
      XCTAssertTrue($0 is SelectionError)
    }
  }
}
