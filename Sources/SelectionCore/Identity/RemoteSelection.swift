// SPDX-License-Identifier: MIT

/// A selection by identity over items that need not be loaded: these, or all except these.
///
///     var selection = RemoteSelection<Int>.all
///     selection.toggle(42)                               // all except 42
///     selection.contains(7)                              // true, loaded or not
///     selection.count(of: .exactly(1000))                // .exactly(999)
///
/// It is small enough to send to a server as a query, and a page that arrives takes its state from
/// it.
public struct RemoteSelection<ID: Hashable> {
  /// The items that are named: those that are selected, or those that are not.
  public private(set) var items: Set<ID>
  /// Whether all items are selected but those that are named.
  public private(set) var isAllExcept: Bool

  /// These items are selected, and no others.
  public static func only(_ items: Set<ID>) -> RemoteSelection {
    RemoteSelection(items: items, isAllExcept: false)
  }

  /// All items are selected but these.
  public static func allExcept(_ items: Set<ID>) -> RemoteSelection {
    RemoteSelection(items: items, isAllExcept: true)
  }

  /// Nothing is selected.
  public static var none: RemoteSelection { .only([]) }

  /// Everything is selected, also what is not loaded yet.
  public static var all: RemoteSelection { .allExcept([]) }

  /// Whether an item is selected.
  ///
  /// - Complexity: O(1).
  public func contains(_ item: ID) -> Bool { items.contains(item) != isAllExcept }

  /// Selects an item.
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether it was not selected before.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func select(_ item: ID) -> Bool {
    let isNew = !contains(item)
    if isNew { toggle(item) }
    return isNew
  }

  /// Deselects an item.
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether it was selected before.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func deselect(_ item: ID) -> Bool {
    let isSelected = contains(item)
    if isSelected { toggle(item) }
    return isSelected
  }

  /// Selects an item that is not selected, or deselects one that is.
  ///
  /// - Complexity: O(1).
  public mutating func toggle(_ item: ID) {
    if items.remove(item) == nil { items.insert(item) }
  }

  /// Selects what is not selected, and deselects what is.
  ///
  /// - Complexity: O(1).
  public mutating func invert() { isAllExcept.toggle() }
}

extension RemoteSelection {
  /// How many items there are, as far as is known.
  public enum Total: Hashable, Sendable {
    /// So many.
    case exactly(Int)
    /// So many at least, as of pages that are loaded while others are not.
    case atLeast(Int)
  }

  /// How many items are selected, as far as is known.
  ///
  /// Items that are named, in either case, are taken to exist.
  /// - Parameter total: how many items there are.
  /// - Returns: how many are selected; never below zero.
  /// - Complexity: O(1).
  public func count(of total: Total) -> Total {
    switch total {
    case _ where !isAllExcept: .exactly(items.count)
    case .exactly(let total): .exactly(max(0, max(0, total) - items.count))
    case .atLeast(let total): .atLeast(max(0, max(0, total) - items.count))
    }
  }

  /// The rows that are selected among items that are loaded.
  ///
  /// - Parameter items: the items of a page, in the order of their rows.
  /// - Returns: the numbers of the selected rows, from zero.
  /// - Complexity: O(*k*) for *k* items.
  package func rows(among items: some Sequence<ID>) -> RowSet {
    RowSet(items.enumerated().lazy.filter { contains($0.element) }.map { $0.offset })
  }

  /// Takes over what the user did to a page that is loaded.
  ///
  /// - Parameters:
  ///   - rows: the numbers of the rows of the page that are selected now, from zero.
  ///   - items: the items of the page, in the order of their rows.
  /// - Complexity: O(*k*) for *k* items.
  package mutating func setRows(_ rows: RowSet, among items: some Sequence<ID>) {
    for (row, item) in items.enumerated() where rows.contains(row) != contains(item) {
      toggle(item)
    }
  }
}

extension IdentifiedTable {
  /// What is selected of all there is, loaded or not.
  ///
  /// Hidden identities are among the items that are named, as those that are shown.
  /// - Complexity: O(*k*) for *k* identities that are named.
  public var remoteSelection: RemoteSelection<ID> {
    let selected = selection.selectedMarks.rows
    guard selectsUnloaded else { return .only(Set(selected.lazy.compactMap(names.id))) }
    let free = names.rows.subtracting(selected).subtracting(selection.listRowsInForce)
    return .allExcept(Set(free.lazy.compactMap(names.id)))
  }

  /// Whether all is selected that is not loaded: identities that come are selected then.
  ///
  /// What replaces the selection ends it, as it deselects hidden identities: a click, deselect-all.
  /// - Complexity: O(log *n*).
  package var selectsUnloaded: Bool {
    unloaded.map(selection.selectedMarks.rows.contains) ?? false
  }

  /// Selects exactly what is selected of all there is, loaded or not, by the program.
  ///
  ///     try pages.setSelected(.all)                          // also what is not loaded yet
  ///     try pages.toggle("m7")
  ///     pages.remoteSelection                                // all except m7
  ///     try pages.update(to: [loaded + next], vanished: .hidden)    // m8, m9, … come selected
  ///
  /// Where all but some items are selected, disabled rows, rows of lists and rows of sections in
  /// mode single are left out, as by select-all.
  /// - Parameter remote: What is selected.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.severalRowsInSingleMode`, `.rowOfList`, `.tooManyRows`.
  /// - Complexity: O(*k* log *n*) for *k* items that are named.
  @discardableResult
  public mutating func setSelected(
    _ remote: RemoteSelection<ID>
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    guard remote.isAllExcept else { return try setSelected(remote.items) }
    var (next, added) = (names, [Int?]())
    let named = try numbers(of: remote.items, in: &next, adding: &added)
    let number = try unloadedNumber(adding: &added)
    var rows = selection.rowsForAll.union(selection.hiddenRows).subtracting(RowSet(named))
    rows.insert(number)
    var spans = RowSpans()
    spans.add(rows, in: selection.shape)
    let change = try selection.apply(.setSelected(spans), addingHidden: added)
    names = next
    unloaded = number
    return finish(change)
  }

  /// The number of the hidden row that stands for all that is not loaded, which is added where
  /// there is none.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  func unloadedNumber(adding sections: inout [Int?]) throws(SelectionError) -> Int {
    if let unloaded { return unloaded }
    guard sections.count < .max - selection.rows.count else { throw .tooManyRows }
    sections.append(nil)
    return selection.rows.count + sections.count - 1
  }
}

extension RemoteSelection: Equatable {}
extension RemoteSelection: Hashable {}
extension RemoteSelection: Sendable where ID: Sendable {}

extension RemoteSelection: CustomStringConvertible {
  /// How it is selected, and how many items are named.
  public var description: String {
    guard isAllExcept else { return "\(items.count) items" }
    return items.isEmpty ? "all items" : "all items except \(items.count)"
  }
}

#if !hasFeature(Embedded)
  extension RemoteSelection: Codable where ID: Codable {
    private enum CodingKeys: String, CodingKey { case only, except }

    /// Reads a selection written as `{"only": […]}` or `{"except": […]}`; both, or neither, is
    /// corrupt data.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let only = try container.decodeIfPresent(Set<ID>.self, forKey: .only)
      let except = try container.decodeIfPresent(Set<ID>.self, forKey: .except)
      switch (only, except) {
      case (let items?, nil): self = .only(items)
      case (nil, let items?): self = .allExcept(items)
      case (nil, nil), (.some, .some):
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: container.codingPath,
            debugDescription: "exactly one of \"only\" and \"except\" is expected"))
      }
    }

    /// Writes the selection as `{"only": […]}` or `{"except": […]}`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(items, forKey: isAllExcept ? .except : .only)
    }
  }
#endif
