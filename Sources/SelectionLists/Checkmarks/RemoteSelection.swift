// SPDX-License-Identifier: MIT

/// A selection by identity, of only certain items or of all items except certain ones, which don't
/// have to be loaded.
///
///     var archived = RemoteSelection<String>.all  // also what isn't loaded yet
///     archived.toggle("m7")
///     archived == .allExcept(["m7"])              // true
///     archived.count(of: 1000)                    // 999
///
/// A `RemoteSelection` is small enough to send to a server as a query. A table provides its
/// selection as `IdentifiedTable.remoteSelection`.
public enum RemoteSelection<ID: Hashable>: Hashable {
  /// Only the given items are selected.
  case only(Set<ID>)
  /// All items are selected except these.
  case allExcept(Set<ID>)

  /// A selection of all items, including items that aren't loaded yet.
  public static var all: RemoteSelection { .allExcept([]) }

  /// Returns whether an item is selected.
  ///
  /// - Complexity: O(1).
  public func contains(_ item: ID) -> Bool { items.contains(item) != isExcept }

  /// Returns the number of selected items.
  ///
  /// In both cases, the listed items are assumed to exist. If all items except some are selected
  /// and the total is a lower bound, such as the number of loaded items, the result is also a lower
  /// bound.
  /// - Parameter total: The number of all items.
  /// - Returns: The number of selected items, which is never negative.
  /// - Complexity: O(1).
  public func count(of total: Int) -> Int {
    isExcept ? max(0, max(0, total) - items.count) : items.count
  }

  private init(_ items: Set<ID>, isExcept: Bool) {
    self = isExcept ? .allExcept(items) : .only(items)
  }

  /// The listed items.
  private var items: Set<ID> {
    switch self {
    case .only(let items), .allExcept(let items): items
    }
  }

  /// Whether the listed items aren't selected, and all others are.
  private var isExcept: Bool { if case .allExcept = self { true } else { false } }
}

/// Methods that change the selection.
extension RemoteSelection {
  /// Selects an item.
  ///
  ///     archived.select("m7")
  ///     archived == .all                                     // true
  ///
  /// - Complexity: O(1).
  public mutating func select(_ item: ID) { set(item, isSelected: true) }

  /// Deselects an item.
  ///
  ///     archived.deselect("m8")
  ///     archived == .allExcept(["m7", "m8"])                 // true
  ///
  /// - Complexity: O(1).
  public mutating func deselect(_ item: ID) { set(item, isSelected: false) }

  /// Selects an item if it isn't selected, or otherwise deselects it.
  ///
  ///     archived.toggle("m7")
  ///     archived.contains("m7")                              // true
  ///
  /// - Complexity: O(1).
  public mutating func toggle(_ item: ID) { set(item, isSelected: !contains(item)) }

  /// Selects all items that weren't selected, and deselects all others.
  ///
  ///     archived.invert()
  ///     archived == .only(["m7"])                            // true
  ///
  /// - Complexity: O(1).
  public mutating func invert() { self = RemoteSelection(items, isExcept: !isExcept) }

  /// Removes the listed items that aren't among the given items.
  ///
  ///     archived.prune(keeping: ["m1", "m2"])
  ///     archived == .all                                     // true
  ///
  /// - Parameter items: All items that still exist.
  /// - Complexity: O(*k* + *c*) for *k* items and *c* listed items.
  public mutating func prune(keeping items: some Sequence<ID>) {
    self = RemoteSelection(self.items.intersection(items), isExcept: isExcept)
  }

  private mutating func set(_ item: ID, isSelected: Bool) {
    let isExcept = isExcept
    var items = items
    // This way, the set has a single owner and is changed in place.
    self = .only(Set())
    if isSelected == isExcept { items.remove(item) } else { items.insert(item) }
    self = RemoteSelection(items, isExcept: isExcept)
  }
}

extension RemoteSelection: Sendable where ID: Sendable {}

extension RemoteSelection: CustomStringConvertible {
  /// The kind of selection, and the number of listed items.
  public var description: String {
    if !isExcept { return "\(items.count) items" }
    return items.isEmpty ? "all items" : "all items except \(items.count)"
  }
}

#if !hasFeature(Embedded)
  extension RemoteSelection: Codable where ID: Codable {
    /// Reads a selection written as `{"only": […]}` or `{"except": […]}`; throws if the object
    /// doesn't have exactly one of these keys, or the version of the format is newer.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.versionedContainer()
      let only = try container.decodeIfPresent(Set<ID>.self, forKey: "only")
      let except = try container.decodeIfPresent(Set<ID>.self, forKey: "except")
      guard (only == nil) != (except == nil) else {
        throw decoder.corrupt("exactly one of \"only\" and \"except\" is expected")
      }
      self.init(only ?? except ?? Set(), isExcept: only == nil)
    }

    /// Writes the selection as `{"only": […]}` or `{"except": […]}`, with the version of the
    /// format.
    public func encode(to encoder: any Encoder) throws {
      var container = try encoder.versionedContainer()
      try container.encode(items, forKey: isExcept ? "except" : "only")
    }
  }
#endif
