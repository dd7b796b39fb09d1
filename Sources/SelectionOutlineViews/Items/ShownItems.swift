// SPDX-License-Identifier: MIT

package import SelectionCore
package import SelectionOutline

/// The items that a view shows, and the operations with which the view shows a new state of the
/// outline.
@MainActor
package final class ShownItems<ID: Hashable> {
  /// The state of the outline that the view shows.
  package private(set) var outline: OutlineSelection<ID>
  /// Whether the view is being changed, so that its calls aren't inputs.
  package private(set) var isShowing = false
  /// The items that the view is expanding or collapsing for the user, each within the one before.
  var expanding: [OutlineItem<ID>] = []
  /// The items that the view has expanded or collapsed within these.
  var expanded: [(item: OutlineItem<ID>, isExpanded: Bool)] = []
  /// Whether the view is expanding or collapsing an item for the user.
  package var isExpanding: Bool { !expanding.isEmpty }
  /// Whether the view has refused to expand or collapse an item since this was last read.
  var hasRefusals = false
  /// The children that the view has asked for.
  private var lists: [OutlineItem<ID>?: [OutlineItem<ID>]] = [:]

  package init(_ outline: OutlineSelection<ID>) { self.outline = outline }

  /// The children of an item, or the roots.
  ///
  /// - Complexity: O(1) on average; for the first call, O(*k* log *n*) for *k* children.
  package func children(of parent: OutlineItem<ID>?) -> [OutlineItem<ID>] {
    if let known = lists[parent] { return known }
    let node = parent.flatMap(outline.node)
    if parent != nil && node == nil { return [] }
    let list = outline.childItems(ofNode: node)
    lists[parent] = list
    return list
  }

  /// Whether an item can be expanded.
  package func isGroup(_ item: OutlineItem<ID>) -> Bool {
    outline.node(of: item).map(outline.forest.isGroup) ?? false
  }

  /// The item of a row.
  package func item(at row: RowPath) -> OutlineItem<ID>? {
    outline.rows.rowNumber(of: row).flatMap(outline.item)
  }

  /// Shows all items, for the first time or after a reload.
  package func showAll(in view: some ItemsView<ID>) {
    changing { reload(view) }
  }

  private func reload(_ view: some ItemsView<ID>) {
    lists = [:]
    view.reloadItems()
    matchGroups(in: 0..<outline.count, view)
  }

  /// Shows a new state of the outline: expands and collapses items, inserts and removes items, or
  /// reloads all items if there is too much to change or nodes share an identity.
  ///
  /// - Parameters:
  ///   - next: The outline.
  ///   - change: The change that led to the new state.
  ///   - view: The view.
  /// - Complexity: The cost of the view, plus O(log *n*) for each expanded or collapsed group and
  ///   for each group that becomes visible below these groups.
  package func show(
    _ next: OutlineSelection<ID>, after change: OutlineChange<ID>, in view: some ItemsView<ID>
  ) {
    let old = outline
    outline = next
    if change.keepsItems {
      return changing { matchExpansion(of: change.differingExpansion, view) }
    }
    guard view.isOnScreen, let edits = ItemEdits(from: old, to: next, change, in: view) else {
      return showAll(in: view)
    }
    lists = [:]
    for (parent, list) in edits.lists { lists[parent] = list }
    changing {
      // The children of a collapsed group may now be elsewhere.
      for node in change.differingExpansion where next.forest.collapsed.contains(node) {
        guard let item = next.item(ofNode: node), !setExpanded(false, item, view) else { continue }
        // What the view has refused to collapse has children of the former state.
        return reload(view)
      }
      view.performItems {
        for edit in edits.edits { view.removeItems(at: edit.removed, of: edit.parent) }
        for edit in edits.edits { view.insertItems(at: edit.inserted, of: edit.parent) }
      }
      matchExpansion(of: edits.nodesToMatch.union(change.differingExpansion), view)
    }
  }

  private func changing(_ body: () -> Void) {
    let wasShowing = isShowing
    isShowing = true
    body()
    isShowing = wasShowing
  }

  /// Expands or collapses an item unless it is; returns whether the view has obeyed.
  private func setExpanded(
    _ isExpanded: Bool, _ item: OutlineItem<ID>, _ view: some ItemsView<ID>
  ) -> Bool {
    if view.isExpanded(item) == isExpanded { return true }
    if isExpanded { lists[item] = nil }
    view.setExpanded(isExpanded, item)
    if view.isExpanded(item) == isExpanded { return true }
    hasRefusals = true
    return false
  }

  /// Expands and collapses nodes, and the groups that become visible below them, in the view as in
  /// the outline.
  private func matchExpansion(of nodes: RowSet, _ view: some ItemsView<ID>) {
    var end = 0
    for node in nodes where node >= end && outline.forest.isShown(node) {
      if !outline.forest.isGroup(node), let item = outline.item(ofNode: node),
        view.isExpanded(item)
      {
        view.setExpanded(false, item)
      }
      let subtree = outline.forest.extents.subtree(of: node)
      matchGroups(in: subtree, view)
      end = subtree.upperBound
    }
  }

  /// Expands and collapses the shown groups in a range, each group after the groups above it.
  private func matchGroups(in nodes: Range<Int>, _ view: some ItemsView<ID>) {
    for group in outline.shownGroups(in: nodes) {
      guard let item = outline.item(ofNode: group) else { continue }
      _ = setExpanded(!outline.forest.collapsed.contains(group), item, view)
    }
  }
}
