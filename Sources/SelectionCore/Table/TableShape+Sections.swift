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

  /// The sections that contain at least one of some rows, with the numbers of all their rows, in
  /// table order.
  ///
  /// The method alternately looks up a row's section and the next row after that section, so it
  /// visits neither sections without such rows nor rows outside the given sections.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - sections: The sections to search; nil for all.
  ///   - most: The maximum number of sections to find.
  /// - Returns: The sections.
  /// - Complexity: O(log *n*) for each section.
  func sections(
    with rows: RowSet, among sections: RowSet? = nil, most: Int = .max
  ) -> [(section: Int, rows: Range<Int>)] {
    var found: [(section: Int, rows: Range<Int>)] = []
    var next = sections?.isEmpty == true ? nil : rows.first
    while found.count < most, let target = next.flatMap(target(ofRow:)) {
      if let sections, !sections.contains(target.section) {
        next = sections.next(after: target.section).flatMap(self.rows(inSection:))
          .flatMap { rows.next(after: $0.lowerBound - 1) }
      } else {
        found.append((target.section, target.rows))
        next = rows.next(after: target.rows.upperBound - 1)
      }
    }
    return found
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
