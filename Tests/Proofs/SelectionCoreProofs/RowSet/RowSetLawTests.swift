// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import SelectionCore
import XCTest

/// The laws of all sets, each by its name, on sets of very different kinds.
final class RowSetLawTests: TreeProof {
  override class var fewestLevels: Int { 2 }

  static let sets: [(name: String, rows: RowSet)] = {
    var random = RandomSource(seed: 7)
    func some(_ count: Int, below length: Int) -> RowSet {
      RowSet((0..<count).map { _ in random.below(length) })
    }
    return [
      ("empty", RowSet()), ("one row", [5]), ("full", RowSet(0..<30_000)),
      ("far range", RowSet(1_000_000..<9_000_000)), ("few", some(20, below: 500)),
      ("dense", some(9_000, below: 20_000)), ("sparse", some(900, below: 2_000_000)),
      ("every second", RowSet(stride(from: 1, to: 15_000, by: 2))),
      (
        "mixed",
        some(5_000, below: 9_000).union(some(300, below: 4_000_000)).union(RowSet(50_000..<90_000))
      ),
      ("inverted", some(4_000, below: 40_000).complement(within: 60_000)),
    ]
  }()

  private func everySet(_ body: (RowSet, String) -> Void) {
    for (name, rows) in Self.sets { body(rows, name) }
  }

  private func everyPair(_ body: (RowSet, RowSet, String) -> Void) {
    everySet { first, name in everySet { body(first, $0, "\(name), \($1)") } }
  }

  private let rows = [0, 1, 5, 63, 64, 65, 4_095, 4_096, 4_097, 29_999, 60_000, 5_000_000]

  func testTogglingTwiceIsIdentity() {
    everySet { set, name in
      for row in rows {
        var changed = set
        XCTAssertNotEqual(changed.toggle(row), set.contains(row))
        XCTAssertNotEqual(changed, set)
        changed.toggle(row)
        XCTAssertEqual(changed, set, "row \(row) of \(name)")
      }
    }
  }

  func testOpeningThenClosingAGapIsIdentity() {
    everySet { set, name in
      for row in rows {
        for count in [1, 64, 100, 5_000, 1_000_000_000] {
          var changed = set
          changed.openGap(at: row, count: count)
          XCTAssertEqual(changed.count(in: row..<(row + count)), 0)
          changed.closeGap(row..<(row + count))
          XCTAssertEqual(changed, set, "\(count) rows at \(row) of \(name)")
        }
      }
    }
  }

  func testMovingThereAndBackIsIdentity() {
    everySet { set, name in
      for (number, row) in rows.enumerated() {
        for (other, destination) in rows.enumerated() where isFull || (number + other) % 3 == 0 {
          for count in [1, 70, 6_000] {
            var changed = set
            changed.move(row..<(row + count), to: destination)
            XCTAssertEqual(
              changed.slice(destination..<(destination + count)), set.slice(row..<(row + count)))
            changed.move(destination..<(destination + count), to: row)
            XCTAssertEqual(changed, set, "\(count) from \(row) to \(destination) of \(name)")
          }
        }
      }
    }
  }

  func testComplementTwiceIsIdentity() {
    everySet { set, name in
      let length = (set.last ?? 0) + 10
      XCTAssertEqual(set.complement(within: length).complement(within: length), set, name)
      XCTAssertEqual(set.complement(within: length).count, length - set.count, name)
    }
  }

  func testUnionAndIntersectionShareOutTheCount() {
    everyPair { first, second, name in
      let union = first.union(second)
      let common = first.intersection(second)
      XCTAssertEqual(union.count + common.count, first.count + second.count, name)
      XCTAssertEqual(union, second.union(first), name)
      XCTAssertEqual(common, second.intersection(first), name)
      XCTAssertTrue(common.isSubset(of: first) && first.isSubset(of: union), name)
      XCTAssertEqual(first.isDisjoint(with: second), common.isEmpty, name)
    }
  }

  func testDeMorgan() {
    everyPair { first, second, name in
      let length = 10_000_000
      XCTAssertEqual(
        first.union(second).complement(within: length),
        first.complement(within: length).intersection(second.complement(within: length)), name)
    }
  }

  func testSymmetricDifferenceIsItsOwnInverse() {
    everyPair { first, second, name in
      let difference = first.symmetricDifference(second)
      XCTAssertEqual(difference.symmetricDifference(second), first, name)
      XCTAssertEqual(difference, first.subtracting(second).union(second.subtracting(first)), name)
    }
  }

  func testDifferenceTurnsTheOlderIntoTheNewer() {
    everyPair { newer, older, name in
      let (inserted, removed) = newer.difference(from: older)
      XCTAssertEqual(older.subtracting(removed).union(inserted), newer, name)
      XCTAssertTrue(inserted.isDisjoint(with: older) && removed.isSubset(of: older), name)
    }
  }

  func testRankUndoesNth() {
    everySet { set, name in
      for rank in stride(from: 0, to: set.count, by: Swift.max(1, set.count / 500)) {
        guard let row = set.nth(rank) else { return XCTFail("no \(rank) in \(name)") }
        XCTAssertTrue(set.contains(row))
        XCTAssertEqual(set.rank(of: row), rank, name)
      }
      XCTAssertNil(set.nth(set.count))
    }
  }

  func testNextAndPreviousVisitAllMembers() {
    everySet { set, name in
      var row = -1
      var back: Int? = set.last
      let members = set.count < 100_000 ? Array(set) : Array(set.prefix(1_000))
      for member in members {
        XCTAssertEqual(set.next(after: row), member, name)
        row = member
      }
      for member in members.reversed() where set.count < 100_000 {
        XCTAssertEqual(back, member, name)
        back = set.previous(before: member)
      }
    }
  }

  func testASetIsTheUnionOfItsRanges() {
    everySet { set, name in
      XCTAssertEqual(RowSet(ranges: set.ranges), set, name)
      XCTAssertEqual(RowSet(ranges: Array(set.ranges).reversed()), set, name)
      XCTAssertEqual(set.ranges.reduce(0) { $0 + $1.count }, set.count, name)
      XCTAssertEqual(RowSet(ranges: set.ranges).hashValue, set.hashValue, name)
    }
  }

  func testASetIsItsSlicesInARow() {
    everySet { set, name in
      let cuts = [0] + rows.sorted() + [10_000_000]
      var segments: [RowSegment] = []
      var joined = RowSet()
      for (lower, upper) in zip(cuts, cuts.dropFirst()) {
        segments.append(.kept(lower..<upper))
        joined.replaceSubrange(lower..<lower, with: set.slice(lower..<upper), count: upper - lower)
      }
      XCTAssertEqual(joined, set, name)
      XCTAssertEqual(set.rearranged(segments), set, name)
    }
  }

  func testComplementsOfDenseSetsShareWhatNeitherSetHas() {
    let even = RowSet(stride(from: 0, to: 3_000, by: 2)).complement(within: 3_000)
    for missing in [1, 63, 1_501, 2_999] {
      var odd = RowSet(stride(from: 1, to: 3_000, by: 2))
      XCTAssertTrue(even.isDisjoint(with: odd.complement(within: 3_000)))
      odd.remove(missing)
      XCTAssertFalse(even.isDisjoint(with: odd.complement(within: 3_000)), "\(missing)")
      XCTAssertEqual(even.intersection(odd.complement(within: 3_000)), [missing])
      XCTAssertFalse(even.isSubset(of: odd), "\(missing)")
    }
  }

  func testGapsAndRangesOfAnyLengthInOneFullLeaf() {
    let length = 6_200
    let model = BoolModel((0..<length).map { $0 % 3 == 0 || $0 % 7 == 0 })
    var inverse = model
    inverse.complement(within: length)
    for set in [model.rowSet, inverse.rowSet.complement(within: length)] {
      for row in [0, 1, 1_000, 3_099, 3_100, 3_101, 5_000, 6_198] {
        for count in [1, 600, 1_023, 1_024, 5_000] {
          var (opened, expected) = (set, model)
          opened.openGap(at: row, count: count)
          expected.replace(row..<row, with: BoolModel([]), count: count)
          expect(opened, is: expected, questions: [], "\(count) at \(row)")
          let range = row..<min(length, row + 60)
          for new in [RowSet(), RowSet(0..<count)] {
            var (replaced, expected) = (set, model)
            replaced.replaceSubrange(range, with: new, count: count)
            let rows = BoolModel((0..<count).map(new.contains))
            expected.replace(range, with: rows, count: count)
            expect(replaced, is: expected, questions: [], "\(range) by \(count) \(new)")
          }
        }
      }
    }
  }

  func testWhetherTwoSetsShareNodesMakesNoDifference() {
    everySet { set, name in
      for (row, count) in [(0, 1), (0, 64), (0, 5_000), (4_000, 1), (30_000, 100)] {
        var shifted = set
        shifted.openGap(at: row, count: count)
        let other = RowSet(ranges: shifted.ranges)
        let context = "\(count) rows at \(row) of \(name)"
        XCTAssertEqual(set.union(shifted), set.union(other), context)
        XCTAssertEqual(set.intersection(shifted), set.intersection(other), context)
        XCTAssertEqual(set.subtracting(shifted), set.subtracting(other), context)
        XCTAssertEqual(shifted.subtracting(set), other.subtracting(set), context)
        XCTAssertEqual(set.isSubset(of: shifted), set.isSubset(of: other), context)
        XCTAssertEqual(set == shifted, set == other, context)
      }
    }
  }

  func testSetOperationsLeaveTheirOperandsUnchanged() {
    let length = 100_000
    let half = length / 2
    let rows = Array(stride(from: 0, to: length, by: 5))
    let set = RowSet(rows)
    let made: [(String, (RowSet) -> RowSet)] = [
      ("union", { $0.union([length + 9]) }),
      ("subtraction", { $0.subtracting(RowSet(0..<half)) }),
      ("symmetric difference", { $0.symmetricDifference([3, length + 9]) }),
      ("more", { $0.rearranged([.kept(0..<length), .inserted(9), .kept(0..<6)]) }),
      ("after others", { $0.rearranged([.inserted(9), .kept(0..<length)]) }),
      ("exchanged", { $0.rearranged([.kept((half + 1)..<length), .kept(0..<half)]) }),
      ("slice", { $0.slice(half..<length) }),
    ]
    for (name, make) in made {
      let other = make(set)
      XCTAssertFalse(other == set, name)
      XCTAssertTrue(set.elementsEqual(rows), name)
    }
    let changes: [(String, (inout RowSet) -> Void)] = [
      ("insert", { $0.insert(length + 9) }), ("toggle", { $0.toggle(half) }),
      ("open gap", { $0.openGap(at: half, count: length) }),
      ("close gap", { $0.closeGap(9..<half) }), ("move", { $0.move(0..<half, to: 11) }),
      ("replace", { $0.replaceSubrange(0..<half, with: set, count: length) }),
    ]
    for (name, change) in changes {
      var copy = set
      change(&copy)
      XCTAssertFalse(copy == set, name)
      XCTAssertTrue(set.elementsEqual(rows), name)
    }
  }
}
