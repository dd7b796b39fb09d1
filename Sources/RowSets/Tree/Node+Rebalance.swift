// SPDX-License-Identifier: MIT

/// Keeping nodes neither too small nor too large.
extension Node {
  /// Adds after a child the nodes that an edit split off from it, and rebalances all of them.
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

  /// Rebalances new children, and the branch itself.
  static func rebalanceAll(_ view: NodeView, _ range: ClosedRange<Int>) -> Splits {
    for i in range.reversed() { rebalance(view, i) }
    guard view.size > Limits.children else { return Splits() }
    let right = makeBranch(level: view.level)
    move(from: view, (view.size / 2)..<view.size, toEndOf: right.view)
    return Splits(right)
  }

  /// If a child is too small, merges it with a neighbor, or moves some of the neighbor's children
  /// to it.
  ///
  /// The child or the neighbor needn't exist.
  static func rebalance(_ view: NodeView, _ i: Int) {
    guard i >= 0, i < view.size, view.child(i).isSmall else { return }
    if view.level == 1 {
      if mergeLeaves(view, i) { rebalance(view, i) }
      if mergeLeaves(view, i - 1) { rebalance(view, i - 1) }
    } else if view.size > 1 {
      // If both are small, the first is rebalanced after the second, because the result may still
      // be small.
      fuseBranches(view, Swift.max(i - 1, 0))
    }
  }

  /// Merges a leaf with the next leaf, if there is one and both fit in a single leaf.
  private static func mergeLeaves(_ view: NodeView, _ i: Int) -> Bool {
    guard i >= 0, i + 1 < view.size, let merged = merged(view.child(i), view.child(i + 1)) else {
      return false
    }
    view.children[i] = merged
    view.removeChildren((i + 1)..<(i + 2))
    view.refresh(i)
    return true
  }

  /// Joins the children of two neighboring branches in one branch, or divides them evenly.
  ///
  /// At the seam, children that formerly had no neighbors may be too small, so they are rebalanced
  /// in turn; if this leaves too few children, the branch is joined with its neighbor.
  private static func fuseBranches(_ view: NodeView, _ i: Int) {
    makeUnique(&view.children[i])
    makeUnique(&view.children[i + 1])
    let (first, second) = (view.child(i), view.child(i + 1))
    let total = first.size + second.size
    // The branch with the seam, and its position there.
    var (joined, place, seam) = (first, i, first.size)
    if total <= Limits.children {
      move(from: second, 0..<second.size, toEndOf: first)
      view.removeChildren((i + 1)..<(i + 2))
    } else if first.size < second.size {
      move(from: second, 0..<(second.size - total / 2), toEndOf: first)
    } else {
      let moved = makeBranch(level: second.level)
      (joined, place) = (moved.view, i + 1)
      move(from: first, (total / 2)..<first.size, toEndOf: joined)
      seam = joined.size
      move(from: second, 0..<second.size, toEndOf: joined)
      view.children[i + 1] = moved
    }
    rebalance(joined, seam)
    rebalance(joined, seam - 1)
    if total <= Limits.children {
      view.refresh(i)
    } else {
      // Children have moved only between these two.
      view.starts[i + 1] = view.start(i) + view.child(i).length
      view.weights[i + 1] = view.weights[i] + view.child(i).weight
    }
    rebalance(view, place)
  }

  /// Moves children from one branch to the end of another; both must be uniquely referenced.
  static func move(from source: NodeView, _ range: Range<Int>, toEndOf target: NodeView) {
    (target.children + target.size).moveInitialize(
      from: source.children + range.lowerBound, count: range.count)
    target.appendSums(of: source, range)
    source.closePlaces(range)
  }
}
