// SPDX-License-Identifier: MIT

/// A user's action with the keyboard or a pointer; a profile determines the meaning of the action.
///
///     try table.handle(.key(KeyStroke(.down, .shift)), profile: .windows)
///     let input = InputProfile.appKit.input(for: .key(KeyStroke(.down)), in: table)
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public indirect enum UserAction<Row: Hashable>: Equatable {
  /// Presses a key, given the number of rows on a page and the number of columns.
  ///
  /// Keys that move the focus do so as described for a table's `SelectionInput.go`.
  case key(KeyStroke, pageRows: Int = 10, columns: Int = 1)
  /// Clicks or taps a row, with modifiers.
  case click(Row, KeyModifiers = [])
  /// Clicks a row with the secondary button, before a menu opens for a table's `menuRows(for:)`;
  /// the action never checks a row.
  case secondaryClick(Row)
  /// Clicks outside the rows: if the profile's click selects its row in place of all other rows,
  /// deselects all rows that the user can change. Checkmarks, the anchor and the lead don't change.
  case clickBesideRows(KeyModifiers = [])
  /// Puts a pointer on a row, with modifiers.
  ///
  /// The click takes effect at once, unless it would deselect other rows or the row is in a
  /// checkmark list. In these cases, it takes effect on release. If a click is a tap in the
  /// profile, the action puts a finger on the row.
  case press(Row, KeyModifiers = [])
  /// Releases the pointer, and applies the effect that was delayed until the release. If the
  /// release throws an error, the pointer is still down.
  case release
  /// Begins to drag the selection: the press ends, and its delayed effect is discarded.
  case drag
  /// Moves to a row that was found in a different way, such as by ``TypeAhead``: has the effect of
  /// an arrow key without modifiers that reaches the row, and doesn't change checkmarks.
  case go(to: Row)
}

extension UserAction: Sendable where Row: Sendable {}

extension UserAction {
  /// Returns the same action with a different name for its row.
  ///
  /// - Parameter name: Returns the new name of a row.
  /// - Returns: The action.
  /// - Throws: The errors of `name`.
  /// - Complexity: The cost of `name`.
  @inlinable
  public func mapRow<Name: Hashable, Failure: Error>(
    _ name: (Row) throws(Failure) -> Name
  ) throws(Failure) -> UserAction<Name> {
    switch self {
    case .key(let stroke, let pageRows, let columns):
      .key(stroke, pageRows: pageRows, columns: columns)
    case .click(let row, let modifiers): .click(try name(row), modifiers)
    case .secondaryClick(let row): .secondaryClick(try name(row))
    case .clickBesideRows(let modifiers): .clickBesideRows(modifiers)
    case .press(let row, let modifiers): .press(try name(row), modifiers)
    case .release: .release
    case .drag: .drag
    case .go(let row): .go(to: try name(row))
    }
  }
}
