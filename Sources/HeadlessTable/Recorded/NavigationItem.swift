// SPDX-License-Identifier: MIT

/// The navigation bar contents of a view controller.
@MainActor @preconcurrency
open class NavigationItem: EqualByIdentity {
  /// The size of the title.
  public enum LargeTitleDisplayMode: Hashable, Sendable {
    /// The same size as for the previous view controller.
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
  /// The view that is shown in place of the title.
  open var titleView: HeadlessView?
  /// The size of the title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The title of the back button that leads to this view controller.
  open var backButtonTitle: String?
  /// The back button that leads to this view controller.
  open var backBarButtonItem: BarButtonItem?
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// The buttons on the left.
  open var leftBarButtonItems: [BarButtonItem]?
  /// The buttons on the right, beginning with the outermost button.
  open var rightBarButtonItems: [BarButtonItem]?
  /// The search controller whose search bar is in the navigation bar.
  open var searchController: SearchController?
  /// Whether UIKit hides the search bar when the user scrolls; the value is only recorded.
  open var hidesSearchBarWhenScrolling = true

  /// Creates an item with a title.
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

/// The navigation bar above a stack of view controllers.
@MainActor @preconcurrency
open class NavigationBar: HeadlessView {
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The color of the bar.
  open var barTintColor: HeadlessColor?
}
