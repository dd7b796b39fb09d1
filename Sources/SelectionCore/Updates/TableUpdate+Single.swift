// SPDX-License-Identifier: MIT

/// Updates with a single change, which are the most common updates, and can't have conflicts.
extension TableUpdate {
  /// The mapping of an update that only inserts rows at one place, or deletes or moves one row.
  ///
  /// - Parameter shape: The shape before the update.
  /// - Returns: The mapping; nil if the update is of another kind, or is invalid.
  /// - Complexity: O(log *s*) for *s* sections.
  func singleMapping(of shape: TableShape) -> TableMapping? {
    guard rare.isEmpty, insertedRows.count + deletedRows.count + movedRows.count == 1
    else { return nil }
    if let insert = insertedRows.first {
      return .inserting(insert.count, at: insert.row, of: shape)
    }
    if case .row(let row)? = deletedRows.first { return .deleting(row, of: shape) }
    return movedRows.first.flatMap { .moving($0.source, to: $0.destination, of: shape) }
  }
}

extension TableMapping {
  /// The mapping for inserted consecutive rows; nil if the insertion is invalid.
  fileprivate static func inserting(
    _ count: Int, at path: RowPath, of shape: TableShape
  ) -> TableMapping? {
    guard count > 0, let rows = shape.rows(inSection: path.section), path.row >= 0,
      path.row <= rows.count, count <= .max - shape.rowCount
    else { return nil }
    let place = rows.lowerBound + path.row
    return .replacing(place..<place, by: count, in: path.section, rows.count + count, of: shape)
  }

  /// The mapping for a deleted row; nil if the row doesn't exist.
  fileprivate static func deleting(_ path: RowPath, of shape: TableShape) -> TableMapping? {
    guard let target = shape.existingTarget(at: path) else { return nil }
    return .replacing(
      target.number..<(target.number + 1), by: 0, in: path.section, target.rows.count - 1,
      of: shape)
  }

  /// The mapping of a change at one place of a section.
  private static func replacing(
    _ gap: Range<Int>, by count: Int, in section: Int, _ newRowCount: Int, of shape: TableShape
  ) -> TableMapping? {
    var newShape = shape
    guard (try? newShape.setRowCount(newRowCount, inSection: section)) != nil else { return nil }
    return TableMapping(
      oldShape: shape, newShape: newShape,
      rows: IndexMapping(replacing: gap, byCount: count, of: shape.rowCount))
  }

  /// The mapping for a moved row; nil if the row or its destination doesn't exist.
  fileprivate static func moving(
    _ source: RowPath, to destination: RowPath, of shape: TableShape
  ) -> TableMapping? {
    guard let old = shape.existingTarget(at: source) else { return nil }
    var newShape = shape
    if source.section != destination.section {
      guard let joined = shape.rowCount(inSection: destination.section),
        (try? newShape.setRowCount(old.rows.count - 1, inSection: source.section)) != nil,
        (try? newShape.setRowCount(joined + 1, inSection: destination.section)) != nil
      else { return nil }
    }
    guard let new = newShape.rowNumber(of: destination) else { return nil }
    return TableMapping(
      oldShape: shape, newShape: newShape,
      rows: IndexMapping(moving: old.number, to: new, of: shape.rowCount),
      movedRows: RowSet(new..<(new + 1)))
  }
}
