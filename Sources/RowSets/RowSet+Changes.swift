// SPDX-License-Identifier: MIT

extension RowSet {
  /// Inserts a row.
  ///
  /// - Returns: Whether the row was inserted, and the row. An invalid row number is never inserted.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func insert(_ row: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    let isNew = row >= 0 && row < .max && !contains(row)
    if isNew { flip(row) }
    return (isNew, row)
  }

  /// Removes a row.
  ///
  /// - Returns: The row, or nil if it wasn't a member.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func remove(_ row: Int) -> Int? {
    guard contains(row) else { return nil }
    flip(row)
    return row
  }

  /// Inserts a row.
  ///
  /// - Returns: The row, or nil if it wasn't a member.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func update(with row: Int) -> Int? {
    if contains(row) { return row }
    insert(row)
    return nil
  }

  /// Inserts the row if it is missing, otherwise removes it.
  ///
  /// - Returns: Whether the row is now a member.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func toggle(_ row: Int) -> Bool {
    Self.universe.contains(row) && flip(row)
  }

  /// Inserts all rows of a range.
  ///
  /// - Complexity: O(log *n*), regardless of the length of the range.
  public mutating func insert(_ rows: Range<Int>) {
    let rows = rows.clamped(to: Self.universe)
    guard !rows.isEmpty else { return }
    // Rows beyond the end are appended, not replaced.
    replace(rows, count: rows.count, isMember: true)
  }

  /// Removes all rows of a range.
  ///
  /// - Complexity: O(log *n*), regardless of the length of the range.
  public mutating func remove(_ rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<extent)
    guard !rows.isEmpty else { return }
    replace(rows, count: rows.count, isMember: false)
  }

  /// Inverts the membership of the rows below `length`, and removes all other members.
  ///
  /// - Complexity: O(1) if the set was last created or complemented with this length, or if it has
  ///   no member beyond this length and wasn't complemented; otherwise O(log *n*).
  public mutating func formComplement(within length: Int) {
    let length = Swift.max(length, 0)
    if Self.hasWords, let word, length <= UInt.bitWidth {
      self = RowSet(word: ~word & UInt(run: 0..<length))
      return
    }
    plant()
    if length < extent { truncate(to: length) }
    // Rows beyond the end of an inverted set aren't members, so the tree must cover the rows up to
    // the end.
    if isInverted, length > extent { lengthen(to: length) }
    form = isInverted ? treeForm : .inverted(end: length)
    checkInvariants()
  }

  /// Returns the rows below `length` that aren't members.
  ///
  /// - Complexity: O(1), or O(log *n*) as in ``formComplement(within:)``.
  public func complement(within length: Int) -> RowSet {
    var copy = self
    copy.formComplement(within: length)
    return copy
  }
}
