// SPDX-License-Identifier: MIT

package import SelectionOutline
package import SelectionViews
import SelectionCore

/// The expansion and collapse of items by the user.
extension ShownItems {
  /// Shows every change of a driver in a view.
  ///
  /// If the view refuses to expand or collapse an item, because its delegate does, this is undone
  /// in the outline, and reported after the change.
  ///
  /// - Parameters:
  ///   - driver: The driver.
  ///   - view: Returns the view; nil if it no longer exists.
  package func follow(
    _ driver: SelectionDriver<OutlineSelection<ID>>, in view: @escaping () -> (any ItemsView<ID>)?
  ) {
    driver.showRows = { [unowned self, unowned driver] change in
      guard let view = view() else { return }
      show(driver.currentTable, after: change, in: view)
      undoRefusals(of: view, driver)
    }
  }

  private func undoRefusals(
    of view: some ItemsView<ID>, _ driver: SelectionDriver<OutlineSelection<ID>>
  ) {
    guard hasRefusals, !isShowing else { return }
    hasRefusals = false
    driver.viewShowsInstead { outline throws(SelectionError) in
      try outline.takeExpansion(of: view)
    }
    let next = driver.currentTable
    show(next, after: next.change(from: outline), in: view)
  }

  /// Expands and collapses the outline's groups as they are in the view.
  package func takeExpansion(
    of view: some ItemsView<ID>, _ driver: SelectionDriver<OutlineSelection<ID>>
  ) {
    guard driver.currentTable.hasOtherExpansion(than: view) else { return }
    driver.viewPerformed { outline throws(SelectionError) in
      try outline.takeExpansion(of: view)
    }
  }

  /// Call this before the view expands or collapses an item.
  package func viewWillExpandOrCollapse(
    _ item: OutlineItem<ID>, _ driver: SelectionDriver<OutlineSelection<ID>>
  ) {
    if isShowing { return }
    expanding.append(item)
    driver.viewWillPerform()
  }

  /// Call this when the view has expanded or collapsed an item; the table is changed accordingly,
  /// unless the view has only shown a change to the table.
  ///
  /// If the view expands or collapses items within another item, the table is changed when the view
  /// has finished with that one, because the rows in the view are others until then.
  package func view(
    didExpand isExpanded: Bool, _ item: OutlineItem<ID>,
    _ driver: SelectionDriver<OutlineSelection<ID>>
  ) {
    if isShowing { return }
    expanded.append((item, isExpanded))
    // Of items that aren't above this one, the view has given up what it began.
    expanding.removeAll { $0 == item || !driver.currentTable.hasItem(item, within: $0) }
    guard expanding.isEmpty else { return }
    let steps = expanded
    expanded = []
    driver.viewPerformed { outline throws(SelectionError) in
      let old = outline
      do throws(OutlineError) {
        for step in steps {
          guard let node = outline.node(of: step.item) else { throw .unknownID("\(step.item.id)") }
          if step.isExpanded {
            try outline.expand(node: node)
          } else {
            try outline.collapse(node: node)
          }
        }
      } catch {
        throw error.selectionError
      }
      return outline.change(from: old)
    }
  }
}

extension OutlineSelection {
  /// Whether an item is somewhere below another one.
  fileprivate func hasItem(_ item: OutlineItem<ID>, within group: OutlineItem<ID>) -> Bool {
    guard let group = node(of: group) else { return false }
    var above = node(of: item).flatMap(forest.extents.parent)
    while let here = above, here != group { above = forest.extents.parent(of: here) }
    return above == group
  }

  /// The shown groups that are collapsed although a view has expanded them, or the reverse.
  @MainActor
  fileprivate func groupsWithOtherExpansion(than view: some ItemsView<ID>) -> [Int] {
    shownGroups(in: 0..<count).filter { group in
      item(ofNode: group).map { view.isExpanded($0) == forest.collapsed.contains(group) } ?? false
    }
  }

  /// Expands and collapses groups as they are in a view.
  @MainActor
  fileprivate mutating func takeExpansion(
    of view: some ItemsView<ID>
  ) throws(SelectionError) -> OutlineChange<ID> {
    let old = self
    do throws(OutlineError) {
      // Each group that is expanded may show groups that differ, too.
      for _ in 0..<count where hasOtherExpansion(than: view) {
        for group in groupsWithOtherExpansion(than: view) {
          if forest.collapsed.contains(group) {
            try expand(node: group)
          } else {
            try collapse(node: group)
          }
        }
      }
    } catch {
      throw error.selectionError
    }
    return change(from: old)
  }

  @MainActor
  fileprivate func hasOtherExpansion(than view: some ItemsView<ID>) -> Bool {
    !groupsWithOtherExpansion(than: view).isEmpty
  }
}
