// SPDX-License-Identifier: MIT
import SelectionCore

/// Inputs to a table with rules, lists and limits, each made to a flag for each row too.
struct InputProgram<Source: Choices> {
  /// The rows at the start.
  let counts: [Int]
  let rules: NaiveSelection.Rules
  private(set) var inputs: [NaiveInput] = []
  private var naive: NaiveSelection
  private var table: TableSelection
  private(set) var choices: Source

  init(_ choices: Source) throws {
    var choices = choices
    let counts = (0..<(1 + choices.below(3))).map { _ in choices.below(6) }
    naive = NaiveSelection(counts)
    table = TableSelection(shape: try TableShape(rowCounts: counts))
    for section in counts.indices where choices.below(4) == 0 {
      let kind = choices.element(of: [
        CheckmarkListKind.inclusive, .exclusive, .optionalExclusive,
      ])
      naive.lists[section] = kind
      try table.setList(kind, inSection: section)
    }
    naive.transition = choices.element(of: EditingTransition.allCases) ?? .clear
    table.editingTransition = naive.transition
    if choices.below(3) == 0 { naive.atMost = choices.below(5) }
    if choices.below(4) == 0 { naive.atLeast = choices.below(3) }
    table.setLimits(SelectionLimits(atMost: naive.atMost, atLeast: naive.atLeast))
    rules = NaiveSelection.Rules(naive.sections.count, &choices)
    self.counts = counts
    self.choices = choices
  }

  /// Gives one input to both and says what differs, or nil.
  mutating func step() -> String? {
    let input = nextInput()
    inputs.append(input)
    return comparedStep(input, rules, &table, &naive)
  }

  private mutating func nextInput() -> NaiveInput {
    let kind = choices.below(8)
    if kind == 0 {
      let changes = (0..<(1 + choices.below(3))).map { _ in NaiveChange(naive.counts, &choices) }
      return .perform(changes)
    }
    if kind == 1 {
      let modes = SelectionMode.allCases
      return .policy(modes[choices.below(modes.count)], modes[choices.below(modes.count)])
    }
    return choices.element(of: allInputs(naive.sections.count)) ?? .selectAll
  }
}

extension NaiveSelection.Rules {
  /// Rules about a few of some rows.
  init(_ count: Int, _ choices: inout some Choices) {
    func answer() -> Int? { choices.below(2) == 0 ? nil : choices.below(count + 1) }
    for row in 0..<count {
      if choices.below(10) == 1 { noHighlight.insert(row) }
      if choices.below(10) == 1 { noPan.insert(row) }
      if choices.below(7) == 1 { select.updateValue(answer(), forKey: row) }
      if choices.below(7) == 1 { deselect.updateValue(answer(), forKey: row) }
    }
  }
}
