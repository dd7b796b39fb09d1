// SPDX-License-Identifier: MIT

public import SelectionCore

/// The rows and sections that a view inserts, deletes and moves for new contents.
///
/// As in a view's batch, deletions and move sources use the numbers before the batch, and
/// insertions and move destinations use the numbers after the batch.
public struct ViewChanges {
  /// The maximum number of rows that are inserted, deleted and moved one by one.
  static let mostRows = 1_000

  /// The sections to delete.
  public let deletedSections: [Int]
  /// The sections to insert.
  public let insertedSections: [Int]
  /// The sections to move.
  public let movedSections: [TableUpdate.Move<Int>]
  /// The rows to delete.
  public let deletedRows: [RowPath]
  /// The rows to insert.
  public let insertedRows: [RowPath]
  /// The rows to move, within and between sections that are neither deleted nor inserted.
  public let movedRows: [TableUpdate.Move<RowPath>]

  /// Creates the changes for a mapping, or returns nil if the view should be reloaded.
  ///
  /// The view should be reloaded if the whole table was reloaded, if there are too many changes, or
  /// if rows change in a section that moves.
  ///
  /// If a batch changes rows in a section that moves, UIKit and AppKit throw exceptions or animate
  /// the section incorrectly.
  /// - Parameter mapping: The mapping that describes how rows and sections moved.
  /// - Complexity: O(*k* log *n*) for *k* spans of inserted, removed or moved rows.
  public init?(_ mapping: TableMapping) {
    let isReload = mapping.rows.removed.count == mapping.oldShape.rowCount
    guard !isReload, mapping.rows.segments.count <= Self.mostRows,
      let update = mapping.tableUpdate(mostMovedRows: Self.mostRows)
    else { return nil }
    guard let deleted = try? RowSpans(update.deletedRows).numbers(in: mapping.oldShape)
    else { return nil }
    // The counts are subtracted one after the other, because their sum may exceed `Int.max`.
    var rest = Self.mostRows - update.movedRows.count - min(deleted.count, Self.mostRows)
    for rows in update.insertedRows where rest >= 0 { rest -= min(rows.count, Self.mostRows + 1) }
    guard rest >= 0, deleted.count <= Self.mostRows else { return nil }
    deletedSections = update.deletedSections
    insertedSections = update.insertedSections.map(\.section)
    movedSections = update.movedSections
    var (removed, added) = (
      Array(RowPaths(deleted, in: mapping.oldShape)),
      update.insertedRows.flatMap { rows in
        (0..<rows.count).map { RowPath(section: rows.row.section, row: rows.row.row + $0) }
      }
    )
    var moved: [TableUpdate.Move<RowPath>] = []
    let (gone, new) = (Set(deletedSections), Set(insertedSections))
    for move in update.movedRows {
      // UIKit can't move a row out of a section that is deleted, or into one that is inserted.
      switch (gone.contains(move.source.section), new.contains(move.destination.section)) {
      case (false, false): moved.append(move)
      case (false, true): removed.append(move.source)
      case (true, false): added.append(move.destination)
      // The row is removed with its old section and added with its new one.
      case (true, true): break
      }
    }
    (deletedRows, insertedRows, movedRows) = (removed, added, moved)
    guard !hasRowsInMovedSections else { return nil }
  }

  private var hasRowsInMovedSections: Bool {
    guard !movedSections.isEmpty else { return false }
    let (old, new) = (Set(movedSections.map(\.source)), Set(movedSections.map(\.destination)))
    return deletedRows.contains { old.contains($0.section) }
      || insertedRows.contains { new.contains($0.section) }
      || movedRows.contains {
        old.contains($0.source.section) || new.contains($0.destination.section)
      }
  }
}
