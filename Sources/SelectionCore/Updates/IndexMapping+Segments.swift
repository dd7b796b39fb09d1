// SPDX-License-Identifier: MIT

extension IndexMapping {
  /// Creates a mapping from its segments, which specify the origin of each new number.
  ///
  ///     // Of five rows the last two come first, one is new, and row 1 is removed:
  ///     let rows = try IndexMapping(
  ///       oldCount: 5,
  ///       segments: [.kept(3..<5), .inserted(1), .kept(0..<1), .kept(2..<3)])
  ///     rows.newIndex(of: 4)                 // 1
  ///     rows.newIndex(of: 1)                 // nil
  ///     var list = TableSelection(shape: [5])
  ///     try list.apply(.edit(TableEdit(mapping: TableMapping(rows: rows))))
  ///     list.shape                           // [5]
  ///
  /// Empty segments are left out, and a segment that continues the previous segment is joined to
  /// it.
  ///
  /// - Parameters:
  ///   - oldCount: The number of elements before the change.
  ///   - segments: The segments after the change, in ascending order; old numbers that aren't in
  ///     any segment are removed.
  /// - Throws: `SelectionError.rowNumberOutOfRange`, `.rowNumberNamedTwice`, `.negativeRowCount`,
  ///   `.tooManyRows`.
  /// - Complexity: O(*m* log *m*) for *m* segments.
  public init(oldCount: Int, segments: [RowSegment]) throws(SelectionError) {
    guard oldCount >= 0 else { throw .negativeRowCount(oldCount) }
    var seen = RowSet()
    var count = 0
    for segment in segments {
      switch segment {
      case .inserted(let count):
        guard count >= 0 else { throw .negativeRowCount(count) }
      case .kept(let rows):
        guard rows.lowerBound >= 0, rows.upperBound <= oldCount else {
          let row = rows.lowerBound < 0 ? rows.lowerBound : rows.upperBound - 1
          throw .rowNumberOutOfRange(row, count: oldCount)
        }
        if seen.count(in: rows) > 0 {
          throw .rowNumberNamedTwice(seen.intersection(RowSet(rows)).first ?? rows.lowerBound)
        }
        seen.insert(rows)
      }
      guard segment.count <= .max - count else { throw .tooManyRows }
      count += segment.count
    }
    self.init(oldCount: oldCount, checked: segments)
  }
}
