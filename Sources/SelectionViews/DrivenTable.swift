// SPDX-License-Identifier: MIT

public import SelectionCore

/// A table that a driver can connect to a view: a table with identities, a table by paths, or an
/// outline.
///
/// `OutlineSelection` conforms to this protocol in the module `SelectionOutlineViews`. A program
/// that uses no driver contains none of this code.
public protocol DrivenTable: InputReceiver {
  /// Returns the change from another state of this table to the current state, as if a single input
  /// had caused the change.
  ///
  /// - Complexity: See each table.
  func change(from older: Self) -> Change

  /// Applies an input that was meant for an older state of this table.
  ///
  /// - Parameters:
  ///   - input: The input, which refers to the rows of the older table.
  ///   - older: The table for which the input was meant.
  ///   - rules: The app's rules, if the input comes from the user.
  /// - Returns: The resulting change, or nil if the input's rows were removed, in which case
  ///   nothing changes.
  /// - Throws: The errors that the input throws.
  /// - Complexity: See each table.
  @discardableResult
  mutating func apply(
    _ input: SelectionInput<Row>, asOf older: Self, rules: Rules?
  ) throws(SelectionError) -> Change?

  /// Whether a view that shows the table is being edited.
  var showsEditing: Bool { get }

  /// Whether the rows of a section show a list's checkmarks as their accessories.
  func showsCheckmarks(inSection section: Int) -> Bool

  /// Returns the accessibility traits of a row.
  ///
  /// - Complexity: O(log *n*).
  func traits(at row: RowPath) -> RowAccessibility.Traits

  /// Returns the visible rows that must be redrawn after a change to this table.
  ///
  /// - Parameters:
  ///   - visible: The visible rows.
  ///   - change: The change.
  /// - Returns: The rows whose appearance has changed and, if rows were inserted or moved, possibly
  ///   other rows.
  /// - Complexity: See each table.
  func rowsToRedraw(among visible: [RowPath], after change: Change) -> [RowPath]
}

extension DrivenTable {
  /// Whether the table is being edited.
  public var showsEditing: Bool { isEditing }

  /// Whether the section is a checkmark list.
  public func showsCheckmarks(inSection section: Int) -> Bool { list(inSection: section) != nil }

  /// Returns the traits of the row at the given path.
  public func traits(at row: RowPath) -> RowAccessibility.Traits { rows.traits(of: row) }

  /// Returns the visible rows that are in `TableChange.rowsToRedraw`.
  ///
  /// After new contents or a new accessory style, the result contains all visible rows, because a
  /// row may have left a list, and because a cell shows both accessories, in editing and otherwise.
  /// It contains the visible rows of sections that have become lists, or aren't lists any more, and
  /// when editing begins or ends also those of lists, whose traits may change.
  ///
  /// - Complexity: The cost of `TableChange.rowsToRedraw`, plus O(log *n*) for each visible row.
  public func rowsToRedraw(among visible: [RowPath], after change: Change) -> [RowPath] {
    let rows = change.rows
    let isRestyled = rows.before.accessoryStyle != rows.after.accessoryStyle
    if rows.mapping != nil || isRestyled { return visible }
    let redrawn = rows.rowsToRedraw.positions.union(rows.checked.positions)
      .union(rows.unchecked.positions)
    let isSwitched = rows.before.isEditing != rows.after.isEditing
    return visible.filter {
      let isList = rows.after.list(inSection: $0.section) != nil
      let wasList = rows.before.list(inSection: $0.section) != nil
      return isList != wasList || isList && isSwitched
        || shape.rowNumber(of: $0).map(redrawn.contains) ?? false
    }
  }
}

extension TableSelection: DrivenTable {}
extension IdentifiedTable: DrivenTable {}
