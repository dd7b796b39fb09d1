// SPDX-License-Identifier: MIT
import Naive
import Fixtures
import SelectionCore
import XCTest

/// Each pair of sets of shown rows: one is shown, an input is applied, and then the other is shown.
///
/// After each of them all results are compared with the oracle's.
final class ShownRowsTests: TreeProof {
  /// The inputs before, which set marks, anchor and lead, and make steps to undo.
  private static func settings(_ rows: [RowPath]) -> [[TableInput]] {
    let (first, last) = (rows[rows.count / 3], rows[rows.count - 1])
    let start: [TableInput] = [.enableUndo(limit: nil), .setPolicy(.multiple)]
    let picked = start + [.click(first), .extendAdding(to: last), .toggle(first)]
    let limits = SelectionLimits(atMost: rows.count / 2, atLeast: 1)
    return [
      picked,
      start + [.setKeepsOrder(true), .toggle(last), .toggle(first), .setReplacementScope(.shown)],
      [.enableUndo(limit: nil), .tap(last), .tap(first)],
      start + [.setList(.inclusive, inSection: 0), .click(rows[0]), .click(last)],
      start + [.setList(.exclusive, inSection: 0), .tap(rows[0]), .disable([last])],
      picked + [.setMode(.single, inSection: 0), .click(rows[0])],
      picked + [.setLimits(limits), .setLimitOverflow(.releaseOldest)],
      picked + [.setLimits(limits), .setReplacementScope(.shown), .setDeletionSuccessor(.next)],
    ]
  }

  /// The inputs in between, for each shown row and for all of them.
  private static func actions(_ oracle: Oracle) -> [TableInput] {
    let rows = oracle.places.map { $0.path }
    return rows.flatMap { row -> [TableInput] in
      [.tap(row), .click(row), .toggle(row), .extend(to: row), .extendAdding(to: row)]
    } + [
      .selectAll, .deselectAll, .invert, .userSelectAll, .userDeselectAll, .undo,
      .tapHeader(ofSection: 0), .setSelected([]), .propose(.all), .setPolicy(.single),
      .setList(.inclusive, inSection: 0), .setList(.exclusive, inSection: 0),
      .go(.next, .click), .go(.previous, .extendAdding), .reloadData(nil),
    ]
  }

  private func compareAll(_ counts: [Int], every: Int) throws {
    let rows = Oracle(counts).places.map { $0.path }
    let masks = shownBits(of: rows.count).map { bits in
      RowSpans(rows.indices.filter { bits >> $0 & 1 == 1 }.map { rows[$0] })
    }
    var number = 0
    for setting in Self.settings(rows) {
      var start = try ComparedRun(counts)
      if let problem = start.apply(setting) { return XCTFail(problem) }
      for first in masks {
        var shown = start
        if let problem = shown.apply(.show(first)) { return XCTFail(problem) }
        for action in Self.actions(shown.oracle) {
          let chosen = masks.indices.filter { (number + $0) % every == 0 }.map { masks[$0] }
          number += masks.count
          guard !chosen.isEmpty else { continue }
          var done = shown
          if let problem = done.apply(action) { return XCTFail(problem) }
          for second in chosen {
            var run = done
            if let problem = run.apply(.show(second)) { return XCTFail(problem) }
            // Anchor, lead and the steps don't change when other rows are shown.
            if let problem = run.apply([.redo, .undo]) { return XCTFail(problem) }
            guard let last = run.oracle.places.last else { continue }
            if let problem = run.apply(.extend(to: last.path)) { return XCTFail(problem) }
          }
        }
      }
    }
    XCTAssertGreaterThan(number, 0)
  }

  func testEveryPairOfMasks() throws {
    #if DEBUG
      for counts in [[1], [2], [1, 1]] { try compareAll(counts, every: 3) }
      try compareAll([1, 0, 2], every: 31)
      try compareAll([2, 2], every: 301)
      try compareAll([6], every: 30_011)
    #else
      for counts in [[1], [2], [1, 1]] { try compareAll(counts, every: 1) }
      for counts in [[3], [1, 0, 2]] { try compareAll(counts, every: isFull ? 1 : 31) }
      for counts in [[4], [2, 2], [1, 2, 1]] { try compareAll(counts, every: isFull ? 3 : 907) }
      for counts in [[6], [3, 3], [2, 1, 3]] {
        try compareAll(counts, every: isFull ? 211 : 27_011)
      }
    #endif
  }

  /// Spans, numbers and paths refer to the whole table, regardless of the shown rows.
  func testShowTakesSpansAndNumbersOfTheWholeTable() throws {
    var run = try ComparedRun([2, 0, 3])
    let inputs: [TableInput] = [
      .show([]), .show(.section(2)), .show(["0.1", "2.1"]), .show(["0.2"]), .show(["1.0"]),
      .show(.section(3)), .show(numbers: [1, 4]), .show(numbers: [5]), .show(numbers: []),
      .show(RowSpans([.rows(from: "0.1", through: "2.0")])), .show(numbers: RowSet(0..<5)),
      .show(RowSpans([.row("2.2"), .section(0), .section(1)])), .show(.all),
    ]
    XCTAssertNil(run.apply(inputs))
  }
}
