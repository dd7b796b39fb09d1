// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionOutline
import SelectionViews

/// The items that a view has to remove and insert, under each of their parents.
struct ItemEdits<ID: Hashable> {
  /// The places of a parent's children, or of the roots.
  struct Edit {
    var parent: OutlineItem<ID>?
    /// The places before the change.
    var removed: [Int] = []
    /// The places after the change.
    var inserted: [Int] = []
  }

  /// The changes, parent by parent.
  private(set) var edits: [Edit] = []
  /// The children of the changed parents after the change.
  private(set) var lists: [(parent: OutlineItem<ID>?, children: [OutlineItem<ID>])] = []
  /// The inserted nodes and the parents; groups in their subtrees may have to be expanded.
  private(set) var nodesToMatch = RowSet()

  /// Compares two states; returns nil if the view should be reloaded.
  @MainActor
  init?(
    from old: OutlineSelection<ID>, to new: OutlineSelection<ID>, _ change: OutlineChange<ID>,
    in view: some ItemsView<ID>
  ) {
    // Nodes with the same identity are distinguished by their order, which may have changed.
    guard !old.table.hasDuplicates, !new.table.hasDuplicates,
      let parents = ChangedParents(from: old, to: new, change)?.found
    else { return nil }
    var former: [(node: Int?, edit: Edit, children: [OutlineItem<ID>])] = []
    var removed: Set<OutlineItem<ID>> = []
    for parent in parents {
      let item = parent.old.flatMap(old.item)
      // A node may have become a group when it got its first child.
      if let node = parent.new { nodesToMatch.insert(node) }
      guard old.showsChildren(ofNode: parent.old), new.showsChildren(ofNode: parent.new),
        item.map(view.isExpanded) ?? true
      else { continue }
      let (before, after) = (
        old.childItems(ofNode: parent.old), new.childItems(ofNode: parent.new)
      )
      var edit = Edit(parent: item)
      for step in after.difference(from: before) {
        switch step {
        case .remove(let place, let child, _):
          edit.removed.append(place)
          removed.insert(child)
        case .insert(let place, _, _): edit.inserted.append(place)
        }
      }
      former.append((parent.old, edit, after))
    }
    for (node, edit, children) in former {
      // A removed item is removed, and inserted again, with everything below it.
      var above = node
      var isRemoved = false
      while let here = above, !isRemoved {
        isRemoved = old.item(ofNode: here).map(removed.contains) ?? true
        above = old.forest.extents.parent(of: here)
      }
      if isRemoved { continue }
      edits.append(edit)
      lists.append((edit.parent, children))
      nodesToMatch.formUnion(RowSet(edit.inserted.compactMap { new.node(of: children[$0]) }))
    }
  }
}
