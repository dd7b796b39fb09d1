// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A collection view, whose items are in one column, section by section.
@MainActor public final class NSCollectionView: NSView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public static let itemHeight = 20.0

  public weak var delegate: (any NSCollectionViewDelegate)? {
    didSet { methods.find(in: delegate, among: Self.methodsOfDelegate) }
  }
  public weak var dataSource: (any NSCollectionViewDataSource)? { didSet { reloadData() } }
  public var isSelectable = false
  public var allowsMultipleSelection = false
  public var allowsEmptySelection = true
  /// The delegate isn't told when the program sets it.
  public var selectionIndexPaths: Set<IndexPath> = [] {
    didSet { for (path, item) in items { item.isSelected = selectionIndexPaths.contains(path) } }
  }

  /// The numbers of items in the sections; nil if the data source has to be asked.
  var knownCounts: [Int]?
  var items: [IndexPath: NSCollectionViewItem] = [:]
  var batch: Batch?
  private var methods = KnownMethods()

  private static let methodsOfDelegate = [
    Selector((any CollectionViewShouldSelectItemsAtIndexPaths).self),
    Selector((any CollectionViewShouldDeselectItemsAtIndexPaths).self),
    Selector((any CollectionViewDidSelectItemsAtIndexPaths).self),
    Selector((any CollectionViewDidDeselectItemsAtIndexPaths).self),
    Selector((any CollectionViewWillDisplayItemForRepresentedObjectAtIndexPath).self),
    Selector((any CollectionViewDidEndDisplayingItemForRepresentedObjectAtIndexPath).self),
  ]

  // MARK: - Items

  var counts: [Int] {
    if let knownCounts { return knownCounts }
    let counts = askForCounts()
    knownCounts = counts
    return counts
  }

  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  public var numberOfSections: Int { counts.count }
  public func numberOfItems(inSection section: Int) -> Int { counts[section] }

  var paths: [IndexPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  public func reloadData() {
    if batch != nil { StandIn.complain("reloadData() in a batch of updates") }
    knownCounts = nil
    // From memory: a reload deselects all items, without telling the delegate.
    selectionIndexPaths = []
    hideItems { _ in true }
    needsLayout = true
  }

  /// Hides some of the items, and tells the delegate; from memory, a reload does so, too.
  func hideItems(_ isHidden: (IndexPath) -> Bool) {
    for (path, item) in items where isHidden(path) {
      items[path] = nil
      methods.receiver(
        of: (any CollectionViewDidEndDisplayingItemForRepresentedObjectAtIndexPath).self)?
        .collectionView(self, didEndDisplaying: item, forRepresentedObjectAt: path)
    }
  }

  /// Scrolls an item to the top of the view.
  public func scroll(to path: IndexPath) {
    let top = layoutAttributesForItem(at: path)?.frame.minY ?? 0
    let last = max(0, Double(paths.count) * Self.itemHeight - visibleRect.height)
    visibleRect.origin.y = min(top, last)
    needsLayout = true
    finishEvent()
  }

  public override func layout() {
    let visible = indexPathsForVisibleItems()
    hideItems { !visible.contains($0) }
    for path in visible.sorted() where items[path] == nil && !needsLayout {
      guard let item = dataSource?.collectionView(self, itemForRepresentedObjectAt: path)
      else { continue }
      items[path] = item
      item.isSelected = selectionIndexPaths.contains(path)
      methods.receiver(
        of: (any CollectionViewWillDisplayItemForRepresentedObjectAtIndexPath).self)?
        .collectionView(self, willDisplay: item, forRepresentedObjectAt: path)
    }
  }

  public func item(at indexPath: IndexPath) -> NSCollectionViewItem? { items[indexPath] }

  public func indexPathsForVisibleItems() -> Set<IndexPath> {
    Set(paths.filter { layoutAttributesForItem(at: $0)?.frame.intersects(visibleRect) == true })
  }

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section),
      (0..<counts[indexPath.section]).contains(indexPath.item)
    else { return nil }
    let number = counts[..<indexPath.section].reduce(0, +) + indexPath.item
    let attributes = NSCollectionViewLayoutAttributes()
    attributes.frame = CGRect(
      x: 0, y: Double(number) * Self.itemHeight, width: 100, height: Self.itemHeight)
    return attributes
  }

  // MARK: - The program's selections, about which the delegate isn't told

  public func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    if !indexPaths.isSubset(of: paths) { StandIn.complain("no items \(indexPaths)") }
    // As documented: without multiple selection, the items take the place of others.
    let kept = allowsMultipleSelection ? selectionIndexPaths : []
    selectionIndexPaths = kept.union(indexPaths)
    if !allowsMultipleSelection, selectionIndexPaths.count > 1 {
      StandIn.complain("several items in a view that allows one")
    }
  }

  public func deselectItems(at indexPaths: Set<IndexPath>) {
    selectionIndexPaths.subtract(indexPaths)
  }

  // MARK: - The user

  /// Clicks an item, or beside all items if it is nil; with ⌘, only that item changes.
  public func click(_ path: IndexPath?, _ modifiers: NSEvent.ModifierFlags = []) {
    defer { finishEvent() }
    guard isSelectable else { return }
    let isToggled = modifiers.contains(.command)
    var (gone, new): (Set<IndexPath>, Set<IndexPath>) = ([], [])
    if let path, isToggled, selectionIndexPaths.contains(path) {
      gone = [path]
    } else {
      new = path.map { selectionIndexPaths.contains($0) ? [] : [$0] } ?? []
      if !isToggled || !allowsMultipleSelection { gone = selectionIndexPaths.subtracting([path]) }
    }
    change(deselecting: gone, selecting: new)
  }

  /// Presses ⌘A.
  public override func selectAll(_ sender: Any?) {
    if isSelectable, allowsMultipleSelection {
      change(deselecting: [], selecting: Set(paths).subtracting(selectionIndexPaths))
    }
    finishEvent()
  }

  /// The command of the Edit menu.
  public func deselectAll(_ sender: Any?) {
    change(deselecting: selectionIndexPaths, selecting: [])
    finishEvent()
  }

  private func change(deselecting gone: Set<IndexPath>, selecting new: Set<IndexPath>) {
    var (gone, new) = (gone, new)
    if !new.isEmpty {
      new =
        methods.receiver(of: (any CollectionViewShouldSelectItemsAtIndexPaths).self)?
        .collectionView(self, shouldSelectItemsAt: new) ?? new
    }
    if !gone.isEmpty {
      gone =
        methods.receiver(of: (any CollectionViewShouldDeselectItemsAtIndexPaths).self)?
        .collectionView(self, shouldDeselectItemsAt: gone) ?? gone
    }
    if new.isEmpty, gone == selectionIndexPaths, !allowsEmptySelection { return }
    // From memory: both are done before the delegate is told of either.
    selectionIndexPaths = selectionIndexPaths.subtracting(gone).union(new)
    if !gone.isEmpty {
      methods.receiver(of: (any CollectionViewDidDeselectItemsAtIndexPaths).self)?
        .collectionView(self, didDeselectItemsAt: gone)
    }
    if !new.isEmpty {
      methods.receiver(of: (any CollectionViewDidSelectItemsAtIndexPaths).self)?
        .collectionView(self, didSelectItemsAt: new)
    }
  }
}

extension Set<IndexPath> {
  /// The set without a path, if there is one.
  fileprivate func subtracting(_ path: [IndexPath?]) -> Self { subtracting(path.compactMap { $0 }) }
}
