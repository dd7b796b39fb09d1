// SPDX-License-Identifier: MIT

/// A search: it begins when its search bar gets the keyboard, and ends with the cancel button.
///
/// Its ``searchResultsUpdater`` is called with each change of the text.
///
///     let search = SearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     navigationItem.searchController = search
@MainActor @preconcurrency
open class SearchController: ViewController {
  /// The search bar, 56 points high.
  public let searchBar = SearchBar(
    frame: TableRect(x: 0, y: 0, width: ViewController.screen.width, height: 56))
  /// The view controller that shows the results; nil if that which searches shows them itself.
  ///
  /// It appears while the text of a search isn't empty.
  public let searchResultsController: ViewController?
  /// The object that updates the results; referenced weakly.
  public weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// The delegate, which is called when a search begins and ends; referenced weakly.
  public weak var delegate: (any SearchControllerDelegate)?

  // Appearance, recorded.

  /// Whether the content below is obscured during a search on a screen.
  public var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search on a screen.
  public var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button appears and disappears with a search on a screen.
  public var automaticallyShowsCancelButton = true

  /// The old name of ``obscuresBackgroundDuringPresentation``.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  private var isSearching = false

  /// Makes a search whose results a view controller shows; nil for the one that searches.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  /// Makes a search without a view controller for results; there are no nibs, so the names are
  /// ignored.
  public override init(nibName: String?, bundle: Any?) {
    searchResultsController = nil
    super.init(nibName: nibName, bundle: bundle)
    searchBar.searchController = self
  }

  /// Makes a search without a view controller for results; the coder has no contents.
  public required init?(coder: NibCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }

  /// Whether a search is going on; setting it begins or ends one.
  ///
  /// A search begins with the keyboard, unless the delegate of the search bar forbids that. At its
  /// end, the text is emptied.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      guard newValue else { return end() }
      if !searchBar.becomeFirstResponder(), begin() { didBegin() }
    }
  }

  /// Ends the search, if one is going on.
  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard isSearching, presentedViewController == nil else {
      return super.dismiss(animated: animated, completion: completion)
    }
    end()
    completion?()
  }

  /// Begins a search.
  ///
  /// - Returns: False if one is going on already.
  func begin() -> Bool {
    guard !isSearching else { return false }
    delegate?.willPresentSearchController(self)
    isSearching = true
    return true
  }

  /// Tells that a search has begun.
  func didBegin() { delegate?.didPresentSearchController(self) }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.clear()
    searchBar.endEditing(true)
    updateResults()
    delegate?.didDismissSearchController(self)
  }

  /// Has the results updated, and shows or hides the view controller that shows them.
  func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
    guard let results = searchResultsController else { return }
    let isShown = isSearching && searchBar.text != ""
    guard results.isOnScreen != isShown else { return }
    results.beginAppearanceTransition(isShown, animated: true)
    results.endAppearanceTransition(isShown, animated: true)
  }
}
