// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// A set of rows moves with a change as each of its rows does by itself.
///
/// Few runs are looked up one by one, many are rearranged together; a run may begin and end
/// anywhere within the rows that move together.
final class AppliedRowsTests: XCTestCase {
  /// A change of many segments: rows in pieces of up to five, some of which are removed and the
  /// others shuffled or not, with new rows in between.
  private func change(_ random: inout RandomSource) throws -> IndexMapping {
    var pieces: [[Int]] = []
    var count = 0
    for _ in 0..<(24 + random.below(24)) {
      let next = count + 1 + random.below(5)
      pieces.append(Array(count..<next))
      count = next
    }
    let old = Array(0..<count)
    pieces.removeAll { _ in random.below(4) == 0 }
    if random.below(2) == 0 { pieces.shuffle(using: &random) }
    var fresh = count
    for place in pieces.indices where random.below(3) > 0 {
      pieces[place].append(fresh)
      fresh += 1
    }
    var table = IdentifiedTable(sections: [old], policy: .multiple)
    return try XCTUnwrap(
      table.update(to: [pieces.flatMap { $0 }], vanished: .gone).rows.mapping?.rows)
  }

  private func moved(_ rows: some Sequence<Int>, _ mapping: IndexMapping) -> RowSet {
    RowSet(rows.compactMap(mapping.newIndex))
  }

  func testEachRangeOfRowsMovesAsItsRowsDo() throws {
    for seed in 0..<UInt64(amount(debug: 2, optimized: 40)) {
      var random = RandomSource(seed: seed)
      let mapping = try change(&random)
      XCTAssertGreaterThan(mapping.segments.count, 16, "seed \(seed)")
      for first in 0..<mapping.oldCount {
        for end in first...mapping.oldCount {
          XCTAssertEqual(
            mapping.applied(to: RowSet(first..<end)), moved(first..<end, mapping),
            "seed \(seed): \(first)..<\(end)")
        }
      }
    }
  }

  func testSeveralRunsOfRowsMoveAsTheirRowsDo() throws {
    for seed in 0..<UInt64(amount(debug: 100, optimized: 5_000)) {
      var random = RandomSource(seed: seed)
      let mapping = try change(&random)
      var rows = RowSet()
      for _ in 0..<(1 + random.below(8)) {
        let first = random.below(mapping.oldCount)
        rows.formUnion(RowSet(first..<min(first + 1 + random.below(6), mapping.oldCount)))
      }
      XCTAssertEqual(mapping.applied(to: rows), moved(rows, mapping), "seed \(seed): \(rows)")
    }
  }

  /// Two runs that change places, next to others that stay or not.
  func testRowsMoveWithEveryRunThatMoves() throws {
    let count = 7
    for first in 0..<count {
      for (middle, end) in (first + 1..<count).flatMap({ m in (m + 1...count).map { (m, $0) } }) {
        let mapping = try IndexMapping(
          oldCount: count,
          segments: [
            .kept(0..<first), .kept(middle..<end), .kept(first..<middle), .kept(end..<count),
          ])
        for bits in 0..<(1 << count) {
          let rows = RowSet((0..<count).filter { bits >> $0 & 1 == 1 })
          XCTAssertEqual(
            mapping.applied(to: rows), moved(rows, mapping), "\(first), \(middle), \(end): \(rows)")
        }
        // Each of these is beyond the rows of the mapping, too.
        XCTAssertEqual(mapping.applied(to: RowSet(0..<count + 3)), RowSet(0..<count))
        XCTAssertEqual(mapping.applied(to: RowSet(0..<Int.max)), RowSet(0..<count))
      }
    }
  }

  /// All orders of some of five rows, which are runs of one to three.
  func testRowsMoveWithEveryOrderOfRuns() throws {
    let runs = [0..<1, 1..<3, 3..<6, 6..<7, 7..<9]
    var orders: [[Int]] = [[]]
    for _ in runs {
      orders += orders.filter { $0.count == orders.last?.count }.flatMap { order in
        runs.indices.filter { !order.contains($0) }.map { order + [$0] }
      }
    }
    XCTAssertEqual(orders.count, 326)
    for order in orders {
      let mapping = try IndexMapping(oldCount: 9, segments: order.map { .kept(runs[$0]) })
      for bits in 0..<(1 << 9) {
        let rows = RowSet((0..<9).filter { bits >> $0 & 1 == 1 })
        XCTAssertEqual(mapping.applied(to: rows), moved(rows, mapping), "\(order): \(rows)")
      }
    }
  }

  func testRowsMoveWithLongRuns() throws {
    for seed in 0..<UInt64(amount(debug: 40, optimized: 2_000)) {
      var random = RandomSource(seed: seed)
      let count = 300
      let cuts = (0..<3).map { _ in random.below(count + 1) }.sorted()
      let mapping = try IndexMapping(
        oldCount: count,
        segments: [
          .kept(0..<cuts[0]), .kept(cuts[1]..<cuts[2]), .kept(cuts[0]..<cuts[1]),
          .kept(cuts[2]..<count),
        ])
      let spacing = 1 + random.below(40)
      let rows = RowSet((0..<count).filter { _ in random.below(spacing) == 0 })
      XCTAssertEqual(mapping.applied(to: rows), moved(rows, mapping), "seed \(seed): \(rows)")
    }
  }
}
