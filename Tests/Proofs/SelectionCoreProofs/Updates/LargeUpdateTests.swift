// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Batches on tables of many sections, and of as many rows as possible.
final class LargeUpdateTests: FullSizeTests {
  func testABatchCanMoveTheMaximumOfRowsBetweenSections() throws {
    for (from, to) in [(0, 1), (1, 0)] {
      let counts = from == 0 ? [Int.max - 10, 5] : [5, Int.max - 10]
      var table = TableSelection(shape: try TableShape(rowCounts: counts))
      try table.select(row(from, .max - 11))
      try table.perform {
        $0.deleteRows(at: .rows(from: row(from, 0), through: row(from, .max - 20)))
        $0.insertRows(at: row(to, 2), count: .max - 30)
      }
      XCTAssertEqual(table.shape.rowCounts[from], 9)
      XCTAssertEqual(table.shape.rowCounts[to], .max - 25)
      XCTAssertEqual(table.selectedRow, row(from, 8))
    }
  }

  func testInsertsOfNoRowsTakeNoPlace() throws {
    var table = TableSelection(shape: [3, 3], policy: SelectionPolicy(.multiple))
    try table.select(["0.2", "1.0"])
    try table.perform {
      $0.moveRow(at: "1.0", to: "0.1")
      $0.insertRows(at: "0.1", count: 0)
      $0.insertRows(at: "0.2", count: 2)
      $0.insertRows(at: "0.2", count: 0)
      $0.insertRows(at: "0.2", count: 0)
    }
    XCTAssertEqual(table.shape, [6, 2])
    XCTAssertEqual(table.selectedRows.description, "[0.1, 0.5]")
  }

  func testSectionsThatAreTouchedLieAmongThoseThatAreNot() throws {
    for seed in 0..<UInt64(30) {
      var random = RandomSource(seed: seed)
      let counts = (0..<300).map { _ in random.below(4) }
      var update = TableUpdate()
      var order = Array(counts.indices)
      let deleted = order.remove(at: random.below(300))
      update.deleteSections([deleted])
      let moved = order.remove(at: random.below(299))
      let destination = random.below(299)
      order.insert(moved, at: destination)
      update.moveSection(moved, to: destination)
      var expected = order.map { section in
        (0..<counts[section]).map { row(section, $0) } as [RowPath?]
      }
      for new in Set((0..<12).map { _ in random.below(299) }) {
        let old = order[new]
        switch random.below(3) {
        case 0:
          let place = random.below(counts[old] + 1)
          update.insertRows(at: row(new, place), count: 2)
          expected[new].insert(contentsOf: [nil, nil], at: place)
        case 1 where counts[old] > 1:
          update.moveRow(at: row(old, counts[old] - 1), to: row(new, 0))
          expected[new].insert(expected[new].removeLast(), at: 0)
        default:
          update.deleteRows(at: .section(old))
          expected[new] = []
        }
      }
      let mapping = try update.mapping(of: try TableShape(rowCounts: counts))
      XCTAssertEqual(mapping.newShape.rowCounts, expected.map(\.count), "seed \(seed)")
      let found = expected.indices.map { section in
        expected[section].indices.map { mapping.oldPath(of: row(section, $0)) }
      }
      XCTAssertEqual(found, expected, "seed \(seed)")
    }
  }

  #if InvariantChecks
    private func visits(_ counts: [Int], _ build: (inout TableUpdate) -> Void) throws -> Int {
      let shape = try TableShape(rowCounts: counts)
      var update = TableUpdate()
      build(&update)
      let before = TreeCounters.visits
      _ = try update.mapping(of: shape)
      return TreeCounters.visits - before
    }

    func testABatchCostsWhatItTouchesAndNotWhatTheTableHolds() throws {
      let counts = (0..<100_000).map { $0 % 7 }
      XCTAssertLessThan(
        try visits(counts) {
          $0.insertRows(at: [row(40_000, 1)])
          $0.deleteRows(at: [row(60_006, 1)])
          $0.moveRow(at: row(20_003, 0), to: row(80_000, 0))
        }, 500)
      XCTAssertLessThan(try visits(counts) { $0.insertSection(500, rowCount: 9) }, 100)
    }

    /// A single row costs less: both ends are the same row, which is looked up once.
    func testRowsThatLeaveOneSectionCostNoMoreThanTwo() throws {
      func cost(_ count: Int) throws -> Int {
        try visits([9, 1_000_000, 9]) {
          // More rows than fit in a word, which isn't a node to visit.
          $0.deleteRows(at: .rows(from: "1.100", through: row(1, 99 + count)))
        }
      }
      XCTAssertLessThanOrEqual(try cost(900_000), try cost(2))
      XCTAssertLessThan(try cost(1), try cost(2))
    }
  #endif
}
