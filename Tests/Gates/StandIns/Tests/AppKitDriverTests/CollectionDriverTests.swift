// SPDX-License-Identifier: MIT
import AppKit
import SelectionAppKit
import SelectionCore
import XCTest

@MainActor
private final class OtherDelegate: StandInObject, CollectionViewShouldSelectItemsAtIndexPaths {
  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> { indexPaths.filter { $0.item != 0 } }
}

@MainActor
final class CollectionDriverTests: StandInTestCase {
  private let sections = [["a", "b", "c"], ["d", "e"]]

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  func testClicksAreProposals() async throws {
    var table = IdentifiedTable(sections: sections, policy: .multiple)
    try table.apply(.enableUndo(limit: 10))
    let app = CollectionApp(table)
    app.view.click(path(0, 1))
    app.view.click(path(1, 0), .command)
    XCTAssertEqual(app.driver.table.selectedRows, ["b", "d"])
    app.view.click(path(0, 0))
    XCTAssertEqual(app.driver.table.selectedRows, ["a"])
    app.driver.apply(.undo)
    XCTAssertEqual(app.driver.table.selectedRows, ["b", "d"])
    app.view.deselectAll(nil)
    XCTAssertEqual(app.driver.table.selectedRows, [])
    XCTAssertEqual(app.selected, [[path(0, 1)], [path(1, 0)], [path(0, 0)]])
    XCTAssertEqual(app.differences(), [])
  }

  func testADeselectionIsProposedAfterItsEvent() async throws {
    let app = CollectionApp(sections)
    app.view.click(path(0, 1))
    app.view.click(path(0, 1), .command)
    XCTAssertEqual(app.driver.currentTable.selectedRows, ["b"])
    for _ in 0..<100 where !app.driver.currentTable.selectedRows.isEmpty { await Task.yield() }
    XCTAssertEqual(app.driver.currentTable.selectedRows, [])
  }

  func testLimitsAndDisabledItemsHold() async throws {
    let app = CollectionApp(sections)
    app.driver.apply(.disable(["b"]))
    app.driver.apply(.setLimits(SelectionLimits(atMost: 2)))
    app.view.click(path(0, 1))
    app.view.selectAll(nil)
    XCTAssertEqual(app.driver.table.selectedRows, [])
    XCTAssertEqual(app.differences(), [])
    XCTAssertFalse(app.refusals.isEmpty)
  }

  func testContentsMoveItems() async throws {
    let app = CollectionApp(sections)
    app.view.click(path(0, 1))
    app.driver.update(to: [["c", "x"], ["d", "a", "b"], ["y"]], vanished: .gone)
    XCTAssertEqual(app.view.selectionIndexPaths, [path(1, 2)])
    XCTAssertEqual(app.differences(), [])
  }

  func testTheAppsSelectionsAreTakenOver() async throws {
    for app in [CollectionApp(sections), CollectionAppWithOwnCounts(sections)] {
      app.view.selectItems(at: [path(0, 2), path(1, 1)], scrollPosition: [])
      XCTAssertEqual(app.driver.table.selectedRows, ["c", "e"])
      app.view.deselectItems(at: [path(0, 2), path(1, 1)])
      XCTAssertEqual(app.driver.table.selectedRows, [])
      XCTAssertEqual(app.differences(), [])
    }
  }

  func testAReloadByTheAppKeepsTheSelection() async throws {
    for app in [CollectionApp(sections), CollectionAppWithOwnCounts(sections)] {
      app.view.click(path(0, 2))
      app.view.reloadData()
      XCTAssertEqual(app.driver.table.selectedRows, ["c"])
      XCTAssertEqual(app.differences(), [])
      app.view.reloadData()
      app.view.finishEvent()
      XCTAssertEqual(app.driver.table.selectedRows, ["c"])
      XCTAssertEqual(app.differences(), [])
    }
  }

  func testManySelectedItemsAreSelectedAsTheyAreShown() async throws {
    let app = CollectionApp([(0..<3_000).map { "\($0)" }])
    app.driver.apply(.selectAll)
    XCTAssertEqual(app.differences(), [])
    app.view.scroll(to: path(0, 2_000))
    XCTAssertEqual(app.differences(), [])
  }

  func testAnotherDelegateOfTheAppIsTakenOver() async throws {
    let app = CollectionApp(sections)
    let other = OtherDelegate()
    app.view.delegate = other
    app.view.click(path(0, 1))
    XCTAssertEqual(app.driver.table.selectedRows, ["b"])
    XCTAssertTrue(app.view.delegate === app.driver)
    XCTAssertTrue(app.driver.target === other)
    app.view.click(path(0, 0))
    XCTAssertEqual(app.driver.table.selectedRows, [])
    XCTAssertEqual(app.differences(), [])
  }

  func testTheAppMayDisallowAnEmptySelection() async throws {
    let app = CollectionApp(sections)
    app.view.allowsEmptySelection = false
    app.driver.apply(.setPolicy(.single))
    app.view.click(path(1, 1))
    app.view.click(nil)
    XCTAssertEqual(app.driver.table.selectedRows, ["e"])
    XCTAssertEqual(app.differences(), [])
  }
}
