// SPDX-License-Identifier: MIT

extension TableSelection {
  /// Applies an input that was meant for an older state of this table: a tap while a sync was on
  /// its way, a server's answer, a drop.
  ///
  ///     let shown = table                            // what the user sees
  ///     …                                            // new contents come
  ///     try table.apply(.tap(row), asOf: shown)      // the row that was seen, wherever it is now
  ///
  /// The input's rows and sections are those of the older table. They are looked for where they are
  /// now, so that no other row is ever reached, by ``Input/following(_:)``: of several rows those
  /// that are gone or hidden are left out. An input that names no row, such as
  /// ``Input/selectAll``, is about the table as it is.
  ///
  /// Source: the crashes and wrong rows of RocketChat.iOS#2181 and WordPress-iOS#15368.
  /// - Parameters:
  ///   - input: The input, as of the older table.
  ///   - older: The table for which it was meant; see ``change(from:)`` for which can be compared.
  ///   - rules: What the app answers, for an input of the user.
  /// - Returns: The resulting change; nil, with nothing changed, if what the input is about is
  ///   gone, or everything was reloaded since.
  /// - Throws: What the input throws.
  /// - Complexity: That of ``change(from:)``, and that of the input.
  @discardableResult
  public mutating func apply(
    _ input: TableInput, asOf older: TableSelection, rules: SelectionRules? = nil
  ) throws(SelectionError) -> SelectionChange? {
    guard let mapping = change(from: older).mapping else { return try apply(input, rules: rules) }
    guard let input = input.following(mapping) else { return nil }
    return try apply(input, rules: rules)
  }
}
