// SPDX-License-Identifier: MIT

extension Node {
  /// Flips the row at a position below the length, which is faster than any other edit.
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
