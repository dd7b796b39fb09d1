// SPDX-License-Identifier: MIT
import Naive
import SelectionCore
import XCTest

/// Every set of few rows under every operation and argument, against one `Bool` for each row: as
/// trees, and as words.
final class RowSetExhaustiveTests: TreeProof {
  override class var fewestLevels: Int { 2 }

  /// The rows of a set for operations with one argument, and for two sets or three numbers.
  private static let length = 10
  private static let shortLength = 6

  private func everySet(
    _ length: Int, _ body: (BoolModel, RowSet, _ inverted: RowSet) -> Void
  ) {
    everyForm { everySetOfThisForm(length, body) }
  }

  private func everySetOfThisForm(
    _ length: Int, _ body: (BoolModel, RowSet, _ inverted: RowSet) -> Void
  ) {
    for bits in 0..<(1 << length) {
      let model = BoolModel(bits: bits, length: length)
      body(model, model.rowSet, model.invertedRowSet)
    }
  }

  private func everyRange(within length: Int, _ body: (Range<Int>) -> Void) {
    for lower in 0...length { for upper in lower...length { body(lower..<upper) } }
  }

  func testEveryQuestion() {
    everySet(Self.length) { model, set, inverted in
      expect(set, is: model, "\(model.members)")
      expect(inverted, is: model, "inverted to \(model.members)")
      XCTAssertEqual(set, inverted)
      XCTAssertEqual(set.hashValue, inverted.hashValue)
    }
  }

  func testEveryCountInARange() {
    everySet(Self.length) { model, set, inverted in
      everyRange(within: Self.length + 1) { range in
        let count = model.members.count(where: range.contains)
        let answers = [set, inverted].map { ($0.count(in: range), $0.contains(all: range)) }
        if !answers.allSatisfy({ $0 == (count, count == range.count) }) {
          XCTFail("\(model.members) in \(range): \(answers)")
        }
      }
    }
  }

  func testEveryRowInsertedRemovedAndToggled() {
    everySet(Self.shortLength + 2) { model, set, inverted in
      for row in 0...(Self.shortLength + 3) {
        for original in [set, inverted] {
          let wasMember = original.contains(row)
          var (inserted, removed, toggled) = (original, original, original)
          let isNew = inserted.insert(row).inserted
          let gone = removed.remove(row)
          let isMember = toggled.toggle(row)
          var updated = original
          let replaced = updated.update(with: row)
          if updated != inserted || replaced != (wasMember ? row : nil) {
            XCTFail("row \(row) in \(model.members) replaced \(replaced as Int?)")
          }
          if isNew == wasMember || (gone == row) != wasMember || isMember == wasMember {
            XCTFail("row \(row) of \(model.members): \(isNew) \(gone as Int?) \(isMember)")
          }
          var expected = model
          expected.assign(row..<(row + 1), true)
          expect(inserted, is: expected, "insert \(row) in \(model.members)")
          expected.assign(row..<(row + 1), false)
          expect(removed, is: expected, "remove \(row) from \(model.members)")
          expected.assign(row..<(row + 1), !wasMember)
          expect(toggled, is: expected, "toggle \(row) in \(model.members)")
        }
      }
    }
  }

  func testEveryRangeInsertedRemovedCutOutAndClosed() {
    everySet(Self.shortLength) { model, set, inverted in
      everyRange(within: Self.shortLength + 2) { range in
        for original in [set, inverted] {
          let context = "\(range) of \(model.members)"
          var changed = original
          var expected = model
          changed.insert(range)
          expected.assign(range, true)
          expect(changed, is: expected, "insert \(context)")
          changed = original
          expected = model
          changed.remove(range)
          expected.assign(range, false)
          expect(changed, is: expected, "remove \(context)")
          expect(original.slice(range), is: model.slice(range), "slice \(context)")
          changed = original
          expected = model
          changed.closeGap(range)
          expected.replace(range, with: BoolModel([]), count: 0)
          expect(changed, is: expected, "close \(context)")
        }
      }
    }
  }

  func testEveryGapOpened() {
    everySet(Self.shortLength) { model, set, inverted in
      for row in 0...(Self.shortLength + 2) {
        for count in 0...3 {
          for var changed in [set, inverted] {
            var expected = model
            changed.openGap(at: row, count: count)
            expected.replace(row..<row, with: BoolModel([]), count: count)
            expect(changed, is: expected, "open \(count) at \(row) in \(model.members)")
          }
        }
      }
    }
  }

  func testEveryMove() {
    everySet(Self.shortLength) { model, set, inverted in
      everyRange(within: Self.shortLength + 1) { range in
        for destination in 0...(Self.shortLength + 2) {
          for var changed in [set, inverted] {
            var expected = model
            changed.move(range, to: destination)
            expected.move(range, to: destination)
            expect(changed, is: expected, "move \(range) to \(destination) in \(model.members)")
          }
        }
      }
    }
  }

  func testEveryComplement() {
    everySet(Self.shortLength + 2) { model, set, inverted in
      for length in 0...(Self.shortLength + 4) {
        var expected = model
        expected.complement(within: length)
        for original in [set, inverted] {
          let context = "complement of \(model.members) within \(length)"
          expect(original.complement(within: length), is: expected, context)
          var changed = original
          changed.formComplement(within: length)
          XCTAssertEqual(changed, original.complement(within: length))
          for second in 0...(Self.shortLength + 4) {
            var twice = expected
            twice.complement(within: second)
            expect(changed.complement(within: second), is: twice, "\(context), then \(second)")
          }
        }
      }
    }
  }

  func testEveryPairOfSets() {
    everySet(Self.shortLength) { model, set, inverted in
      everySetOfThisForm(Self.shortLength - 1) { otherModel, other, otherInverted in
        for first in [set, inverted] {
          for second in [other, otherInverted] {
            let context = "\(model.members) and \(otherModel.members)"
            let (inserted, removed) = first.difference(from: second)
            for (name, result, rule) in [
              ("union", first.union(second), { $0 || $1 }),
              ("intersection", first.intersection(second), { $0 && $1 }),
              ("subtracting", first.subtracting(second), { $0 && !$1 }),
              ("symmetric difference", first.symmetricDifference(second), { $0 != $1 }),
              ("inserted", inserted, { $0 && !$1 }), ("removed", removed, { !$0 && $1 }),
            ] as [(String, RowSet, (Bool, Bool) -> Bool)] {
              let expected = model.combined(with: otherModel, rule)
              expect(result, is: expected, questions: [], "\(name) of \(context)")
            }
            if (first == second) != (model.members == otherModel.members) {
              XCTFail("equality of \(context)")
            }
          }
        }
      }
    }
  }

  func testEveryReplacement() {
    everySet(4) { model, set, inverted in
      everySetOfThisForm(3) { newModel, new, newInverted in
        everyRange(within: 5) { range in
          for count in 0...4 {
            var expected = model
            expected.replace(range, with: newModel, count: count)
            for (var changed, replacement) in [(set, new), (inverted, newInverted)] {
              changed.replaceSubrange(range, with: replacement, count: count)
              expect(
                changed, is: expected, questions: [],
                "replace \(range) of \(model.members) by \(count) of \(newModel.members)")
            }
          }
        }
      }
    }
  }

  func testEveryRearrangementOfTwoSegments() {
    everySet(4) { model, set, inverted in
      everyRange(within: 5) { first in
        everyRange(within: 5) { second in
          let segments: [RowSegment] = [.kept(first), .inserted(2), .kept(second), .inserted(-1)]
          for original in [set, inverted] {
            expect(
              original.rearranged(segments), is: model.rearranged(segments), questions: [],
              "\(segments) of \(model.members)")
          }
        }
      }
    }
  }
}
