// SPDX-License-Identifier: MIT

extension Node {
  /// Two trees one after the other, of any heights.
  ///
  /// The lower tree becomes a child on the edge of the higher one, at its own level: O(log n).
  static func concatenated(_ first: consuming Node, _ second: consuming Node) -> Node {
    let (firstLevel, secondLevel) = (first.level, second.level)
    if firstLevel == secondLevel { return growingRoot(first, Splits(second)) }
    if firstLevel > secondLevel {
      var tree = first
      let splits = append(second, to: &tree)
      return growingRoot(tree, splits)
    }
    var tree = second
    let splits = prepend(first, to: &tree)
    return growingRoot(tree, splits)
  }

  /// A tree of a node and what must stand after it.
  static func growingRoot(_ node: consuming Node, _ splits: consuming Splits) -> Node {
    if splits.first == nil { return node.view.isChain ? collapsed(node) : node }
    let level = node.level
    let root = branch(CollectionOfOne(node), level: level + 1)
    _ = insertSplits(splits, into: root.view, after: 0)
    return collapsed(root)
  }

  private static func append(_ tree: consuming Node, to node: inout Node) -> Splits {
    node.view.noteVisit()
    makeUnique(&node)
    let view = node.view
    let last = view.size - 1
    guard view.level > tree.level + 1 else {
      return insertSplits(Splits(tree), into: view, after: last)
    }
    let splits = unsafe append(tree, to: &view.children[last])
    view.refresh(last)
    return insertSplits(splits, into: view, after: last)
  }

  private static func prepend(_ tree: consuming Node, to node: inout Node) -> Splits {
    node.view.noteVisit()
    makeUnique(&node)
    let view = node.view
    guard view.level > tree.level + 1 else {
      view.insertChild(tree, at: 0)
      return rebalanceAll(view, 0...1)
    }
    let splits = unsafe prepend(tree, to: &view.children[0])
    view.refresh(0)
    return insertSplits(splits, into: view, after: 0)
  }
}
