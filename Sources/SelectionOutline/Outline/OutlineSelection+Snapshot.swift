// SPDX-License-Identifier: MIT
public import SelectionCore

extension OutlineSelection {
  /// A snapshot of the selected, checked and collapsed nodes, including nodes from a restored
  /// snapshot that haven't been added yet.
  ///
  /// - Complexity: O(*k* log *n*) for *k* such nodes.
  public var snapshot: OutlineSnapshot<ID> {
    let collapsed = forest.collapsed.subtracting(forest.unloaded).union(forest.closed)
    let selected = table.rows.selectedNumbers
    let ancestors = groupsAboveMarked
    guard table.hasDuplicates || waiting != OutlineWaiting() else {
      let marks = snapshot(
        selected: table.names(ofRows: selected), checked: table.names(ofRows: checked))
      return OutlineSnapshot(
        marks: marks, collapsed: table.names(ofRows: collapsed),
        partlyChecked: table.names(ofRows: partly), ancestors: table.names(ofRows: ancestors))
    }
    let groups = groupsWithWaiting
    let partly = partly.subtracting(groups.open)
    var known: [(row: Int, marks: OutlineMarks)] = []
    for row in selected.union(checked).union(collapsed).union(partly) {
      var marks: OutlineMarks = []
      if selected.contains(row) { marks.insert(.selected) }
      if checked.contains(row) { marks.insert(.checked) }
      if collapsed.contains(row) { marks.insert(.collapsed) }
      if partly.contains(row) { marks.insert(.partlyChecked) }
      known.append((row, marks))
    }
    var twins = OutlineTwins(self)
    var entries: [OutlineWaiting<ID>.Entry] = []
    for (row, marks) in known {
      guard let id = id(row) else { continue }
      let hasTwins =
        waiting.twins.contains(id) || waiting.contains(id) || twins.count(of: id) > 1
      entries.append(
        .init(id: id, place: hasTwins ? twins.place(of: row, id) : nil, marks: marks))
    }
    entries += waiting.all
    func ids(_ mark: OutlineMarks) -> [ID] {
      entries.filter { $0.place == nil && $0.marks.contains(mark) }.map { $0.id }
    }
    let above = table.names(ofRows: ancestors.union(groups.open))
      .filter { twins.count(of: $0) == 1 }
    return OutlineSnapshot(
      marks: snapshot(selected: ids(.selected), checked: ids(.checked)),
      collapsed: ids(.collapsed), partlyChecked: ids(.partlyChecked),
      ancestors: above + groups.toCome.filter { !waiting.isDecided($0) },
      decided: table.names(ofRows: groups.decided) + groups.toCome.filter(waiting.isDecided),
      twins: entries.compactMap { entry in
        entry.place.map { .init(id: entry.id, place: $0, marks: entry.marks) }
      })
  }

  private func snapshot(selected: [ID], checked: [ID]) -> IdentitySnapshot<ID> {
    IdentitySnapshot(
      selected: selected.map { IdentitySnapshot.Row(id: $0) }, checked: [checked],
      anchor: table.rows.wholeAnchor.flatMap(row(named:)),
      lead: table.rows.wholeLead.flatMap(row(named:)), isEditing: true)
  }

  private func row(named number: Int) -> IdentitySnapshot<ID>.Row? {
    id(number).map { id in
      let rows = table.hasDuplicates ? table.rowNumbers(of: id) : [number]
      return .init(id: id, occurrence: rows.firstIndex(of: number) ?? 0)
    }
  }

  /// The groups above checked and partly checked nodes, if boxes depend on each other, so that no
  /// such group is checked.
  ///
  /// - Complexity: O(log *n*) for each of the nodes and groups.
  private var groupsAboveMarked: RowSet {
    guard options.boxes == .cascading else { return [] }
    let marked = checked.union(partly)
    let nodes = forest.extents.withAncestors(of: Array(marked.ranges))
    return RowSet(ranges: nodes).subtracting(marked)
  }

  /// The groups that may contain nodes with saved checkmarks that haven't been added: groups that
  /// aren't loaded, of which some are decided, and groups that haven't been added themselves.
  private var groupsWithWaiting: (open: RowSet, decided: RowSet, toCome: [ID]) {
    var (rows, toCome) = (RowSet(), [ID]())
    for id in waiting.groupIDs {
      if let row = table.rowNumber(of: id) { rows.insert(row) } else { toCome.append(id) }
    }
    rows.formIntersection(forest.unloaded)
    if waiting.isEmpty { return (rows.intersection(partly), [], []) }
    let decided = decided(among: rows)
    return (rows.subtracting(decided), decided, toCome)
  }

  /// The groups among some with saved checkmarks whose box has been set since these were saved:
  /// those that could be partly checked, and aren't, and those that a snapshot names.
  func decided(among groups: RowSet) -> RowSet {
    let named = groups.filter { id($0).map(waiting.isDecided) ?? false }
    return forest.lawful(partly: groups, checked: [], options.boxes).subtracting(partly)
      .union(RowSet(named))
  }

  /// The nodes that are selected, checked or collapsed in a restored snapshot, and haven't been
  /// added yet, even if the user has since set the box of the group to which they belong.
  ///
  /// - Complexity: O(*k* log *k*) for *k* such nodes.
  public var missingIDs: [ID] { waiting.all.map { $0.id } }

  /// Restores a saved state.
  ///
  /// The marks of missing nodes are kept until `loadChildren`, `insert` or `update` adds the nodes.
  /// Each node then gets its marks, unless the app itself gives the new node a checkmark. Until
  /// then, snapshots include these marks. A group that isn't loaded stays collapsed or expanded,
  /// and its nodes get their own marks when they are added. If some of its nodes were checked, the
  /// group is partly checked until the nodes are added, and a tap on the group's box replaces their
  /// checkmarks. A change to the selection also replaces the selection of nodes that haven't been
  /// added. A group that was collapsed only because it wasn't loaded is expanded if it is loaded
  /// now.
  ///
  /// The nodes that had checkmarks in the snapshot get these checkmarks. If a group wasn't loaded
  /// in the snapshot but is loaded now, its own checkmark applies to the nodes below it. If the
  /// group was partly checked, the nodes that the snapshot lists are checked. In an exclusive
  /// group, the first of several checked nodes stays checked, in the order of the snapshot, in
  /// which nodes that were missing come last. In mode single, the first of several selected nodes
  /// stays selected. The anchor and the lead aren't kept for missing nodes.
  ///
  /// Restoring is a step that can be undone, except for collapsed groups and missing nodes. If
  /// undoing it changes the selection, the selection of missing nodes is discarded, and redoing
  /// doesn't bring it back.
  ///
  /// - Parameters:
  ///   - snapshot: The saved state.
  ///   - missing: How to treat nodes in the snapshot that the outline doesn't contain: as gone, or
  ///     as hidden nodes that keep their marks until they are added.
  /// - Returns: The resulting change, whose ``OutlineChange/missing`` and
  ///   ``OutlineChange/missingChecked`` list the nodes that are missing from the outline or can't
  ///   have their marks.
  /// - Throws: No error that a caller can cause.
  /// - Complexity: O(*k* log *n*) for *k* nodes in the snapshot.
  @discardableResult
  public mutating func restore(
    _ snapshot: OutlineSnapshot<ID>, missing: VanishedRows = .hidden
  ) throws(OutlineError) -> OutlineChange<ID> {
    let (old, before) = (sharedForest, table)
    var saved = RestoredNodes(snapshot, self)
    var next = forest
    next.collapsed = saved.collapsed.subtracting(next.childless.subtracting(next.emptyGroups))
      .union(next.collapsed.intersection(next.unloaded))
    next.closed = saved.collapsed.intersection(next.unloaded)
    next.recoverAll()
    let ancestors = missing == .hidden ? saved.ancestors : []
    let lawful = next.lawful(
      BoxMarks(checked: saved.checked, partly: saved.partly.union(ancestors)), options.boxes,
      preferring: saved.chosen)
    saved.leaveOut(selected: selectable(saved.selected), lawful, next, options.boxes)
    let whole = table.rows.wholeShape
    do throws(SelectionError) {
      if lawful.partly != partly {
        // A table's snapshot can't remove marks of a layer; after this edit, it changes no mark.
        var edit = TableEdit(isStep: true)
        edit.set(lawful, from: marks)
        edit[.selected] = saved.selected
        _ = try table.apply(edit, naming: [])
      }
      _ = try table.apply(
        .restore(
          SelectionSnapshot(
            shape: whole, selected: saved.selected, checked: lawful.checked,
            anchor: saved.anchor.flatMap(whole.path), lead: saved.lead.flatMap(whole.path),
            isEditing: true)))
      var edit = TableEdit(isStep: false)
      if next.collapsed != forest.collapsed { edit.shown = next.shown }
      edit.anchor = table.rows.wholeAnchor.map(next.uncovered)
      edit.lead = table.rows.wholeLead.map(next.uncovered)
      _ = try table.apply(edit, naming: [])
    } catch {
      table = before
      throw .selection(error)
    }
    forest = next
    waiting = missing == .hidden ? saved.waiting : OutlineWaiting()
    for id in table.names(ofRows: ancestors) { waiting.insertGroup(id) }
    return finish(table.rows.change(from: before.rows), from: old, missing: saved.missing)
  }

  /// The selected nodes that the mode in force allows.
  func selectable(_ selected: RowSet) -> RowSet {
    guard table.mode(inSection: 0) == .single, let first = selected.first else { return selected }
    return [first]
  }

  /// Removes a restored snapshot's marks for nodes that haven't been added; groups that were partly
  /// checked because of these marks become unchecked.
  ///
  /// - Returns: A change that lists these nodes as ``OutlineChange/missing`` and
  ///   ``OutlineChange/missingChecked``.
  /// - Complexity: O(*k* log *k*) for *k* such nodes.
  @discardableResult
  public mutating func forgetMissing() -> OutlineChange<ID> {
    var missing = MissingNodes<ID>()
    for entry in waiting.all { missing.add(entry.id, entry.marks) }
    let (before, groups) = (table, groupsWithWaiting.open)
    waiting = OutlineWaiting()
    if !groups.isEmpty {
      var edit = TableEdit(isStep: false)
      edit.unmark(groups, in: .partlyChecked)
      // Removing marks can't exceed any limit, so this doesn't throw.
      _ = try? table.apply(edit, naming: [])
    }
    return finish(table.rows.change(from: before.rows), from: sharedForest, missing: missing)
  }
}
