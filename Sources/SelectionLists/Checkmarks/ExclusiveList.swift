// SPDX-License-Identifier: MIT

/// A checkmark list in which at most one item is checked, and a tap moves the checkmark.
///
///     var difficulty = ExclusiveList(checked: "easy")
///     difficulty.tap("hard")     // +[hard] -[easy]
///     difficulty.tap("hard")     // no change
///
/// If the list is optional, a tap on the checked item unchecks the item.
public struct ExclusiveList<ID: Hashable>: Hashable {
  /// The checked item, or nil if no item is checked.
  ///
  /// The item doesn't have to be loaded.
  public var checked: ID? { items.first }
  /// Whether a tap on the checked item unchecks it.
  public var isOptional = false
  /// The accessories of checked and unchecked items.
  public var style = AccessoryStyle()

  /// The checked item, or no item; unlike an optional item, a set has the same layout for all
  /// items.
  private var items = Set<ID>()

  /// Makes a list.
  ///
  ///     var theme = ExclusiveList(checked: "dark", isOptional: true)
  ///     theme.tap("dark")
  ///     theme.checked                        // nil
  public init(
    checked: ID? = nil, isOptional: Bool = false, style: AccessoryStyle = AccessoryStyle()
  ) {
    if let checked { items.insert(checked) }
    self.isOptional = isOptional
    self.style = style
  }

  /// Returns whether an item is the checked item.
  ///
  ///     difficulty.isChecked("easy")         // true
  ///
  /// - Complexity: O(1).
  public func isChecked(_ item: ID) -> Bool { items.contains(item) }

  /// Returns the current accessory of an item.
  ///
  ///     difficulty.accessory(for: "easy")    // .checkmark
  ///     difficulty.accessory(for: "hard")    // .none
  ///
  /// - Complexity: O(1).
  public func accessory(for item: ID, isEditing: Bool = false) -> RowAccessory {
    style.accessory(isChecked: isChecked(item), isEditing: isEditing)
  }

  /// Moves the checkmark to an item, as a tap does; if the item is already checked, unchecks it if
  /// the list is optional, and otherwise has no effect.
  ///
  ///     difficulty.tap("hard").rowsToRedraw == ["easy", "hard"]     // true
  ///     difficulty.checked                                          // "hard"
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tap(_ item: ID) -> CheckmarkChange<ID> {
    isChecked(item) && isOptional ? uncheck() : check(item)
  }

  /// Moves the checkmark to an item.
  ///
  ///     difficulty.check("hard")             // +[hard] -[easy]
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func check(_ item: ID) -> CheckmarkChange<ID> {
    change(to: isChecked(item) ? items : Set([item]))
  }

  /// Removes the checkmark.
  ///
  ///     difficulty.uncheck()                 // -[easy]
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func uncheck() -> CheckmarkChange<ID> { change(to: Set()) }

  /// Unchecks the checked item if it isn't among the given items.
  ///
  ///     // The items that a new version still offers:
  ///     difficulty.prune(keeping: ["normal", "hard"])    // -[easy]
  ///
  /// - Parameter items: All items that still exist.
  /// - Returns: The change, in which the removed item is unchecked.
  /// - Complexity: O(*k*) for *k* items.
  @discardableResult
  public mutating func prune(keeping items: some Sequence<ID>) -> CheckmarkChange<ID> {
    change(to: self.items.intersection(items))
  }

  private mutating func change(to new: Set<ID>) -> CheckmarkChange<ID> {
    defer { items = new }
    return CheckmarkChange(from: items, to: new)
  }
}

extension ExclusiveList: Sendable where ID: Sendable {}

extension ExclusiveList: CustomStringConvertible {
  /// A text that contains the checked item, if any.
  public var description: String { "exclusive list, \(items.isEmpty ? "none" : "one") checked" }
}

// The checked item belongs to the user and is saved; whether the list is optional and its style
// belong to the app and aren't: a decoded list isn't optional, and has the default style.
//
//     let saved = try decoder.decode(ExclusiveList<String>.self, from: data)
//     let filter = ExclusiveList(checked: saved.checked, isOptional: true)
#if !hasFeature(Embedded)
  extension ExclusiveList: Encodable where ID: Encodable {
    /// Writes the checked item, and the version of the format.
    public func encode(to encoder: any Encoder) throws {
      var container = try encoder.versionedContainer()
      try container.encodeIfPresent(checked, forKey: "checked")
    }
  }

  extension ExclusiveList: Decodable where ID: Decodable {
    /// Reads a list, which isn't optional and has the default style; throws if the version of the
    /// format is newer.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.versionedContainer()
      self.init(checked: try container.decodeIfPresent(ID.self, forKey: "checked"))
    }
  }
#endif
