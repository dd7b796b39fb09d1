// SPDX-License-Identifier: MIT

/// Taps, clicks and toggles on one row: the row is selected, deselected or checked, with all rules
/// and events.
extension Transaction {
  /// An input that selects, deselects or checks one row.
  enum Action {
    /// In mode multiple, the row's selection is toggled. In mode single, the row replaces the
    /// selected row, and a selected row stays selected.
    case tap
    /// The row replaces all other selected rows.
    case click
    /// The row's selection is toggled in every mode.
    case toggle
  }

  /// Performs an effect on a row.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - target: The row.
  ///   - isKey: Whether a key has moved the focus from the lead to the row.
  /// - Throws: The errors that the effect throws.
  mutating func act(
    _ effect: RowEffect, on target: Target, byKey isKey: Bool = false
  ) throws(SelectionError) {
    switch effect {
    case .tap: try tap(target)
    case .click: try act(.click, on: target)
    case .toggle: try act(.toggle, on: target)
    case .tapToggling: try tapBeginningEditing(on: target, extends: false)
    case .tapExtending: try tapBeginningEditing(on: target, extends: true)
    case .extend, .extendAdding, .extendAsAnchor:
      if isKey, effect != .extendAsAnchor { beginRangeAtLead() }
      try extend(
        to: target, effect == .extend ? .replacing : effect == .extendAdding ? .adding : nil)
    case .extendFromFirst:
      if list(of: target) == nil, table.mode == .multiple, table.selectedMarks.rows.isEmpty {
        return try extendFromFirst(to: target)
      }
      try extend(to: target, .replacing)
    case .extendFromLead: try extendFromLead(to: target)
    case .extendBlock: try extendBlock(to: target, fromLead: isKey)
    case .focus: table.leadNumber = target.number
    case .toggleLead:
      if let lead = table.leadNumber { try act(.toggle, on: self.target(lead)) }
      table.leadNumber = target.number
    }
  }

  /// Performs an action on a row, unless the user can't change it.
  mutating func act(_ action: Action, on target: Target) throws(SelectionError) {
    guard canChange(target) else { return giveUp(on: target) }
    try perform(action, on: target)
  }

  /// Performs an action on a row that the user can change.
  mutating func perform(_ action: Action, on target: Target) throws(SelectionError) {
    if isReleased(by: action, target) {
      if let released = try requestDeselect(target) { setAnchorAndLead(to: released) }
    } else if let chosen = try requestSelect(target) {
      try mark(chosen, by: action)
    }
  }

  /// Whether an action deselects a row.
  @inline(__always)
  private func isReleased(by action: Action, _ target: Target) -> Bool {
    guard table.selectedMarks.rows.contains(target.number), list(of: target) == nil else {
      return false
    }
    switch action {
    case .tap: return mode(of: target) == .multiple
    case .click: return false
    case .toggle: return true
    }
  }

  /// The row that the rules select in place of another, or nil if they refuse.
  ///
  /// - Throws: `SelectionError.redirectOutOfRange`, `.redirectToDisabled`.
  @inline(__always)
  mutating func requestSelect(_ target: Target) throws(SelectionError) -> Target? {
    record(asked: .willSelect, target.path)
    guard let rule = rules?.willSelect else { return target }
    let answer = try answer(of: rule, to: .willSelect, about: target)
    if let answer, isFixed(answer) { throw .redirectToDisabled(target.path, to: answer.path) }
    return answer
  }

  /// The row that the rules deselect in place of another, or nil if they refuse.
  ///
  /// - Throws: `SelectionError.redirectOutOfRange`.
  private mutating func answerToDeselect(_ target: Target) throws(SelectionError) -> Target? {
    record(asked: .willDeselect, target.path)
    guard let rule = rules?.willDeselect else { return target }
    return try answer(of: rule, to: .willDeselect, about: target)
  }

  /// The row that a rule returns in place of another, or nil if it refuses.
  private func answer(
    of rule: PathRules.Replacement, to question: SelectionQuestion,
    about target: Target
  ) throws(SelectionError) -> Target? {
    guard let path = try rule(target.path) else {
      giveUp(.refusedByRule(question, target.path))
      return nil
    }
    if path == target.path { return target }
    do throws(SelectionError) {
      return try table.target(at: path)
    } catch {
      throw .redirectOutOfRange(target.path, to: path, table.shape)
    }
  }

  /// Deselects a selected row, or the row that the rules return in its place, and emits an event.
  ///
  /// - Returns: The row that was deselected; nil if the rules refuse, or return a row that isn't
  ///   selected, is fixed, or has another mark in force.
  private mutating func requestDeselect(_ target: Target) throws(SelectionError) -> Target? {
    guard let answer = try rowToDeselect(target) else { return nil }
    table.selectedMarks.flip(answer.number)
    emit(.didDeselect(answer.path))
    return answer
  }

  /// The row that the rules deselect in place of a selected row at the end of a range; nil in the
  /// same cases as for ``requestDeselect(_:)``.
  mutating func rowToDeselect(_ target: Target) throws(SelectionError) -> Target? {
    guard let answer = try answerToDeselect(target), !isFixed(answer), list(of: answer) == nil,
      table.selectedMarks.rows.contains(answer.number)
    else {
      giveUp(.refusedByRule(.willDeselect, target.path))
      return nil
    }
    return answer
  }

  mutating func deselect(_ target: Target) {
    table.selectedMarks.set(false, at: target.number)
    emit(.didDeselect(target.path))
  }

  /// Deselects rows, and emits events for the shown rows.
  mutating func deselect(_ rows: RowSet) {
    emit(table.shown(rows), selecting: [], true)
    table.selectedMarks.set([], among: rows)
  }

  /// Deselects rows that another row replaces, if the rules allow it for each shown row among them.
  ///
  /// - Returns: Whether the rules allow all of them to be deselected.
  private mutating func requestReplace(_ rows: RowSet) throws(SelectionError) -> Bool {
    if rows.isEmpty { return true }
    for row in table.shown(rows) {
      let target = target(row)
      guard try answerToDeselect(target) != nil else { return false }
      deselect(target)
    }
    if table.hiding != nil { table.selectedMarks.set([], among: rows) }
    return true
  }

  /// Sets the mark in force of a row that the rules allow, and moves anchor and lead to it.
  mutating func mark(_ target: Target, by action: Action) throws(SelectionError) {
    if let kind = list(of: target) {
      // A tap replaces the selected row, as in a table view whose app deselects the tapped row
      // immediately.
      let replaced = action == .tap && table.mode == .single ? table.selectedMarks.rows : []
      guard try requestReplace(replaced) else { return }
      flipCheckmark(of: target, kind)
    } else {
      // In mode multiple no row is replaced, so there is no rule to ask.
      if mode(of: target) == .single {
        var replaced = table.selectionLaw.rowsReplaced(
          by: target, in: table.selectedMarks.rows, of: table.layout)
        replaced.remove(target.number)
        guard try requestReplace(replaced) else { return }
      }
      if action == .click, table.mode == .multiple { deselectReplaced() }
      table.selectedMarks.set(true, at: target.number)
    }
    emit(.didSelect(target.path))
    setAnchorAndLead(to: target)
  }

  /// Deselects all rows that a click replaces.
  @inline(never)
  private mutating func deselectReplaced() {
    isReplacing = true
    table.selectedMarks.set([], sparing: table.rowsNotReplaced)
  }

  private mutating func flipCheckmark(of target: Target, _ kind: CheckmarkListKind) {
    let isChecked = table.checkedMarks.contains(target.number)
    let isShared = table.extras.shared.contains(target.number)
    if !kind.isExclusive, !isShared {
      table.extras.checked.set(!isChecked, at: target.number)
      return
    }
    let item = isShared ? sharing([target.number]) : [target.number]
    guard kind.isExclusive else {
      return table.extras.checked.set(isChecked ? [] : item, among: item)
    }
    let isKept = !isChecked || kind == .exclusive
    table.extras.checked.set(
      isKept ? item : [], among: table.extras.laws.rivals(of: target.section, in: table.layout))
  }
}
