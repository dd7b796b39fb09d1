// SPDX-License-Identifier: MIT

/// The result of an input to a table, in the caller's names of rows.
///
///     func toggle<T: InputReceiver>(_ row: T.Row, in table: inout T) throws {
///       for row in try table.toggle(row).rowsToRedraw {
///         print(row, table.isSelected(row))
///       }
///     }
///
/// All lists of rows are derived from the change by rows, the names of rows before the change, and
/// their names after the change. Rows without a name are left out.
public protocol TableChange<Row> {
  /// The name of a row: a path, or an identity.
  associatedtype Row: Hashable
  /// A list of rows, in table order.
  associatedtype Rows: Collection = [Row] where Rows.Element == Row

  /// The change by rows: paths, calls, and the mapping of rows.
  var rows: SelectionChange { get }

  /// The names, after the change, of rows given by number, which counts every row of the table.
  ///
  /// - Complexity: O(1) for a view of the rows, or O(*k* log *n*) for a list of *k* rows.
  func names(ofRows numbers: RowSet) -> Rows

  /// The names, before the change, of marked rows that the change removes or hides, given by their
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

  /// The rows that still exist and look different.
  var rowsToRedraw: Rows { get }

  /// Whether the change is empty: no row, no selected row, no checkmark, and no mark in the app's
  /// own layers has changed.
  var isEmpty: Bool { get }

  /// The reason why the input had no effect; see ``SelectionChange/noEffect``.
  var noEffect: NoEffect? { get }
}

extension TableChange {
  /// The rows that are newly selected.
  ///
  /// - Complexity: O((*r* + *m*) log *n*) for *r* changed runs and *m* segments of the
  ///   ``SelectionChange/mapping``, and the cost of the rows' names.
  @inlinable public var selected: Rows { names(ofRows: rows.selectedNumbers) }

  /// The rows that are still shown and no longer selected.
  ///
  /// - Complexity: The cost of ``selected``; if rows are hidden, O(log *n*) for each run of marked
  ///   rows.
  @inlinable public var deselected: Rows { names(ofRows: rows.deselectedNumbers) }

  /// The selected rows that the input removed, by their old names.
  ///
  /// - Complexity: The cost of ``deselected``; by identity O(*k* log *k*) for *k* marked rows that
  ///   were removed or hidden.
  @inlinable public var lost: Rows { names(ofVanishedRows: rows.lostNumbers) }

  /// The rows that still exist and are newly checked.
  ///
  /// - Complexity: The cost of ``deselected``.
  @inlinable public var checked: Rows { names(ofRows: rows.checkedNumbers) }

  /// The rows that are still shown and no longer checked.
  ///
  /// - Complexity: The cost of ``deselected``.
  @inlinable public var unchecked: Rows { names(ofRows: rows.uncheckedNumbers) }

  /// The selected and checked rows that the input hid, by their old names.
  ///
  /// - Complexity: O(1) if no row is hidden now, otherwise the cost of ``lost``.
  @inlinable public var hidden: Rows { names(ofVanishedRows: rows.hiddenNumbers) }

  /// The selected and checked rows that were hidden and are shown again.
  ///
  /// - Complexity: O(1) if no row was hidden before, otherwise the cost of ``deselected``.
  @inlinable public var shownAgain: Rows { names(ofRows: rows.shownAgainNumbers) }

  /// The rows that still exist and look different.
  ///
  ///     // Usually each row calls the delegate, and then everything is redrawn:
  ///     //   for row in range { view.selectRow(at: row, …) }; view.reloadData()
  ///     var table = TableSelection(shape: [100_000], policy: .multiple)
  ///     try table.click(RowPath(0, 1))
  ///     let change = try table.extend(to: RowPath(0, 99_999))
  ///     change.calls.count         // 3
  ///     change.rowsToRedraw.count  // 99998
  ///
  /// A row looks different if its accessory has changed, or if it has begun or ceased to be
  /// selected, touched, disabled or marked in a layer of the app. New rows are drawn anyway; after
  /// a reload of the whole table, all rows are drawn.
  ///
  /// - Complexity: The cost of ``deselected``; O(log *n*) more for each run of checkmark lists if
  ///   their unchecked rows have an accessory.
  @inlinable public var rowsToRedraw: Rows { names(ofRows: rows.numbersToRedraw) }

  /// The row whose primary action is to be performed, after all events.
  ///
  /// - Complexity: O(log *n*).
  public var primaryAction: Row? {
    let change = rows
    return change.primaryAction.flatMap(change.after.rowNumber).flatMap {
      names(ofRows: [$0]).first
    }
  }

  /// Whether the change is empty: no row, no selected row, and no checkmark has changed.
  ///
  /// - Complexity: The cost of ``selected``.
  public var isEmpty: Bool { rows.isEmpty }

  /// The reason why the input had no effect; see ``SelectionChange/noEffect``.
  ///
  /// - Complexity: The cost of ``SelectionChange/noEffect``.
  public var noEffect: NoEffect? { rows.noEffect }
}

extension SelectionChange: TableChange {
  /// The name of a row of a table by paths.
  public typealias Row = RowPath
  /// Rows as a collection of paths.
  public typealias Rows = RowPaths

  /// The change itself.
  public var rows: SelectionChange { self }

  /// The paths, after the change, of rows given by number; rows that are then hidden are left out.
  @inline(__always)
  public func names(ofRows numbers: RowSet) -> RowPaths {
    after.isPlain ? RowPaths(numbers, in: after.shape) : after.paths(of: numbers)
  }

  /// The paths, before the change, of rows given by their old numbers.
  public func names(ofVanishedRows numbers: RowSet) -> RowPaths { before.paths(of: numbers) }
}
