// SPDX-License-Identifier: MIT

extension Node {
  /// Turns the row at a position below the length: the shortest of all edits.
  static func flip(_ node: inout Node, at position: Int) -> Splits {
    node.view.noteVisit()
    switch node.view.kind {
    case .branch:
      makeUnique(&node)
      let view = node.view
      let i = view.index(covering: position)
      let splits = unsafe flip(&view.children[i], at: position - view.start(i))
      view.refresh(i)
      return insertSplits(splits, into: view, after: i)
    case .bits:
      makeUnique(&node)
      flipBit(node.view, at: position)
    case .runs, .longRuns, .sections: flipInRuns(&node, at: position)
    }
    return chooseKind(&node)
  }
}
