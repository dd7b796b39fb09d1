// SPDX-License-Identifier: MIT

import Foundation
import UIKitNames
import XCTest

/// Names that Foundation also has, in a file that imports both and XCTest.
@MainActor
final class FoundationTests: XCTestCase {
  private final class Tall: UITableViewController {
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { CGFloat(indexPath.row) }
  }

  func testTheTablesNamesComeBeforeFoundations() async {
    let row = IndexPath(row: 3, section: 0)
    XCTAssertEqual(row as Any as? RowPath, row)
    XCTAssertEqual(Tall().tableView(UITableView(), heightForRowAt: row), 3)
    let rect = CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4))
    XCTAssertEqual(UIView(frame: rect).frame.maxY, 6)
    XCTAssertEqual(UIKitNames.IndexPath(row: 1, section: 2), IndexPath(row: 1, section: 2))
  }

  func testASetOfSectionsIsFoundations() async {
    let screen = PlainViewController()
    screen.loadViewIfNeeded()
    screen.tableView.reloadSections(IndexSet(integer: 0), with: .fade)
    XCTAssertEqual(screen.tableView.visibleCells.count, 3)
  }
}
