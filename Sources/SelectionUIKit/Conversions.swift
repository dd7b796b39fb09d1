// SPDX-License-Identifier: MIT

public import SelectionCore

#if canImport(UIKit) && !os(watchOS)
  extension IndexPath {
    /// Creates the index path of a row.
    ///
    /// - Complexity: O(1).
    public init(_ row: RowPath) { self.init(row: row.row, section: row.section) }
  }

  extension RowPath {
    /// Creates a path from an index path, which must contain a section and a row.
    ///
    /// - Complexity: O(1).
    public init(_ indexPath: IndexPath) {
      self.init(section: indexPath.section, row: indexPath.row)
    }
  }

  extension UIAccessibilityTraits {
    /// Creates UIKit's traits from a row's traits.
    ///
    /// - Complexity: O(1).
    public init(_ traits: RowAccessibility.Traits) {
      self = []
      if traits.contains(.button) { insert(.button) }
      if traits.contains(.selected) { insert(.selected) }
      if traits.contains(.notEnabled) { insert(.notEnabled) }
    }
  }
#else
  extension RowPath {
    /// Creates a path from the test double's index path, which has the same type.
    ///
    /// - Complexity: O(1).
    public init(_ indexPath: IndexPath) { self = indexPath }
  }

  extension UIAccessibilityTraits {
    /// Creates traits from the test double's traits, which have the same type.
    ///
    /// - Complexity: O(1).
    public init(_ traits: RowAccessibility.Traits) { self = traits }
  }
#endif

extension UITableViewCell.AccessoryType {
  /// Creates the accessory type, which is none for the app's own controls and for accessories that
  /// don't exist in UIKit.
  ///
  /// - Complexity: O(1).
  public init(_ accessory: RowAccessory) {
    switch accessory {
    case .none, .control: self = .none
    case .checkmark: self = .checkmark
    case .disclosureIndicator: self = .disclosureIndicator
    #if os(tvOS)
      // tvOS has no touches for these buttons.
      case .detailButton: self = .none
      case .detailDisclosureButton: self = .disclosureIndicator
    #else
      case .detailButton: self = .detailButton
      case .detailDisclosureButton: self = .detailDisclosureButton
    #endif
    }
  }
}

extension UITableViewCell {
  /// Sets the accessibility properties of a row: label, value, hint and traits.
  ///
  /// - Parameter accessibility: The row's accessibility properties, as returned by the table.
  /// - Complexity: O(1).
  public func show(_ accessibility: RowAccessibility) {
    accessibilityLabel = accessibility.label
    accessibilityValue = accessibility.value
    accessibilityHint = accessibility.hint
    accessibilityTraits = UIAccessibilityTraits(accessibility.traits)
  }
}

extension UIView {
  /// Sets the traits for a row's state, without changing other traits.
  func show(_ traits: RowAccessibility.Traits) {
    var shown = accessibilityTraits.subtracting([.selected, .notEnabled])
    shown.formUnion(UIAccessibilityTraits(traits.subtracting(.button)))
    accessibilityTraits = shown
  }
}
