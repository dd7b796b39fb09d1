// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionOutline

/// The paths from a pipe, which are shown while further paths are read.
extension PickTree {
  /// Appends bytes of lines that are paths; nil marks the end of the lines.
  mutating func feed(_ bytes: [UInt8]?) throws(TreeError) {
    if lines.feed(bytes) { try showLines() }
  }

  /// Whether lines have been read that aren't in the tree yet.
  var isBehind: Bool { lines.isBehind }

  /// Adds the lines that have been read; new folders are collapsed.
  mutating func showLines() throws(TreeError) {
    let start = ContinuousClock.now
    if isUntouched {
      // Then each node is the number of its row.
      paths = TreePaths(separator: lines.separator)
      let nodes = lines.nodes(in: &paths, after: [])
      outline = try Self.outline(of: nodes, limits: outline.checkLimits)
      rowNumbers = []
    } else {
      try update()
    }
    if awaitsLeaf { try focusFirstMatch() }
    lines.setShown(from: start)
  }

  /// Whether the tree has no state that must be kept, so that making the outline again is possible
  /// and faster.
  private var isUntouched: Bool {
    let (rows, forest) = (outline.rows, outline.forest)
    return rows.undoCount == 0 && rows.redoCount == 0 && outline.checked.isEmpty && query.isEmpty
      && (cursor ?? 0) == 0
      && RowSet(0..<outline.count).subtracting(forest.childless).isSubset(of: forest.collapsed)
  }

  /// Updates the tree to all lines; new folders are collapsed.
  private mutating func update() throws(TreeError) {
    let firstNew = paths.count
    let nodes = lines.nodes(in: &paths, after: outline.allRows)
    do throws(OutlineError) {
      try outline.filter(nil)
      let open = openFolders()
      try outline.update(to: nodes, vanished: .gone)
      rowNumbers = nil
      if collapsedBefore == nil {
        try collapse(allBut: open)
      } else {
        let new = nodes.lazy.filter { $0.id >= firstNew && $0.kind == .group }
        collapsedBefore?.formUnion(RowSet(new.map(\.id)))
      }
      if outline.rows.lead == nil, let first = nodes.first { try focus(first.id) }
      if !query.isEmpty { try showMatches() }
    } catch {
      throw .refused(error)
    }
  }

  /// The open folders, except for given folders.
  mutating func openFolders(except others: RowSet = []) -> RowSet {
    let forest = outline.forest
    return nodes(
      ofRows: RowSet(0..<outline.count).subtracting(forest.childless)
        .subtracting(forest.collapsed).subtracting(rows(of: others)))
  }

  private mutating func focus(_ node: Int) throws(OutlineError) {
    do throws(SelectionError) { _ = try outline.apply(.focus(node)) } catch {
      throw .selection(error)
    }
  }

  /// Collapses all folders except some; the keyboard focus stays on its line or, if the line is
  /// hidden, moves to an enclosing folder.
  mutating func collapse(allBut open: RowSet) throws(OutlineError) {
    var lead = outline.rows.lead.flatMap(outline.id)
    try outline.collapseAll()
    for folder in open { try outline.expand(folder) }
    while let node = lead, outline.row(of: node) == nil { lead = outline.parent(of: node) }
    if let lead { try focus(lead) }
  }
}
