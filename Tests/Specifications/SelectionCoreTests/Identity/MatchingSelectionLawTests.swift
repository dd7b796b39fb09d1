// SPDX-License-Identifier: MIT
import RandomChoices
import Foundation
import SelectionCore
import XCTest

/// Matching selections against a flag for each item of a small set, for which all matching queries
/// are known.
final class MatchingSelectionLawTests: XCTestCase {
  private typealias Selection = MatchingSelection<Int, Int>

  /// Items 0 to 7; query *q* matches the items whose bit is set in its number.
  private static let items = 0..<8

  private func matches(_ item: Int) -> (Int) -> Bool { { $0 >> item & 1 == 1 } }

  private enum Action: CaseIterable {
    case selectAll, deselectAll, selectAllKnown, deselectAllKnown, select, deselect, toggle
  }

  /// Performs the same action on a selection and on its flags, which are the bits of a number.
  private func perform(
    _ action: Action, query: Int, item: Int, known: Int, on selection: inout Selection,
    flags: inout Int
  ) {
    let known = Self.items.filter { (query & known) >> $0 & 1 == 1 }
    let bit = 1 << item
    switch action {
    case .selectAll:
      selection.selectAll(matching: query)
      flags |= query
    case .selectAllKnown:
      selection.selectAll(matching: query, known: known)
      flags |= query
    case .deselectAll:
      selection.deselectAll(matching: query)
      flags &= ~query
    case .deselectAllKnown:
      selection.deselectAll(matching: query, known: known)
      flags &= ~query
    case .select:
      selection.select(item, matches: matches(item))
      flags |= bit
    case .deselect:
      selection.deselect(item, matches: matches(item))
      flags &= ~bit
    case .toggle:
      selection.toggle(item, matches: matches(item))
      flags ^= bit
    }
  }

  /// The defect of a selection that should have these flags, or nil.
  private func defect(_ selection: Selection, flags: Int) -> String? {
    let selected = Self.items.filter { selection.contains($0, matches: matches($0)) }
    let count = flags.nonzeroBitCount
    if selected != Self.items.filter({ flags >> $0 & 1 == 1 }) { return "selects \(selected)" }
    switch selection.count(total: { $0.nonzeroBitCount }) {
    case .exactly(let number) where number != count: return "counts \(number)"
    case .atLeast(let number) where number > count: return "counts at least \(number)"
    case .exactly, .atLeast: break
    }
    switch selection.count(total: { $0 % 3 == 0 ? nil : $0.nonzeroBitCount }) {
    case .exactly(let number) where number != count: return "counts \(number) of a few totals"
    case .atLeast(let number) where number > count: return "counts \(number) or more of a few"
    case .exactly, .atLeast: break
    }
    return stepsDefect(selection)
  }

  private func stepsDefect(_ selection: Selection) -> String? {
    var (queries, named): ([Int], [Int]) = ([], [])
    for step in selection.steps {
      switch step {
      case .selectAll(let query), .deselectAll(let query): queries.append(query)
      case .select(let items), .deselect(let items):
        if items.isEmpty { return "names nothing" }
        named += items
      }
    }
    switch selection.steps.first {
    case .deselect, .deselectAll: return "begins by deselecting"
    case .select, .selectAll, nil: break
    }
    if Set(queries).count < queries.count { return "has a query twice" }
    if Set(named).count < named.count { return "names an item twice" }
    return Selection(steps: selection.steps) == selection ? nil : "is another by its steps"
  }

  func testRandomActionsSelectWhatTheyDoItemByItem() throws {
    let seed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 1
    for program in 0..<1_000 {
      var random = RandomSource(seed: seed &* 1_000_003 &+ UInt64(program))
      let queries = (0..<3).map { _ in random.below(256) }
      var (selection, flags, done): (Selection, Int, [String]) = (Selection(), 0, [])
      for _ in 0..<12 {
        let action = Action.allCases[random.below(Action.allCases.count)]
        let (query, item, known) = (queries[random.below(3)], random.below(8), random.below(256))
        perform(action, query: query, item: item, known: known, on: &selection, flags: &flags)
        done.append("\(action) query \(query) item \(item) known \(known)")
        if let defect = defect(selection, flags: flags) {
          return XCTFail("SEED=\(seed), program \(program): \(done): \(selection) \(defect)")
        }
      }
    }
  }

  /// All programs of five actions on two queries that share an item, and on two items.
  func testAllShortProgramsSelectWhatTheyDoItemByItem() {
    let actions: [(Action, Int, Int)] =
      [0b011, 0b110].flatMap { query in
        [Action.selectAll, .deselectAll, .selectAllKnown].map { ($0, query, 0) }
      } + [(.toggle, 0, 0), (.toggle, 0, 1)]
    func goOn(_ selection: Selection, _ flags: Int, _ done: [Int]) {
      guard done.count < 5 else { return }
      for (index, (action, query, item)) in actions.enumerated() {
        var (selection, flags) = (selection, flags)
        perform(action, query: query, item: item, known: ~0, on: &selection, flags: &flags)
        if let defect = defect(selection, flags: flags) {
          XCTFail("\((done + [index]).map { actions[$0] }): \(selection) \(defect)")
        }
        goOn(selection, flags, done + [index])
      }
    }
    goOn(Selection(), 0, [])
  }

  /// The number is exact as long as all named items are known to the queries after them.
  func testTheCountOfOneQueryIsExact() {
    for query in 0..<256 {
      var (selection, flags) = (Selection(), 0)
      for item in [1, 3, 5] {
        perform(.select, query: 0, item: item, known: 0, on: &selection, flags: &flags)
      }
      for item in [1, 3, 5] where query >> item & 1 == 0 {
        perform(.deselect, query: 0, item: item, known: 0, on: &selection, flags: &flags)
      }
      perform(.selectAllKnown, query: query, item: 0, known: ~0, on: &selection, flags: &flags)
      for item in [0, 1, 2, 1] {
        perform(.toggle, query: 0, item: item, known: 0, on: &selection, flags: &flags)
      }
      XCTAssertEqual(
        selection.count { $0.nonzeroBitCount }, .exactly(flags.nonzeroBitCount), "\(query)")
    }
  }

  /// Steps in any order, with repetitions, select an item as the last one for it does.
  func testTheLastStepAboutAnItemDecides() {
    var random = RandomSource(seed: 7)
    for program in 0..<2_000 {
      let steps = (0..<random.below(8)).map { _ -> Selection.Step in
        let items = Set(Self.items.filter { _ in random.below(3) == 0 })
        switch random.below(4) {
        case 0: return .selectAll(random.below(4) * 37)
        case 1: return .deselectAll(random.below(4) * 37)
        case 2: return .select(items)
        default: return .deselect(items)
        }
      }
      let selection = Selection(steps: steps)
      for item in Self.items {
        var isSelected = false
        for step in steps {
          switch step {
          case .selectAll(let query): if matches(item)(query) { isSelected = true }
          case .deselectAll(let query): if matches(item)(query) { isSelected = false }
          case .select(let items): if items.contains(item) { isSelected = true }
          case .deselect(let items): if items.contains(item) { isSelected = false }
          }
        }
        XCTAssertEqual(
          selection.contains(item, matches: matches(item)), isSelected, "program \(program)")
      }
      XCTAssertNil(stepsDefect(selection), "program \(program): \(steps)")
    }
  }
}
