// SPDX-License-Identifier: MIT

package import SelectionOutline
package import SelectionViews
import SelectionCore

/// The expansion and collapse of items by the user.
extension ShownItems {
  /// Shows every change of a driver in a view.
  ///
  /// - Parameters:
  ///   - driver: The driver.
  ///   - view: Returns the view; nil if it no longer exists.
  package func follow(
    _ driver: SelectionDriver<OutlineSelection<ID>>, in view: @escaping () -> (any ItemsView<ID>)?
  ) {
    driver.showRows = { [unowned self, unowned driver] change in
      if let view = view() { show(driver.currentTable, after: change, in: view) }
    }
  }

  /// Call this before the view expands or collapses an item.
  package func viewWillExpandOrCollapse(_ driver: SelectionDriver<OutlineSelection<ID>>) {
    if !isShowing { driver.viewWillPerform() }
  }

  /// Call this when the view has expanded or collapsed an item; the table is changed accordingly,
  /// unless the view has only shown a change to the table.
  package func view(
    didExpand isExpanded: Bool, _ item: OutlineItem<ID>,
    _ driver: SelectionDriver<OutlineSelection<ID>>
  ) {
    if isShowing { return }
    driver.viewPerformed { outline throws(SelectionError) in
      do throws(OutlineError) {
        guard let node = outline.node(of: item) else { throw .unknownID("\(item.id)") }
        return isExpanded ? try outline.expand(node: node) : try outline.collapse(node: node)
      } catch {
        throw error.selectionError
      }
    }
  }
}
