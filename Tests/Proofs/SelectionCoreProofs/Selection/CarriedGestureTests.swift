// SPDX-License-Identifier: MIT
import Fixtures
import Naive
import SelectionCore
import XCTest

/// Every pan, sweep and run of extensions over few rows, with a change to the data or to what is
/// shown between its parts, or with two changes, against the oracle.
///
/// In random programs the inputs of one gesture are seldom so close together.
final class CarriedGestureTests: TreeProof {
  /// How many times fewer cases are tried where every tree is checked after every change.
  private static let thinning: Int = {
    #if InvariantChecks
      isFull ? 1 : 31
    #else
      1
    #endif
  }()

  /// Of how many gestures one is tried there.
  private static let gestureStride: Int = {
    #if InvariantChecks
      isFull ? 1 : 7
    #else
      1
    #endif
  }()

  /// The settings and marks before a gesture, for the rows of a table.
  private static func settings(_ counts: [Int], _ rows: [RowPath]) -> [[TableInput]] {
    let start: [TableInput] = [
      .setPolicy(SelectionPolicy(.multiple, editing: .multiple)), .enableUndo(limit: nil),
    ]
    let last = counts.count - 1
    let settings: [[TableInput]] = [
      [], [.setMode(.single, inSection: 0)], [.setMode(.single, inSection: last)],
      [.setLimits(SelectionLimits(atMost: 2)), .setLimitOverflow(.releaseOldest)],
      [.setLimits(SelectionLimits(atMost: 1), inSection: 0), .setLimitOverflow(.releaseOldest)],
      [.setLimits(SelectionLimits(atLeast: 1)), .setKeepsOrder(true), .disable([rows[0]])],
      [.setDeletionSuccessor(.next), .setReplacementScope(.shown)],
    ]
    let lists: [[TableInput]] = [
      [.setList(.inclusive, inSection: 0), .setList(.exclusive, inSection: last)],
      [.setList(.inclusive, inSection: last), .setEditingTransition(.restore)],
    ]
    let marked: [[RowPath]] = [
      [], [rows[0]], [rows[rows.count - 1], rows[0]], [rows[1], rows[2]],
    ]
    var all: [[TableInput]] = []
    for rows in marked {
      let selects = rows.map { TableInput.select([$0]) }
      all += settings.map { start + $0 + selects }
      all += lists.map { start + $0 + rows.map { .check([$0]) } + selects }
    }
    return all
  }

  /// The parts of each gesture, up to the change.
  private static func gestures(_ rows: [RowPath]) -> [[TableInput]] {
    var gestures: [[TableInput]] = []
    for first in rows {
      for second in rows {
        let pan: [TableInput] = [.beginPan(first), .continuePan(to: second)]
        gestures.append(pan)
        gestures += rows.flatMap { row in
          [TableInput.select([row]), .deselect([row])].map { pan + [$0, .continuePan(to: second)] }
        }
        gestures += [
          [.click(first), .extend(to: second)], [.toggle(first), .extendAdding(to: second)],
          [.setEditing(true), .toggle(first), .extendAdding(to: second)],
          [.beginSweep(.adding), .beginPan(first), .continuePan(to: second)],
          [.beginPan(first), .beginSweep(.toggling), .continueSweep(over: [second])],
        ]
        let rows = RowSpans.rows(from: min(first, second), through: max(first, second))
        for effect in SweepEffect.allCases {
          let sweep: [TableInput] = [.beginSweep(effect), .continueSweep(over: rows)]
          gestures += [sweep, sweep + [.select([first])]]
        }
      }
    }
    return gestures
  }

  /// Each change to the data and of what is shown, and what else comes between two parts.
  private static func changes(_ oracle: Oracle, _ table: TableSelection) -> [TableInput] {
    let rows = oracle.places.map { $0.path }
    let count = table.wholeShape.rowCount
    let shown: [TableInput] = shownBits(of: count).map { bits in
      .show(numbers: RowSet((0..<count).filter { bits >> $0 & 1 == 1 }))
    }
    return Naive.changes(oracle.data.counts).map { .perform(TableUpdate([$0])) } + shown
      + rows.flatMap { [TableInput.select([$0]), .deselect([$0]), .beginPan($0)] }
      + [.enableUndo(limit: nil), .beginSweep(.adding), .setEditing(true), .setEditing(false)]
  }

  /// Each next part of what is under way, and each end.
  private static func parts(_ oracle: Oracle, _ table: TableSelection) -> [TableInput] {
    let rows = oracle.places.map { $0.path }
    let ends: [TableInput] = [.cancel, .undo, .setEditing(false)]
    if table.isPanning { return rows.map { .continuePan(to: $0) } + ends + [.endPan] }
    if table.isSweeping {
      return [.continueSweep(over: [])] + rows.map { .continueSweep(over: [$0]) } + ends + [
        .endSweep
      ]
    }
    return rows.flatMap { [.extend(to: $0), .extendAdding(to: $0)] } + ends
  }

  /// A difference in one of the next parts, or nil.
  private func problem(_ run: ComparedRun) -> String? {
    for part in Self.parts(run.oracle, run.table) {
      var run = run
      if let problem = run.apply([part, .undo]) { return problem }
    }
    return nil
  }

  /// Tries one of `every` changes, and of pairs of changes one of `everyPair`.
  private func compare(_ counts: [Int], every: Int, everyPair: Int) throws {
    var (number, pairs, gestures) = (0, 0, 0)
    let rows = Oracle(counts).places.map { $0.path }
    for setting in Self.settings(counts, rows) {
      var start = try ComparedRun(counts)
      if let problem = start.apply(setting) { return XCTFail(problem) }
      for gesture in Self.gestures(rows) {
        gestures += 1
        guard gestures % Self.gestureStride == 0 else { continue }
        var begun = start
        if let problem = begun.apply(gesture) { return XCTFail(problem) }
        for change in Self.changes(begun.oracle, begun.table) {
          number += 1
          guard number % every == 0 else { continue }
          var changed = begun
          if let problem = changed.apply(change) ?? self.problem(changed) {
            return XCTFail(problem)
          }
          for next in [.show(.all)] + Self.changes(changed.oracle, changed.table) {
            pairs += 1
            // What was hidden is always shown again.
            let isShown = next == .show(.all) && changed.table.hiddenCount > 0
            guard isShown || pairs % everyPair == 0 else { continue }
            var run = changed
            if let problem = run.apply(next) ?? self.problem(run) { return XCTFail(problem) }
          }
        }
      }
    }
    XCTAssertGreaterThan(pairs, everyPair)
  }

  func testEachChangeBetweenThePartsOfAGesture() throws {
    #if DEBUG
      try compare([3], every: 1_009, everyPair: 31)
      try compare([1, 2], every: 2_003, everyPair: 31)
    #else
      try compare([3], every: isFull ? 1 : 13 * Self.thinning, everyPair: isFull ? 31 : 607)
      try compare([1, 2], every: isFull ? 1 : 23 * Self.thinning, everyPair: isFull ? 31 : 607)
      try compare([2, 2], every: isFull ? 5 : 347 * Self.thinning, everyPair: isFull ? 31 : 607)
    #endif
  }

  /// Every pan of three parts, in whose midst any rows are hidden.
  func testEachPanBetweenWhosePartsRowsAreHidden() throws {
    let rows = Oracle([4]).places.map { $0.path }
    for (number, setting) in Self.settings([4], rows).enumerated() {
      var start = try ComparedRun([4])
      if let problem = start.apply(setting) { return XCTFail(problem) }
      for first in rows {
        for second in rows {
          var begun = start
          let pan: [TableInput] = [.beginPan(first), .continuePan(to: second)]
          if let problem = begun.apply(pan) { return XCTFail(problem) }
          for bits in shownBits(of: rows.count) {
            guard (number + bits) % amount(debug: 7, optimized: Self.thinning) == 0 else {
              continue
            }
            var run = begun
            let shown = RowSet(rows.indices.filter { bits >> $0 & 1 == 1 })
            let problem = run.apply(.show(numbers: shown))
            if let problem = problem ?? self.problem(run) { return XCTFail(problem) }
          }
        }
      }
    }
  }
}
