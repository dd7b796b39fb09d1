// SPDX-License-Identifier: MIT
import SelectionCore

/// Inputs to a table with rules, lists, limits, modes of sections and a history, each made to a flag for each row
/// too.
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
    if choices.below(3) == 0 {
      table.accessoryStyle = AccessoryStyle(
        checked: choices.element(of: Accessory.allCases) ?? .checkmark,
        unchecked: choices.element(of: Accessory.allCases) ?? .none,
        checkedWhileEditing: choices.element(of: Accessory.allCases) ?? .none,
        uncheckedWhileEditing: choices.element(of: Accessory.allCases) ?? .none)
    }
    naive.transition = choices.element(of: EditingTransition.allCases) ?? .clear
    table.editingTransition = naive.transition
    if choices.below(3) == 0 {
      naive.depth = 1 + choices.below(6)
      table.keepHistory(depth: naive.depth)
    }
    rules = NaiveSelection.Rules(naive.sections.count, &choices)
    self.counts = counts
    self.choices = choices
  }

  /// Gives one input to both and says what differs, or nil.
  mutating func step() -> String? {
    let input = nextInput()
    inputs.append(input)
    if let problem = comparedStep(input, rules, &table, &naive) { return problem }
    for section in naive.counts.indices {
      if let problem = difference(inSection: section, table, naive) { return problem }
    }
    return nil
  }

  private mutating func nextInput() -> NaiveInput {
    let count = naive.sections.count
    switch choices.below(24) {
    case 0, 1:
      return .perform(
        (0..<(1 + choices.below(3))).map { _ in NaiveChange(naive.counts, &choices) })
    case 2: return .policy(mode(), mode())
    // A table in mode multiple is where most can happen.
    case 3: return .policy(.multiple, .multiple)
    case 4: return .sweepBegin(choices.element(of: SweepEffect.allCases) ?? .adding)
    case 5: return .sweep(rows())
    case 6: return [.sweepEnd, .sweepCancel, .cancel][choices.below(3)]
    case 7: return [.select(rows()), .setSelected(rows()), .reloadRows(rows())][choices.below(3)]
    case 8 where !naive.counts.isEmpty: return .sectionMode(mode(), section())
    case 9 where !naive.counts.isEmpty && choices.below(2) == 0:
      return .limits(limits(), section: choices.below(2) == 0 ? nil : section())
    case 10 where !naive.counts.isEmpty:
      return .header(section(), choices.element(of: HeaderCycle.allCases) ?? .withPart)
    case 11: return choices.below(3) == 0 ? .redo : .undo
    case 12, 13:
      return .key(
        choices.element(of: RowMotion.allCases) ?? .next,
        choices.element(of: RowEffect.allCases) ?? .tap)
    case 14 where choices.below(4) == 0:
      return .reload((0..<(1 + choices.below(3))).map { _ in choices.below(6) })
    case 15 where count > 0: return .focus(choices.below(count))
    case 16: return .edit(choices.below(2) == 0)
    case 17 where count > 0: return .panBegin(choices.below(count))
    default: return choices.element(of: allInputs(count)) ?? .selectAll
    }
  }

  private mutating func mode() -> SelectionMode {
    choices.element(of: SelectionMode.allCases) ?? .none
  }

  private mutating func section() -> Int { choices.below(naive.counts.count) }

  private mutating func rows() -> [Int] {
    naive.sections.indices.filter { _ in choices.below(3) == 0 }
  }

  private mutating func limits() -> SelectionLimits {
    SelectionLimits(
      atMost: choices.below(4) == 0 ? nil : choices.below(5),
      atLeast: choices.below(3) == 0 ? choices.below(3) : nil,
      overflow: choices.element(of: SelectionLimits.Overflow.allCases) ?? .refuse)
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
