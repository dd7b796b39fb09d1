// SPDX-License-Identifier: MIT

public import SelectionCore

/// Swipes, which edit one row.
extension TableView {
  /// From where a row is swiped.
  @nonexhaustive
  public enum SwipeEdge: Hashable, Sendable {
    /// From its beginning.
    case leading
    /// From its end.
    case trailing
  }

  /// The row that shows its buttons because the user swiped it; the table is not edited by that.
  public var swipedRow: RowPath? { swiped.flatMap(state.shape.path) }

  /// The user swipes a row, which then shows its buttons: those that the delegate gives for the
  /// edge, else at its end the delete button.
  ///
  /// Another row that was swiped is let go first. The swipe has no effect where the table is
  /// being edited, the data source says that the row cannot be, or there are no buttons: the
  /// delegate gives an empty list, or no list and another style than delete.
  ///
  /// The delete button is there only if the data source has `commit`. Without Objective-C that
  /// is not known before it is first needed: until then such a data source counts as one with it.
  ///
  /// - Parameters:
  ///   - indexPath: the row.
  ///   - edge: from where it is swiped.
  /// - Throws: `SelectionError.rowOutOfRange`.
  public func swipe(
    at indexPath: RowPath, from edge: SwipeEdge = .trailing
  ) throws(SelectionError) {
    guard try reach(indexPath) else { return }
    endSwipe()
    guard !isEditing, dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    else { return }
    let actions = actions(of: indexPath, from: edge)
    let hasButtons =
      actions.map { !$0.actions.isEmpty }
      ?? (edge == .trailing && hasCommit && editingStyle(ofEditable: indexPath) == .delete)
    guard hasButtons else { return }
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    // The delegate may have changed the table.
    guard !isEditing, let number = rows.shape.rowNumber(of: indexPath) else { return }
    swiped = number
    swipeActions = actions
    showState(of: [number])
  }

  /// The user taps a button of the swiped row; the row stays swiped until the button's closure says
  /// that it is done.
  ///
  /// - Parameter title: what the button says.
  /// - Returns: whether the row shows such a button.
  @discardableResult
  public func tapSwipeAction(_ title: String) -> Bool {
    let action = swipeActions?.actions.first { $0.title == title }
    guard let row = swipedRow, let action else { return false }
    let cell = cellForRow(at: row) ?? HeadlessView()
    action.handler(action, cell) { [weak self] _ in self?.endSwipe() }
    return true
  }

  /// The user lets go of the row that was swiped, whose buttons disappear.
  public func endSwipe() {
    guard let row = swipedRow, let number = swiped else { return }
    swiped = nil
    showState(of: [number])
    delegate?.tableView(self, didEndEditingRowAt: row)
  }

  /// Lets the swiped row follow a change.
  ///
  /// The swipe ends when the row goes and when editing begins.
  ///
  /// - Parameter mapping: where the rows went; nil if they stayed.
  /// - Returns: tells the delegate that the swipe has ended; nil if it has not.
  func followSwipe(_ mapping: TableMapping?) -> (() -> Void)? {
    guard let old = swiped else { return nil }
    let new = mapping.map { $0.rows.newIndex(of: old) } ?? old
    swiped = state.isEditing ? nil : new
    guard swiped == nil else { return nil }
    let row = new.flatMap(state.shape.path)
    return { self.delegate?.tableView(self, didEndEditingRowAt: row) }
  }

  /// Whether the data source deletes rows, as far as that is known.
  private var hasCommit: Bool { sourceWithoutCommit == nil || sourceWithoutCommit !== dataSource }

  private func actions(of row: RowPath, from edge: SwipeEdge) -> SwipeActionsConfiguration? {
    switch edge {
    case .leading: delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
    case .trailing: delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
    }
  }
}
