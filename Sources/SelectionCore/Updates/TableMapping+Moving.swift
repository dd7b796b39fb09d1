// SPDX-License-Identifier: MIT

extension TableMapping {
  /// The mapping for a move of rows, which keep their order.
  ///
  /// - Parameters:
  ///   - rows: The numbers of the rows, all of them in the table.
  ///   - place: The number of the row in front of which the rows are moved, or of the section's
  ///     end.
  ///   - section: The section to which the rows are moved.
  ///   - shape: The shape of the table.
  /// - Returns: The mapping.
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(*r* log *n*) for *r* runs of rows and sections that the rows leave.
  static func moving(
    _ rows: RowSet, before place: Int, inSection section: Int, of shape: TableShape
  ) throws(SelectionError) -> TableMapping {
    let coming = rows.subtracting(RowSet(try shape.requiredRows(inSection: section)))
    var newShape = shape
    if !coming.isEmpty {
      for case .rows(let first, let last) in RowPaths(coming, in: shape).spans {
        let old = try newShape.requiredRows(inSection: first.section).count
        try newShape.setRowCount(old - (last.row - first.row + 1), inSection: first.section)
      }
      let old = try newShape.requiredRows(inSection: section).count
      try newShape.setRowCount(old + coming.count, inSection: section)
    }
    let staying = rows.complement(within: shape.rowCount)
    let segments = [
      staying.intersection(RowSet(0..<place)), rows,
      staying.intersection(RowSet(place..<shape.rowCount)),
    ].flatMap { $0.ranges.map(RowSegment.kept) }
    let moved = IndexMapping(oldCount: shape.rowCount, checked: segments)
    return TableMapping(
      oldShape: shape, newShape: newShape, rows: moved, movedRows: moved.applied(to: rows))
  }
}
