// SPDX-License-Identifier: MIT
import Fixtures
import Naive
import RandomChoices
import SelectionCore
import XCTest

/// Every gesture over few rows, with one or two changes by identity between its parts: new
/// contents, names, and hidden identities that are forgotten; against the oracle.
final class CarriedIdentityTests: TreeProof {
  private typealias Program = IdentityProgram<RandomSource>
  private typealias Step = Program.Step

  private static func gestures(_ rows: [RowPath]) -> [[TableInput]] {
    let (first, last) = (rows[0], rows[rows.count - 1])
    let pairs = [(first, first), (first, last), (last, first)]
    return pairs.flatMap { from, to -> [[TableInput]] in
      [
        [.click(from), .extend(to: to)], [.toggle(from), .extendAdding(to: to)],
        [.beginPan(from), .continuePan(to: to)],
        [.beginSweep(.toggling), .continueSweep(over: [from, to])],
        [.beginSweep(.adding), .continueSweep(over: [from])],
      ]
    }
  }

  /// Each change, for tables of up to two sections.
  private static let changes: [Step] = {
    let contents = [
      [[0, 0, 1]], [[0, 1]], [[1, 0]], [[1]], [[0]], [[]], [[0], [1]], [[1], [0, 0]],
      [[0, 1], [2]],
    ]
    let told = contents.flatMap { contents in
      [Step.update(contents, .hidden), .update(contents, .gone)]
    }
    let shown = [[0], [1], [0, 1], [1, 2], [0, 2]].map { Step.input(.show(numbers: RowSet($0))) }
    return told + shown
      + [
        .forget(nil), .forget([0]), .forget([1]), .input(.show(.all)),
        .mark([1], checking: false), .mark([0], checking: true),
      ]
  }()

  /// Names for the shown rows of each section, some of them those of hidden rows.
  private static func names(_ program: Program) -> [Step] {
    program.rowCounts.enumerated().flatMap { section, count in
      [[0, 0, 1], [1, 0, 2], [2, 1, 1]].map { .name(Array($0.prefix(count)), section: section) }
    }
  }

  /// Each next part of what is under way.
  private static func parts(_ gesture: [TableInput], _ row: RowPath) -> [TableInput] {
    switch gesture.last {
    case .continuePan: [.continuePan(to: row), .cancel]
    case .continueSweep: [.continueSweep(over: [row]), .cancel]
    default: [.extend(to: row), .extendAdding(to: row)]
    }
  }

  /// A difference in one of the next parts, or nil.
  private func problem(_ program: Program, _ gesture: [TableInput]) -> String? {
    for row in [RowPath(section: 0, row: 0), RowPath(section: 0, row: 1)] {
      for part in Self.parts(gesture, row) {
        var program = program
        for input in [part, .undo, .undo] {
          if let problem = program.take(.input(input)) {
            return "\(problem) after \(program.description)"
          }
        }
      }
    }
    return nil
  }

  /// Tries one of `every` changes, and of pairs of changes one of `everyPair`; without a list, the
  /// names of hidden rows are always tried.
  private func compare(
    _ contents: [[Int]], _ kind: CheckmarkListKind?, every: Int, everyPair: Int
  ) {
    var (number, pairs) = (0, 0)
    let rows = contents.enumerated().flatMap { section, ids in
      ids.indices.map { RowPath(section: section, row: $0) }
    }
    for marked in [[], [0], [1, 0]] {
      var start = Program(contents, kind, marked: marked)
      let policy = SelectionPolicy(.multiple, editing: .multiple)
      XCTAssertNil(start.take(.input(.setPolicy(policy))))
      for gesture in Self.gestures(rows) {
        var begun = start
        for input in gesture {
          if let problem = begun.take(.input(input)) {
            return XCTFail("\(problem) after \(begun.description)")
          }
        }
        for first in Self.changes + Self.names(begun) {
          number += 1
          let hides = if case .update(_, .hidden) = first { true } else { false }
          let isAlways = hides && kind == nil && marked.count == 2
          guard isAlways || number % every == 0 else { continue }
          var changed = begun
          let problem = changed.take(first).map { "\($0) after \(changed.description)" }
          if let problem = problem ?? self.problem(changed, gesture) { return XCTFail(problem) }
          for second in Self.changes + Self.names(changed) {
            pairs += 1
            let isNamed = if case .name = second { isAlways } else { false }
            guard isNamed || pairs % everyPair == 0 else { continue }
            var program = changed
            let problem = program.take(second).map { "\($0) after \(program.description)" }
            if let problem = problem ?? self.problem(program, gesture) { return XCTFail(problem) }
          }
        }
      }
    }
    XCTAssertGreaterThan(pairs, everyPair)
  }

  func testEachChangeByIdentityBetweenThePartsOfAGesture() {
    let every = amount(debug: 11, optimized: isFull ? 1 : 61)
    let everyPair = amount(debug: 31, optimized: isFull ? 1 : 149)
    let kinds: [CheckmarkListKind?] = [nil, .inclusive, .exclusive]
    for contents in [[[0, 0, 1]], [[0, 1], [0]], [[0, 1]]] {
      for kind in kinds { compare(contents, kind, every: every, everyPair: everyPair) }
    }
  }
}
