// SPDX-License-Identifier: MIT

extension RowSet {
  /// Whether no row is a member.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var isEmpty: Bool { word.map { $0 == 0 } ?? (count == 0) }

  /// The number of members.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var count: Int {
    switch form {
    case .word(let word): word.nonzeroBitCount
    case .tree: treeWeight
    case .inverted(let end): end - treeWeight
    }
  }

  /// Returns whether a row is a member.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func contains(_ row: Int) -> Bool {
    guard row >= 0 else { return false }
    if let word { return row < UInt.bitWidth && word &>> UInt(row) & 1 != 0 }
    return isInTree(row)
  }

  /// Whether a row, which must not be negative, is a member of a set that isn't a word.
  @usableFromInline @_effects(releasenone)
  func isInTree(_ row: Int) -> Bool {
    readTree { tree in
      if let tree, row < tree.length { return tree.isOn(row) != isInverted }
      if case .inverted(let end) = form { return row < end } else { return false }
    }
  }

  /// Whether a row is a member of a set that is read in place; no reference is retained, because
  /// that would take much of the time.
  ///
  /// The caller must keep the set alive, and no code may write the set during the call.
  @inlinable @inline(__always)
  package func containsInPlace(_ row: Int) -> Bool {
    guard let root = root else { return contains(row) }
    return Self.contains(row, Unmanaged.passUnretained(root), form)
  }

  /// Returns the number of members in a range.
  ///
  /// - Complexity: O(log *n*).
  public func count(in rows: Range<Int>) -> Int {
    rank(of: rows.upperBound) - rank(of: rows.lowerBound)
  }

  /// Returns whether all rows in a range are members, which is true for an empty range.
  ///
  /// - Complexity: O(log *n*).
  public func contains(all rows: Range<Int>) -> Bool {
    if rows.isEmpty { return true }
    return rows.lowerBound >= 0 && count(in: rows) == rows.count
  }

  /// Returns the member that has `rank` members before it, or nil if the set has no more than
  /// `rank` members.
  ///
  /// - Complexity: O(log *n*).
  @inline(never)
  public func nth(_ rank: Int) -> Int? {
    guard rank >= 0, rank < count else { return nil }
    if let word { return word.position(ofBit: rank) }
    return readTree { tree in
      guard let tree else { return rank }
      return tree.position(ofRank: rank, isOn: !isInverted)
    }
  }

  /// The member that has `rank` members before it, in a set that is read in place; see
  /// `containsInPlace`.
  @inlinable @inline(__always)
  package func nthInPlace(_ rank: Int) -> Int? {
    guard let root = root else { return nth(rank) }
    return Self.nth(rank, Unmanaged.passUnretained(root), form)
  }

  /// Returns the number of members before a row, whether or not the row is a member itself.
  ///
  /// - Complexity: O(log *n*).
  public func rank(of row: Int) -> Int {
    guard row > 0 else { return 0 }
    if let word { return word.slice(0..<row).nonzeroBitCount }
    let weight = readTree { $0?.totalWeight(before: row) ?? 0 }
    if case .inverted(let end) = form { return Swift.min(row, end) - weight } else { return weight }
  }

  /// The smallest member, or nil if the set is empty.
  ///
  /// - Complexity: O(log *n*).
  public var first: Int? { nth(0) }

  /// The highest member, or nil if the set is empty.
  ///
  /// - Complexity: O(log *n*).
  public var last: Int? { nth(count - 1) }

  /// Returns the smallest member greater than a row, or nil if no member is greater than the row.
  ///
  /// - Complexity: O(log *n*).
  public func next(after row: Int) -> Int? { row < .max ? nth(rank(of: row + 1)) : nil }

  /// Returns the highest member below a row, or nil if no member is below the row.
  ///
  /// - Complexity: O(log *n*).
  public func previous(before row: Int) -> Int? { nth(rank(of: row) - 1) }
}

extension RowSet {
  /// Whether a row is a member of the set that has this tree and a given form.
  @usableFromInline @_effects(releasenone)
  static func contains(_ row: Int, _ tree: Unmanaged<Node>, _ form: Form) -> Bool {
    let tree = tree._withUnsafeGuaranteedRef { $0.view }
    guard case .inverted(let end) = form else {
      return row >= 0 && row < tree.length && tree.isOn(row)
    }
    return row >= 0 && row < end && !(row < tree.length && tree.isOn(row))
  }

  /// The member that has `rank` members before it, in the set that has this tree and a given form.
  @usableFromInline
  static func nth(_ rank: Int, _ tree: Unmanaged<Node>, _ form: Form) -> Int? {
    let tree = tree._withUnsafeGuaranteedRef { $0.view }
    guard rank >= 0 else { return nil }
    if case .inverted(let end) = form {
      return rank < end - tree.weight ? tree.position(ofRank: rank, isOn: false) : nil
    }
    return rank < tree.weight ? tree.position(ofRank: rank, isOn: true) : nil
  }
}

extension NodeView {
  /// The position of the row that is on, or off, with `rank` such rows before it; all rows beyond
  /// the tree count as well.
  fileprivate func position(ofRank rank: Int, isOn: Bool) -> Int {
    let inTree = isOn ? weight : length - weight
    return rank < inTree ? position(ofRow: isOn, rank: rank) : length + (rank - inTree)
  }
}
