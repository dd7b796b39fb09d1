// SPDX-License-Identifier: MIT
public import Foundation
public import SelectionOutline

// SelectionOutline doesn't import Foundation, so its error can't conform to `LocalizedError` there.
// The product with outlines includes this module.

/// Makes `localizedDescription` return the description, wherever this module is linked.
extension OutlineError: LocalizedError {
  /// The description.
  public var errorDescription: String? { description }
}
