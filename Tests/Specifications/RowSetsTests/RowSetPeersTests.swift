// SPDX-License-Identifier: MIT
import Foundation
import RandomChoices
import RowSets
import XCTest

/// A set of rows compared with Foundation's `IndexSet` and the standard library's `RangeSet`: the
/// same programs, and the same results of all common queries.
final class RowSetPeersTests: XCTestCase {
  /// The three sets in one program.
  private struct Sets {
    var rows = RowSet()
    var indexes = IndexSet()
    var ranges = RangeSet<Int>()

    mutating func step(_ random: inout RandomSource, below length: Int) {
      let start = random.below(length)
      let range = start..<(start + random.below(length - start) / (1 + random.below(9)))
      switch random.below(6) {
      case 0:
        rows.insert(start)
        indexes.insert(start)
        ranges.insert(contentsOf: start..<(start + 1))
      case 1:
        rows.remove(start)
        indexes.remove(start)
        ranges.remove(contentsOf: start..<(start + 1))
      case 2:
        rows.insert(range)
        indexes.insert(integersIn: range)
        ranges.insert(contentsOf: range)
      case 3:
        rows.remove(range)
        indexes.remove(integersIn: range)
        ranges.remove(contentsOf: range)
      case 4:
        XCTAssertEqual(rows.toggle(start), !indexes.contains(start))
        if indexes.remove(start) == nil { indexes.insert(start) }
        ranges.formSymmetricDifference(RangeSet(start..<(start + 1)))
      default:
        rows.openGap(at: start, count: range.count)
        indexes.shift(startingAt: start, by: range.count)
        ranges = RangeSet(indexes.rangeView)
      }
    }
  }

  private func sets(_ seed: UInt64, steps: Int, below length: Int) -> Sets {
    var random = RandomSource(seed: seed)
    var sets = Sets()
    for _ in 0..<steps { sets.step(&random, below: length) }
    return sets
  }

  func testTheSameProgramsGiveTheSameSets() {
    for seed in 0..<UInt64(60) {
      let length = seed % 3 == 0 ? 40 : 700
      let sets = sets(seed, steps: 30, below: length)
      let (rows, indexes) = (sets.rows, sets.indexes)
      XCTAssertTrue(rows.elementsEqual(indexes), "seed \(seed)")
      XCTAssertTrue(rows.reversed().elementsEqual(indexes.reversed()), "seed \(seed)")
      XCTAssertTrue(rows.ranges.elementsEqual(indexes.rangeView), "seed \(seed)")
      XCTAssertTrue(rows.ranges.elementsEqual(sets.ranges.ranges), "seed \(seed)")
      XCTAssertEqual(rows.count, indexes.count, "seed \(seed)")
      XCTAssertEqual(rows.first, indexes.first, "seed \(seed)")
      XCTAssertEqual(rows.last, indexes.last, "seed \(seed)")
      XCTAssertEqual(rows.isEmpty, sets.ranges.isEmpty, "seed \(seed)")
      for row in 0..<(length + 3) {
        XCTAssertEqual(rows.contains(row), indexes.contains(row), "seed \(seed)")
        XCTAssertEqual(rows.next(after: row), indexes.integerGreaterThan(row), "seed \(seed)")
        XCTAssertEqual(rows.previous(before: row), indexes.integerLessThan(row), "seed \(seed)")
        let range = row..<(row + 9)
        XCTAssertEqual(rows.count(in: range), indexes.count(in: range), "seed \(seed)")
        XCTAssertEqual(rows.contains(all: range), indexes.contains(integersIn: range))
      }
    }
  }

  func testTheSameAlgebra() {
    for seed in 0..<UInt64(40) {
      let first = sets(2 * seed, steps: 20, below: 300)
      let second = sets(2 * seed + 1, steps: 20, below: 300)
      func check(_ rows: RowSet, _ indexes: IndexSet, _ ranges: RangeSet<Int>, _ name: String) {
        XCTAssertTrue(rows.elementsEqual(indexes), "\(name), seed \(seed)")
        XCTAssertTrue(rows.ranges.elementsEqual(ranges.ranges), "\(name), seed \(seed)")
      }
      let (a, b) = (first.rows, second.rows)
      let (c, d) = (first.indexes, second.indexes)
      let (e, f) = (first.ranges, second.ranges)
      check(a.union(b), c.union(d), e.union(f), "union")
      check(a.intersection(b), c.intersection(d), e.intersection(f), "intersection")
      check(a.subtracting(b), c.subtracting(d), e.subtracting(f), "subtraction")
      check(
        a.symmetricDifference(b), c.symmetricDifference(d), e.symmetricDifference(f), "difference")
      XCTAssertEqual(a.isSubset(of: b), c.isSubset(of: d))
      XCTAssertEqual(a.isSuperset(of: b), c.isSuperset(of: d))
      XCTAssertEqual(a.isDisjoint(with: b), e.isDisjoint(f))
      XCTAssertEqual(a == b, c == d)
    }
  }

  func testItIsACollectionOfItsMembers() {
    for seed in 0..<UInt64(30) {
      let rows = sets(seed, steps: 12, below: 200).rows
      let members = Array(rows)
      XCTAssertEqual(rows.indices.map { rows[$0] }, members)
      XCTAssertEqual(rows.endIndex, members.count)
      XCTAssertEqual(Array(rows.dropFirst(3).prefix(5)), Array(members.dropFirst(3).prefix(5)))
      XCTAssertEqual(Array(rows.suffix(4)), Array(members.suffix(4)))
      XCTAssertEqual(rows.min(), members.min())
      XCTAssertEqual(rows.max(), members.max())
      XCTAssertEqual(rows.sorted(), members)
      XCTAssertEqual(rows.lastIndex { $0 % 2 == 0 }, members.lastIndex { $0 % 2 == 0 })
      for row in 0..<210 {
        XCTAssertEqual(rows.firstIndex(of: row), members.firstIndex(of: row))
        XCTAssertEqual(rows.lastIndex(of: row), members.lastIndex(of: row))
      }
      if rows.count > 2 {
        let index = rows.index(rows.startIndex, offsetBy: 2)
        XCTAssertEqual(rows[index], members[2])
        XCTAssertEqual(rows.distance(from: index, to: rows.endIndex), members.count - 2)
        XCTAssertNil(rows.index(index, offsetBy: members.count, limitedBy: rows.endIndex))
      }
    }
  }
}
