// SPDX-License-Identifier: MIT
import SelectionCore

/// A change to the tree, to be applied to an outline.
struct TreeEdit {
  /// The nodes after the change.
  var segments: [RowSegment]
  /// The structure of the tree after the change.
  var extents: Extents
  /// The new and moved subtrees, with adjacent siblings in one range, numbered as after the change;
  /// nil if they aren't known.
  var touched: [Range<Int>]? = []
  /// The nodes whose depth changes, numbered as after the change.
  var relevelled = RowSet()
  /// The groups that are no longer loaded, numbered as after the change.
  var unloaded = RowSet()
  /// The nodes that don't pass the filter, numbered as after the change.
  var filtered: RowSet?
}

extension OutlineSelection {
  /// Applies a change to the tree, and updates all other state accordingly.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - nodes: The new nodes, in preorder.
  ///   - told: The remaining nodes with the checkmarks and kinds that are given for them, by their
  ///     numbers after the change.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.selection` if there are too many rows.
  mutating func apply(
    _ edit: TreeEdit, inserting nodes: [OutlineNode<ID>] = [],
    told: [(row: Int, node: OutlineNode<ID>)] = []
  ) throws(OutlineError) -> OutlineChange<ID> {
    let old = sharedForest
    let rows: IndexMapping
    do {
      rows = try IndexMapping(oldCount: forest.count, segments: edit.segments)
    } catch { throw .selection(error) }
    var next = forest
    let changed = next.follow(rows, to: edit.extents, touched: edit.touched)
    let inserted = rows.inserted
    let new = Array(zip(inserted, nodes)).map { (row: $0.0, node: $0.1) }
    for (row, node) in new + told where next.childless.contains(row) {
      // A group that isn't loaded remains so if it is given as a leaf, which is what a node is if
      // the app doesn't say.
      if node.kind == .leaf, next.unloaded.contains(row) { continue }
      if node.kind != .leaf { next.emptyGroups.insert(row) }
      guard node.kind == .unloaded else {
        next.unloaded.remove(row)
        next.closed.remove(row)
        continue
      }
      if next.unloaded.insert(row).inserted { next.unload([row]) }
    }
    // Groups that have lost their last child.
    let emptied = changed.emptied.filter { !inserted.contains($0) }
    next.emptyGroups.formUnion(RowSet(emptied))
    let unloading = edit.unloaded.intersection(next.childless)
    next.emptyGroups.formUnion(unloading)
    let unloadingNow = unloading.subtracting(next.unloaded)
    next.unloaded.formUnion(unloading)
    next.unload(unloadingNow)
    if let filtered = edit.filtered {
      next.passing = filtered.isEmpty ? nil : RowSet(0..<next.count).subtracting(filtered)
    }
    if let touched = edit.touched {
      for range in touched { next.recover(range) }
      if next.passing != nil { next.filter(next.passing) }
    } else {
      next.recoverAll()
    }
    var change = TableEdit(isStep: false)
    change.mapping = TableMapping(rows: rows)
    change.shown = next.shown
    let marks = marks(after: rows, next, emptied: emptied, told: new + told)
    let checking = RowSet(marks.on)
    let unchecking = RowSet(marks.off + (options.boxes == .cascading ? changed.parents : []))
    setPartly(rows, next, marks.partly, (checking, unchecking), in: &change)
    change.unmark(unchecking, in: .checked)
    change.mark(checking, in: .checked)
    let chosen = next.exclusive.isEmpty ? [] : chosen(after: rows, next)
    let decided = nodesOfDecidedGroups(inserted, after: rows, in: next)
    if isUndoEnabled {
      for (group, heirs) in marks.heirs {
        change.inherit(RowSet(heirs), from: forest.ownBearers(of: group), in: .checked)
      }
      inheritWaiting(decided.nodes, new, in: &change)
    }
    if !disabled.isEmpty { change[.disabled] = next.allDisabled }
    let selection = table.rows
    let gone =
      selection.selectedNumbers.isEmpty ? [] : selection.selectedNumbers.intersection(rows.removed)
    if let successor = successorInTree(after: rows, in: next) {
      change[.selected] = [successor]
      (change.anchor, change.lead) = (successor, successor)
    } else if !selectsSuccessor(change, naming: nodes) {
      change.anchor = table.rows.wholeAnchor.flatMap(rows.nearestNewIndex).map(next.uncovered)
      change.lead = table.rows.wholeLead.flatMap(rows.nearestNewIndex).map(next.uncovered)
    }
    var lost: [Int: ID] = [:]
    for row in gone { lost[row] = id(row) }
    let before = table
    let removed = decidedGroups(removedBy: rows)
    var result = try applied(change, naming: nodes.map { $0.id })
    forest = next
    if !next.exclusive.isEmpty {
      // The law removes marks only now: an earlier step may have other marks that it allows.
      let lawful = next.lawful(self.marks, options.boxes, preferring: chosen)
      if lawful != self.marks {
        var edit = TableEdit(isStep: false)
        edit.set(lawful, from: self.marks)
        _ = try applied(edit)
        result = table.rows.change(from: before.rows)
      }
    }
    for group in decided.loaded { waiting.removeGroup(group) }
    for group in removed { waiting.insertGroup(group, isDecided: true) }
    var missing = MissingNodes<ID>()
    if !waiting.isEmpty, !new.isEmpty {
      let rows = RowSet(decided.nodes.map { $0.row })
      missing = try takeWaiting(new + told, decided: rows, new: inserted)
      result = table.rows.change(from: before.rows)
    }
    return finish(
      result, from: old, lost: lost, relevelled: edit.relevelled, isWhole: edit.touched == nil,
      missing: missing)
  }

  /// Sets the partly checked groups after a change to the tree.
  private func setPartly(
    _ rows: IndexMapping, _ next: Forest, _ given: (on: [Int], off: [Int]),
    _ checked: (on: RowSet, off: RowSet), in edit: inout TableEdit
  ) {
    let on = RowSet(given.on)
    let off = isUndoEnabled || !partly.isEmpty ? RowSet(given.off) : []
    if partly.isEmpty, on.isEmpty, off.isEmpty { return }
    var next = next
    // The law of exclusive groups removes marks later.
    next.exclusive = []
    let staying = rows.applied(to: partly)
    let marked = rows.applied(to: self.checked).subtracting(checked.off).union(checked.on)
    let new = next.lawful(
      partly: staying.subtracting(off).union(on), checked: marked, options.boxes)
    edit.mark(new, from: staying, in: .partlyChecked)
    // Each step has what the app gives, even if the nodes are so already.
    edit.mark(new.intersection(on), in: .partlyChecked)
    edit.unmark(off, in: .partlyChecked)
  }

  /// The nodes that become checked, partly checked and unchecked.
  private struct ToldMarks {
    var (on, off): ([Int], [Int]) = ([], [])
    var partly: (on: [Int], off: [Int]) = ([], [])
    /// The nodes that have the checkmark of a group in each step of the history, by the number of
    /// the group before the change; nil is the invisible root.
    var heirs: [Int?: [Int]] = [:]
  }

  /// The marks of a change, in addition to those of nodes that keep their state.
  private func marks(
    after rows: IndexMapping, _ next: Forest, emptied: [Int],
    told: [(row: Int, node: OutlineNode<ID>)]
  ) -> ToldMarks {
    let isCascading = options.boxes == .cascading
    var marks = ToldMarks()
    var given: Set<Int> = []
    if told.isEmpty, emptied.isEmpty { return marks }
    let inserted = rows.inserted
    var known: [Int: Int?] = [:]
    for (row, node) in told where !isCascading || next.childless.contains(row) {
      let isNew = inserted.contains(row)
      guard isNew || node.givesMark(options.boxes) else { continue }
      given.insert(row)
      if node.givesPart(options.boxes) {
        marks.off.append(row)
        marks.partly.on.append(row)
        continue
      }
      if !isNew { marks.partly.off.append(row) }
      var isChecked = node.isChecked ?? false
      if node.isChecked == nil, isCascading,
        let inherited = inherited(row, rows, next, inserted, &known)
      {
        isChecked = inherited.isChecked
        marks.heirs[inherited.group, default: []].append(row)
      }
      if isChecked { marks.on.append(row) } else { marks.off.append(row) }
    }
    guard isCascading else { return marks }
    for group in emptied where !given.contains(group) {
      guard let old = rows.oldIndex(of: group) else { continue }
      if state(ofNode: old) == .all { marks.on.append(group) }
      marks.heirs[old, default: []].append(group)
    }
    return marks
  }

  /// The checked nodes of exclusive groups that stay in their group; they keep their checkmarks if
  /// another checked node is added.
  private func chosen(after rows: IndexMapping, _ next: Forest) -> RowSet {
    var chosen: [Int] = []
    for old in forest.exclusive {
      guard let group = rows.newIndex(of: old) else { continue }
      let marked = forest.markedBearers(among: old, checked).compactMap(rows.newIndex)
      chosen += marked.filter { next.extents.parent(of: $0) == group }
    }
    return RowSet(chosen)
  }

  /// The group from which a new node inherits its checkmark, by its number before the change, and
  /// whether it is checked; nil if the node inherits none.
  private func inherited(
    _ row: Int, _ rows: IndexMapping, _ next: Forest, _ inserted: RowSet,
    _ known: inout [Int: Int?]
  ) -> (group: Int?, isChecked: Bool)? {
    let inherits = options.newcomers == .inherit
    guard let parent = next.parent(of: row, outside: inserted, &known) else {
      let isChecked = !checked.isEmpty && checked.count == forest.childless.count
      return inherits ? (nil, isChecked) : nil
    }
    guard let old = rows.oldIndex(of: parent) else { return nil }
    if forest.unloaded.contains(old) { return (old, checked.contains(old)) }
    // Of an exclusive group's children the user chooses one.
    let isChosen = forest.exclusive.contains(old) && next.extents.parent(of: row) == parent
    return inherits && !isChosen ? (old, state(ofNode: old) == .all) : nil
  }
}

extension Forest {
  /// The nodes that store the checkmark of a group, or of the invisible root if the group is nil.
  func ownBearers(of group: Int?) -> RowSet {
    guard let group else { return childless }
    return childless.intersection(RowSet(extents.subtree(of: group)))
  }
}
