// SPDX-License-Identifier: MIT

/// A table view that says when it gets another delegate, so that a driver is its delegate again
/// before the next touch.
final class WatchedTableView: UITableView {
  /// Called when the delegate has been set.
  var onDelegateChange: (() -> Void)?

  override var delegate: (any UITableViewDelegate)? {
    get { super.delegate }
    set {
      super.delegate = newValue
      onDelegateChange?()
    }
  }
}
