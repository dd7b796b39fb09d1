// SPDX-License-Identifier: MIT

/// A value that takes inputs: a table by paths, or a table with identities.
///
///     func selectOnly<Table: InputReceiver>(_ row: Table.Row, in table: inout Table) throws {
///       try table.setSelected([row])
///     }
///
/// This protocol has all methods that are inputs by name, so every table has the same. Classes that
/// take inputs, such as a model or a view's driver, have `apply(_:)` instead, and you write an
/// input with a leading dot: `model.apply(.tap("m1"))`.
///
/// Each input succeeds completely, or throws a ``SelectionError`` and leaves the table unchanged.
public protocol InputReceiver<Row> {
  /// The name of a row: a path, or an identity.
  associatedtype Row: Hashable
  /// The result of an input.
  associatedtype Change

  /// Applies an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - rules: The app's rules, for an input of the user.
  /// - Returns: The resulting change, with the rules that were asked and the events to emit.
  /// - Throws: `SelectionError`, with the table unchanged; see each input.
  /// - Complexity: See each input.
  @discardableResult
  mutating func apply(
    _ input: SelectionInput<Row>, rules: SelectionRules?
  ) throws(SelectionError) -> Change

  /// Applies an input that names rows by path.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - rules: The app's rules, for an input of the user.
  /// - Returns: The resulting change.
  /// - Throws: The errors of the input.
  /// - Complexity: See each input.
  @discardableResult
  mutating func apply(
    byPath input: TableInput, rules: SelectionRules?
  ) throws(SelectionError) -> Change

  /// The table, which names rows by number and path.
  var rows: TableSelection { get }

  /// The path of a row.
  ///
  /// - Throws: `SelectionError.unknownID` if no shown row has this identity.
  /// - Complexity: O(log *n*).
  func path(of row: Row) throws(SelectionError) -> RowPath
}

extension InputReceiver {
  /// Applies an input without rules.
  ///
  ///     try mails.apply(.tap("m2"))
  ///     mails.selectedIDs                    // ["m2"]
  ///
  /// - Parameter input: The input.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError`, with the table unchanged; see each input.
  /// - Complexity: See each input.
  @discardableResult
  @inlinable @inline(__always)
  public mutating func apply(_ input: SelectionInput<Row>) throws(SelectionError) -> Change {
    try apply(input, rules: nil)
  }

  /// Applies an input that names rows by path, without rules.
  ///
  ///     try mails.apply(byPath: .tap(RowPath(0, 1)))
  ///     mails.selectedIDs                    // ["m2"]
  ///
  /// - Parameter input: The input.
  /// - Returns: The resulting change.
  /// - Throws: The errors of the input.
  /// - Complexity: See each input.
  @discardableResult
  @inlinable @inline(__always)
  public mutating func apply(byPath input: TableInput) throws(SelectionError) -> Change {
    try apply(byPath: input, rules: nil)
  }
}

extension TableSelection: SelectionTable {
  /// The name of a row of a table by paths.
  public typealias Row = RowPath

  /// Applies an input; in this table rows have no names but their paths.
  ///
  ///     try table.apply(byPath: .tap(RowPath(0, 1)), rules: nil)
  ///     table.selectedRows                   // [0.1]
  ///
  /// - Complexity: See each input.
  @discardableResult
  public mutating func apply(
    byPath input: TableInput, rules: SelectionRules?
  ) throws(SelectionError) -> SelectionChange { try apply(input, rules: rules) }

  /// The table itself.
  public var rows: TableSelection { self }

  /// The path itself.
  ///
  ///     table.path(of: RowPath(1, 2))        // 1.2
  public func path(of row: RowPath) -> RowPath { row }
}
