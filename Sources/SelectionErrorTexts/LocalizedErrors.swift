// SPDX-License-Identifier: MIT
public import Foundation
public import SelectionCore

// SelectionCore has no Foundation, and so cannot say this itself. What an app links beside it has
// this: stores, models and drivers.

/// Says in `localizedDescription` what the description says, wherever this module is linked.
extension SelectionError: LocalizedError {
  /// The description.
  public var errorDescription: String? { description }
}

/// Says in `localizedDescription` what the description says, wherever this module is linked.
extension UpdateError: LocalizedError {
  /// The description.
  public var errorDescription: String? { description }
}

/// Says in `localizedDescription` what the description says, wherever this module is linked.
extension SnapshotError: LocalizedError {
  /// The description.
  public var errorDescription: String? { description }
}
