// SPDX-License-Identifier: MIT

import RandomChoices
import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// Inserts, deletes and moves: cells and selection move with their rows.
@MainActor
final class UpdateTests: XCTestCase {
  private func row(_ row: Int, _ section: Int = 0) -> RowPath {
    RowPath(row: row, section: section)
  }

  func testSelectionAndCellsGoAlong() async throws {
    let screen = RecordingScreen([5])
    try screen.table.tap(at: row(3))
    let cell = screen.table.cellForRow(at: row(3))
    screen.table.resetCellCounts()
    _ = screen.takeCalls()
    screen.rowCounts = [4]
    screen.table.deleteRows(at: [row(1)], with: .automatic)
    XCTAssertEqual(screen.table.indexPathForSelectedRow, row(2))
    XCTAssertTrue(screen.table.cellForRow(at: row(2)) === cell)
    screen.rowCounts = [6]
    screen.table.insertRows(at: [row(0), row(5)], with: .automatic)
    XCTAssertEqual(screen.table.indexPathForSelectedRow, row(3))
    XCTAssertTrue(screen.table.cellForRow(at: row(3)) === cell)
    screen.table.moveRow(at: row(3), to: row(0))
    XCTAssertEqual(screen.table.indexPathForSelectedRow, row(0))
    XCTAssertEqual(screen.table.cellForRow(at: row(0))?.isSelected, true)
    XCTAssertEqual(screen.table.cellCounts.configured, 2, "only the new rows were asked for")
    XCTAssertEqual(screen.takeCalls(), [], "changes of the data tell nothing")
  }

  func testABatchCountsInTheTablesBeforeAndAfter() async throws {
    let screen = RecordingScreen([4, 2])
    screen.table.allowsMultipleSelection = true
    for path in [row(0), row(3), row(1, 1)] { try screen.table.tap(at: path) }
    var isDone: Bool?
    screen.table.performBatchUpdates {
      screen.table.insertRows(at: [self.row(0)], with: .automatic)
      screen.table.deleteRows(at: [self.row(0), self.row(1)], with: .automatic)
      screen.table.moveRow(at: self.row(1, 1), to: self.row(1))
      screen.rowCounts = [4, 1]
    } completion: {
      isDone = $0
    }
    XCTAssertEqual(isDone, true)
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, [row(1), row(3)])
  }

  func testSections() async throws {
    let screen = RecordingScreen([2, 2])
    try screen.table.tap(at: row(1, 1))
    screen.table.beginUpdates()
    screen.table.insertSections([0], with: .automatic)
    screen.table.deleteSections([0], with: .automatic)
    screen.table.insertRows(at: [row(0, 0)], with: .automatic)
    screen.rowCounts = [3, 2]
    XCTAssertTrue(screen.table.endUpdates())
    XCTAssertEqual(screen.table.indexPathForSelectedRow, row(1, 1))
    screen.rowCounts = [2, 3]
    screen.table.moveSection(0, toSection: 1)
    XCTAssertEqual(screen.table.indexPathForSelectedRow, row(1, 0))
  }

  func testABatchThatIsRefusedCompletesWithFalse() async throws {
    let screen = RecordingScreen([5])
    _ = screen.table.visibleCells
    screen.table.failureHandler = { _ in }
    var completions: [Bool] = []
    screen.table.performBatchUpdates {
      screen.table.deleteRows(at: [self.row(0)], with: .automatic)
    } completion: {
      completions.append($0)
    }
    XCTAssertEqual(completions, [false])
    XCTAssertEqual(screen.table.numberOfRows(inSection: 0), 5)
  }

  func testASelectedRowThatDoesNotChangeIsNotRedrawn() async throws {
    let screen = RecordingScreen([5])
    screen.table.allowsMultipleSelection = true
    try screen.table.tap(at: row(1))
    screen.table.displayIfNeeded()
    screen.table.resetCellCounts()
    try screen.table.tap(at: row(3))
    screen.table.displayIfNeeded()
    XCTAssertEqual(screen.table.cellCounts.drawn, 1)
  }

  func testADataSourceThatDoesNotAgree() async throws {
    let screen = RecordingScreen([5])
    try screen.table.tap(at: row(3))
    var failures: [String] = []
    screen.table.failureHandler = { failures.append($0.description) }
    screen.rowCounts = [6]
    screen.table.deleteRows(at: [row(1)], with: .automatic)
    screen.table.insertSections([0], with: .automatic)
    screen.table.deleteRows(at: [row(5)], with: .automatic)
    XCTAssertEqual(screen.table.indexPathForSelectedRow, row(3))
    XCTAssertEqual(screen.table.numberOfRows(inSection: 0), 5)
    XCTAssertEqual(
      failures,
      [
        """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (6) must be equal to the number of rows contained in \
        that section before the update (5), plus or minus the number of rows inserted or deleted \
        from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into \
        or out of that section (0 moved in, 0 moved out).
        """,
        """
        Invalid update: invalid number of sections. The number of sections contained in the \
        table view after the update (1) must be equal to the number of sections contained in the \
        table view before the update (1), plus or minus the number of sections inserted or \
        deleted (1 inserted, 0 deleted).
        """,
        "attempt to delete row 5 from section 0 which only contains 5 rows before the update (0.5)",
      ])
  }

  func testRowsThatMoveBetweenSectionsAreCounted() async throws {
    let screen = RecordingScreen([3, 3])
    screen.table.layoutIfNeeded()
    var failure = ""
    screen.table.failureHandler = { failure = $0.description }
    screen.table.beginUpdates()
    screen.table.beginUpdates()
    screen.table.moveRow(at: row(0), to: row(0, 1))
    screen.table.insertRows(at: [row(0)], with: .none)
    XCTAssertTrue(screen.table.endUpdates(), "the outer batch is still open")
    XCTAssertEqual(failure, "")
    XCTAssertFalse(screen.table.endUpdates())
    XCTAssertTrue(failure.contains("in section 1."), failure)
    XCTAssertTrue(failure.contains("(0 inserted, 0 deleted)"), failure)
    XCTAssertTrue(failure.contains("(1 moved in, 0 moved out)"), failure)
    XCTAssertFalse(screen.table.endUpdates(), "there is no batch")
  }

  func testReloadedAndReconfiguredRowsInABatch() async throws {
    let screen = RecordingScreen([4])
    screen.table.allowsMultipleSelection = true
    for number in 0..<4 { try screen.table.tap(at: row(number)) }
    let kept = screen.table.cellForRow(at: row(3))
    kept?.textLabel?.text = "stale"
    screen.table.performBatchUpdates {
      screen.rowCounts = [3]
      screen.table.deleteRows(at: [self.row(0)], with: .automatic)
      screen.table.reloadRows(at: [self.row(1)], with: .automatic)
      screen.table.reconfigureRows(at: [self.row(3)])
    }
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, [row(1), row(2)])
    XCTAssertTrue(screen.table.cellForRow(at: row(2)) === kept)
    XCTAssertEqual(kept?.textLabel?.text, "0.2")
  }

  func testRandomUpdatesAgainstAList() async throws {
    let seeds: ClosedRange<UInt64> = 1...amount(debug: 10, optimized: 30)
    for seed in seeds {
      var random = RandomSource(seed: seed)
      let list = NamedList(count: Int.random(in: 0...20, using: &random))
      for step in 0..<100 {
        list.change(using: &random)
        if let row = list.table.indexPathsForVisibleRows?.randomElement(using: &random) {
          try list.table.tap(at: row)
          list.selected.formSymmetricDifference([list.names[row.row]])
        }
        list.table.scroll(byRows: Int.random(in: -4...4, using: &random))
        let visible = list.table.indexPathsForVisibleRows ?? []
        let shown = list.table.visibleCells.map { "\($0.textLabel?.text ?? "?") \($0.isSelected)" }
        let meant = visible.map { path in
          "\(list.names[path.row]) \(list.selected.contains(list.names[path.row]))"
        }
        guard shown == meant else { return XCTFail("seed \(seed), step \(step): \(shown)") }
      }
    }
  }
}

/// A list of names that changes, as the simplest model of a table with selection by row.
@MainActor
private final class NamedList: TableViewDataSource {
  let table = TableView(visibleRowCount: 6)
  var names: [Int]
  var selected: Set<Int> = []
  private var next: Int

  init(count: Int) {
    names = Array(0..<count)
    next = count
    table.register(TableViewCell.self, forCellReuseIdentifier: "name")
    table.dataSource = self
    table.allowsMultipleSelection = true
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = String(names[indexPath.row])
    return cell
  }

  /// Inserts, deletes or moves one row at random.
  func change(using random: inout RandomSource) {
    table.layoutIfNeeded()
    let place = Int.random(in: 0...names.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 1 where place < names.count:
      selected.remove(names.remove(at: place))
      table.deleteRows(at: [RowPath(row: place, section: 0)], with: .fade)
    case 2 where place < names.count:
      let end = Int.random(in: 0..<names.count, using: &random)
      names.insert(names.remove(at: place), at: end)
      table.moveRow(at: RowPath(row: place, section: 0), to: RowPath(row: end, section: 0))
    default:
      names.insert(next, at: place)
      next += 1
      table.insertRows(at: [RowPath(row: place, section: 0)], with: .fade)
    }
  }
}
