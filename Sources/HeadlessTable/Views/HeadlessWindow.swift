// SPDX-License-Identifier: MIT

/// What views are inside of while they are on the screen.
///
/// A screen that appears brings one along, if its view is in none.
@MainActor
public final class HeadlessWindow: HeadlessView {}

extension HeadlessView {
  /// The window that the view is inside of; nil while it is not on the screen.
  ///
  /// As in UIKit a screen's view comes into it after `viewWillAppear`.
  public var window: HeadlessWindow? { self as? HeadlessWindow ?? superview?.window }
}
