// SPDX-License-Identifier: MIT

extension RowSet {
  /// Whether no row is a member.
  ///
  /// O(1).
  public var isEmpty: Bool { runs.isEmpty }

  /// The number of members.
  ///
  /// O(1).
  public var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// Whether a row is a member.
  ///
  /// O(log *n*).
  public func contains(_ row: Int) -> Bool {
    let i = indexOfRun(endingAfter: row)
    return i < runs.count && runs[i].lowerBound <= row
  }

  /// The number of members in a range.
  ///
  /// O(log *n*).
  public func count(in rows: Range<Int>) -> Int {
    rank(of: rows.upperBound) - rank(of: rows.lowerBound)
  }

  /// Whether all rows of a range are members; true of an empty range.
  ///
  /// O(log *n*).
  public func contains(all rows: Range<Int>) -> Bool {
    if rows.isEmpty { return true }
    return rows.lowerBound >= 0 && count(in: rows) == rows.count
  }

  /// The member that has `rank` members before it, or nil if there are no more than `rank`.
  ///
  /// O(log *n*).
  public func nth(_ rank: Int) -> Int? {
    guard rank >= 0 else { return nil }
    var left = rank
    for run in runs {
      if left < run.count { return run.lowerBound + left }
      left -= run.count
    }
    return nil
  }

  /// The number of members before a row, whether or not it is a member itself.
  ///
  /// O(log *n*).
  public func rank(of row: Int) -> Int {
    var rank = 0
    for run in runs {
      if run.lowerBound >= row { break }
      rank += Swift.min(run.upperBound, row) - run.lowerBound
    }
    return rank
  }

  /// The lowest member, or nil if there is none.
  ///
  /// O(log *n*).
  public var first: Int? { runs.first?.lowerBound }

  /// The highest member, or nil if there is none.
  ///
  /// O(log *n*).
  public var last: Int? { runs.last.map { $0.upperBound - 1 } }

  /// The lowest member above a row, or nil if there is none.
  ///
  /// O(log *n*).
  public func next(after row: Int) -> Int? {
    guard row < .max else { return nil }
    let i = indexOfRun(endingAfter: row + 1)
    return i < runs.count ? Swift.max(runs[i].lowerBound, row + 1) : nil
  }

  /// The highest member below a row, or nil if there is none.
  ///
  /// O(log *n*).
  public func previous(before row: Int) -> Int? {
    guard row > 0 else { return nil }
    let i = indexOfRun(endingAfter: row - 1)
    if i < runs.count, runs[i].lowerBound < row { return row - 1 }
    return i > 0 ? runs[i - 1].upperBound - 1 : nil
  }
}
