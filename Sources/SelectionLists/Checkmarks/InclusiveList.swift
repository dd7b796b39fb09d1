// SPDX-License-Identifier: MIT

/// A checkmark list in which any number of items can be checked, and a tap toggles an item.
///
///     var packing = InclusiveList(checked: ["tent"])
///     packing.tap("stove").checked            // ["stove"]
///     packing.accessory(for: "stove")         // .checkmark
///
/// A list stores identities, not rows or cells. So items that aren't loaded stay checked until they
/// are unchecked or pruned, and two rows with the same identity look the same.
public struct InclusiveList<ID: Hashable> {
  /// The checked items.
  public private(set) var checked: Set<ID>
  /// The accessories of checked and unchecked items.
  public var style: AccessoryStyle
  /// The items that can be checked only alone, such as "none of these": checking such an item
  /// unchecks all other items, and checking any other item unchecks it.
  ///
  ///     packing.exclusiveItems = ["nothing"]
  ///     packing.tap("nothing")               // +[nothing] -[tent]
  ///     packing.tap("stove")                 // +[stove] -[nothing]
  public var exclusiveItems: Set<ID> = []
  /// The item that was tapped last, from which a range extends.
  public var anchor: ID? { anchorItems.first }

  /// The anchor, or no item; unlike an optional item, an array has the same layout for all items.
  private var anchorItems: [ID] = []
  /// The items that were checked before the run of extensions under way.
  private var base: Set<ID>?

  /// Creates a list in which the given items are checked.
  ///
  ///     var packing = InclusiveList(checked: ["tent", "map"])
  ///     packing.checked.count                // 2
  public init(checked: Set<ID> = [], style: AccessoryStyle = AccessoryStyle()) {
    self.checked = checked
    self.style = style
  }

  /// Returns whether an item is checked.
  ///
  ///     packing.isChecked("tent")            // true
  ///
  /// - Complexity: O(1).
  public func isChecked(_ item: ID) -> Bool { checked.contains(item) }

  /// Returns the current accessory of an item.
  ///
  ///     // Usually in didSelectRowAt, and the next item in the cell looks checked:
  ///     //   cell.accessoryType = .checkmark
  ///     // Here in cellForRowAt, for every item:
  ///     packing.accessory(for: "tent")   // .checkmark
  ///     packing.accessory(for: "stove")  // .none
  ///
  /// - Complexity: O(1).
  public func accessory(for item: ID, isEditing: Bool = false) -> RowAccessory {
    style.accessory(isChecked: isChecked(item), isEditing: isEditing)
  }

  /// Toggles an item, as a tap does.
  ///
  ///     packing.tap("stove")                 // +[stove]
  ///     packing.tap("stove")                 // -[stove]
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tap(_ item: ID) -> CheckmarkChange<ID> {
    defer { (anchorItems, base) = ([item], nil) }
    return isChecked(item) ? uncheck([item]) : check([item])
  }

  /// Checks items.
  ///
  ///     packing.check(["tent", "map"])       // +[map]
  ///
  /// - Complexity: O(*k*) for *k* items.
  @discardableResult
  public mutating func check(_ items: some Sequence<ID>) -> CheckmarkChange<ID> {
    base = nil
    let new = items.filter { checked.insert($0).inserted }
    guard let first = new.first, !exclusiveItems.isDisjoint(with: checked) else {
      return CheckmarkChange(checked: Set(new))
    }
    let kept = exclusiveItems.isSuperset(of: new) ? [first] : checked.subtracting(exclusiveItems)
    let gone = checked.subtracting(kept)
    checked = kept
    return CheckmarkChange(checked: kept.intersection(new), unchecked: gone.subtracting(new))
  }

  /// Unchecks items.
  ///
  ///     packing.uncheck(["tent", "map"])     // -[tent]
  ///
  /// - Complexity: O(*k*) for *k* items.
  @discardableResult
  public mutating func uncheck(_ items: some Sequence<ID>) -> CheckmarkChange<ID> {
    base = nil
    return CheckmarkChange(unchecked: Set(items.filter { checked.remove($0) != nil }))
  }

  /// Unchecks the checked items that aren't among the given items; a run of extensions goes on
  /// without them.
  ///
  ///     // The items that are left on the list:
  ///     packing.prune(keeping: ["stove", "map"])    // -[tent]
  ///
  /// - Parameter items: All items that still exist; an empty sequence unchecks all items.
  /// - Returns: The change, in which the removed items are unchecked.
  /// - Complexity: O(*k* + *c*) for *k* items and *c* checked items.
  @discardableResult
  public mutating func prune(keeping items: some Sequence<ID>) -> CheckmarkChange<ID> {
    let items = Set(items)
    defer { (checked, base) = (checked.intersection(items), base?.intersection(items)) }
    return CheckmarkChange(unchecked: checked.subtracting(items))
  }
}

/// Inputs and queries for many items at once, as in a table's list.
extension InclusiveList {
  /// Sets the items from the anchor to an item to the state that the anchor had before this run of
  /// extensions, and restores the old state of items that the run no longer covers.
  ///
  ///     packing.tap("stove")
  ///     packing.extend(to: "map", in: items)
  ///     packing.isChecked("lamp")                        // true
  ///
  /// A run is an unbroken sequence of extensions, which any other input but ``prune(keeping:)``
  /// ends. If the anchor isn't
  /// among the items, the method has the effect of a tap. A range doesn't check ``exclusiveItems``,
  /// unless it ends at such an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - items: The items as they are shown, in order.
  /// - Returns: The resulting change.
  /// - Complexity: O(*k* + *c*) for *k* items and *c* checked items.
  @discardableResult
  public mutating func extend(
    to item: ID, in items: some BidirectionalCollection<ID>
  ) -> CheckmarkChange<ID> {
    guard let anchor, let start = items.firstIndex(of: anchor), let end = items.firstIndex(of: item)
    else { return tap(item) }
    let old = checked
    let base = base ?? old
    let covered = Set(items[min(start, end)...max(start, end)])
    if !base.contains(anchor) {
      checked = base.subtracting(covered)
    } else if exclusiveItems.contains(item) {
      checked = [item]
    } else {
      checked = base.union(covered).subtracting(exclusiveItems)
    }
    self.base = base
    return CheckmarkChange(from: old, to: checked)
  }

  /// Unchecks items if all of them are checked, or otherwise checks them, as a tap on their header
  /// does; ``exclusiveItems`` are left out.
  ///
  ///     packing.toggleAll(items)             // +[lamp, map, stove]
  ///     packing.toggleAll(items)             // -[lamp, map, stove, tent]
  ///
  /// - Parameter items: The items.
  /// - Returns: The resulting change.
  /// - Complexity: O(*k*) for *k* items.
  @discardableResult
  public mutating func toggleAll(_ items: some Collection<ID>) -> CheckmarkChange<ID> {
    base = nil
    let items = items.filter { !exclusiveItems.contains($0) }
    return items.allSatisfy(isChecked) ? uncheck(items) : check(items)
  }

  /// Returns whether none, some or all of the given items are checked; ``exclusiveItems`` aren't
  /// counted.
  ///
  ///     packing.markedPart(of: items)        // .partial
  ///
  /// - Complexity: O(*k*) for *k* items.
  public func markedPart(of items: some Collection<ID>) -> MarkedPart {
    let items = items.filter { !exclusiveItems.contains($0) }
    return MarkedPart(marked: items.count(where: isChecked), of: items.count)
  }
}

extension InclusiveList: Equatable {
  /// Returns whether two lists have the same checked items, style and exclusive items.
  ///
  /// - Complexity: O(*c*) for *c* checked items.
  public static func == (first: InclusiveList, second: InclusiveList) -> Bool {
    first.checked == second.checked && first.style == second.style
      && first.exclusiveItems == second.exclusiveItems
  }
}

extension InclusiveList: Hashable {
  /// Hashes the checked items and the style.
  ///
  /// - Complexity: O(*c*) for *c* checked items.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(checked)
    hasher.combine(style)
  }
}

extension InclusiveList: Sendable where ID: Sendable {}

extension InclusiveList: CustomStringConvertible {
  /// A text that contains the number of checked items.
  public var description: String { "inclusive list, \(checked.count) checked" }
}

// The checked items belong to the user and are saved; the style belongs to the app and isn't.
#if !hasFeature(Embedded)
  extension InclusiveList: Encodable where ID: Encodable {
    /// Writes the checked items, and the version of the format.
    public func encode(to encoder: any Encoder) throws {
      var container = try encoder.versionedContainer()
      try container.encode(checked, forKey: "checked")
    }
  }

  extension InclusiveList: Decodable where ID: Decodable {
    /// Reads a list, which has the default style; throws if the version of the format is newer.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.versionedContainer()
      self.init(checked: try container.decodeIfPresent(Set<ID>.self, forKey: "checked") ?? [])
    }
  }
#endif
