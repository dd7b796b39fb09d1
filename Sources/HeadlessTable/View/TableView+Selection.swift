// SPDX-License-Identifier: MIT

public import SelectionCore

/// What the program does to the selection.
///
/// None of these asks or tells the delegate.
extension TableView {
  /// Selects a row; where only one can be selected it takes the other's place.
  ///
  /// Nil deselects all.
  ///
  /// The table scrolls the row to the position, and with ``ScrollPosition/none`` not at all.
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

  /// Has cells told whether what happens meanwhile is animated.
  func animating<Failure: Error>(
    _ animated: Bool, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let outer = isAnimated
    isAnimated = animated
    defer { isAnimated = outer }
    try body()
  }

  /// The lowest selected row, or nil if none is.
  public var indexPathForSelectedRow: RowPath? { rows.selectedRow }

  /// The selected rows in table order; nil, not an empty array, if none is.
  public var indexPathsForSelectedRows: [RowPath]? {
    let selected = rows.selectedRows
    return selected.isEmpty ? nil : Array(selected)
  }
}
