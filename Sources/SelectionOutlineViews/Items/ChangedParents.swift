// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionOutline
import SelectionViews

/// The parents that exist both before and after a change and under which a view may have to change
/// items.
struct ChangedParents<ID: Hashable> {
  /// The maximum number of children to visit in order to find the parents of inserted, removed or
  /// moved rows.
  private static var mostChildren: Int { 1_000 }

  private let old: OutlineSelection<ID>
  private let new: OutlineSelection<ID>
  private let mapping: IndexMapping?
  private var seen: Set<Int?> = []
  /// The parents' old and new numbers; nil stands for the parent of the roots.
  private(set) var found: [(old: Int?, new: Int?)] = []

  /// Finds the parents; returns nil if too much has changed.
  @MainActor
  init?(
    from old: OutlineSelection<ID>, to new: OutlineSelection<ID>, _ change: OutlineChange<ID>
  ) {
    if change.nodeMapping?.isReload == true { return nil }
    (self.old, self.new) = (old, new)
    mapping = change.nodeMapping?.rows
    var (gone, come): ([RowPath], [RowPath]) = ([], [])
    if let rows = change.rows.mapping {
      guard let changes = ViewChanges(rows) else { return nil }
      gone = changes.deletedRows + changes.movedRows.map(\.source)
      come = changes.insertedRows + changes.movedRows.map(\.destination)
    }
    var formerChildren: [Int] = []
    for node in gone.compactMap(old.rows.rowNumber) {
      add(parentBefore: old.forest.extents.parent(of: node))
      add(parentBefore: node)
      formerChildren += old.forest.extents.children(of: node)
      if formerChildren.count > Self.mostChildren { return nil }
    }
    var children: [Int] = Array(change.relevelled)
    for node in come.compactMap(new.rows.rowNumber) {
      add(parentAfter: new.forest.extents.parent(of: node))
      add(parentAfter: node)
      children += new.forest.extents.children(of: node)
      if children.count > Self.mostChildren { return nil }
    }
    // A row that moves may leave its children to another row, or take those of another row.
    for child in formerChildren {
      guard let later = after(child) else { continue }
      add(parentAfter: new.forest.extents.parent(of: later))
    }
    for child in children {
      add(parentAfter: new.forest.extents.parent(of: child))
      guard let former = before(child) else { continue }
      add(parentBefore: old.forest.extents.parent(of: former))
    }
  }

  private func after(_ node: Int) -> Int? { mapping.map { $0.newIndex(of: node) } ?? node }

  private func before(_ node: Int) -> Int? { mapping.map { $0.oldIndex(of: node) } ?? node }

  private mutating func add(parentBefore parent: Int?) {
    guard let parent else { return add(nil, nil) }
    if let later = after(parent) { add(parent, later) }
  }

  private mutating func add(parentAfter parent: Int?) {
    guard let parent else { return add(nil, nil) }
    if let former = before(parent) { add(former, parent) }
  }

  private mutating func add(_ before: Int?, _ after: Int?) {
    if seen.insert(after).inserted { found.append((before, after)) }
  }
}
