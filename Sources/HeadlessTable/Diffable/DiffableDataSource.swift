// SPDX-License-Identifier: MIT

public import SelectionCore

/// A data source to which you apply snapshots of the table's contents, and which determines the
/// changes itself.
///
/// The selection of each item moves with the item. The data source and the table don't retain each
/// other.
@MainActor @preconcurrency
open class DiffableDataSource<SectionID: Hashable, ItemID: Hashable>: EqualByIdentity,
  TableViewDataSource
{
  /// A closure that returns the cell for an item.
  public typealias CellProvider = @MainActor (TableView, RowPath, ItemID) -> TableViewCell?

  /// The animation to use for rows that change, which has no effect in the test double.
  open var defaultRowAnimation = TableView.RowAnimation.automatic
  private weak var table: TableView?
  private let cellProvider: CellProvider
  private var current = DiffableSnapshot<SectionID, ItemID>()

  /// Creates the data source of a table; the data source has no contents yet.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  // MARK: - Snapshots

  /// The current contents.
  open func snapshot() -> DiffableSnapshot<SectionID, ItemID> { current }

  /// Shows a snapshot, with or without animation; rows whose items are still in the snapshot keep
  /// their selection and their cells.
  ///
  /// Items to be reloaded are deselected, as with ``TableView/reloadRows(at:with:)``.
  open func apply(
    _ snapshot: DiffableSnapshot<SectionID, ItemID>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let table = table(for: snapshot) else { return }
    let old = current
    let mapping = TableMapping(from: old.sections, to: snapshot.sections)
    guard table.perform(mapping.tableUpdate(), { replace(by: snapshot) }) else {
      current = old
      return
    }
    renew(snapshot, in: table)
    completion?()
  }

  /// Shows a snapshot as ``TableView/reloadData()`` does, which deselects all rows.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableSnapshot<SectionID, ItemID>, completion: (() -> Void)? = nil
  ) {
    guard let table = table(for: snapshot) else { return }
    replace(by: snapshot)
    table.reloadData()
    completion?()
  }

  /// The table, if it can show the snapshot.
  private func table(for snapshot: DiffableSnapshot<SectionID, ItemID>) -> TableView? {
    guard let table else {
      replace(by: snapshot)
      return nil
    }
    guard let failure = snapshot.failure else { return table }
    table.failureHandler(failure)
    return nil
  }

  private func replace(by snapshot: DiffableSnapshot<SectionID, ItemID>) {
    current = snapshot
    current.finishReloading()
  }

  /// Reloads and reconfigures the items that the snapshot marks; they are already in their new
  /// places.
  private func renew(_ snapshot: DiffableSnapshot<SectionID, ItemID>, in table: TableView) {
    var update = TableUpdate()
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    update.reloadSections(
      Set(snapshot.reloadedSectionIdentifiers).compactMap { index(for: $0) }.sorted())
    update.reloadRows(at: RowSpans(reloaded.compactMap { indexPath(for: $0) }.sorted()))
    let configured = Set(snapshot.reconfiguredItemIdentifiers).subtracting(reloaded)
    update.reconfigureRows(at: RowSpans(configured.compactMap { indexPath(for: $0) }.sorted()))
    if update != TableUpdate() { _ = table.perform(update) {} }
  }

  // MARK: - Identities

  /// Returns the item of a row, or nil if the row doesn't exist.
  open func itemIdentifier(for indexPath: RowPath) -> ItemID? {
    guard current.sections.indices.contains(indexPath.section) else { return nil }
    let rows = current.sections[indexPath.section].rows
    return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
  }

  /// Returns the row of an item, or nil if the item isn't shown.
  open func indexPath(for itemIdentifier: ItemID) -> RowPath? {
    current.place(of: itemIdentifier).map { RowPath(row: $0.row, section: $0.section) }
  }

  /// Returns the section with the given number, or nil if the section doesn't exist.
  open func sectionIdentifier(for index: Int) -> SectionID? {
    current.sections.indices.contains(index) ? current.sections[index].section : nil
  }

  /// Returns the number of a section, or nil if the section isn't shown.
  open func index(for sectionIdentifier: SectionID) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: - Data source

  open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    current.sections.indices.contains(section) ? current.sections[section].rows.count : 0
  }

  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: RowPath
  ) -> TableViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    tableView.failureHandler(.noCell(indexPath))
    return TableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Returns false; as in UIKit, a subclass with editable rows overrides this method.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: RowPath) -> Bool { false }

  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: RowPath
  ) { tableView.isCommitUnanswered = true }

  /// Returns false; as in UIKit, a subclass with movable rows overrides this method.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: RowPath) -> Bool { false }

  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: RowPath,
    to destinationIndexPath: RowPath
  ) { tableView.isMoveUnanswered = true }
}
