// SPDX-License-Identifier: MIT

/// Reads a set from its first row on, leaf by leaf.
struct RowReader: Sendable {
  /// Keeps the nodes alive: values that share them do not write them.
  private let rows: RowSet
  private var position = 0
  /// The leaf at the position, which lives as long as `rows`, and the rows it covers.
  nonisolated(unsafe) private var leaf: NodeView?
  private var start = 0
  private var end = 0

  init(_ rows: RowSet) { self.rows = rows }

  /// Finds the next members within a word of rows.
  ///
  /// - Returns: whether there are any.
  mutating func nextBits(_ bits: inout UInt, _ first: inout Int) -> Bool {
    while enterLeaf() {
      if let leaf, leaf.kind == .bits {
        let flip: UInt = rows.isInverted ? .max : 0
        while position < end {
          let place = (position - start) / NodeView.wordLength
          let found = leaf.words[place] ^ flip
          first = start + place * NodeView.wordLength
          position = Swift.min(first + NodeView.wordLength, end)
          bits = found & NodeView.mask(position - first)
          if bits != 0 { return true }
        }
      } else {
        let (stretchEnd, isMember) = stretch()
        first = position
        position = isMember ? Swift.min(stretchEnd, position + NodeView.wordLength) : stretchEnd
        if isMember {
          bits = NodeView.mask(position - first)
          return true
        }
      }
    }
    return false
  }

  /// The next run of members.
  mutating func nextRun() -> Range<Int>? {
    var first: Int?
    while enterLeaf() {
      let (end, isMember) = stretch()
      if isMember {
        if first == nil { first = position }
      } else if let first {
        return first..<position
      }
      position = end
    }
    return first.map { $0..<position }
  }

  /// The stretch of rows of one state from the position on, within the leaf.
  private func stretch() -> (end: Int, isMember: Bool) {
    guard let leaf else { return (end, rows.isInverted) }
    let (stretchEnd, isOn) = leaf.stretchEnd(at: position - start)
    return (start + stretchEnd, isOn != rows.isInverted)
  }

  /// Goes on to the leaf at the position, or the rows beyond the tree.
  ///
  /// - Returns: whether there are more rows.
  private mutating func enterLeaf() -> Bool {
    if position < end { return true }
    if position < rows.treeLength, let root = rows.root {
      let place = root.read { $0.leaf(covering: position) }
      (leaf, start, end) = (place.leaf, place.start, place.start + place.leaf.length)
      return true
    }
    (leaf, start, end) = (nil, position, rows.extent)
    return position < end
  }
}
