// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Long random programs against one `Bool` for each row; a failure names the seed that repeats it.
final class RowSetRandomTests: XCTestCase {
  /// What a program works on, and how hard.
  private struct Plan {
    var seed: UInt64
    var length: Int
    /// One row in so many is a member at the start.
    var spacing: Int
    var steps: Int
    var longest: Int
  }

  /// How many programs of each kind; a long run is made by raising it.
  private static let seeds = 3

  private func run(_ plan: Plan) {
    var random = RandomSource(seed: plan.seed)
    var model = BoolModel((0..<plan.length).map { _ in random.below(plan.spacing) == 0 })
    var set = model.rowSet
    var held: [(RowSet, BoolModel)] = []
    for step in 0..<plan.steps {
      let name = change(&set, &model, plan, &random)
      if model.rows.count > 3 * plan.length {
        set.closeGap(plan.length..<model.rows.count)
        model.replace(plan.length..<model.rows.count, with: BoolModel([]), count: 0)
      }
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
      let inserted = model.combined(with: olderModel) { $0 && !$1 }
      let removed = model.combined(with: olderModel) { !$0 && $1 }
      let difference = set.difference(from: older)
      expect(difference.inserted, is: inserted, questions: [], "\(plan): inserted")
      expect(difference.removed, is: removed, questions: [], "\(plan): removed")
    }
  }

  private func change(
    _ set: inout RowSet, _ model: inout BoolModel, _ plan: Plan, _ random: inout RandomSource
  ) -> String {
    let length = model.rows.count
    let row = random.below(length + 2)
    let start = random.below(length + 1)
    let range = start..<min(length, start + random.below(plan.longest))
    switch random.below(14) {
    case 0...2:
      set.toggle(row)
      model.toggle(row)
      return "toggle \(row)"
    case 3:
      set.insert(range)
      model.assign(range, true)
      return "insert \(range)"
    case 4:
      set.remove(range)
      model.assign(range, false)
      return "remove \(range)"
    case 5, 6:
      let count = random.below(8) == 0 ? random.below(plan.longest) : 1 + random.below(3)
      set.openGap(at: row, count: count)
      model.replace(row..<row, with: BoolModel([]), count: count)
      return "open \(count) at \(row)"
    case 7, 8:
      let few = range.lowerBound..<min(range.upperBound, range.lowerBound + random.below(3))
      let gap = random.below(8) == 0 ? range : few
      set.closeGap(gap)
      model.replace(gap, with: BoolModel([]), count: 0)
      return "close \(gap)"
    case 9:
      let few = range.lowerBound..<min(range.upperBound, range.lowerBound + 1 + random.below(3))
      let moved = random.below(3) == 0 ? range : few
      set.move(moved, to: row)
      model.move(moved, to: row)
      return "move \(moved) to \(row)"
    case 10:
      set.formComplement(within: length)
      model.complement(within: length)
      return "complement within \(length)"
    case 11: return replaceSome(&set, &model, range, &random)
    case 12: return combine(&set, &model, plan, &random)
    default: return rearrange(&set, &model, &random)
    }
  }

  private func replaceSome(
    _ set: inout RowSet, _ model: inout BoolModel, _ range: Range<Int>,
    _ random: inout RandomSource
  ) -> String {
    let source = random.range(within: model.rows.count)
    let piece = source.lowerBound..<min(source.upperBound, source.lowerBound + 2 * range.count)
    set.replaceSubrange(range, with: set.slice(piece), count: piece.count)
    model.replace(range, with: model.slice(piece), count: piece.count)
    return "replace \(range) by \(piece)"
  }

  private func combine(
    _ set: inout RowSet, _ model: inout BoolModel, _ plan: Plan, _ random: inout RandomSource
  ) -> String {
    var otherModel = BoolModel(
      (0..<random.below(plan.length)).map { _ in random.below(plan.spacing) == 0 })
    var other = otherModel.rowSet
    if random.below(2) == 0 {
      other = set
      otherModel = model
      let range = random.range(within: model.rows.count)
      other.insert(range)
      otherModel.assign(range, true)
    }
    switch random.below(4) {
    case 0:
      set.formUnion(other)
      model = model.combined(with: otherModel) { $0 || $1 }
      return "union"
    case 1:
      set.formIntersection(other.union(set.slice(0..<(model.rows.count / 2))))
      let half = model.slice(0..<(model.rows.count / 2))
      model = model.combined(with: otherModel.combined(with: half) { $0 || $1 }) { $0 && $1 }
      return "intersection"
    case 2:
      set.subtract(other)
      model = model.combined(with: otherModel) { $0 && !$1 }
      return "subtract"
    default:
      set.formSymmetricDifference(other)
      model = model.combined(with: otherModel) { $0 != $1 }
      return "symmetric difference"
    }
  }

  private func rearrange(
    _ set: inout RowSet, _ model: inout BoolModel, _ random: inout RandomSource
  ) -> String {
    var segments: [RowSegment] = []
    var row = 0
    while row < model.rows.count {
      let end = min(model.rows.count, row + 1 + random.below(model.rows.count / 4 + 2))
      segments.append(.kept(row..<end))
      if random.below(3) == 0 { segments.append(.inserted(random.below(40))) }
      row = end + random.below(3)
    }
    if random.below(2) == 0 { segments.shuffle(using: &random) }
    set = set.rearranged(segments)
    model = model.rearranged(segments)
    return "rearranged by \(segments.count) segments"
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
