// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol NSOutlineViewDataSource: NSObjectProtocol {}
@MainActor public protocol NSOutlineViewDelegate: NSObjectProtocol {}

public protocol OutlineViewNumberOfChildrenOfItem: NSOutlineViewDataSource {
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
}

public protocol OutlineViewChildOfItem: NSOutlineViewDataSource {
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
}

public protocol OutlineViewIsItemExpandable: NSOutlineViewDataSource {
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
}

public protocol OutlineViewPersistentObjectForItem: NSOutlineViewDataSource {
  func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any?
}

public protocol OutlineViewItemForPersistentObject: NSOutlineViewDataSource {
  func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any?
}

/// A method that a driver doesn't have, so that it is forwarded to the app's delegate.
public protocol OutlineViewPasteboardWriterForItem: NSOutlineViewDataSource {
  func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> Any?
}

public protocol OutlineViewViewForItem: NSOutlineViewDelegate {
  func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView?
}

public protocol OutlineViewShouldSelectItem: NSOutlineViewDelegate {
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
}

public protocol OutlineViewShouldExpandItem: NSOutlineViewDelegate {
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
}

public protocol OutlineViewShouldCollapseItem: NSOutlineViewDelegate {
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
}

public protocol OutlineViewSelectionIndexesForProposedSelection: NSOutlineViewDelegate {
  func outlineView(
    _ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposed: IndexSet
  ) -> IndexSet
}

public protocol OutlineViewSelectionDidChange: NSOutlineViewDelegate {
  func outlineViewSelectionDidChange(_ notification: Notification)
}

public protocol OutlineViewItemWillExpand: NSOutlineViewDelegate {
  func outlineViewItemWillExpand(_ notification: Notification)
}

public protocol OutlineViewItemDidExpand: NSOutlineViewDelegate {
  func outlineViewItemDidExpand(_ notification: Notification)
}

public protocol OutlineViewItemWillCollapse: NSOutlineViewDelegate {
  func outlineViewItemWillCollapse(_ notification: Notification)
}

public protocol OutlineViewItemDidCollapse: NSOutlineViewDelegate {
  func outlineViewItemDidCollapse(_ notification: Notification)
}

extension NSOutlineView {
  static let methodsOfOutlineDelegate = [
    Selector((any OutlineViewViewForItem).self), Selector((any OutlineViewShouldSelectItem).self),
    Selector((any OutlineViewShouldExpandItem).self),
    Selector((any OutlineViewShouldCollapseItem).self),
    Selector((any OutlineViewSelectionIndexesForProposedSelection).self),
    Selector((any OutlineViewSelectionDidChange).self),
    Selector((any OutlineViewItemWillExpand).self), Selector((any OutlineViewItemDidExpand).self),
    Selector((any OutlineViewItemWillCollapse).self),
    Selector((any OutlineViewItemDidCollapse).self),
  ]

  static let methodsOfOutlineSource = [
    Selector((any OutlineViewNumberOfChildrenOfItem).self),
    Selector((any OutlineViewChildOfItem).self), Selector((any OutlineViewIsItemExpandable).self),
    Selector((any OutlineViewPersistentObjectForItem).self),
    Selector((any OutlineViewItemForPersistentObject).self),
    Selector((any OutlineViewPasteboardWriterForItem).self),
  ]
}
