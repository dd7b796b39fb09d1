// SPDX-License-Identifier: MIT

public import SelectionCore

/// New contents by UIKit's means.
extension TableDriver {
  /// Tells the table what a snapshot has, and its data source to show it.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items after the change.
  ///   - dataSource: The view's data source.
  ///   - vanished: How to treat items that are not in it.
  ///   - animatingDifferences: Whether the view animates it.
  /// - Returns: The resulting change, or nil if there are too many rows.
  /// - Complexity: O(*n*) for *n* items before and after.
  @discardableResult
  public func apply<SectionID: Hashable & Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ID>,
    to dataSource: UITableViewDiffableDataSource<SectionID, ID>, vanished: Vanished,
    animatingDifferences: Bool = true
  ) -> IdentifiedChange<ID>? where ID: Sendable {
    let contents = snapshot.sectionIdentifiers.map { section in
      (section: section, rows: snapshot.itemIdentifiers(inSection: section))
    }
    return update(
      to: contents, from: dataSource.snapshot().sectionIdentifiers, vanished: vanished
    ) {
      dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
    }
  }

  #if canImport(UIKit) && !os(watchOS)
    /// The user has dragged a row to another place, as the view has told the data source, which
    /// calls this last: the table follows, and the view has done so itself.
    ///
    /// - Parameters:
    ///   - source: The row's index path before the move.
    ///   - destination: Its index path after the move.
    /// - Returns: The resulting change, or nil if there is no such row or place.
    /// - Complexity: O(log *n*).
    @discardableResult
    public func viewMovedRow(
      at source: IndexPath, to destination: IndexPath
    ) -> IdentifiedChange<ID>? {
      viewMovedRow(at: RowPath(source), to: RowPath(destination))
    }
  #endif
}
