// SPDX-License-Identifier: MIT
import SelectionCore

/// The nodes in a snapshot that are missing from an outline or can't be marked, for an
/// ``OutlineChange``.
struct MissingNodes<ID: Hashable>: Equatable {
  private(set) var selected: [ID] = []
  private(set) var checked: [ID] = []

  /// Whether there are no such nodes.
  var isEmpty: Bool { selected.isEmpty && checked.isEmpty }

  /// Adds a node with its marks.
  mutating func add(_ id: ID, _ marks: OutlineMarks) {
    if marks.contains(.selected) { selected.append(id) }
    if !marks.isDisjoint(with: [.checked, .partlyChecked]) { checked.append(id) }
  }
}

extension MissingNodes: Sendable where ID: Sendable {}

/// The nodes in a snapshot: those that an outline contains, and those that are missing from it.
struct RestoredNodes<ID: Hashable> {
  private(set) var selected = RowSet()
  private(set) var checked = RowSet()
  private(set) var partly = RowSet()
  /// The checked node of each exclusive group that comes first in the snapshot.
  private(set) var chosen = RowSet()
  /// The groups above checked nodes that aren't currently loaded.
  private(set) var ancestors = RowSet()
  private(set) var collapsed = RowSet()
  private(set) var anchor: Int?
  private(set) var lead: Int?
  /// The nodes that are missing from the outline.
  private(set) var waiting = OutlineWaiting<ID>()
  /// The missing nodes, and the nodes that can't have their marks.
  private(set) var missing = MissingNodes<ID>()
  private let table: IdentifiedTable<ID>

  init(_ snapshot: OutlineSnapshot<ID>, _ outline: OutlineSelection<ID>) {
    table = outline.table
    let isOld = snapshot.version < 2
    let marks = snapshot.marks
    for row in marks.selected {
      if let number = Self.number(of: row, isOld, outline) {
        selected.insert(number)
      } else if table.rowNumber(of: row.id) == nil {
        add(.init(id: row.id, place: nil, marks: .selected))
      } else {
        missing.add(row.id, .selected)
      }
    }
    // Version 1 doesn't distinguish several nodes with the same identity.
    let most = isOld ? Int.max : 1
    checked = rows(of: marks.checkedRows, .checked, most: most)
    collapsed = rows(of: snapshot.collapsed, .collapsed, most: most)
    partly = rows(of: snapshot.partlyChecked, .partlyChecked)
    choose(marks.checkedRows, outline.forest)
    var twins = OutlineTwins(outline)
    for twin in snapshot.twins {
      guard let row = twins.node(twin.id, at: twin.place) else {
        add(.init(id: twin.id, place: twin.place, marks: twin.marks))
        continue
      }
      if twins.count(of: twin.id) == 1 { waiting.insertTwin(twin.id) }
      if twin.marks.contains(.selected) { selected.insert(row) }
      if twin.marks.contains(.checked) { checked.insert(row) }
      if twin.marks.contains(.partlyChecked) { partly.insert(row) }
      if twin.marks.contains(.collapsed) { collapsed.insert(row) }
    }
    for id in snapshot.ancestors {
      let rows = table.rowNumbers(of: id)
      if rows.isEmpty {
        waiting.insertGroup(id)
      } else if rows.count == 1, outline.forest.unloaded.contains(rows[0]) {
        ancestors.insert(rows[0])
      }
    }
    for id in snapshot.decided {
      let rows = table.rowNumbers(of: id)
      if rows.isEmpty {
        waiting.insertGroup(id, isDecided: true)
      } else if rows.count == 1 {
        leaveOutCheckmarks(below: rows[0], outline.forest)
      }
    }
    anchor = marks.anchor.flatMap { Self.number(of: $0, isOld, outline) }
    lead = marks.lead.flatMap { Self.number(of: $0, isOld, outline) }
  }

  /// The nodes that have the given identities, up to a number of each; missing ones are recorded.
  private mutating func rows(of ids: [ID], _ mark: OutlineMarks, most: Int = 1) -> RowSet {
    var found: [Int] = []
    for id in ids {
      let rows = table.rowNumbers(of: id)
      found += rows.prefix(most)
      if rows.isEmpty { add(.init(id: id, place: nil, marks: mark)) }
    }
    return RowSet(found)
  }

  /// Finds the first checked node of each exclusive group: nodes that were missing when the
  /// snapshot was made come last, because what the user chose since then replaces them.
  private mutating func choose(_ ids: [ID], _ forest: Forest) {
    if forest.exclusive.isEmpty { return }
    var groups = RowSet()
    for node in ids.compactMap({ table.rowNumbers(of: $0).first }) {
      guard let group = forest.extents.parent(of: node), forest.exclusive.contains(group),
        groups.insert(group).inserted
      else { continue }
      chosen.insert(node)
    }
  }

  /// Leaves out the checkmarks below a group whose box was set after they were saved, and records
  /// the groups below which others may still be missing.
  private mutating func leaveOutCheckmarks(below group: Int, _ forest: Forest) {
    let below = forest.extents.descendants(of: group)
    checked.remove(below)
    partly.remove(below)
    var groups = ancestors.intersection(RowSet(below))
    ancestors.remove(below)
    if forest.unloaded.contains(group) { groups.insert(group) }
    for id in table.names(ofRows: groups) { waiting.insertGroup(id, isDecided: true) }
  }

  private mutating func add(_ entry: OutlineWaiting<ID>.Entry) {
    waiting.add(entry)
    missing.add(entry.id, entry.marks)
  }

  /// The number of a row by its occurrence; in version 1, shown rows come first.
  private static func number(
    of row: IdentitySnapshot<ID>.Row, _ isOld: Bool, _ outline: OutlineSelection<ID>
  ) -> Int? {
    let rows = outline.table.rowNumbers(of: row.id)
    guard row.occurrence < rows.count else { return nil }
    if !isOld { return rows[row.occurrence] }
    let shown = rows.filter(outline.forest.isShown)
    return (shown + rows.filter { !outline.forest.isShown($0) })[row.occurrence]
  }

  /// Leaves out the selected nodes that the mode doesn't allow, and records them, together with the
  /// checked nodes that the laws don't allow.
  mutating func leaveOut(
    selected selectable: RowSet, _ lawful: BoxMarks, _ forest: Forest, _ mode: BoxMode
  ) {
    for id in table.names(ofRows: selected.subtracting(selectable)) { missing.add(id, .selected) }
    selected = selectable
    let dropped = checked.subtracting(lawful.checked).intersection(forest.bearers(mode))
      .union(partly.subtracting(lawful.partly).subtracting(lawful.checked))
    for id in table.names(ofRows: dropped) { missing.add(id, .checked) }
  }
}
