// SPDX-License-Identifier: MIT
import Naive
import SelectionCore
import XCTest

/// Every set of forty rows in blocks of five that are all out, all in or alternate, against one
/// `Bool` for each row: trees of three levels, whose leaves are split, merged and change kind.
final class RowSetBlocksTests: TreeProof {
  override class var fewestLevels: Int { 3 }

  private static let length = 40
  private static let blocks = [0b00000, 0b11111, 0b01010].map { BoolModel(bits: $0, length: 5) }

  /// Calls a closure with every set, or one in `every`, as it is and stored inverted.
  private func everySet(every: Int, _ body: (BoolModel, RowSet) -> Void) {
    for number in stride(from: 0, to: 6_561, by: isFull ? 1 : every) {
      let model = Self.model(number)
      body(model, model.rowSet)
      body(model, model.invertedRowSet)
    }
  }

  /// The digits of a number in base three are the kinds of the blocks.
  private static func model(_ number: Int) -> BoolModel {
    var (rest, rows) = (number, [Bool]())
    for _ in 0..<(length / 5) {
      rows += blocks[rest % 3].rows
      rest /= 3
    }
    return BoolModel(rows)
  }

  /// Ranges that begin and end at blocks, or within them.
  private static let ranges: [Range<Int>] = {
    let edges = [0, 1, 5, 8, 10, 15, 17, 20, 24, 25, 30, 33, 39, 40, 43]
    return edges.flatMap { lower in edges.filter { $0 >= lower }.map { lower..<$0 } }
  }()

  func testQuestions() {
    everySet(every: 1) { model, set in expect(set, is: model, "\(model.members)") }
  }

  func testRangesInsertedRemovedClosedAndOpened() {
    everySet(every: 41) { model, set in
      for range in Self.ranges {
        for (name, change, expected) in [
          ("insert", { $0.insert(range) }, { $0.assign(range, true) }),
          ("remove", { $0.remove(range) }, { $0.assign(range, false) }),
          ("close", { $0.closeGap(range) }, { $0.replace(range, with: BoolModel([]), count: 0) }),
          (
            "open", { $0.openGap(at: range.lowerBound, count: range.count) },
            {
              let place = range.lowerBound
              $0.replace(place..<place, with: BoolModel([]), count: range.count)
            }
          ),
        ] as [(String, (inout RowSet) -> Void, (inout BoolModel) -> Void)] {
          var (changed, other) = (set, model)
          change(&changed)
          expected(&other)
          expect(changed, is: other, questions: [], "\(name) \(range) of \(model.members)")
        }
        expect(
          set.slice(range), is: model.slice(range), questions: [],
          "slice \(range) of \(model.members)")
      }
    }
  }

  func testRowsFlipped() {
    everySet(every: 5) { model, set in
      for row in 0..<(Self.length + 2) {
        var (changed, expected) = (set, model)
        changed.toggle(row)
        expected.toggle(row)
        expect(changed, is: expected, questions: [row], "toggle \(row) in \(model.members)")
      }
    }
  }

  func testMovesAndRearrangements() {
    everySet(every: 211) { model, set in
      for range in Self.ranges {
        for place in [0, 3, 20, 41] {
          var (changed, expected) = (set, model)
          changed.move(range, to: place)
          expected.move(range, to: place)
          expect(changed, is: expected, questions: [], "\(range) to \(place)")
          let segments: [RowSegment] = [
            .kept(range), .inserted(place), .kept(0..<range.lowerBound),
          ]
          expect(
            set.rearranged(segments), is: model.rearranged(segments), questions: [],
            "\(segments) of \(model.members)")
        }
      }
    }
  }

  func testPairs() {
    var number = 0
    everySet(every: 2) { model, set in
      // Some other set, of another number each time.
      number = (number + 2_741) % 6_561
      let otherModel = Self.model(number)
      for other in [otherModel.rowSet, otherModel.invertedRowSet] {
        for (name, result, rule) in [
          ("union", set.union(other), { $0 || $1 }),
          ("intersection", set.intersection(other), { $0 && $1 }),
          ("subtracting", set.subtracting(other), { $0 && !$1 }),
          ("symmetric difference", set.symmetricDifference(other), { $0 != $1 }),
        ] as [(String, RowSet, (Bool, Bool) -> Bool)] {
          expect(
            result, is: model.combined(with: otherModel, rule), questions: [],
            "\(name) of \(model.members) and \(otherModel.members)")
        }
        XCTAssertEqual(set == other, model.members == otherModel.members)
        XCTAssertEqual(set.isSubset(of: other), set.subtracting(other).isEmpty)
        XCTAssertEqual(set.isDisjoint(with: other), set.intersection(other).isEmpty)
      }
    }
  }
}
