// SPDX-License-Identifier: MIT

extension RowPaths {
  /// Returns the rows whose paths also exist in another shape, as rows of that shape.
  ///
  /// - Parameter other: The other shape.
  /// - Returns: The rows of the other shape that have the same paths.
  /// - Complexity: O(*r* log *n*), where *r* is the number of runs and of sections that the runs
  ///   overlap.
  public func surviving(in other: TableShape) -> RowPaths {
    RowPaths(divided(by: other).rows, in: other)
  }

  /// Splits the rows by whether another shape has their paths: rows whose paths it has, by their
  /// numbers in that shape, and the other rows, by their numbers in this shape.
  func divided(by other: TableShape) -> (rows: RowSet, missing: RowSet) {
    if other == shape { return (positions, []) }
    var survivors = RowSet()
    var missing = RowSet()
    for case .rows(let first, let last) in spans {
      guard let start = shape.rowNumber(of: first) else { continue }
      let end = start + (last.row - first.row) + 1
      let section = other.rows(inSection: first.section) ?? 0..<0
      let count = Swift.max(0, Swift.min(last.row + 1, section.count) - first.row)
      if count > 0 {
        let place = section.lowerBound + first.row
        survivors.insert(place..<(place + count))
      }
      missing.insert((start + count)..<end)
    }
    return (survivors, missing)
  }
}
