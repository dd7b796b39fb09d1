// SPDX-License-Identifier: MIT

extension Node {
  /// Part of a tree, which shares all nodes that lie wholly within the range.
  ///
  /// Copies at most two nodes of each level: O(log n).
  static func part(of node: Node, _ range: Range<Int>) -> Node {
    collapsed(piece(of: node, range))
  }

  /// The part as a node of the same level, which may have too few children.
  private static func piece(of node: Node, _ range: Range<Int>) -> Node {
    node.read { $0.length == range.count ? node : piece(of: $0, range) }
  }

  private static func piece(of view: NodeView, _ range: Range<Int>) -> Node {
    view.noteVisit()
    guard view.kind == .branch else { return slice(view, range) }
    let first = view.index(covering: range.lowerBound)
    let last = view.index(reaching: range.upperBound)
    let result = make(.branch, level: view.level)
    for i in first...last {
      let start = view.start(i)
      let lower = Swift.max(range.lowerBound - start, 0)
      let upper = unsafe Swift.min(range.upperBound, view.ends[i]) - start
      unsafe result.view.insertChild(
        piece(of: view.children[i], lower..<upper), at: result.view.size)
    }
    rebalance(result.view, result.view.size - 1)
    rebalance(result.view, 0)
    return result
  }
}
