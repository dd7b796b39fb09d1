// SPDX-License-Identifier: MIT

extension RowSet {
  /// Makes room for `count` rows before a row: that row and all above it move up.
  ///
  /// The new rows are no members, and members that would move beyond the highest row number are
  /// dropped. A gap of no rows, or at an invalid row number, changes nothing.
  ///
  /// - Complexity: O(log *n*).
  public mutating func openGap(at row: Int, count: Int) {
    guard Self.universe.contains(row), count > 0 else { return }
    replace(row..<row, count: count, isMember: false)
  }

  /// Takes rows out: what is above them moves down into their place.
  ///
  /// - Parameter rows: the rows to take out, as they are numbered before.
  /// - Complexity: O(log *n*).
  public mutating func closeGap(_ rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<extent)
    guard !rows.isEmpty else { return }
    replace(rows, count: 0, isMember: false)
  }
}
