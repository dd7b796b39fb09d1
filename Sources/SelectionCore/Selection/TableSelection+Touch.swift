// SPDX-License-Identifier: MIT

extension TableSelection {
  /// A whole tap: a finger is put on a row and lifted.
  ///
  /// In mode none, and while another touch is held, it comes to nothing.
  /// - Parameters:
  ///   - row: the row.
  ///   - rules: what the app answers.
  /// - Returns: what came of it; where a rule said no, the calls show what was asked.
  /// - Throws: `SelectionError.rowOutOfRange`, `.redirectOutOfRange`.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func tap(
    _ row: RowPath, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionOutcome {
    let number = try shape.requiredRowNumber(of: row)
    return try user(rules) { (turn) throws(SelectionError) in
      guard turn.table.touched == nil else { return }
      turn.press(number)
      try turn.lift()
    }
  }

  /// A finger is put on a row, which is highlighted unless a rule says no.
  ///
  /// In mode none, and while another touch is held, it comes to nothing.
  /// - Parameters:
  ///   - row: the row.
  ///   - rules: what the app answers.
  /// - Returns: what came of it.
  /// - Throws: `SelectionError.rowOutOfRange`.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func touchDown(
    _ row: RowPath, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionOutcome {
    let number = try shape.requiredRowNumber(of: row)
    return try user(rules) { (turn) throws(SelectionError) in
      if turn.table.touched == nil { turn.press(number) }
    }
  }

  /// The finger that is down is lifted, and the tap on its row carried through.
  ///
  /// The rules are asked about the table as it is now. Where no finger is down it comes to nothing; where it
  /// is refused with an error the finger stays down, until it is cancelled.
  /// - Parameter rules: what the app answers.
  /// - Returns: what came of it.
  /// - Throws: `SelectionError.redirectOutOfRange`.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func touchUp(
    rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionOutcome {
    try user(rules) { (turn) throws(SelectionError) in try turn.lift() }
  }

  /// The touch that is held is cancelled: its row is no longer highlighted, and nothing else.
  ///
  /// - Returns: what came of it; nothing where no finger is down.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func touchCancel() -> SelectionOutcome {
    pass { (turn) in turn.release() }
  }

  /// A row's detail button is tapped, which is told and does nothing else.
  ///
  /// - Parameter row: the row.
  /// - Returns: what came of it.
  /// - Throws: `SelectionError.rowOutOfRange`.
  /// - Complexity: O(log *s*) for *s* sections.
  @discardableResult
  public mutating func tapAccessory(
    _ row: RowPath
  ) throws(SelectionError) -> SelectionOutcome {
    _ = try shape.requiredRowNumber(of: row)
    return try user(SelectionRules()) { (turn) throws(SelectionError) in
      turn.tell(.accessoryButtonTapped(row))
    }
  }
}

extension Turn {
  /// Puts a finger on a row.
  mutating func press(_ row: Int) {
    guard table.mode != .none, !table.isFixed(row) else { return }
    note(.shouldHighlight(path(row)))
    guard rules.shouldHighlight?(path(row), before) ?? true else { return }
    table.touched = row
    tell(.didHighlight(path(row)))
  }

  /// Takes the finger off its row, if one is down.
  ///
  /// - Returns: the row.
  @discardableResult
  mutating func release() -> Int? {
    guard let row = table.touched else { return nil }
    table.touched = nil
    tell(.didUnhighlight(path(row)))
    return row
  }

  /// Lifts the finger, which carries the tap through.
  mutating func lift() throws(SelectionError) {
    guard let row = release(), table.mode != .none, !table.isFixed(row) else { return }
    let isLettingGo = table.mode == .multiple && table.selected.contains(row)
    if let target = try isLettingGo ? letGo(row) : choose(row) {
      stand(on: target)
      if let rows = table.listRows(around: target) {
        table.selected.remove(target)
        table.lists.tap(target, inSection: path(target).section, rows: rows)
      }
    }
    if rules.canPerformPrimaryAction?(path(row), before) ?? !table.isEditing {
      primaryAction = path(row)
    }
  }
}
