// SPDX-License-Identifier: MIT
import SelectionCore

/// The node that is selected when a change to the tree removes all selected nodes.
extension OutlineSelection {
  /// Whether the table selects another node in place of the nodes that a change removes; the anchor
  /// and the lead move to that node.
  func selectsSuccessor(_ edit: TableEdit, naming nodes: [OutlineNode<ID>]) -> Bool {
    guard table.rows.deletionSuccessor != .none, let rows = edit.mapping?.rows,
      removesSelection(rows)
    else { return false }
    var trial = table
    _ = try? trial.apply(edit, naming: nodes.map { $0.id })
    return !trial.rows.selectedNumbers.isEmpty
  }

  /// The next sibling of the removed nodes, otherwise the previous sibling, otherwise the nearest
  /// enclosing group; nil if none of these nodes can be selected, or if the setting isn't
  /// `.sibling`.
  ///
  /// - Parameters:
  ///   - rows: How the nodes move.
  ///   - next: The forest after the change.
  /// - Returns: The number of the node after the change.
  /// - Complexity: O(1) unless all selected nodes are removed; otherwise O(*k* log *n*) for *k*
  ///   siblings and groups that can't be selected.
  func successorInTree(after rows: IndexMapping, in next: Forest) -> Int? {
    guard table.rows.deletionSuccessor == .sibling, table.mode(inSection: 0) != .none,
      removesSelection(rows), let last = table.rows.selectedNumbers.last
    else { return nil }
    let extents = forest.extents
    func isRemoved(_ node: Int) -> Bool { rows.newIndex(of: node) == nil }
    var top = table.rows.wholeLead.flatMap { isRemoved($0) ? $0 : nil } ?? last
    while let parent = extents.parent(of: top), isRemoved(parent) { top = parent }
    let disabled = disabled.isEmpty ? [] : next.allDisabled
    func nearest(_ step: (Int) -> Int?) -> Int? {
      var node = step(top)
      while let old = node {
        if let new = rows.newIndex(of: old), next.isShown(new), !disabled.contains(new) {
          return new
        }
        node = step(old)
      }
      return nil
    }
    return nearest(extents.nextSibling) ?? nearest(extents.previousSibling)
      ?? nearest(extents.parent)
  }

  /// Whether there are selected nodes and all of them are removed.
  private func removesSelection(_ rows: IndexMapping) -> Bool {
    let selected = table.rows.selectedNumbers
    return !selected.isEmpty && selected.isSubset(of: rows.removed)
  }
}
