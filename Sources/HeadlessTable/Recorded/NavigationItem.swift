// SPDX-License-Identifier: MIT

/// What the bar above a screen shows of it.
@MainActor @preconcurrency
open class NavigationItem: EqualByIdentity {
  /// How large the title is.
  @nonexhaustive
  public enum LargeTitleDisplayMode: Hashable, Sendable {
    /// As on the screen before.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
  }

  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// The view in the title's place.
  open var titleView: HeadlessView?
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// What the button says that leads back to this screen.
  open var backButtonTitle: String?
  /// The button that leads back to this screen.
  open var backBarButtonItem: BarButtonItem?
  /// Whether the button that leads back is left out.
  open var hidesBackButton = false
  /// The buttons on the left.
  open var leftBarButtonItems: [BarButtonItem]?
  /// The buttons on the right, the outermost first.
  open var rightBarButtonItems: [BarButtonItem]?

  /// Makes an item with a title.
  public init(title: String) { self.title = title }

  init(titled title: String?) { self.title = title }

  /// The first button on the left.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the right.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button on the left.
  public func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button on the right.
  public func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons on the left.
  public func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons on the right.
  public func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}

/// The bar above the screens of a stack.
@MainActor @preconcurrency
open class NavigationBar: HeadlessView {
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether the content shines through.
  open var isTranslucent = true
  /// The color of the bar.
  open var barTintColor: HeadlessColor?
}
