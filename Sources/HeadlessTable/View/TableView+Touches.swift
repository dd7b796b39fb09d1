// SPDX-License-Identifier: MIT

public import SelectionCore

/// Touches by the user's finger.
///
/// Each of these methods calls the delegate. The cells are laid out first, as a run loop does
/// between touches; ``TableView/offScreenTouches`` determines whether a row that isn't on the
/// screen can be touched.
extension TableView {
  /// Simulates a complete tap on a row, in which a finger touches the row and is lifted.
  ///
  /// The tap has no effect while another touch is in progress.
  ///
  /// - Parameter indexPath: The row.
  /// - Throws: `SelectionError` if the row, or the row that the delegate returns, doesn't exist, in
  ///   which case no row is selected or deselected.
  public func tap(at indexPath: RowPath) throws(SelectionError) {
    guard rows.highlightedRow == nil, try reach(indexPath) else { return }
    guard swipedRow == nil else { return endSwipe() }
    try apply(.tap(indexPath))
  }

  /// Simulates a finger that touches a row.
  ///
  /// While a row is swiped, the touch only closes that row.
  ///
  /// - Parameter indexPath: The row.
  /// - Throws: `SelectionError.rowOutOfRange`.
  public func touchDown(at indexPath: RowPath) throws(SelectionError) {
    guard try reach(indexPath) else { return }
    guard swipedRow == nil else { return endSwipe() }
    try apply(.touchDown(indexPath))
  }

  /// Simulates a finger that is lifted, which completes the tap.
  ///
  /// - Throws: `SelectionError` if the delegate returns an invalid row, in which case the touch
  ///   continues.
  public func touchUp() throws(SelectionError) {
    try apply(.touchUp)
  }

  /// Cancels the touch that is in progress.
  public func touchCancel() {
    attempt(.touchCancel)
  }

  /// Simulates a tap on the detail button of a row, which calls the delegate and has no other
  /// effect.
  ///
  /// The tap has no effect if the row's cell shows no detail button.
  ///
  /// - Parameter indexPath: The row.
  /// - Throws: `SelectionError.rowOutOfRange`.
  public func tapAccessoryButton(at indexPath: RowPath) throws(SelectionError) {
    guard try reach(indexPath), let cell = cellForRow(at: indexPath),
      cell.shownAccessoryType.isDetailButton
    else { return }
    try apply(.tapAccessory(indexPath))
  }
}
