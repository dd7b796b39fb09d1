// SPDX-License-Identifier: MIT

/// What an assistive technology is told about a row.
///
/// State is never put into the label. A cell that is reused gets all of it again, so that no
/// stale trait stays.
public struct RowAccessibility: Hashable, Sendable {
  /// What a row is and which state it is in.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The row can be activated.
    public static let button = Traits(rawValue: 1)
    /// The row is selected, or checked where its section is a checkmark list.
    public static let selected = Traits(rawValue: 2)
    /// The row cannot be changed by the user.
    public static let notEnabled = Traits(rawValue: 4)
  }

  /// The name of the row, without its state.
  public var label: String
  /// Its value, where it has one.
  public var value: String?
  /// What a tap on it does, where that needs saying.
  public var hint: String?
  /// What it is and which state it is in.
  public var traits: Traits

  /// Makes what is told about a row.
  public init(label: String, value: String? = nil, hint: String? = nil, traits: Traits = []) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
  }
}

extension TableSelection {
  /// What an assistive technology is told about a row, from the model.
  ///
  /// - Parameters:
  ///   - row: the row; one that is not there is not enabled.
  ///   - label: its name.
  ///   - value: its value, where it has one.
  ///   - hint: what a tap does, where that needs saying.
  /// - Returns: label, value, hint, and the traits: a button, `selected` where it is checked in a
  ///   list or selected elsewhere, `notEnabled` where it is disabled.
  /// - Complexity: O(log *n*).
  public func accessibility(
    for row: RowPath, label: String, value: String? = nil, hint: String? = nil
  ) -> RowAccessibility {
    var traits: RowAccessibility.Traits = .button
    let isMarked = list(inSection: row.section) != nil ? isChecked(row) : isSelected(row)
    if isMarked { traits.insert(.selected) }
    if !isEnabled(row) { traits.insert(.notEnabled) }
    return RowAccessibility(label: label, value: value, hint: hint, traits: traits)
  }
}
