// SPDX-License-Identifier: MIT

public import SelectionCore

/// What the user does to rows while they are edited.
extension TableView {
  /// The user taps the button that deletes the row or inserts one there.
  ///
  /// The button is there on a row that was swiped, and while the table is being edited on each row
  /// that can be, unless several rows can be selected then; elsewhere the tap has no effect, and
  /// neither has it if the data changes while that is asked. The data source is told, and it is for
  /// that to change the data and the table.
  ///
  /// - Parameter indexPath: the row.
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

  /// The user drags a row to another place by the handle that it has while the table is being
  /// edited.
  ///
  /// The data source is asked whether it can be moved, the delegate where to, and the data source
  /// is told; the row then is there, and takes its state along. Outside of editing nothing
  /// happens, nothing where the data source has no method that moves rows, and nothing where the
  /// data changes while that is asked. A data source that changes
  /// the table when it is told has it reloaded: nobody can tell then which changes it has counted
  /// in.
  ///
  /// - Parameters:
  ///   - indexPath: the row.
  ///   - newIndexPath: where the user lets it go, counted in the table after the move.
  /// - Throws: `SelectionError.rowOutOfRange` for a row that is not there.
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

  /// The user works the app's own control at the trailing edge of a row: a switch flips and calls
  /// those who wait for that.
  ///
  /// It is no tap on the row. It has no effect if the row has no control.
  ///
  /// - Parameter indexPath: the row.
  /// - Throws: `SelectionError.rowOutOfRange`.
  public func tapControl(at indexPath: RowPath) throws(SelectionError) {
    guard try reach(indexPath) else { return }
    (cellForRow(at: indexPath)?.shownAccessoryView as? HeadlessControl)?.tap()
  }

  private func editingStyle(of row: RowPath) -> TableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: row) ?? false else { return .none }
    return editingStyle(ofEditable: row)
  }

  /// What the delegate lets the user do to a row that the data source lets be edited.
  func editingStyle(ofEditable row: RowPath) -> TableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: row) ?? .delete
  }

  /// Throws if there is no such row.
  func requireRow(_ row: RowPath) throws(SelectionError) {
    let shape = rows.shape
    guard shape.contains(row) else { throw .rowOutOfRange(row, shape) }
  }
}
