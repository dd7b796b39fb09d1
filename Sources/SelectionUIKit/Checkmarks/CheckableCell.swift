// SPDX-License-Identifier: MIT

/// A cell whose state includes whether its row is checked, for apps that draw the checkmark
/// themselves.
///
///     cell.configurationUpdateHandler = { cell, state in
///       cell.backgroundConfiguration?.backgroundColor =
///         state.isChecked ? .green : nil
///     }
///
/// The driver sets ``isChecked`` for the cells that it configures.
open class CheckableCell: UITableViewCell {
  /// Whether the row is checked.
  public var isChecked = false {
    didSet {
      guard isChecked != oldValue else { return }
      if #available(iOS 14, tvOS 14, *) { setNeedsUpdateConfiguration() }
    }
  }

  /// The cell's state, including whether its row is checked.
  @available(iOS 14, tvOS 14, *)
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isChecked = isChecked
    return state
  }
}

@available(iOS 14, tvOS 14, *)
extension UICellConfigurationState {
  /// Whether the cell's row is checked, if the cell is a ``CheckableCell``.
  public var isChecked: Bool {
    get { self[.isChecked] as? Bool ?? false }
    set { self[.isChecked] = newValue }
  }
}

@available(iOS 14, tvOS 14, *)
extension UIConfigurationStateCustomKey {
  /// The key under which a cell's state contains whether a ``CheckableCell`` is checked.
  public static let isChecked = UIConfigurationStateCustomKey("SelectionCore.isChecked")
}
