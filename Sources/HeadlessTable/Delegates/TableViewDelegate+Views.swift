// SPDX-License-Identifier: MIT

public import SelectionCore

extension TableViewDelegate {
  /// No view.
  public func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> HeadlessView? { nil }

  /// No view.
  public func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> HeadlessView? { nil }

  /// No menu.
  public func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: RowPath, point: TablePoint
  ) -> ContextMenuConfiguration? { nil }

  /// No buttons.
  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: RowPath
  ) -> SwipeActionsConfiguration? { nil }

  /// The delete button.
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: RowPath
  ) -> SwipeActionsConfiguration? { nil }
}
