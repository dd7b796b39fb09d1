// SPDX-License-Identifier: MIT

public import SelectionCore

/// What a table shows, with the names of UIKit's data source.
///
/// Two methods must be there; the others have defaults, as UIKit's optional methods have.
@MainActor @preconcurrency
public protocol TableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row, dequeued and with all that it shows set again.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell

  /// How many sections there are; by default one.
  func numberOfSections(in tableView: TableView) -> Int

  /// The title of a section; by default none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The text below a section; by default none.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Whether the user can delete the row or insert one there; by default each.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: RowPath) -> Bool

  /// The user deletes the row or inserts one there; by default nothing comes of it.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: RowPath)

  /// Whether the user can drag the row to another place; by default wherever it moves rows.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: RowPath) -> Bool

  /// The user dragged the row to another place, and the data is to follow.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: RowPath,
    to destinationIndexPath: RowPath)
}

extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// No title.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No text.
  public func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Every row.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: RowPath) -> Bool { true }

  /// Changes nothing: without this method rows have no swipe that deletes them.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: RowPath
  ) { tableView.isCommitUnanswered = true }

  /// Every row, where the data source moves rows.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: RowPath) -> Bool { true }

  /// Moves nothing: without this method rows cannot be moved.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: RowPath,
    to destinationIndexPath: RowPath
  ) { tableView.isMoveUnanswered = true }
}
