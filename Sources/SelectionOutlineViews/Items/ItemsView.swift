// SPDX-License-Identifier: MIT

/// A view of items that opens and closes its groups, such as an `NSOutlineView`.
///
/// The view asks for an item's children when the item is expanded.
@MainActor
package protocol ItemsView<ID> {
  associatedtype ID: Hashable

  /// Whether the view is in a window; otherwise changes reload the view rather than animate it.
  var isOnScreen: Bool { get }
  /// Whether an item is expanded in the view.
  func isExpanded(_ item: OutlineItem<ID>) -> Bool
  /// Expands or collapses an item.
  func setExpanded(_ isExpanded: Bool, _ item: OutlineItem<ID>)
  /// Asks for all items again.
  func reloadItems()
  /// Removes and inserts items in one batch.
  func performItems(_ body: () -> Void)
  /// Removes some of an item's children, or some roots.
  func removeItems(at places: [Int], of parent: OutlineItem<ID>?)
  /// Inserts children of an item, or roots; the view then asks for the new items.
  func insertItems(at places: [Int], of parent: OutlineItem<ID>?)
}
