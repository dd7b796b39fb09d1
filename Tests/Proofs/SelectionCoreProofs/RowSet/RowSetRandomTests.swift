// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import SelectionCore
import XCTest

/// Long random programs against one `Bool` for each row; a failure names the seed that repeats it.
final class RowSetRandomTests: TreeProof {
  override class var fewestLevels: Int { 2 }

  /// The parameters of a program.
  private struct Plan {
    var seed: UInt64
    var length: Int
    /// The spacing of members at the start.
    var spacing: Int
    var steps: Int
    var longest: Int
  }

  /// The number of programs of each kind; raise it for a long run.
  private static var seeds: Int {
    #if DEBUG
      1
    #else
      3
    #endif
  }

  private func run(_ plan: Plan) {
    takeForm(ofSeed: plan.seed)
    var random = RandomSource(seed: plan.seed)
    var program = RowSetProgram(
      RandomSource(seed: ~plan.seed), length: plan.length, spacing: plan.spacing,
      longest: plan.longest, start: &random)
    var held: [(RowSet, BoolModel)] = []
    for step in 0..<plan.steps {
      let name = program.step()
      let (set, model) = (program.set, program.model)
      if step % 40 == 0 || step == plan.steps - 1 {
        let questions = (0..<40).map { _ in random.below(model.rows.count + 2) - 1 }
        expect(set, is: model, questions: questions, "\(plan), step \(step): \(name)")
      } else if set.count != model.count {
        XCTFail("\(plan), step \(step): \(name)")
      }
      if random.below(50) == 0 { held.append((set, model)) }
    }
    for (set, model) in held {
      expect(set, is: model, questions: [], "\(plan): a copy that was kept has changed")
    }
    if let (older, olderModel) = held.first {
      let inserted = program.model.combined(with: olderModel) { $0 && !$1 }
      let removed = program.model.combined(with: olderModel) { !$0 && $1 }
      let difference = program.set.difference(from: older)
      expect(difference.inserted, is: inserted, questions: [], "\(plan): inserted")
      expect(difference.removed, is: removed, questions: [], "\(plan): removed")
    }
  }

  func testSmallSets() {
    for seed in 1...150 {
      run(
        Plan(seed: UInt64(seed), length: 1 + seed, spacing: 1 + seed % 5, steps: 150, longest: 40))
    }
  }

  func testDenseSets() {
    for seed in 1...Self.seeds {
      run(Plan(seed: UInt64(seed), length: 20_000, spacing: 3, steps: 300, longest: 6_000))
    }
  }

  func testSetsWhoseLeavesTurnFromRunsToBitsAndBack() {
    for seed in 1...Self.seeds {
      run(Plan(seed: UInt64(seed), length: 12_000, spacing: 25, steps: 300, longest: 900))
    }
  }

  func testSetsOfRunsAndBits() {
    for seed in 1...Self.seeds {
      run(Plan(seed: UInt64(seed), length: 30_000, spacing: 60, steps: 300, longest: 3_000))
    }
  }

  func testSparseSets() {
    for seed in 1...Self.seeds {
      run(Plan(seed: UInt64(seed), length: 50_000, spacing: 400, steps: 300, longest: 9_000))
    }
  }
}
