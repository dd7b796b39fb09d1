// SPDX-License-Identifier: MIT
package import SelectionCore

/// Expanding groups, collapsing groups, and filtering, none of which is a step of the history.
extension OutlineSelection {
  /// Collapses a group: hides the nodes below it, which keep their marks and their expansion.
  ///
  /// The anchor and the lead move to the group if their rows become hidden. No rule is called, and
  /// no event is emitted.
  ///
  /// - Parameters:
  ///   - id: The group; a leaf or a collapsed group isn't changed.
  ///   - selected: How to treat selected nodes below the group, shown or hidden. If they are
  ///     deselected, this is a step that can be undone.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`.
  /// - Complexity: O(log *n*), plus the cost of the selected runs below the group unless `selected`
  ///   is `.keep`.
  @inlinable
  @discardableResult
  public mutating func collapse(
    _ id: ID, selected: CollapsedSelection = .keep
  ) throws(OutlineError) -> OutlineChange<ID> {
    try collapse(node: try node(id), selected: selected)
  }

  @usableFromInline
  @discardableResult
  package mutating func collapse(
    node: Int, selected: CollapsedSelection = .keep
  ) throws(OutlineError) -> OutlineChange<ID> {
    guard forest.isGroup(node), !forest.collapsed.contains(node) else { return unchanged }
    var next = sharedForest
    next.forest.collapse(node)
    return try show(next, among: [node], selected: selected)
  }

  /// Expands a group: shows the nodes below it as they were before it was collapsed.
  ///
  /// Even a group that isn't loaded is expanded, and ``OutlineChange/expanded`` contains the group,
  /// so that the app can load its children.
  ///
  /// - Parameter id: The group; a leaf isn't changed.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`.
  /// - Complexity: O(log *n*), plus O(log *n*) for each collapsed group below the group.
  @inlinable
  @discardableResult
  public mutating func expand(_ id: ID) throws(OutlineError) -> OutlineChange<ID> {
    try expand(node: try node(id))
  }

  @usableFromInline
  @discardableResult
  package mutating func expand(node: Int) throws(OutlineError) -> OutlineChange<ID> {
    guard forest.collapsed.contains(node) else { return unchanged }
    var next = sharedForest
    next.forest.expand(node)
    return try show(next)
  }

  /// Expands a group and all groups below it, or, for nil, all groups.
  ///
  /// - Parameter id: The group.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`.
  /// - Complexity: O(*k* log *n*) for *k* collapsed groups.
  @discardableResult
  public mutating func expandAll(under id: ID? = nil) throws(OutlineError) -> OutlineChange<ID> {
    try expandAll(in: try span(under: id))
  }

  mutating func expandAll(in span: Range<Int>) throws(OutlineError) -> OutlineChange<ID> {
    var next = sharedForest
    next.forest.collapsed.subtract(RowSet(span))
    next.forest.closed.subtract(RowSet(span))
    next.forest.recoverAll()
    return try show(next)
  }

  /// Collapses a group and all groups below it, or, for nil, all groups.
  ///
  /// - Parameters:
  ///   - id: The group.
  ///   - selected: How to treat selected nodes, shown or hidden, below the groups that weren't
  ///     collapsed yet.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`.
  /// - Complexity: O(*k* log *n*) for *k* groups.
  @discardableResult
  public mutating func collapseAll(
    under id: ID? = nil, selected: CollapsedSelection = .keep
  ) throws(OutlineError) -> OutlineChange<ID> {
    try collapseAll(in: try span(under: id), selected: selected)
  }

  mutating func collapseAll(
    in span: Range<Int>, selected: CollapsedSelection = .keep
  ) throws(OutlineError) -> OutlineChange<ID> {
    let leaves = forest.childless.subtracting(forest.emptyGroups)
    let groups = RowSet(span).subtracting(leaves).subtracting(forest.collapsed)
    var next = sharedForest
    next.forest.collapsed.formUnion(groups)
    next.forest.recoverAll()
    return try show(next, among: groups, selected: selected)
  }

  /// Expands the groups above a node, so that it is shown unless a filter hides it.
  ///
  /// - Parameter id: The node.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`.
  /// - Complexity: O(log *n*) for each node above the node, and for each collapsed group among the
  ///   siblings of these nodes.
  @discardableResult
  public mutating func reveal(_ id: ID) throws(OutlineError) -> OutlineChange<ID> {
    let above = forest.extents.ancestors(of: try node(id))
    var next = sharedForest
    for group in above.reversed() where forest.collapsed.contains(group) {
      next.forest.expand(group)
    }
    return try show(next)
  }

  /// Shows the nodes that pass a filter, and the nodes above them, or, for nil, all nodes again.
  ///
  /// Nodes below a collapsed group stay hidden. Marks don't change. New nodes pass the filter.
  ///
  /// - Parameter ids: The nodes that pass the filter; an identity stands for all nodes that share
  ///   it.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`.
  /// - Complexity: O((*k* + *a*) log *n*) for *k* given nodes and *a* nodes above them.
  @discardableResult
  public mutating func filter(_ ids: [ID]?) throws(OutlineError) -> OutlineChange<ID> {
    guard let ids else { return try filter(nodes: nil) }
    guard table.hasDuplicates else { return try filter(nodes: try nodes(ids)) }
    var (found, seen): ([Int], Set<ID>) = ([], [])
    for id in ids where seen.insert(id).inserted {
      let twins = table.rowNumbers(of: id)
      if twins.isEmpty { throw .unknown(id) }
      found += twins
    }
    return try filter(nodes: RowSet(found))
  }

  package mutating func filter(
    nodes: RowSet?, runs: [Range<Int>]? = nil
  ) throws(OutlineError) -> OutlineChange<ID> {
    var next = sharedForest
    next.forest.filter(nodes, runs: runs)
    return try show(next)
  }

  /// Disables nodes and the nodes below them, or enables them again.
  ///
  /// Taps don't change the marks of disabled nodes, but these marks still count. A node below a
  /// disabled node stays disabled, even if you enable the node itself.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the nodes are to be enabled.
  ///   - ids: The nodes.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`.
  /// - Complexity: O(*k* log *n*) for *k* nodes that were disabled individually.
  @discardableResult
  public mutating func setEnabled(
    _ isEnabled: Bool, _ ids: [ID]
  ) throws(OutlineError) -> OutlineChange<ID> {
    try setEnabled(isEnabled, nodes: try nodes(ids))
  }

  mutating func setEnabled(
    _ isEnabled: Bool, nodes: RowSet
  ) throws(OutlineError) -> OutlineChange<ID> {
    let old = sharedForest
    var edit = TableEdit(isStep: false)
    var next = forest
    if isEnabled { next.disabled.subtract(nodes) } else { next.disabled.formUnion(nodes) }
    if next.disabled == forest.disabled { return unchanged }
    edit[.disabled] = next.allDisabled
    let change = try applied(edit)
    forest = next
    return finish(change, from: old)
  }

  /// Makes groups exclusive or nonexclusive: in an exclusive group, at most one of the children
  /// that store their own checkmarks is checked, and a tap moves the checkmark.
  ///
  /// Taps on nodes above the group don't affect these children. If several of these children are
  /// checked, only the first child stays checked, and children that are partly checked become
  /// unchecked. This isn't a step that can be undone; undo and redo restore the checkmarks of each
  /// step that the group allows. If boxes are independent, children that have children don't count.
  ///
  /// - Parameters:
  ///   - isExclusive: Whether the groups are to be exclusive.
  ///   - ids: The groups; a leaf keeps its box until it gets children.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.unknownID`.
  /// - Complexity: O(*k* log *n*) for *k* children of the groups.
  @discardableResult
  public mutating func setExclusive(
    _ isExclusive: Bool, _ ids: [ID]
  ) throws(OutlineError) -> OutlineChange<ID> {
    let nodes = try nodes(ids)
    let old = sharedForest
    var next = forest
    if isExclusive { next.exclusive.formUnion(nodes) } else { next.exclusive.subtract(nodes) }
    if next.exclusive == forest.exclusive { return unchanged }
    // The law removes marks only now: an earlier step may have other marks that it allows.
    var edit = TableEdit(isStep: false)
    let checkedAlone = BoxMarks(checked: marks.checked)
    edit.set(next.lawful(marks, options.boxes, since: checkedAlone), from: marks)
    let change = try applied(edit)
    forest = next
    return finish(change, from: old)
  }
}

extension OutlineSelection {
  private func span(under id: ID?) throws(OutlineError) -> Range<Int> {
    guard let id else { return 0..<forest.count }
    return forest.extents.subtree(of: try node(id))
  }

  /// Shows the nodes that are shown in a new forest with the same nodes.
  ///
  /// - Parameters:
  ///   - next: The forest.
  ///   - groups: The groups that were collapsed.
  ///   - selected: How to treat selected nodes below these groups.
  /// - Returns: The resulting change.
  /// - Throws: No error that a caller can cause.
  mutating func show(
    _ next: SharedForest, among groups: @autoclosure () -> RowSet = [],
    selected: CollapsedSelection = .keep
  ) throws(OutlineError) -> OutlineChange<ID> {
    let old = sharedForest
    // Each set is read where the forests share it, because a copy of a forest would retain all.
    if next.forest.collapsed == forest.collapsed, next.forest.passing == forest.passing {
      return unchanged
    }
    var edit = TableEdit(isStep: selected != .keep)
    edit.shown = next.forest.shown
    let rows = table.rows
    edit.anchor = uncovered(rows.wholeAnchor, readAt: rows.anchor, in: next)
    edit.lead = uncovered(rows.wholeLead, readAt: rows.lead, in: next)
    if selected != .keep {
      edit[.selected] = selection(among: groups(), in: next.forest, selected)
    }
    let change = try applied(edit)
    sharedForest = next
    return finish(change, from: old)
  }

  /// The node to which the anchor or the lead moves when groups are collapsed: the node itself
  /// unless it is below one of them, otherwise the row to which a filter has moved it, or the
  /// collapsed group above that row.
  private func uncovered(
    _ node: Int?, readAt row: @autoclosure () -> RowPath?, in next: SharedForest
  ) -> Int? {
    guard let node else { return nil }
    let top = next.forest.uncovered(node)
    // Only a filter moves the row on which it is read.
    if top == node || forest.passing == nil { return top }
    guard let read = row().flatMap({ table.rows.rowNumber(of: $0) }) else { return top }
    return next.forest.uncovered(read)
  }

  /// The nodes that are selected after groups have been collapsed.
  private func selection(
    among groups: RowSet, in next: Forest, _ selected: CollapsedSelection
  ) -> RowSet {
    var kept = table.rows.selectedNumbers
    var parents: [Int] = []
    for group in groups {
      let below = RowSet(next.extents.descendants(of: group))
      if kept.isDisjoint(with: below) { continue }
      kept.subtract(below)
      if selected == .toParent { parents.append(group) }
    }
    let isSingle = table.rows.mode(inSection: 0) == .single
    return kept.union(RowSet(isSingle ? Array(parents.prefix(1)) : parents))
  }
}
