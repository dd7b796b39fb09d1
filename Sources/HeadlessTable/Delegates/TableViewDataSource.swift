// SPDX-License-Identifier: MIT

public import SelectionCore

/// The contents of a table, with the names of UIKit's data source.
///
/// Two methods are required; the others have defaults, like UIKit's optional methods.
@MainActor @preconcurrency
public protocol TableViewDataSource: AnyObject {
  /// The number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row, which must be dequeued, and all of whose contents must be set again.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell

  /// The number of sections; one by default.
  func numberOfSections(in tableView: TableView) -> Int

  /// The title of a section; none by default.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The text below a section; none by default.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// The titles of the index at the trailing edge; none by default.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// The section for a title of the index; by default the section with the index of the title.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// Whether the user can delete the row or insert a row there; true by default.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: RowPath) -> Bool

  /// Called when the user deletes the row or inserts a row there; has no effect by default.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: RowPath)

  /// Whether the user can drag the row to a new place; by default true if the data source
  /// implements moving.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: RowPath) -> Bool

  /// Called when the user has dragged the row to a new place; must move the row in the data.
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

  /// No titles.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Returns the section with the index of the title.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Every row.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: RowPath) -> Bool { true }

  /// Has no effect; without this method a swipe shows no delete button.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: RowPath
  ) { tableView.isCommitUnanswered = true }

  /// Returns true, but rows can be moved only if the data source implements the method that moves
  /// them.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: RowPath) -> Bool { true }

  /// Has no effect; without this method rows can't be moved.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: RowPath,
    to destinationIndexPath: RowPath
  ) { tableView.isMoveUnanswered = true }
}
