// SPDX-License-Identifier: MIT

extension TableSelection {
  /// The keyboard stands on a row: the lead moves to it, and nothing else changes.
  ///
  /// - Parameter row: the row.
  /// - Returns: what came of it, which is no change of the selection.
  /// - Throws: `SelectionError.rowOutOfRange`.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func focus(_ row: RowPath) throws(SelectionError) -> SelectionOutcome {
    let number = try shape.requiredRowNumber(of: row)
    return pass { (turn) in turn.table.leadNumber = number }
  }

  /// A click, or a tap, with modifiers, as a profile has it; what the profile does not know comes to nothing.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - modifiers: the modifiers that are held.
  ///   - profile: the platform's habits.
  ///   - rules: what the app answers.
  /// - Returns: what came of it, or nil if the profile does not know the click.
  /// - Throws: what the verb throws that it means.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func click(
    _ row: RowPath, modifiers: KeyModifiers, profile: InputProfile,
    rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionOutcome? {
    guard let effect = profile.clicks[modifiers] else { return nil }
    return try apply(effect, to: row, rules)
  }

  /// A key, as a profile has it.
  ///
  /// Keys that move start at the lead. They pass over rows that cannot be focused, which are the disabled ones
  /// unless `canFocus` says otherwise, and stop at the last that can. Without a lead they go to the first row
  /// that can be focused, or to the last one where they move up.
  /// - Parameters:
  ///   - press: the key.
  ///   - profile: the platform's habits.
  ///   - pageRows: how many rows a page is.
  ///   - canFocus: whether the keyboard can stand on a row; nil for enabled rows only.
  ///   - rules: what the app answers.
  /// - Returns: what came of it, or nil if the key means nothing or there is no row to go to.
  /// - Throws: what the verb throws that it means.
  /// - Complexity: O(log *n*), and a question for each row that is passed over.
  @discardableResult
  public mutating func press(
    _ press: KeyPress, profile: InputProfile, pageRows: Int = 10,
    canFocus: ((RowPath) -> Bool)? = nil, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionOutcome? {
    guard let command = profile.keys[press] else { return nil }
    switch command {
    case .selectAll: return try selectAllByUser()
    case .deselectAll: return try deselectAllByUser()
    case .toggleAll:
      let part = selectedPart(of: .all, counting: .enabledRows)
      return try part == .all ? deselectAllByUser() : selectAllByUser()
    case .cancel: return cancel()
    case .go(let motion, let effect):
      guard let row = row(reachedBy: motion, pageRows: pageRows, canFocus: canFocus) else {
        return nil
      }
      // A range goes on from where the keyboard stood, also where nothing was ever clicked.
      var next = self
      let isExtending = effect == .extend || effect == .extendAdding
      if isExtending, anchorNumber == nil { next.anchorNumber = leadNumber }
      let outcome = try next.apply(effect, to: row, rules)
      self = next
      return outcome
    }
  }

  /// The keyboard goes to a row that was found in some other way, such as by ``TypeAhead``: the row gets what an
  /// arrow without modifiers does to the row that it reaches.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - profile: the platform's habits.
  ///   - rules: what the app answers.
  /// - Returns: what came of it, or nil if arrows mean nothing in the profile.
  /// - Throws: what the verb throws that it means.
  /// - Complexity: O(log *n*), and a question for each row that is passed over.
  @discardableResult
  public mutating func go(
    to row: RowPath, profile: InputProfile, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionOutcome? {
    guard case .go(_, let effect)? = profile.keys[KeyPress(.down)] else { return nil }
    return try apply(effect, to: row, rules)
  }

  private mutating func apply(
    _ effect: RowEffect, to row: RowPath, _ rules: SelectionRules
  ) throws(SelectionError) -> SelectionOutcome {
    switch effect {
    case .tap: try tap(row, rules: rules)
    case .click: try click(row, rules: rules)
    case .toggle: try toggle(row, rules: rules)
    case .extend: try extend(to: row, rules: rules)
    case .extendAdding: try extendAdding(to: row, rules: rules)
    case .focus: try focus(row)
    }
  }

  /// The row that a motion from the lead reaches.
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - pageRows: how many rows a page is.
  ///   - canFocus: whether the keyboard can stand on a row; nil for enabled rows only.
  /// - Returns: the row, or nil if there is none that can be focused.
  /// - Complexity: O(log *n*), and a question for each row that is passed over.
  public func row(
    reachedBy motion: RowMotion, pageRows: Int = 10, canFocus: ((RowPath) -> Bool)? = nil
  ) -> RowPath? {
    let count = shape.rowCount
    func isFocusable(_ row: Int) -> Bool {
      guard let canFocus else { return !disabled.contains(row) }
      return shape.path(ofRow: row).map(canFocus) ?? false
    }
    func nearest(from row: Int, step: Int) -> Int? {
      if canFocus == nil {
        // Runs of disabled rows are passed over at once.
        let enabled = disabled.complement(within: count)
        return step > 0 ? enabled.next(after: row - 1) : enabled.previous(before: row + 1)
      }
      return sequence(first: row) { $0 + step }.prefix { (0..<count).contains($0) }
        .first(where: isFocusable)
    }
    let target: Int?
    switch (motion, leadNumber) {
    case (.first, _), (.next, nil), (.pageDown, nil): target = nearest(from: 0, step: 1)
    case (.last, _), (.previous, nil), (.pageUp, nil): target = nearest(from: count - 1, step: -1)
    case (.stay, let lead): target = lead
    case (.previous, let lead?): target = nearest(from: lead - 1, step: -1) ?? lead
    case (.next, let lead?): target = nearest(from: lead + 1, step: 1) ?? lead
    case (.pageUp, let lead?):
      let page = max(0, lead - max(1, pageRows))
      target = nearest(from: page, step: 1) ?? lead
    case (.pageDown, let lead?):
      let page = min(max(1, pageRows), count)
      let end = lead < count - page ? lead + page : count - 1
      target = nearest(from: end, step: -1) ?? lead
    }
    return target.flatMap(shape.path)
  }

  /// The user selects all rows, but for those that are disabled or in sections of mode none or single; a table that
  /// is not in mode multiple stays as it is.
  private mutating func selectAllByUser() throws(SelectionError) -> SelectionOutcome {
    try user(SelectionRules()) { (turn) throws(SelectionError) in
      guard turn.table.mode == .multiple else { return }
      turn.table.selected.formUnion(turn.rowsForAll.subtracting(turn.table.fixedRows))
    }
  }

  /// The user deselects all rows, but for those that are disabled; in mode none the table stays as it is.
  private mutating func deselectAllByUser() throws(SelectionError) -> SelectionOutcome {
    try user(SelectionRules()) { (turn) throws(SelectionError) in
      guard turn.table.mode != .none else { return }
      turn.table.selected.formIntersection(turn.table.fixedRows)
    }
  }

  /// Cancels what is under way: a touch, a sweep, or else a pan, whose rows get their old state back.
  ///
  /// - Returns: what came of it.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func cancel() -> SelectionOutcome {
    if touched != nil { return touchCancel() }
    if sweep != nil { return sweepCancel() }
    return pass { (turn) in
      guard let pan = turn.table.pan else { return }
      turn.table.selected = pan.sweep.base
      turn.table.pan = nil
      turn.tell(.didEndMultipleSelection)
      turn.tellIfChanged()
    }
  }
}
