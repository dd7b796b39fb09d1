// SPDX-License-Identifier: MIT

/// The accessibility of a row: label, value, hint and traits.
///
/// The label never includes the row's state. Set all properties again on a reused cell, so that no
/// stale trait remains.
public struct RowAccessibility: Hashable, Sendable {
  /// The kind of a row and its state.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The row can be activated.
    public static let button = Traits(rawValue: 1)
    /// The row is selected, or checked if its section is a checkmark list.
    public static let selected = Traits(rawValue: 2)
    /// The user can't change the row.
    public static let notEnabled = Traits(rawValue: 4)
  }

  /// The name of the row, without its state.
  public var label: String
  /// The value; nil if the row has no value.
  public var value: String?
  /// A description of the effect of a tap on the row; nil if no description is needed.
  public var hint: String?
  /// The kind of the row and its state.
  public var traits: Traits

  /// Creates the accessibility of a row.
  public init(label: String, value: String? = nil, hint: String? = nil, traits: Traits = []) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
  }
}
