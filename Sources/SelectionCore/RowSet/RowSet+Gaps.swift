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

  /// Takes rows out: what stands above them moves down into their place.
  ///
  /// - Parameter rows: the rows to take out, as they are numbered before.
  /// - Complexity: O(log *n*).
  public mutating func closeGap(_ rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<extent)
    guard !rows.isEmpty else { return }
    replace(rows, count: 0, isMember: false)
  }

  /// Moves rows elsewhere; each takes its membership along.
  ///
  /// - Parameters:
  ///   - rows: the rows to move, as they are numbered before.
  ///   - destination: where the first of them stands afterwards. Below zero it counts as zero.
  /// - Complexity: O(log *n*).
  package mutating func move(_ rows: Range<Int>, to destination: Int) {
    let rows = rows.clamped(to: Self.universe)
    let destination = Swift.max(0, Swift.min(destination, .max - rows.count))
    let members = rows.count == 1 ? (contains(rows.lowerBound) ? 1 : 0) : count(in: rows)
    if members == 0 || members == rows.count {
      closeGap(rows)
      replace(destination..<destination, count: rows.count, isMember: members > 0)
    } else {
      let moved = slice(rows)
      closeGap(rows)
      replaceSubrange(destination..<destination, with: moved, count: rows.count)
    }
  }

  /// The members in a range, numbered from the start of the range.
  ///
  /// - Complexity: O(log *n*).
  package func slice(_ rows: Range<Int>) -> RowSet {
    let rows = rows.clamped(to: 0..<extent)
    guard !rows.isEmpty else { return RowSet() }
    if let word { return RowSet(word: word.slice(rows)) }
    let inTree = rows.clamped(to: 0..<treeLength)
    var tree: Node?
    if let root = unsafe root, !inTree.isEmpty { tree = Node.part(of: root, inTree) }
    return RowSet(tree, isInverted: isInverted, length: rows.count)
  }
}
