// SPDX-License-Identifier: MIT

extension Node {
  /// Replaces positions with `count` rows in one state, or with `count` sections of `value` rows
  /// each.
  ///
  /// All writes into a tree go through this method: setting, inserting and removing rows are such
  /// replacements. The method descends to the leaf that contains the range. If the range spans
  /// several children, the children inside it are removed, the last child is cut, and the new rows
  /// replace the part in the first child. So the method walks two paths, which costs O(log n). The
  /// range must not be the whole tree.
  ///
  /// - Returns: Nodes of the same level that must follow this node.
  static func edit(_ node: inout Node, _ range: Range<Int>, count: Int, value: Int) -> Splits {
    node.view.noteVisit()
    guard node.view.kind == .branch else {
      return editLeaf(&node, range, count: count, value: value)
    }
    makeUnique(&node)
    let view = node.view
    var range = range
    var i = view.index(holding: range)
    // A cut may have rebalanced the children, so that two of them contain the rest.
    while !view.isHeld(range, by: i) {
      let end = range.lowerBound > view.start(i) ? view.start(i + 1) : range.lowerBound
      cut(view, end..<range.upperBound)
      range = range.lowerBound..<end
      guard count > 0 || !range.isEmpty else { return Splits() }
      i = view.index(holding: range)
    }
    let splits = edit(
      &view.children[i], range.shifted(by: -view.start(i)), count: count, value: value)
    view.refresh(i)
    return insertSplits(splits, into: view, after: i)
  }

  /// Replaces positions of a leaf, which becomes up to three leaves if its kind can't store the
  /// result.
  private static func editLeaf(
    _ node: inout Node, _ range: Range<Int>, count: Int, value: Int
  ) -> Splits {
    let view = node.view
    switch view.kind {
    case .sections: replaceInSections(&node, range, count: count, rows: value)
    case .bits:
      // The range is subtracted before anything is added, because the sum could exceed `Int.max`.
      guard view.length - range.count + count <= Limits.bits else {
        return widenBits(&node, range, count: count, value: value != 0)
      }
      replaceInBits(&node, range, count: count, value: value != 0)
    case .runs where view.length - range.count + count > Limits.shortLength:
      return widenRuns(&node, range, count: count, value: value != 0)
    case .runs, .longRuns, .branch:
      replaceInRuns(&node, range, count: count, value: value != 0)
    }
    return chooseKind(&node)
  }

  /// Replaces rows of a leaf of bits that can't store the result.
  ///
  /// A few new rows are added to one half of the leaf; many new rows become a separate leaf between
  /// the two parts.
  private static func widenBits(
    _ node: inout Node, _ range: Range<Int>, count: Int, value: Bool
  ) -> Splits {
    let length = node.view.length
    if count >= Limits.smallBits {
      let above = range.upperBound < length ? divide(&node, at: range.upperBound).first : nil
      let new = uniform(count, value)
      if range.lowerBound == 0 {
        node = new
        return Splits(above)
      }
      node = node.read { slice($0, 0..<range.lowerBound) }
      return Splits(new, above)
    }
    let middle = length / 2
    let isInRight = range.lowerBound > middle
    var splits = divide(&node, at: isInRight ? middle : Swift.max(middle, range.upperBound))
    if isInRight, var right = splits.first.take() {
      _ = editLeaf(&right, range.shifted(by: -middle), count: count, value: value ? 1 : 0)
      splits.first = right
    } else {
      _ = editLeaf(&node, range, count: count, value: value ? 1 : 0)
    }
    return splits
  }

  /// Removes positions of a branch, from the start of a child on.
  private static func cut(_ view: NodeView, _ range: Range<Int>) {
    let first = view.index(covering: range.lowerBound)
    var last = view.index(reaching: range.upperBound)
    let upper = range.upperBound - view.start(last)
    if upper == view.child(last).length {
      last += 1
    } else {
      _ = edit(&view.children[last], 0..<upper, count: 0, value: 0)
      view.refresh(last)
    }
    view.removeChildren(first..<last)
    rebalance(view, first)
    rebalance(view, first - 1)
  }
}

extension NodeView {
  /// The child whose leaf takes an edit; new rows between two children are added to the first
  /// child.
  fileprivate func index(holding range: Range<Int>) -> Int {
    let row = range.isEmpty ? Swift.max(range.lowerBound - 1, 0) : range.lowerBound
    return range.count > 1 ? index(covering: row) : index(coveringRow: row, by: starts)
  }

  /// Whether a range is within a child, but doesn't cover the whole child.
  fileprivate func isHeld(_ range: Range<Int>, by i: Int) -> Bool {
    range.upperBound <= start(i + 1)
      && (range.lowerBound > start(i) || range.upperBound < start(i + 1))
  }
}
