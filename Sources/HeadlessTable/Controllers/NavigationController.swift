// SPDX-License-Identifier: MIT

/// A stack of screens, of which the top one is shown: pushed, popped, and swiped back from its
/// edge.
@MainActor @preconcurrency
open class NavigationController: ViewController {
  private var screens: [ViewController] = []
  /// The swipe from the edge that is under way.
  private(set) var swipe: Swipe?
  /// The screen that appears or disappears along with the stack.
  private var companion: ViewController?
  /// Who is told which screen is shown; the stack does not keep it alive.
  public weak var delegate: (any NavigationControllerDelegate)?
  /// The bar above the screens.
  public let navigationBar = NavigationBar()
  /// Whether the bar above the screens is left out.
  open var isNavigationBarHidden = false
  /// Whether the bar below the screens is left out.
  open var isToolbarHidden = true

  /// A swipe from the edge, which may still be cancelled.
  final class Swipe {
    /// What waits until it is known whether the swipe is carried through.
    var onCompletion: [@MainActor () -> Void] = []
  }

  /// Makes a stack with one screen, and shows that.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a stack without screens; there are no nibs, so the names are not looked at.
  public override init(nibName: String?, bundle: Any?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a stack without screens, for there is nothing to be read.
  public required init?(coder: NibCoder) { super.init(coder: coder) }

  /// The screens, the shown one last.
  open var viewControllers: [ViewController] {
    get { screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Shows other screens, the last of them on top; a swipe that is under way is cancelled.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    cancelInteractivePop()
    let old = screens
    screens = viewControllers
    for screen in viewControllers { screen.stack = self }
    if old.last !== screens.last { exchange(old.last, for: screens.last, animated: animated) }
    for screen in old where !screens.contains(screen) { screen.stack = nil }
  }

  /// The screen that is shown.
  public var topViewController: ViewController? { screens.last }
  /// The screen that is shown, over the stack or in it.
  public var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// Leaves the bar above the screens out, or not.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Leaves the bar below the screens out, or not.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Shows another screen on top; a swipe that is under way is cancelled.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    cancelInteractivePop()
    let old = topViewController
    screens.append(viewController)
    viewController.stack = self
    exchange(old, for: viewController, animated: animated)
  }

  /// Goes back by a screen; the first one stays.
  ///
  /// - Parameter animated: whether it is animated.
  /// - Returns: the screen that was left, or nil if there was only one.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    cancelInteractivePop()
    guard screens.count > 1, let old = screens.popLast() else { return nil }
    exchange(old, for: topViewController, animated: animated)
    old.stack = nil
    return old
  }

  /// Goes back to a screen; to one that is not in the stack, not at all.
  ///
  /// - Parameters:
  ///   - viewController: the screen to be shown.
  ///   - animated: whether it is animated.
  /// - Returns: the screens that were left, the shown one last, or nil.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard let index = screens.firstIndex(of: viewController) else { return nil }
    let left = Array(screens[(index + 1)...])
    setViewControllers(Array(screens[...index]), animated: animated)
    return left
  }

  /// Goes back to the first screen.
  ///
  /// - Parameter animated: whether it is animated.
  /// - Returns: the screens that were left, the shown one last, or nil.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    screens.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// A finger begins to swipe the shown screen back from the edge.
  public func beginInteractivePop() {
    guard swipe == nil, screens.count > 1 else { return }
    swipe = Swipe()
    delegate?.navigationController(self, willShow: screens[screens.count - 2], animated: true)
    screens[screens.count - 1].beginAppearanceTransition(false, animated: true)
    screens[screens.count - 2].beginAppearanceTransition(true, animated: true)
  }

  /// The swipe is carried through: the screen below is shown.
  public func finishInteractivePop() {
    guard let swipe, let old = screens.popLast() else { return }
    self.swipe = nil
    for action in swipe.onCompletion { action() }
    old.endAppearanceTransition(false, animated: true)
    topViewController?.endAppearanceTransition(true, animated: true)
    old.stack = nil
    if let topViewController {
      delegate?.navigationController(self, didShow: topViewController, animated: true)
    }
  }

  /// The swipe is let go: the shown screen stays.
  public func cancelInteractivePop() {
    guard swipe != nil, screens.count > 1 else { return }
    swipe = nil
    // The screen on top was shown all the time.
    move(screens[screens.count - 2], for: nil, animated: true)
    move(nil, for: topViewController, animated: true)
  }

  /// Begins to appear or to disappear, and the shown screen with it.
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
    companion = topViewController.flatMap { $0.isOnScreen == isAppearing ? nil : $0 }
    companion?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open override func endAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.endAppearanceTransition(isAppearing, animated: animated)
    companion?.endAppearanceTransition(isAppearing, animated: animated)
    companion = nil
  }

  /// Shows one screen in place of another, and tells the delegate.
  private func exchange(_ old: ViewController?, for new: ViewController?, animated: Bool) {
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    move(old, for: new, animated: animated)
    if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
  }

  private func move(_ old: ViewController?, for new: ViewController?, animated: Bool) {
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    old?.endAppearanceTransition(false, animated: animated)
    new?.endAppearanceTransition(true, animated: animated)
  }
}
