// SPDX-License-Identifier: MIT

/// Keeping nodes neither too small nor too large.
extension Node {
  /// Puts what came out of an edit of a child after it, and sees to the sizes of all of them.
  @inline(__always)
  static func insertSplits(_ splits: consuming Splits, into view: NodeView, after i: Int) -> Splits
  {
    if splits.first == nil {
      if view.child(i).isSmall { rebalance(view, i) }
      return splits
    }
    return insert(splits, into: view, after: i)
  }

  private static func insert(_ splits: consuming Splits, into view: NodeView, after i: Int)
    -> Splits
  {
    guard let first = splits.first else { return Splits() }
    if let second = splits.second { view.insertChild(second, at: i + 1) }
    view.insertChild(first, at: i + 1)
    return rebalanceAll(view, i...(i + 2))
  }

  /// Sees to the sizes of children that are new, and of the branch itself.
  static func rebalanceAll(_ view: NodeView, _ range: ClosedRange<Int>) -> Splits {
    for i in range.reversed() { rebalance(view, i) }
    return divideIfFull(view)
  }

  /// Cuts a branch in two if it has too many children.
  static func divideIfFull(_ view: NodeView) -> Splits {
    guard view.size > Limits.children else { return Splits() }
    let right = make(.branch, level: view.level)
    move(from: view, (view.size / 2)..<view.size, toEndOf: right.view)
    return Splits(right)
  }

  /// Merges a child with a neighbor, or gives it some of the neighbor's children, if it is too
  /// small.
  ///
  /// There need not be such a child or neighbor.
  static func rebalance(_ view: NodeView, _ i: Int) {
    guard i >= 0, i < view.size, view.child(i).isSmall else { return }
    if view.level == 1 {
      if mergeLeaves(view, i) { rebalance(view, i) }
      if mergeLeaves(view, i - 1) { rebalance(view, i - 1) }
    } else if view.size > 1 {
      // Of two that are both small, the first is seen to after the second: what comes of them may
      // be small still.
      fuseBranches(view, Swift.max(i - 1, 0))
    }
  }

  /// Merges a leaf with the one after it, if there is one and one leaf can hold both.
  private static func mergeLeaves(_ view: NodeView, _ i: Int) -> Bool {
    guard i >= 0, i + 1 < view.size, let merged = merged(view.child(i), view.child(i + 1)) else {
      return false
    }
    unsafe view.children[i] = merged
    view.removeLast(of: i + 1, into: i)
    return true
  }

  /// Brings the children of two neighboring branches into one, or shares them out evenly.
  ///
  /// Where the two met, children that had no neighbors before may be too small: they are seen to
  /// in turn.
  private static func fuseBranches(_ view: NodeView, _ i: Int) {
    unsafe makeUnique(&view.children[i])
    unsafe makeUnique(&view.children[i + 1])
    let (first, second) = (view.child(i), view.child(i + 1))
    let total = first.size + second.size
    if total <= Limits.children {
      let seam = first.size
      move(from: second, 0..<second.size, toEndOf: first)
      view.removeLast(of: i + 1, into: i)
      rebalance(first, seam)
      rebalance(first, seam - 1)
      view.refresh(i)
      return
    }
    if first.size < second.size {
      let seam = first.size
      move(from: second, 0..<(second.size - total / 2), toEndOf: first)
      rebalance(first, seam)
      rebalance(first, seam - 1)
    } else {
      let moved = make(.branch, level: second.level)
      move(from: first, (total / 2)..<first.size, toEndOf: moved.view)
      let seam = moved.view.size
      move(from: second, 0..<second.size, toEndOf: moved.view)
      unsafe view.children[i + 1] = moved
      rebalance(moved.view, seam)
      rebalance(moved.view, seam - 1)
    }
    view.refreshPair(i)
  }

  /// Moves children from one branch to the end of another; both are held by nobody else.
  static func move(from source: NodeView, _ range: Range<Int>, toEndOf target: NodeView) {
    unsafe (target.children + target.size).moveInitialize(
      from: source.children + range.lowerBound, count: range.count)
    target.appendSums(of: source, range)
    source.closePlaces(range)
  }
}

extension NodeView {
  /// Lets go of a child whose positions the child before it has taken over.
  fileprivate func removeLast(of taken: Int, into i: Int) {
    unsafe (children + taken).deinitialize(count: 1)
    let count = size - taken - 1
    unsafe (children + taken).moveInitialize(from: children + taken + 1, count: count)
    unsafe (ends + i).update(from: ends + taken, count: count + 1)
    unsafe (weights + i).update(from: weights + taken, count: count + 1)
    size -= 1
  }

  /// Brings the sums up to date after positions have moved between a child and the next.
  fileprivate func refreshPair(_ i: Int) {
    unsafe ends[i] = start(i) + child(i).length
    unsafe weights[i] = weightBefore(i) + child(i).weight
  }
}
