// SPDX-License-Identifier: MIT

extension TableShape {
  /// All rows of sections.
  ///
  /// O(log *n*) for each run of sections.
  func rows(ofSections sections: RowSet) -> RowSet {
    RowSet(
      ranges: sections.ranges.compactMap { run -> Range<Int>? in
        guard let first = rows(inSection: run.lowerBound),
          let last = rows(inSection: run.upperBound - 1)
        else { return nil }
        return first.lowerBound..<last.upperBound
      })
  }
}
