// SPDX-License-Identifier: MIT

/// The accessory at a row's trailing edge.
public enum RowAccessory: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// A chevron, which indicates that the row leads to another screen.
  case disclosureIndicator
  /// An info button, which handles its own taps.
  case detailButton
  /// An info button next to a chevron; the button handles its own taps.
  case detailDisclosureButton
  /// A checkmark.
  case checkmark
  /// One of the app's own controls, such as a switch, which handles its own taps.
  case control

  /// Whether a tap on the accessory emits `accessoryButtonTapped`, instead of being a tap on the
  /// row.
  public var isDetailButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}

/// The accessories of a checkmark list's rows, for each state, outside and during editing.
///
/// As in UIKit, rows have no accessory during editing unless the style sets one.
public struct AccessoryStyle: Hashable, Sendable {
  /// The accessory of a checked row.
  public var checked: RowAccessory
  /// The accessory of an unchecked row.
  public var unchecked: RowAccessory
  /// The accessory of a checked row while the table is being edited.
  public var checkedWhileEditing: RowAccessory
  /// The accessory of an unchecked row while the table is being edited.
  public var uncheckedWhileEditing: RowAccessory

  /// Creates a style in which, by default, checked rows have a checkmark except during editing, and
  /// no other row has an accessory.
  public init(
    checked: RowAccessory = .checkmark, unchecked: RowAccessory = .none,
    checkedWhileEditing: RowAccessory = .none, uncheckedWhileEditing: RowAccessory = .none
  ) {
    self.checked = checked
    self.unchecked = unchecked
    self.checkedWhileEditing = checkedWhileEditing
    self.uncheckedWhileEditing = uncheckedWhileEditing
  }

  /// Returns the accessory of a row in a state.
  ///
  /// - Complexity: O(1).
  public func accessory(isChecked: Bool, isEditing: Bool = false) -> RowAccessory {
    switch (isChecked, isEditing) {
    case (true, false): checked
    case (false, false): unchecked
    case (true, true): checkedWhileEditing
    case (false, true): uncheckedWhileEditing
    }
  }
}

#if !hasFeature(Embedded)
  // By the key of all forms: a type of keys of its own would be larger than all this.
  extension AccessoryStyle: Codable {
    /// Reads the accessories by the names of the properties.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FormVersion.Key.self)
      func accessory(_ key: FormVersion.Key) throws -> RowAccessory {
        try container.decode(RowAccessory.self, forKey: key)
      }
      self.init(
        checked: try accessory("checked"), unchecked: try accessory("unchecked"),
        checkedWhileEditing: try accessory("checkedWhileEditing"),
        uncheckedWhileEditing: try accessory("uncheckedWhileEditing"))
    }

    /// Writes the accessories by the names of the properties.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FormVersion.Key.self)
      try container.encode(checked, forKey: "checked")
      try container.encode(unchecked, forKey: "unchecked")
      try container.encode(checkedWhileEditing, forKey: "checkedWhileEditing")
      try container.encode(uncheckedWhileEditing, forKey: "uncheckedWhileEditing")
    }
  }
#endif
