// SPDX-License-Identifier: MIT

public import SelectionCore

/// Edits of rows by the user.
extension TableView {
  /// Simulates a tap on the button that deletes a row or inserts a row in its place.
  ///
  /// A row shows this button if the row was swiped. While the table is being edited, every editable
  /// row shows the button, unless several rows can be selected during editing. A tap on a row
  /// without the button has no effect. A tap also has no effect if the data source or the delegate
  /// changes the data when it is called to determine the row's edit. Otherwise, the data source is
  /// called, and it must change the data and the table.
  ///
  /// - Parameter indexPath: The row.
  /// - Throws: `SelectionError.rowOutOfRange`.
  public func tapEditingButton(at indexPath: RowPath) throws(SelectionError) {
    guard try reach(indexPath) else { return }
    let hasButton =
      isEditing
      ? !allowsMultipleSelectionDuringEditing : swipedRow == indexPath && swipeActions == nil
    guard hasButton else { return }
    let version = screenVersion
    let style = editingStyle(of: indexPath)
    guard style != .none, version == screenVersion else { return }
    let source = dataSource
    isCommitUnanswered = false
    source?.tableView(self, commit: style, forRowAt: indexPath)
    if isCommitUnanswered { sourceWithoutCommit = source }
    endSwipe()
  }

  /// Simulates dragging a row by its handle to a new position while the table is being edited.
  ///
  /// The data source determines whether the row can be moved, and the delegate determines its
  /// destination. Then the data source is called to move the row, and the row moves to the
  /// destination and keeps its state. The drag has no effect if the table isn't being edited, if
  /// the data source has no method that moves rows, or if the data changes while the row's
  /// destination is determined. If the data source changes the table when it is called to move the
  /// row, the table is reloaded, because it can't determine which changes the data source has
  /// already made.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - newIndexPath: The place where the user drops the row, as the row's path after the move.
  /// - Throws: `SelectionError.rowOutOfRange` if the row doesn't exist.
  public func drag(
    from indexPath: RowPath, to newIndexPath: RowPath
  ) throws(SelectionError) {
    guard try reach(indexPath) else { return }
    let version = screenVersion
    guard isEditing, let dataSource, dataSource.tableView(self, canMoveRowAt: indexPath)
    else { return }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: newIndexPath)
      ?? newIndexPath
    guard target != indexPath, version == screenVersion else { return }
    isMoveUnanswered = false
    dataSource.tableView(self, moveRowAt: indexPath, to: target)
    guard !isMoveUnanswered else { return }
    guard version == screenVersion else { return reloadData() }
    moveRow(at: indexPath, to: target)
  }

  /// Simulates a user who operates the app's own control at the trailing edge of a row; a switch,
  /// for example, is turned on or off and calls its actions.
  ///
  /// The row itself isn't tapped. The method has no effect if the row has no control.
  ///
  /// - Parameter indexPath: The row.
  /// - Throws: `SelectionError.rowOutOfRange`.
  public func tapControl(at indexPath: RowPath) throws(SelectionError) {
    guard try reach(indexPath) else { return }
    (cellForRow(at: indexPath)?.shownAccessoryView as? HeadlessControl)?.tap()
  }

  private func editingStyle(of row: RowPath) -> TableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: row) ?? false else { return .none }
    return editingStyle(ofEditable: row)
  }

  /// The edit that the delegate allows for a row, if the data source allows editing the row.
  func editingStyle(ofEditable row: RowPath) -> TableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: row) ?? .delete
  }

  /// Throws an error if the row doesn't exist.
  func requireRow(_ row: RowPath) throws(SelectionError) {
    let shape = rows.shape
    guard shape.contains(row) else { throw .rowOutOfRange(row, shape) }
  }
}
