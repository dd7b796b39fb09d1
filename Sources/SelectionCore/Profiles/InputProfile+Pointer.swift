// SPDX-License-Identifier: MIT

/// Presses, menus, and clicks beside all rows.
extension InputProfile {
  /// Whether the pointer that is down on a table is a finger: every click is a tap, or this was.
  private func isTouch(_ table: TableSelection) -> Bool {
    clicks.values.allSatisfy { $0 == .tap }
      || table.touched != nil && clicks.values.contains(.tap)
  }

  /// The input that a pointer means that goes down on a row, or nil if it has no meaning.
  ///
  /// A tap puts a finger on the row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - modifiers: The modifiers that are held.
  /// - Returns: The input.
  /// - Complexity: O(1).
  public func input(forPressOn row: RowPath, modifiers: KeyModifiers = []) -> TableInput? {
    clicks[modifiers].map { $0 == .tap ? .touchDown(row) : .press(row, $0) }
  }

  /// The input that a pointer means that goes up.
  ///
  /// - Parameter table: The table.
  /// - Returns: The input.
  /// - Complexity: O(1).
  public func input(forReleaseIn table: TableSelection) -> TableInput {
    isTouch(table) ? .touchUp : .release
  }

  /// The input that a pointer means that begins to drag.
  ///
  /// - Parameter table: The table.
  /// - Returns: The input.
  /// - Complexity: O(1).
  public func input(forDragIn table: TableSelection) -> TableInput {
    isTouch(table) ? .touchCancel : .drag
  }

  /// The input that a secondary click means before its menu opens, or nil if it has no meaning.
  ///
  /// A menu is about the rows that ``TableSelection/menuRows(for:)`` says. It never checks a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - table: The table.
  /// - Returns: The input.
  /// - Complexity: O(log *n*).
  public func input(
    forSecondaryClickOn row: RowPath, in table: TableSelection
  ) -> TableInput? {
    guard !table.isSelected(row), table.listInForce(inSection: row.section) == nil
    else { return nil }
    return secondaryClick.map { $0.input(on: row) }
  }

  /// The input that a click beside all rows means, or nil if it has no meaning.
  ///
  /// Where a click selects its row in place of all others, one on none of them lets all go.
  ///
  /// - Parameter modifiers: The modifiers that are held.
  /// - Returns: The input.
  /// - Complexity: O(1).
  public func input(forClickBesideRowsWith modifiers: KeyModifiers = []) -> TableInput? {
    modifiers.isEmpty && clicks[[]] == .click ? .propose([]) : nil
  }
}
