// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UICollectionView: RowsView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  public weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      methods.find(in: delegate, among: Self.methodsOfDelegate)
    }
  }

  public var indexPathsForSelectedItems: [IndexPath]? { Array(selected) }
  public var indexPathsForVisibleItems: [IndexPath] { Array(shown.keys) }
  public func numberOfItems(inSection section: Int) -> Int { count(inSection: section) }
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cell(at: indexPath) as? UICollectionViewCell
  }
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    frame(of: indexPath).map { UICollectionViewLayoutAttributes(frame: $0) }
  }
  public func register(
    _ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String
  ) { makers[identifier] = { cellClass.init() } }
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = dequeueOrMake(identifier) as? UICollectionViewCell else {
      raise("no cell class for \(identifier)")
    }
    return cell
  }

  /// Selects an item; as documented, this has no effect if the view allows no selection, and
  /// replaces the selection if it doesn't allow several items.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { if allowsAny { select(indexPath) } }
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  public var isEditing: Bool {
    get { editing }
    set { edit(newValue) }
  }

  public func insertItems(at rows: [IndexPath]) { change { $0.insertedRows += rows } }
  public func deleteItems(at rows: [IndexPath]) { change { $0.deletedRows += rows } }
  public func moveItem(at source: IndexPath, to destination: IndexPath) {
    change { $0.movedRows.append((source, destination)) }
  }
  public func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }

  private static let methodsOfDelegate = [
    Selector((any CollectionViewShouldHighlightItemAtIndexPath).self),
    Selector((any CollectionViewShouldSelectItemAtIndexPath).self),
    Selector((any CollectionViewShouldDeselectItemAtIndexPath).self),
    Selector((any CollectionViewDidSelectItemAtIndexPath).self),
    Selector((any CollectionViewDidDeselectItemAtIndexPath).self),
    Selector((any CollectionViewWillDisplayCellForItemAtIndexPath).self),
    Selector((any CollectionViewDidEndDisplayingCellForItemAtIndexPath).self),
    Selector((any CollectionViewShouldBeginMultipleSelectionInteractionAtIndexPath).self),
    Selector((any CollectionViewDidBeginMultipleSelectionInteractionAtIndexPath).self),
    Selector((any CollectionViewDidEndMultipleSelectionInteraction).self),
    Selector((any CollectionViewCanEditItemAtIndexPath).self),
  ]

  // MARK: What it says to its data source and delegate

  override var hasDataSource: Bool { dataSource != nil }
  override var askedCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }
  override func askedCell(for row: IndexPath) -> RowsCell {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: row) else {
      raise("the data source returned no cell for \(row)")
    }
    return cell
  }
  override func move(_ source: IndexPath, to destination: IndexPath) {
    dataSource?.collectionView(self, moveItemAt: source, to: destination)
  }

  override func willDisplay(_ cell: RowsCell, _ row: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    methods.receiver(of: (any CollectionViewWillDisplayCellForItemAtIndexPath).self)?
      .collectionView(self, willDisplay: cell, forItemAt: row)
  }
  override func didEndDisplaying(_ cell: RowsCell, _ row: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    methods.receiver(of: (any CollectionViewDidEndDisplayingCellForItemAtIndexPath).self)?
      .collectionView(self, didEndDisplaying: cell, forItemAt: row)
  }
  override func shouldHighlight(_ row: IndexPath) -> Bool {
    methods.receiver(of: (any CollectionViewShouldHighlightItemAtIndexPath).self)?
      .collectionView(self, shouldHighlightItemAt: row) ?? true
  }
  override func willSelect(_ row: IndexPath) -> IndexPath? {
    let delegate = methods.receiver(of: (any CollectionViewShouldSelectItemAtIndexPath).self)
    return delegate?.collectionView(self, shouldSelectItemAt: row) == false ? nil : row
  }
  override func willDeselect(_ row: IndexPath) -> IndexPath? {
    let delegate = methods.receiver(of: (any CollectionViewShouldDeselectItemAtIndexPath).self)
    return delegate?.collectionView(self, shouldDeselectItemAt: row) == false ? nil : row
  }
  override func didSelect(_ row: IndexPath) {
    methods.receiver(of: (any CollectionViewDidSelectItemAtIndexPath).self)?.collectionView(
      self, didSelectItemAt: row)
  }
  override func didDeselect(_ row: IndexPath) {
    methods.receiver(of: (any CollectionViewDidDeselectItemAtIndexPath).self)?.collectionView(
      self, didDeselectItemAt: row)
  }
  override func shouldBeginPan(at row: IndexPath) -> Bool {
    methods.receiver(
      of: (any CollectionViewShouldBeginMultipleSelectionInteractionAtIndexPath).self)?
      .collectionView(self, shouldBeginMultipleSelectionInteractionAt: row)
      ?? allowsMultipleSelectionDuringEditing
  }
  override func didBeginPan(at row: IndexPath) {
    methods.receiver(of: (any CollectionViewDidBeginMultipleSelectionInteractionAtIndexPath).self)?
      .collectionView(self, didBeginMultipleSelectionInteractionAt: row)
  }
  override func didEndPan() {
    methods.receiver(of: (any CollectionViewDidEndMultipleSelectionInteraction).self)?
      .collectionViewDidEndMultipleSelectionInteraction(self)
  }
}

@MainActor public final class UICollectionViewLayoutAttributes: StandInObject {
  public let frame: CGRect
  init(frame: CGRect) { self.frame = frame }
}

open class UICollectionViewController: UIViewController, UICollectionViewDelegate {
  public var collectionView: UICollectionView! = UICollectionView()
  /// Also begins or ends editing in the view, as since iOS 14.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }
}
