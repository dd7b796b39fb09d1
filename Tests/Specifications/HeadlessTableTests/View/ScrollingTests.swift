// SPDX-License-Identifier: MIT

import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// The viewport stays within the table and scrolls to given positions.
@MainActor
final class ScrollingTests: XCTestCase {
  private func top(of screen: RecordingScreen) -> Int? { screen.table.firstVisibleRow?.row }

  func testScrollingStopsAtTheEnds() async {
    let screen = RecordingScreen([30])
    screen.table.scroll(byRows: -5)
    XCTAssertEqual(top(of: screen), 0)
    screen.table.scroll(byRows: .max)
    XCTAssertEqual(top(of: screen), 20)
    screen.table.scroll(byRows: .max)
    XCTAssertEqual(top(of: screen), 20)
    screen.table.scroll(byRows: .min)
    XCTAssertEqual(top(of: screen), 0)
  }

  func testScrollPositions() async {
    let screen = RecordingScreen([30])
    func scroll(_ row: Int, _ position: TableView.ScrollPosition) -> Int? {
      screen.table.scrollToRow(
        at: RowPath(row: row, section: 0), at: position, animated: false)
      return top(of: screen)
    }
    XCTAssertEqual(scroll(12, .top), 12)
    XCTAssertEqual(scroll(15, .none), 12, "it is in view")
    XCTAssertEqual(scroll(25, .none), 16)
    XCTAssertEqual(scroll(3, .none), 3)
    XCTAssertEqual(scroll(20, .middle), 15, "half of it is above, for ten rows have no middle one")
    XCTAssertEqual(screen.table.contentOffset.y, 15.5 * 44)
    XCTAssertEqual(scroll(20, .bottom), 11)
    XCTAssertEqual(scroll(29, .top), 20)
    XCTAssertEqual(scroll(0, .bottom), 0)
  }

  func testSelectingScrollsAsItIsTold() async {
    let screen = RecordingScreen([30])
    let row = RowPath(row: 20, section: 0)
    screen.table.selectRow(at: row, animated: false, scrollPosition: .none)
    XCTAssertEqual(top(of: screen), 0)
    XCTAssertNil(screen.table.cellForRow(at: row))
    screen.table.selectRow(at: row, animated: false, scrollPosition: .top)
    XCTAssertEqual(top(of: screen), 20)
    XCTAssertEqual(screen.table.cellForRow(at: row)?.isSelected, true)
  }

  func testTheNearestSelectedRowIsScrolledTo() async {
    let screen = RecordingScreen([60])
    screen.table.scrollToNearestSelectedRow(at: .top, animated: false)
    XCTAssertEqual(top(of: screen), 0, "none is selected")
    screen.table.allowsMultipleSelection = true
    for row in [3, 24, 40] {
      screen.table.selectRow(
        at: RowPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    func scroll(from row: Int, _ position: TableView.ScrollPosition) -> Int? {
      screen.table.scrollToRow(at: RowPath(row: row, section: 0), at: .top, animated: false)
      screen.table.scrollToNearestSelectedRow(at: position, animated: false)
      return top(of: screen)
    }
    XCTAssertEqual(scroll(from: 12, .top), 3)
    XCTAssertEqual(scroll(from: 14, .top), 24)
    XCTAssertEqual(scroll(from: 10, .middle), 19, "24 is nearer to the middle, row 14")
    XCTAssertEqual(scroll(from: 25, .bottom), 31)
    XCTAssertEqual(scroll(from: 24, .none), 24)
    XCTAssertEqual(scroll(from: 50, .none), 40)
  }

  func testVisibleRowsAreThoseOfTheViewportAcrossSections() async {
    let screen = RecordingScreen([2, 0, 3], visibleRowCount: 3)
    screen.table.scroll(byRows: 1)
    let rows = [
      RowPath(row: 1, section: 0), RowPath(row: 0, section: 2), RowPath(row: 1, section: 2),
    ]
    XCTAssertEqual(screen.table.indexPathsForVisibleRows, rows)
    XCTAssertEqual(
      screen.table.visibleCells.compactMap { $0.textLabel?.text }, rows.map(\.description))
    XCTAssertEqual(screen.table.visibleCells.map(screen.table.indexPath), rows)
  }

  func testAnEmptyTableShowsNothing() async {
    for screen in [
      RecordingScreen([]), RecordingScreen([0, 0]), RecordingScreen([4], visibleRowCount: 0),
    ] {
      XCTAssertNil(screen.table.indexPathsForVisibleRows)
      XCTAssertNil(screen.table.firstVisibleRow)
      XCTAssertEqual(screen.table.visibleCells.count, 0)
    }
  }

  func testAShorterTableScrollsBackIntoView() async {
    let screen = RecordingScreen([30])
    screen.table.scroll(byRows: 20)
    screen.rowCounts = [12]
    screen.table.reloadData()
    XCTAssertEqual(top(of: screen), 2)
    screen.table.visibleRowCount = 40
    XCTAssertEqual(top(of: screen), 0)
    XCTAssertEqual(screen.table.visibleCells.count, 12)
  }

  func testManyRowsCostTheViewport() async {
    let count = amount(debug: 50_000, optimized: 1_000_000)
    let screen = RecordingScreen([count])
    for _ in 0..<100 {
      screen.table.scroll(byRows: count / 110)
      screen.table.layoutIfNeeded()
    }
    XCTAssertEqual(screen.table.cellCounts.made, 10)
    XCTAssertEqual(screen.table.cellCounts.configured, 1_010 - 10)
  }
}
