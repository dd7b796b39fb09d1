// SPDX-License-Identifier: MIT
import SelectionCore

extension NaiveInput {
  /// Gives the same input to a table.
  ///
  /// - Parameters:
  ///   - table: the table.
  ///   - rules: what the app answers.
  ///   - path: the path of a row before the input.
  /// - Throws: what the table throws.
  /// - Returns: what was asked and told, and what changed.
  func apply(
    to table: inout TableSelection, _ rules: SelectionRules, _ path: (Int) -> RowPath
  ) throws(SelectionError) -> (calls: [SelectionCall], change: SelectionChange) {
    let outcome: SelectionOutcome
    switch self {
    case .sweepBegin(let effect): outcome = try table.sweepBegin(effect)
    case .sweep(let rows): outcome = try table.sweep(over: RowSpans(rows.map(path)))
    case .sweepEnd: outcome = table.sweepEnd()
    case .sweepCancel: outcome = table.sweepCancel()
    case .cancel: outcome = table.cancel()
    case .header(let section, let cycle):
      outcome = try table.tapHeader(ofSection: section, cycle: cycle)
    case .sectionMode(let mode, let section):
      return ([], try table.setMode(mode, ofSection: section))
    case .limits(let limits, let section?):
      return ([], try table.setLimits(limits, ofSection: section))
    case .reloadRows(let rows): return ([], try table.reloadRows(RowSpans(rows.map(path))))
    case .key, .userSelectAll, .userDeselectAll, .userToggleAll:
      guard let pressed = try press(on: &table, rules) else { return ([], table.changeless) }
      outcome = pressed
    default: outcome = try table.apply(input(path), rules: rules)
    }
    return (outcome.calls, outcome.change)
  }

  /// Presses a key that means this input.
  private func press(
    on table: inout TableSelection, _ rules: SelectionRules
  ) throws(SelectionError) -> SelectionOutcome? {
    let key = KeyPress(.space)
    var profile = InputProfile(name: "keys")
    switch self {
    case .key(let motion, let effect): profile.keys[key] = .go(motion, effect)
    case .userSelectAll: profile.keys[key] = .selectAll
    case .userDeselectAll: profile.keys[key] = .deselectAll
    default: profile.keys[key] = .toggleAll
    }
    return try table.press(key, profile: profile, pageRows: 2, rules: rules)
  }

  /// The input as a value; one that is none is no input.
  private func input(_ path: (Int) -> RowPath) -> TableInput {
    switch self {
    case .tap(let row): .tap(path(row))
    case .touchDown(let row): .touchDown(path(row))
    case .touchUp: .touchUp
    case .touchCancel: .touchCancel
    case .click(let row): .click(path(row))
    case .toggle(let row): .toggle(path(row))
    case .extend(let row): .extend(to: path(row))
    case .extendAdding(let row): .extendAdding(to: path(row))
    case .focus(let row): .focus(path(row))
    case .panBegin(let row): .panBegin(path(row))
    case .panTo(let row): .panTo(path(row))
    case .panEnd: .panEnd
    case .select(let rows): .select(RowSpans(rows.map(path)))
    case .setSelected(let rows): .setSelected(RowSpans(rows.map(path)))
    case .deselect(let row): .deselect([path(row)])
    case .selectAll: .selectAll
    case .deselectAll: .deselectAll
    case .invert: .invert
    case .edit(let isOn): .setEditing(isOn)
    case .policy(let mode, let editing): .setPolicy(SelectionPolicy(mode, editing: editing))
    case .disable(let row): .disable([path(row)])
    case .enable(let row): .enable([path(row)])
    case .limits(let limits, _): .setLimits(limits)
    case .undo: .undo
    case .redo: .redo
    case .perform(let changes): .perform(TableUpdate(changes))
    case .reload(let counts): .reloadData(counts.flatMap { try? TableShape(rowCounts: $0) })
    case .key, .userSelectAll, .userDeselectAll, .userToggleAll, .cancel, .sweepBegin, .sweep,
      .sweepEnd, .sweepCancel, .header, .sectionMode, .reloadRows:
      .panEnd
    }
  }
}
