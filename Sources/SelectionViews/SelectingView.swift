// SPDX-License-Identifier: MIT

public import SelectionCore

/// A view with selectable rows, which a ``SelectionDriver`` controls.
///
/// A toolkit's view, or a value that contains the view, can conform to this protocol in about
/// thirty lines, and then works with the same driver as the views of UIKit and AppKit.
///
/// A row's path contains the view's own numbers for the section and for the row or item. When the
/// view calls the driver, the driver may call these members before that call returns.
@MainActor
public protocol SelectingView {
  /// The current number of sections in the view, which may differ from the number in its data
  /// source.
  var sectionCount: Int { get }
  /// Returns the current number of rows in a section of the view.
  func rowCount(inSection section: Int) -> Int
  /// Whether the view is in a window; if it isn't, changes reload the view instead of animating it.
  var isOnScreen: Bool { get }

  /// The rows that the view has selected, in any order.
  var selectedRows: [RowPath] { get }
  /// Returns the numbers of the selected rows that a shape has.
  ///
  /// The default implementation reads ``selectedRows``. A view that stores ranges can return them.
  /// - Parameter shape: The numbers of rows in the table's sections.
  /// - Returns: The row numbers, counted through all sections.
  func selectedPositions(in shape: TableShape) -> RowSet
  /// Whether any row is selected in the view; the default implementation reads ``selectedRows``.
  var hasSelection: Bool { get }
  /// Selects rows in addition to the rows that are already selected, without calling the view's
  /// delegate.
  func select(_ rows: RowPaths, animated: Bool)
  /// Deselects rows without calling the view's delegate.
  func deselect(_ rows: RowPaths, animated: Bool)
  /// Deselects rows, and selects other rows in addition to those that stay selected.
  ///
  /// The default implementation calls ``deselect(_:animated:)`` and then ``select(_:animated:)``,
  /// each if there are such rows. A view that reports every change can do both in one change.
  func changeSelection(deselecting gone: RowPaths, selecting new: RowPaths, animated: Bool)
  /// Whether the view keeps its selection when the app reloads it, as a table view of AppKit does.
  ///
  /// The default value is false. If the value is true and all rows of the view have been
  /// deselected, the driver doesn't take that for a reload.
  var keepsSelectionInReloads: Bool { get }
  /// The maximum number of rows that the driver selects in the view.
  ///
  /// If more rows are selected in the table, the driver selects only rows that become visible.
  ///
  /// The default value is one thousand, for views that store a list of rows. A view that stores
  /// ranges can return `Int.max`.
  var mostSelectedRows: Int { get }
  /// Configures the view to allow the selections that a policy allows.
  func allow(_ policy: SelectionPolicy)

  /// The visible rows.
  var visibleRows: [RowPath] { get }
  /// The rows to redraw when their appearance has changed: the visible rows (the default value),
  /// and those that the view has prepared before they become visible.
  var preparedRows: [RowPath] { get }
  /// Returns whether a row overlaps the visible part of the view.
  func isInView(_ row: RowPath) -> Bool
  /// Lays out the rows after a reload.
  func layOutRows()

  /// Reloads all rows, which deselects them.
  func reloadRows()
  /// Inserts, deletes and moves rows and sections as a single batch.
  ///
  /// - Parameters:
  ///   - changes: The rows and sections to insert, delete and move.
  ///   - contents: A closure that updates the data source; call it exactly once, within the batch.
  func perform(_ changes: ViewChanges, contents: () -> Void)

  /// Whether the view is being edited, or nil (the default value) if the view has no editing state
  /// of its own.
  var isEditingRows: Bool? { get }
  /// Begins or ends editing; the default implementation has no effect.
  func setEditingRows(_ isEditing: Bool, animated: Bool)
}

extension SelectingView {
  /// Returns the numbers of ``selectedRows``.
  public func selectedPositions(in shape: TableShape) -> RowSet {
    RowSet(selectedRows.compactMap(shape.rowNumber))
  }
  /// Whether ``selectedRows`` isn't empty.
  public var hasSelection: Bool { !selectedRows.isEmpty }
  /// False.
  public var keepsSelectionInReloads: Bool { false }
  /// The visible rows.
  public var preparedRows: [RowPath] { visibleRows }
  /// Deselects and selects rows with two calls.
  public func changeSelection(
    deselecting gone: RowPaths, selecting new: RowPaths, animated: Bool
  ) {
    if !gone.isEmpty { deselect(gone, animated: animated) }
    if !new.isEmpty { select(new, animated: animated) }
  }
  /// A thousand.
  public var mostSelectedRows: Int { 1_000 }
  /// Nil.
  public var isEditingRows: Bool? { nil }
  /// Has no effect.
  public func setEditingRows(_ isEditing: Bool, animated: Bool) {}

  /// Whether the view has a row; the view's data source may not have been updated yet.
  func has(_ row: RowPath) -> Bool {
    row.section >= 0 && row.section < sectionCount
      && (0..<max(rowCount(inSection: row.section), 0)).contains(row.row)
  }

  /// Whether the view has the rows of a shape, so that changes can be applied to it.
  func hasShown(_ shape: TableShape) -> Bool {
    sectionCount == shape.sectionCount
      && shape.rowCounts.enumerated().allSatisfy { rowCount(inSection: $0) == $1 }
  }
}
