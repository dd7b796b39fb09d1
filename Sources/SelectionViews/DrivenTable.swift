// SPDX-License-Identifier: MIT

public import SelectionCore

/// A table that a driver can show: a table with identities, a table by paths, or an outline.
///
/// `OutlineSelection` conforms in the module `SelectionOutlineViews`. A program without a driver
/// contains none of this code.
public protocol DrivenTable: InputReceiver {
  /// The change from another state of this table to the current state, as if a single input had
  /// caused it.
  ///
  /// - Complexity: See each table.
  func change(from older: Self) -> Change

  /// Applies an input that was meant for an older state of this table.
  ///
  /// - Parameters:
  ///   - input: The input, whose rows are those of the older table.
  ///   - older: The table for which the input was meant.
  ///   - rules: The app's rules, if the input comes from the user.
  /// - Returns: The resulting change; nil if the input's rows were removed, in which case nothing
  ///   changes.
  /// - Throws: The errors that the input can cause.
  /// - Complexity: See each table.
  @discardableResult
  mutating func apply(
    _ input: SelectionInput<Row>, asOf older: Self, rules: SelectionRules?
  ) throws(SelectionError) -> Change?

  /// Whether a view that shows the table is being edited.
  var showsEditing: Bool { get }

  /// Whether the rows of a section show a list's checkmarks as their accessories.
  func showsCheckmarks(inSection section: Int) -> Bool

  /// The accessibility traits of a row.
  ///
  /// - Complexity: O(log *n*).
  func traits(at row: RowPath) -> RowAccessibility.Traits

  /// The rows in view to redraw after a change to this table to its current state.
  ///
  /// - Parameters:
  ///   - visible: The rows in view.
  ///   - change: The change.
  /// - Returns: The rows that look different; if rows were inserted or moved, possibly other rows
  ///   as well.
  /// - Complexity: See each table.
  func rowsToRedraw(among visible: [RowPath], after change: Change) -> [RowPath]
}

extension DrivenTable {
  /// Whether the table is being edited.
  public var showsEditing: Bool { isEditing }

  /// Whether the section is a checkmark list.
  public func showsCheckmarks(inSection section: Int) -> Bool { list(inSection: section) != nil }

  /// The traits of the row with this path.
  public func traits(at row: RowPath) -> RowAccessibility.Traits { rows.traits(of: row) }

  /// The rows of `TableChange.rowsToRedraw` in view; after new contents, all rows in view, because
  /// a row may have left a list.
  ///
  /// - Complexity: The cost of `TableChange.rowsToRedraw`, plus O(log *n*) for each row in view.
  public func rowsToRedraw(among visible: [RowPath], after change: Change) -> [RowPath] {
    let rows = change.rows
    if rows.mapping != nil { return visible }
    let redrawn = rows.rowsToRedraw.positions.union(rows.checked.positions)
      .union(rows.unchecked.positions)
    if redrawn.isEmpty { return [] }
    return visible.filter { shape.rowNumber(of: $0).map(redrawn.contains) ?? false }
  }
}

extension TableSelection: DrivenTable {}
extension IdentifiedTable: DrivenTable {}
