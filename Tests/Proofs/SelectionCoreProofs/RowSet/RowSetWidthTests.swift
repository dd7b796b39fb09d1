// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import SelectionCore
import XCTest

/// Sets of one leaf of runs or a few: of every number of runs, and of lengths near the most that a
/// leaf of short runs covers, 65,535 rows.
final class RowSetWidthTests: FullSizeTests {
  /// The members of `runs` runs of some rows, each at a given distance from the next.
  private func members(_ runs: Int, every spacing: Int, rows: Int) -> [Int] {
    (0..<runs).flatMap { run in (0..<rows).map { run * spacing + 5 + $0 } }
  }

  private func check(
    _ set: RowSet, _ members: [Int], _ name: @autoclosure () -> String, line: UInt = #line
  ) {
    XCTAssertEqual(set.count, members.count, name(), line: line)
    XCTAssertTrue(set.elementsEqual(members), name(), line: line)
    XCTAssertTrue(set == RowSet(members), name(), line: line)
    for (rank, member) in members.enumerated() where rank % 7 == 0 || rank > members.count - 3 {
      XCTAssertEqual(set.nth(rank), member, name(), line: line)
      XCTAssertEqual(set.rank(of: member), rank, name(), line: line)
      XCTAssertTrue(set.contains(member), name(), line: line)
    }
  }

  func testEveryNumberOfRuns() {
    for runs in [1, 2, 7, 8, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, 127, 128, 129, 200, 300] {
      let rows = members(runs, every: 90, rows: 70)
      let (set, length) = (RowSet(rows), runs * 90)
      check(set, rows, "\(runs) runs")
      let inverse = set.complement(within: length)
      let others = (0..<length).filter { $0 % 90 < 5 || $0 % 90 >= 75 }
      check(inverse, others, "all but \(runs) runs")
      XCTAssertEqual(set.ranges.map(\.count), Array(repeating: 70, count: runs))
      var rank = 0
      for row in 0..<length {
        let isMember = row % 90 >= 5 && row % 90 < 75
        if set.contains(row) != isMember || set.rank(of: row) != rank {
          return XCTFail("row \(row) of \(runs) runs")
        }
        if isMember { rank += 1 }
      }
    }
  }

  func testLeavesGrowBeyondShortEndsAndComeBack() {
    for (runs, spacing) in [(1, 65_000), (20, 3_000), (30, 2_100), (120, 540), (127, 500)] {
      let rows = members(runs, every: spacing, rows: 2)
      let last = rows[rows.count - 1]
      for row in [0, 6, spacing * (runs / 2) + 6, last, last + 1] {
        for count in [1, 65_534 - last, 65_535 - last, 65_536 - last, 70_000, 1 << 40] {
          let name = "\(runs) runs, \(count) rows at \(row)"
          var set = RowSet(rows)
          set.openGap(at: row, count: count)
          let moved = rows.map { $0 < row ? $0 : $0 + count }
          check(set, moved, name)
          for other in [0, row, row + count - 1, row + count, last] {
            let before = set.contains(other)
            XCTAssertNotEqual(set.toggle(other), before, name)
            XCTAssertNotEqual(set.toggle(other), !before, name)
          }
          check(set, moved, name)
          set.insert(row..<(row + count))
          XCTAssertEqual(set.count, rows.count + count, name)
          set.closeGap(row..<(row + count))
          check(set, rows, name)
        }
      }
    }
  }

  func testRearrangedRunsOfAnyLength() {
    for spacing in [40, 300, 5_000] {
      let rows = members(1_000, every: spacing, rows: 3)
      for base in [RowSet(rows), RowSet(rows).complement(within: 1_000 * spacing)] {
        var random = RandomSource(seed: UInt64(spacing))
        var (segments, ranges, start, length) = ([RowSegment](), [Range<Int>](), 0, 0)
        while start < 1_000 * spacing {
          let end = start + 1 + random.below(random.below(3) == 0 ? 20 * spacing : spacing)
          segments += [.kept(start..<end), .inserted(1)]
          for run in base.slice(start..<end).ranges {
            ranges.append((run.lowerBound + length)..<(run.upperBound + length))
          }
          length += end - start + 1
          start = end + random.below(2)
        }
        XCTAssertTrue(base.rearranged(segments) == RowSet(ranges: ranges), "\(spacing)")
      }
    }
  }
}
