// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionOutline

/// The paths of a pipe, which are shown while others come.
extension PickTree {
  /// Appends bytes of lines that are paths; nil at their end.
  mutating func feed(_ bytes: [UInt8]?) throws(TreeError) {
    if lines.feed(bytes) { try showLines() }
  }

  /// Whether lines have come that the tree doesn't have yet.
  var isBehind: Bool { lines.isBehind }

  /// Adds the lines that have come; new folders are collapsed.
  mutating func showLines() throws(TreeError) {
    let start = ContinuousClock.now
    let firstNew = paths.count
    let nodes = lines.nodes(in: &paths, after: outline.allRows)
    rowNumbers = nil
    do throws(OutlineError) {
      try outline.filter(nil)
      let open = openFolders
      try outline.update(to: nodes, vanished: .gone)
      if collapsedBefore == nil {
        try collapse(allBut: open)
      } else {
        collapsedBefore? += nodes.lazy.filter { $0.id >= firstNew && $0.kind == .group }.map(\.id)
      }
      if outline.rows.lead == nil, let first = nodes.first { try focus(first.id) }
      if !query.isEmpty { try showMatches() }
    } catch {
      throw .refused(error)
    }
    if awaitsLeaf { try focusFirstMatch() }
    lines.setShown(from: start)
  }

  /// The folders that are open.
  var openFolders: [Int] {
    let forest = outline.forest
    return outline.names(
      ofRows: RowSet(0..<outline.count).subtracting(forest.childless)
        .subtracting(forest.collapsed))
  }

  private mutating func focus(_ node: Int) throws(OutlineError) {
    do throws(SelectionError) { _ = try outline.apply(.focus(node)) } catch {
      throw .selection(error)
    }
  }

  /// Collapses all folders but some; the keyboard focus stays, or goes to a folder around it.
  mutating func collapse(allBut open: [Int]) throws(OutlineError) {
    var lead = outline.rows.lead.flatMap(outline.id)
    try outline.collapseAll()
    for folder in open { try outline.expand(folder) }
    while let node = lead, outline.row(of: node) == nil { lead = outline.parent(of: node) }
    if let lead { try focus(lead) }
  }
}
