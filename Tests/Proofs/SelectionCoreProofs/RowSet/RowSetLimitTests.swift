// SPDX-License-Identifier: MIT
import Naive
import SelectionCore
import XCTest

/// Every method of a set with every pair of numbers near the ends of words, and near the highest
/// row number: compared with the method's rule row by row, and by the count.
final class RowSetLimitTests: TreeProof {
  private let numbers = [0, 1, 2, 62, 63, 64, 65, 66, Int.max - 2, Int.max - 1, Int.max]

  /// Sets of each kind of leaf, alone, next to others, and stored inverted.
  private let sets: [RowSet] = {
    let dense = RowSet(stride(from: 0, to: 2_000, by: 2))
    let large = RowSet(stride(from: 1, to: 9_000, by: 2)).union(RowSet(30_000..<Int.max - 1))
    let plain = [
      [], [Int.max - 1], RowSet(5..<70), RowSet(0..<Int.max), [0, 1, 63, 64, 900, Int.max - 2],
      dense, large,
    ]
    return plain + plain.flatMap { set in [66, .max].map { set.complement(within: $0) } }
  }()

  private func everySetAndRange(_ body: (RowSet, Range<Int>) -> Void) {
    for set in sets {
      for lower in numbers {
        for upper in numbers where lower <= upper { body(set, lower..<upper) }
      }
    }
  }

  /// Checks that a set consists of these pieces in order: rows of a set, or of none.
  private func check(
    _ set: RowSet, is pieces: [(rows: Range<Int>, of: RowSet?)],
    _ message: @autoclosure () -> String,
    line: UInt = #line
  ) {
    var position = 0
    var count = 0
    for (rows, other) in pieces {
      // Rows beyond the highest row number are dropped.
      let rows = rows.prefix(Int.max - position)
      let places = [0, 1, 2, 61, 62, 63, 64, 65, rows.count / 2, rows.count - 2, rows.count - 1]
      for place in places where place >= 0 && place < rows.count {
        let isMember = other?.contains(rows.lowerBound + place) ?? false
        if set.contains(position + place) != isMember {
          return XCTFail("row \(position + place): \(message())", line: line)
        }
      }
      position += rows.count
      count += other?.count(in: rows) ?? 0
    }
    if set.count != count { XCTFail("\(set.count), not \(count): \(message())", line: line) }
  }

  func testInsertAndRemove() {
    everySetAndRange { set, range in
      var (inserted, removed) = (set, set)
      inserted.insert(range)
      removed.remove(range)
      let (below, above) = (0..<range.lowerBound, range.upperBound..<Int.max)
      check(
        inserted, is: [(below, set), (range, RowSet(range)), (above, set)],
        "\(range) in \(set.count)")
      check(removed, is: [(below, set), (range, nil), (above, set)], "\(range) in \(set.count)")
    }
  }

  func testGaps() {
    everySetAndRange { set, range in
      var (opened, closed) = (set, set)
      opened.openGap(at: range.lowerBound, count: range.count)
      closed.closeGap(range)
      let below = 0..<range.lowerBound
      check(
        opened, is: [(below, set), (range, nil), (range.lowerBound..<Int.max, set)],
        "\(range) in \(set.count)")
      check(
        closed, is: [(below, set), (range.upperBound..<Int.max, set)], "\(range) in \(set.count)")
    }
  }

  func testReplacements() {
    let replacements = [[], RowSet(0..<Int.max), [1, 63], RowSet(stride(from: 0, to: 900, by: 2))]
    everySetAndRange { original, range in
      for (number, count) in numbers.enumerated() {
        for (other, replacement) in replacements.enumerated()
        where isFull || (number + other + range.lowerBound % 97) % 3 == 0 {
          var set = original
          set.replaceSubrange(range, with: replacement, count: count)
          check(
            set,
            is: [
              (0..<range.lowerBound, original), (0..<count, replacement),
              (range.upperBound..<Int.max, original),
            ], "\(range) by \(count) of \(replacement.count) in \(original.count)")
        }
      }
    }
  }

  func testMoves() {
    everySetAndRange { original, range in
      var rest = original
      rest.closeGap(range)
      for (number, destination) in numbers.enumerated()
      where isFull || (number + range.lowerBound % 97) % 3 == 0 {
        var set = original
        set.move(range, to: destination)
        let place = min(destination, .max - range.count)
        check(
          set, is: [(0..<place, rest), (range, original), (place..<Int.max, rest)],
          "\(range) to \(destination) in \(original.count)")
      }
    }
  }

  func testRearrangements() {
    everySetAndRange { original, range in
      for count in numbers {
        check(
          original.rearranged([.kept(range), .inserted(count), .kept(range)]),
          is: [(range, original), (0..<count, nil), (range, original)],
          "\(range), \(count) new, \(range) of \(original.count)")
      }
    }
  }

  func testQueries() {
    everySetAndRange { set, range in
      let slice = set.slice(range)
      check(slice, is: [(range, set)], "\(range) of \(set.count)")
      XCTAssertEqual(set.intersection(RowSet(range)).count, slice.count)
      XCTAssertEqual(set.count(in: range), slice.count)
      XCTAssertEqual(set.contains(all: range), slice.count == range.count)
      XCTAssertEqual(set.rank(of: range.upperBound) - set.rank(of: range.lowerBound), slice.count)
      for number in [range.lowerBound, range.upperBound] {
        if let row = set.nth(number) { XCTAssertEqual(set.rank(of: row), number) }
        XCTAssertEqual(
          set.next(after: number), number < .max ? set.nth(set.rank(of: number + 1)) : nil)
        XCTAssertEqual(set.previous(before: number), set.nth(set.rank(of: number) - 1))
        let ends = (set.first, set.last)
        XCTAssertEqual(ends.0.map(set.contains) ?? set.isEmpty, true)
        XCTAssertEqual(ends.1.map(set.contains) ?? set.isEmpty, true)
      }
    }
  }

  func testSingleRows() {
    for set in sets {
      for row in numbers {
        var (inserted, removed, toggled, updated) = (set, set, set, set)
        inserted.insert(row)
        updated.update(with: row)
        removed.remove(row)
        toggled.toggle(row)
        let one = row < .max ? RowSet(row..<(row + 1)) : []
        XCTAssertEqual(inserted, set.union(one))
        XCTAssertEqual(updated, inserted)
        XCTAssertEqual(removed, set.subtracting(one))
        XCTAssertEqual(toggled, set.symmetricDifference(one))
      }
    }
  }

  func testAlgebra() {
    for set in sets {
      for number in numbers {
        let complement = set.complement(within: number)
        XCTAssertEqual(complement, RowSet(0..<number).subtracting(set))
        XCTAssertEqual(complement.complement(within: number), set.slice(0..<number))
      }
      for other in sets {
        let (union, common) = (set.union(other), set.intersection(other))
        let difference = set.subtracting(other)
        XCTAssertEqual(union.subtracting(other), difference)
        XCTAssertEqual(common.count, set.count - difference.count)
        XCTAssertEqual(set.symmetricDifference(other), union.subtracting(common))
        XCTAssertTrue(common.isSubset(of: set) && set.isSubset(of: union))
        XCTAssertTrue(difference.isDisjoint(with: other))
        XCTAssertEqual(union == other, set.isSubset(of: other))
      }
    }
  }
}
