// SPDX-License-Identifier: MIT

/// The part of a list that is on the screen.
struct RowWindow: Hashable {
  /// How many rows are above it.
  private(set) var top = 0
  /// How many rows there is room for.
  var rowCount = 10

  /// Scrolls by some rows, as far as a list of so many goes.
  mutating func scroll(by rows: Int, of count: Int) {
    let (place, isTooFar) = top.addingReportingOverflow(rows)
    top = isTooFar ? (rows < 0 ? 0 : count) : place
    stay(in: count)
  }

  /// Scrolls as little as brings a row of a list into view.
  mutating func show(_ row: Int, of count: Int) {
    top = min(max(top, row - rowCount + 1), row)
    stay(in: count)
  }

  /// Stays within a list of so many rows.
  mutating func stay(in count: Int) { top = min(max(top, 0), max(count - rowCount, 0)) }

  /// The rows in view of a list of so many.
  func rows(of count: Int) -> Range<Int> { min(top, count)..<min(top + rowCount, count) }
}
