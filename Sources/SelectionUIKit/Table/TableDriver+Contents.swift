// SPDX-License-Identifier: MIT

public import SelectionCore

/// New contents with UIKit's types.
extension TableDriver {
  /// Updates the table to the contents of a snapshot, and applies the snapshot to its data source.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items after the change.
  ///   - dataSource: The view's data source.
  ///   - vanished: The treatment of items that are missing from the snapshot.
  ///   - animatingDifferences: Whether the view animates the change.
  /// - Returns: The resulting change, or nil if there are too many rows.
  /// - Complexity: O(*n*) for *n* old and new items together.
  @discardableResult
  public func apply<SectionID: Hashable & Sendable, ID: Hashable & Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ID>,
    to dataSource: UITableViewDiffableDataSource<SectionID, ID>, vanished: VanishedRows,
    animatingDifferences: Bool = true
  ) -> IdentifiedChange<ID>? where Table == IdentifiedTable<ID> {
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
    /// Moves a row in the table after the user has dragged the row in the view.
    ///
    /// Call this method last in the data source's method for moving rows.
    ///
    /// - Parameters:
    ///   - source: The row's index path before the move.
    ///   - destination: The row's index path after the move.
    /// - Returns: The resulting change, or nil if the row or the destination doesn't exist.
    /// - Complexity: O(log *n*).
    @discardableResult
    public func viewMovedRow(
      at source: IndexPath, to destination: IndexPath
    ) -> Table.Change? {
      viewMovedRow(at: RowPath(source), to: RowPath(destination))
    }
  #endif
}
