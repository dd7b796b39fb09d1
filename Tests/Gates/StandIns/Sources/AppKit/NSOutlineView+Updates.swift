// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSOutlineView {
  // MARK: - Expansion

  /// Presses the triangle of a row, with ⌥ for all groups in it, too.
  public func pressTriangle(ofRow row: Int, _ modifiers: NSEvent.ModifierFlags = []) {
    guard let item = item(atRow: row), isExpandable(item) else { return }
    let isAll = modifiers.contains(.option)
    if isItemExpanded(item) {
      collapseItem(item, collapseChildren: isAll)
    } else {
      expandItem(item, expandChildren: isAll)
    }
    finishEvent()
  }

  /// Expands an item for the user or for the program; the delegate can refuse.
  public func expandItem(_ item: Any?, expandChildren: Bool = false) {
    refuseWhileProposing("expandItem(_:)")
    guard let entry = entry(of: item), isExpandable(entry) else { return }
    if entry.children == nil {
      let question = outlineDelegate.receiver(of: (any OutlineViewShouldExpandItem).self)
      // From memory: the program's calls are asked about, too.
      if question?.outlineView(self, shouldExpandItem: entry.object) == false { return }
      outlineDelegate.receiver(of: (any OutlineViewItemWillExpand).self)?
        .outlineViewItemWillExpand(notification("ItemWillExpand", entry))
      // The delegate may have reloaded the view.
      guard let entry = self.entry(of: item), entry.children == nil else { return }
      expandedItems[entry.id] = WeakItem(item: entry.object)
      entry.children = load(entry)
      renumberEntries()
      save(entry, isExpanded: true)
      if expandChildren, habits.nestsExpansion {
        forEachGroup(in: item) { expandItem($0, expandChildren: true) }
      }
      outlineDelegate.receiver(of: (any OutlineViewItemDidExpand).self)?
        .outlineViewItemDidExpand(notification("ItemDidExpand", entry))
    }
    if expandChildren { forEachGroup(in: item) { expandItem($0, expandChildren: true) } }
  }

  /// Collapses an item for the user or for the program; the delegate can refuse.
  ///
  /// Groups within it stay expanded, for when it is expanded again.
  public func collapseItem(_ item: Any?, collapseChildren: Bool = false) {
    refuseWhileProposing("collapseItem(_:)")
    guard let entry = entry(of: item), entry.children != nil else { return }
    if collapseChildren, !habits.nestsExpansion {
      forEachGroup(in: item) { collapseItem($0, collapseChildren: true) }
    }
    let question = outlineDelegate.receiver(of: (any OutlineViewShouldCollapseItem).self)
    if question?.outlineView(self, shouldCollapseItem: entry.object) == false { return }
    outlineDelegate.receiver(of: (any OutlineViewItemWillCollapse).self)?
      .outlineViewItemWillCollapse(notification("ItemWillCollapse", entry))
    if collapseChildren { forEachGroup(in: item) { collapseItem($0, collapseChildren: true) } }
    guard let entry = self.entry(of: item), entry.children != nil else { return }
    expandedItems[entry.id] = nil
    entry.children = nil
    let count = selection.count
    renumberEntries(isTold: !habits.tellsOfCollapseFirst)
    save(entry, isExpanded: false)
    outlineDelegate.receiver(of: (any OutlineViewItemDidCollapse).self)?
      .outlineViewItemDidCollapse(notification("ItemDidCollapse", entry))
    if updateDepth == 0, hasLostSelectedRows {
      hasLostSelectedRows = false
      postSelectionDidChange()
    }
    let isSelectionLost = selection.isEmpty && count > 0
    if habits.selectsCollapsedGroups, isSelectionLost,
      let row = entries.firstIndex(where: { $0 === entry })
    {
      setSelection([row])
    }
  }

  private func forEachGroup(in item: Any?, _ body: (AnyObject) -> Void) {
    for object in entry(of: item)?.children?.map(\.object) ?? [] { body(object) }
  }

  private func notification(_ name: String, _ entry: OutlineEntry) -> Notification {
    Notification(
      name: Notification.Name("NSOutlineView" + name), object: self,
      userInfo: ["NSObject": entry.object])
  }

  /// Gives the rows the numbers that the items have now; within a batch the delegate is told later.
  private func renumberEntries(isTold: Bool = true) {
    let old = Dictionary(
      uniqueKeysWithValues: entries.enumerated().map { (ObjectIdentifier($1), $0) })
    forgetEntries()
    updateDepth += 1
    renumber(entries.map { old[ObjectIdentifier($0)] })
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    if hasLostSelectedRows, isTold {
      hasLostSelectedRows = false
      postSelectionDidChange()
    }
    // From memory: rows that come into view get their views at once.
    finishEvent()
  }

  // MARK: - Batches

  public func insertItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation: AnimationOptions = []
  ) {
    change(childrenOf: parent) { children, entry in
      for index in indexes {
        guard index <= children.count else { return StandIn.complain("inserting child \(index)") }
        children.insert(child(index, of: entry), at: index)
      }
    }
  }

  public func removeItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation: AnimationOptions = []
  ) {
    change(childrenOf: parent) { children, _ in
      for index in indexes.reversed() {
        guard index < children.count else { return StandIn.complain("removing child \(index)") }
        for entry in children.remove(at: index).withShownDescendants
        where !habits.remembersRemovedItems {
          expandedItems[entry.id] = nil
        }
      }
    }
  }

  private func change(
    childrenOf parent: Any?, _ body: (inout [OutlineEntry], OutlineEntry?) -> Void
  ) {
    _ = numberOfRows
    _ = entries
    beginUpdates()
    if parent == nil {
      var children = roots ?? []
      body(&children, nil)
      roots = children
    } else if let entry = entry(of: parent), var children = entry.children {
      body(&children, entry)
      entry.children = children
    } else {
      StandIn.complain("the parent of inserted or removed items isn't expanded")
    }
    renumberEntries()
    endUpdates()
  }

  func check(_ parent: OutlineEntry?, _ children: [OutlineEntry]) {
    let count =
      outlineSource.receiver(of: (any OutlineViewNumberOfChildrenOfItem).self)?
      .outlineView(self, numberOfChildrenOfItem: parent?.object) ?? 0
    if count != children.count {
      StandIn.complain("after updates \(children.count) children, the data source has \(count)")
    }
  }

  // MARK: - Saved items

  private func save(_ entry: OutlineEntry, isExpanded: Bool) {
    guard autosaveExpandedItems, let autosaveName,
      let source = outlineSource.receiver(of: (any OutlineViewPersistentObjectForItem).self),
      let object = source.outlineView(self, persistentObjectForItem: entry.object) as? AnyHashable
    else { return }
    Self.savedItems[autosaveName, default: []].removeAll { $0 == object }
    if isExpanded { Self.savedItems[autosaveName, default: []].append(object) }
  }

  /// Expands the saved items, once, as for any other call of the program.
  func restoreExpandedItems() {
    guard autosaveExpandedItems, let autosaveName, !hasRestored, dataSource != nil,
      let source = outlineSource.receiver(of: (any OutlineViewItemForPersistentObject).self)
    else { return }
    hasRestored = true
    for object in Self.savedItems[autosaveName] ?? [] {
      if let item = source.outlineView(self, itemForPersistentObject: object.base) {
        expandItem(item)
      }
    }
  }
}
