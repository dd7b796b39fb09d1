// SPDX-License-Identifier: MIT

extension RowSpans {
  /// The numbers of the rows in a table of a shape.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, and `.backwardsSpan`.
  /// - Returns: the row numbers.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  package func numbers(in shape: TableShape) throws(SelectionError) -> RowSet {
    try spans.numbers(in: shape)
  }
}

extension [RowSpan] {
  /// The numbers of the rows in a table of a shape.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, and `.backwardsSpan`.
  /// - Returns: the row numbers.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  package func numbers(in shape: TableShape) throws(SelectionError) -> RowSet {
    if count == 1 { return RowSet(try self[0].numbers(in: shape)) }
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(count)
    for span in self { ranges.append(try span.numbers(in: shape)) }
    return RowSet(ranges: ranges)
  }
}

extension RowSpan {
  /// The numbers of the rows in a table of a shape.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, and `.backwardsSpan`.
  /// - Complexity: O(log *n*).
  package func numbers(in shape: TableShape) throws(SelectionError) -> Range<Int> {
    switch self {
    case .all: return 0..<shape.rowCount
    case .section(let section): return try shape.requiredRows(inSection: section)
    case .rows(let first, let last):
      let start = try shape.target(at: first).number
      if first == last { return start..<(start + 1) }
      let end = try shape.target(at: last).number
      guard start <= end else { throw .backwardsSpan(first, last) }
      return start..<(end + 1)
    }
  }
}
