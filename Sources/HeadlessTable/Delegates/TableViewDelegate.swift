// SPDX-License-Identifier: MIT

public import SelectionCore

/// Who is asked about what the user does and told of it, with the names of UIKit's delegate.
///
/// Every method has a default, as UIKit's optional methods have. Of each input everything is asked
/// first; then the table changes; then everything is told. Only a finger that is lifted leaves its
/// row before the delegate is asked what the tap selects. A delegate may select, deselect, reload
/// and update from inside any of these methods.
@MainActor @preconcurrency
public protocol TableViewDelegate: AnyObject {
  /// Whether a touch highlights the row; if not, the touch has no effect.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: RowPath) -> Bool
  /// A finger was put on the row.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: RowPath)
  /// The finger left the row, or the touch was cancelled.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: RowPath)

  /// Which row is to be selected for the touched one: that row, another, or nil for none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: RowPath) -> RowPath?
  /// Which row is to be deselected for this one: that row, another, or nil for none.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: RowPath) -> RowPath?
  /// The user selected the row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath)
  /// The user deselected the row, or it gave way to another.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: RowPath)
  /// The user changed which rows are selected; UIKit posts `selectionDidChangeNotification` here.
  func tableViewSelectionDidChange(_ tableView: TableView)

  /// Whether a tap on the row performs its primary action; by default except while editing.
  func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: RowPath
  ) -> Bool
  /// The row's primary action is to be performed, after all that the tap selects has been told.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: RowPath)
  /// The row's detail button was tapped.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: RowPath)

  /// Whether a pan with two fingers that begins on the row selects; by default not.
  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: RowPath
  ) -> Bool
  /// A pan that selects began on the row.
  func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: RowPath)
  /// A pan that selects ended.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)

  /// What the user can do to the row while it is edited; by default delete it.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: RowPath
  ) -> TableViewCell.EditingStyle
  /// The row was swiped and is about to show its delete button.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: RowPath)
  /// The row that was swiped shows its delete button no more; nil if it is not there any more.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: RowPath?)
  /// Where the row goes that the user drags; by default where the user lets it go.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: RowPath,
    toProposedIndexPath proposedDestinationIndexPath: RowPath
  ) -> RowPath

  /// Whether the keyboard's focus can be on the row; by default if it is enabled. Keys pass over
  /// other rows.
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: RowPath) -> Bool
  /// Whether the row is selected when the focus reaches it, as the table says by default.
  func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: RowPath
  ) -> Bool

  /// How high the row is, in points; by default as high as all.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: RowPath) -> Double
  /// How high the header of a section is, in points; by default none if it has no title.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double
  /// How high the footer of a section is, in points; by default none if it has no text.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double

  /// The view above a section, in place of a title; by default none.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> HeadlessView?
  /// The view below a section, in place of a text; by default none.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> HeadlessView?

  /// The menu that the row shows when the user asks for one at a place; by default none.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: RowPath, point: TablePoint
  ) -> ContextMenuConfiguration?
  /// The buttons that the row shows when it is swiped from its beginning; by default none.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: RowPath
  ) -> SwipeActionsConfiguration?
  /// The buttons that the row shows when it is swiped from its end; by default the delete button.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: RowPath
  ) -> SwipeActionsConfiguration?

  /// The cell is about to be shown for the row.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: RowPath)
  /// The cell is not shown for the row any more.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: RowPath)
}

extension TableViewDelegate {
  /// Delete.
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: RowPath
  ) -> TableViewCell.EditingStyle { .delete }

  /// Does nothing.
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: RowPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: RowPath?) {}

  /// Where the user lets it go.
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: RowPath,
    toProposedIndexPath proposedDestinationIndexPath: RowPath
  ) -> RowPath { proposedDestinationIndexPath }

  /// Every row that is enabled.
  public func tableView(_ tableView: TableView, canFocusRowAt indexPath: RowPath) -> Bool {
    tableView.rows.isEnabled(indexPath)
  }

  /// As the table says.
  public func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: RowPath
  ) -> Bool { tableView.selectionFollowsFocus }

  /// Every row is highlighted.
  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: RowPath
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: RowPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: RowPath) {}

  /// The row itself.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: RowPath
  ) -> RowPath? { indexPath }

  /// The row itself.
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: RowPath
  ) -> RowPath? { indexPath }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: RowPath) {}

  /// Does nothing.
  public func tableViewSelectionDidChange(_ tableView: TableView) {}

  /// Every row, except while editing.
  public func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: RowPath
  ) -> Bool { !tableView.isEditing }

  /// Does nothing.
  public func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: RowPath) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: RowPath
  ) {}

  /// No pan selects.
  public func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: RowPath
  ) -> Bool { false }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: RowPath
  ) {}

  /// Does nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: RowPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: RowPath
  ) {}
}
