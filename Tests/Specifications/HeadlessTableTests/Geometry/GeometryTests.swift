// SPDX-License-Identifier: MIT

import RandomChoices
import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// The positions of rows, headers and footers, against the sums of their heights.
@MainActor
final class GeometryTests: XCTestCase {
  private typealias Section = TallScreen.Section

  private func check(_ screen: TallScreen, _ message: String, line: UInt = #line) {
    let table = screen.table
    XCTAssertEqual(table.contentSize.height, screen.naiveHeight, message, line: line)
    let rects = screen.naiveRects
    for (row, rect) in rects where table.rectForRow(at: row) != rect {
      XCTFail("\(row) at \(table.rectForRow(at: row)), not \(rect): \(message)", line: line)
    }
    XCTAssertEqual(
      table.indexPathsForVisibleRows ?? [], screen.naiveVisible, message, line: line)
    XCTAssertEqual(table.visibleCells.map(\.frame), screen.naiveVisible.map(table.rectForRow))
    for place in stride(from: -1.5, through: screen.naiveHeight + 1, by: 2.5) {
      let point = TablePoint(x: 10, y: place)
      let naive = rects.first { $0.rect.contains(point) }?.row
      XCTAssertEqual(table.indexPathForRow(at: point), naive, "at \(place): \(message)", line: line)
    }
  }

  func testEveryLayoutOfUpToThreeSmallSections() async {
    let rows: [[Double]] = [[], [5], [0], [3, 0, 7], [0, 4]]
    var sections: [Section] = []
    for rows in rows {
      for (header, footer) in [(0.0, 0.0), (4, 0), (0, 2), (6, 3)] {
        sections.append(Section(header: header, rows: rows, footer: footer))
      }
    }
    for first in sections {
      for second in sections {
        let screen = TallScreen([first, second, Section(header: 1, rows: [8])], height: 9)
        for offset in [0.0, 3, 7.5, 100] {
          screen.table.contentOffset.y = offset
          check(screen, "\(screen.sections) at \(offset)")
        }
      }
    }
  }

  func testEdgesOfSections() async {
    let screen = TallScreen(
      [Section(header: 20, rows: [10, 30], footer: 5), Section(rows: [40])], height: 50)
    let header = HeadlessView(frame: TableRect(x: 0, y: 0, width: 320, height: 100))
    screen.table.tableHeaderView = header
    screen.table.tableFooterView = HeadlessView(frame: TableRect(x: 0, y: 0, width: 320, height: 7))
    XCTAssertEqual(
      screen.table.rectForHeader(inSection: 0), TableRect(x: 0, y: 100, width: 320, height: 20))
    XCTAssertEqual(
      screen.table.rectForFooter(inSection: 0), TableRect(x: 0, y: 160, width: 320, height: 5))
    XCTAssertEqual(
      screen.table.rect(forSection: 0), TableRect(x: 0, y: 100, width: 320, height: 65))
    XCTAssertEqual(
      screen.table.rect(forSection: 1), TableRect(x: 0, y: 165, width: 320, height: 40))
    XCTAssertEqual(screen.table.contentSize, TableSize(width: 320, height: 212))
    for section in [-1, 2, .max, .min] {
      XCTAssertEqual(screen.table.rect(forSection: section), .zero)
      XCTAssertEqual(screen.table.rectForHeader(inSection: section), .zero)
      XCTAssertEqual(screen.table.rectForFooter(inSection: section), .zero)
      XCTAssertEqual(screen.table.rectForRow(at: RowPath(row: 0, section: section)), .zero)
    }
    XCTAssertNil(screen.table.indexPathForRow(at: TablePoint(x: 1, y: 99)))
    XCTAssertNil(screen.table.indexPathForRow(at: TablePoint(x: 320, y: 125)), "beside the table")
    XCTAssertNil(screen.table.indexPathForRow(at: TablePoint(x: 1, y: .nan)))
    XCTAssertEqual(
      screen.table.indexPathsForRows(in: TableRect(x: 0, y: 125, width: 10, height: 41)),
      ["0.0", "0.1", "1.0"])
    XCTAssertNil(screen.table.indexPathsForRows(in: TableRect(x: 0, y: 0, width: 10, height: 50)))
  }

  func testRandomUpdatesKeepHeightsAndTheRowAtTheTop() async {
    let seeds = 0..<amount(debug: 20, optimized: 60)
    for seed in seeds {
      random = RandomSource(seed: UInt64(seed))
      let screen = TallScreen((0..<3).map { _ in section() }, height: 13)
      for step in 0..<30 {
        screen.table.contentOffset.y = Double.random(in: 0...40, using: &random).rounded()
        _ = screen.table.visibleCells
        let asked = screen.askedCount
        let allowed = change(screen)
        XCTAssertLessThanOrEqual(screen.askedCount - asked, allowed, "seed \(seed)")
        check(screen, "seed \(seed), step \(step)")
      }
    }
  }

  private var random = RandomSource(seed: 0)

  private func number(below limit: Int) -> Int {
    Int.random(in: 0..<max(limit, 1), using: &random)
  }

  private func height() -> Double { Double(number(below: 13)) / 2 }

  private func section() -> Section {
    Section(header: height(), rows: (0..<number(below: 7)).map { _ in height() }, footer: height())
  }

  /// Changes one row or one section.
  ///
  /// - Returns: The number of rows whose heights the table may have to ask for.
  private func change(_ screen: TallScreen) -> Int {
    let count = screen.sections.count
    let at = number(below: count)
    let rows = count > 0 ? screen.sections[at].rows.count : 0
    let row = number(below: rows)
    let path = RowPath(row: row, section: at)
    switch number(below: 8) {
    case 0 where count > 0:
      screen.sections[at].rows.insert(height(), at: row)
      screen.table.insertRows(at: [path], with: .none)
      return 1
    case 1 where rows > 0:
      screen.sections[at].rows.remove(at: row)
      screen.table.deleteRows(at: [path], with: .none)
    case 2 where rows > 0:
      screen.sections[at].rows[row] = height()
      screen.table.reloadRows(at: [path], with: .none)
      return 1
    case 3 where rows > 0:
      let moved = screen.sections[at].rows.remove(at: row)
      let target = number(below: count)
      let place = number(below: screen.sections[target].rows.count + 1)
      screen.sections[target].rows.insert(moved, at: place)
      screen.table.moveRow(at: path, to: RowPath(row: place, section: target))
    case 4 where count < 6:
      let new = section()
      screen.sections.insert(new, at: at)
      screen.table.insertSections([at], with: .none)
      return new.rows.count
    case 5 where count > 1:
      screen.sections.remove(at: at)
      screen.table.deleteSections([at], with: .none)
    case 6 where count > 1:
      let target = number(below: count)
      screen.sections.insert(screen.sections.remove(at: at), at: target)
      screen.table.moveSection(at, toSection: target)
    case 7 where count > 0:
      screen.sections[at] = Section(
        header: height(), rows: (0..<rows).map { _ in height() }, footer: height())
      screen.table.reloadSections([at], with: .none)
      return rows
    default: break
    }
    return 0
  }
}
