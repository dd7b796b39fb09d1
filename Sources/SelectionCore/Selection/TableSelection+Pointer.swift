// SPDX-License-Identifier: MIT

/// Pointer and keyboard: many rows at once, from an anchor to a lead.
///
/// Nothing is highlighted. The row reached is asked about and told as a tap's would be; the rows in between,
/// and those that a click lets go in mode multiple, are only in the change. In mode none nothing happens; in
/// mode single each of them selects the row, but for a toggle of the selected row, which lets it go.
extension TableSelection {
  /// Selects a row in place of all others; anchor and lead are the row.
  ///
  /// A disabled row is left alone.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - rules: what the app answers.
  /// - Returns: what came of it.
  /// - Throws: `SelectionError.rowOutOfRange`, `.redirectOutOfRange`, `.redirectToDisabled`,
  ///   `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func click(
    _ row: RowPath, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionOutcome {
    let number = try shape.requiredRowNumber(of: row)
    return try user(rules) { (turn) throws(SelectionError) in try turn.click(number) }
  }

  /// Flips a row and leaves all others; anchor and lead are the row, also when it was let go.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - rules: what the app answers.
  /// - Returns: what came of it.
  /// - Throws: as ``click(_:rules:)``.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func toggle(
    _ row: RowPath, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionOutcome {
    let number = try shape.requiredRowNumber(of: row)
    return try user(rules) { (turn) throws(SelectionError) in
      guard turn.table.mode != .none, !turn.table.isFixed(number) else { return }
      let isLettingGo = turn.table.selected.contains(number)
      if let target = try isLettingGo ? turn.letGo(number) : turn.choose(number) {
        turn.stand(on: target)
      }
    }
  }

  /// Selects the rows from the anchor to a row, and no others; only the lead moves to it.
  ///
  /// Without an anchor it is a click.
  /// - Parameters:
  ///   - row: the row; it may be disabled, and is then passed over as any in between.
  ///   - rules: what the app answers.
  /// - Returns: what came of it.
  /// - Throws: as ``click(_:rules:)``.
  /// - Complexity: O(log *n*), and what is disabled in the range.
  @discardableResult
  public mutating func extend(
    to row: RowPath, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionOutcome {
    let number = try shape.requiredRowNumber(of: row)
    return try user(rules) { (turn) throws(SelectionError) in
      try turn.extend(to: number, isAdding: false)
    }
  }

  /// Selects the rows from the anchor to a row beside what was selected before this run of extensions: a range
  /// that shrinks gives rows their old state back.
  ///
  /// A run is an unbroken row of ``extend(to:rules:)`` and this; any other input ends it. Without an anchor it
  /// adds the row.
  /// - Parameters:
  ///   - row: the row; it may be disabled, and is then passed over as any in between.
  ///   - rules: what the app answers.
  /// - Returns: what came of it.
  /// - Throws: as ``click(_:rules:)``.
  /// - Complexity: O(log *n*), and what is disabled in the range.
  @discardableResult
  public mutating func extendAdding(
    to row: RowPath, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionOutcome {
    let number = try shape.requiredRowNumber(of: row)
    return try user(rules) { (turn) throws(SelectionError) in
      try turn.extend(to: number, isAdding: true)
    }
  }

  /// Ends the run of extensions that is under way: the next one starts from what is selected then.
  ///
  /// O(1).
  public mutating func endExtensions() {
    if extensionBase != nil { extensionBase = nil }
  }
}

extension Turn {
  mutating func click(_ row: Int) throws(SelectionError) {
    guard table.mode != .none, !table.isFixed(row) else { return }
    guard let target = try choose(row) else { return }
    if table.mode == .multiple {
      table.selected = Sweep(base: table.selected, effect: .replacing).selection(
        over: [target], fixed: table.fixedRows)
    }
    stand(on: target)
  }

  mutating func extend(to row: Int, isAdding: Bool) throws(SelectionError) {
    isExtension = true
    let base = before.extensionBase ?? before.selected
    table.extensionBase = base
    guard table.mode == .multiple, let anchor = table.anchorNumber ?? anchorForAdding(row, isAdding)
    else { return try click(row) }
    var reached = row
    if !table.isFixed(row) {
      guard let target = try rowToSelect(for: row) else { return }
      reached = target
    }
    let start = table.anchorNumber == nil ? reached : anchor
    let range = RowSet(min(start, reached)..<(max(start, reached) + 1))
    table.selected = Sweep(base: base, effect: isAdding ? .adding : .replacing).selection(
      over: range, fixed: table.fixedRows)
    table.trimSingleSections(keeping: reached, before: base)
    if !table.isFixed(reached) { tell(.didSelect(path(reached))) }
    table.anchorNumber = start
    table.leadNumber = reached
  }

  /// Where there is no anchor, adding starts a range on the row itself, unless that cannot be selected.
  private func anchorForAdding(_ row: Int, _ isAdding: Bool) -> Int? {
    isAdding && !table.isFixed(row) ? row : nil
  }
}
