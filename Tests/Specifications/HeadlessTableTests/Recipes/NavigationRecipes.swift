// SPDX-License-Identifier: MIT

import HeadlessTable
import SelectionCore
import XCTest

/// Going to another screen and back, and going to another row.
@MainActor
final class NavigationRecipes: XCTestCase {
  private func shown(
    _ screen: TrailsScreen
  ) -> (screen: TrailsScreen, stack: NavigationController) {
    (screen, NavigationController(rootViewController: screen))
  }

  func testADetailScreenIsPushedAndTheRowIsDeselectedOnReturn() async throws {
    let (screen, stack) = shown(TrailsScreen(["Lake", "Ridge", "Gorge"]))
    try screen.tableView.tap(at: .row(1))
    XCTAssertEqual(stack.topViewController?.title, "Ridge")
    XCTAssertEqual(screen.selectedTexts, ["Ridge"])
    stack.popViewController(animated: true)
    XCTAssertEqual(screen.selectedTexts, [])
    try screen.tableView.tap(at: .row(1))
    XCTAssertEqual(stack.viewControllers.count, 2, "the same row can be tapped again")
  }

  func testACancelledSwipeFromTheEdgeLeavesTheRowSelected() async throws {
    let (screen, stack) = shown(TrailsScreen(["Lake", "Ridge", "Gorge"]))
    try screen.tableView.tap(at: .row(2))
    stack.beginInteractivePop()
    stack.cancelInteractivePop()
    XCTAssertEqual(stack.topViewController?.title, "Gorge")
    XCTAssertEqual(screen.selectedTexts, ["Gorge"])
    stack.beginInteractivePop()
    stack.finishInteractivePop()
    XCTAssertTrue(stack.topViewController === screen)
    XCTAssertEqual(screen.selectedTexts, [])
  }

  func testChoosingARowTwentyFurtherOnScrollsThere() async throws {
    let (screen, stack) = shown(
      TrailsScreen((0..<50).map { "trail \($0)" }, visibleRowCount: 9))
    screen.tableView.selectRow(at: .row(3), animated: false, scrollPosition: .none)
    screen.skip(by: 20)
    XCTAssertEqual(screen.tableView.indexPathForSelectedRow, .row(23))
    XCTAssertEqual(screen.selectedTexts, ["trail 23"])
    XCTAssertEqual(screen.tableView.firstVisibleRow, .row(19), "it stands in the middle")
    screen.skip(by: 20)
    screen.skip(by: 20)
    XCTAssertEqual(screen.tableView.indexPathForSelectedRow, .row(49), "no further than the end")
    XCTAssertEqual(screen.tableView.visibleCells.last?.isSelected, true)
    XCTAssertEqual(stack.viewControllers.count, 1, "the program opens nothing")
  }

  func testANewPersonIsScrolledToInAnAddressBook() async throws {
    let screen = AddressBook(
      (0..<26).compactMap { UnicodeScalar(65 + $0).map { "\($0)nna" } }, visibleRowCount: 5)
    _ = NavigationController(rootViewController: screen)
    screen.tableView.selectRow(at: .row(20), animated: false, scrollPosition: .none)
    screen.add("Otto")
    XCTAssertEqual(screen.items.count, 27)
    XCTAssertTrue(screen.texts { _ in true }.contains("Otto"))
    XCTAssertEqual(screen.tableView.indexPathForSelectedRow, .row(21), "Unna is still selected")
    screen.add("Aaron")
    XCTAssertEqual(screen.tableView.firstVisibleRow, .row(0))
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }
}

/// Trails, each with a view controller of its own.
private final class TrailsScreen: ListScreen {
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    let detail = ViewController()
    detail.title = items[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }

  /// Selects the row that comes a number of rows later, and shows it.
  func skip(by count: Int) {
    let current = tableView.indexPathForSelectedRow?.row ?? 0
    let target = RowPath.row(min(current + count, items.count - 1))
    tableView.selectRow(at: target, animated: true, scrollPosition: .middle)
  }
}

/// People in alphabetical order.
private final class AddressBook: ListScreen {
  func add(_ name: String) {
    let place = RowPath.row(items.firstIndex { $0 > name } ?? items.count)
    items.insert(name, at: place.row)
    tableView.insertRows(at: [place], with: .automatic)
    tableView.scrollToRow(at: place, at: .none, animated: true)
  }
}
