// SPDX-License-Identifier: MIT

/// Pointer and keyboard: many rows at once, from an anchor to a lead.
///
/// Nothing is highlighted. The row reached is asked about and told as a tap's would be; the rows in
/// between, and those that a click deselects in mode multiple, are only in the change. In mode none
/// nothing happens. In mode single each of them selects the row, except that a toggle of the
/// selected row deselects it. On a row of a checkmark list, while the table is not being edited,
/// `click` and `toggle` flip or move the checkmark, and a range gives the rows from the anchor the
/// state that the anchor had; the selection stays as it is.
extension TableSelection {
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
  public mutating func click(
    _ row: RowPath, rules: SelectionRules? = nil
  ) throws(SelectionError) -> SelectionChange { try apply(.click(row), rules: rules) }

  /// Flips a row and leaves all others; anchor and lead move to it, also when it is deselected.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change.
  /// - Throws: As ``click(_:rules:)``.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func toggle(
    _ row: RowPath, rules: SelectionRules? = nil
  ) throws(SelectionError) -> SelectionChange { try apply(.toggle(row), rules: rules) }

  /// Selects the rows from the anchor to a row, and no others; only the lead moves to it.
  ///
  /// Without an anchor, and where anchor and row are not of one kind (both in the same list, or
  /// both in none), it is a click. ``TableInput/extendAdding(to:)`` is the same beside what was
  /// selected before.
  ///
  /// - Parameters:
  ///   - row: The row; it may be disabled, and is then passed over as any in between.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change.
  /// - Throws: As ``click(_:rules:)``.
  /// - Complexity: O(log *n*), and what is disabled in the range.
  @discardableResult
  public mutating func extend(
    to row: RowPath, rules: SelectionRules? = nil
  ) throws(SelectionError) -> SelectionChange { try apply(.extend(to: row), rules: rules) }

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
  public mutating func tapHeader(
    ofSection section: Int
  ) throws(SelectionError) -> SelectionChange { try apply(.tapHeader(section: section)) }
}
