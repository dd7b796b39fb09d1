// SPDX-License-Identifier: MIT

extension TableShape {
  /// All rows of consecutive sections, which must exist.
  ///
  /// - Complexity: O(log *n*).
  func rows(ofSections sections: Range<Int>) -> Range<Int> {
    start(ofSection: sections.lowerBound)..<start(ofSection: sections.upperBound)
  }

  /// All rows of some sections, which must exist.
  ///
  /// - Complexity: O(log *n*) for each run of sections.
  func rows(ofSections sections: RowSet) -> RowSet {
    sections.isEmpty ? [] : RowSet(ranges: sections.ranges.map { rows(ofSections: $0) })
  }

  /// The sections that contain any of some rows, in ascending order.
  ///
  /// - Parameter ranges: the rows as ascending ranges that do not overlap.
  /// - Returns: the sections.
  /// - Complexity: O(log *n*) for each of these sections.
  func sections(of ranges: [Range<Int>]) -> [Int] {
    var sections: [Int] = []
    var i = 0
    var row = ranges.first?.lowerBound ?? 0
    while i < ranges.count, let section = path(ofRow: row)?.section {
      sections.append(section)
      let end = start(ofSection: section + 1)
      i = ranges.firstIndex(reaching: end)
      if i < ranges.count { row = Swift.max(end, ranges[i].lowerBound) }
    }
    return sections
  }
}
