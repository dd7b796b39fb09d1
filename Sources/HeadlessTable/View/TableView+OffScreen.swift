// SPDX-License-Identifier: MIT

internal import SelectionCore

/// Touches of rows that are off the screen.
extension TableView {
  /// How a table takes the touch of a row that is off the screen.
  @nonexhaustive
  public enum OffScreenTouches: Hashable, Sendable {
    /// The user scrolls by as little as brings the row into view, and then touches it.
    ///
    /// ``TableView/scrollHandler`` is called with the row.
    case scroll
    /// The test is wrong: ``TableView/failureHandler`` is called, and nothing is touched.
    case fail
  }

  /// Lays out the cells, as a run loop has done before each touch, and has a row in view.
  ///
  /// A table without room for a row is touched all the same, if touches may scroll.
  /// - Returns: Whether the row can be touched.
  /// - Throws: `SelectionError.rowOutOfRange`.
  func reach(_ row: RowPath) throws(SelectionError) -> Bool {
    layOutForTouch()
    try requireRow(row)
    let isInView = state.shape.rowNumber(of: row).map(visibleNumbers.contains) ?? false
    guard !isInView else { return true }
    guard offScreenTouches == .scroll else {
      failureHandler(.rowOffScreen(row))
      return false
    }
    guard viewportHeight > 0 else { return true }
    scrollToRow(at: row, at: .none, animated: true)
    layOutForTouch()
    scrollHandler?(row)
    return true
  }

  /// Lays out the cells, unless the data source is gone that would give them.
  func layOutForTouch() {
    if dataSource != nil { layoutCells() }
  }
}
