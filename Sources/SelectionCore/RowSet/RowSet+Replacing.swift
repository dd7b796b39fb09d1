// SPDX-License-Identifier: MIT

extension RowSet {
  /// Puts `count` rows in the place of the rows of a range; what stands above moves up or down.
  ///
  /// - Parameters:
  ///   - rows: the rows to take out, as they are numbered before.
  ///   - replacement: the members among the new rows, numbered from zero; those not below `count`
  ///     are ignored.
  ///   - count: the number of new rows; below zero it counts as zero.
  /// - Complexity: O(log *n*), or O(*m*) for a replacement of *m* rows if one of the two sets was
  ///   complemented and the other was not.
  package mutating func replaceSubrange(
    _ rows: Range<Int>, with replacement: RowSet, count: Int
  ) {
    let rows = rows.clamped(to: Self.universe)
    let count = Swift.min(Swift.max(count, 0), .max - rows.lowerBound)
    let members = replacement.count(in: 0..<count)
    if members == 0 || members == count {
      return replace(rows, count: count, isMember: members > 0)
    }
    let below = slice(0..<rows.lowerBound).tree(of: rows.lowerBound, isInverted: isInverted)
    let new = replacement.slice(0..<count).tree(of: count, isInverted: isInverted)
    let end = rows.lowerBound + count
    let room = Int.max - end
    let length = Swift.min(room, Swift.max(extent - rows.upperBound, 0))
    let above = rows.upperBound..<(rows.upperBound + length)
    var tree = below
    if let new { tree = tree.map { Node.concatenated($0, new) } ?? new }
    if let rest = slice(above).tree(of: above.count, isInverted: isInverted) {
      tree = tree.map { Node.concatenated($0, rest) } ?? rest
    }
    self = RowSet(tree, isInverted: isInverted, length: end + above.count)
  }

  /// The tree that says of exactly the rows below `length` whether they are members, or are not;
  /// nil if there are none.
  private func tree(of length: Int, isInverted: Bool) -> Node? {
    if let word, word != 0 { return planted.tree(of: length, isInverted: isInverted) }
    if self.isInverted == isInverted {
      var copy = self
      copy.lengthen(to: length)
      return unsafe copy.root
    }
    var builder = NodeBuilder()
    if let root = unsafe root {
      unsafe root.withPointer { unsafe builder.append($0, 0..<treeLength, negated: true) }
    }
    builder.append(extent - treeLength, true)
    builder.append(length - extent, isInverted)
    return builder.finish()
  }
}
