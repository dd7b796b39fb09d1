// SPDX-License-Identifier: MIT

public import SelectionCore

/// A view that selects rows: what a ``SelectionDriver`` needs of it.
///
/// A view of a toolkit, or a value that holds one, conforms in some thirty lines, and is driven by
/// the code that drives the views of UIKit and AppKit.
///
/// A row's path is the view's own section and row, or item. The driver calls nothing here while it
/// is being called.
@MainActor
public protocol SelectingView {
  /// The number of sections that the view has now; its data source may have others already.
  var sectionCount: Int { get }
  /// The number of rows that a section of the view has now.
  func rowCount(inSection section: Int) -> Int
  /// Whether the view is in a window; one that is not is reloaded instead of animated.
  var isOnScreen: Bool { get }

  /// The rows that the view has selected, in any order.
  var selectedRows: [RowPath] { get }
  /// Whether the view has any row selected; by default it asks for all of them.
  var hasSelection: Bool { get }
  /// Selects rows beside those that are selected; the view tells nobody.
  func select(_ rows: RowPaths, animated: Bool)
  /// Deselects rows; the view tells nobody.
  func deselect(_ rows: RowPaths, animated: Bool)
  /// If more rows than these are selected, the driver has the view select those that come into
  /// view, and no others.
  ///
  /// A view that keeps a list of rows takes a thousand, which is the default. One that keeps ranges
  /// of them can take all.
  var mostSelectedRows: Int { get }
  /// Lets the user select what a policy lets be selected.
  func allow(_ policy: SelectionPolicy)

  /// The rows in view.
  var visibleRows: [RowPath] { get }
  /// Whether a row that the view has reaches into the part of it that can be seen.
  func isInView(_ row: RowPath) -> Bool
  /// Lays out what has been reloaded.
  func layOutRows()

  /// Reloads all rows, after which none is selected.
  func reloadRows()
  /// Inserts, deletes and moves rows and sections as one batch.
  ///
  /// - Parameters:
  ///   - changes: The rows and sections.
  ///   - contents: Makes the data source have the new ones; called once, within the batch.
  func perform(_ changes: ViewChanges, contents: () -> Void)

  /// Whether the view is being edited; nil, which is the default, if it has no editing of its own.
  var isEditingRows: Bool? { get }
  /// Begins or ends editing; by default this does nothing.
  func setEditingRows(_ isEditing: Bool, animated: Bool)
}

extension SelectingView {
  /// Asks for all selected rows.
  public var hasSelection: Bool { !selectedRows.isEmpty }
  /// A thousand.
  public var mostSelectedRows: Int { 1_000 }
  /// Nil.
  public var isEditingRows: Bool? { nil }
  /// Does nothing.
  public func setEditingRows(_ isEditing: Bool, animated: Bool) {}

  /// Whether the view has a row; its data source may be behind the table.
  func has(_ row: RowPath) -> Bool {
    row.section < sectionCount && row.row < rowCount(inSection: row.section)
  }

  /// Whether the view has the rows of a shape, so that it can be told what changes.
  func hasShown(_ shape: TableShape) -> Bool {
    (0..<sectionCount).map(rowCount) == shape.rowCounts
  }
}
