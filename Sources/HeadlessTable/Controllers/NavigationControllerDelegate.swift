// SPDX-License-Identifier: MIT

/// A delegate that is called when a stack shows a different view controller.
@MainActor @preconcurrency
public protocol NavigationControllerDelegate: AnyObject {
  /// Called before the stack shows a view controller.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// Called after the stack has shown a view controller.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
}

extension NavigationControllerDelegate {
  /// Has no effect.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}

  /// Has no effect.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
}
