// SPDX-License-Identifier: MIT

/// A pointer that goes down and up, and views that propose a selection.
extension TableSelection {
  /// Puts a pointer on a row; while another is down this method has no effect.
  ///
  /// The effect is that of a click on the row. It waits for the release where the row is selected
  /// and the effect would deselect others or the row itself, and on rows of checkmark lists. The
  /// press goes along with its row, and ends if that is deleted.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - effect: What the click does.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change.
  /// - Throws: As ``click(_:rules:)``; the pointer is not down then.
  /// - Complexity: O(log *n*), and what is disabled.
  @discardableResult
  package mutating func press(
    _ row: RowPath, _ effect: RowEffect, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionChange { try apply(.press(row, effect), rules: rules) }

  /// Lifts the pointer: what waits for that happens.
  ///
  /// Without a press this method has no effect.
  ///
  /// - Parameter rules: What the app answers.
  /// - Returns: The resulting change.
  /// - Throws: As ``click(_:rules:)``; the pointer is still down then.
  /// - Complexity: O(log *n*), and what is disabled.
  @discardableResult
  package mutating func release(
    rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionChange { try apply(.release, rules: rules) }

  /// Begins to drag what is selected: what waits for the release is dropped, and the press is over.
  ///
  /// - Returns: The resulting change.
  /// - Complexity: O(1).
  @discardableResult
  package mutating func drag() -> SelectionChange { applyAlways(.drag) }

  /// Selects exactly the rows that a view proposes, as far as the user can change them.
  ///
  /// Disabled rows and rows of checkmark lists stay as they are, and in mode none all rows do. No
  /// row is asked about or told, only `selectionDidChange`. Anchor and lead stay.
  ///
  /// - Parameter rows: The rows.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.severalRowsInSingleMode`,
  ///   `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(*k* log *n*) for *k* spans, and what is disabled.
  @discardableResult
  package mutating func propose(
    _ rows: some RowSpansConvertible
  ) throws(SelectionError) -> SelectionChange { try apply(.propose(rows.rowSpans)) }
}
