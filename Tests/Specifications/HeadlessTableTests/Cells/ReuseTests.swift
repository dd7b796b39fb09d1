// SPDX-License-Identifier: MIT

import RandomChoices
import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// Cells are reused with all their properties, and only code that renders from a model works
/// correctly with that.
@MainActor
final class ReuseTests: XCTestCase {
  func testCellsAreRecycledAndNotMadeForEachRow() async {
    let screen = RecordingScreen([1000])
    screen.table.layoutIfNeeded()
    XCTAssertEqual(screen.table.cellCounts.made, 10)
    let first = screen.table.cellForRow(at: "0.0")
    screen.table.scroll(byRows: 500)
    screen.table.layoutIfNeeded()
    XCTAssertEqual(screen.table.cellCounts.made, 10)
    XCTAssertEqual(screen.table.cellCounts.recycled, 10)
    XCTAssertEqual(screen.table.cellCounts.configured, 20)
    XCTAssertTrue(screen.table.visibleCells.contains { $0 === first })
    XCTAssertNil(screen.table.cellForRow(at: "0.0"))
  }

  func testACellStillCarriesWhatItShowedWhenItComesBack() async throws {
    let screen = AccessoryOnSelectionOnly(itemCount: 40, visibleRowCount: 8)
    try screen.table.tap(at: "0.2")
    XCTAssertEqual(screen.itemsShownChecked, ["item 2"])
    screen.table.scroll(byRows: 8)
    XCTAssertEqual(screen.itemsShownChecked.count, 1, "the checkmark stuck to a recycled cell")
    XCTAssertFalse(screen.itemsShown.contains("item 2"))
  }

  func testAccessorySetOnlyOnSelectionGoesWrong() async throws {
    let screen = AccessoryOnSelectionOnly(itemCount: 40, visibleRowCount: 8)
    XCTAssertTrue(try goesWrong(screen))
  }

  func testStateKeptInCellsGoesWrong() async throws {
    let screen = StateKeptInCells(itemCount: 40, visibleRowCount: 8)
    XCTAssertTrue(try goesWrong(screen))
  }

  /// Taps and scrolls at random until the screen doesn't show the tapped items.
  private func goesWrong(_ screen: PackingScreen) throws -> Bool {
    var random = RandomSource(seed: 1)
    var tapped: Set<String> = []
    for _ in 0..<200 {
      if Bool.random(using: &random) {
        let row = try XCTUnwrap(
          screen.table.indexPathsForVisibleRows?.randomElement(using: &random))
        try screen.table.tap(at: row)
        tapped.formSymmetricDifference([screen.items[row.row]])
      } else {
        screen.table.scroll(byRows: Int.random(in: -12...12, using: &random))
      }
      if screen.itemsShownChecked != tapped.intersection(screen.itemsShown) { return true }
    }
    return false
  }

  func testStateDrivenCellsShowTheModelAfterAnyScroll() async throws {
    let seeds: ClosedRange<UInt64> = 1...amount(debug: 12, optimized: 40)
    for seed in seeds {
      var random = RandomSource(seed: seed)
      let screen = StateDriven(
        itemCount: Int.random(in: 1...60, using: &random),
        visibleRowCount: Int.random(in: 1...12, using: &random))
      for step in 0..<200 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4: screen.table.scroll(byRows: Int.random(in: -15...15, using: &random))
        case 4..<8:
          let row = Int.random(in: 0..<screen.items.count, using: &random)
          try screen.table.tap(at: RowPath(row: row, section: 0))
        case 8: screen.table.visibleRowCount = Int.random(in: 1...12, using: &random)
        default: screen.table.reloadData()
        }
        for cell in screen.table.visibleCells {
          let item = try XCTUnwrap(cell.textLabel?.text)
          guard cell.accessoryType == screen.packed.accessory(for: item), !cell.isSelected else {
            return XCTFail("seed \(seed), step \(step): \(item) shows \(cell.accessoryType)")
          }
        }
      }
    }
  }

  func testPrepareForReuseIsCalledForRecycledCellsOnly() async throws {
    final class CountingCell: TableViewCell {
      var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    let screen = RecordingScreen([30])
    screen.table.register(CountingCell.self, forCellReuseIdentifier: "row")
    let cells = screen.table.visibleCells.compactMap { $0 as? CountingCell }
    XCTAssertEqual(cells.map(\.reuses), Array(repeating: 0, count: 10))
    screen.table.scroll(byRows: 3)
    screen.table.layoutIfNeeded()
    XCTAssertEqual(cells.map(\.reuses).reduce(0, +), 3)
  }

  func testPoolsAreKeptApartByIdentifier() async throws {
    let table = TableView()
    table.register(TableViewCell.self, forCellReuseIdentifier: "a")
    XCTAssertNil(table.dequeueReusableCell(withIdentifier: "b"))
    let cell = try XCTUnwrap(table.dequeueReusableCell(withIdentifier: "a"))
    XCTAssertEqual(cell.reuseIdentifier, "a")
    var failures: [TableViewFailure] = []
    table.failureHandler = { failures.append($0) }
    let row: RowPath = "0.0"
    XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "b", for: row).reuseIdentifier, "b")
    XCTAssertEqual(failures, [.unregisteredIdentifier("b")])
  }

  func testSelectionIsShownByWhicheverCellHasTheRowNow() async throws {
    let screen = RecordingScreen([100])
    screen.table.allowsMultipleSelection = true
    for row in stride(from: 0, to: 100, by: 3) {
      try screen.table.tap(at: RowPath(row: row, section: 0))
    }
    var random = RandomSource(seed: 7)
    for _ in 0..<100 {
      screen.table.scroll(byRows: Int.random(in: -30...30, using: &random))
      for row in try XCTUnwrap(screen.table.indexPathsForVisibleRows) {
        XCTAssertEqual(screen.table.cellForRow(at: row)?.isSelected, row.row.isMultiple(of: 3))
      }
    }
  }
}
