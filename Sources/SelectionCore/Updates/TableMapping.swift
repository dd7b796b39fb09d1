// SPDX-License-Identifier: MIT

/// Where each row and each section of a table went in a change of its data, as a value that others
/// can apply to what they keep for each row.
public struct TableMapping: Sendable {
  /// All of it, on the heap, so that it is small to hand on.
  private final class Storage: Sendable {
    let oldShape: TableShape
    let newShape: TableShape
    let rows: IndexMapping
    let sections: IndexMapping
    let movedRows: RowSet
    let allRows: IndexMapping?
    let isReload: Bool

    init(
      _ oldShape: TableShape, _ newShape: TableShape, _ rows: IndexMapping,
      _ sections: IndexMapping, _ movedRows: RowSet, _ allRows: IndexMapping?, isReload: Bool
    ) {
      self.oldShape = oldShape
      self.newShape = newShape
      self.rows = rows
      self.sections = sections
      self.movedRows = movedRows
      self.allRows = allRows
      self.isReload = isReload
    }
  }

  private let storage: Storage

  /// The shape before the change.
  public var oldShape: TableShape { storage.oldShape }
  /// The shape after it.
  public var newShape: TableShape { storage.newShape }
  /// Where the rows went, by their numbers in the whole table.
  public var rows: IndexMapping { storage.rows }
  /// Where the sections went.
  public var sections: IndexMapping { storage.sections }
  /// The rows, as numbered after the change, that may stand in another section than the one that
  /// theirs became: those that were moved by themselves.
  public var movedRows: RowSet { storage.movedRows }
  /// Where the rows went, hidden ones among them, whose numbers follow those of the shape; nil
  /// where none was hidden or shown again.
  var allRows: IndexMapping? { storage.allRows }
  /// Whether everything was reloaded, so that rows can be known by their places alone.
  public var isReload: Bool { storage.isReload }

  init(
    oldShape: TableShape, newShape: TableShape, rows: IndexMapping, sections: IndexMapping,
    movedRows: RowSet, allRows: IndexMapping? = nil, isReload: Bool = false
  ) {
    storage = Storage(
      oldShape, newShape, rows, sections, movedRows, allRows, isReload: isReload)
  }

  /// Where a row is after the change, or nil if it is gone or never was.
  ///
  /// - Parameter old: a row before the change.
  /// - Returns: the same row after it.
  /// - Complexity: O(log *n*).
  public func newPath(of old: RowPath) -> RowPath? {
    oldShape.rowNumber(of: old).flatMap(rows.newIndex).flatMap(newShape.path)
  }

  /// Where a row was before the change, or nil if it is new or there is no such row.
  ///
  /// - Parameter new: a row after the change.
  /// - Returns: the same row before it.
  /// - Complexity: O(log *n*).
  public func oldPath(of new: RowPath) -> RowPath? {
    newShape.rowNumber(of: new).flatMap(rows.oldIndex).flatMap(oldShape.path)
  }

  /// The rows that are gone, as they were before the change.
  public var removedRows: RowPaths { RowPaths(rows.removed, in: oldShape) }

  /// The rows that are new, as they are after the change.
  public var insertedRows: RowPaths {
    RowPaths(rows.inserted, in: newShape)
  }

  /// This mapping and one after it as one.
  ///
  /// - Parameter next: a mapping from this one's new shape.
  /// - Returns: the mapping from this one's old shape to the new shape of `next`, or nil where
  ///   `next` is of a table of another shape.
  /// - Complexity: O(*m* log *m*) for *m* segments of both mappings.
  public func followed(by next: TableMapping) -> TableMapping? {
    guard next.oldShape == newShape,
      newHiddenCount == nil || next.hiddenCount == nil
        || newHiddenCount == next.hiddenCount
    else { return nil }
    return TableMapping(
      oldShape: oldShape, newShape: next.newShape, rows: rows.followed(by: next.rows),
      sections: sections.followed(by: next.sections),
      movedRows: next.rows.applied(to: movedRows).union(next.movedRows),
      allRows: allRows == nil && next.allRows == nil ? nil : joined(with: next),
      isReload: isReload || next.isReload)
  }

  /// Where the rows of a table went that hides so many, those that are hidden among them.
  ///
  /// - Complexity: O(1) where none is hidden, else O(*m*) for *m* segments.
  package func allRows(hidden count: Int) -> IndexMapping {
    if let allRows { return allRows }
    if count == 0 { return rows }
    return IndexMapping(
      oldCount: rows.oldCount + count,
      segments: rows.segments + [.kept(rows.oldCount..<(rows.oldCount + count))])
  }

  private func joined(with next: TableMapping) -> IndexMapping {
    let hidden = newHiddenCount ?? next.hiddenCount ?? 0
    return allRows(hidden: hidden).followed(by: next.allRows(hidden: hidden))
  }

  /// How many rows were hidden before the change; nil where it changed nothing for them.
  var hiddenCount: Int? { allRows.map { $0.oldCount - rows.oldCount } }

  /// How many rows are hidden after the change; nil where it changed nothing for them.
  private var newHiddenCount: Int? { allRows.map { $0.newCount - rows.newCount } }

  /// The mapping of a reload of everything: no row has a counterpart, each section that is there
  /// before and after is the same one.
  static func reload(
    from oldShape: TableShape, to newShape: TableShape, allRows: IndexMapping? = nil
  ) -> TableMapping {
    TableMapping(
      oldShape: oldShape, newShape: newShape,
      rows: IndexMapping(oldCount: oldShape.rowCount, segments: [.inserted(newShape.rowCount)]),
      sections: .byNumber(from: oldShape.sectionCount, to: newShape.sectionCount),
      movedRows: RowSet(), allRows: allRows, isReload: true)
  }
}

extension TableMapping: Hashable {
  /// Whether two mappings take each row and section to the same place; which rows were moved by
  /// themselves follows from that.
  public static func == (first: TableMapping, second: TableMapping) -> Bool {
    first.oldShape == second.oldShape && first.newShape == second.newShape
      && first.rows == second.rows && first.sections == second.sections
      && first.allRows == second.allRows && first.isReload == second.isReload
  }

  /// Hashes the shapes, and where the rows went.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(oldShape)
    hasher.combine(newShape)
    hasher.combine(rows)
  }
}
