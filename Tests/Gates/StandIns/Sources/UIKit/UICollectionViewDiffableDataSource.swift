// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public fileprivate(set) var sectionIdentifiers: [SectionIdentifierType] = []
  fileprivate var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  public init() {}
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }
  @MainActor
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
    if Set(sectionIdentifiers).count < sectionIdentifiers.count { raise("a section comes twice") }
  }
  @MainActor
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType
  ) {
    items[section, default: []] += identifiers
    let all = items.values.flatMap { $0 }
    if Set(all).count < all.count { raise("an item comes twice: \(all)") }
  }
  var counts: [Int] { sectionIdentifiers.map { itemIdentifiers(inSection: $0).count } }
  /// The items' identities, with their places.
  var places: [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (row, item) in itemIdentifiers(inSection: identifier).enumerated() {
        places[item] = IndexPath(row: row, section: section)
      }
    }
    return places
  }
}

public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  private var expanded: Set<ItemIdentifierType> = []
  public private(set) var items: [ItemIdentifierType] = []
  public init() {}

  @MainActor
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent, !self.items.contains(parent) { raise("there is no parent \(parent)") }
    self.items += items
    if Set(self.items).count < self.items.count { raise("an item comes twice: \(self.items)") }
    children[parent, default: []] += items
  }
  @MainActor
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where !contains(item) { raise("there is no item \(item)") }
    expanded.formUnion(items)
  }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  // From memory: an item without children can be expanded, too.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public var visibleItems: [ItemIdentifierType] { visible(below: nil) }
  private func visible(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    (children[parent] ?? []).flatMap { [$0] + (expanded.contains($0) ? visible(below: $0) : []) }
  }
}

@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: StandInObject, UICollectionViewDataSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  public func snapshot() -> Snapshot { current }
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    trees[section] ?? NSDiffableDataSourceSectionSnapshot()
  }
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = current.itemIdentifiers(
      inSection: current.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    trees[section] = snapshot
    var next = current
    if !next.sectionIdentifiers.contains(section) { next.appendSections([section]) }
    next.items[section] = snapshot.visibleItems
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
  }

  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view, animatingDifferences || !view.habits.snapshotsReload else {
      current = snapshot
      view?.reloadData()
      view?.layoutIfNeeded()
      completion?()
      return
    }
    let old = current
    view.performIdentities {
      current = snapshot
      let (before, after) = (old.places, snapshot.places)
      var mapping = BatchUpdate.Mapping()
      for (item, row) in before { mapping.rows[row] = after[item] }
      return (mapping, snapshot.counts)
    }
    completion?()
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.counts[section] }
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.sectionIdentifiers.count
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { raise("no cell for \(indexPath)") }
    return cell
  }
}

extension RowsView {
  /// Changes the items as a batch does, but by their identities.
  func performIdentities(
    _ change: () -> (mapping: BatchUpdate.Mapping, counts: [Int])
  ) {
    layoutIfNeeded()
    _ = knownCounts
    let (mapping, counts) = change()
    commit(mapping, counts)
  }
}
