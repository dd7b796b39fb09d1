// SPDX-License-Identifier: MIT

/// A value that takes inputs: a table by paths, or a table with identities.
///
///     func selectOnly<Table: InputReceiver>(_ row: Table.Row, in table: inout Table) throws {
///       try table.setSelected([row])
///     }
///
/// All methods that are inputs by name come from this protocol, so every table has the same.
/// Classes that take inputs, such as a model or a driver of a view, have `apply(_:)` in place of
/// them, to which each input is given by its leading dot: `model.apply(.tap("m1"))`.
///
/// Each input succeeds completely, or throws a ``SelectionError`` and leaves the table as it was.
public protocol InputReceiver<Row> {
  /// The name of a row: a path, or an identity.
  associatedtype Row: Hashable
  /// The result of an input.
  associatedtype Change

  /// Applies an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - rules: What the app answers, for an input of the user.
  /// - Returns: What changed, with the rules that were asked and the events to tell.
  /// - Throws: `SelectionError`; the table is unchanged then. Each input says which.
  /// - Complexity: As each input says.
  @discardableResult
  mutating func apply(
    _ input: Input<Row>, rules: SelectionRules?
  ) throws(SelectionError) -> Change

  /// Applies an input that names rows by their paths.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - rules: What the app answers, for an input of the user.
  /// - Returns: The resulting change.
  /// - Throws: As the input says.
  /// - Complexity: As each input says.
  @discardableResult
  mutating func apply(
    byPath input: TableInput, rules: SelectionRules?
  ) throws(SelectionError) -> Change

  /// The table by row numbers and paths.
  var rows: TableSelection { get }

  /// The path of a row.
  ///
  /// - Throws: `SelectionError.unknownID` if no row that is shown has this identity.
  /// - Complexity: O(log *n*).
  func path(of row: Row) throws(SelectionError) -> RowPath
}

extension InputReceiver {
  /// Applies an input without rules.
  ///
  /// - Parameter input: The input.
  /// - Returns: What changed.
  /// - Throws: `SelectionError`; the table is unchanged then. Each input says which.
  /// - Complexity: As each input says.
  @discardableResult
  @inlinable @inline(__always)
  public mutating func apply(_ input: Input<Row>) throws(SelectionError) -> Change {
    try apply(input, rules: nil)
  }

  /// Applies an input that names rows by their paths, without rules.
  ///
  /// - Parameter input: The input.
  /// - Returns: The resulting change.
  /// - Throws: As the input says.
  /// - Complexity: As each input says.
  @discardableResult
  @inlinable @inline(__always)
  public mutating func apply(byPath input: TableInput) throws(SelectionError) -> Change {
    try apply(byPath: input, rules: nil)
  }

  /// Applies an input that no table refuses.
  @inlinable
  mutating func applyAlways(_ input: Input<Row>) -> Change {
    do {
      return try apply(input, rules: nil)
    } catch {
      preconditionFailure("an input that cannot fail has failed")
    }
  }
}

extension TableSelection: InputReceiver {
  /// The name of a row of a table by paths.
  public typealias Row = RowPath

  /// Applies an input; here rows have no other names than their paths.
  @discardableResult
  public mutating func apply(
    byPath input: TableInput, rules: SelectionRules?
  ) throws(SelectionError) -> SelectionChange { try apply(input, rules: rules) }

  /// The table itself.
  public var rows: TableSelection { self }

  /// The path itself.
  public func path(of row: RowPath) -> RowPath { row }
}
