// SPDX-License-Identifier: MIT

/// Inputs of a finger.
extension InputReceiver {
  /// Puts a finger on a row and lifts it.
  ///
  /// In mode none, on a row that the user cannot change, and while another touch is held, this
  /// method has no effect. In a checkmark list the row is checked or unchecked, or takes over the
  /// checkmark.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change; if a rule said no, its calls show what was asked.
  /// - Throws: `SelectionError.rowOutOfRange`, `.unknownID`, `.redirectOutOfRange`,
  ///   `.redirectToDisabled`, `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(log *n*).
  @discardableResult
  @inlinable
  public mutating func tap(
    _ row: Row, rules: SelectionRules? = nil
  ) throws(SelectionError) -> Change { try apply(.tap(row), rules: rules) }
}

/// Pointer and keyboard: many rows at once, from an anchor to a lead.
///
/// Nothing is highlighted. The row reached is asked about and told as a tap's would be; the rows in
/// between, and those that a click deselects in mode multiple, are only in the change. In mode none
/// nothing happens. In mode single each of them selects the row, except that a toggle of the
/// selected row deselects it. On a row of a checkmark list, while the table is not being edited,
/// `click` and `toggle` flip or move the checkmark, and a range gives the rows from the anchor the
/// state that the anchor had; the selection stays as it is.
extension InputReceiver {
  /// Selects a row in place of all others; anchor and lead move to it.
  ///
  /// - Parameters:
  ///   - row: The row; on one that the user cannot change this method has no effect.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.redirectOutOfRange`, `.redirectToDisabled`,
  ///   `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(log *n*), and what is disabled.
  @discardableResult
  @inlinable
  public mutating func click(
    _ row: Row, rules: SelectionRules? = nil
  ) throws(SelectionError) -> Change { try apply(.click(row), rules: rules) }

  /// Flips a row and leaves all others; anchor and lead move to it, also when it is deselected.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change.
  /// - Throws: As ``click(_:rules:)``.
  /// - Complexity: O(log *n*).
  @discardableResult
  @inlinable
  public mutating func toggle(
    _ row: Row, rules: SelectionRules? = nil
  ) throws(SelectionError) -> Change { try apply(.toggle(row), rules: rules) }

  /// Selects the rows from the anchor to a row, and no others; only the lead moves to it.
  ///
  /// Without an anchor, and where anchor and row are not of one kind (both in the same list, or
  /// both in none), it is a click. ``Input/extendAdding(to:)`` is the same beside what was
  /// selected before.
  ///
  /// - Parameters:
  ///   - row: The row; it may be disabled, and is then passed over as any in between.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change.
  /// - Throws: As ``click(_:rules:)``.
  /// - Complexity: O(log *n*), and what is disabled in the range.
  @discardableResult
  @inlinable
  public mutating func extend(
    to row: Row, rules: SelectionRules? = nil
  ) throws(SelectionError) -> Change { try apply(.extend(to: row), rules: rules) }

  /// Taps the header of a section: where all rows that the user can change are marked, they are
  /// unmarked, else marked.
  ///
  /// It works where the section is in mode multiple, or is an inclusive list; elsewhere it has no
  /// effect. No row is asked about or told, only `selectionDidChange`.
  ///
  /// - Parameter section: The section.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.sectionOutOfRange`, `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(log *n*) for each run of disabled rows in it.
  @discardableResult
  @inlinable
  public mutating func tapHeader(
    ofSection section: Int
  ) throws(SelectionError) -> Change { try apply(.tapHeader(ofSection: section)) }

  /// Puts a pointer down on a row, as ``Input/press(_:_:)`` says.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - effect: What the click does.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change; of a click that waits for the release, none yet.
  /// - Throws: As ``click(_:rules:)``.
  /// - Complexity: O(log *n*).
  @discardableResult
  @inlinable
  public mutating func press(
    _ row: Row, _ effect: RowEffect = .click, rules: SelectionRules? = nil
  ) throws(SelectionError) -> Change { try apply(.press(row, effect), rules: rules) }

  /// Lifts the pointer: what waits for that happens.
  ///
  /// - Parameter rules: What the app answers.
  /// - Returns: The resulting change.
  /// - Throws: As ``click(_:rules:)``; then the pointer is still down.
  /// - Complexity: O(log *n*).
  @discardableResult
  @inlinable
  public mutating func release(
    rules: SelectionRules? = nil
  ) throws(SelectionError) -> Change { try apply(.release, rules: rules) }
}
