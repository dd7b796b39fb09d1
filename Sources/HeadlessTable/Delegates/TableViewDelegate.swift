// SPDX-License-Identifier: MIT

public import SelectionCore

/// A delegate that decides about the user's inputs and is notified of their results, with the
/// method names of UIKit's delegate.
///
/// Every method has a default implementation, like UIKit's optional methods. For each input, the
/// table first calls all methods that return a decision. Then the table changes, and finally it
/// calls the other methods. The only exception is the lifting of a finger: the row is unhighlighted
/// before the delegate returns the row that the tap selects. A delegate may select, deselect and
/// reload rows and update the table from within any of these methods.
@MainActor @preconcurrency
public protocol TableViewDelegate: AnyObject {
  /// Returns whether a touch highlights the row; if the result is false, the touch has no effect.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: RowPath) -> Bool
  /// Called after a finger has touched the row.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: RowPath)
  /// Called after the finger has been lifted from the row or the touch has been canceled.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: RowPath)

  /// Returns the row to select in place of the touched row: the touched row itself, another row, or
  /// nil for no row.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: RowPath) -> RowPath?
  /// Returns the row to deselect in place of the given row: the given row itself, another row, or
  /// nil for no row.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: RowPath) -> RowPath?
  /// Called after the user has selected the row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath)
  /// Called after the user has deselected the row or another row has replaced it.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: RowPath)
  /// Called after the user has changed the selection; UIKit posts `selectionDidChangeNotification`
  /// at this point.
  func tableViewSelectionDidChange(_ tableView: TableView)

  /// Returns whether a tap on the row performs its primary action; by default, true unless the
  /// table is being edited.
  func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: RowPath
  ) -> Bool
  /// Performs the row's primary action after all other calls for the tap.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: RowPath)
  /// Called after the row's detail button has been tapped.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: RowPath)

  /// Returns whether a two-finger pan that begins on the row selects rows; false by default.
  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: RowPath
  ) -> Bool
  /// Called after a pan that selects rows has begun on the row.
  func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: RowPath)
  /// Called after a pan that selects rows has ended.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)

  /// Returns the edit that the user can make to the row; by default, the user can delete the row.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: RowPath
  ) -> TableViewCell.EditingStyle
  /// Called before the swiped row shows its delete button.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: RowPath)
  /// Called when the swiped row no longer shows its delete button; the argument is nil if the row
  /// was removed.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: RowPath?)
  /// Returns the destination of a row that the user drags; by default, the place where the user
  /// drops the row.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: RowPath,
    toProposedIndexPath proposedDestinationIndexPath: RowPath
  ) -> RowPath

  /// Returns whether the row can have the keyboard focus; by default, true for enabled rows. Keys
  /// skip the rows that can't have the focus.
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: RowPath) -> Bool
  /// Returns whether the row is selected when the focus reaches it; by default, the value of the
  /// table's ``TableView/selectionFollowsFocus``.
  func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: RowPath
  ) -> Bool

  /// Returns the height of the row, in points; by default, the table's row height.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: RowPath) -> Double
  /// Returns the height of a section's header, in points; by default, zero if the section has no
  /// title.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double
  /// Returns the height of a section's footer, in points; by default, zero if the section has no
  /// footer text.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double

  /// Returns the view above a section, which is shown in place of the title; nil by default.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> HeadlessView?
  /// Returns the view below a section, which is shown in place of the footer text; nil by default.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> HeadlessView?

  /// Returns the context menu of the row at a point; nil by default.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: RowPath, point: TablePoint
  ) -> ContextMenuConfiguration?
  /// Returns the buttons that a swipe from the leading edge reveals; nil by default.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: RowPath
  ) -> SwipeActionsConfiguration?
  /// Returns the buttons that a swipe from the trailing edge reveals; by default, the delete
  /// button.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: RowPath
  ) -> SwipeActionsConfiguration?

  /// Called before a cell is shown for the row.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: RowPath)
  /// Called when a cell is no longer shown for the row.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: RowPath)
}

extension TableViewDelegate {
  /// The delete style.
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: RowPath
  ) -> TableViewCell.EditingStyle { .delete }

  /// Has no effect.
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: RowPath) {}

  /// Has no effect.
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: RowPath?) {}

  /// Returns the place where the user drops the row.
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: RowPath,
    toProposedIndexPath proposedDestinationIndexPath: RowPath
  ) -> RowPath { proposedDestinationIndexPath }

  /// Returns whether the row is enabled.
  public func tableView(_ tableView: TableView, canFocusRowAt indexPath: RowPath) -> Bool {
    tableView.rows.isEnabled(indexPath)
  }

  /// Returns the table's ``TableView/selectionFollowsFocus``.
  public func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: RowPath
  ) -> Bool { tableView.selectionFollowsFocus }

  /// Returns true, so that every row can be highlighted.
  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: RowPath
  ) -> Bool { true }

  /// Has no effect.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: RowPath) {}

  /// Has no effect.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: RowPath) {}

  /// The row itself.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: RowPath
  ) -> RowPath? { indexPath }

  /// The row itself.
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: RowPath
  ) -> RowPath? { indexPath }

  /// Has no effect.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {}

  /// Has no effect.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: RowPath) {}

  /// Has no effect.
  public func tableViewSelectionDidChange(_ tableView: TableView) {}

  /// Returns true unless the table is being edited.
  public func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: RowPath
  ) -> Bool { !tableView.isEditing }

  /// Has no effect.
  public func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: RowPath) {}

  /// Has no effect.
  public func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: RowPath
  ) {}

  /// No pan selects.
  public func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: RowPath
  ) -> Bool { false }

  /// Has no effect.
  public func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: RowPath
  ) {}

  /// Has no effect.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}

  /// Has no effect.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: RowPath
  ) {}

  /// Has no effect.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: RowPath
  ) {}
}
