// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UICollectionReusableView: RowsCell {}

open class UICollectionViewCell: UICollectionReusableView {
  public required override init() { super.init() }
}

public struct UICellAccessory {
  public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }
  public enum AccessoryType: Hashable {
    case checkmark, disclosureIndicator, detail, outlineDisclosure, delete, customView(UIView)
  }
  public struct CheckmarkOptions: Sendable { public init() {} }
  public struct DisclosureIndicatorOptions: Sendable { public init() {} }
  public struct DetailOptions: Sendable { public init() {} }
  public struct OutlineDisclosureOptions: Sendable {
    public enum Style: Sendable { case automatic, header, cell }
    public init(style: Style = .automatic) {}
  }
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }
  public struct CustomViewConfiguration {
    let customView: UIView
    public init(customView: UIView, placement: Placement) { self.customView = customView }
  }

  public let accessoryType: AccessoryType
  public let displayedState: DisplayedState
  var handler: (() -> Void)?

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { Self(accessoryType: .checkmark, displayedState: displayed) }
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { Self(accessoryType: .disclosureIndicator, displayedState: displayed) }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    Self(accessoryType: .detail, displayedState: displayed, handler: actionHandler)
  }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    Self(accessoryType: .outlineDisclosure, displayedState: displayed, handler: actionHandler)
  }
  public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    Self(accessoryType: .delete, displayedState: displayed)
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    Self(accessoryType: .customView(configuration.customView), displayedState: .always)
  }
}

open class UICollectionViewListCell: UICollectionViewCell {
  public var accessories: [UICellAccessory] = [] {
    didSet {
      // From memory: a cell throws an exception if two accessories have the same type.
      let types = accessories.map(\.accessoryType)
      if Set(types).count < types.count { raise("Accessories must be unique: \(types)") }
    }
  }

  /// The accessories that can be seen while the view is edited, or isn't.
  public func visibleAccessories(isEditing: Bool) -> [UICellAccessory.AccessoryType] {
    let hidden: UICellAccessory.DisplayedState = isEditing ? .whenNotEditing : .whenEditing
    return accessories.filter { $0.displayedState != hidden }.map(\.accessoryType)
  }

  /// Taps the triangle, if there is one.
  public func tapOutlineDisclosure() {
    accessories.first { $0.accessoryType == .outlineDisclosure }?.handler?()
  }
}
