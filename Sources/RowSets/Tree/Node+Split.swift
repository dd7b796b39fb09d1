// SPDX-License-Identifier: MIT

extension Node {
  /// Part of a tree, which shares all nodes that are completely within the range.
  ///
  /// Only at most two nodes of each level are copied: O(log n).
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
    let result = makeBranch(level: view.level)
    view.everyChild(in: range) { child, part in
      result.view.insertChild(piece(of: child.pointee, part), at: result.view.size)
    }
    rebalance(result.view, result.view.size - 1)
    rebalance(result.view, 0)
    return result
  }
}
