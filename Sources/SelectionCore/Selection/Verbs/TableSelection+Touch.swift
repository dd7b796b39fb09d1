// SPDX-License-Identifier: MIT

/// What a finger does.
extension TableSelection {
  /// Puts a finger on a row and lifts it.
  ///
  /// In mode none, on a row that the user cannot change, and while another touch is held, this
  /// method has no effect. In a checkmark list the row is checked or unchecked, or takes over the
  /// checkmark.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change; where a rule said no, its calls show what was asked.
  /// - Throws: `SelectionError.rowOutOfRange`, `.redirectOutOfRange`, `.redirectToDisabled`,
  ///   `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func tap(
    _ row: RowPath, rules: SelectionRules? = nil
  ) throws(SelectionError) -> SelectionChange { try apply(.tap(row), rules: rules) }
}
