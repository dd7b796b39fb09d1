// SPDX-License-Identifier: MIT

/// An input to a table as a value, which can be recorded, saved and applied: a verb of ``TableSelection``.
///
///     let log: [TableInput] = [.tap(row), .setEditing(true), .selectAll]
///     for input in log { try table.apply(input) }
///
/// The same inputs on an equal table, with the same rules, give an equal table. A key or a click with modifiers is
/// the verb that its profile makes of it; sweeps, taps on headers and what is set for single sections are none.
public enum TableInput: Hashable, Sendable {
  /// A whole tap on a row.
  case tap(RowPath)
  /// A finger is put on a row.
  case touchDown(RowPath)
  /// The finger is lifted.
  case touchUp
  /// The touch is cancelled.
  case touchCancel
  /// A row's detail button is tapped.
  case tapAccessory(RowPath)
  /// The row is selected in place of all others.
  case click(RowPath)
  /// The row flips.
  case toggle(RowPath)
  /// The range from the anchor reaches a row.
  case extend(to: RowPath)
  /// The range from the anchor reaches a row, beside what was selected before.
  case extendAdding(to: RowPath)
  /// The keyboard stands on a row.
  case focus(RowPath)
  /// A pan begins on a row.
  case panBegin(RowPath)
  /// The pan reaches a row.
  case panTo(RowPath)
  /// The pan ends.
  case panEnd
  /// The program selects rows beside others.
  case select(RowSpans)
  /// The program selects exactly these rows.
  case setSelected(RowSpans)
  /// The program deselects rows.
  case deselect(RowSpans)
  /// The program selects all rows.
  case selectAll
  /// The program deselects all rows.
  case deselectAll
  /// The program inverts the selection.
  case invert
  /// Editing begins or ends.
  case setEditing(Bool)
  /// The last step is undone.
  case undo
  /// The step undone last is redone.
  case redo
  /// Everything is reloaded, with another shape if one is given.
  case reloadData(TableShape?)
  /// The data changes.
  case perform(TableUpdate)
  /// What the user may select is set.
  case setPolicy(SelectionPolicy)
  /// What editing does to the selection is set.
  case setEditingTransition(EditingTransition)
  /// How many rows the user may select is set.
  case setLimits(SelectionLimits)
  /// Rows are disabled.
  case disable(RowSpans)
  /// Rows are enabled.
  case enable(RowSpans)
  /// A section becomes a checkmark list, or none.
  case setList(CheckmarkListKind?, section: Int)
  /// The model checks rows.
  case check(RowSpans)
  /// The model unchecks rows.
  case uncheck(RowSpans)
}

extension TableSelection {
  /// Applies an input given as a value, as the verb of its name does.
  ///
  /// - Parameters:
  ///   - input: the input.
  ///   - rules: what the app answers, for an input of the user.
  /// - Returns: what came of it; for an input of the program, without calls.
  /// - Throws: what the verb throws.
  /// - Complexity: That of the verb.
  @discardableResult
  public mutating func apply(
    _ input: TableInput, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionOutcome {
    switch input {
    case .tap(let row): try tap(row, rules: rules)
    case .touchDown(let row): try touchDown(row, rules: rules)
    case .touchUp: try touchUp(rules: rules)
    case .touchCancel: touchCancel()
    case .tapAccessory(let row): try tapAccessory(row)
    case .click(let row): try click(row, rules: rules)
    case .toggle(let row): try toggle(row, rules: rules)
    case .extend(let row): try extend(to: row, rules: rules)
    case .extendAdding(let row): try extendAdding(to: row, rules: rules)
    case .focus(let row): try focus(row)
    case .panBegin(let row): try panBegin(row, rules: rules)
    case .panTo(let row): try panTo(row)
    case .panEnd: panEnd()
    case .select, .setSelected, .deselect, .selectAll, .deselectAll, .invert, .setEditing, .undo,
      .redo, .reloadData, .perform, .setPolicy, .setEditingTransition, .setLimits, .disable,
      .enable, .setList, .check, .uncheck:
      SelectionOutcome(calls: [], change: try applyByProgram(input), primaryAction: nil)
    }
  }

  private mutating func applyByProgram(
    _ input: TableInput
  ) throws(SelectionError) -> SelectionChange {
    switch input {
    case .select(let rows): try select(rows)
    case .setSelected(let rows): try setSelected(rows)
    case .deselect(let rows): try deselect(rows)
    case .selectAll: try selectAll()
    case .deselectAll: deselectAll()
    case .invert: try invert()
    case .setEditing(let isEditing): setEditing(isEditing)
    case .undo: undo()
    case .redo: redo()
    case .reloadData(let shape): reloadData(shape: shape)
    case .perform(let update): try perform(update)
    case .setPolicy(let policy): setPolicy(policy)
    case .setEditingTransition(let transition):
      program { (turn) in turn.table.editingTransition = transition }
    case .setLimits(let limits): setLimits(limits)
    case .disable(let rows): try disable(rows)
    case .enable(let rows): try enable(rows)
    case .setList(let kind, let section): try setList(kind, inSection: section)
    case .check(let rows): try check(rows)
    case .uncheck(let rows): try uncheck(rows)
    case .tap, .touchDown, .touchUp, .touchCancel, .tapAccessory, .click, .toggle, .extend,
      .extendAdding, .focus, .panBegin, .panTo, .panEnd:
      try apply(input).change
    }
  }
}

#if !hasFeature(Embedded)
  extension TableInput: Codable {}
#endif
