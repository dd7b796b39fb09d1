// SPDX-License-Identifier: MIT

extension Node {
  /// Turns the row at a position below the length: the shortest of all edits.
  static func flip(_ node: inout Node, at position: Int) -> Overflow {
    node.view.noteVisit()
    switch node.view.kind {
    case .branch:
      makeUnique(&node)
      let view = node.view
      let i = view.index(covering: position)
      let overflow = unsafe flip(&view.children[i], at: position - view.start(i))
      view.refresh(i)
      if overflow.first == nil, !view.child(i).isSmall { return overflow }
      return absorb(overflow, into: view, after: i)
    case .bits:
      makeUnique(&node)
      flipBit(node.view, at: position)
    case .runs, .sections:
      let isOn = node.view.value(at: position)
      replaceInRuns(&node, position..<(position + 1), count: 1, value: !isOn)
    }
    return settleKind(&node)
  }
}
