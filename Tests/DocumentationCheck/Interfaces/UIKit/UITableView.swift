// SPDX-License-Identifier: MIT

@_exported public import Foundation

// What the articles use of UIKit, declared as UIKit declares it, so that their code can be
// type-checked where UIKit is not. Nothing here does anything.

extension IndexPath {
  /// A row's place in its section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The row.
  public var row: Int { self[1] }
  /// The section.
  public var section: Int { self[0] }
}

/// As in UIKit.
@MainActor
open class UIResponder {
  /// As in UIKit.
  public init() {}
}

/// As in UIKit.
open class UIView: UIResponder {}

/// As in UIKit.
open class UILabel: UIView {
  /// As in UIKit.
  public var text: String?
}

/// As in UIKit.
open class UITableViewCell: UIView {
  /// As in UIKit.
  public enum AccessoryType: Int, Sendable {
    /// As in UIKit.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// As in UIKit.
  public var textLabel: UILabel?
  /// As in UIKit.
  public var accessoryType = AccessoryType.none
  /// As in UIKit.
  public var accessoryView: UIView?
}

/// As in UIKit.
open class UITableView: UIView {
  /// As in UIKit.
  public enum ScrollPosition: Int, Sendable {
    /// As in UIKit.
    case none, top, middle, bottom
  }

  /// As in UIKit.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  /// As in UIKit.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  /// As in UIKit.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}

  /// As in UIKit.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// As in UIKit.
  public func reconfigureRows(at indexPaths: [IndexPath]) {}

  /// As in UIKit.
  public enum RowAnimation: Int, Sendable {
    /// As in UIKit.
    case fade, right, left, top, bottom, none, middle, automatic
  }

  /// As in UIKit.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
}

/// As in UIKit.
open class UITableViewController: UIResponder {
  /// As in UIKit.
  public var tableView: UITableView = UITableView()

  /// As in UIKit.
  open func viewDidLoad() {}

  /// As in UIKit.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// As in UIKit.
  open func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 0 }

  /// As in UIKit.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  /// As in UIKit.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
