// SPDX-License-Identifier: MIT

extension Node {
  /// Replaces positions by `count` rows of one state, or by `count` sections of `value` rows each.
  ///
  /// The one way to write into a tree: setting, inserting and removing rows are all such
  /// replacements. It goes down to the leaf that holds the range. Where the range reaches over
  /// several children, those inside of it go, those at its two ends are cut, and then the new rows
  /// are inserted: at most three paths are walked, so it costs O(log n). The range must not be all
  /// of the tree.
  ///
  /// - Returns: nodes of the same level that must stand after this one.
  static func edit(_ node: inout Node, _ range: Range<Int>, count: Int, value: Int) -> Splits {
    node.view.noteVisit()
    guard node.view.kind == .branch else {
      return editLeaf(&node, range, count: count, value: value)
    }
    makeUnique(&node)
    let view = node.view
    var range = range
    var i = view.index(holding: range)
    if !view.isHeld(range, by: i) {
      cut(view, range)
      guard count > 0 else { return Splits() }
      range = range.lowerBound..<range.lowerBound
      i = view.index(holding: range)
    }
    let start = view.start(i)
    let splits = unsafe edit(
      &view.children[i], (range.lowerBound - start)..<(range.upperBound - start), count: count,
      value: value)
    view.refresh(i)
    return insertSplits(splits, into: view, after: i)
  }

  /// Replaces positions of a leaf, which becomes up to three leaves if its kind cannot hold the
  /// result.
  private static func editLeaf(
    _ node: inout Node, _ range: Range<Int>, count: Int, value: Int
  ) -> Splits {
    let view = node.view
    switch view.kind {
    case .sections: replaceInSections(&node, range, count: count, rows: value)
    case .bits:
      // Nothing is added before the range is taken away: the sum could be more than `Int.max`.
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

  /// Replaces rows of a leaf of bits that cannot hold the result.
  ///
  /// Few new rows go into one half of it. Many become a leaf of their own between the two rests.
  private static func widenBits(
    _ node: inout Node, _ range: Range<Int>, count: Int, value: Bool
  ) -> Splits {
    let old = node
    return old.read { widenBits(&node, $0, range, count: count, value: value) }
  }

  private static func widenBits(
    _ node: inout Node, _ view: NodeView, _ range: Range<Int>, count: Int, value: Bool
  ) -> Splits {
    let (middle, length) = (view.length / 2, view.length)
    if count < Limits.smallBits {
      let isInRight = range.lowerBound > middle
      let position = isInRight ? middle : Swift.max(middle, range.upperBound)
      var right = slice(view, position..<length)
      var left = slice(view, 0..<position)
      if isInRight {
        let inner = (range.lowerBound - middle)..<(range.upperBound - middle)
        _ = editLeaf(&right, inner, count: count, value: value ? 1 : 0)
      } else {
        _ = editLeaf(&left, range, count: count, value: value ? 1 : 0)
      }
      node = left
      return Splits(right)
    }
    var leaves: [Node] = []
    if range.lowerBound > 0 { leaves.append(slice(view, 0..<range.lowerBound)) }
    leaves.append(uniform(count, value))
    if range.upperBound < length { leaves.append(slice(view, range.upperBound..<length)) }
    node = leaves[0]
    // The range is not all of the leaf, so at least one of the rests is there.
    return Splits(leaves[1], leaves.count > 2 ? leaves[2] : nil)
  }

  /// Removes positions that reach over several children of a branch, or over one whole child.
  private static func cut(_ view: NodeView, _ range: Range<Int>) {
    var first = view.index(covering: range.lowerBound)
    var last = view.index(reaching: range.upperBound)
    let lower = range.lowerBound - view.start(first)
    let upper = range.upperBound - view.start(last)
    if upper == view.child(last).length {
      last += 1
    } else {
      _ = unsafe edit(&view.children[last], 0..<upper, count: 0, value: 0)
      view.refresh(last)
    }
    if lower > 0 {
      let length = view.child(first).length
      _ = unsafe edit(&view.children[first], lower..<length, count: 0, value: 0)
      view.refresh(first)
      first += 1
    }
    view.removeChildren(first..<last)
    rebalance(view, first)
    rebalance(view, first - 1)
  }
}

extension NodeView {
  /// The child whose leaf should take an edit: for new rows between two children, the first of
  /// them.
  fileprivate func index(holding range: Range<Int>) -> Int {
    range.isEmpty ? index(reaching: range.lowerBound) : index(covering: range.lowerBound)
  }

  /// Whether a range lies within a child and is not all of it.
  fileprivate func isHeld(_ range: Range<Int>, by i: Int) -> Bool {
    unsafe range.upperBound <= ends[i]
      && (range.lowerBound > start(i) || range.upperBound < ends[i])
  }
}
