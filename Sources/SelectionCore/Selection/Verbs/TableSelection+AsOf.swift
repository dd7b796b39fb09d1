// SPDX-License-Identifier: MIT

extension TableSelection {
  /// Applies an input that was meant for an older state of this table, such as a tap during a sync,
  /// a server's response or a drop.
  ///
  ///     // The user sees this, and a row comes before the tap arrives:
  ///     let shown = table
  ///     try table.insertRows(at: RowPath(0, 0))
  ///     // Usually the tap selects what is at its path now, which is another row:
  ///     //   try table.tap(RowPath(0, 1))
  ///     try table.apply(.tap(RowPath(0, 1)), asOf: shown)
  ///     table.selectedRows                           // [0.2]
  ///
  /// The input names rows and sections of the older table. ``SelectionInput/following(_:)`` finds
  /// the current positions of these rows, so no other row is ever affected. If the input names
  /// several rows, removed and hidden rows are left out. An input that names no row, such as
  /// ``SelectionInput/selectAll``, applies to the current table. An edit can be applied if it
  /// changes only marks.
  ///
  /// Source: the reports of crashes and wrong rows in RocketChat.iOS#2181 and WordPress-iOS#15368.
  /// - Parameters:
  ///   - input: The input, which refers to the rows of the older table.
  ///   - older: The table for which the input was meant; ``change(from:)`` describes which tables
  ///     can be compared.
  ///   - rules: The app's rules, if the input comes from the user.
  /// - Returns: The resulting change, or nil if the input's rows or section have been removed, or
  ///   if the table has been reloaded since the older state. If the result is nil, the table is
  ///   unchanged.
  /// - Throws: The errors that the input throws.
  /// - Complexity: The cost of ``change(from:)`` and of the input.
  @discardableResult
  public mutating func apply(
    _ input: TableInput, asOf older: TableSelection, rules: TableRules? = nil
  ) throws(SelectionError) -> SelectionChange? {
    let change = change(from: older)
    if case .edit(let edit) = input, let whole = change.wholeMapping {
      guard let edit = edit.following(whole) else { return nil }
      return try apply(.edit(edit), rules: rules)
    }
    guard let mapping = change.mapping else { return try apply(input, rules: rules) }
    guard let input = input.following(mapping) else { return nil }
    return try apply(input, rules: rules)
  }
}
