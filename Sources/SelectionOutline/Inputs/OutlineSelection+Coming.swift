// SPDX-License-Identifier: MIT
import SelectionCore

/// The marks that added nodes get from a restored snapshot.
extension OutlineSelection {
  /// Restores the marks of added nodes from the restored snapshot.
  ///
  /// A checkmark that the app gives takes precedence over the snapshot's checkmark, and so does the
  /// checkmark of a group whose box was set before its nodes were added. Nodes that were selected
  /// in the snapshot are selected if the mode allows it.
  ///
  /// - Parameters:
  ///   - told: The nodes whose checkmarks the app gives, by their numbers.
  ///   - decided: The nodes added to a group whose box was set.
  ///   - new: The added nodes.
  /// - Returns: The nodes that can't have their marks.
  /// - Throws: No error that a caller can cause.
  mutating func takeWaiting(
    _ told: [(row: Int, node: OutlineNode<ID>)], decided: RowSet, new: RowSet
  ) throws(OutlineError) -> MissingNodes<ID> {
    var twins = OutlineTwins(self)
    var taken: [(row: Int, entry: OutlineWaiting<ID>.Entry)] = []
    var seen: Set<ID> = []
    for (_, node) in told where waiting.contains(node.id) && seen.insert(node.id).inserted {
      taken += waiting.take(node.id) { twins.node($0.id, at: $0.place) }
    }
    let givenByApp = RowSet(told.filter { $0.node.givesMark(options.boxes) }.map { $0.row })
    var given = givenByApp.union(decided)
    let undoable = forest.lawful(
      partly: decided.subtracting(givenByApp), checked: [], options.boxes)
    let ancestors = takeGroups(told, given: &given, undoable: undoable, new: new)
    if taken.isEmpty, ancestors.isEmpty { return MissingNodes() }
    func rows(_ mark: OutlineMarks) -> RowSet {
      RowSet(taken.filter { $0.entry.marks.contains(mark) }.map { $0.row })
    }
    var next = forest
    var edit = TableEdit(isStep: false)
    let collapsing = rows(.collapsed).filter(next.isGroup)
    if !collapsing.isEmpty {
      next.collapsed.formUnion(RowSet(collapsing))
      next.closed.formUnion(RowSet(collapsing).intersection(next.unloaded))
      next.recoverAll()
      edit.shown = next.shown
      edit.anchor = table.rows.wholeAnchor.map(next.uncovered)
      edit.lead = table.rows.wholeLead.map(next.uncovered)
    }
    var now = marks
    let checking = rows(.checked).subtracting(given)
    if !checking.isEmpty {
      // A group passes its checkmark on to the nodes below it, except those that the app has given.
      let lower = next.lawful(checking, options.boxes).subtracting(givenByApp)
      now.checked = next.lawful(checked.union(lower), options.boxes, preferring: checked)
    }
    let partly = self.partly.union(rows(.partlyChecked).subtracting(given)).union(ancestors)
    if !partly.isEmpty {
      now.partly = next.lawful(partly: partly, checked: now.checked, options.boxes)
    }
    edit.mark(now, from: marks)
    let selected = table.rows.selectedNumbers
    let selecting = rows(.selected)
    if !selecting.isEmpty {
      let isFull = table.mode(inSection: 0) == .single && !selected.isEmpty
      if !isFull {
        edit.mark(selectable(selected.union(selecting)).subtracting(selected), in: .selected)
      }
    }
    _ = try applied(edit)
    forest = next
    return missing(among: taken, given)
  }

  /// The added groups that aren't loaded and may contain nodes with saved checkmarks; these groups
  /// are to be partly checked.
  ///
  /// The nodes below a group whose box was set before the group was added become given nodes. A
  /// group is undoable if undo may let it be partly checked again.
  private mutating func takeGroups(
    _ told: [(row: Int, node: OutlineNode<ID>)], given: inout RowSet, undoable: RowSet, new: RowSet
  ) -> RowSet {
    var partly: [Int] = []
    for (row, node) in told where waiting.containsGroup(node.id) {
      let isOnly = table.rowNumbers(of: node.id).count == 1
      if isOnly, waiting.isDecided(node.id) { given.insert(forest.extents.descendants(of: row)) }
      if !isOnly || !forest.unloaded.contains(row) {
        waiting.removeGroup(node.id)
      } else if new.contains(row) {
        let isGiven = given.contains(row) || waiting.isDecided(node.id)
        waiting.insertGroup(node.id, isDecided: isGiven && !undoable.contains(row))
        if !isGiven { partly.append(row) }
      }
    }
    return RowSet(partly)
  }

  /// Finds the new nodes in groups whose box was set before the saved checkmarks below them were
  /// restored.
  ///
  /// - Parameters:
  ///   - new: The new nodes, by their numbers after the change.
  ///   - rows: How the nodes' numbers change.
  ///   - next: The forest after the change.
  /// - Returns: The nodes with the old numbers of their groups, and all groups that weren't loaded
  ///   and now get nodes.
  func nodesOfDecidedGroups(
    _ new: RowSet, after rows: IndexMapping, in next: Forest
  ) -> (nodes: [(row: Int, group: Int)], loaded: [ID]) {
    guard waiting.hasGroups else { return ([], []) }
    var (decided, loaded): ([(row: Int, group: Int)], [ID]) = ([], [])
    var last: (group: Int?, isDecided: Bool) = (nil, false)
    var known: [Int: Int?] = [:]
    for row in new {
      guard let group = next.parent(of: row, outside: new, &known).flatMap(rows.oldIndex)
      else { continue }
      if group != last.group {
        last = (group, false)
        if let id = id(group), waiting.containsGroup(id), forest.unloaded.contains(group) {
          last.isDecided = !self.decided(among: [group]).isEmpty
          loaded.append(id)
        }
      }
      if last.isDecided { decided.append((row, group)) }
    }
    return (decided, loaded)
  }

  /// Gives new nodes of groups whose box was set their saved checkmarks in those steps of the
  /// history in which the group is still partly checked.
  ///
  /// - Parameters:
  ///   - decided: The new nodes of these groups, with the groups' old numbers.
  ///   - new: All new nodes.
  ///   - edit: The change.
  func inheritWaiting(
    _ decided: [(row: Int, group: Int)], _ new: [(row: Int, node: OutlineNode<ID>)],
    in edit: inout TableEdit
  ) {
    var (checked, partly): ([Int], [Int]) = ([], [])
    var rest = decided[...]
    for (row, node) in new {
      guard let first = rest.first, first.row == row else { continue }
      rest.removeFirst()
      if !node.givesMark(options.boxes) {
        let isUnloaded = node.kind == .unloaded && waiting.containsGroup(node.id)
        if isUnloaded {
          partly.append(row)
        } else if waiting.isChecked(node.id) {
          checked.append(row)
        }
      }
      if rest.first?.group == first.group { continue }
      edit.inherit(RowSet(partly), from: [first.group], in: .partlyChecked)
      edit.inherit(
        RowSet(checked), from: [first.group], in: .checked, markedIn: .partlyChecked)
      (checked, partly) = ([], [])
    }
  }

  /// The removed groups whose box was set before the saved checkmarks below them were restored.
  func decidedGroups(removedBy rows: IndexMapping) -> [ID] {
    guard waiting.hasGroups else { return [] }
    let groups = decided(among: forest.unloaded.intersection(rows.removed))
    return table.names(ofRows: groups).filter(waiting.containsGroup)
  }

  /// The added nodes that don't have their marks.
  private func missing(
    among taken: [(row: Int, entry: OutlineWaiting<ID>.Entry)], _ given: RowSet
  ) -> MissingNodes<ID> {
    var missing = MissingNodes<ID>()
    let (bearers, selected) = (forest.bearers(options.boxes), table.rows.selectedNumbers)
    for (row, entry) in taken {
      var marks = entry.marks
      if checked.contains(row) || given.contains(row) || !bearers.contains(row) {
        marks.remove(.checked)
      }
      if partly.contains(row) || given.contains(row) { marks.remove(.partlyChecked) }
      if selected.contains(row) { marks.remove(.selected) }
      missing.add(entry.id, marks)
    }
    return missing
  }
}

extension OutlineSelection {
  /// Forgets which missing nodes were selected, if an input has changed the selection.
  ///
  /// - Parameter change: The input's change.
  /// - Returns: The forgotten nodes.
  mutating func forgetWaitingSelection(after change: SelectionChange) -> MissingNodes<ID> {
    var missing = MissingNodes<ID>()
    guard waiting.hasSelection, change.before.selectedNumbers != table.rows.selectedNumbers
    else { return missing }
    for entry in waiting.all { missing.add(entry.id, entry.marks.intersection(.selected)) }
    waiting.forgetSelection()
    return missing
  }
}
