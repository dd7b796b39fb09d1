// SPDX-License-Identifier: MIT

extension TableMapping {
  /// The mapping of a move of rows within a section.
  ///
  /// - Parameters:
  ///   - offsets: The rows, as numbered within the section before the move; they stay in their
  ///     order.
  ///   - destination: The row before which they come to stand, numbered before the move; the number
  ///     of rows for the end.
  ///   - section: The section.
  ///   - shape: The shape of the table.
  /// - Returns: The mapping.
  /// - Throws: `SelectionError.sectionOutOfRange`, `.rowOutOfRange`.
  /// - Complexity: O(*r* log *n*) for *r* runs of rows.
  static func moving(
    _ offsets: RowSet, to destination: Int, inSection section: Int, of shape: TableShape
  ) throws(SelectionError) -> TableMapping {
    let rows = try shape.requiredRows(inSection: section)
    for row in [
      offsets.last, destination > 0 ? destination - 1 : destination == 0 ? nil : destination,
    ] {
      if let row, !(0..<rows.count).contains(row) {
        throw .rowOutOfRange(RowPath(section: section, row: row), shape)
      }
    }
    var segments: [RowSegment] = []
    func keep(_ runs: some Sequence<Range<Int>>) {
      for run in runs { segments.append(.kept(run.shifted(by: rows.lowerBound))) }
    }
    let staying = offsets.complement(within: rows.count)
    segments.append(.kept(0..<rows.lowerBound))
    keep(staying.intersection(RowSet(0..<destination)).ranges)
    keep(offsets.ranges)
    keep(staying.intersection(RowSet(destination..<rows.count)).ranges)
    segments.append(.kept(rows.upperBound..<shape.rowCount))
    return TableMapping(
      oldShape: shape, newShape: shape,
      rows: IndexMapping(oldCount: shape.rowCount, segments: segments),
      sections: .identity(shape.sectionCount), movedRows: RowSet())
  }

  /// The mapping of another order of a section's rows.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - shape: The shape of the table.
  ///   - order: For each place after the change the row that stands there, as numbered within the
  ///     section before it; every row once.
  /// - Returns: The mapping, or nil where the order is none of the section's rows.
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(*k*) for *k* rows.
  package static func reordering(
    section: Int, of shape: TableShape, as order: [Int]
  ) throws(SelectionError) -> TableMapping? {
    let rows = try shape.requiredRows(inSection: section)
    var isSeen = [Bool](repeating: false, count: rows.count)
    guard order.count == rows.count else { return nil }
    var segments: [RowSegment] = [.kept(0..<rows.lowerBound)]
    for place in order {
      guard isSeen.indices.contains(place), !isSeen[place] else { return nil }
      isSeen[place] = true
      let row = rows.lowerBound + place
      segments.append(joining: .kept(row..<(row + 1)))
    }
    segments.append(.kept(rows.upperBound..<shape.rowCount))
    return TableMapping(
      oldShape: shape, newShape: shape,
      rows: IndexMapping(oldCount: shape.rowCount, segments: segments),
      sections: .identity(shape.sectionCount), movedRows: RowSet())
  }
}
