// SPDX-License-Identifier: MIT

import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// The scroll position, in points, through scrolling and changes to the data.
@MainActor
final class ContentOffsetTests: XCTestCase {
  private func row(_ row: Int, _ section: Int = 0) -> RowPath {
    RowPath(row: row, section: section)
  }

  /// Rows of 10, 20, 30, 40, 50, 60, 70, 80, 90 and 100 points under a header of 15, through a
  /// viewport of 100.
  private func screen() -> TallScreen {
    let rows = (1...10).map { Double(10 * $0) }
    return TallScreen([.init(header: 15, rows: rows)], height: 100)
  }

  func testTheFourPositions() async {
    let screen = screen()
    let table = screen.table
    func offset(_ number: Int, _ position: TableView.ScrollPosition) -> Double {
      table.scrollToRow(at: row(number), at: position, animated: true)
      return table.contentOffset.y
    }
    XCTAssertEqual(offset(4, .top), 115)
    XCTAssertEqual(offset(4, .bottom), 65)
    XCTAssertEqual(offset(4, .middle), 90)
    XCTAssertEqual(offset(4, .none), 90, "it is in view")
    XCTAssertEqual(offset(3, .none), 75, "its top was above the viewport")
    XCTAssertEqual(offset(5, .none), 125, "its bottom was below")
    XCTAssertEqual(offset(0, .top), 15)
    XCTAssertEqual(offset(0, .bottom), 0, "no further than the top")
    XCTAssertEqual(offset(9, .top), 465, "no further than the bottom")
    XCTAssertEqual(table.contentSize.height, screen.naiveHeight)
  }

  func testARowHigherThanTheViewportShowsItsTop() async {
    let screen = TallScreen([.init(rows: [50, 300, 50, 50])], height: 100)
    screen.table.scrollToRow(at: row(1), at: .none, animated: false)
    XCTAssertEqual(screen.table.contentOffset.y, 50)
    screen.table.contentOffset.y = 400
    screen.table.scrollToRow(at: row(1), at: .none, animated: false)
    XCTAssertEqual(screen.table.contentOffset.y, 50)
    screen.table.scrollToRow(at: row(1), at: .bottom, animated: false)
    XCTAssertEqual(screen.table.contentOffset.y, 250)
  }

  func testTheOffsetStaysWithinTheContent() async {
    let screen = screen()
    let table = screen.table
    for (asked, found) in [
      (-1.0, 0.0), (.nan, 0), (-.infinity, 0), (.infinity, 465), (1e300, 465), (7.25, 7.25),
    ] {
      table.setContentOffset(TablePoint(x: 3, y: asked), animated: false)
      XCTAssertEqual(table.contentOffset, TablePoint(x: 0, y: found))
      XCTAssertEqual(table.bounds, TableRect(x: 0, y: found, width: 320, height: 100))
    }
    table.frame.size.height = 1_000
    XCTAssertEqual(table.contentOffset.y, 0, "everything is in view")
    XCTAssertEqual(table.indexPathsForVisibleRows, screen.naiveVisible)
  }

  func testWhatIsInTheViewportStaysThere() async {
    let screen = screen()
    let table = screen.table
    table.contentOffset.y = 120
    XCTAssertEqual(table.firstVisibleRow, row(4))
    screen.sections[0].rows.insert(25, at: 1)
    table.insertRows(at: [row(1)], with: .none)
    XCTAssertEqual(table.contentOffset.y, 145, "a row came above")
    screen.sections[0].rows.removeFirst(2)
    table.deleteRows(at: [row(0), row(1)], with: .none)
    XCTAssertEqual(table.contentOffset.y, 110, "two rows above went")
    screen.sections[0].rows.append(25)
    table.insertRows(at: [row(9)], with: .none)
    XCTAssertEqual(table.contentOffset.y, 110, "a row came below")
    XCTAssertEqual(table.firstVisibleRow, row(3))
    screen.sections[0].rows.remove(at: 3)
    table.deleteRows(at: [row(3)], with: .none)
    XCTAssertEqual(
      table.contentOffset.y, 60, "the first row in view went, the next keeps its place")
    screen.sections.insert(.init(header: 5, rows: [30]), at: 0)
    table.insertSections([0], with: .none)
    XCTAssertEqual(table.contentOffset.y, 95)
  }

  func testATableAtItsTopShowsWhatComesThere() async {
    let screen = screen()
    _ = screen.table.visibleCells
    screen.sections[0].rows.insert(25, at: 0)
    screen.table.insertRows(at: [row(0)], with: .none)
    XCTAssertEqual(screen.table.contentOffset.y, 0)
  }

  func testAnEmptyBatchAsksForAllHeightsAgain() async {
    let screen = screen()
    XCTAssertEqual(screen.table.contentSize.height, 565)
    screen.sections[0].rows = Array(repeating: 10, count: 10)
    XCTAssertEqual(screen.table.contentSize.height, 565)
    screen.table.beginUpdates()
    screen.table.endUpdates()
    XCTAssertEqual(screen.table.contentSize.height, 115)
    XCTAssertEqual(screen.askedCount, 20)
  }

  func testHeightsOfTheTableAndWrongOnes() async {
    let screen = RecordingScreen([3])
    let table = screen.table
    XCTAssertEqual(table.contentSize.height, 132, "44 points each")
    table.estimatedRowHeight = 60
    XCTAssertEqual(table.contentSize.height, 180)
    table.rowHeight = 10.5
    XCTAssertEqual(table.contentSize.height, 31.5)
    var failures: [TableViewFailure] = []
    table.failureHandler = { failures.append($0) }
    table.rowHeight = -3
    XCTAssertEqual(table.contentSize.height, 0)
    XCTAssertEqual(Set(failures), [.invalidHeight(-3)])
    table.rowHeight = .infinity
    XCTAssertEqual(table.contentSize.height, 0)
    XCTAssertEqual(failures.last, .invalidHeight(.infinity))
  }

  func testAnotherDelegateIsAskedForItsHeights() async {
    let screen = screen()
    XCTAssertEqual(screen.table.contentSize.height, 565)
    screen.table.delegate = nil
    XCTAssertEqual(screen.table.contentSize.height, 440)
    screen.table.delegate = screen
    XCTAssertEqual(screen.table.contentSize.height, 565)
  }

  func testATableThatHasNoSizeYetShowsSomeRows() async {
    let screen = RecordingScreen([30])
    let table = TableView(frame: .zero, style: .grouped)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = screen
    XCTAssertEqual(table.visibleCells.count, 12)
    table.frame.size.height = 0
    XCTAssertEqual(table.visibleCells.count, 0)
  }

  func testADelegateThatChangesTheTableWhileHeightsAreAskedFor() async {
    let screen = screen()
    screen.onHeight = {
      screen.onHeight = nil
      screen.sections[0].rows.removeLast(4)
      screen.table.reloadData()
      XCTAssertEqual(screen.table.contentSize.height, 6 * 44, "not measured yet")
    }
    XCTAssertEqual(screen.table.contentSize.height, 225)
    XCTAssertEqual(screen.table.contentSize.height, screen.naiveHeight)
  }

  func testManyRowsOfDifferingHeightsAreAskedOnceAndThenOneByOne() async {
    let count = amount(debug: 50_000, optimized: 1_000_000)
    let screen = TallScreen(
      [.init(header: 10, rows: (0..<count).map { Double($0 % 97) })], height: 500)
    XCTAssertEqual(screen.table.contentSize.height, screen.naiveHeight)
    XCTAssertEqual(screen.askedCount, count)
    for step in 0..<50 {
      screen.table.contentOffset.y = Double(step * (count / 5))
      XCTAssertLessThan(screen.table.visibleCells.count, 40)
      let at = (step * 7_919) % count
      screen.sections[0].rows[at] = 33
      screen.table.reloadRows(at: [row(at)], with: .none)
    }
    XCTAssertEqual(screen.askedCount, count + 50)
    XCTAssertEqual(screen.table.contentSize.height, screen.naiveHeight)
  }

  #if InvariantChecks
    func testScrollsAndUpdatesOfAMillionRowsVisitFewNodes() async {
      func visits(_ count: Int) -> (scroll: Int, update: Int) {
        let rows = (0..<count).map { Double(20 + $0 % 77) }
        let screen = TallScreen([.init(rows: rows)], height: 500)
        _ = screen.table.visibleCells
        let start = TreeCounters.visits
        screen.table.contentOffset.y = screen.table.contentSize.height / 2
        _ = screen.table.visibleCells
        let scrolled = TreeCounters.visits
        screen.sections[0].rows.insert(99, at: count / 3)
        screen.table.insertRows(at: [row(count / 3)], with: .none)
        _ = screen.table.visibleCells
        return (scrolled - start, TreeCounters.visits - scrolled)
      }
      let (small, large) = (visits(1_000), visits(1_000_000))
      XCTAssertGreaterThan(small.scroll, 0)
      XCTAssertLessThanOrEqual(large.scroll, 3 * small.scroll, "\(small), \(large)")
      XCTAssertLessThanOrEqual(large.update, 3 * small.update, "\(small), \(large)")
    }
  #endif
}
