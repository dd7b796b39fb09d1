// SPDX-License-Identifier: MIT

internal import SelectionCore

/// Touches on rows that are off the screen.
extension TableView {
  /// The way in which a table handles a touch on a row that isn't on the screen.
  public enum OffScreenTouches: Hashable, Sendable {
    /// The user scrolls just far enough to see the row and then touches it.
    ///
    /// ``TableView/scrollHandler`` is called with the row.
    case scroll
    /// The touch is an error in the test: ``TableView/failureHandler`` is called, and no row is
    /// touched.
    case fail
  }

  /// Lays out the cells, as a run loop does before each touch, and scrolls a row into view if
  /// necessary.
  ///
  /// In a table without space for any row, no row can be touched.
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
    guard viewportHeight > 0 else { return false }
    scrollToRow(at: row, at: .none, animated: true)
    layOutForTouch()
    scrollHandler?(row)
    return true
  }

  /// Lays out the cells, unless their data source no longer exists.
  func layOutForTouch() {
    if dataSource != nil { layoutCells() }
  }
}
