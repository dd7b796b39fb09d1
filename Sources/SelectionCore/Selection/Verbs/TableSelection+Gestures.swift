// SPDX-License-Identifier: MIT

/// Selecting by a two-finger pan, as in `UITableView`.
///
/// The rows from the first to the current one take on the state opposite to the first one's; going
/// back gives them their old state back. Disabled rows are passed over. Any change of the data ends
/// it.
extension TableSelection {
  /// Begins a pan on a row: editing begins, with the selection kept, and the row flips.
  ///
  /// Where the policy has no multiple selection during editing, where the user cannot change the
  /// row, while a pan is under way, and where the rule says no, this method has no effect.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(log *n*).
  @discardableResult
  package mutating func beginPan(
    _ row: RowPath, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionChange { try apply(.beginPan(row), rules: rules) }

  /// Takes the pan that is under way to a row; without one this method has no effect.
  ///
  /// - Parameter row: The row.
  /// - Returns: The resulting change; its calls tell each row that flips, in the order swept.
  /// - Throws: `SelectionError.rowOutOfRange`, `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(*r* log *n*) for *r* runs of rows that flip, and for each section of mode
  ///   single.
  @discardableResult
  package mutating func continuePan(to row: RowPath) throws(SelectionError) -> SelectionChange {
    try apply(.continuePan(to: row))
  }

  /// Ends the pan that is under way; editing stays on.
  ///
  /// - Returns: The resulting change.
  /// - Complexity: O(1).
  @discardableResult
  package mutating func endPan() -> SelectionChange { applyAlways(.endPan) }
}

/// Drag and band selection: a sweep over any rows, which can be cancelled.
///
/// It works in mode multiple. No row is asked about or told, only `selectionDidChange`; disabled
/// rows and rows of checkmark lists are passed over. Any change of the data ends it.
extension TableSelection {
  /// Begins a sweep, over no rows yet; while one is under way this method has no effect.
  ///
  /// - Parameter effect: What it does to the rows that it covers.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.tooFewSelected`.
  /// - Complexity: O(1).
  @discardableResult
  package mutating func beginSweep(
    _ effect: SweepEffect
  ) throws(SelectionError) -> SelectionChange { try apply(.beginSweep(effect)) }

  /// Lets the sweep cover these rows and no others: rows that it has left get their old state back.
  ///
  /// - Parameter rows: The rows that are covered now.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.tooManySelected`,
  ///   `.tooFewSelected`.
  /// - Complexity: O(*k* log *n*) for *k* spans, and what is disabled in them.
  @discardableResult
  package mutating func continueSweep(
    over rows: some RowSpansConvertible
  ) throws(SelectionError) -> SelectionChange { try apply(.continueSweep(over: rows.rowSpans)) }

  /// Ends the sweep; what it selected stays.
  ///
  /// - Returns: The resulting change.
  /// - Complexity: O(1).
  @discardableResult
  package mutating func endSweep() -> SelectionChange { applyAlways(.endSweep) }
}
