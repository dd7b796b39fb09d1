// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import SelectionCore
import XCTest

/// Tables with identities against the oracle: every input by name, new contents, hidden and
/// forgotten identities.
final class IdentityComparisonTests: TreeProof {
  /// All contents of up to two rows of two names in up to two sections.
  private static let contents: [[[Int]]] = {
    let words = [[], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1]]
    return words.flatMap { word in
      [[word]] + (0...word.count).map { [Array(word[..<$0]), Array(word[$0...])] }
    }
  }()

  /// Two steps from each of them, with each row marked or not, and vanished rows gone or hidden.
  func testEachPairOfStepsFromEveryState() {
    #if DEBUG
      let starts = [[[0], [1]]]
      let (lists, marks): ([CheckmarkListKind?], _) = ([nil, .exclusive], [3])
    #else
      let starts = [[[0, 1]], [[0, 0], [1]]]
      let (lists, marks): ([CheckmarkListKind?], _) = ([nil, .inclusive, .exclusive], Array(0..<4))
    #endif
    for start in starts {
      for kind in lists {
        for marked in marks {
          let program = IdentityProgram<RandomSource>(
            start, kind, marked: [0, 1].filter { marked >> $0 & 1 == 1 })
          for (i, first) in Self.steps.enumerated() {
            var program = program
            XCTAssertNil(program.take(first), program.description)
            for (j, second) in Self.steps.enumerated() {
              // Each step is first and second, but not with each other.
              guard isFull || (i + j) % (start.count == 1 ? 5 : 13) == 0 else { continue }
              var program = program
              XCTAssertNil(program.take(second), program.description)
              XCTAssertNil(program.take(.input(.undo)), program.description)
            }
          }
        }
      }
    }
  }

  private static let steps = contents.flatMap { contents in
    (environmentNumber("HIDDEN") == 0 ? [.gone] : VanishedRows.allCases).map {
      IdentityProgram<RandomSource>.Step.update(contents, $0)
    }
  }

  /// `PROGRAMS` sets the number of programs, and `SEED` the first seed; `HIDDEN=0` hides no row.
  func testLongRandomPrograms() {
    #if DEBUG
      let number = environmentNumber("PROGRAMS") ?? 40
    #else
      let number = environmentNumber("PROGRAMS") ?? (isFull ? 400 : 60)
    #endif
    let first = environmentNumber("SEED") ?? 0
    for seed in first..<(first + number) {
      takeForm(ofSeed: seed)
      var program = IdentityProgram(RandomSource(seed: UInt64(seed)))
      program.hides = environmentNumber("HIDDEN") != 0
      for _ in 0..<80 {
        if let problem = program.step() {
          return XCTFail(
            "SEED=\(seed): \(problem), in short after \(program.counts) "
              + "\(program.shortest(with: problem)), of \(program.description)")
        }
      }
    }
  }
}
