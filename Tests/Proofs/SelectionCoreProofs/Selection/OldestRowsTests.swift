// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// The rows that a limit deselects if it releases the oldest, against a list of the times at which
/// rows were selected.
final class OldestRowsTests: FullSizeTests {
  /// The time at which each selected row was selected; of rows that one input selected, the lowest
  /// came first, wherever they move later.
  private struct SelectionTimes {
    var since: [Int: Int] = [:]
    var time = 0

    mutating func select(_ rows: some Sequence<Int>) {
      for row in rows where since[row] == nil {
        since[row] = time
        time += 1
      }
    }

    /// Deselects rows, the oldest first, until at most `limit` are left in addition to one.
    mutating func release(to limit: Int, beside kept: Int) {
      let others = since.filter { $0.key != kept }
        .sorted { $0.value < $1.value }
      for (row, _) in others.prefix(max(since.count - limit, 0)) { since[row] = nil }
    }

    mutating func move(_ place: (Int) -> Int?) {
      since = Dictionary(
        uniqueKeysWithValues: since.compactMap { row, time in place(row).map { ($0, time) } })
    }
  }

  #if InvariantChecks
    func testTheOldestOfManyIsFoundWithoutALookAtTheOthers() throws {
      var table = TableSelection(shape: [2_000], policy: SelectionPolicy(.multiple))
      table.setLimits(SelectionLimits(atMost: 300))
      try table.apply(.setLimitOverflow(.releaseOldest))
      for row in 0..<300 { try table.toggle(RowPath(section: 0, row: 5 * row)) }
      for row in 0..<10 {
        let before = TreeCounters.visits
        let change = try table.toggle(RowPath(section: 0, row: 5 * row + 2))
        XCTAssertLessThan(TreeCounters.visits - before, 100)
        XCTAssertEqual(change.deselected.description, "[0.\(5 * row)]")
      }
    }
  #endif

  func testALimitReleasesTheOldestAfterAnyProgram() throws {
    let seeds = 0..<UInt64(amount(debug: 20, optimized: 60))
    for seed in seeds {
      var random = RandomSource(seed: seed)
      var limit = 1 + random.below(6)
      var table = TableSelection(shape: [20], policy: SelectionPolicy(.multiple))
      table.setLimits(SelectionLimits(atMost: limit))
      try table.apply(.setLimitOverflow(.releaseOldest))
      var times = SelectionTimes()
      for step in 0..<200 {
        let count = table.shape.rowCount
        let row = random.below(count)
        let path = RowPath(section: 0, row: row)
        switch random.below(12) {
        case 0:
          try table.perform { $0.insertRows(at: [path]) }
          times.move { $0 < row ? $0 : $0 + 1 }
        case 1 where count > 8:
          try table.perform { $0.deleteRows(at: [path]) }
          times.move { $0 == row ? nil : $0 < row ? $0 : $0 - 1 }
        case 2:
          try table.perform { $0.reloadRows(at: [path]) }
          times.since[row] = nil
        case 3:
          try table.deselect([path])
          times.since[row] = nil
        case 4:
          try table.click(path)
          times.since = times.since.filter { $0.key == row }
          times.select([row])
        case 5 where times.since.count + 2 <= limit && row + 1 < count:
          try table.select(.rows(from: path, through: RowPath(section: 0, row: row + 1)))
          times.select([row, row + 1])
        case 6:
          let place = random.below(count)
          try table.perform { $0.moveRow(at: path, to: RowPath(section: 0, row: place)) }
          times.move { other in
            let below = other > row ? other - 1 : other
            return other == row ? place : below < place ? below : below + 1
          }
        case 7:
          limit = 1 + random.below(6)
          table.setLimits(SelectionLimits(atMost: limit))
        default:
          try table.toggle(path)
          if times.since[row] != nil {
            times.since[row] = nil
          } else {
            times.select([row])
            times.release(to: limit, beside: row)
          }
        }
        XCTAssertEqual(
          Array(table.selectedNumbers), times.since.keys.sorted(), "seed \(seed) step \(step)")
      }
    }
  }
}
