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
    _ row: RowPath, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionChange { try apply(.tap(row), rules: rules) }

  /// Puts a finger on a row, which is highlighted unless a rule says no.
  ///
  /// In mode none, on a row that the user cannot change, and while another touch is held, this
  /// method has no effect.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`.
  /// - Complexity: O(log *n*).
  @discardableResult
  package mutating func touchDown(
    _ row: RowPath, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionChange { try apply(.touchDown(row), rules: rules) }

  /// Lifts the finger that is down, which commits the tap.
  ///
  /// The rules are asked about the table as it is now. Where no finger is down this method has no
  /// effect; where it throws the finger stays down until it is cancelled.
  ///
  /// - Parameter rules: What the app answers.
  /// - Returns: The resulting change.
  /// - Throws: As ``tap(_:rules:)``.
  /// - Complexity: O(log *n*).
  @discardableResult
  package mutating func touchUp(
    rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionChange { try apply(.touchUp, rules: rules) }

  /// Cancels the touch that is held: its row is no longer highlighted.
  ///
  /// - Returns: The resulting change.
  /// - Complexity: O(1).
  @discardableResult
  package mutating func touchCancel() -> SelectionChange { applyAlways(.touchCancel) }

  /// Taps a row's detail button, which is told and has no other effect.
  ///
  /// - Parameter row: The row.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`.
  /// - Complexity: O(log *s*).
  @discardableResult
  package mutating func tapAccessory(_ row: RowPath) throws(SelectionError) -> SelectionChange {
    try apply(.tapAccessory(row))
  }
}
