// SPDX-License-Identifier: MIT

/// What a row shows at its trailing edge.
@nonexhaustive
public enum Accessory: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// A chevron: the row leads to another screen.
  case disclosureIndicator
  /// An info button, which takes taps of its own.
  case detailButton
  /// An info button beside a chevron; the button takes taps of its own.
  case detailDisclosureButton
  /// A checkmark.
  case checkmark
  /// A control of the app's own, such as a switch, which keeps its own action.
  case control

  /// Whether a tap on it is told as `accessoryButtonTapped` and is no tap on the row.
  public var isDetailButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}

/// What the rows of a checkmark list show: an accessory for each state, and another while editing.
///
/// As in UIKit, nothing is shown while editing unless it is set.
public struct AccessoryStyle: Hashable, Sendable {
  /// What a checked row shows.
  public var checked: Accessory
  /// What a row shows that is not checked.
  public var unchecked: Accessory
  /// What a checked row shows while the table is being edited.
  public var checkedWhileEditing: Accessory
  /// What a row shows that is not checked, while the table is being edited.
  public var uncheckedWhileEditing: Accessory

  /// Makes a style; by default a checkmark outside of editing, and nothing else.
  public init(
    checked: Accessory = .checkmark, unchecked: Accessory = .none,
    checkedWhileEditing: Accessory = .none, uncheckedWhileEditing: Accessory = .none
  ) {
    self.checked = checked
    self.unchecked = unchecked
    self.checkedWhileEditing = checkedWhileEditing
    self.uncheckedWhileEditing = uncheckedWhileEditing
  }

  /// What a row shows.
  ///
  /// - Complexity: O(1).
  public func accessory(isChecked: Bool, isEditing: Bool = false) -> Accessory {
    switch (isChecked, isEditing) {
    case (true, false): checked
    case (false, false): unchecked
    case (true, true): checkedWhileEditing
    case (false, true): uncheckedWhileEditing
    }
  }
}

#if !hasFeature(Embedded)
  extension Accessory: Codable {}
  extension AccessoryStyle: Codable {}
#endif
