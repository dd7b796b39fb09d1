// SPDX-License-Identifier: MIT

import UIKitNames
import XCTest

/// A table inside of an ordinary view controller.
@MainActor
final class PlainViewControllerTests: XCTestCase {
  func testItsTableWorksLikeAnyOther() async throws {
    let screen = PlainViewController()
    screen.loadViewIfNeeded()
    XCTAssertTrue(screen.tableView.superview === screen.view)
    XCTAssertEqual(screen.tableView.visibleCells.map(\.shownText), ["Como", "Garda", "Lugano"])
    for row in [0, 2, 0] { try screen.tableView.tap(at: IndexPath(row: row, section: 0)) }
    XCTAssertEqual(screen.favorites, ["Lugano"])
    XCTAssertEqual(screen.tableView.staleCells(), [])
    XCTAssertEqual(
      screen.tableView.accessibility(forRowAt: IndexPath(row: 2, section: 0))?.traits,
      [.button, .selected])
  }

  func testAViewIsInsideOfOneOther() async {
    let first = UIView()
    let second = UIView()
    let inside = UISwitch()
    first.addSubview(inside)
    second.addSubview(inside)
    XCTAssertEqual(first.subviews.count, 0)
    XCTAssertTrue(inside.superview === second)
    inside.removeFromSuperview()
    XCTAssertEqual(second.subviews.count, 0)
    XCTAssertNil(inside.superview)
  }
}
