// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An outline view, which asks for the children of an item when the item is expanded.
///
/// It compares items by object, and doesn't retain them.
@MainActor open class NSOutlineView: NSTableView {
  /// The expanded items that were saved, as user defaults would be.
  public static var savedItems: [String: [AnyHashable]] = [:]
  public var autosaveName: String?
  public var autosaveExpandedItems = false
  var hasRestored = false

  /// The roots; nil if the data source has to be asked.
  var roots: [OutlineEntry]?
  /// The items that are expanded, or were when they were last shown.
  var expandedItems: [ObjectIdentifier: WeakItem] = [:]
  private var shownEntries: [OutlineEntry]?

  public weak var delegate: (any NSOutlineViewDelegate)? {
    didSet { outlineDelegate.find(in: delegate, among: Self.methodsOfOutlineDelegate) }
  }
  public weak var dataSource: (any NSOutlineViewDataSource)? {
    didSet {
      outlineSource.find(in: dataSource, among: Self.methodsOfOutlineSource)
      reloadData()
      if habits.restoration == .asDataSourceIsSet { restoreExpandedItems() }
    }
  }
  var outlineDelegate = KnownMethods()
  var outlineSource = KnownMethods()

  // MARK: - Items

  /// Asks for all items again.
  ///
  /// From memory: those that are the same objects stay expanded.
  public override func reloadData() {
    super.reloadData()
    roots = nil
    shownEntries = nil
  }

  override func askForNumberOfRows() -> Int {
    if roots == nil {
      roots = load(nil)
      if habits.restoration == .asItemsAreLoaded { restoreExpandedItems() }
    }
    return entries.count
  }

  override func checkCounts() {
    check(nil, roots ?? [])
    for entry in entries { entry.children.map { check(entry, $0) } }
  }

  /// The entries of all rows.
  var entries: [OutlineEntry] {
    if let shownEntries { return shownEntries }
    let entries = (roots ?? []).flatMap(\.withShownDescendants)
    shownEntries = entries
    return entries
  }

  /// Call this when items have been expanded, collapsed, inserted or removed.
  func forgetEntries() { shownEntries = nil }

  func load(_ parent: OutlineEntry?) -> [OutlineEntry] {
    let count =
      outlineSource.receiver(of: (any OutlineViewNumberOfChildrenOfItem).self)?
      .outlineView(self, numberOfChildrenOfItem: parent?.object) ?? 0
    return (0..<count).map { child($0, of: parent) }
  }

  func child(_ index: Int, of parent: OutlineEntry?) -> OutlineEntry {
    let item = outlineSource.receiver(of: (any OutlineViewChildOfItem).self)?
      .outlineView(self, child: index, ofItem: parent?.object)
    let entry = OutlineEntry(item as AnyObject)
    if item is any NSOutlineViewDataSource { StandIn.complain("item \(index) is no item") }
    if expandedItems[entry.id]?.item != nil, isExpandable(entry) { entry.children = load(entry) }
    return entry
  }

  /// From memory: the view asks once whether an item is a group, until the item is reloaded.
  func isExpandable(_ entry: OutlineEntry) -> Bool {
    if let known = entry.isExpandable { return known }
    let isExpandable =
      outlineSource.receiver(of: (any OutlineViewIsItemExpandable).self)?
      .outlineView(self, isItemExpandable: entry.object) ?? false
    entry.isExpandable = isExpandable
    return isExpandable
  }

  /// The entry of an item that has been loaded, in collapsed groups too.
  func entry(of item: Any?) -> OutlineEntry? {
    guard let item else { return nil }
    _ = numberOfRows
    let id = ObjectIdentifier(item as AnyObject)
    return entries.first { $0.id == id }
  }

  public func item(atRow row: Int) -> Any? {
    (0..<numberOfRows).contains(row) ? entries[row].object : nil
  }

  public func row(forItem item: Any?) -> Int {
    guard let entry = entry(of: item) else { return -1 }
    return entries.firstIndex { $0 === entry } ?? -1
  }

  public func isItemExpanded(_ item: Any?) -> Bool { entry(of: item)?.children != nil }
  public func isExpandable(_ item: Any?) -> Bool { entry(of: item).map(isExpandable) ?? false }

  /// Whether the data source lets the user drag items.
  public var canDragItems: Bool {
    outlineSource.receiver(of: (any OutlineViewPasteboardWriterForItem).self) != nil
  }

  // MARK: - Rows

  override func makeView(row: Int) -> NSView? {
    outlineDelegate.receiver(of: (any OutlineViewViewForItem).self)?
      .outlineView(self, viewFor: NSTableColumn(), item: entries[row].object)
  }

  open override func layout() {
    super.layout()
    // The triangles of the rows that have views.
    for row in rowViews.keys { _ = isExpandable(entries[row]) }
  }

  /// Reloads the views of an item, and asks again whether it is a group.
  public func reloadItem(_ item: Any?) {
    refuseWhileProposing("reloadItem(_:)")
    guard let entry = entry(of: item), let row = entries.firstIndex(where: { $0 === entry })
    else { return }
    entry.isExpandable = nil
    rowViews[row]?.cells = nil
    needsLayout = true
    if habits.reloadsRowsAtOnce { finishEvent() }
  }

  // MARK: - The delegate's answers

  override func askWhetherSelectionShouldChange() -> Bool { true }

  override func askAboutProposal(_ proposed: IndexSet) -> IndexSet? {
    outlineDelegate.receiver(of: (any OutlineViewSelectionIndexesForProposedSelection).self)?
      .outlineView(self, selectionIndexesForProposedSelection: proposed)
  }

  override func askWhetherToSelect(row: Int) -> Bool {
    outlineDelegate.receiver(of: (any OutlineViewShouldSelectItem).self)?
      .outlineView(self, shouldSelectItem: entries[row].object) ?? true
  }

  override func postSelectionIsChanging() {}

  override func postSelectionDidChange() {
    outlineDelegate.receiver(of: (any OutlineViewSelectionDidChange).self)?
      .outlineViewSelectionDidChange(
        Notification(name: Notification.Name("NSOutlineViewSelectionDidChange"), object: self))
  }
}

/// An item that an outline view doesn't retain.
struct WeakItem {
  weak var item: AnyObject?
}

/// An item that an outline view has loaded.
final class OutlineEntry {
  let id: ObjectIdentifier
  private weak var item: AnyObject?
  /// Nil if the data source has to be asked.
  var isExpandable: Bool?
  /// Nil if the item is collapsed.
  var children: [OutlineEntry]?

  init(_ item: AnyObject) {
    self.item = item
    id = ObjectIdentifier(item)
  }

  @MainActor var object: AnyObject {
    guard let item else {
      StandIn.complain("an item of the view has been deallocated")
      return self
    }
    return item
  }

  var withShownDescendants: [OutlineEntry] {
    [self] + (children ?? []).flatMap(\.withShownDescendants)
  }
}
