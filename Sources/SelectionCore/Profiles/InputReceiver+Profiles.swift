// SPDX-License-Identifier: MIT

/// Keys and clicks, following the conventions of a platform.
extension InputReceiver {
  /// Applies the input for a user's action, following the conventions of a platform.
  ///
  ///     try mails.handle(.key(KeyStroke(.down, .shift)), profile: .windows)
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - profile: The conventions.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change, or nil if the action has no meaning in the profile.
  /// - Throws: The errors that the input throws.
  /// - Complexity: The cost of the input: O(log *n*), plus the cost of disabled rows. A key that
  ///   moves the focus also calls the rule, if the app provides one, for each row that it skips.
  @discardableResult
  @inlinable
  public mutating func handle(
    _ action: UserAction<Row>, profile: InputProfile = .platform, rules: Rules? = nil
  ) throws(SelectionError) -> Change? {
    let action = try action.mapRow { row throws(SelectionError) in try path(of: row) }
    return try handle(byPath: action, profile: profile, rules: rules)
  }

  /// Applies the input for a user's action that names rows by path, as a view does.
  ///
  ///     let action = UserAction<RowPath>.click(RowPath(0, 3), .command)
  ///     try mails.tap("m1")
  ///     try mails.handle(byPath: action, profile: .appKit)
  ///     mails.selectedRows                   // ["m1", "m4"]
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - profile: The conventions.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change, or nil if the action has no meaning in the profile.
  /// - Throws: The errors that the input throws.
  /// - Complexity: The cost of ``handle(_:profile:rules:)``.
  @discardableResult
  @inlinable
  public mutating func handle(
    byPath action: UserAction<RowPath>, profile: InputProfile = .platform,
    rules: Rules? = nil
  ) throws(SelectionError) -> Change? {
    guard let input = profile.input(for: action, in: rows) else { return nil }
    return try apply(byPath: input, rules: rules)
  }

  /// Clicks a row while modifiers are held, following the conventions of a platform.
  ///
  ///     try mails.click("m2", profile: .windows)
  ///     try mails.click("m4", modifiers: .shift, profile: .windows)
  ///     mails.selectedRows                   // ["m2", "m3", "m4"]
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - modifiers: The modifiers that are held.
  ///   - profile: The conventions.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change, or nil if the click has no meaning in the profile.
  /// - Throws: The errors that the input throws.
  /// - Complexity: O(log *n*), plus the cost of disabled rows.
  @discardableResult
  @inlinable
  public mutating func click(
    _ row: Row, modifiers: KeyModifiers = [], profile: InputProfile = .platform,
    rules: Rules? = nil
  ) throws(SelectionError) -> Change? {
    try handle(.click(row, modifiers), profile: profile, rules: rules)
  }

  /// Presses a key, following the conventions of a platform.
  ///
  ///     try mails.click("m2")
  ///     try mails.press(KeyStroke(.down, .shift), profile: .windows)
  ///     mails.selectedRows                   // ["m2", "m3"]
  ///
  /// - Parameters:
  ///   - stroke: The key, with the modifiers that are held.
  ///   - profile: The conventions.
  ///   - pageRows: The number of rows on a page.
  ///   - columns: The number of columns in which the rows are shown.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change, or nil if the key has no meaning in the profile.
  /// - Throws: The errors that the input throws.
  /// - Complexity: The cost of ``handle(_:profile:rules:)``.
  @discardableResult
  @inlinable
  public mutating func press(
    _ stroke: KeyStroke, profile: InputProfile = .platform, pageRows: Int = 10, columns: Int = 1,
    rules: Rules? = nil
  ) throws(SelectionError) -> Change? {
    try handle(
      .key(stroke, pageRows: pageRows, columns: columns), profile: profile, rules: rules)
  }
}
