// SPDX-License-Identifier: MIT

/// The result of flipping a row in a leaf.
struct Flip {
  /// Whether the row is now on.
  let isOn: Bool
  /// Whether the leaf may now have the wrong kind or size.
  let needsRebalancing: Bool
}

extension Node {
  /// Flips the row at a position below the length.
  ///
  /// This is faster than any other edit, because it only changes a leaf and the weights above it.
  ///
  /// If the leaf may have the wrong kind or size afterward, call `rebalanceLeaf`.
  static func flip(_ node: inout Node, at position: Int) -> Flip {
    node.view.noteVisit()
    switch node.view.kind {
    case .branch:
      makeUnique(&node)
      let view = node.view
      let i = view.index(coveringRow: position, by: view.starts)
      let flip = flip(&view.children[i], at: position - view.start(i))
      let more = flip.isOn ? 1 : -1
      view.weights.add(more, after: i)
      view.weight += more
      return flip
    case .bits:
      makeUnique(&node)
      let view = node.view
      let isOn = view.flipBit(at: position)
      return Flip(isOn: isOn, needsRebalancing: view.isSparse)
    case .runs, .longRuns, .sections: return flipInRuns(&node, at: position)
    }
  }

  /// Converts the leaf at a position in a tree to the right kind and size, after `flip`.
  // It is rarely needed, and isn't inlined as flips are.
  @inline(never)
  static func rebalance(_ tree: inout Node, at position: Int) {
    let splits = rebalanceLeaf(&tree, at: position)
    tree = growingRoot(tree, splits)
  }

  /// Converts the leaf at a position to the right kind and size, after `flip`.
  ///
  /// - Returns: Nodes of the same level that must follow this node.
  static func rebalanceLeaf(_ node: inout Node, at position: Int) -> Splits {
    guard node.view.kind == .branch else { return chooseKind(&node) }
    let view = node.view
    let i = view.index(covering: position)
    let splits = rebalanceLeaf(&view.children[i], at: position - view.start(i))
    view.refresh(i)
    return insertSplits(splits, into: view, after: i)
  }
}
