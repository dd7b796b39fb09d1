// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Every input against a flag for each row: from every state of small tables, and in long random programs.
final class InputComparisonTests: XCTestCase {
  func testEachInputFromEveryStateOfSmallTables() throws {
    #if DEBUG || SMALL_CASES
      let shapes = [[], [0], [1], [2], [1, 1], [0, 2], [3]]
    #else
      let shapes = [[], [0], [1], [2], [1, 1], [0, 2], [3], [2, 2], [1, 3], [3, 3]]
    #endif
    for counts in shapes {
      let count = counts.reduce(0, +)
      for mode in SelectionMode.allCases {
        for selected in 0..<(1 << count) {
          let rows = (0..<count).filter { selected & (1 << $0) != 0 }
          if mode == .single, rows.count > 1 { continue }
          for place in 0...(count * count) {
            var naive = NaiveSelection(counts)
            var table = TableSelection(
              shape: try TableShape(rowCounts: counts),
              policy: SelectionPolicy(.multiple, editing: .multiple))
            naive.mode = .multiple
            naive.editingMode = .multiple
            // Anchor and lead come from a range, the selection from the program.
            var start: [NaiveInput] = []
            if place > 0 { start += [.click((place - 1) / count), .extend((place - 1) % count)] }
            start.append(.deselectAll)
            for input in start {
              XCTAssertNil(comparedStep(input, .init(), &table, &naive))
            }
            for row in rows { naive.selected[row] = true }
            try table.setSelected(RowSpans(rows.map(naive.path)))
            _ = comparedStep(.policy(mode, .multiple), .init(), &table, &naive)
            for input in allInputs(count) {
              var (table, naive) = (table, naive)
              if let problem = comparedStep(input, .init(), &table, &naive) {
                XCTFail("\(counts) \(mode) \(rows) place \(place) \(input): \(problem)")
              }
            }
          }
        }
      }
    }
  }

  func testLongRandomProgramsWithRulesListsLimitsAndUpdates() throws {
    #if DEBUG || SMALL_CASES
      let seeds = 0..<UInt64(150)
    #else
      let seeds = 0..<UInt64(2000)
    #endif
    for seed in seeds {
      var program = try InputProgram(RandomSource(seed: seed))
      for _ in 0..<80 {
        if let problem = program.step() {
          return XCTFail(
            "seed \(seed) \(program.counts) \(program.rules) \(program.inputs): \(problem)")
        }
      }
    }
  }
}
