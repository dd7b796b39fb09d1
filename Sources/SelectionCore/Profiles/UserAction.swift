// SPDX-License-Identifier: MIT

/// What the user does with keyboard or pointer, before a profile says what it means.
///
///     try table.handle(.key(KeyStroke(.down, .shift)), profile: .windows)
///     let input = InputProfile.appKit.input(for: .key(KeyStroke(.down)), in: table)
public enum UserAction: Hashable, Sendable {
  /// Presses a key; keys that move by a page pass over so many rows, which stand in so many
  /// columns.
  ///
  /// Keys that move do so as ``TableInput/go(_:_:pageRows:columns:)`` says.
  case key(KeyStroke, pageRows: Int = 10, columns: Int = 1)
  /// Clicks or taps a row, with modifiers.
  case click(RowPath, KeyModifiers = [])
  /// Clicks a row with the secondary button, before a menu opens that is about
  /// ``TableSelection/menuRows(for:)``; it never checks a row.
  case secondaryClick(RowPath)
  /// Clicks beside all rows: where a click selects its row in place of all others, all selected
  /// rows are deselected that the user can change. No row is unchecked; anchor and lead stay.
  case clickBesideRows(KeyModifiers = [])
  /// Puts a pointer on a row, with modifiers.
  ///
  /// What the click means happens now, or at the release where it would deselect other rows, and on
  /// rows of checkmark lists. Where a click is a tap, a finger is put on the row.
  case press(RowPath, KeyModifiers = [])
  /// Lifts the pointer: what waits for that happens. Where it is refused, the pointer is still
  /// down.
  case release
  /// Begins to drag what is selected: what waits for the release is dropped, and the press is over.
  case drag
  /// Goes to a row that was found in some other way, such as by ``TypeAhead``: the row gets what an
  /// arrow without modifiers does to the row that it reaches, and no checkmark.
  case go(to: RowPath)
}

extension InputProfile {
  /// The input that an action of the user means, or nil if it has no meaning.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - table: The table, as it is before.
  /// - Returns: The input, which any table takes.
  /// - Complexity: O(log *n*).
  public func input(for action: UserAction, in table: TableSelection) -> TableInput? {
    switch action {
    case .key(let stroke, let pageRows, let columns):
      let input = keys[stroke] ?? keys[stroke.withoutCapsLock]
      guard case .go(let motion, let effect, _, _)? = input else { return input }
      return .go(motion, effect, pageRows: pageRows, columns: columns)
    case .click(let row, let modifiers):
      return clicks[modifiers]?.input(on: row)
    case .secondaryClick(let row):
      guard !table.isSelected(row), table.listInForce(inSection: row.section) == nil
      else { return nil }
      return secondaryClick?.input(on: row)
    case .clickBesideRows(let modifiers):
      return modifiers.isEmpty && clicks[[]] == .click ? .propose([]) : nil
    case .press(let row, let modifiers):
      return clicks[modifiers].map { $0 == .tap ? .touchDown(row) : .press(row, $0) }
    case .release: return isTouch(table) ? .touchUp : .release
    case .drag: return isTouch(table) ? .touchCancel : .drag
    case .go(let row):
      guard case .go(_, let effect, _, _)? = keys[KeyStroke(.down)] else { return nil }
      return table.listInForce(inSection: row.section) == nil
        ? effect.input(on: row) : .focus(row)
    }
  }

  /// Whether the pointer that is down on a table is a finger: every click is a tap, or this was.
  private func isTouch(_ table: TableSelection) -> Bool {
    clicks.values.allSatisfy { $0 == .tap }
      || table.touched != nil && clicks.values.contains(.tap)
  }
}

extension TableSelection {
  /// Does what an action of the user means, by the keyboard and mouse conventions of a platform.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - profile: The conventions.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change, or nil if the action has no meaning.
  /// - Throws: What the input throws that it means.
  /// - Complexity: As of the input: O(log *n*), and what is disabled; for a key that moves, a
  ///   question for each row that is passed over if there is a rule.
  @discardableResult
  public mutating func handle(
    _ action: UserAction, profile: InputProfile = .platform,
    rules: SelectionRules? = nil
  ) throws(SelectionError) -> SelectionChange? {
    guard let input = profile.input(for: action, in: self) else { return nil }
    return try apply(input, rules: rules)
  }

  /// Clicks a row with modifiers, by the conventions of a platform.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - modifiers: The modifiers that are held.
  ///   - profile: The conventions.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change, or nil if the click has no meaning.
  /// - Throws: What the input throws that it means.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func click(
    _ row: RowPath, modifiers: KeyModifiers, profile: InputProfile = .platform,
    rules: SelectionRules? = nil
  ) throws(SelectionError) -> SelectionChange? {
    try handle(.click(row, modifiers), profile: profile, rules: rules)
  }
}
