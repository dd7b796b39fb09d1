// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Every input against a flag for each row: from every state of small tables, and in long random programs.
final class InputComparisonTests: XCTestCase {
  /// What differs between the table and the naive selection, or nil.
  private func difference(_ table: TableSelection, _ naive: NaiveSelection) -> String? {
    for row in naive.sections.indices {
      let path = naive.path(row)
      if table.isSelected(path) != naive.selected[row] { return "selected \(path)" }
      if table.isChecked(path) != naive.checked[row] { return "checked \(path)" }
      if table.isEnabled(path) == naive.disabled[row] { return "enabled \(path)" }
      let looksSelected =
        naive.selected[row]
        && (naive.inForce != .single || naive.touched == nil || naive.touched == row)
      if table.isPresentedSelected(path) != looksSelected { return "presented \(path)" }
      if table.presentedRows.contains(path) != looksSelected { return "presented rows \(path)" }
    }
    if table.anchor != naive.anchor.map(naive.path) { return "anchor" }
    if table.lead != naive.lead.map(naive.path) { return "lead" }
    if table.highlightedRow != naive.touched.map(naive.path) { return "highlighted" }
    if table.isPanning != (naive.pan != nil) { return "pan" }
    return table.isEditing == naive.isEditing ? nil : "editing"
  }

  private func tableRules(
    _ rules: NaiveSelection.Rules, _ naive: NaiveSelection
  ) -> SelectionRules {
    let paths = naive.sections.indices.map(naive.path)
    let outside = RowPath(section: 99, row: 0)
    func number(_ path: RowPath) -> Int { paths.firstIndex(of: path) ?? -1 }
    func answer(_ answers: [Int: Int?], _ path: RowPath) -> RowPath? {
      guard let answer = answers[number(path)] else { return path }
      return answer.map { paths.indices.contains($0) ? paths[$0] : outside }
    }
    return SelectionRules(
      shouldHighlight: { row, _ in !rules.noHighlight.contains(number(row)) },
      willSelect: { row, _ in answer(rules.select, row) },
      willDeselect: { row, _ in answer(rules.deselect, row) },
      shouldBeginMultipleSelection: { row, _ in !rules.noPan.contains(number(row)) })
  }

  /// Applies an input to both and says what differs, or nil.
  private func step(
    _ input: NaiveInput, _ rules: NaiveSelection.Rules, _ table: inout TableSelection,
    _ naive: inout NaiveSelection
  ) -> String? {
    let before = table
    let old = naive
    var isRefused = false
    do { try naive.apply(input, rules) } catch { isRefused = true }
    do {
      let outcome = try table.apply(
        input.input(naive.path), rules: tableRules(rules, naive))
      if isRefused { return "not refused" }
      let calls = outcome.calls.map(\.description)
      if calls != naive.calls { return "calls \(calls), not \(naive.calls)" }
      let paths = naive.sections.indices
      let new = paths.filter { naive.selected[$0] && !old.selected[$0] }.map(naive.path)
      let gone = paths.filter { !naive.selected[$0] && old.selected[$0] }.map(naive.path)
      if Array(outcome.change.selected) != new { return "change \(outcome.change)" }
      if Array(outcome.change.deselected) != gone { return "change \(outcome.change)" }
      let redrawn = paths.filter { row in
        before.accessory(for: naive.path(row)) != table.accessory(for: naive.path(row))
      }
      if Array(outcome.change.accessoriesToRedraw) != redrawn.map(naive.path) { return "redraw" }
    } catch {
      if !isRefused { return "refused: \(error)" }
      if table != before { return "changed by a refused input" }
    }
    return difference(table, naive)
  }

  private func inputs(_ count: Int) -> [NaiveInput] {
    (0..<count).flatMap { row -> [NaiveInput] in
      [
        .tap(row), .touchDown(row), .click(row), .toggle(row), .extend(row), .extendAdding(row),
        .panBegin(row), .panTo(row), .select(row), .deselect(row), .disable(row), .enable(row),
      ]
    } + [
      .touchUp, .touchCancel, .panEnd, .selectAll, .deselectAll, .invert, .edit(true), .edit(false),
      .policy(.single, .multiple), .policy(.multiple, .single), .policy(.none, .none),
    ]
  }

  func testEachInputFromEveryStateOfSmallTables() throws {
    #if DEBUG
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
              XCTAssertNil(step(input, .init(), &table, &naive))
            }
            for row in rows { naive.selected[row] = true }
            try table.setSelected(RowSpans(rows.map(naive.path)))
            _ = step(.policy(mode, .multiple), .init(), &table, &naive)
            for input in inputs(count) {
              var (table, naive) = (table, naive)
              if let problem = step(input, .init(), &table, &naive) {
                XCTFail("\(counts) \(mode) \(rows) place \(place) \(input): \(problem)")
              }
            }
          }
        }
      }
    }
  }

  func testLongRandomProgramsWithRulesListsAndLimits() throws {
    #if DEBUG
      let seeds = 0..<UInt64(150)
    #else
      let seeds = 0..<UInt64(2000)
    #endif
    for seed in seeds {
      var random = RandomSource(seed: seed)
      let counts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Int.random(in: 0...5, using: &random)
      }
      var naive = NaiveSelection(counts)
      let count = naive.sections.count
      var table = TableSelection(shape: try TableShape(rowCounts: counts))
      for section in counts.indices where Int.random(in: 0...3, using: &random) == 0 {
        let kinds: [CheckmarkListKind] = [.inclusive, .exclusive, .optionalExclusive]
        let kind = kinds.randomElement(using: &random)
        naive.lists[section] = kind
        try table.setList(kind, inSection: section)
      }
      naive.transition = EditingTransition.allCases.randomElement(using: &random) ?? .clear
      table.editingTransition = naive.transition
      if Int.random(in: 0...2, using: &random) == 0 {
        naive.atMost = Int.random(in: 0...4, using: &random)
      }
      if Int.random(in: 0...3, using: &random) == 0 {
        naive.atLeast = Int.random(in: 0...2, using: &random)
      }
      table.setLimits(SelectionLimits(atMost: naive.atMost, atLeast: naive.atLeast))
      let rules = randomRules(count, &random)
      let modes = SelectionMode.allCases
      var program: [NaiveInput] = []
      for _ in 0..<80 {
        guard var input = inputs(count).randomElement(using: &random) else { break }
        if case .policy = input {
          input = .policy(
            modes.randomElement(using: &random) ?? .none,
            modes.randomElement(using: &random) ?? .none)
        }
        program.append(input)
        if let problem = step(input, rules, &table, &naive) {
          return XCTFail("seed \(seed) \(counts) \(rules) \(program): \(problem)")
        }
      }
    }
  }

  private func randomRules(
    _ count: Int, _ random: inout RandomSource
  ) -> NaiveSelection.Rules {
    var rules = NaiveSelection.Rules()
    for row in 0..<count {
      if Int.random(in: 0...9, using: &random) == 0 { rules.noHighlight.insert(row) }
      if Int.random(in: 0...9, using: &random) == 0 { rules.noPan.insert(row) }
      if Int.random(in: 0...6, using: &random) == 0 {
        rules.select[row] =
          Bool.random(using: &random) ? nil : Int.random(in: 0...count, using: &random)
        if rules.select[row] == nil { rules.select.updateValue(nil, forKey: row) }
      }
      if Int.random(in: 0...6, using: &random) == 0 {
        let answer: Int? =
          Bool.random(using: &random) ? nil : Int.random(in: 0...count, using: &random)
        rules.deselect.updateValue(answer, forKey: row)
      }
    }
    return rules
  }
}
