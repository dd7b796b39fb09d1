// SPDX-License-Identifier: MIT

/// A row's accessibility properties: its label, value, hint and traits.
///
/// The label never includes the row's state. Set all properties again on a reused cell, so that no
/// stale trait remains.
public struct RowAccessibility: Hashable, Sendable {
  /// The traits that describe a row's kind and state.
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
  /// The value, or nil if the row has no value.
  public var value: String?
  /// A description of what a tap on the row does, or nil if no description is needed.
  public var hint: String?
  /// The traits that describe the row's kind and state.
  public var traits: Traits

  /// Creates the accessibility properties of a row.
  public init(label: String, value: String? = nil, hint: String? = nil, traits: Traits = []) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
  }
}
