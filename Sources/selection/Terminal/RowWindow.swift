// SPDX-License-Identifier: MIT

/// The visible part of a list.
struct RowWindow: Hashable {
  /// The number of rows above the visible part.
  private(set) var top = 0
  /// The number of rows that fit.
  var rowCount = 10

  /// Scrolls by some rows, within a list of `count` rows.
  mutating func scroll(by rows: Int, of count: Int) {
    let (place, isTooFar) = top.addingReportingOverflow(rows)
    top = isTooFar ? (rows < 0 ? 0 : count) : place
    stay(in: count)
  }

  /// Scrolls just far enough to show a row of a list.
  mutating func show(_ row: Int, of count: Int) {
    top = min(max(top, row - rowCount + 1), row)
    stay(in: count)
  }

  /// Scrolls so that the visible part is within a list of `count` rows.
  mutating func stay(in count: Int) { top = min(max(top, 0), max(count - rowCount, 0)) }

  /// The visible rows of a list of `count` rows.
  func rows(of count: Int) -> Range<Int> { min(top, count)..<min(top + rowCount, count) }
}
