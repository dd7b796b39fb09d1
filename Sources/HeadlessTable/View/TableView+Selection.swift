// SPDX-License-Identifier: MIT

public import SelectionCore

/// The program's changes to the selection.
///
/// None of these methods calls the delegate.
extension TableView {
  /// Selects a row, replacing the selected row if only one row can be selected.
  ///
  /// If the argument is nil, all rows are deselected.
  ///
  /// The table scrolls the row to the given position; with ``ScrollPosition/none``, it doesn't
  /// scroll.
  public func selectRow(
    at indexPath: RowPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return animating(animated) { attempt(.deselectAll) } }
    attempt { () throws(SelectionError) in
      try animating(animated) { () throws(SelectionError) in
        _ = try apply(.select(.row(indexPath)))
      }
      if scrollPosition != .none {
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
      }
    }
  }

  /// Deselects a row; the table never scrolls.
  public func deselectRow(at indexPath: RowPath, animated: Bool) {
    animating(animated) { attempt(.deselect(.row(indexPath))) }
  }

  /// Sets whether cells are animated while a closure runs.
  func animating<Failure: Error>(
    _ animated: Bool, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let outer = isAnimated
    isAnimated = animated
    defer { isAnimated = outer }
    try body()
  }

  /// The first selected row, or nil if no row is selected.
  public var indexPathForSelectedRow: RowPath? { rows.selectedRow }

  /// The selected rows in table order, or nil rather than an empty array if no row is selected.
  public var indexPathsForSelectedRows: [RowPath]? {
    let selected = rows.selectedRows
    return selected.isEmpty ? nil : Array(selected)
  }
}
