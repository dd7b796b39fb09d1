// SPDX-License-Identifier: MIT

/// A stack of screens, of which the top one is shown: pushed, popped, and swiped back from its
/// edge.
@MainActor @preconcurrency
public final class NavigationController {
  /// The screens, the shown one last.
  public private(set) var viewControllers: [ViewController]
  /// The swipe from the edge that is under way.
  private(set) var swipe: Swipe?

  /// A swipe from the edge, which may still be cancelled.
  final class Swipe {
    /// What waits until it is known whether the swipe is carried through.
    var onCompletion: [@MainActor () -> Void] = []
  }

  /// Makes a stack with one screen, and shows that.
  public init(rootViewController: ViewController) {
    viewControllers = [rootViewController]
    rootViewController.navigationController = self
    appear(rootViewController, animated: false)
  }

  /// The screen that is shown.
  public var topViewController: ViewController? { viewControllers.last }

  /// Shows another screen on top; a swipe that is under way is cancelled.
  public func pushViewController(_ viewController: ViewController, animated: Bool) {
    cancelInteractivePop()
    let old = topViewController
    viewControllers.append(viewController)
    viewController.navigationController = self
    exchange(old, for: viewController, animated: animated)
  }

  /// Goes back by a screen; the first one stays.
  ///
  /// - Parameter animated: whether it is animated.
  /// - Returns: the screen that was left, or nil if there was only one.
  @discardableResult
  public func popViewController(animated: Bool) -> ViewController? {
    cancelInteractivePop()
    guard viewControllers.count > 1, let old = viewControllers.popLast() else { return nil }
    exchange(old, for: topViewController, animated: animated)
    old.navigationController = nil
    return old
  }

  /// A finger begins to swipe the shown screen back from the edge.
  public func beginInteractivePop() {
    guard swipe == nil, viewControllers.count > 1 else { return }
    swipe = Swipe()
    viewControllers[viewControllers.count - 1].beginAppearanceTransition(false, animated: true)
    viewControllers[viewControllers.count - 2].beginAppearanceTransition(true, animated: true)
  }

  /// The swipe is carried through: the screen below is shown.
  public func finishInteractivePop() {
    guard let swipe, let old = viewControllers.popLast() else { return }
    self.swipe = nil
    for action in swipe.onCompletion { action() }
    old.endAppearanceTransition(false, animated: true)
    topViewController?.endAppearanceTransition(true, animated: true)
    old.navigationController = nil
  }

  /// The swipe is let go: the shown screen stays.
  public func cancelInteractivePop() {
    guard swipe != nil, viewControllers.count > 1 else { return }
    swipe = nil
    let below = viewControllers[viewControllers.count - 2]
    below.beginAppearanceTransition(false, animated: true)
    below.endAppearanceTransition(false, animated: true)
    if let top = topViewController { appear(top, animated: true) }
  }

  private func exchange(_ old: ViewController?, for new: ViewController?, animated: Bool) {
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    old?.endAppearanceTransition(false, animated: animated)
    new?.endAppearanceTransition(true, animated: animated)
  }

  private func appear(_ viewController: ViewController, animated: Bool) {
    viewController.beginAppearanceTransition(true, animated: animated)
    viewController.endAppearanceTransition(true, animated: animated)
  }
}
