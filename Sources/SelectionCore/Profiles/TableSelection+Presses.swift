// SPDX-License-Identifier: MIT

/// What a pointer does, by the conventions of a platform.
extension TableSelection {
  /// Puts a pointer on a row.
  ///
  /// What the click means happens now, or at the release where it would let selected rows go, and
  /// on rows of checkmark lists. A tap puts a finger on the row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - modifiers: The modifiers that are held.
  ///   - profile: The conventions.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change, or nil if the press has no meaning.
  /// - Throws: What the input throws that it means.
  /// - Complexity: O(log *n*).
  @discardableResult
  package mutating func press(
    _ row: RowPath, modifiers: KeyModifiers = [], profile: InputProfile = .platform,
    rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionChange? {
    guard let input = profile.input(forPressOn: row, modifiers: modifiers) else { return nil }
    return try apply(input, rules: rules)
  }

  /// Lifts the pointer: what waits for that happens.
  ///
  /// - Parameters:
  ///   - profile: The conventions.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change.
  /// - Throws: What the input throws that it means; the pointer is still down then.
  /// - Complexity: O(log *n*).
  @discardableResult
  package mutating func release(
    profile: InputProfile = .platform, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionChange {
    try apply(profile.input(forReleaseIn: self), rules: rules)
  }

  /// Begins to drag what is selected: what waits for the release is dropped, and the press is over.
  ///
  /// - Parameter profile: The conventions.
  /// - Returns: The resulting change.
  /// - Complexity: O(log *n*).
  @discardableResult
  package mutating func drag(profile: InputProfile) -> SelectionChange {
    applyAlways(profile.input(forDragIn: self))
  }

  /// Clicks a row with the secondary button, before a menu opens that is about
  /// ``menuRows(for:)``.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - profile: The conventions.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change, or nil if the click selects nothing.
  /// - Throws: What the input throws that it means.
  /// - Complexity: O(log *n*).
  @discardableResult
  package mutating func secondaryClick(
    _ row: RowPath, profile: InputProfile = .platform, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionChange? {
    guard let input = profile.input(forSecondaryClickOn: row, in: self) else { return nil }
    return try apply(input, rules: rules)
  }

  /// Clicks beside all rows: in most profiles all selected rows go that the user can change.
  ///
  /// No row is unchecked; anchor and lead stay.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers that are held.
  ///   - profile: The conventions.
  /// - Returns: The resulting change, or nil if the click has no meaning.
  /// - Throws: `SelectionError.tooFewSelected`.
  /// - Complexity: O(log *n*), and what is disabled.
  @discardableResult
  package mutating func clickBesideRows(
    modifiers: KeyModifiers = [], profile: InputProfile
  ) throws(SelectionError) -> SelectionChange? {
    guard let input = profile.input(forClickBesideRowsWith: modifiers) else { return nil }
    return try apply(input)
  }
}
