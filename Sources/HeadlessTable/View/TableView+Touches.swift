// SPDX-License-Identifier: MIT

public import SelectionCore

/// What the user's finger does.
///
/// Each of these asks and tells the delegate. The cells are laid out before, as a run loop does it
/// between touches; of a row that is off the screen ``TableView/offScreenTouches`` says whether it
/// can be touched.
extension TableView {
  /// A whole tap on a row: a finger is put on it and lifted.
  ///
  /// While another touch is held it has no effect.
  ///
  /// - Parameter indexPath: the row.
  /// - Throws: `SelectionError` for a row that is not there, and for a delegate's answer that is
  ///   not; then no row has been selected or deselected.
  public func tap(at indexPath: RowPath) throws(SelectionError) {
    guard rows.highlightedRow == nil, try reach(indexPath) else { return }
    guard swipedRow == nil else { return endSwipe() }
    try apply(.tap(indexPath))
  }

  /// A finger is put on a row.
  ///
  /// While a row is swiped, the touch only lets that go.
  ///
  /// - Parameter indexPath: the row.
  /// - Throws: `SelectionError.rowOutOfRange`.
  public func touchDown(at indexPath: RowPath) throws(SelectionError) {
    guard try reach(indexPath) else { return }
    guard swipedRow == nil else { return endSwipe() }
    try apply(.touchDown(indexPath))
  }

  /// The finger that is down is lifted, which carries the tap through.
  ///
  /// - Throws: `SelectionError` for a delegate's answer that names an invalid row; then the finger
  ///   stays down.
  public func touchUp() throws(SelectionError) {
    try apply(.touchUp)
  }

  /// The touch that is held is cancelled.
  public func touchCancel() {
    attempt(.touchCancel)
  }

  /// A tap on the detail button of a row, which is told and does nothing else.
  ///
  /// It has no effect if the row's cell shows no detail button.
  ///
  /// - Parameter indexPath: the row.
  /// - Throws: `SelectionError.rowOutOfRange`.
  public func tapAccessoryButton(at indexPath: RowPath) throws(SelectionError) {
    guard try reach(indexPath), let cell = cellForRow(at: indexPath),
      cell.shownAccessoryType.isDetailButton
    else { return }
    try apply(.tapAccessory(indexPath))
  }
}
