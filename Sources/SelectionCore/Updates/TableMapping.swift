// SPDX-License-Identifier: MIT

/// A mapping that describes how a change to the data moves a table's rows and sections.
///
/// You can also apply a mapping to data that you store for each row.
public struct TableMapping: Sendable {
  /// The storage, on the heap so that the mapping is cheap to pass on.
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
  /// The shape after the change.
  public var newShape: TableShape { storage.newShape }
  /// The mapping of the rows, by their numbers in the whole table.
  public var rows: IndexMapping { storage.rows }
  /// The mapping of the sections.
  public var sections: IndexMapping { storage.sections }
  /// The rows, by their new numbers, that may have changed sections because they were moved
  /// individually.
  public var movedRows: RowSet { storage.movedRows }
  /// Whether the whole table was reloaded, so that rows can be matched only by position.
  public var isReload: Bool { storage.isReload }

  /// Creates a mapping; if no sections are given, no section moves.
  init(
    oldShape: TableShape, newShape: TableShape, rows: IndexMapping, sections: IndexMapping? = nil,
    movedRows: RowSet = RowSet(), isReload: Bool = false
  ) {
    storage = Storage(
      oldShape, newShape, rows, sections ?? .identity(oldShape.sectionCount), movedRows,
      isReload: isReload)
  }

  /// Creates the mapping for a table with one section.
  ///
  /// - Parameter rows: The mapping of the table's rows.
  public init(rows: IndexMapping) {
    self.init(
      oldShape: TableShape(checked: [rows.oldCount]),
      newShape: TableShape(checked: [rows.newCount]), rows: rows)
  }

  /// Returns the path of a row after the change, or nil if the row was removed or didn't exist.
  ///
  /// - Parameter old: A row before the change.
  /// - Returns: The same row after the change.
  /// - Complexity: O(log *n*).
  public func newPath(of old: RowPath) -> RowPath? {
    oldShape.rowNumber(of: old).flatMap(rows.newIndex).flatMap(newShape.path)
  }

  /// Returns the path of a row before the change, or nil if the row is new or doesn't exist.
  ///
  /// - Parameter new: A row after the change.
  /// - Returns: The same row before the change.
  /// - Complexity: O(log *n*).
  public func oldPath(of new: RowPath) -> RowPath? {
    newShape.rowNumber(of: new).flatMap(rows.oldIndex).flatMap(oldShape.path)
  }

  /// The removed rows, by their paths before the change.
  public var removedRows: RowPaths { RowPaths(rows.removed, in: oldShape) }

  /// The new rows, by their paths after the change.
  public var insertedRows: RowPaths {
    RowPaths(rows.inserted, in: newShape)
  }

  /// Returns the composition of this mapping and a mapping that follows it.
  ///
  /// - Parameter next: A mapping that begins with this mapping's new shape.
  /// - Returns: The mapping from this mapping's old shape to the new shape of `next`, or nil if
  ///   `next` begins with a different shape.
  /// - Complexity: O(*m* log *m*) for *m* segments of both mappings.
  public func followed(by next: TableMapping) -> TableMapping? {
    guard next.oldShape == newShape, next.rows.oldCount == rows.newCount else { return nil }
    return TableMapping(
      oldShape: oldShape, newShape: next.newShape, rows: rows.followed(by: next.rows),
      sections: sections.followed(by: next.sections),
      movedRows: next.rows.applied(to: movedRows).union(next.movedRows),
      isReload: isReload || next.isReload)
  }

  /// The mapping for a reload of the whole table: no row is the same as before, and sections are
  /// matched by number.
  ///
  /// - Parameters:
  ///   - oldShape: The shape before.
  ///   - newShape: The shape after.
  ///   - count: The old number of rows, including rows outside all sections.
  ///   - staying: The segments of the rows outside all sections, which remain.
  /// - Returns: The mapping.
  static func reload(
    from oldShape: TableShape, to newShape: TableShape, of count: Int? = nil,
    keeping staying: [RowSegment] = []
  ) -> TableMapping {
    TableMapping(
      oldShape: oldShape, newShape: newShape,
      rows: IndexMapping(
        oldCount: count ?? oldShape.rowCount,
        checked: [.inserted(newShape.rowCount)] + staying),
      sections: .byNumber(from: oldShape.sectionCount, to: newShape.sectionCount),
      isReload: true)
  }
}

extension TableMapping: Hashable {
  /// Whether two mappings move each row and section to the same position, and both or neither are
  /// reloads; ``movedRows``, which tell how a change was made, aren't compared.
  public static func == (first: TableMapping, second: TableMapping) -> Bool {
    first.oldShape == second.oldShape && first.newShape == second.newShape
      && first.rows == second.rows && first.sections == second.sections
      && first.isReload == second.isReload
  }

  /// Hashes the shapes and the mapping of the rows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(oldShape)
    hasher.combine(newShape)
    hasher.combine(rows)
  }
}
