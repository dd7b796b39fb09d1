// SPDX-License-Identifier: MIT

public import SelectionCore

/// What the user's finger does.
///
/// Each of these asks and tells the delegate.
extension TableView {
  /// A whole tap on a row: a finger is put on it and lifted.
  ///
  /// While another touch is held it has no effect.
  ///
  /// - Parameter indexPath: the row, whether or not it is on the screen.
  /// - Throws: `SelectionError` for a row that is not there, and for a delegate's answer that is
  ///   not; then no row has been selected or deselected.
  public func tap(at indexPath: RowPath) throws(SelectionError) {
    guard selection.highlightedRow == nil else { return }
    try requireRow(indexPath)
    guard swipedRow == nil else { return endSwipe() }
    try apply(.tap(indexPath))
  }

  /// A finger is put on a row.
  ///
  /// While a row is swiped, the touch only lets that go.
  ///
  /// - Parameter indexPath: the row, whether or not it is on the screen.
  /// - Throws: `SelectionError.rowOutOfRange`.
  public func touchDown(at indexPath: RowPath) throws(SelectionError) {
    try requireRow(indexPath)
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
  /// It has no effect where the row's cell is not on the screen or shows no detail button.
  ///
  /// - Parameter indexPath: the row.
  /// - Throws: `SelectionError.rowOutOfRange`.
  public func tapAccessoryButton(at indexPath: RowPath) throws(SelectionError) {
    try requireRow(indexPath)
    guard let cell = cellForRow(at: indexPath), cell.shownAccessoryType.isDetailButton
    else { return }
    try apply(.tapAccessory(indexPath))
  }
}
