// SPDX-License-Identifier: MIT

extension Node {
  /// Two trees one after the other, of any heights.
  ///
  /// The lower tree becomes a child on the edge of the higher one, at its own level: O(log n).
  static func concatenated(_ first: consuming Node, _ second: consuming Node) -> Node {
    let (firstLevel, secondLevel) = (first.level, second.level)
    if firstLevel == secondLevel { return grown(first, Overflow(second)) }
    if firstLevel > secondLevel {
      var tree = first
      let overflow = append(second, to: &tree)
      return grown(tree, overflow)
    }
    var tree = second
    let overflow = prepend(first, to: &tree)
    return grown(tree, overflow)
  }

  /// A tree of a node and what must stand after it.
  static func grown(_ node: consuming Node, _ overflow: consuming Overflow) -> Node {
    if overflow.first == nil { return node.view.isChain ? collapsed(node) : node }
    let level = node.level
    let root = branch(CollectionOfOne(node), level: level + 1)
    _ = absorb(overflow, into: root.view, after: 0)
    return collapsed(root)
  }

  private static func append(_ tree: consuming Node, to node: inout Node) -> Overflow {
    node.view.noteVisit()
    makeUnique(&node)
    let view = node.view
    let last = view.size - 1
    guard view.level > tree.level + 1 else {
      return absorb(Overflow(tree), into: view, after: last)
    }
    let overflow = unsafe append(tree, to: &view.children[last])
    view.refresh(last)
    return absorb(overflow, into: view, after: last)
  }

  private static func prepend(_ tree: consuming Node, to node: inout Node) -> Overflow {
    node.view.noteVisit()
    makeUnique(&node)
    let view = node.view
    guard view.level > tree.level + 1 else {
      view.insertChild(tree, at: 0)
      return rebalanceAll(view, 0...1)
    }
    let overflow = unsafe prepend(tree, to: &view.children[0])
    view.refresh(0)
    return absorb(overflow, into: view, after: 0)
  }
}
