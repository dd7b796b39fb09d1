// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UITableViewCell: UIView {
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public var accessoryType = AccessoryType.none
  public var editingAccessoryType = AccessoryType.none
}
