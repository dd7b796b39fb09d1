// SPDX-License-Identifier: MIT

/// Keys and clicks by the conventions of a platform.
extension InputReceiver {
  /// Does what an action of the user means, by the keyboard and mouse conventions of a platform.
  ///
  ///     try mails.handle(.key(KeyStroke(.down, .shift)), profile: .windows)
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - profile: The conventions.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change, or nil if the action has no meaning.
  /// - Throws: What the input throws that the action means.
  /// - Complexity: As of the input: O(log *n*), and what is disabled; for a key that moves, a
  ///   question for each row that is passed over if there is a rule.
  @discardableResult
  @inlinable
  public mutating func handle(
    _ action: UserAction<Row>, profile: InputProfile = .platform, rules: SelectionRules? = nil
  ) throws(SelectionError) -> Change? {
    let action = try action.mapRow { row throws(SelectionError) in try path(of: row) }
    return try handle(byPath: action, profile: profile, rules: rules)
  }

  /// Does what an action of the user means, which names rows by their paths, as a view knows them.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - profile: The conventions.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change, or nil if the action has no meaning.
  /// - Throws: What the input throws that the action means.
  /// - Complexity: As ``handle(_:profile:rules:)``.
  @discardableResult
  @inlinable
  public mutating func handle(
    byPath action: UserAction<RowPath>, profile: InputProfile = .platform,
    rules: SelectionRules? = nil
  ) throws(SelectionError) -> Change? {
    guard let input = profile.input(for: action, in: rows) else { return nil }
    return try apply(byPath: input, rules: rules)
  }

  /// Clicks a row with modifiers, by the conventions of a platform.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - modifiers: The modifiers that are held.
  ///   - profile: The conventions.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change, or nil if the click has no meaning.
  /// - Throws: What the input throws that the click means.
  /// - Complexity: O(log *n*), and what is disabled.
  @discardableResult
  @inlinable
  public mutating func click(
    _ row: Row, modifiers: KeyModifiers, profile: InputProfile = .platform,
    rules: SelectionRules? = nil
  ) throws(SelectionError) -> Change? {
    try handle(.click(row, modifiers), profile: profile, rules: rules)
  }

  /// Presses a key, by the conventions of a platform.
  ///
  /// - Parameters:
  ///   - stroke: The key, with the modifiers that are held.
  ///   - profile: The conventions.
  ///   - pageRows: How many rows a page has.
  ///   - columns: How many columns the rows are shown in.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change, or nil if the key has no meaning.
  /// - Throws: What the input throws that the key means.
  /// - Complexity: As ``handle(_:profile:rules:)``.
  @discardableResult
  @inlinable
  public mutating func press(
    _ stroke: KeyStroke, profile: InputProfile = .platform, pageRows: Int = 10, columns: Int = 1,
    rules: SelectionRules? = nil
  ) throws(SelectionError) -> Change? {
    try handle(
      .key(stroke, pageRows: pageRows, columns: columns), profile: profile, rules: rules)
  }
}
