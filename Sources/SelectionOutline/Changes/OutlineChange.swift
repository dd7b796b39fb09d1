// SPDX-License-Identifier: MIT
public import SelectionCore

/// The result of an input to an outline: the change in terms of rows, and the differences between
/// nodes.
///
///     let change = try files.tapBox("docs")
///     change.checked       // ["a.txt", "b.txt"]
///     change.rowsToRedraw  // ["docs", "a.txt", "b.txt"]
public struct OutlineChange<ID: Hashable>: TableChange {
  /// The name of a row: the identity of its node.
  public typealias Row = ID

  /// The change in terms of rows: paths, calls, and the moves of rows.
  public let rows: SelectionChange
  /// The outline's table after the change, which contains the identities.
  let names: IdentifiedTable<ID>
  private let (oldForest, newForest): (SharedForest, SharedForest)
  let lostIDs: [Int: ID]
  /// The nodes whose depth has changed.
  package let relevelled: RowSet
  /// Whether boxes depended on each other before the change, and whether they do after it.
  let (oldMode, newMode): (BoxMode, BoxMode)
  /// Whether nodes may have new parents although no seam between rows shows it.
  let isWhole: Bool
  /// The nodes of a snapshot that are missing or can't have their marks.
  let missingNodes: MissingNodes<ID>
  /// The reason why an input on boxes changed no box.
  let boxRefusal: NoEffect<ID>?

  init(
    rows: SelectionChange, names: IdentifiedTable<ID>, before: SharedForest, after: SharedForest,
    lostIDs: [Int: ID], relevelled: RowSet, modes: (old: BoxMode, new: BoxMode), isWhole: Bool,
    missing: MissingNodes<ID> = MissingNodes(), refusal: NoEffect<ID>? = nil
  ) {
    (self.rows, self.names, oldForest, newForest) = (rows, names, before, after)
    (self.lostIDs, self.relevelled) = (lostIDs, relevelled)
    (oldMode, newMode) = modes
    self.isWhole = isWhole
    (missingNodes, boxRefusal) = (missing, refusal)
  }

  private var before: Forest { _read { yield oldForest.forest } }
  private var after: Forest { _read { yield newForest.forest } }

  /// How the nodes, shown and hidden, moved; nil if they didn't.
  package var nodeMapping: TableMapping? { rows.wholeMapping }

  /// Whether a view has the same items: the tree and the filter are the same, and only the
  /// expansion of groups may differ.
  package var keepsItems: Bool {
    rows.wholeMapping == nil && !isWhole && relevelled.isEmpty && before.passing == after.passing
      && before.childless == after.childless
  }

  /// The nodes that have been expanded or collapsed, or have become groups or leaves, by their new
  /// numbers.
  package var differingExpansion: RowSet {
    let collapsed = mapped(before.collapsed).symmetricDifference(after.collapsed)
    let leaves = mapped(before.childless.subtracting(before.emptyGroups))
      .symmetricDifference(after.childless.subtracting(after.emptyGroups))
    return collapsed.union(mapping.map { leaves.subtracting($0.inserted) } ?? leaves)
  }

  /// How rows moved; nil if they didn't.
  private var mapping: IndexMapping? { rows.wholeMapping?.rows }

  private func mapped(_ nodes: RowSet) -> RowSet { mapping?.applied(to: nodes) ?? nodes }

  private var checkedBefore: RowSet { mapped(rows.before.checkedNumbers) }

  private var checkedAfter: RowSet { rows.after.checkedNumbers }

  private func ids(_ nodes: RowSet) -> [ID] { names.names(ofRows: nodes) }

  /// Returns the identities of nodes, shown or hidden, given by their numbers after the change.
  ///
  /// - Complexity: O(*k* log *n*) for *k* nodes.
  public func names(ofRows numbers: RowSet) -> [ID] { ids(numbers) }

  /// Returns the identities of removed selected nodes and of newly hidden nodes, given by their old
  /// numbers.
  ///
  /// - Complexity: O(*k* log *n*) for *k* nodes.
  public func names(ofVanishedRows numbers: RowSet) -> [ID] {
    numbers.intersection(RowSet(0..<before.count)).compactMap { node in
      lostIDs[node] ?? (mapping.map { $0.newIndex(of: node) } ?? node).flatMap(names.name)
    }
  }

  /// The newly checked nodes, shown or hidden, that store their own checkmarks.
  public var checked: [ID] { ids(checkedAfter.subtracting(checkedBefore)) }

  /// The remaining nodes, shown or hidden, that are no longer checked.
  public var unchecked: [ID] { ids(checkedBefore.subtracting(checkedAfter)) }

  /// The selected nodes that were removed.
  public var lost: [ID] { lostIDs.keys.sorted().compactMap { lostIDs[$0] } }

  /// The nodes that are selected in a snapshot but are missing from the outline or can't be
  /// selected.
  ///
  /// After `restore`, these nodes are in the order of the snapshot, and their marks are kept until
  /// the nodes are added, unless `restore` treats the nodes as gone. After
  /// ``OutlineSelection/forgetMissing()``, these are the nodes whose marks were removed. After a
  /// change to the tree, these are the added nodes that can't be selected.
  public var missing: [ID] { missingNodes.selected }

  /// The nodes that are checked or partly checked in a snapshot but are missing from the outline,
  /// or can't be checked because an exclusive group already has a checkmark or because their
  /// children were loaded; listed in the same cases as ``missing``.
  public var missingChecked: [ID] { missingNodes.checked }

  /// The identities of new nodes that other nodes also have, each listed once.
  ///
  /// An input that names a duplicate identity applies to the first shown node with that identity.
  public var duplicates: [ID] {
    guard let mapping, names.hasDuplicates else { return [] }
    var seen: Set<ID> = []
    return ids(mapping.inserted).filter {
      seen.insert($0).inserted && names.rowNumbers(of: $0).count > 1
    }
  }

  /// The nodes that were collapsed and now are expanded groups; a leaf that gets its first child
  /// becomes an expanded group without having been collapsed.
  public var expanded: [ID] {
    ids(mapped(before.collapsed).subtracting(after.collapsed))
  }

  /// The nodes that now are collapsed groups and weren't before, including nodes that have become
  /// groups that aren't loaded.
  public var collapsed: [ID] {
    ids(after.collapsed.subtracting(mapped(before.collapsed)))
  }

  /// The first and the last node whose checkmark has changed, so that an input on boxes can emit a
  /// single event, or nil if no checkmark has changed.
  public var checkedSpan: (first: ID, last: ID)? {
    let changed = checkedBefore.symmetricDifference(checkedAfter)
    guard let first = changed.first.flatMap({ ids([$0]).first }),
      let last = changed.last.flatMap({ ids([$0]).last })
    else { return nil }
    return (first, last)
  }

  /// The nodes that are still shown and whose appearance has changed: nodes whose selection,
  /// checkmark, disabled state, expansion, indentation or marks in the app's layers have changed,
  /// and groups whose state has changed, or whose children have been loaded or forgotten.
  ///
  /// Nodes below a collapsed group aren't considered.
  ///
  /// - Complexity: O((*c* + *d*) log *n*), where *c* is the number of changed runs and of shown
  ///   nodes in these runs, and *d* is the nodes' greatest depth.
  public var rowsToRedraw: [ID] { ids(redrawn()) }

  /// Returns the nodes in ``rowsToRedraw`` that are in view, so that they have to be drawn at once.
  ///
  ///     let change = try files.tapBox("docs")
  ///     change.rowsToRedraw(in: [RowPath(0, 0), RowPath(0, 1)])  // ["docs", "a.txt"]
  ///
  /// - Parameter visible: The rows in view, by their paths after the change.
  /// - Returns: The nodes, in preorder.
  /// - Complexity: O(log *n*) for each row in view and each changed run, regardless of the number
  ///   of nodes whose appearance has changed.
  public func rowsToRedraw(in visible: some Sequence<RowPath>) -> [ID] {
    ids(redrawn(in: RowSet(visible.compactMap { rows.after.rowNumber(of: $0) })))
  }

  /// Returns the paths of the rows in view whose nodes are in ``rowsToRedraw``.
  ///
  /// - Complexity: As ``rowsToRedraw(in:)``.
  public func pathsToRedraw(in visible: [RowPath]) -> [RowPath] {
    let nodes = redrawn(in: RowSet(visible.compactMap { rows.after.rowNumber(of: $0) }))
    return visible.filter { rows.after.rowNumber(of: $0).map(nodes.contains) ?? false }
  }

  /// The rows of the nodes in ``rowsToRedraw``, as paths after the change.
  public var pathsToRedraw: RowPaths { rows.names(ofRows: redrawn()) }

  /// Whether nothing has changed.
  public var isEmpty: Bool { rows.isEmpty && before == after && oldMode == newMode }

  /// The reason why the input had no effect: the table's reason, or, if an input on a disabled
  /// node's box changed no box, that the node is disabled.
  ///
  /// - Complexity: As `SelectionChange.noEffect`.
  public var noEffect: NoEffect<ID>? {
    guard let boxRefusal else {
      // An outline's table is always edited, which isn't a reason for the user.
      if rows.noEffect == .modeNoneWhileEditing { return .modeNone }
      return rows.noEffect?.renamed { name(of: $0) }
    }
    let (old, new) = (rows.before, rows.after)
    return old.anchor == new.anchor && old.lead == new.lead && rows.isEmpty ? boxRefusal : nil
  }

  /// The nodes whose appearance has changed, among the given nodes or among all nodes.
  private func redrawn(in visible: RowSet? = nil) -> RowSet {
    var nodes = differingRows(in: visible)
    if let visible {
      nodes.formUnion(RowSet(visible.filter(isDifferent)))
    } else {
      nodes.formUnion(
        differingStates(rows.before.boxMarks.map(mapped).differing(from: rows.after.boxMarks)))
    }
    nodes.formUnion(mapped(before.collapsed).symmetricDifference(after.collapsed))
    nodes.formUnion(relevelled)
    for layer in rows.layers where layer != .partlyChecked {
      nodes.formUnion(rows.differing(in: layer))
    }
    if let visible { nodes.formIntersection(visible) }
    // New rows are drawn anyway, and so are rows that are shown again.
    return nodes.intersection(after.shown).intersection(mapped(rows.before.shownNumbers))
  }

  /// The nodes whose rows have changed in appearance according to the table, in which rows have no
  /// accessories.
  private func differingRows(in visible: RowSet?) -> RowSet {
    if rows.before.highlightedRow != nil || rows.after.highlightedRow != nil {
      let redrawn = rows.rowsToRedraw
      guard let visible else {
        return RowSet(redrawn.compactMap { rows.after.rowNumber(of: $0) })
      }
      return RowSet(visible.filter { rows.after.path(ofRow: $0).map(redrawn.contains) ?? false })
    }
    let selected = mapped(rows.before.selectedNumbers)
      .symmetricDifference(rows.after.selectedNumbers)
    return selected.union(
      mapped(rows.before.disabledNumbers).symmetricDifference(rows.after.disabledNumbers))
  }

  /// The shown nodes whose state has changed, given the nodes whose own checkmarks have changed.
  private func differingStates(_ changed: RowSet) -> RowSet {
    var candidates = isWhole || oldMode != newMode ? after.shown : changed
    if !isWhole {
      candidates.formUnion(mapped(before.unloaded).symmetricDifference(after.unloaded))
      for run in relevelled.ranges {
        candidates.insert(max(run.lowerBound - 1, 0)..<(run.lowerBound + 1))
      }
    }
    if let mapping, !isWhole {
      // At each seam, groups may have lost or gained nodes.
      var end = 0
      for segment in mapping.segments {
        if end > 0 { candidates.insert(end - 1) }
        if end < after.count { candidates.insert(end) }
        end += segment.count
      }
      if end > 0 { candidates.insert(end - 1) }
    }
    var differing: [Int] = []
    var seen = Set<Int>()
    var next = candidates.first
    while let node = next {
      var above: Int? = node
      var skip = node
      while let here = above, seen.insert(here).inserted {
        if after.isShown(here) {
          if isDifferent(here) { differing.append(here) }
        } else {
          skip = max(skip, after.isCovered(here) ? after.extents.end(of: here) - 1 : here)
        }
        above = after.extents.parent(of: here)
        if let parent = above, after.collapsed.contains(parent) {
          skip = max(skip, after.extents.end(of: parent) - 1)
        }
      }
      next = candidates.next(after: skip)
    }
    return RowSet(differing)
  }

  private func isDifferent(_ node: Int) -> Bool {
    let old = mapping.map { $0.oldIndex(of: node) } ?? node
    guard let old else { return false }
    if before.isGroup(old) != after.isGroup(node) { return true }
    if before.unloaded.contains(old) != after.unloaded.contains(node) { return true }
    return before.state(
      of: old, rows.before.boxMarks, disabled: [], counting: .all, oldMode)
      != after.state(of: node, rows.after.boxMarks, disabled: [], counting: .all, newMode)
  }
}

extension OutlineChange: Equatable {}
extension OutlineChange: Sendable where ID: Sendable {}
