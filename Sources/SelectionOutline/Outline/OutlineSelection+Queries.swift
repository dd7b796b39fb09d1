// SPDX-License-Identifier: MIT
public import SelectionCore

/// The number of checked leaves, which is exact if all checked leaves are loaded.
public enum CheckedCount: Hashable, Sendable {
  /// All checked groups are loaded; the associated value is the number of checked leaves.
  case exactly(Int)
  /// The number of loaded checked leaves, and the number of checked or partly checked groups that
  /// aren't loaded and contain further checked leaves.
  case atLeast(Int, unloaded: Int)
}

extension OutlineSelection {
  /// Returns the number of the first shown node with an identity, in preorder, or of the first
  /// hidden node with this identity if no such node is shown.
  ///
  /// - Complexity: O(log *n*).
  public func rowNumber(of id: ID) -> Int? { table.rowNumber(of: id) }

  /// Returns the identities of nodes, shown or hidden, given by their numbers.
  ///
  /// - Complexity: O(*k* log *n*) for *k* nodes.
  public func names(ofRows numbers: RowSet) -> [ID] { table.names(ofRows: numbers) }

  /// Returns the state of a node's box, or nil if no node has the identity.
  ///
  /// `checkedRows` contains only nodes that store their own checkmarks. Any other group has a
  /// state, but `checkedRows` doesn't contain it. `markedPart(of:counting:)` counts selected nodes,
  /// because the selection is the mark in force.
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - counted: The nodes below a group that count.
  /// - Returns: Whether none, some or all of these nodes are checked. For a node that stores its
  ///   own checkmark, the result is none or all, or partial if the node is a partly checked group
  ///   that isn't loaded.
  /// - Complexity: O(log *n*), plus, if only some nodes count, the cost of the nodes below the node
  ///   that are disabled or pass the filter.
  public func state(of id: ID, counting counted: CountedRows = .all) -> MarkedPart? {
    guard let node = table.rowNumber(of: id) else { return nil }
    return state(ofNode: node, counting: counted)
  }

  package func state(ofNode node: Int, counting counted: CountedRows = .all) -> MarkedPart {
    forest.state(
      of: node, marks, disabled: counted == .enabled ? disabled : [], counting: counted,
      options.boxes)
  }

  /// Returns whether any node below a given node is checked or partly checked.
  ///
  /// - Complexity: O(log *n*).
  public func hasMarkedDescendants(_ id: ID) -> Bool {
    guard let node = table.rowNumber(of: id) else { return false }
    let below = forest.extents.descendants(of: node)
    return checked.count(in: below) > 0 || partly.count(in: below) > 0
  }

  /// The checked nodes that store their own checkmarks, shown or hidden, in preorder.
  ///
  /// - Complexity: O(*k* log *n*) for *k* nodes, as for all properties that list nodes.
  public var checkedLeaves: [ID] { table.names(ofRows: checked) }

  /// The smallest set of nodes that represents all fully checked subtrees, including groups that
  /// aren't loaded; if boxes are independent, the checked nodes that aren't below another one.
  public var checkedTops: [ID] { table.names(ofRows: forest.tops(of: checked, options.boxes)) }

  /// The shown selected nodes that aren't below another selected node.
  public var topmostSelected: [ID] {
    let selected = table.rows.selectedNumbers.intersection(forest.shown)
    return table.names(ofRows: RowSet(forest.subtrees(of: selected).map { $0.lowerBound }))
  }

  /// The number of checked nodes that aren't groups.
  ///
  /// A checked or partly checked group that isn't loaded contains checked nodes whose number isn't
  /// known. An empty group contains no checked nodes, even if the group itself is checked.
  ///
  /// - Complexity: O(log *n*), plus O(*g*) for *g* groups without children, or O(*r*) for *r*
  ///   checked runs if boxes don't depend on each other.
  public var checkedLeafCount: CheckedCount {
    var leaves = options.boxes == .independent ? checked.intersection(forest.childless) : checked
    if !forest.emptyGroups.isEmpty { leaves.subtract(forest.emptyGroups) }
    let unloaded =
      forest.unloaded.isEmpty ? 0 : forest.unloaded.intersection(checked).count + partly.count
    return unloaded == 0 ? .exactly(leaves.count) : .atLeast(leaves.count, unloaded: unloaded)
  }

  /// All nodes in preorder, whether or not they are shown.
  public var allRows: [ID] { table.names(ofRows: RowSet(0..<forest.count)) }

  /// The number of nodes, whether or not they are shown.
  public var count: Int { forest.count }

  /// Returns whether a node, shown or hidden, is selected.
  public func isSelected(_ id: ID) -> Bool { table.isSelected(id) }

  /// Returns the identity of the row at a path.
  public func id(of row: RowPath) -> ID? { table.id(of: row) }

  /// Returns the path of a node's row, or nil if the node isn't shown.
  public func row(of id: ID) -> RowPath? { table.row(of: id) }

  /// Returns the number of a node's ancestors, or nil if no node has the identity.
  public func level(of id: ID) -> Int? {
    table.rowNumber(of: id).map(forest.extents.level)
  }

  /// Returns the group that contains a node, or nil for a root.
  public func parent(of id: ID) -> ID? {
    table.rowNumber(of: id).flatMap(forest.extents.parent).flatMap(self.id)
  }

  /// Returns the children of a node, or the roots if the node is nil.
  public func children(of id: ID?) -> [ID] {
    guard let id else { return table.names(ofRows: RowSet(forest.extents.children(of: nil))) }
    guard let node = table.rowNumber(of: id) else { return [] }
    return table.names(ofRows: RowSet(forest.extents.children(of: node)))
  }

  /// Returns whether a node is a group, which may have children, be empty, or not be loaded.
  public func isGroup(_ id: ID) -> Bool { table.rowNumber(of: id).map(forest.isGroup) ?? false }

  /// Returns whether the children of a node are loaded.
  public func isLoaded(_ id: ID) -> Bool {
    table.rowNumber(of: id).map { !forest.unloaded.contains($0) } ?? false
  }

  /// Returns whether a group is expanded, even if the group itself is hidden; a group that isn't
  /// loaded is collapsed until you call ``expand(_:)``.
  public func isExpanded(_ id: ID) -> Bool {
    table.rowNumber(of: id).map { forest.isGroup($0) && !forest.collapsed.contains($0) } ?? false
  }

  /// Whether a filter is set.
  public var isFiltered: Bool { forest.passing != nil }

  var leadNode: Int? { table.rows.lead.flatMap { table.rows.rowNumber(of: $0) } }

  func id(_ node: Int) -> ID? { table.name(ofRow: node) }
}

extension OutlineSelection {
  /// Returns the accessibility traits of a node, which include `selected` if the node is selected
  /// or its box is checked.
  ///
  /// - Complexity: O(log *n*).
  public func traits(of id: ID) -> RowAccessibility.Traits {
    let traits = table.traits(of: id)
    return row(of: id) != nil && state(of: id) == .all ? traits.union(.selected) : traits
  }

  /// Returns the change from another outline to this outline, if one outline was derived from the
  /// other, or both were derived from a third outline.
  ///
  /// The change contains no calls, and compares rows as `TableSelection.change(from:)` does.
  /// - Parameter older: The other outline.
  /// - Returns: The change, as if a single input had caused it.
  /// - Complexity: The cost of `TableSelection.change(from:)`, plus O(*n*) if nodes were added,
  ///   removed or moved.
  public func change(from older: OutlineSelection) -> OutlineChange<ID> {
    let rows = table.rows.change(from: older.table.rows)
    let mapping = rows.wholeMapping?.rows
    var lost: [Int: ID] = [:]
    if let mapping {
      for node in older.table.rows.selectedNumbers.intersection(mapping.removed) {
        lost[node] = older.id(node)
      }
    }
    let (old, new) = (older.forest.extents, forest.extents)
    let isWhole = mapping != nil || old != new || older.forest.emptyGroups != forest.emptyGroups
    var relevelled = RowSet()
    for node in isWhole ? forest.shown : [] {
      let former = mapping.map { $0.oldIndex(of: node) } ?? node
      if let former, old.level(of: former) != new.level(of: node) { relevelled.insert(node) }
    }
    return OutlineChange(
      rows: rows, names: table, before: older.sharedForest, after: sharedForest, lostIDs: lost,
      relevelled: relevelled, modes: (older.options.boxes, options.boxes),
      isWhole: isWhole)
  }
}

extension OutlineSelection: CustomStringConvertible {
  /// A description for a debugger, with the shown nodes, indented, and their boxes and selection.
  public var description: String {
    #if hasFeature(Embedded)
      return "\(forest.count) nodes"
    #else
      let selected = table.rows.selectedNumbers
      return forest.shown.map { node in
        let box =
          switch state(ofNode: node) {
          case .none: "[ ]"
          case .partial: "[-]"
          case .all: "[x]"
          }
        let triangle = !forest.isGroup(node) ? " " : forest.collapsed.contains(node) ? "▸" : "▾"
        let indent = String(repeating: "  ", count: forest.extents.level(of: node))
        let name = id(node).map { "\($0)" } ?? "\(node)"
        return "\(indent)\(triangle) \(box) \(name)\(selected.contains(node) ? " *" : "")"
      }.joined(separator: "\n")
    #endif
  }
}
