// SPDX-License-Identifier: MIT

/// A value to which inputs are applied: a table by paths or a table with identities.
///
///     func selectOnly<T: InputReceiver>(_ row: T.Row, in table: inout T) throws {
///       try table.setSelected([row])
///     }
///
/// This protocol provides a method for each common input and all queries about rows, so all tables
/// have the same queries. All queries are derived from two functions, which return the number of a
/// row and the names of rows. Classes that handle inputs, such as a model or a view's driver,
/// provide `apply(_:)` instead, and you write an input with a leading dot:
/// `model.apply(.tap("m1"))`.
///
/// Each input either succeeds completely or throws a ``SelectionError`` and leaves the table
/// unchanged.
public protocol InputReceiver<Row> {
  /// The type that names a row: a path or an identity.
  associatedtype Row: Hashable
  /// A list of rows, in table order.
  associatedtype Rows: Collection = [Row] where Rows.Element == Row
  /// The result of an input.
  associatedtype Change: TableChange<Row> where Change.Rows == Rows

  /// Applies an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - rules: The app's rules, if the input comes from the user.
  /// - Returns: The resulting change, with the rules that were called and the events to emit.
  /// - Throws: `SelectionError`, as documented for each input; the table remains unchanged.
  /// - Complexity: See each input.
  @discardableResult
  mutating func apply(
    _ input: SelectionInput<Row>, rules: Rules?
  ) throws(SelectionError) -> Change

  /// Applies an input that names rows by path.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - rules: The app's rules, if the input comes from the user.
  /// - Returns: The resulting change.
  /// - Throws: The errors that the input throws.
  /// - Complexity: See each input.
  @discardableResult
  mutating func apply(
    byPath input: TableInput, rules: Rules?
  ) throws(SelectionError) -> Change

  /// Applies the input for a user's action, following the conventions of a platform.
  ///
  /// - Parameters:
  ///   - action: The action, which names rows by path, as a view does.
  ///   - profile: The conventions.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change, or nil if the action has no meaning in the profile.
  /// - Throws: The errors that the input throws.
  /// - Complexity: See each table.
  @discardableResult
  mutating func handle(
    byPath action: UserAction<RowPath>, profile: InputProfile, rules: Rules?
  ) throws(SelectionError) -> Change?

  /// The underlying table, which names rows by number and path.
  var rows: TableSelection { get }

  /// Returns the path of a row.
  ///
  /// - Throws: `SelectionError.unknownID` if no shown row has this identity.
  /// - Complexity: O(log *n*).
  func path(of row: Row) throws(SelectionError) -> RowPath

  /// Returns the number of a row in the whole table, or nil if the row doesn't exist.
  ///
  /// If several rows have the name, the result is the number of the first shown row, or of the
  /// first hidden row if none is shown.
  ///
  /// - Complexity: O(log *n*), plus O(log *n*) for each further row that has or had the name.
  func rowNumber(of row: Row) -> Int?

  /// Returns the names of the rows with the given numbers in the whole table; rows without a name
  /// are left out.
  ///
  /// - Complexity: O(1) for a view of the rows, or O(*k* log *n*) for a list of *k* rows.
  func names(ofRows numbers: RowSet) -> Rows

  /// Returns the name of the row with the given number, or nil if the row has no name.
  func name(ofRow number: Int) -> Row?

  /// Whether a row, shown or hidden, is selected.
  func isSelected(_ row: Row) -> Bool

  /// Whether a row, shown or hidden, is checked; a group with children in an outline isn't.
  func isChecked(_ row: Row) -> Bool

  /// Whether a row, shown or hidden, is enabled; the result is false if the row doesn't exist.
  func isEnabled(_ row: Row) -> Bool

  /// Returns the accessory for a row's state if the row's section is a list, and otherwise no
  /// accessory.
  func accessory(for row: Row) -> RowAccessory

  /// Returns the accessibility traits of a row.
  ///
  /// Every row is a button. The traits include `selected` if the row is checked in a list or
  /// selected elsewhere, and `notEnabled` if the row is disabled or not shown.
  func traits(of row: Row) -> RowAccessibility.Traits
}

extension InputReceiver {
  /// Applies an input without rules.
  ///
  ///     try mails.apply(.tap("m2"))
  ///     mails.selectedRows                   // ["m2"]
  ///
  /// - Parameter input: The input.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError`, as documented for each input; the table remains unchanged.
  /// - Complexity: See each input.
  @discardableResult
  @inlinable @inline(__always)
  public mutating func apply(_ input: SelectionInput<Row>) throws(SelectionError) -> Change {
    try apply(input, rules: nil)
  }

  /// Applies an input that names rows by path, without rules.
  ///
  ///     try mails.apply(byPath: .tap(RowPath(0, 1)))
  ///     mails.selectedRows                   // ["m2"]
  ///
  /// - Parameter input: The input.
  /// - Returns: The resulting change.
  /// - Throws: The errors that the input throws.
  /// - Complexity: See each input.
  @discardableResult
  @inlinable @inline(__always)
  public mutating func apply(byPath input: TableInput) throws(SelectionError) -> Change {
    try apply(byPath: input, rules: nil)
  }
}

extension TableSelection: SelectionTable {
  /// The type that names a row in a table by paths.
  public typealias Row = RowPath
  /// The type of a collection of rows, named by their paths.
  public typealias Rows = RowPaths

  /// Applies an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - rules: The app's rules, if the input comes from the user.
  /// - Returns: The resulting change, with the rules that were called and the events to emit.
  /// - Throws: ``SelectionError``, as documented for each input; the table remains unchanged.
  /// - Complexity: See each input.
  @discardableResult
  public mutating func apply(
    _ input: TableInput, rules: TableRules? = nil
  ) throws(SelectionError) -> SelectionChange {
    try apply(input, asking: rules?.ofPaths(self))
  }

  /// Applies an input; in this table, paths are the only names of rows.
  ///
  ///     try table.apply(byPath: .tap(RowPath(0, 1)), rules: nil)
  ///     table.selectedRows                   // [0.1]
  ///
  /// - Complexity: See each input.
  @discardableResult
  public mutating func apply(
    byPath input: TableInput, rules: Rules?
  ) throws(SelectionError) -> SelectionChange { try apply(input, rules: rules) }

  /// The table itself.
  public var rows: TableSelection { self }

  /// The path itself.
  ///
  ///     table.path(of: RowPath(1, 2))        // 1.2
  public func path(of row: RowPath) -> RowPath { row }

  /// Returns the paths of the rows with the given numbers; hidden rows have no paths and are left
  /// out.
  ///
  ///     table.names(ofRows: [0, 4])          // [0.0, 1.1]
  ///
  /// - Complexity: O(1) if every row is shown; otherwise, O(*r* log *n*) for *r* runs.
  public func names(ofRows numbers: RowSet) -> RowPaths { paths(of: numbers) }

  /// Returns the path of the row with the given number, or nil if the row isn't shown.
  ///
  ///     table.name(ofRow: 4)                 // 1.1
  ///
  /// - Complexity: O(log *n*).
  public func name(ofRow number: Int) -> RowPath? { path(ofRow: number) }
}
