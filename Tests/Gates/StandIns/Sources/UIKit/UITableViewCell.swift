// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public final class UILabel: UIView {
  public var text: String?
}

public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

public struct UICellConfigurationState: Hashable {
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

open class UITableViewCell: RowsCell {
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    super.init()
    self.reuseIdentifier = reuseIdentifier
  }
  open var configurationState: UICellConfigurationState { UICellConfigurationState() }
  public func setNeedsUpdateConfiguration() {}
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public var accessoryType = AccessoryType.none
  public var editingAccessoryType = AccessoryType.none
}
