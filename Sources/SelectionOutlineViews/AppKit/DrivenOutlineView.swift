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

    /// The object of an item; each call returns the same object.
    subscript(item: OutlineItem<ID>) -> ItemObject<ID> {
      if let known = objects[item] { return known }
      let object = ItemObject(item)
      objects[item] = object
      return object
    }

    /// Removes the objects of items that no longer exist.
    func keep(_ isThere: (OutlineItem<ID>) -> Bool) { objects = objects.filter { isThere($0.key) } }
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
