// SPDX-License-Identifier: MIT

/// A selection by identity over items that needn't be loaded: only these, or all except these.
///
///     var archived = RemoteSelection<String>.all           // also what isn't loaded yet
///     archived.toggle("m7")
///     archived == .allExcept(["m7"])                       // true
///     archived.count(of: 1000)                             // 999
///
/// It is small enough to send to a server as a query. A table says its own as
/// `IdentifiedTable.remoteSelection`.
public enum RemoteSelection<ID: Hashable> {
  /// The given items are selected, and no others.
  case only(Set<ID>)
  /// All items are selected except these.
  case allExcept(Set<ID>)

  /// A selection of everything, including items that aren't loaded yet.
  public static var all: RemoteSelection { .allExcept([]) }

  /// Whether an item is selected.
  ///
  /// - Complexity: O(1).
  public func contains(_ item: ID) -> Bool {
    switch self {
    case .only(let items): items.contains(item)
    case .allExcept(let items): !items.contains(item)
    }
  }

  /// The number of selected items.
  ///
  /// Named items, in either case, are assumed to exist. If all but some are selected and the total
  /// is a lower bound, such as the number of loaded items, the result is a lower bound, too.
  /// - Parameter total: The number of all items.
  /// - Returns: The number of selected items; never below zero.
  /// - Complexity: O(1).
  public func count(of total: Int) -> Int {
    switch self {
    case .only(let items): items.count
    case .allExcept(let items): max(0, max(0, total) - items.count)
    }
  }
}

/// The selection, changed.
extension RemoteSelection {
  /// The items that are named, as selected or as not selected.
  private var named: Set<ID> {
    switch self {
    case .only(let items), .allExcept(let items): items
    }
  }

  /// Selects or deselects items, by the sets that name them.
  private mutating func update(_ change: (inout Set<ID>, _ areNamedIfSelected: Bool) -> Void) {
    var items = named
    if case .only = self {
      self = .only([])
      change(&items, true)
      self = .only(items)
    } else {
      self = .only([])
      change(&items, false)
      self = .allExcept(items)
    }
  }

  /// Selects an item, or deselects it.
  ///
  ///     archived.set("m8", isSelected: false)
  ///     archived.contains("m8")                              // false
  ///
  /// - Complexity: O(1).
  public mutating func set(_ item: ID, isSelected: Bool) {
    update { items, areNamedIfSelected in
      if isSelected == areNamedIfSelected { items.insert(item) } else { items.remove(item) }
    }
  }

  /// Selects an item if it isn't selected, else deselects it.
  ///
  ///     archived.toggle("m7")
  ///     archived.contains("m7")                              // true
  ///
  /// - Complexity: O(1).
  public mutating func toggle(_ item: ID) {
    set(item, isSelected: !contains(item))
  }

  /// Selects exactly the items that weren't selected.
  ///
  ///     archived.invert()
  ///     archived == .only(["m7"])                            // true
  ///
  /// - Complexity: O(1).
  public mutating func invert() {
    switch self {
    case .only(let items): self = .allExcept(items)
    case .allExcept(let items): self = .only(items)
    }
  }

  /// Forgets the named items that aren't among the given items.
  ///
  ///     archived.prune(keeping: ["m1", "m2"])
  ///     archived == .all                                     // true
  ///
  /// - Parameter items: All items that still exist.
  /// - Complexity: O(*k* + *c*) for *k* items and *c* named ones.
  public mutating func prune(keeping items: some Sequence<ID>) {
    update { named, _ in named.formIntersection(items) }
  }
}

extension RemoteSelection: Equatable {}
extension RemoteSelection: Hashable {}
extension RemoteSelection: Sendable where ID: Sendable {}

extension RemoteSelection: CustomStringConvertible {
  /// Which kind of selection it is, and the number of named items.
  public var description: String {
    switch self {
    case .only(let items): "\(items.count) items"
    case .allExcept([]): "all items"
    case .allExcept(let items): "all items except \(items.count)"
    }
  }
}

#if !hasFeature(Embedded)
  extension RemoteSelection: Codable where ID: Codable {
    /// Reads a selection written as `{"only": […]}` or `{"except": […]}`; throws unless there is
    /// exactly one of these keys, and for a newer version.
    public init(from decoder: any Decoder) throws {
      try decoder.requireVersion()
      let container = try decoder.container(keyedBy: FormVersion.Key.self)
      let only = try container.decodeIfPresent(Set<ID>.self, forKey: "only")
      let except = try container.decodeIfPresent(Set<ID>.self, forKey: "except")
      switch (only, except) {
      case (let items?, nil): self = .only(items)
      case (nil, let items?): self = .allExcept(items)
      case (nil, nil), (.some, .some):
        throw decoder.corrupt("exactly one of \"only\" and \"except\" is expected")
      }
    }

    /// Writes the selection as `{"only": […]}` or `{"except": […]}`, with the version of the form.
    public func encode(to encoder: any Encoder) throws {
      try encoder.writeVersion()
      var container = encoder.container(keyedBy: FormVersion.Key.self)
      switch self {
      case .only(let items): try container.encode(items, forKey: "only")
      case .allExcept(let items): try container.encode(items, forKey: "except")
      }
    }
  }
#endif
