// SPDX-License-Identifier: MIT

/// A stack of view controllers that shows the top view controller.
///
/// The user can also pop a view controller by a swipe from the edge.
@MainActor @preconcurrency
open class NavigationController: ViewController {
  private var screens: [ViewController] = []
  /// The swipe from the edge under way.
  private(set) var swipe: Swipe?
  /// The view controller that appears or disappears together with the stack.
  private var companion: ViewController?
  /// The delegate, which is referenced weakly and called when the shown view controller changes.
  public weak var delegate: (any NavigationControllerDelegate)?
  /// The navigation bar above the view controllers.
  public let navigationBar = NavigationBar()
  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden = false
  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true

  /// A swipe from the edge, which may still be canceled.
  final class Swipe {
    /// The closures to call when the swipe has been completed or canceled.
    var onCompletion: [@MainActor () -> Void] = []
  }

  /// Creates a stack with one view controller, which is shown.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a stack without view controllers; the names are ignored, because there are no nibs.
  public override init(nibName: String?, bundle: Any?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a stack without view controllers; the coder has no contents.
  public required init?(coder: NibCoder) { super.init(coder: coder) }

  /// The view controllers, from the bottom to the top of the stack.
  open var viewControllers: [ViewController] {
    get { screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the view controllers, from the bottom to the top of the stack; a swipe in progress is
  /// canceled.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    cancelInteractivePop()
    let old = screens
    screens = viewControllers
    for screen in viewControllers { screen.stack = self }
    if old.last !== screens.last { exchange(old.last, for: screens.last, animated: animated) }
    for screen in old where !screens.contains(screen) { screen.stack = nil }
  }

  /// The view controller at the top.
  public var topViewController: ViewController? { screens.last }
  /// The view controller that is shown, which is presented over the stack or is at its top.
  public var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Pushes a view controller, which is shown next; a swipe in progress is canceled.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    cancelInteractivePop()
    let old = topViewController
    screens.append(viewController)
    viewController.stack = self
    exchange(old, for: viewController, animated: animated)
  }

  /// Pops the top view controller, unless it is the only view controller.
  ///
  /// - Parameter animated: Whether the transition is animated.
  /// - Returns: The view controller that was popped, or nil if there was only one view controller.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    cancelInteractivePop()
    guard screens.count > 1, let old = screens.popLast() else { return nil }
    exchange(old, for: topViewController, animated: animated)
    old.stack = nil
    return old
  }

  /// Pops view controllers until the given view controller is at the top; the method has no effect
  /// if that view controller isn't in the stack.
  ///
  /// - Parameters:
  ///   - viewController: The view controller to show.
  ///   - animated: Whether the transition is animated.
  /// - Returns: The popped view controllers, the last of which was shown before, or nil if no view
  ///   controller was popped.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard let index = screens.firstIndex(of: viewController) else { return nil }
    let left = Array(screens[(index + 1)...])
    setViewControllers(Array(screens[...index]), animated: animated)
    return left
  }

  /// Pops all view controllers except the first.
  ///
  /// - Parameter animated: Whether the transition is animated.
  /// - Returns: The popped view controllers, the last of which was shown before, or nil if no view
  ///   controller was popped.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    screens.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Simulates the beginning of a swipe from the edge, with which the user goes back from the shown
  /// view controller.
  public func beginInteractivePop() {
    guard swipe == nil, screens.count > 1 else { return }
    swipe = Swipe()
    delegate?.navigationController(self, willShow: screens[screens.count - 2], animated: true)
    screens[screens.count - 1].beginAppearanceTransition(false, animated: true)
    screens[screens.count - 2].beginAppearanceTransition(true, animated: true)
  }

  /// Simulates the completion of a swipe, after which the view controller below is shown.
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

  /// Simulates the cancellation of a swipe, after which the same view controller is still shown.
  public func cancelInteractivePop() {
    guard swipe != nil, screens.count > 1 else { return }
    swipe = nil
    // The view controller at the top was shown all the time.
    move(screens[screens.count - 2], for: nil, animated: true)
    move(nil, for: topViewController, animated: true)
  }

  /// Begins the appearance or disappearance of this view controller and the shown view controller.
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
    companion = topViewController.flatMap { $0.isOnScreen == isAppearing ? nil : $0 }
    companion?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began.
  open override func endAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.endAppearanceTransition(isAppearing, animated: animated)
    companion?.endAppearanceTransition(isAppearing, animated: animated)
    companion = nil
  }

  /// Shows one view controller in place of another, and calls the delegate.
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
