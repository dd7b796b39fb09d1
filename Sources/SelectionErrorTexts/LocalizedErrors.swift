// SPDX-License-Identifier: MIT
public import Foundation
public import SelectionCore

// SelectionCore doesn't import Foundation, so its errors can't conform to `LocalizedError` there.
// The modules with stores, models and drivers include this one.

/// Makes `localizedDescription` return the description, wherever this module is linked.
extension SelectionError: LocalizedError {
  /// The description.
  public var errorDescription: String? { description }
}

/// Makes `localizedDescription` return the description, wherever this module is linked.
extension UpdateError: LocalizedError {
  /// The description.
  public var errorDescription: String? { description }
}

/// Makes `localizedDescription` return the description, wherever this module is linked.
extension SnapshotError: LocalizedError {
  /// The description.
  public var errorDescription: String? { description }
}
