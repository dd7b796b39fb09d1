// SPDX-License-Identifier: MIT
import Naive
import Fixtures
import RowSets
import SelectionCore
import XCTest

/// Every insertion, deletion and move among hidden rows of small tables, and every other order of
/// the shown rows, against the oracle; then all rows are shown.
final class HiddenUpdateTests: TreeProof {
  private struct Start {
    var name: String
    var oracle: Oracle
    var table: TableSelection

    func problem(after inputs: [TableInput]) -> String? {
      var (oracle, table) = (oracle, table)
      for input in inputs {
        if let problem = comparedStep(input, OracleRules(), &table, &oracle) {
          return "\(name) \(inputs): \(problem)"
        }
      }
      return nil
    }
  }

  /// A table with each of some rows hidden, with marks, anchor, lead and a touch among them.
  private func starts(_ counts: [Int], patterns: Int) throws -> [Start] {
    let count = counts.reduce(0, +)
    let states = shownBits(of: count).flatMap { bits in (0..<patterns).map { (bits, $0) } }
    return try states.map { bits, pattern in
      var (oracle, table) = try makeTable(counts, pattern: pattern)
      let rows = RowSet((0..<count).filter { bits >> $0 & 1 == 1 })
      let name = "\(counts) pattern \(pattern) shown \(rows)"
      let undo = TableInput.enableUndo(limit: nil)
      for input in [undo, .invert, .show(numbers: rows)] {
        if let problem = comparedStep(input, OracleRules(), &table, &oracle) {
          throw UpdateComparisonError(description: "\(name): \(input): \(problem)")
        }
      }
      return Start(name: name, oracle: oracle, table: table)
    }
  }

  private func compare(
    _ counts: [Int], patterns: Int, every: Int, _ inputs: (Oracle) -> [TableInput]
  ) throws {
    var number = 0
    for start in try starts(counts, patterns: patterns) {
      for input in inputs(start.oracle) {
        number += 1
        guard number % every == 0 else { continue }
        if let problem = start.problem(after: [input, .undo, .show(.all), .redo]) {
          return XCTFail(problem)
        }
      }
    }
    XCTAssertGreaterThan(number, 0)
  }

  private static let shapes = [[3], [1, 2], [4], [2, 2], [1, 1, 1]]

  func testEachChange() throws {
    for counts in Self.shapes {
      try compare(counts, patterns: amount(debug: 1, optimized: 3), every: 1) { oracle in
        changes(oracle.data.counts).map { .perform(TableUpdate([$0])) }
      }
    }
  }

  func testEachPairOfChanges() throws {
    for counts in Self.shapes {
      let every = amount(debug: 61, optimized: isFull ? 1 : 7)
      try compare(counts, patterns: 1, every: every) { oracle in
        let changes = changes(oracle.data.counts)
        return changes.indices.flatMap { i in
          changes[..<i].map { .perform(TableUpdate([$0, changes[i]])) }
        }
      }
    }
  }

  /// Moves any of the shown rows to each place.
  func testEachMove() throws {
    for counts in Self.shapes {
      try compare(counts, patterns: 1, every: amount(debug: 5, optimized: 1)) { oracle in
        let rows = oracle.places.map { $0.path }
        let places: [RowDestination<RowPath>] = oracle.data.counts.enumerated().flatMap {
          s, count in
          (0...count).map { .before(RowPath(section: s, row: $0)) } + [.endOfSection(s)]
        }
        return (1..<max(1 << rows.count, 2)).flatMap { bits -> [TableInput] in
          let moved = rows.indices.filter { bits >> $0 & 1 == 1 }.map { rows[$0] }
          return places.map { .move(RowSpans(moved), to: $0) }
        }
      }
    }
  }

  /// The shown rows in every order, with a new one, or without one of them, in one section or split
  /// into two in every way.
  func testEachMapping() throws {
    for counts in [[3], [1, 2], [4]] {
      try compare(counts, patterns: 1, every: amount(debug: 11, optimized: 1)) { oracle in
        let shown = oracle.data.shown.sections.map { $0.rows.map { $0.id } }
        let ids = shown.flatMap { $0 }
        let kinds = [ids, ids + [0], Array(ids.dropFirst())]
        return kinds.flatMap(Self.orders).flatMap { order -> [TableInput] in
          if counts.count == 1 { return [.follow(TableMapping(from: shown, to: [order]))] }
          return (0...order.count).map { split in
            let new = [Array(order[..<split]), Array(order[split...])]
            return .follow(TableMapping(from: shown, to: new))
          }
        }
      }
    }
  }

  private static func orders(_ ids: [Int]) -> [[Int]] {
    guard let first = ids.first else { return [[]] }
    return orders(Array(ids.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }

  #if InvariantChecks
    /// A row that moved elsewhere is passed once, and not for each hidden row after it.
    func testHiddenRowsAmongRowsThatMovedElsewhere() throws {
      let count = 8_000
      var table = IdentifiedTable(sections: [Array(0..<count), []], policy: .multiple)
      let moved = Array(stride(from: 0, to: count, by: 2))
      let before = TreeCounters.visits
      try table.update(to: [[], moved], vanished: .hidden)
      XCTAssertLessThan(TreeCounters.visits - before, 20 * count)
      XCTAssertEqual(table.rows.shape.rowCounts, [0, count / 2])
    }
  #endif
}
