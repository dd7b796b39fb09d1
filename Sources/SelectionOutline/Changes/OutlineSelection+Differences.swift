// SPDX-License-Identifier: MIT
import SelectionCore

extension OutlineSelection {
  /// Returns whether an older state of this outline has the same nodes, in the same groups and in
  /// the same order, and the same groups are loaded; marks and the shown rows may differ.
  ///
  /// - Parameter older: The other state.
  /// - Returns: Whether the nodes are the same.
  /// - Complexity: The cost of `TableSelection.change(from:)`, or O(*n*) if the tree has changed.
  public func hasSameTree(as older: OutlineSelection) -> Bool {
    forest.count == older.forest.count && table.rows.change(from: older.table.rows).isUnmoved
      && forest.extents == older.forest.extents
      && forest.emptyGroups == older.forest.emptyGroups
      && forest.unloaded == older.forest.unloaded
  }

  /// Returns the nodes, shown or hidden, that differ from an earlier state of this outline: nodes
  /// whose selection, checkmark, disabled state, expansion, focus or marks in the app's layers
  /// differ, and the groups above nodes whose checkmarks differ.
  ///
  /// Code that stores data for individual nodes, such as observers, has to check only the returned
  /// nodes. Some of these nodes may look the same as before.
  ///
  /// - Parameters:
  ///   - older: The earlier state.
  ///   - limit: The maximum number of changed nodes. If more nodes have changed, the caller should
  ///     compare all nodes for which it stores data.
  /// - Returns: The nodes, or nil if more than `limit` nodes have changed, or if any node may
  ///   differ because nodes were added, removed, shown or hidden, or because boxes have begun or
  ///   ceased to depend on each other.
  /// - Complexity: O(*d* log *n*) for each returned node, at depths up to *d*, plus the cost of
  ///   ``hasSameTree(as:)``.
  public func differingNodes(from older: OutlineSelection, atMost limit: Int) -> [ID]? {
    guard options.boxes == older.options.boxes, forest.passing == older.forest.passing,
      forest.shown == older.forest.shown, hasSameTree(as: older)
    else { return nil }
    let change = table.rows.change(from: older.table.rows)
    let (before, after) = (change.before, change.after)
    let disabled = before.disabledNumbers.symmetricDifference(after.disabledNumbers)
    let boxes = before.boxMarks.differing(from: after.boxMarks).union(disabled)
    var nodes = before.selectedNumbers.symmetricDifference(after.selectedNumbers)
    nodes.formUnion(boxes)
    nodes.formUnion(older.forest.collapsed.symmetricDifference(forest.collapsed))
    for layer in change.layers { nodes.formUnion(change.differing(in: layer)) }
    guard nodes.count <= limit else { return nil }
    if before.highlightedRow != nil || after.highlightedRow != nil {
      let redrawn = change.rowsToRedraw
      guard redrawn.count <= limit else { return nil }
      for row in redrawn { if let node = after.rowNumber(of: row) { nodes.insert(node) } }
    }
    for lead in [before.lead, after.lead] {
      if let node = lead.flatMap({ after.rowNumber(of: $0) }) { nodes.insert(node) }
    }
    let boxesAndGroups = forest.extents.withAncestors(of: Array(boxes.ranges))
    return table.names(ofRows: nodes.union(RowSet(ranges: boxesAndGroups)))
  }
}

extension SelectionChange {
  /// Whether each row has kept its number.
  fileprivate var isUnmoved: Bool { wholeMapping == nil }

  /// The app's own layers that have rows before or after the change.
  var layers: [MarkLayer] {
    let old = before.layers
    return old + after.layers.filter { !old.contains($0) }
  }

  /// The remaining rows that are newly marked, or no longer marked, in a layer.
  func differing(in layer: MarkLayer) -> RowSet {
    let old = before.numbers(in: layer)
    return (wholeMapping?.rows.applied(to: old) ?? old)
      .symmetricDifference(after.numbers(in: layer))
  }
}
