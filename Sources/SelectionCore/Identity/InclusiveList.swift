// SPDX-License-Identifier: MIT

/// A checkmark list in which any number of items is checked, and a tap toggles.
///
///     var packing = InclusiveList(checked: ["tent"])
///     packing.tap("stove").checked            // ["stove"]
///     packing.accessory(for: "stove")         // .checkmark
///
/// It holds identities, not rows or cells: items that are not loaded stay checked until they are
/// unchecked or pruned, and two rows with one identity show the same.
public struct InclusiveList<ID: Hashable> {
  /// The checked items.
  public private(set) var checked: Set<ID>
  /// What checked and unchecked items show.
  public var style: AccessoryStyle

  /// Makes a list in which nothing is checked.
  public init(style: AccessoryStyle = AccessoryStyle()) {
    checked = []
    self.style = style
  }

  /// Makes a list in which some items are checked.
  public init(checked: some Sequence<ID>, style: AccessoryStyle = AccessoryStyle()) {
    self.checked = Set(checked)
    self.style = style
  }

  /// Whether an item is checked.
  ///
  /// - Complexity: O(1).
  public func isChecked(_ item: ID) -> Bool { checked.contains(item) }

  /// What an item shows now.
  ///
  /// - Complexity: O(1).
  public func accessory(for item: ID, isEditing: Bool = false) -> Accessory {
    style.accessory(isChecked: isChecked(item), isEditing: isEditing)
  }

  /// Toggles an item, as a tap does.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tap(_ item: ID) -> CheckmarkChange<ID> {
    isChecked(item) ? uncheck([item]) : check([item])
  }

  /// Checks items.
  ///
  /// - Complexity: O(*k*) for *k* items.
  @discardableResult
  public mutating func check(_ items: some Sequence<ID>) -> CheckmarkChange<ID> {
    CheckmarkChange(checked: Set(items.filter { checked.insert($0).inserted }))
  }

  /// Unchecks items.
  ///
  /// - Complexity: O(*k*) for *k* items.
  @discardableResult
  public mutating func uncheck(_ items: some Sequence<ID>) -> CheckmarkChange<ID> {
    CheckmarkChange(unchecked: Set(items.filter { checked.remove($0) != nil }))
  }

  /// Unchecks everything, also what is not loaded.
  ///
  /// - Complexity: O(*k*) for *k* checked items.
  @discardableResult
  public mutating func uncheckAll() -> CheckmarkChange<ID> {
    defer { checked = [] }
    return CheckmarkChange(unchecked: checked)
  }

  /// Forgets the checked items that are not among these.
  ///
  /// - Parameter items: all the items that there still are.
  /// - Returns: the items that were forgotten, as unchecked.
  /// - Complexity: O(*k* + *c*) for *k* items and *c* checked ones.
  @discardableResult
  public mutating func prune(keeping items: some Sequence<ID>) -> CheckmarkChange<ID> {
    let kept = checked.intersection(items)
    defer { checked = kept }
    return CheckmarkChange(unchecked: checked.subtracting(kept))
  }
}

extension InclusiveList: Equatable {}
extension InclusiveList: Hashable {}
extension InclusiveList: Sendable where ID: Sendable {}

extension InclusiveList: CustomStringConvertible {
  /// How many items are checked.
  public var description: String { "inclusive list, \(checked.count) checked" }
}
