// SPDX-License-Identifier: MIT

/// The window that contains the views on the screen.
///
/// A view controller that appears adds a window, if its view has none.
@MainActor
public final class HeadlessWindow: HeadlessView {}

extension HeadlessView {
  /// The window that contains the view; nil while it isn't on the screen.
  ///
  /// As in UIKit, a view controller's view is added to it after `viewWillAppear`.
  public var window: HeadlessWindow? { self as? HeadlessWindow ?? superview?.window }
}
