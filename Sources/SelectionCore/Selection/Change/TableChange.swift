// SPDX-License-Identifier: MIT

/// The result of an input to a table, in which rows are named as in the input.
///
///     func toggle<T: InputReceiver>(_ row: T.Row, in table: inout T) throws {
///       for row in try table.toggle(row).rowsToRedraw {
///         print(row, table.isSelected(row))
///       }
///     }
///
/// All lists of rows are derived from the change by rows and from the names of rows before and
/// after the change. Rows without a name are left out.
public protocol TableChange<Row> {
  /// The type that names a row: a path or an identity.
  associatedtype Row: Hashable
  /// A list of rows, in table order.
  associatedtype Rows: Collection = [Row] where Rows.Element == Row

  /// The change by row numbers: paths, calls, and the mapping of rows.
  var rows: SelectionChange { get }

  /// Returns the names that rows have after the change, given the rows' numbers in the whole table.
  ///
  /// - Complexity: O(1) for a view of the rows, or O(*k* log *n*) for a list of *k* rows.
  func names(ofRows numbers: RowSet) -> Rows

  /// Returns the names that marked rows had before the change removed or hid them, given the rows'
  /// old numbers.
  ///
  /// - Complexity: The cost of ``names(ofRows:)``.
  func names(ofVanishedRows numbers: RowSet) -> Rows

  /// The selected rows that were removed.
  var lost: Rows { get }

  /// The rows that are newly checked.
  var checked: Rows { get }

  /// The rows that still exist and are no longer checked.
  var unchecked: Rows { get }

  /// The rows that still exist and whose appearance has changed.
  var rowsToRedraw: Rows { get }

  /// Whether the change is empty, because no row, selected row, checkmark or mark in the app's own
  /// layers has changed.
  var isEmpty: Bool { get }

  /// The reason that the input had no effect; see ``SelectionChange/noEffect``.
  var noEffect: NoEffect<Row>? { get }
}

extension TableChange {
  /// The rows that are newly selected.
  ///
  /// - Complexity: O((*r* + *m*) log *n*) for *r* changed runs and *m* segments of the
  ///   ``SelectionChange/mapping``, plus the cost of the rows' names.
  @inlinable public var selected: Rows { names(ofRows: rows.selectedNumbers) }

  /// The rows that are still shown and are no longer selected.
  ///
  /// - Complexity: The cost of ``selected``, plus O(log *n*) for each run of marked rows if rows
  ///   are hidden.
  @inlinable public var deselected: Rows { names(ofRows: rows.deselectedNumbers) }

  /// The shown selected rows that the input removed, by their old names.
  ///
  /// - Complexity: The cost of ``deselected``, or, by identity, O(*k* log *k*) for *k* marked rows
  ///   that were removed or hidden.
  @inlinable public var lost: Rows { names(ofVanishedRows: rows.lostNumbers) }

  /// The rows that still exist and are newly checked.
  ///
  /// - Complexity: The cost of ``deselected``.
  @inlinable public var checked: Rows { names(ofRows: rows.checkedNumbers) }

  /// The rows that are still shown and are no longer checked.
  ///
  /// - Complexity: The cost of ``deselected``.
  @inlinable public var unchecked: Rows { names(ofRows: rows.uncheckedNumbers) }

  /// The selected and checked rows that the input hid, by their old names.
  ///
  /// - Complexity: O(1) if no row is hidden after the input; otherwise, the cost of ``lost``.
  @inlinable public var hidden: Rows { names(ofVanishedRows: rows.hiddenNumbers) }

  /// The selected and checked rows that were hidden and are shown again.
  ///
  /// - Complexity: O(1) if no row was hidden before the input; otherwise, the cost of
  ///   ``deselected``.
  @inlinable public var shownAgain: Rows { names(ofRows: rows.shownAgainNumbers) }

  /// The rows that still exist and whose appearance has changed.
  ///
  ///     // Usually each row calls the delegate, and then everything is redrawn:
  ///     //   for row in range { view.selectRow(at: row, …) }; view.reloadData()
  ///     var table = TableSelection(shape: [100_000], policy: .multiple)
  ///     try table.click(RowPath(0, 1))
  ///     let change = try table.extend(to: RowPath(0, 99_999))
  ///     change.calls.count         // 3
  ///     change.rowsToRedraw.count  // 99998
  ///
  /// A row's appearance changes if its accessory changes, or if the row begins or ceases to be
  /// selected, touched, disabled or marked in one of the app's layers. New rows aren't included,
  /// because the view draws them in any case; after a reload of the whole table, the view draws all
  /// rows.
  ///
  /// - Complexity: The cost of ``deselected``, plus O(log *n*) for each run of checkmark lists if
  ///   their unchecked rows have an accessory.
  @inlinable public var rowsToRedraw: Rows { names(ofRows: rows.numbersToRedraw) }

  /// The row whose primary action is to be performed after all events have been emitted.
  ///
  /// - Complexity: O(log *n*).
  public var primaryAction: Row? { rows.primaryAction.flatMap { name(of: $0) } }

  /// Whether the change is empty, because no row, selected row or checkmark has changed.
  ///
  /// - Complexity: The cost of ``selected``.
  public var isEmpty: Bool { rows.isEmpty }

  /// The reason that the input had no effect; see ``SelectionChange/noEffect``.
  ///
  /// - Complexity: The cost of ``SelectionChange/noEffect``.
  public var noEffect: NoEffect<Row>? { rows.noEffect?.renamed { name(of: $0) } }

  /// The events to send to a delegate, in order; events about rows without a name are left out.
  ///
  /// - Complexity: O(*k* log *n*) for *k* events.
  public var events: [SelectionEvent<Row>] {
    rows.events.compactMap { $0.renamed { name(of: $0) } }
  }

  /// Returns the name of a row after the change.
  ///
  /// - Parameter path: The row's path after the change.
  /// - Returns: The name, or nil if the row doesn't exist or has no name.
  /// - Complexity: O(log *n*).
  public func name(of path: RowPath) -> Row? {
    guard let number = rows.after.rowNumber(of: path) else { return nil }
    return names(ofRows: [number]).first
  }
}

extension SelectionChange: TableChange {
  /// The type that names a row in a table by paths.
  public typealias Row = RowPath
  /// The type of a collection of rows, named by their paths.
  public typealias Rows = RowPaths

  /// The change itself.
  public var rows: SelectionChange { self }

  /// Returns the paths that rows have after the change, given the rows' numbers; rows that are
  /// hidden after the change are left out.
  @inline(__always)
  public func names(ofRows numbers: RowSet) -> RowPaths {
    after.isPlain ? RowPaths(numbers, in: after.shape) : after.paths(of: numbers)
  }

  /// Returns the paths that rows had before the change, given the rows' old numbers.
  public func names(ofVanishedRows numbers: RowSet) -> RowPaths { before.paths(of: numbers) }
}
