// SPDX-License-Identifier: MIT

extension RowSet {
  /// Inserts `count` rows before a row, which moves this row and all rows above it up.
  ///
  /// The new rows aren't members. Members that would move beyond the highest row number are
  /// removed. If the count is zero, or the row number is invalid, the method has no effect.
  ///
  /// - Complexity: O(log *n*).
  public mutating func openGap(at row: Int, count: Int) {
    guard Self.universe.contains(row), count > 0 else { return }
    replace(row..<row, count: count, isMember: false)
  }

  /// Removes rows and closes the gap, which moves the rows above the gap down.
  ///
  /// - Parameter rows: The rows to remove, by their old numbers.
  /// - Complexity: O(log *n*).
  public mutating func closeGap(_ rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<extent)
    guard !rows.isEmpty else { return }
    replace(rows, count: 0, isMember: false)
  }
}
