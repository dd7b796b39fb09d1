// SPDX-License-Identifier: MIT

public import SelectionCore

/// Touches by the user's finger.
///
/// Each of these methods calls the delegate. The cells are laid out first, as a run loop does
/// between touches; ``TableView/offScreenTouches`` determines whether a row that isn't on the
/// screen can be touched.
extension TableView {
  /// Simulates a whole tap on a row: puts a finger on it and lifts it.
  ///
  /// The tap has no effect while another touch is held.
  ///
  /// - Parameter indexPath: The row.
  /// - Throws: `SelectionError` if the row, or the row that the delegate returns, doesn't exist; no
  ///   row is selected or deselected then.
  public func tap(at indexPath: RowPath) throws(SelectionError) {
    guard rows.highlightedRow == nil, try reach(indexPath) else { return }
    guard swipedRow == nil else { return endSwipe() }
    try apply(.tap(indexPath))
  }

  /// Simulates a finger that is put on a row.
  ///
  /// While a row is swiped, the touch only closes the swiped row.
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
  /// - Throws: `SelectionError` if the delegate returns an invalid row; the finger stays down then.
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
