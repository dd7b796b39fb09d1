// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Batches of updates against arrays of rows: exhaustively if small, at random if large.
final class UpdateComparisonTests: TreeProof {
  private static let shapes: [[Int]] =
    [[]] + (0...3).map { [$0] } + (0...3).flatMap { first in (0...3).map { [first, $0] } }

  /// The step through the larger tables.
  private static let every = isFull ? 3 : 61

  /// Tries every batch, or one in `every`.
  private func compareAll(operations: Int, shapes: [[Int]], every: Int = 1) throws {
    var batches = 0
    for counts in shapes {
      let single = changes(counts)
      for pattern in 0..<2 {
        let (oracle, table) = try makeTable(counts, pattern: pattern)
        func descend(_ chosen: [NaiveChange], from start: Int) {
          var (oracle, table) = (oracle, table)
          batches += 1
          if batches % every == 0, let problem = comparedUpdate(chosen, &oracle, &table) {
            XCTFail("\(counts) pattern \(pattern) \(chosen): \(problem)")
          }
          guard chosen.count < operations else { return }
          for i in start..<single.count { descend(chosen + [single[i]], from: i) }
        }
        descend([], from: 0)
      }
    }
  }

  func testEveryBatchOfTwoChangesOnEverySmallTable() throws {
    #if DEBUG
      try compareAll(operations: 2, shapes: Self.shapes.filter { $0.reduce(0, +) <= 4 }, every: 7)
    #else
      try compareAll(operations: 2, shapes: Self.shapes.filter { $0.reduce(0, +) <= 4 })
      try compareAll(
        operations: 2, shapes: Self.shapes.filter { $0.reduce(0, +) > 4 }, every: Self.every)
    #endif
  }

  func testEveryBatchOfThreeChangesOnEverySmallTable() throws {
    #if DEBUG
      try compareAll(operations: 3, shapes: Self.shapes.filter { $0.reduce(0, +) <= 2 }, every: 5)
    #else
      try compareAll(
        operations: 3, shapes: Self.shapes.filter { $0.reduce(0, +) <= 2 }, every: isFull ? 1 : 3)
      try compareAll(
        operations: 3, shapes: Self.shapes.filter { $0.reduce(0, +) == 3 }, every: Self.every)
    #endif
  }

  func testLongRandomMixes() throws {
    let seeds = 0..<UInt64(amount(debug: 30, optimized: isFull ? 100 : 40))
    for seed in seeds {
      takeForm(ofSeed: seed)
      var program = try UpdateProgram(RandomSource(seed: seed))
      for step in 0..<60 {
        let (batch, problem) = program.step()
        if let problem { return XCTFail("seed \(seed) step \(step) \(batch): \(problem)") }
      }
    }
  }
}
