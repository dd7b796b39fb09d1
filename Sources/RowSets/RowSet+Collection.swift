// SPDX-License-Identifier: MIT

extension RowSet: RandomAccessCollection {
  /// The position of the smallest member.
  public var startIndex: Int { 0 }

  /// The position after the highest member, which is the number of members.
  ///
  /// - Complexity: O(1).
  public var endIndex: Int { count }

  /// The member at a position in ascending order, which must be one of `indices`.
  ///
  ///     let rows: RowSet = [3, 7, 8]
  ///     rows[1]                       // 7
  ///
  /// ``nth(_:)`` accepts any number.
  /// - Complexity: O(log *n*).
  public subscript(position: Int) -> Int {
    guard let row = nth(position) else {
      preconditionFailure("index \(position) is out of range 0..<\(count)")
    }
    return row
  }

  /// Returns the position of a member, or nil if the row isn't a member.
  ///
  /// - Complexity: O(log *n*).
  public func firstIndex(of row: Int) -> Int? { contains(row) ? rank(of: row) : nil }

  /// Returns the position of a member, or nil if the row isn't a member.
  ///
  /// - Complexity: O(log *n*).
  public func lastIndex(of row: Int) -> Int? { firstIndex(of: row) }

  /// Returns the smallest member, or nil if the set is empty.
  ///
  /// - Complexity: O(log *n*).
  public func min() -> Int? { first }

  /// Returns the highest member, or nil if the set is empty.
  ///
  /// - Complexity: O(log *n*).
  public func max() -> Int? { last }

  /// Returns the members in ascending order.
  ///
  /// - Complexity: O(*k*) for *k* members.
  public func sorted() -> [Int] { Array(self) }
}
