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
    /// Creates the path of the row at an index path, which has a section and a row.
    ///
    /// - Complexity: O(1).
    public init(_ indexPath: IndexPath) {
      self.init(section: indexPath.section, row: indexPath.row)
    }
  }

  extension UIAccessibilityTraits {
    /// Creates the traits of a row.
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
    /// Creates the path of a row, as the double's index paths are.
    ///
    /// - Complexity: O(1).
    public init(_ indexPath: IndexPath) { self = indexPath }
  }

  extension UIAccessibilityTraits {
    /// Creates the traits of a row, as the double's are.
    ///
    /// - Complexity: O(1).
    public init(_ traits: RowAccessibility.Traits) { self = traits }
  }
#endif

extension UITableViewCell.AccessoryType {
  /// Creates the type for what a row shows; a control of the app's own needs none, and what UIKit
  /// does not have becomes none.
  ///
  /// - Complexity: O(1).
  public init(_ accessory: Accessory) {
    switch accessory {
    case .none, .control: self = .none
    case .checkmark: self = .checkmark
    case .disclosureIndicator: self = .disclosureIndicator
    #if os(tvOS)
      // There is nothing to touch them with.
      case .detailButton: self = .none
      case .detailDisclosureButton: self = .disclosureIndicator
    #else
      case .detailButton: self = .detailButton
      case .detailDisclosureButton: self = .detailDisclosureButton
    #endif
    @unknown default: self = .none
    }
  }
}

extension UITableViewCell {
  /// Says to an assistive technology what a row is: label, value, hint and traits.
  ///
  /// - Parameter accessibility: What the table says of the row.
  /// - Complexity: O(1).
  public func show(_ accessibility: RowAccessibility) {
    accessibilityLabel = accessibility.label
    accessibilityValue = accessibility.value
    accessibilityHint = accessibility.hint
    accessibilityTraits = UIAccessibilityTraits(accessibility.traits)
  }
}
