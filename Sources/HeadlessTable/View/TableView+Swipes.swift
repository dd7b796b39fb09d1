// SPDX-License-Identifier: MIT

public import SelectionCore

/// Swipes that show the buttons of one row.
extension TableView {
  /// The edge from which a row is swiped.
  public enum SwipeEdge: Hashable, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// The row that shows its swipe buttons; the table isn't necessarily being edited.
  public var swipedRow: RowPath? { swiped.flatMap(state.shape.path) }

  /// Simulates a swipe on a row, which then shows its buttons.
  ///
  /// The buttons are the delegate's buttons for the edge or, if the delegate returns nil, the
  /// delete button at the trailing edge.
  ///
  /// If another row was swiped before, that row is closed first. The swipe has no effect if the
  /// table is being edited, if the data source doesn't allow the row to be edited, or if there are
  /// no buttons. There are no buttons if the delegate returns an empty list, or if it returns no
  /// list and an editing style other than delete.
  ///
  /// The delete button exists only if the data source implements `commit`. Without Objective-C, the
  /// table can't determine this before it first calls `commit`; until then, every data source is
  /// assumed to implement the method.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - edge: The edge from which the row is swiped.
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

  /// Simulates a tap on a button of the swiped row; the row remains swiped until the button's
  /// closure reports that the action is done.
  ///
  /// - Parameter title: The title of the button.
  /// - Returns: Whether the row shows such a button.
  @discardableResult
  public func tapSwipeAction(_ title: String) -> Bool {
    let action = swipeActions?.actions.first { $0.title == title }
    guard let row = swipedRow, let action else { return false }
    let cell = cellForRow(at: row) ?? HeadlessView()
    action.handler(action, cell) { [weak self] _ in self?.endSwipe() }
    return true
  }

  /// Simulates the closing of the swiped row, whose buttons disappear.
  public func endSwipe() {
    guard let row = swipedRow, let number = swiped else { return }
    swiped = nil
    showState(of: [number])
    delegate?.tableView(self, didEndEditingRowAt: row)
  }

  /// Moves the swiped row with a change.
  ///
  /// The swipe ends when the row is deleted and when editing begins.
  ///
  /// - Parameter mapping: How the rows move; nil if they don't.
  /// - Returns: A closure that calls the delegate about the end of the swipe; nil if the swipe
  ///   hasn't ended.
  func followSwipe(_ mapping: TableMapping?) -> (() -> Void)? {
    guard let old = swiped else { return nil }
    let new = mapping.map { $0.rows.newIndex(of: old) } ?? old
    swiped = state.isEditing ? nil : new
    guard swiped == nil else { return nil }
    let row = new.flatMap(state.shape.path)
    return { self.delegate?.tableView(self, didEndEditingRowAt: row) }
  }

  /// Whether the data source implements the deletion of rows, as far as the table knows.
  private var hasCommit: Bool { sourceWithoutCommit == nil || sourceWithoutCommit !== dataSource }

  private func actions(of row: RowPath, from edge: SwipeEdge) -> SwipeActionsConfiguration? {
    switch edge {
    case .leading: delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
    case .trailing: delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
    }
  }
}
