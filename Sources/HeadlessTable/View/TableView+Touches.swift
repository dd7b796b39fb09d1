// SPDX-License-Identifier: MIT

public import SelectionCore

/// Touches by the user's finger.
///
/// Each of these calls the delegate. The cells are laid out before, as a run loop does between
/// touches; ``TableView/offScreenTouches`` determines whether a row that isn't on the screen can be
/// touched.
extension TableView {
  /// Simulates a whole tap on a row: puts a finger on it and lifts it.
  ///
  /// This has no effect while another touch is held.
  ///
  /// - Parameter indexPath: The row.
  /// - Throws: `SelectionError` for a row that doesn't exist, also in the delegate's answer; then
  ///   no row has been selected or deselected.
  public func tap(at indexPath: RowPath) throws(SelectionError) {
    guard rows.highlightedRow == nil, try reach(indexPath) else { return }
    guard swipedRow == nil else { return endSwipe() }
    try apply(.tap(indexPath))
  }

  /// Simulates that a finger is put on a row.
  ///
  /// While a row is swiped, the touch only closes that.
  ///
  /// - Parameter indexPath: The row.
  /// - Throws: `SelectionError.rowOutOfRange`.
  public func touchDown(at indexPath: RowPath) throws(SelectionError) {
    guard try reach(indexPath) else { return }
    guard swipedRow == nil else { return endSwipe() }
    try apply(.touchDown(indexPath))
  }

  /// Simulates that the finger is lifted, which completes the tap.
  ///
  /// - Throws: `SelectionError` if the delegate answers with an invalid row; then the finger stays
  ///   down.
  public func touchUp() throws(SelectionError) {
    try apply(.touchUp)
  }

  /// Cancels the touch that is held.
  public func touchCancel() {
    attempt(.touchCancel)
  }

  /// Simulates a tap on the detail button of a row, which calls the delegate and has no other
  /// effect.
  ///
  /// It has no effect if the row's cell shows no detail button.
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
