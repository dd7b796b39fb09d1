// SPDX-License-Identifier: MIT

extension Node {
  /// Two trees one after the other, of any heights.
  ///
  /// The lower tree becomes a child at the edge of the higher tree, at its own level: O(log n).
  static func concatenated(_ first: consuming Node, _ second: consuming Node) -> Node {
    let (firstLevel, secondLevel) = (first.level, second.level)
    if firstLevel == secondLevel { return growingRoot(first, Splits(second)) }
    if firstLevel > secondLevel { return attached(second, to: first, atEnd: true) }
    return attached(first, to: second, atEnd: false)
  }

  private static func attached(
    _ lower: consuming Node, to higher: consuming Node, atEnd: Bool
  ) -> Node {
    var tree = higher
    let splits = attach(lower, to: &tree, atEnd: atEnd)
    return growingRoot(tree, splits)
  }

  /// A tree of a node and the nodes that follow it.
  static func growingRoot(_ node: consuming Node, _ splits: consuming Splits) -> Node {
    if splits.first == nil { return node.view.isChain ? collapsed(node) : node }
    let level = node.level
    let root = branch(CollectionOfOne(node), level: level + 1)
    _ = insertSplits(splits, into: root.view, after: 0)
    return collapsed(root)
  }

  /// Adds a tree at one end of a higher tree.
  private static func attach(
    _ tree: consuming Node, to node: inout Node, atEnd: Bool
  ) -> Splits {
    node.view.noteVisit()
    makeUnique(&node)
    let view = node.view
    let edge = atEnd ? view.size - 1 : 0
    guard view.level > tree.level + 1 else {
      view.insertChild(tree, at: atEnd ? view.size : 0)
      return rebalanceAll(view, edge...(edge + 1))
    }
    let splits = attach(tree, to: &view.children[edge], atEnd: atEnd)
    view.refresh(edge)
    return insertSplits(splits, into: view, after: edge)
  }
}
