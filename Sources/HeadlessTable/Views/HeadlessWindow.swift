// SPDX-License-Identifier: MIT

/// The window that contains the views on the screen.
///
/// When a view controller appears and its view has no window, the view controller adds a window.
@MainActor
public final class HeadlessWindow: HeadlessView {}

extension HeadlessView {
  /// The window that contains the view, or nil while the view isn't on the screen.
  ///
  /// As in UIKit, a view controller's view is added to the window after `viewWillAppear`.
  public var window: HeadlessWindow? { self as? HeadlessWindow ?? superview?.window }
}
