// SPDX-License-Identifier: MIT

public import SelectionCore

/// New contents, in the table and in the view together.
///
/// The data source answers by ``TableDriver/shape``, or the app has changed its own data before.
extension TableDriver {
  /// Tells the table its new contents, and the view what was inserted, deleted and moved.
  ///
  /// A view that is in no window, and one that has more than a thousand rows to insert, delete or
  /// move, is reloaded instead; its selection stays.
  /// - Parameters:
  ///   - contents: The identities after the change, section by section.
  ///   - vanished: What becomes of identities that are in none of them.
  /// - Returns: The resulting change, or nil where there are too many rows.
  /// - Complexity: O(*n*) for *n* identities before and after.
  @discardableResult
  public func update(to contents: [[ID]], vanished: Vanished) -> IdentifiedChange<ID>? {
    attempt { table throws(SelectionError) in
      guard let kind = listOfNewSections, contents.count > tableShape.sectionCount else {
        return try table.update(to: contents, vanished: vanished)
      }
      try table.addLists(kind, upTo: contents.count)
      try table.update(to: contents, vanished: vanished)
      return table.change(from: current)
    }
  }

  /// Tells the table what a snapshot has, and its data source to show it.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items after the change.
  ///   - dataSource: The view's data source.
  ///   - vanished: What becomes of items that are not in it.
  ///   - animatingDifferences: Whether the view animates it.
  /// - Returns: The resulting change, or nil where there are too many rows.
  /// - Complexity: O(*n*) for *n* items before and after.
  @discardableResult
  public func apply<SectionID: Hashable & Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ID>,
    to dataSource: UITableViewDiffableDataSource<SectionID, ID>, vanished: Vanished,
    animatingDifferences: Bool = true
  ) -> IdentifiedChange<ID>? where ID: Sendable {
    let old = dataSource.snapshot().sectionIdentifiers
    let new = snapshot.sectionIdentifiers.map { section in
      (section: section, rows: snapshot.itemIdentifiers(inSection: section))
    }
    return attempt {
      dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
    } _: { table throws(SelectionError) in
      try table.update(to: new, from: old, vanished: vanished)
    }
  }

  /// The user has dragged a row to another place, as the view has told the data source, which
  /// calls this last: the table follows, and the view has done so itself.
  ///
  /// - Parameters:
  ///   - source: Where the row was.
  ///   - destination: Where it is after the move.
  /// - Returns: The resulting change, or nil where there is no such row or place.
  /// - Complexity: O(log *n*).
  @discardableResult
  public func viewMovedRow(
    at source: IndexPath, to destination: IndexPath
  ) -> IdentifiedChange<ID>? {
    var update = TableUpdate()
    update.moveRow(at: RowPath(source), to: RowPath(destination))
    var next = current
    do throws(SelectionError) {
      let change = try next.perform(update)
      current = next
      if let mapping = change.rows.mapping {
        viewSelection = mapping.rows.applied(to: viewSelection)
      }
      report(change)
      return change
    } catch {
      onRefusal?(.error(error))
      return nil
    }
  }

  /// Has the view show new contents, by what was inserted, deleted and moved, or reloads it.
  func showContents(_ next: IdentifiedTable<ID>, _ mapping: TableMapping) {
    guard let tableView, let changes = ViewChanges(mapping), hasShownShape,
      tableView.window != nil
    else {
      current = next
      tableView?.reloadData()
      viewSelection = RowSet()
      return
    }
    tableView.performBatchUpdates {
      self.current = next
      self.viewSelection = mapping.rows.applied(to: self.viewSelection)
      changes.perform(in: tableView, with: self.rowAnimation)
    }
  }

  /// Whether the view has the rows that the table has, so that it can be told what changes.
  private var hasShownShape: Bool {
    guard let tableView else { return false }
    return (0..<tableView.numberOfSections).map(tableView.numberOfRows) == tableShape.rowCounts
  }
}

/// What a view is told of new contents.
private struct ViewChanges {
  /// More rows than these are not inserted, deleted and moved one by one.
  static let mostRows = 1_000

  let update: TableUpdate
  let deletedRows: RowPaths

  /// The changes of a mapping; nil where they are too many, or everything was reloaded.
  init?(_ mapping: TableMapping) {
    let isReload = mapping.rows.removed.count == mapping.oldShape.rowCount
    guard !isReload, mapping.rows.segments.count <= Self.mostRows else { return nil }
    update = mapping.tableUpdate()
    guard let deleted = try? RowSpans(update.deletedRows).numbers(in: mapping.oldShape)
    else { return nil }
    deletedRows = RowPaths(deleted, in: mapping.oldShape)
    let count = deleted.count + update.movedRows.count
    guard update.insertedRows.reduce(count, { $0 + $1.count }) <= Self.mostRows
    else { return nil }
  }

  /// Makes the changes, within a batch.
  @MainActor
  func perform(in tableView: UITableView, with animation: UITableView.RowAnimation) {
    tableView.deleteSections(IndexSet(update.deletedSections), with: animation)
    tableView.insertSections(IndexSet(update.insertedSections.map(\.section)), with: animation)
    for move in update.movedSections {
      tableView.moveSection(move.source, toSection: move.destination)
    }
    tableView.deleteRows(at: deletedRows.map { IndexPath($0) }, with: animation)
    let inserted = update.insertedRows.flatMap { rows in
      (0..<rows.count).map { IndexPath(row: rows.row.row + $0, section: rows.row.section) }
    }
    tableView.insertRows(at: inserted, with: animation)
    for move in update.movedRows {
      tableView.moveRow(at: IndexPath(move.source), to: IndexPath(move.destination))
    }
  }
}
