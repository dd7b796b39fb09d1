// SPDX-License-Identifier: MIT

/// What the user does with keyboard or pointer, before a profile says what it means.
///
///     try table.handle(.key(KeyStroke(.down, .shift)), profile: .windows)
///     let input = InputProfile.appKit.input(for: .key(KeyStroke(.down)), in: table)
@nonexhaustive
public enum UserAction<Row: Hashable>: Hashable {
  /// Presses a key; keys that move by a page pass over so many rows, which are in so many
  /// columns.
  ///
  /// Keys that move do so as ``Input/go(_:_:pageRows:columns:)`` says.
  case key(KeyStroke, pageRows: Int = 10, columns: Int = 1)
  /// Clicks or taps a row, with modifiers.
  case click(Row, KeyModifiers = [])
  /// Clicks a row with the secondary button, before a menu opens that is about
  /// ``TableSelection/menuRows(for:)``; it never checks a row.
  case secondaryClick(Row)
  /// Clicks beside all rows: where a click selects its row in place of all others, all selected
  /// rows are deselected that the user can change. No row is unchecked; anchor and lead stay.
  case clickBesideRows(KeyModifiers = [])
  /// Puts a pointer on a row, with modifiers.
  ///
  /// What the click means happens now, or at the release where it would deselect other rows, and on
  /// rows of checkmark lists. Where a click is a tap, a finger is put on the row.
  case press(Row, KeyModifiers = [])
  /// Lifts the pointer: what waits for that happens. Where it is refused, the pointer is still
  /// down.
  case release
  /// Begins to drag what is selected: what waits for the release is dropped, and the press is over.
  case drag
  /// Goes to a row that was found in some other way, such as by ``TypeAhead``: the row gets what an
  /// arrow without modifiers does to the row that it reaches, and no checkmark.
  case go(to: Row)
}

extension UserAction: Sendable where Row: Sendable {}

extension InputProfile {
  /// The input that an action of the user means, or nil if it has no meaning.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - table: The table, as it is before.
  /// - Returns: The input, which any table takes.
  /// - Complexity: O(log *n*).
  public func input(for action: UserAction<RowPath>, in table: TableSelection) -> TableInput? {
    switch action {
    case .key(let stroke, let pageRows, let columns):
      let input = keys[stroke] ?? keys[stroke.withoutCapsLock]
      guard case .go(let motion, let effect, _, _)? = input else { return input }
      return .go(motion, effect, pageRows: pageRows, columns: columns)
    case .click(let row, let modifiers):
      return clicks[known(modifiers)]?.input(on: row)
    case .secondaryClick(let row):
      guard !table.isSelected(row), table.listInForce(inSection: row.section) == nil
      else { return nil }
      return secondaryClick?.input(on: row)
    case .clickBesideRows(let modifiers):
      return deselects(clickBesideRowsWith: modifiers) ? .propose([]) : nil
    case .press(let row, let modifiers):
      return clicks[known(modifiers)].map { $0.isTap ? .touchDown(row) : .press(row, $0) }
    case .release: return isTouch(table) ? .touchUp : .release
    case .drag: return isTouch(table) ? .touchCancel : .drag
    case .go(let row):
      guard case .go(_, let effect, _, _)? = keys[KeyStroke(.down)] else { return nil }
      return table.listInForce(inSection: row.section) == nil
        ? effect.input(on: row) : .focus(row)
    }
  }

  /// Whether a click beside all rows deselects them.
  func deselects(clickBesideRowsWith modifiers: KeyModifiers) -> Bool {
    known(modifiers).isEmpty && clicks[[]] == .click
  }

  /// Whether the pointer that is down on a table is a finger: every click is a tap, or this was.
  private func isTouch(_ table: TableSelection) -> Bool {
    clicks.values.allSatisfy { $0.isTap } || table.touched != nil && clicks.values.contains(.tap)
  }

  /// The modifiers of a click that any entry has; others are left out, so that an unselected row
  /// can be dragged with ⌥.
  private func known(_ modifiers: KeyModifiers) -> KeyModifiers {
    modifiers.intersection(clicks.keys.reduce([]) { $0.union($1) })
  }
}

extension UserAction {
  /// The same action on a row with another name.
  ///
  /// - Parameter name: Gives the other name of a row.
  /// - Returns: The action.
  /// - Throws: What `name` throws.
  /// - Complexity: That of `name`.
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
