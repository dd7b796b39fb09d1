// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import SelectionCore
import XCTest

/// Every input against the oracle: from every state of small tables, and in long random programs.
final class InputComparisonTests: TreeProof {
  /// Two sections, one of which may be a list.
  private static let kinds: [CheckmarkListKind?] = [nil, .inclusive, .exclusive]

  /// Tries every state, or one in `every`: those still include each mode, each marked row and each
  /// place of anchor and lead.
  private func compareAll(_ counts: [Int], _ kind: CheckmarkListKind?, every: Int) throws {
    var states = 0
    let count = counts.reduce(0, +)
    let empty = Oracle(counts)
    let paths = empty.places.map { $0.path }
    for mode in RowSelectionMode.allCases {
      for marked in 0..<(1 << count) {
        let rows = (0..<count).filter { marked & (1 << $0) != 0 }.map { paths[$0] }
        for place in 0...(count * count) {
          states += 1
          guard states % every == 0 else { continue }
          var oracle = empty
          var table = TableSelection(shape: try TableShape(rowCounts: counts))
          // Anchor and lead result from a range, marks from the program.
          var start: [TableInput] = [
            .setPolicy(SelectionPolicy(.multiple, editing: .multiple)), .enableUndo(limit: 9),
          ]
          if place > 0 {
            start += [
              .click(paths[(place - 1) / count]), .extend(to: paths[(place - 1) % count]),
            ]
          }
          start.append(.deselectAll)
          if let kind { start.append(.setList(kind, inSection: 0)) }
          let listed = kind == nil ? [] : rows.filter { $0.section == 0 }
          start += listed.map { .check(.row($0)) }
          start.append(.setSelected(RowSpans(rows.filter { !listed.contains($0) })))
          start.append(.setPolicy(SelectionPolicy(mode, editing: .multiple)))
          for input in start {
            XCTAssertNil(comparedStep(input, OracleRules(), &table, &oracle), "\(start)")
          }
          for input in allInputs(oracle, hides: environmentNumber("HIDDEN") != 0) {
            var (table, oracle) = (table, oracle)
            if let problem = comparedStep(input, OracleRules(), &table, &oracle) {
              XCTFail("\(counts) \(mode) \(rows) \(start) \(input): \(problem)")
            }
            guard case .press = input else { continue }
            if let problem = comparedStep(.release, OracleRules(), &table, &oracle) {
              XCTFail("\(counts) \(mode) \(rows) \(start) \(input) release: \(problem)")
            }
          }
        }
      }
    }
  }

  func testEachInputFromEveryStateOfSmallTables() throws {
    for counts in [[], [0], [1]] {
      for kind in counts.isEmpty ? [nil] : Self.kinds { try compareAll(counts, kind, every: 1) }
    }
    #if DEBUG
      let (shapes, every) = ([[2], [1, 1], [0, 2]], 7)
    #else
      let (shapes, every) = ([[2], [1, 1], [0, 2]], isFull ? 1 : 7)
      for kind in Self.kinds {
        try compareAll([3], kind, every: isFull ? 3 : 199)
        try compareAll([2, 2], kind, every: isFull ? 11 : 797)
      }
    #endif
    for counts in shapes {
      for kind in Self.kinds { try compareAll(counts, kind, every: every) }
    }
  }

  /// `PROGRAMS` sets the number of programs, and `SEED` the first seed; `HIDDEN=0` hides no row.
  func testLongRandomProgramsWithRulesListsLimitsAndUpdates() {
    #if DEBUG
      let number = environmentNumber("PROGRAMS") ?? 60
    #else
      let number = environmentNumber("PROGRAMS") ?? (isFull ? 400 : 60)
    #endif
    let first = environmentNumber("SEED") ?? 0
    for seed in first..<(first + number) {
      takeForm(ofSeed: seed)
      var program = InputProgram(RandomSource(seed: UInt64(seed)))
      program.hides = environmentNumber("HIDDEN") != 0
      for _ in 0..<80 {
        if let problem = program.step() {
          return XCTFail(
            "SEED=\(seed): \(problem), in short after \(program.counts) \(program.rules) "
              + "\(program.shortest(with: problem)), of \(program.inputs)")
        }
      }
    }
    #if InvariantChecks
      // In the smallest tables single changes need only a leaf.
      XCTAssertGreaterThanOrEqual(TreeCounters.highestLevel ?? 0, 1)
    #endif
  }
}
