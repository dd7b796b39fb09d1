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
    let isReload: Bool

    init(
      _ oldShape: TableShape, _ newShape: TableShape, _ rows: IndexMapping,
      _ sections: IndexMapping, _ movedRows: RowSet, isReload: Bool
    ) {
      self.oldShape = oldShape
      self.newShape = newShape
      self.rows = rows
      self.sections = sections
      self.movedRows = movedRows
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
  /// The rows, as numbered after the change, that may be in another section than the one that
  /// theirs became: those that were moved by themselves.
  public var movedRows: RowSet { storage.movedRows }
  /// Whether everything was reloaded, so that rows can be known by their places alone.
  public var isReload: Bool { storage.isReload }

  init(
    oldShape: TableShape, newShape: TableShape, rows: IndexMapping, sections: IndexMapping,
    movedRows: RowSet, isReload: Bool = false
  ) {
    storage = Storage(oldShape, newShape, rows, sections, movedRows, isReload: isReload)
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
    guard next.oldShape == newShape, next.rows.oldCount == rows.newCount else { return nil }
    return TableMapping(
      oldShape: oldShape, newShape: next.newShape, rows: rows.followed(by: next.rows),
      sections: sections.followed(by: next.sections),
      movedRows: next.rows.applied(to: movedRows).union(next.movedRows),
      isReload: isReload || next.isReload)
  }

  /// The mapping of a reload of everything: no row has a counterpart, each section that is there
  /// before and after is the same one.
  ///
  /// - Parameters:
  ///   - oldShape: The shape before.
  ///   - newShape: The shape after.
  ///   - count: How many rows there are before, those of no section too.
  ///   - staying: The rows that stay, or become ones, without a place in a section.
  /// - Returns: The mapping.
  static func reload(
    from oldShape: TableShape, to newShape: TableShape, of count: Int? = nil,
    keeping staying: [RowSegment] = []
  ) -> TableMapping {
    TableMapping(
      oldShape: oldShape, newShape: newShape,
      rows: IndexMapping(
        oldCount: count ?? oldShape.rowCount,
        segments: [.inserted(newShape.rowCount)] + staying),
      sections: .byNumber(from: oldShape.sectionCount, to: newShape.sectionCount),
      movedRows: RowSet(), isReload: true)
  }
}

extension TableMapping: Hashable {
  /// Whether two mappings take each row and section to the same place; which rows were moved by
  /// themselves follows from that.
  public static func == (first: TableMapping, second: TableMapping) -> Bool {
    first.oldShape == second.oldShape && first.newShape == second.newShape
      && first.rows == second.rows && first.sections == second.sections
      && first.isReload == second.isReload
  }

  /// Hashes the shapes, and where the rows went.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(oldShape)
    hasher.combine(newShape)
    hasher.combine(rows)
  }
}
