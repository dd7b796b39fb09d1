// SPDX-License-Identifier: MIT

public import SelectionCore

/// Changes to the data: one at a time, or several in a batch.
///
/// The data source must already have changed, or must change within the batch. Its rows are
/// counted; if the counts don't match the updates, the update fails and the table doesn't change.
extension TableView {
  /// Performs several changes as a single batch.
  ///
  /// Rows that are deleted, reloaded or moved are given by their paths before the batch. Inserted
  /// rows and the destinations of moves are given by their paths after the batch. The changes may
  /// be given in any order.
  ///
  /// - Parameters:
  ///   - updates: Makes the changes.
  ///   - completion: Called with true after the changes have been made, or with false if they
  ///     failed.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    let isDone = endUpdates()
    completion?(isDone)
  }

  /// Whether a batch is open.
  public var hasUncommittedUpdates: Bool { batch != nil }

  /// Begins a batch; the changes up to the matching ``endUpdates()`` are performed together.
  public func beginUpdates() {
    loadDataIfNeeded()
    batch = batch ?? OpenBatch()
    batch?.depth += 1
  }

  /// Ends a batch and performs the changes if this is the outermost batch.
  ///
  /// - Returns: False if the changes failed or no batch is open; otherwise, true.
  @discardableResult
  public func endUpdates() -> Bool {
    guard let open = batch else { return false }
    guard open.depth == 1 else {
      batch?.depth -= 1
      return true
    }
    batch = nil
    return commit(open)
  }

  /// Inserts rows, which are given by their paths after the change.
  public func insertRows(at indexPaths: [RowPath], with animation: RowAnimation) {
    update { $0.update.insertRows(at: indexPaths) }
  }

  /// Deletes rows, which are given by their paths before the change.
  public func deleteRows(at indexPaths: [RowPath], with animation: RowAnimation) {
    update { $0.update.deleteRows(at: RowSpans(indexPaths)) }
  }

  /// Moves a row to another position; the row keeps its state.
  public func moveRow(at indexPath: RowPath, to newIndexPath: RowPath) {
    update { $0.update.moveRow(at: indexPath, to: newIndexPath) }
  }

  /// Reloads rows, which deselects them and requests new cells from the data source.
  public func reloadRows(at indexPaths: [RowPath], with animation: RowAnimation) {
    update { $0.update.reloadRows(at: RowSpans(indexPaths)) }
  }

  /// Configures rows again in their current cells; the rows remain selected.
  public func reconfigureRows(at indexPaths: [RowPath]) {
    update { $0.update.reconfigureRows(at: RowSpans(indexPaths)) }
  }

  /// Inserts sections with the rows that the data source provides for them.
  public func insertSections(_ sections: some Collection<Int>, with animation: RowAnimation) {
    update { $0.insertedSections += sections }
  }

  /// Deletes sections with all of their rows.
  public func deleteSections(_ sections: some Collection<Int>, with animation: RowAnimation) {
    update { $0.update.deleteSections(sections) }
  }

  /// Moves a section with all of its rows.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.update.moveSection(section, to: newSection) }
  }

  /// Reloads sections, as ``reloadRows(at:with:)`` does for all rows of the sections.
  public func reloadSections(_ sections: some Collection<Int>, with animation: RowAnimation) {
    update { $0.update.reloadSections(sections) }
  }

  private func update(_ body: (inout OpenBatch) -> Void) {
    loadDataIfNeeded()
    if var open = batch {
      body(&open)
      batch = open
    } else {
      var alone = OpenBatch()
      body(&alone)
      commit(alone)
    }
  }

  /// Performs a whole update, in which a closure changes the data.
  ///
  /// - Returns: False if the update failed.
  func perform(_ update: TableUpdate, _ changeData: () -> Void) -> Bool {
    loadDataIfNeeded()
    changeData()
    return commit(OpenBatch(update: update))
  }

  /// Performs the changes of a batch.
  @discardableResult
  private func commit(_ batch: OpenBatch) -> Bool {
    let counts = countedRows()
    let update = batch.update(rowCounts: counts)
    var next = state
    let change: SelectionChange
    do throws(SelectionError) {
      change = try next.perform(update)
    } catch {
      failureHandler(.refused(error))
      return false
    }
    // Without a mapping each row has kept its place.
    guard let mapping = change.mapping ?? (try? update.mapping(of: state.shape)),
      counts == next.shape.rowCounts
    else {
      failureHandler(.inconsistentData(InconsistentData(update, change, counts)))
      return false
    }
    noteUnmeasured(update, mapping)
    state = next
    inputHandler?(.perform(update))
    follow(change, by: mapping)
    renewCells(of: update, by: mapping)
    if unmeasured != nil { _ = layout }
    return true
  }

  /// Asks the data source for new cells for the reloaded rows, and lets it configure again the
  /// cells that are marked to be reconfigured.
  private func renewCells(of update: TableUpdate, by mapping: TableMapping) {
    let renewed = mapping.newNumbers(of: update.allReloadedRows)
    let configured = mapping.newNumbers(of: update.reconfiguredRows)
    renewCells { renewed.contains($0) }
    guard !configured.isEmpty else { return }
    layoutCells()
    for number in visibleNumbers where configured.contains(number) { reconfigureCell(at: number) }
  }
}

/// A batch of updates that is still open.
struct OpenBatch {
  var update = TableUpdate()
  /// The sections to insert, whose rows are counted after all changes have been made.
  var insertedSections: [Int] = []
  /// The number of nested open batches.
  var depth = 0

  /// The whole update, given the data source's current row counts.
  func update(rowCounts: [Int]) -> TableUpdate {
    var result = update
    for section in insertedSections {
      let rowCount = rowCounts.indices.contains(section) ? rowCounts[section] : 0
      let inserted = update.insertedRows.reduce(0) {
        $1.row.section == section ? $0 + $1.count : $0
      }
      let moved = update.movedRows.count { $0.destination.section == section }
      result.insertSection(section, rowCount: max(rowCount - inserted - moved, 0))
    }
    return result
  }
}
