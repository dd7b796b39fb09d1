// SPDX-License-Identifier: MIT

public import SelectionCore

/// An object that provides the contents of a table, with the method names of UIKit's data source.
///
/// Two methods are required; the others have default implementations, like UIKit's optional
/// methods.
@MainActor @preconcurrency
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell for a row, which must be dequeued and all of whose contents must be set
  /// again.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell

  /// Returns the number of sections; one by default.
  func numberOfSections(in tableView: TableView) -> Int

  /// Returns the title of a section; nil by default.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the text below a section; nil by default.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Returns the titles of the index at the trailing edge; nil by default.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// Returns the section for a title in the index; by default, the section whose number equals the
  /// title's position in the index.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// Returns whether the user can delete the row or insert a row in its place; true by default.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: RowPath) -> Bool

  /// Called when the user deletes the row or inserts a row in its place; the default implementation
  /// has no effect.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: RowPath)

  /// Returns whether the user can drag the row to a new position; by default, true if the data
  /// source implements moving.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: RowPath) -> Bool

  /// Called after the user has dragged the row to a new position; the method must move the row in
  /// the data.
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

  /// Returns the section whose number equals the title's position in the index.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Every row.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: RowPath) -> Bool { true }

  /// Has no effect; if the data source doesn't implement this method, a swipe shows no delete
  /// button.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: RowPath
  ) { tableView.isCommitUnanswered = true }

  /// Returns true, but rows can be moved only if the data source implements the method that moves
  /// them.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: RowPath) -> Bool { true }

  /// Has no effect; if the data source doesn't implement this method, rows can't be moved.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: RowPath,
    to destinationIndexPath: RowPath
  ) { tableView.isMoveUnanswered = true }
}
