// SPDX-License-Identifier: MIT

/// A table view that reports when its delegate is replaced, so that a driver can become its
/// delegate again before the next touch.
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
