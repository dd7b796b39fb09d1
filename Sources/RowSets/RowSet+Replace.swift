// SPDX-License-Identifier: MIT

/// Writing into the tree; all changes of rows go through these methods.
extension RowSet {
  /// Replaces rows with `count` rows that are either all members or all non-members; rows above
  /// them move.
  ///
  /// Members that would move beyond the highest row number are dropped.
  package mutating func replace(_ rows: Range<Int>, count: Int, isMember: Bool) {
    if Self.hasWords, replaceInWord(rows, count: count, isMember: isMember) { return }
    plant()
    defer { checkInvariants() }
    let extent = extent
    if rows.lowerBound >= extent, !isMember || count == 0 { return }
    let range = rows.lowerBound..<Swift.max(rows.lowerBound, Swift.min(rows.upperBound, extent))
    let count = Swift.min(count, .max - range.lowerBound)
    let shift = count - range.count
    if shift > 0, extent > .max - shift { truncate(to: .max - shift) }
    if treeLength < range.upperBound { lengthen(to: range.upperBound) }
    replaceInTree(range, count: count, isOn: isMember != isInverted)
    if case .inverted(let end) = form { form = .inverted(end: Swift.max(end + shift, treeLength)) }
  }

  /// Extends the tree to cover at least all rows below `length`.
  mutating func lengthen(to length: Int) {
    if case .inverted(let end) = form {
      let inside = Swift.min(length, end)
      replaceInTree(treeLength..<treeLength, count: inside - treeLength, isOn: false)
      form = .inverted(end: Swift.max(end, length))
    }
    replaceInTree(treeLength..<treeLength, count: length - treeLength, isOn: isInverted)
  }

  /// Drops all rows from `length` on.
  mutating func truncate(to length: Int) {
    if treeLength > length { replaceInTree(length..<treeLength, count: 0, isOn: false) }
    if case .inverted(let end) = form { form = .inverted(end: Swift.min(end, length)) }
  }

  private mutating func replaceInTree(_ range: Range<Int>, count: Int, isOn: Bool) {
    guard !range.isEmpty || count > 0 else { return }
    guard range != 0..<treeLength, var tree = root.take() else {
      root = count > 0 ? Node.uniform(count, isOn) : nil
      if !isInverted { form = treeForm }
      return
    }
    let splits = Node.edit(&tree, range, count: count, value: isOn ? 1 : 0)
    root = Node.growingRoot(tree, splits)
  }

  /// Flips a row: inserts it if it isn't a member, otherwise removes it.
  ///
  /// - Returns: Whether the row is now a member.
  @inlinable
  @discardableResult
  package mutating func flip(_ row: Int) -> Bool {
    if Self.hasWords, let word, row < UInt.bitWidth {
      let flipped = word ^ 1 &<< UInt(row)
      form = .word(flipped)
      return flipped > word
    }
    return flipInTree(row)
  }

  @usableFromInline
  mutating func flipInTree(_ row: Int) -> Bool {
    guard row < treeLength, var tree = root.take() else {
      let isMember = !contains(row)
      replace(row..<(row + 1), count: 1, isMember: isMember)
      return isMember
    }
    let flip = Node.flip(&tree, at: row)
    if flip.needsRebalancing { Node.rebalance(&tree, at: row) }
    root = tree
    checkInvariants()
    return flip.isOn != isInverted
  }
}
