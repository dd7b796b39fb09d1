// SPDX-License-Identifier: MIT
import Fixtures
import RandomChoices
import SelectionCore
import XCTest

/// Moves of rows while others are marked: their rows one by one, and their cost.
final class MoveCostTests: XCTestCase {
  /// Of the rows that moved, those whose section is another one now.
  func testRowsThatComeFromAnotherSectionAreFound() throws {
    var tried = 0
    let seeds = UInt64(amount(debug: 400, optimized: 8_000))
    for seed in 0..<seeds {
      var random = RandomSource(seed: seed)
      let counts = (0..<(1 + random.below(4))).map { _ in random.below(9) }
      let shape = try TableShape(rowCounts: counts)
      var update = TableUpdate()
      let moved = (0..<shape.rowCount).filter { _ in random.below(6) == 0 }
      for row in moved {
        guard let path = shape.path(ofRow: row) else { continue }
        let section = random.below(counts.count)
        update.moveRow(at: path, to: RowPath(section, random.below(counts[section] + 1)))
      }
      if random.below(3) == 0 { update.moveSection(0, to: random.below(counts.count)) }
      guard let mapping = try? update.mapping(of: shape) else { continue }
      tried += mapping.movedRows.isEmpty ? 0 : 1
      let asked = RowSet((0..<shape.rowCount).filter { _ in random.below(3) > 0 })
      let naive = asked.intersection(mapping.movedRows).filter { row in
        guard let new = mapping.newShape.path(ofRow: row), let old = mapping.oldPath(of: new)
        else { return false }
        return mapping.sections.newIndex(of: old.section) != new.section
      }
      XCTAssertEqual(Array(mapping.incoming(among: asked)), naive, "seed \(seed): \(update)")
    }
    XCTAssertGreaterThan(tried, Int(seeds / 4))
  }

  #if InvariantChecks
    func testAMoveVisitsRunsAndNotRows() throws {
      for count in [1_000, 1_000_000_000, Int.max - 9] {
        var table = TableSelection(shape: [count, 5], policy: .multiple)
        try table.setList(.inclusive, inSection: 0)
        try table.setList(.inclusive, inSection: 1)
        try table.check(.section(0))
        let half = RowSet(0..<count / 2)
        let start = table
        func expect(_ most: Int, _ move: (inout TableSelection) throws -> SelectionChange) throws {
          table = start
          let before = TreeCounters.visits
          try _ = move(&table)
          XCTAssertLessThan(TreeCounters.visits - before, most, "\(count)")
          XCTAssertEqual(table.checkedRows.count, count)
        }
        try expect(100) { try $0.moveRows(fromOffsets: RowSet(0..<2), toOffset: 5) }
        try expect(100) { try $0.moveRows(fromOffsets: half, toOffset: count) }
        try expect(100) { try $0.moveRows(fromOffsets: RowSet(0..<count), toOffset: 0) }
        try expect(200) {
          try $0.move(.rows(from: "0.0", through: RowPath(0, count / 2)), toEndOfSection: 1)
        }
        try expect(100) { try $0.perform { $0.moveSection(0, to: 1) } }
      }
    }

    func testAnOrderOfRowsPickedOneByOneLooksEachUpAlone() throws {
      var table = TableSelection(shape: [4_000], policy: .multiple)
      try table.apply(.setKeepsOrder(true))
      for i in 0..<200 { try table.toggle(row(0, (i * 1_217) % 4_000)) }
      let picked = table.selectedNumbers.count
      let changes: [(inout TableSelection) throws -> SelectionChange] = [
        { try $0.moveRow(at: "0.1", to: "0.2000") }, { try $0.insertRows(at: "0.1") },
        { try $0.deleteRows(at: ["0.1"]) },
      ]
      for change in changes {
        let before = TreeCounters.visits
        try _ = change(&table)
        XCTAssertLessThan(TreeCounters.visits - before, 20 * picked)
      }
      XCTAssertEqual(table.selectionOrder.count, picked)
    }
  #endif
}
