// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import SelectionCore
  import SelectionViews

  /// The object that represents an item in an outline view; outline views compare items by object.
  final class ItemObject<ID: Hashable> {
    let item: OutlineItem<ID>
    init(_ item: OutlineItem<ID>) { self.item = item }
  }

  /// The objects of all items that an outline view has asked for.
  @MainActor
  final class ItemObjects<ID: Hashable> {
    private var objects: [OutlineItem<ID>: ItemObject<ID>] = [:]
    /// How many objects there are when those of removed items are released next.
    private var limit = 64

    /// The object of an item; each call returns the same object.
    subscript(item: OutlineItem<ID>) -> ItemObject<ID> {
      if let known = objects[item] { return known }
      let object = ItemObject(item)
      objects[item] = object
      return object
    }

    /// Releases the objects of items that no longer exist, when there may be many of them.
    ///
    /// The view doesn't retain its items, so call this before a change, not in its course.
    func keep(_ isThere: (OutlineItem<ID>) -> Bool) {
      guard objects.count >= limit else { return }
      objects = objects.filter { isThere($0.key) }
      limit = max(64, 2 * objects.count)
    }
  }

  /// An outline view as a view of items, adapted for a driver.
  struct DrivenOutlineView<ID: Hashable>: ItemsView {
    let view: NSOutlineView
    let objects: ItemObjects<ID>

    var isOnScreen: Bool { view.window != nil }
    func isExpanded(_ item: OutlineItem<ID>) -> Bool { view.isItemExpanded(objects[item]) }
    func setExpanded(_ isExpanded: Bool, _ item: OutlineItem<ID>) {
      // A leaf may have become a group, and a view asks only once whether an item is a group.
      view.reloadItem(objects[item])
      if isExpanded { view.expandItem(objects[item]) } else { view.collapseItem(objects[item]) }
    }
    func reloadItems() { view.reloadData() }
    func performItems(_ body: () -> Void) {
      view.beginUpdates()
      body()
      view.endUpdates()
    }
    func removeItems(at places: [Int], of parent: OutlineItem<ID>?) {
      view.removeItems(
        at: IndexSet(places), inParent: parent.map { objects[$0] }, withAnimation: [.effectFade])
    }
    func insertItems(at places: [Int], of parent: OutlineItem<ID>?) {
      view.insertItems(
        at: IndexSet(places), inParent: parent.map { objects[$0] }, withAnimation: [.effectFade])
    }
  }
#endif
