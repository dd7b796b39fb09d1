// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionUIKit
import SelectionViews
import UIKit
import XCTest

/// A snapshot changes the table and the view together.
@MainActor
final class DiffableTests: XCTestCase {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  func testSelectionFollowsASnapshot() async {
    for isReloadPending in [false, true] {
      for isAnimated in [false, true] {
        var habits = UICollectionView.Habits()
        habits.snapshotsReload = true
        let screen = Screen([[1, 2, 3], [4, 5]], .multiple, habits: habits)
        let driver = screen.driver
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: screen.view) {
          view, indexPath, item in
          let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
          (cell as? RowCell)?.accessories = Screen.appsAccessories(of: item)
          driver.configure(cell, at: indexPath)
          return cell
        }
        driver.apply(
          snapshot([("a", [1, 2, 3]), ("b", [4, 5])]), to: source, vanished: .gone,
          animatingDifferences: isAnimated)
        driver.apply(byPath: .setList(.inclusive, inSection: 1))
        driver.apply(.select([1, 3]))
        driver.apply(.check([5]))
        screen.check()
        if isReloadPending { screen.view.reloadData() }
        driver.apply(
          snapshot([("b", [6, 5, 3]), ("a", [2, 7, 1])]), to: source, vanished: .gone,
          animatingDifferences: isAnimated)
        let message = "reload pending \(isReloadPending), animated \(isAnimated)"
        XCTAssertEqual(driver.table.selectedRows, [1], message)
        XCTAssertEqual(driver.table.checkedRows, [5], message)
        XCTAssertEqual(screen.view.numberOfItems(inSection: 0), 3)
        screen.check(message)
      }
    }
  }
}
