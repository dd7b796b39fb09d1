// SPDX-License-Identifier: MIT
package import RandomChoices
package import SelectionCore

/// Inputs to a table with rules, lists, limits, modes of sections and a history, each also applied
/// to the oracle.
package struct InputProgram<Source: Choices> {
  /// The row counts at the start.
  package let counts: [Int]
  package let rules: OracleRules
  package private(set) var inputs: [TableInput] = []
  var oracle: Oracle
  package private(set) var table: TableSelection
  package var choices: Source
  /// Whether other rows are shown from time to time.
  package var hides = true
  /// Inputs that are applied before all others.
  private(set) var start: [TableInput] = []

  package init(_ choices: Source) {
    var choices = choices
    let counts = (0..<(1 + choices.below(3))).map { _ in choices.below(6) }
    self.counts = counts
    oracle = Oracle(counts)
    table = TableSelection(shape: (try? TableShape(rowCounts: counts)) ?? [])
    let kinds: [CheckmarkListKind] = [.inclusive, .inclusive, .exclusive, .optionalExclusive]
    for section in counts.indices where choices.below(3) == 0 {
      start.append(.setList(choices.element(of: kinds), inSection: section))
    }
    if choices.below(3) == 0 {
      start.append(
        .setAccessoryStyle(
          AccessoryStyle(
            checked: choices.element(of: RowAccessory.allCases) ?? .checkmark,
            unchecked: choices.element(of: RowAccessory.allCases) ?? .none,
            checkedWhileEditing: choices.element(of: RowAccessory.allCases) ?? .none,
            uncheckedWhileEditing: choices.element(of: RowAccessory.allCases) ?? .none)))
    }
    start.append(
      .setEditingTransition(choices.element(of: EditingTransition.allCases) ?? .clear))
    if choices.below(2) == 0 { start.append(.enableUndo(limit: 1 + choices.below(6))) }
    if choices.below(3) > 0 {
      start.append(.setPolicy(SelectionPolicy(.multiple, editing: .multiple)))
    }
    start.reverse()
    rules = OracleRules(oracle.places.map { $0.path }, &choices)
    self.choices = choices
  }

  /// A plain table with the given row counts, to which no other inputs are applied.
  package init(counts: [Int], choices: Source) {
    self.counts = counts
    self.choices = choices
    oracle = Oracle(counts)
    table = TableSelection(shape: (try? TableShape(rowCounts: counts)) ?? [])
    rules = OracleRules()
  }

  /// The table and the oracle as they were before all inputs.
  mutating func restart() {
    oracle = Oracle(counts)
    table = TableSelection(shape: (try? TableShape(rowCounts: counts)) ?? [])
  }

  /// Applies one input to both and returns the difference, or nil.
  package mutating func step() -> String? {
    let input = takeStart() ?? nextInput()
    inputs.append(input)
    return comparedStep(input, rules, &table, &oracle)
  }

  /// The next of the inputs that are applied before all others.
  mutating func takeStart() -> TableInput? { start.popLast() }

  mutating func nextInput() -> TableInput {
    if hides, choices.below(8) == 0 { return show() }
    if choices.below(24) == 0 { return .edit(edit()) }
    if choices.below(32) == 0 { return contents() }
    if choices.below(24) == 0 { return layer() }
    let sections = oracle.data.sections.count
    switch choices.below(32) {
    case 0, 1:
      if choices.below(8) == 0 { return .follow(mapping(of: oracle.data.shown)) }
      let counts = oracle.data.counts
      let update = TableUpdate(
        (0..<(1 + choices.below(3))).map { _ in NaiveChange(counts, &choices) })
      return .perform(update)
    case 2 where choices.below(2) == 0:
      let section = choices.below(oracle.data.sections.count + 1)
      let next = RowPath(section: section, row: choices.below(6))
      return .move(
        rows(), to: choices.below(3) == 0 ? .endOfSection(section) : .before(next))
    case 2:
      return .setPolicy(
        SelectionPolicy(mode(), editing: mode(), endsEditingWhenEmpty: choices.below(4) == 0))
    // Most effects are possible in a table in mode multiple.
    case 3:
      return .setPolicy(
        SelectionPolicy(.multiple, editing: .multiple, endsEditingWhenEmpty: choices.below(3) == 0))
    case 4: return .beginSweep(choices.element(of: SweepEffect.allCases) ?? .adding)
    case 5: return .continueSweep(over: rows())
    case 6: return [.endSweep, .cancel, .touchCancel, .endPan][choices.below(4)]
    case 7: return [.select(rows()), .setSelected(rows()), .deselect(rows())][choices.below(3)]
    case 8: return [.check(rows()), .uncheck(rows())][choices.below(2)]
    case 9: return [.disable(rows()), .enable(rows())][choices.below(2)]
    case 10 where sections > 0: return .setMode(mode(), inSection: choices.below(sections))
    case 11 where choices.below(2) == 0:
      return .setLimits(limits(), inSection: choices.below(2) == 0 ? nil : choices.below(sections))
    case 12 where choices.below(3) == 0:
      return .setLimitOverflow(choices.element(of: LimitOverflow.allCases) ?? .refuse)
    case 13 where sections > 0 && choices.below(3) == 0:
      let kinds: [CheckmarkListKind?] = [.inclusive, .exclusive, .optionalExclusive, nil, nil]
      return .setList(kinds[choices.below(5)], inSection: choices.below(sections))
    case 14 where sections > 1 && choices.below(3) == 0:
      return .joinLists(
        RowSet(
          (0...sections).filter { $0 < sections || choices.below(20) == 0 }
            .filter { _ in choices.below(3) > 0 }))
    case 14:
      return .tapHeader(
        ofSection: choices.below(sections + 1),
        partial: choices.element(of: PartialTap.allCases) ?? .checks)
    case 15:
      if choices.below(40) == 0 {
        return [.enableUndo(limit: nil), .disableUndo][choices.below(2)]
      }
      return choices.below(3) == 0 ? .redo : .undo
    case 16, 17, 18:
      return .go(
        choices.element(of: RowMotion.allCases) ?? .next,
        choices.element(of: RowEffect.allCases) ?? .tap, pageRows: choices.below(3),
        columns: choices.below(2) == 0 ? 1 : choices.below(4))
    case 19 where choices.below(4) == 0:
      let isSame = choices.below(2) == 0
      let counts = (0..<(1 + choices.below(3))).map { _ in choices.below(6) }
      return .reloadData(isSame ? nil : try? TableShape(rowCounts: counts))
    case 20: return .setEditing(choices.below(2) == 0)
    case 21:
      return [
        .userSelectAll, .userDeselectAll, .userToggleAll, .selectAll, .deselectAll, .invert,
      ][choices.below(6)]
    case 22: return .touchUp
    case 23: return choices.below(5) == 0 ? .clickBesideRows : .propose(rows())
    case 24, 25: return choices.below(4) == 0 ? .drag : .release
    case 26 where choices.below(3) == 0:
      return [
        .setKeepsOrder(choices.below(3) > 0),
        .setDeletionSuccessor(choices.element(of: DeletionSuccessor.allCases) ?? .next),
        .setReplacementScope(choices.below(3) > 0 ? .shown : .all),
      ][choices.below(3)]
    default: return rowInput()
    }
  }

  /// Shows any rows of the whole table, by number or by path, or all.
  private mutating func show() -> TableInput {
    let count = oracle.whole.count
    switch choices.below(6) {
    case 0: return .show(.all)
    case 1: return .show(rows())
    case 2: return .show(.section(choices.below(oracle.data.sections.count + 1)))
    default: return .show(numbers: numbers(below: count))
    }
  }

  /// A mapping of rows in which some are new or gone, and some are moved.
  mutating func mapping(of rows: NaiveRows) -> TableMapping {
    let old = rows.sections.map { $0.rows.map { $0.id } }
    var new = old
    for change in 0..<choices.below(4) where !new.isEmpty {
      let (from, to) = (choices.below(new.count), choices.below(new.count))
      let place = choices.below(new[from].count)
      let isOwn = new[from].indices.contains(place) && choices.below(3) > 0
      let id = isOwn ? new[from].remove(at: place) : -1 - change
      if choices.below(5) > 0 { new[to].insert(id, at: choices.below(new[to].count + 1)) }
    }
    if choices.below(6) == 0 { new.append([]) }
    return TableMapping(from: old, to: new)
  }

  private mutating func rowInput() -> TableInput {
    let places = oracle.places
    // Sometimes a row that doesn't exist.
    let row =
      choices.below(30) == 0
      ? RowPath(section: choices.below(4), row: choices.below(8))
      : choices.element(of: places)?.path ?? RowPath(section: 0, row: 0)
    return choices.element(of: inputs(on: row)) ?? .cancel
  }

  private func inputs(on row: RowPath) -> [TableInput] {
    rowInputs(row) + [.press(row, .extendAdding), .press(row, .focus)]
  }

  private mutating func mode() -> RowSelectionMode {
    choices.element(of: RowSelectionMode.allCases) ?? .none
  }

  mutating func rows() -> RowSpans {
    RowSpans(oracle.places.map { $0.path }.filter { _ in choices.below(3) == 0 })
  }

  mutating func limits() -> SelectionLimits {
    SelectionLimits(
      atMost: choices.below(4) == 0 ? nil : choices.below(5),
      atLeast: choices.below(3) == 0 ? choices.below(3) : nil)
  }
}

extension OracleRules {
  /// Rules for a few of some rows.
  package init(_ rows: [RowPath], _ choices: inout some Choices) {
    func answer() -> RowPath? {
      choices.below(2) == 0
        ? nil : choices.element(of: rows + [RowPath(section: 99, row: 0)])
    }
    for row in rows {
      if choices.below(10) == 1 { noHighlight.insert(row) }
      if choices.below(10) == 1 { noPan.insert(row) }
      if choices.below(7) == 1 { select.updateValue(answer(), forKey: row) }
      if choices.below(7) == 1 { deselect.updateValue(answer(), forKey: row) }
    }
  }
}

/// Each input with one row.
package func rowInputs(_ row: RowPath) -> [TableInput] {
  [
    .tap(row), .touchDown(row), .tapAccessory(row), .click(row), .toggle(row), .extend(to: row),
    .extend(to: row), .extendAdding(to: row), .extendAdding(to: row), .focus(row), .beginPan(row),
    .continuePan(to: row), .select(.row(row)), .deselect(.row(row)), .check(.row(row)),
    .disable(.row(row)), .enable(.row(row)), .propose(.row(row)),
    .press(row, .click), .press(row, .toggle), .press(row, .extend), .press(row, .tap),
    .extendAsAnchor(to: row), .extendFromLead(to: row), .extendBlock(to: row), .tapToggling(row),
    .tapExtending(to: row),
  ]
}

/// Each input for a small table: with each of its rows, its sections, and the whole table.
package func allInputs(_ oracle: Oracle, hides: Bool) -> [TableInput] {
  var inputs = oracle.places.flatMap { rowInputs($0.path) }
  for section in oracle.data.sections.indices {
    inputs += [
      .tapHeader(ofSection: section), .tapHeader(ofSection: section, partial: .restores),
      .setList(.exclusive, inSection: section),
      .setList(nil, inSection: section), .setMode(.single, inSection: section),
      .setMode(.none, inSection: section),
    ]
  }
  for motion in RowMotion.allCases {
    inputs += RowEffect.allCases.map { .go(motion, $0, pageRows: 2) }
    inputs.append(.go(motion, .click, columns: 2))
  }
  let count = oracle.places.count
  if hides {
    let all = RowSet(0..<oracle.whole.count)
    inputs += [.show(.all), .show([]), .show(numbers: [oracle.whole.count]), .show(.section(0))]
    inputs += oracle.places.map { .show([$0.path]) }
    inputs += all.flatMap { row -> [TableInput] in
      [.show(numbers: [row]), .show(numbers: all.subtracting([row]))]
    }
  }
  return inputs + [
    .touchUp, .touchCancel, .endPan, .cancel, .selectAll, .deselectAll, .invert,
    .setEditing(true), .setEditing(false), .setPolicy(SelectionPolicy(.single, editing: .multiple)),
    .setPolicy(SelectionPolicy(.multiple, editing: .single)), .setPolicy(SelectionPolicy(.none)),
    .setPolicy(SelectionPolicy(.single, editing: .multiple, endsEditingWhenEmpty: true)),
    .userSelectAll, .userDeselectAll, .userToggleAll, .reloadData(nil), .reloadData([count + 1]),
    .beginSweep(.toggling), .setLimits(SelectionLimits(atMost: 1)), .undo, .redo,
    .propose([]), .propose(.all), .clickBesideRows, .setKeepsOrder(true),
  ] + edits(of: oracle.whole.count)
}
