// SPDX-License-Identifier: MIT

extension TableSelection {
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
    rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionChange? {
    guard let input = profile.input(forClickOn: row, modifiers: modifiers) else { return nil }
    return try apply(input, rules: rules)
  }

  /// Presses a key, by the conventions of a platform.
  ///
  /// Keys that move start at the lead. They pass over rows that cannot be focused, which are the
  /// disabled ones unless the rules say otherwise, and stop at the last that can. Without a lead
  /// they go to the first row that can be focused, or to the last one where they move up. On rows
  /// of a checkmark list they move the lead alone. In columns, up and down go a whole line and stay
  /// in their column.
  ///
  /// - Parameters:
  ///   - stroke: The key.
  ///   - profile: The conventions.
  ///   - pageRows: How many rows a page is.
  ///   - columns: How many columns the rows stand in.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change, or nil if the key has no meaning.
  /// - Throws: What the input throws that it means.
  /// - Complexity: O(log *n*), and a question for each row that is passed over if there is a rule.
  @discardableResult
  public mutating func press(
    _ stroke: KeyStroke, profile: InputProfile = .platform, pageRows: Int = 10, columns: Int = 1,
    rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionChange? {
    guard let input = profile.input(for: stroke, pageRows: pageRows, columns: columns)
    else { return nil }
    return try apply(input, rules: rules)
  }

  /// Takes the keyboard to a row that was found in some other way, such as by ``TypeAhead``: the
  /// row gets what an arrow without modifiers does to the row that it reaches.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - profile: The conventions.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change, or nil if arrows have no meaning.
  /// - Throws: What the input throws that it means.
  /// - Complexity: O(log *n*).
  @discardableResult
  package mutating func go(
    to row: RowPath, profile: InputProfile = .platform, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionChange? {
    guard let input = profile.input(forGoingTo: row, in: self) else { return nil }
    return try apply(input, rules: rules)
  }
}
