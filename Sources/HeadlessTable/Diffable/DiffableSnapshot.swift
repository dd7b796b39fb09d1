// SPDX-License-Identifier: MIT

/// The contents of a table, which consist of sections and items by identity; each identity occurs
/// at most once.
///
/// A call for which UIKit would raise an exception has no effect in the test double, and the
/// failure is reported when the snapshot is applied.
public struct DiffableSnapshot<SectionID: Hashable, ItemID: Hashable> {
  var sections: [(section: SectionID, rows: [ItemID])] = []
  /// The section of each item.
  private(set) var homes: [ItemID: SectionID] = [:]
  /// The items to reload when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemID] = []
  /// The sections to reload when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionID] = []
  /// The items to configure again when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemID] = []
  /// The first invalid call.
  private(set) var failure: TableViewFailure?

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items.
  public var numberOfItems: Int { homes.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, from top to bottom.
  public var sectionIdentifiers: [SectionID] { sections.map { $0.section } }
  /// The items, from top to bottom.
  public var itemIdentifiers: [ItemID] { sections.flatMap { $0.rows } }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionID) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, from top to bottom; the result is empty if the snapshot
  /// doesn't contain the section.
  public func itemIdentifiers(inSection identifier: SectionID) -> [ItemID] {
    indexOfSection(identifier).map { sections[$0].rows } ?? []
  }

  /// Returns the section that contains an item.
  public func sectionIdentifier(containingItem identifier: ItemID) -> SectionID? {
    homes[identifier]
  }

  /// Returns the index of an item among all items, or nil if the snapshot doesn't contain the item.
  public func indexOfItem(_ identifier: ItemID) -> Int? {
    guard let place = place(of: identifier) else { return nil }
    return sections[..<place.section].reduce(place.row) { $0 + $1.rows.count }
  }

  /// Returns the index of a section, or nil if the snapshot doesn't contain the section.
  public func indexOfSection(_ identifier: SectionID) -> Int? {
    sections.firstIndex { $0.section == identifier }
  }

  /// The place of an item.
  func place(of identifier: ItemID) -> (section: Int, row: Int)? {
    guard let section = homes[identifier].flatMap(indexOfSection),
      let row = sections[section].rows.firstIndex(of: identifier)
    else { return nil }
    return (section, row)
  }

  // MARK: - Changing

  /// Adds items at the end of a section or, if the section is nil, at the end of the last section.
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection section: SectionID? = nil
  ) {
    guard let section = section ?? sections.last?.section, let index = indexOfSection(section)
    else { return fail(.unknownIdentifier(section.map { "\($0)" } ?? "a section")) }
    insert(identifiers, at: sections[index].rows.count, in: index)
  }

  /// Adds items before another item.
  public mutating func insertItems(_ identifiers: [ItemID], beforeItem identifier: ItemID) {
    guard let place = known(identifier) else { return }
    insert(identifiers, at: place.row, in: place.section)
  }

  /// Adds items after another item.
  public mutating func insertItems(_ identifiers: [ItemID], afterItem identifier: ItemID) {
    guard let place = known(identifier) else { return }
    insert(identifiers, at: place.row + 1, in: place.section)
  }

  /// Removes items; items that aren't in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemID]) {
    let gone = Set(identifiers.filter { homes[$0] != nil })
    let touched = Set(gone.compactMap { homes[$0] })
    for index in sections.indices where touched.contains(sections[index].section) {
      sections[index].rows.removeAll(where: gone.contains)
    }
    for identifier in gone { homes[identifier] = nil }
    forget { gone.contains($0) }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = DiffableSnapshot() }

  /// Moves an item before another item.
  public mutating func moveItem(_ identifier: ItemID, beforeItem other: ItemID) {
    move(identifier, to: other, offset: 0)
  }

  /// Moves an item after another item.
  public mutating func moveItem(_ identifier: ItemID, afterItem other: ItemID) {
    move(identifier, to: other, offset: 1)
  }

  /// Marks items to be reloaded when the snapshot is applied, which deselects the items and gives
  /// them new cells.
  public mutating func reloadItems(_ identifiers: [ItemID]) {
    if areKnown(identifiers) { reloadedItemIdentifiers += identifiers }
  }

  /// Marks items to be configured again in their current cells when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemID]) {
    if areKnown(identifiers) { reconfiguredItemIdentifiers += identifiers }
  }

  /// Marks sections to be reloaded when the snapshot is applied, as ``reloadItems(_:)`` does for
  /// all items of the sections.
  public mutating func reloadSections(_ identifiers: [SectionID]) {
    for identifier in identifiers where indexOfSection(identifier) == nil {
      return fail(.unknownIdentifier("\(identifier)"))
    }
    reloadedSectionIdentifiers += identifiers
  }

  /// Called when the marked items have been reloaded.
  mutating func finishReloading() {
    reloadedItemIdentifiers = []
    reloadedSectionIdentifiers = []
    reconfiguredItemIdentifiers = []
  }

  // MARK: - Helpers

  /// Records the first failure.
  mutating func fail(_ failure: TableViewFailure) { self.failure = self.failure ?? failure }

  /// Removes items that no longer exist from the items to be reloaded.
  mutating func forget(_ isGone: (ItemID) -> Bool) {
    reloadedItemIdentifiers.removeAll(where: isGone)
    reconfiguredItemIdentifiers.removeAll(where: isGone)
  }

  /// Records the section of some items.
  mutating func setHome(of identifiers: [ItemID], to section: SectionID?) {
    for identifier in identifiers { homes[identifier] = section }
  }

  private mutating func known(_ identifier: ItemID) -> (section: Int, row: Int)? {
    let place = place(of: identifier)
    if place == nil { fail(.unknownIdentifier("\(identifier)")) }
    return place
  }

  private mutating func areKnown(_ identifiers: [ItemID]) -> Bool {
    guard let unknown = identifiers.first(where: { homes[$0] == nil }) else { return true }
    fail(.unknownIdentifier("\(unknown)"))
    return false
  }

  private mutating func insert(_ identifiers: [ItemID], at row: Int, in section: Int) {
    var seen: Set<ItemID> = []
    if let twice = identifiers.first(where: { homes[$0] != nil || !seen.insert($0).inserted }) {
      return fail(.duplicateIdentifier("\(twice)"))
    }
    sections[section].rows.insert(contentsOf: identifiers, at: row)
    setHome(of: identifiers, to: sections[section].section)
  }

  private mutating func move(_ identifier: ItemID, to other: ItemID, offset: Int) {
    guard let source = known(identifier), known(other) != nil, identifier != other else { return }
    sections[source.section].rows.remove(at: source.row)
    guard let place = place(of: other) else { return }
    sections[place.section].rows.insert(identifier, at: place.row + offset)
    setHome(of: [identifier], to: sections[place.section].section)
  }
}

extension DiffableSnapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}
