// SPDX-License-Identifier: MIT

extension TableShape {
  /// All rows of consecutive sections, all of which there are.
  ///
  /// - Complexity: O(log *n*).
  func rows(ofSections sections: Range<Int>) -> Range<Int> {
    start(ofSection: sections.lowerBound)..<start(ofSection: sections.upperBound)
  }

  /// All rows of sections, all of which there are.
  ///
  /// - Complexity: O(log *n*) for each run of sections.
  func rows(ofSections sections: RowSet) -> RowSet {
    RowSet(ranges: sections.ranges.map { rows(ofSections: $0) })
  }

  /// The sections that have any of the rows of a set, in ascending order.
  ///
  /// - Complexity: O(log *n*) for each of these sections.
  func sections(of rows: RowSet) -> [Int] {
    var sections: [Int] = []
    var next = rows.first
    while let row = next, let section = path(ofRow: row)?.section {
      sections.append(section)
      next = rows.next(after: start(ofSection: section + 1) - 1)
    }
    return sections
  }
}
