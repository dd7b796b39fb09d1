// SPDX-License-Identifier: MIT

extension RowSet {
  /// Inserts a row.
  ///
  /// - Returns: whether it was missing before, and the row. A number that is no row is not inserted.
  @discardableResult
  public mutating func insert(_ row: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    let isNew = Self.universe.contains(row) && !contains(row)
    if isNew { insert(row..<(row + 1)) }
    return (isNew, row)
  }

  /// Removes a row.
  ///
  /// - Returns: the row, or nil if it was not a member.
  @discardableResult
  public mutating func remove(_ row: Int) -> Int? {
    guard contains(row) else { return nil }
    remove(row..<(row + 1))
    return row
  }

  /// Inserts a row.
  ///
  /// - Returns: the row if it was a member before, else nil.
  @discardableResult
  public mutating func update(with row: Int) -> Int? { insert(row).inserted ? nil : row }

  /// Inserts the row if it is missing, else removes it.
  ///
  /// - Returns: whether the row is a member now.
  @discardableResult
  public mutating func toggle(_ row: Int) -> Bool {
    guard remove(row) == nil else { return false }
    return insert(row).inserted
  }

  /// Inserts all rows of a range.
  public mutating func insert(_ rows: Range<Int>) {
    let rows = rows.clamped(to: Self.universe)
    replace(rows, with: [rows])
  }

  /// Removes all rows of a range.
  public mutating func remove(_ rows: Range<Int>) {
    replace(rows.clamped(to: Self.universe), with: [])
  }

  /// Makes members of the rows below `length` that are none, and removes all that are.
  public mutating func formComplement(within length: Int) { self = complement(within: length) }

  /// The rows below `length` that are not members.
  public func complement(within length: Int) -> RowSet {
    var result: [Range<Int>] = []
    var start = 0
    for run in runs where run.lowerBound < length {
      if start < run.lowerBound { result.append(start..<run.lowerBound) }
      start = run.upperBound
    }
    if start < length { result.append(start..<length) }
    return RowSet(trusted: result)
  }
}
