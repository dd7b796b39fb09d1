// SPDX-License-Identifier: MIT
package import SelectionCore

/// The nodes of an outline, numbered in preorder: their structure, and all their state except the
/// marks, which the table contains.
package struct Forest: Equatable, Sendable {
  /// The extents of the subtrees.
  package var extents = Extents()
  /// The nodes whose children are hidden, including nodes that are hidden themselves.
  package var collapsed = RowSet()
  /// The nodes that aren't below a collapsed node.
  package private(set) var open = RowSet()
  /// The nodes without children.
  package var childless = RowSet()
  /// The nodes without children that are groups: empty groups, and groups that aren't loaded.
  package var emptyGroups = RowSet()
  /// The groups whose children aren't loaded.
  package var unloaded = RowSet()
  /// The unloaded groups that were collapsed when they were loaded, or by a snapshot.
  ///
  /// Other groups that aren't loaded are collapsed only because they aren't loaded, which isn't
  /// saved.
  package var closed = RowSet()
  /// The nodes that pass the filter; nil if there is no filter.
  package var passing: RowSet?
  /// The nodes that pass the filter, and their ancestors.
  package private(set) var kept: RowSet?
  /// The nodes that are disabled individually, not because of a node above them.
  package var disabled = RowSet()
  /// The exclusive groups, in which at most one bearer among the children is checked.
  package var exclusive = RowSet()

  package init() {}

  /// The number of nodes.
  package var count: Int { extents.count }

  /// The nodes whose rows are shown.
  package var shown: RowSet {
    @inline(__always) get { kept.map(open.intersection) ?? open }
  }

  /// Whether a node is below a collapsed node.
  package func isCovered(_ node: Int) -> Bool { !open.contains(node) }

  /// Whether a node's row is shown.
  package func isShown(_ node: Int) -> Bool {
    open.contains(node) && kept?.contains(node) ?? true
  }

  /// The node to which anchor or lead moves: the node itself, or if it is below a collapsed node,
  /// the nearest node above it that isn't.
  @inline(__always)
  func uncovered(_ node: Int) -> Int {
    open.contains(node) ? node : nearestOpen(above: node)
  }

  private func nearestOpen(above node: Int) -> Int {
    extents.ancestors(of: node).first(where: open.contains) ?? node
  }

  /// Whether a node is a group, which has children or is marked as a group.
  package func isGroup(_ node: Int) -> Bool {
    !childless.contains(node) || emptyGroups.contains(node)
  }

  /// The nodes that are disabled, either individually or because of a node above them.
  package var allDisabled: RowSet { RowSet(ranges: subtrees(of: disabled)) }
}

/// Collapsing and filtering.
extension Forest {
  /// Hides the nodes below a node.
  ///
  /// - Complexity: O(log *n*).
  package mutating func collapse(_ node: Int) {
    collapsed.insert(node)
    guard open.contains(node) else { return }
    let below = extents.descendants(of: node)
    if !below.isEmpty { open.remove(below) }
  }

  /// Shows the nodes below a node again, as they were shown before; if the node itself is hidden,
  /// they are shown when the node is shown.
  ///
  /// - Complexity: O(log *n*) for each collapsed node below it that isn't below another collapsed
  ///   node.
  package mutating func expand(_ node: Int) {
    collapsed.remove(node)
    if closed.contains(node) { closed.remove(node) }
    guard open.contains(node) else { return }
    uncover(extents.descendants(of: node))
  }

  /// Collapses groups that are no longer loaded, and stores which of them were already collapsed.
  package mutating func unload(_ groups: RowSet) {
    closed.formUnion(groups.intersection(collapsed))
    collapsed.formUnion(groups)
  }

  /// Opens the nodes of whole subtrees with no collapsed node above them, except the nodes below
  /// collapsed nodes.
  private mutating func uncover(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    open.insert(range)
    // Not by subtrees of a set, because a folder is expanded at a click.
    var next = collapsed.next(after: range.lowerBound - 1)
    while let node = next, node < range.upperBound {
      let below = extents.descendants(of: node)
      open.remove(below)
      next = collapsed.next(after: below.upperBound - 1)
    }
  }

  /// Recomputes the open nodes of some siblings' subtrees after an edit.
  package mutating func recover(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if let parent = extents.parent(of: range.lowerBound),
      collapsed.contains(parent) || !open.contains(parent)
    {
      open.remove(range)
    } else {
      uncover(range)
    }
  }

  /// Recomputes the open and the filtered nodes after an edit of everything.
  package mutating func recoverAll() {
    let covered = RowSet(ranges: subtrees(of: collapsed).map { $0.dropFirst() })
    open = covered.complement(within: count)
    filter(passing)
  }

  /// Sets the nodes that pass the filter, and uses their runs if these are known.
  ///
  /// - Complexity: O((*k* + *a*) log *n*) for *k* runs of nodes that pass and their *a* ancestors,
  ///   at most O(*n*).
  package mutating func filter(_ nodes: RowSet?, runs: [Range<Int>]? = nil) {
    passing = nodes
    kept = nodes.map { RowSet(ranges: extents.withAncestors(of: runs ?? Array($0.ranges))) }
  }
}

/// Structural edits.
extension Forest {
  /// Moves all state with its nodes; new nodes pass the filter.
  ///
  /// - Parameters:
  ///   - rows: How the nodes move.
  ///   - extents: The structure after the change.
  ///   - touched: The subtrees that are new or moved, numbered as after the change; nil if that
  ///     isn't known.
  /// - Returns: The nodes that have gained children, and the nodes that have lost all their
  ///   children; new nodes may be among the latter.
  /// - Complexity: O(log *n*) for each segment and each new node.
  package mutating func follow(
    _ rows: IndexMapping, to extents: Extents, touched: [Range<Int>]?
  ) -> (parents: [Int], emptied: [Int]) {
    self.extents = extents
    childless = rows.applied(to: childless)
    emptyGroups = rows.applied(to: emptyGroups)
    unloaded = rows.applied(to: unloaded)
    collapsed = rows.applied(to: collapsed)
    closed = rows.applied(to: closed)
    open = rows.applied(to: open)
    disabled = rows.applied(to: disabled)
    exclusive = rows.applied(to: exclusive)
    passing = passing.map { rows.applied(to: $0).union(rows.inserted) }
    var seams: [Int] = []
    if let touched {
      // Nodes may have a new depth at the same place.
      for range in touched where !range.isEmpty {
        if range.lowerBound > 0 { seams.append(range.lowerBound - 1) }
        seams.append(range.upperBound - 1)
      }
      // Otherwise a node can have gained or lost children only before a seam.
      var end = 0
      for segment in rows.segments {
        if end > 0 { seams.append(end - 1) }
        if case .inserted(let count) = segment { seams += end..<(end + count) }
        end += segment.count
      }
      if end > 0 { seams.append(end - 1) }
    } else {
      seams = Array(0..<count)
    }
    var changed: (parents: [Int], emptied: [Int]) = ([], [])
    for node in seams { update(node, &changed) }
    return changed
  }

  /// Updates whether a node has children.
  private mutating func update(_ node: Int, _ changed: inout (parents: [Int], emptied: [Int])) {
    let hasChildren = extents.hasChildren(node)
    guard hasChildren == childless.contains(node) else { return }
    if hasChildren {
      childless.remove(node)
      emptyGroups.remove(node)
      unloaded.remove(node)
      closed.remove(node)
      changed.parents.append(node)
    } else {
      childless.insert(node)
      changed.emptied.append(node)
    }
  }
}

extension Forest {
  /// The defects of the forest.
  package var defects: [String] {
    var defects = extents.defects
    let childless = RowSet((0..<count).filter { !extents.hasChildren($0) })
    if childless != self.childless { defects.append("other nodes are childless") }
    if !emptyGroups.isSubset(of: childless) { defects.append("an empty group has children") }
    if !unloaded.isSubset(of: emptyGroups) { defects.append("an unloaded group isn't empty") }
    if !closed.isSubset(of: unloaded.intersection(collapsed)) {
      defects.append("a group is closed that is loaded, or expanded")
    }
    var copy = self
    copy.recoverAll()
    if copy.open != open { defects.append("open are \(open), not \(copy.open)") }
    if copy.kept != kept {
      defects.append("kept are \(kept as RowSet?), not \(copy.kept as RowSet?)")
    }
    for (name, set) in [
      ("collapsed", collapsed), ("disabled", disabled), ("exclusive", exclusive),
      ("passing", passing ?? []),
    ] where set.last ?? -1 >= count { defects.append("\(name) nodes aren't there") }
    return defects
  }
}
