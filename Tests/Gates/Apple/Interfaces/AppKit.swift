// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

// The part of AppKit that SelectionAppKit and the articles use, with AppKit's declarations, each
// with the versions that introduced it if these are newer than macOS 10.13. The bodies are empty.

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var item: Int { self[1] }
  public var section: Int { self[0] }
}

@MainActor @objc open class NSResponder: NSObject {
  @objc open func selectAll(_ sender: Any?) {}
}

@MainActor @objc open class NSApplication: NSResponder {
  @nonobjc public class var shared: NSApplication { NSApplication() }
  @nonobjc public var currentEvent: NSEvent? { nil }
}
@MainActor @objc open class NSWindow: NSResponder {}

@MainActor @objc open class NSEvent: NSObject {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }
  @nonobjc public var modifierFlags: ModifierFlags { [] }
  @nonobjc public class var modifierFlags: ModifierFlags { [] }
}

@MainActor @objc open class NSView: NSResponder {
  @nonobjc public var window: NSWindow? { nil }
  @nonobjc public var visibleRect: CGRect { CGRect() }
  @nonobjc public func layoutSubtreeIfNeeded() {}
}

@MainActor @objc open class NSControl: NSView {
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
    public static let mixed = StateValue(rawValue: -1)
  }
  @nonobjc public weak var target: AnyObject?
}

@MainActor @objc open class NSButton: NSControl {
  @nonobjc public convenience init(
    checkboxWithTitle title: String, target: Any?, action: Selector?
  ) { self.init() }
  @nonobjc public var state: NSControl.StateValue {
    get { .off }
    set {}
  }
  @nonobjc public var allowsMixedState = false
}

@MainActor @objc open class NSTextField: NSControl {
  @nonobjc public convenience init(labelWithString string: String) { self.init() }
}

@MainActor @objc open class NSTableColumn: NSObject {}

@MainActor @objc open class NSTableRowView: NSView {}

@MainActor @objc public protocol NSTableViewDataSource: NSObjectProtocol {
  @objc optional func numberOfRows(in tableView: NSTableView) -> Int
}

@MainActor @objc public protocol NSTableViewDelegate: NSObjectProtocol {
  @objc optional func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  @objc optional func tableView(
    _ tableView: NSTableView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
  @objc optional func tableViewSelectionDidChange(_ notification: Notification)
  @objc optional func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView?
  @objc(tableView:didAddRowView:forRow:) optional func tableView(
    _ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
}

@MainActor @objc open class NSTableView: NSControl {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let effectFade = AnimationOptions(rawValue: 1)
  }
  @nonobjc public var allowsMultipleSelection = false
  @nonobjc public var allowsEmptySelection = true
  @nonobjc public var doubleAction: Selector?
  @nonobjc public var clickedRow: Int { -1 }
  @nonobjc public func row(for view: NSView) -> Int { -1 }
  @nonobjc public var numberOfRows: Int { 0 }
  @nonobjc public var numberOfColumns: Int { 0 }
  @nonobjc public func addTableColumn(_ tableColumn: NSTableColumn) {}
  @nonobjc public var selectedRowIndexes: IndexSet { IndexSet() }
  @nonobjc public var numberOfSelectedRows: Int { 0 }
  @nonobjc public func selectRowIndexes(
    _ indexes: IndexSet, byExtendingSelection extend: Bool
  ) {}
  @nonobjc public func rows(in rect: CGRect) -> NSRange { NSRange() }
  @nonobjc public func enumerateAvailableRowViews(
    _ handler: @escaping (NSTableRowView, Int) -> Void
  ) {}
  @nonobjc public func reloadData() {}
  @nonobjc public func reloadData(
    forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet
  ) {}
  @nonobjc public func beginUpdates() {}
  @nonobjc public func endUpdates() {}
  @nonobjc public func insertRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) {}
  @nonobjc public func removeRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) {}
  @nonobjc public func moveRow(at oldIndex: Int, to newIndex: Int) {}
}

// An outline view has properties of these names, too, of other types; within one module of Swift
// a class can't have that.
@MainActor public protocol NSTableViewRoles: AnyObject {}
extension NSTableViewRoles {
  public var dataSource: (any NSTableViewDataSource)? {
    get { nil }
    set {}
  }
  public var delegate: (any NSTableViewDelegate)? {
    get { nil }
    set {}
  }
}
extension NSTableView: NSTableViewRoles {}

@MainActor @objc public protocol NSOutlineViewDataSource: NSObjectProtocol {
  @objc optional func outlineView(
    _ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?
  ) -> Int
  @objc optional func outlineView(
    _ outlineView: NSOutlineView, child index: Int, ofItem item: Any?
  ) -> Any
  @objc optional func outlineView(
    _ outlineView: NSOutlineView, isItemExpandable item: Any
  ) -> Bool
  @objc optional func outlineView(
    _ outlineView: NSOutlineView, persistentObjectForItem item: Any?
  ) -> Any?
  @objc optional func outlineView(
    _ outlineView: NSOutlineView, itemForPersistentObject object: Any
  ) -> Any?
}

@MainActor @objc public protocol NSOutlineViewDelegate: NSObjectProtocol {
  @objc optional func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView?
  @objc optional func outlineView(
    _ outlineView: NSOutlineView, shouldSelectItem item: Any
  ) -> Bool
  @objc optional func outlineView(
    _ outlineView: NSOutlineView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
  @objc optional func outlineViewSelectionDidChange(_ notification: Notification)
  @objc optional func outlineViewItemWillExpand(_ notification: Notification)
  @objc optional func outlineViewItemDidExpand(_ notification: Notification)
  @objc optional func outlineViewItemWillCollapse(_ notification: Notification)
  @objc optional func outlineViewItemDidCollapse(_ notification: Notification)
}

@MainActor @objc open class NSOutlineView: NSTableView {
  @nonobjc public weak var dataSource: (any NSOutlineViewDataSource)?
  @nonobjc public weak var delegate: (any NSOutlineViewDelegate)?
  @nonobjc public var autosaveExpandedItems = false
  @nonobjc public weak var outlineTableColumn: NSTableColumn?
  @nonobjc public func isItemExpanded(_ item: Any?) -> Bool { false }
  @nonobjc public func expandItem(_ item: Any?) {}
  @nonobjc public func collapseItem(_ item: Any?) {}
  @nonobjc public func reloadItem(_ item: Any?) {}
  @nonobjc public func insertItems(
    at indexes: IndexSet, inParent parent: Any?,
    withAnimation animationOptions: NSTableView.AnimationOptions = []
  ) {}
  @nonobjc public func removeItems(
    at indexes: IndexSet, inParent parent: Any?,
    withAnimation animationOptions: NSTableView.AnimationOptions = []
  ) {}
}

@MainActor @objc open class NSViewController: NSResponder, @preconcurrency NSCoding {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  @nonobjc open func viewDidLoad() {}
}

@MainActor @objc open class NSCollectionViewItem: NSViewController {
  @nonobjc open var isSelected = false
}
@MainActor @objc open class NSCollectionViewLayoutAttributes: NSObject {
  @nonobjc public var frame: CGRect { CGRect() }
}

@MainActor @objc public protocol NSCollectionViewDelegate: NSObjectProtocol {
  @objc(collectionView:shouldSelectItemsAtIndexPaths:) optional func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath>
  @objc(collectionView:shouldDeselectItemsAtIndexPaths:) optional func collectionView(
    _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath>
  @objc(collectionView:didSelectItemsAtIndexPaths:) optional func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
  @objc(collectionView:didDeselectItemsAtIndexPaths:) optional func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
  @objc(collectionView:willDisplayItem:forRepresentedObjectAtIndexPath:)
  optional func collectionView(
    _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath)
  @objc(collectionView:didEndDisplayingItem:forRepresentedObjectAtIndexPath:)
  optional func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath)
}

@MainActor @objc open class NSCollectionView: NSView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  @nonobjc public weak var delegate: (any NSCollectionViewDelegate)?
  @nonobjc public var isSelectable = false
  @nonobjc public var allowsMultipleSelection = false
  @nonobjc public var allowsEmptySelection = true
  @nonobjc public var selectionIndexPaths: Set<IndexPath> = []
  @nonobjc public var numberOfSections: Int { 0 }
  @nonobjc public func numberOfItems(inSection section: Int) -> Int { 0 }
  @nonobjc public func item(at indexPath: IndexPath) -> NSCollectionViewItem? { nil }
  @nonobjc public func indexPathsForVisibleItems() -> Set<IndexPath> { [] }
  @nonobjc public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  @nonobjc public func reloadData() {}
  @nonobjc public func selectItems(
    at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition
  ) {}
  @nonobjc public func deselectItems(at indexPaths: Set<IndexPath>) {}
  @nonobjc public func performBatchUpdates(
    _ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  @nonobjc public func insertItems(at indexPaths: Set<IndexPath>) {}
  @nonobjc public func deleteItems(at indexPaths: Set<IndexPath>) {}
  @nonobjc public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  @nonobjc public func insertSections(_ sections: IndexSet) {}
  @nonobjc public func deleteSections(_ sections: IndexSet) {}
  @nonobjc public func moveSection(_ section: Int, toSection newSection: Int) {}
}
