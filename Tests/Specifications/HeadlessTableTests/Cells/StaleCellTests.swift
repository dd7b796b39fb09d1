// SPDX-License-Identifier: MIT

import RandomChoices
import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// The check that finds stale cells in an app's table code.
@MainActor
final class StaleCellTests: XCTestCase {
  private let row: RowPath = "0.2"

  func testNaiveCodeIsFoundOut() async throws {
    let screen = AccessoryOnSelectionOnly(itemCount: 40, visibleRowCount: 8)
    XCTAssertEqual(screen.table.staleCells(), [])
    try screen.table.tap(at: row)
    XCTAssertEqual(
      screen.table.staleCells().map(\.description),
      ["0.2 shows accessory checkmark instead of none"])
    screen.table.scroll(byRows: 8)
    XCTAssertEqual(screen.table.staleCells().map(\.name), ["accessory"])
    XCTAssertNotEqual(screen.table.staleCells().map(\.row), [row], "it sticks to another row now")
  }

  func testStateDrivenCodeIsNeverStale() async throws {
    let screen = StateDriven(itemCount: 60, visibleRowCount: 9)
    var random = RandomSource(seed: 11)
    for _ in 0..<300 {
      let number = Int.random(in: 0..<60, using: &random)
      try screen.table.tap(at: RowPath(row: number, section: 0))
      screen.table.scroll(byRows: Int.random(in: -9...9, using: &random))
      XCTAssertEqual(screen.table.staleCells(), [])
    }
  }

  func testAModelThatChangedUnseen() async throws {
    let screen = StateDriven(itemCount: 5, visibleRowCount: 5)
    screen.table.layoutIfNeeded()
    screen.packed.check(["item 4"])
    XCTAssertEqual(
      screen.table.staleCells().map(\.description),
      ["0.4 shows accessory none instead of checkmark"])
    screen.table.reconfigureRows(at: ["0.4"])
    XCTAssertEqual(screen.table.staleCells(), [])
  }

  func testSelectionSetBehindTheTablesBack() async throws {
    let screen = RecordingScreen([5])
    screen.table.cellForRow(at: row)?.isSelected = true
    XCTAssertEqual(
      screen.table.staleCells().map(\.description), ["0.2 shows selected true instead of false"])
  }

  func testStaleCellsCompareTheContentOfSubclasses() async throws {
    final class BadgeCell: TableViewCell {
      var badge = 0
      override var content: [String: String] {
        super.content.merging(["badge": String(badge)]) { $1 }
      }
    }
    let screen = RecordingScreen([5])
    screen.table.register(BadgeCell.self, forCellReuseIdentifier: "row")
    screen.table.displayIfNeeded()
    (screen.table.cellForRow(at: row) as? BadgeCell)?.badge = 3
    XCTAssertEqual(
      screen.table.staleCells().map(\.description), ["0.2 shows badge 3 instead of 0"])
    var drawn: [RowPath] = []
    screen.table.displayIfNeeded { row, _ in drawn.append(row) }
    XCTAssertEqual(drawn, [row])
  }

  func testTheCheckLeavesTheTableAsItWas() async throws {
    let screen = RecordingScreen([50])
    screen.table.scroll(byRows: 5)
    screen.table.layoutIfNeeded()
    let counts = screen.table.cellCounts
    let waiting = screen.table.reusableCellCount
    let cells = screen.table.visibleCells.map(ObjectIdentifier.init)
    _ = screen.table.staleCells()
    XCTAssertEqual(screen.table.cellCounts, counts)
    XCTAssertEqual(screen.table.reusableCellCount, waiting)
    XCTAssertEqual(screen.table.visibleCells.map(ObjectIdentifier.init), cells)
  }
}
