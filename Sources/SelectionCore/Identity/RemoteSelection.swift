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
public enum RemoteSelection<ID: Hashable> {
  /// These items are selected, and no others.
  case only(Set<ID>)
  /// All items are selected but these.
  case allExcept(Set<ID>)

  /// Nothing is selected.
  public static var none: RemoteSelection { .only([]) }

  /// Everything is selected, also what is not loaded yet.
  public static var all: RemoteSelection { .allExcept([]) }

  /// Whether an item is selected.
  ///
  /// O(1).
  public func contains(_ item: ID) -> Bool {
    switch self {
    case .only(let items): items.contains(item)
    case .allExcept(let items): !items.contains(item)
    }
  }

  /// Selects an item.
  ///
  /// O(1).
  ///
  /// - Parameter item: the item.
  /// - Returns: whether it was not selected before.
  @discardableResult
  public mutating func select(_ item: ID) -> Bool {
    let isNew = !contains(item)
    if isNew { toggle(item) }
    return isNew
  }

  /// Deselects an item.
  ///
  /// O(1).
  ///
  /// - Parameter item: the item.
  /// - Returns: whether it was selected before.
  @discardableResult
  public mutating func deselect(_ item: ID) -> Bool {
    let isSelected = contains(item)
    if isSelected { toggle(item) }
    return isSelected
  }

  /// Selects an item that is not selected, or deselects one that is.
  ///
  /// O(1).
  public mutating func toggle(_ item: ID) {
    switch self {
    case .only(var items):
      self = .only([])
      if items.remove(item) == nil { items.insert(item) }
      self = .only(items)
    case .allExcept(var items):
      self = .allExcept([])
      if items.remove(item) == nil { items.insert(item) }
      self = .allExcept(items)
    }
  }

  /// Selects what is not selected, and deselects what is.
  ///
  /// O(1).
  public mutating func invert() {
    switch self {
    case .only(let items): self = .allExcept(items)
    case .allExcept(let items): self = .only(items)
    }
  }
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
    switch (self, total) {
    case (.only(let items), _): .exactly(items.count)
    case (.allExcept(let items), .exactly(let total)):
      .exactly(max(0, max(0, total) - items.count))
    case (.allExcept(let items), .atLeast(let total)):
      .atLeast(max(0, max(0, total) - items.count))
    }
  }

  /// The rows that are selected among items that are loaded.
  ///
  /// - Parameter items: the items of a page, in the order of their rows.
  /// - Returns: the numbers of the selected rows, from zero.
  /// - Complexity: O(*k*) for *k* items.
  public func rows(among items: some Sequence<ID>) -> RowSet {
    RowSet(items.enumerated().lazy.filter { contains($0.element) }.map { $0.offset })
  }

  /// Takes over what the user did to a page that is loaded.
  ///
  /// - Parameters:
  ///   - rows: the numbers of the rows of the page that are selected now, from zero.
  ///   - items: the items of the page, in the order of their rows.
  /// - Complexity: O(*k*) for *k* items.
  public mutating func setRows(_ rows: RowSet, among items: some Sequence<ID>) {
    for (row, item) in items.enumerated() where rows.contains(row) != contains(item) {
      toggle(item)
    }
  }
}

extension RemoteSelection: Equatable {}
extension RemoteSelection: Hashable {}
extension RemoteSelection: Sendable where ID: Sendable {}

extension RemoteSelection: CustomStringConvertible {
  /// How it is selected, and how many items are named.
  public var description: String {
    switch self {
    case .only(let items): "\(items.count) items"
    case .allExcept(let items): items.isEmpty ? "all items" : "all items except \(items.count)"
    }
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
      switch self {
      case .only(let items): try container.encode(items, forKey: .only)
      case .allExcept(let items): try container.encode(items, forKey: .except)
      }
    }
  }
#endif
