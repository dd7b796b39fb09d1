// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import SelectionCore
import XCTest

/// Numbers at and beyond the ends of the valid row numbers: nothing traps, nothing is a member.
final class RowSetEdgeTests: XCTestCase {
  private let strange = [Int.min, -2, -1, 0, 1, 7, Int.max - 2, Int.max - 1, Int.max]
  private var sets: [RowSet] {
    [
      [], [0], [0, 1, 5], RowSet(0..<8), RowSet(3..<Int.max), RowSet(Int.min..<Int.max),
      [Int.max - 1], RowSet(Array(stride(from: 0, to: 20_000, by: 2))),
      RowSet(stride(from: 0, to: 9_000, by: 3)).complement(within: Int.max),
    ]
  }

  private func everyStrangeRange(_ body: (Range<Int>) -> Void) {
    for lower in strange { for upper in strange where lower <= upper { body(lower..<upper) } }
  }

  func testNumbersThatAreNoRowsAreNeverMembers() {
    for original in sets {
      for row in [Int.min, -1, Int.max] {
        var set = original
        XCTAssertFalse(set.insert(row).inserted)
        XCTAssertNil(set.remove(row))
        XCTAssertFalse(set.toggle(row))
        XCTAssertNil(set.update(with: row))
        XCTAssertFalse(set.contains(row))
        XCTAssertEqual(set, original)
      }
    }
    XCTAssertEqual(RowSet([Int.min, -1, 4, Int.max]), [4])
    XCTAssertEqual(RowSet(ranges: [Int.min..<3, (Int.max - 1)..<Int.max]), [0, 1, 2, Int.max - 1])
  }

  func testNoQuestionTraps() {
    for set in sets {
      for row in strange {
        let inside = min(max(row, 0), .max)
        XCTAssertEqual(set.rank(of: row), set.count(in: 0..<inside))
        let next = set.next(after: row)
        XCTAssertEqual(next.map { $0 > row && set.contains($0) } ?? true, true)
        let previous = set.previous(before: row)
        XCTAssertEqual(previous.map { $0 < row && set.contains($0) } ?? true, true)
        if let member = set.nth(row) { XCTAssertEqual(set.rank(of: member), row) }
      }
      everyStrangeRange { range in
        let count = set.slice(range).count
        XCTAssertEqual(set.count(in: range), count, "\(range)")
        XCTAssertEqual(set.intersection(RowSet(range)).count, count)
        let rows = range.upperBound.subtractingReportingOverflow(range.lowerBound)
        XCTAssertEqual(set.contains(all: range), !rows.overflow && rows.partialValue == count)
      }
    }
  }

  func testRangesMayComeInAnyOrderHoweverLargeTheyAre() {
    for (seed, width) in [7, 20, 45, 58, 62].enumerated() {
      var random = RandomSource(seed: UInt64(seed))
      var ranges = (0..<200).map { _ in
        let lower = random.below(1 << width)
        return lower..<(lower + random.below(9))
      }
      if seed % 2 == 1 { ranges.append(-5..<3) }
      let ordered = ranges.sorted { $0.lowerBound < $1.lowerBound }
      XCTAssertEqual(RowSet(ranges: ranges), RowSet(ranges: ordered), "of \(width) bits")
      XCTAssertEqual(RowSet(ranges: ranges), ranges.reduce(into: RowSet()) { $0.insert($1) })
    }
  }

  func testRangesAreCutToTheRowsThereCanBe() {
    for original in sets {
      everyStrangeRange { range in
        let rows = RowSet(range)
        var set = original
        set.insert(range)
        XCTAssertEqual(set, original.union(rows))
        set = original
        set.remove(range)
        XCTAssertEqual(set, original.subtracting(rows))
        set = original
        set.closeGap(range)
        XCTAssertEqual(set.count, original.count - original.count(in: range))
      }
    }
  }

  func testRowsThatMoveBeyondTheHighestNumberAreDropped() {
    for original in sets {
      for row in strange {
        for count in strange {
          var set = original
          set.openGap(at: row, count: count)
          guard row >= 0, row < .max, count > 0 else {
            XCTAssertEqual(set, original, "\(count) at \(row)")
            continue
          }
          let room = Int.max - min(count, .max - row)
          let kept = original.count(in: 0..<max(row, room))
          XCTAssertEqual(
            set.count, room < row ? original.count(in: 0..<row) : kept, "\(count) at \(row)")
          XCTAssertEqual(set.count(in: 0..<row), original.count(in: 0..<row))
        }
      }
    }
  }

  func testStrangeMovesAndReplacementsDoNotTrap() {
    var tried = 0
    for original in sets {
      everyStrangeRange { range in
        tried += 1
        guard isFull || tried % 4 == 0 else { return }
        for number in strange {
          var set = original
          set.move(range, to: number)
          XCTAssertLessThanOrEqual(set.count, original.count)
          for replacement in [RowSet(), [0, 2], RowSet(0..<Int.max)] {
            set = original
            set.replaceSubrange(range, with: replacement, count: number)
            XCTAssertFalse(set.contains(.max))
          }
          set = original.rearranged([.kept(range), .inserted(number), .kept(range), .kept(range)])
          XCTAssertFalse(set.contains(.max))
        }
      }
    }
  }

  func testComplementWithinStrangeLengths() {
    for set in sets {
      for length in strange {
        let complement = set.complement(within: length)
        let within = max(length, 0)
        XCTAssertEqual(complement.count, within - set.count(in: 0..<within))
        XCTAssertTrue(complement.isDisjoint(with: set))
        XCTAssertEqual(complement.complement(within: length), set.slice(0..<within))
      }
    }
  }

  func testTheHighestRowsAreVisited() {
    for count in [1, 2, 63, 64, 65, 200] {
      let rows = (Int.max - count)..<Int.max
      XCTAssertEqual(Array(RowSet(rows)), Array(rows))
      XCTAssertEqual(Array(RowSet(rows).ranges), [rows])
      let scattered = rows.filter { $0 % 3 != 0 }
      XCTAssertEqual(Array(RowSet(scattered)), scattered)
    }
  }

  func testSegmentsOfAnyNumbersHaveACount() {
    XCTAssertEqual(RowSegment.kept(Int.min..<Int.max).count, .max)
    XCTAssertEqual(RowSegment.kept(-3..<4).count, 7)
    XCTAssertEqual(RowSegment.inserted(-1).count, 0)
  }

  func testDescriptions() {
    XCTAssertEqual(RowSet().description, "{}")
    XCTAssertEqual(RowSet([0, 3, 4, 5]).description, "{0, 3-5}")
    XCTAssertEqual(RowSet([0, 3, 4, 5]).ranges.description, "[0..<1, 3..<6]")
    XCTAssertEqual(RowSet(0..<Int.max).description, "{0-\(Int.max - 1)}")
  }

  /// Found by fuzzing: a leaf of runs that is longer than a filled leaf of bits, and then turns out
  /// to be dense.
  func testIsolatedRowsAfterAnyGapAreAllMembers() {
    for gap in stride(from: 3_400, through: 4_200, by: 1) {
      for spacing in [2, 3] {
        let rows = [5, 23] + (0..<200).map { gap + spacing * $0 }
        let set = RowSet(ranges: rows.map { $0..<($0 + 1) })
        XCTAssertEqual(Array(set), rows, "gap \(gap), spacing \(spacing)")
        XCTAssertEqual(set.count, rows.count)
        XCTAssertEqual(RowSet(ranges: set.ranges), set)
        let segments = rows.map { RowSegment.kept($0..<($0 + 1)) }
        XCTAssertEqual(set.rearranged([.kept(0..<gap)] + segments).count, rows.count + 2)
      }
    }
  }
}
