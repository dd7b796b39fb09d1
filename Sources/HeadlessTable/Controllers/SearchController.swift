// SPDX-License-Identifier: MIT

/// The controller that manages a search bar and its results.
///
/// A search begins when the search bar gets the keyboard focus, and it ends with the cancel button.
///
/// The ``searchResultsUpdater`` is called for each change to the search text.
///
///     let search = SearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     navigationItem.searchController = search
@MainActor @preconcurrency
open class SearchController: ViewController {
  /// The search bar, which is 56 points high.
  public let searchBar = SearchBar(
    frame: TableRect(x: 0, y: 0, width: ViewController.screen.width, height: 56))
  /// The view controller that shows the results, or nil if the view controller that contains the
  /// search shows the results itself.
  ///
  /// This view controller appears while the text of a search isn't empty.
  public let searchResultsController: ViewController?
  /// The object that updates the results, which is referenced weakly.
  public weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// The delegate, which is referenced weakly and called when a search begins and ends.
  public weak var delegate: (any SearchControllerDelegate)?

  // Appearance, recorded.

  /// Whether UIKit obscures the content below during a search.
  public var obscuresBackgroundDuringPresentation = true
  /// Whether UIKit hides the navigation bar during a search.
  public var hidesNavigationBarDuringPresentation = true
  /// Whether UIKit shows the cancel button when a search begins and hides it when the search ends.
  public var automaticallyShowsCancelButton = true

  /// The old name of ``obscuresBackgroundDuringPresentation``.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  private var isSearching = false

  /// Creates a search controller whose results are shown by the given view controller or, if that
  /// is nil, by the view controller that contains the search.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  /// Creates a search controller without a view controller for results; the names are ignored,
  /// because there are no nibs.
  public override init(nibName: String?, bundle: Any?) {
    searchResultsController = nil
    super.init(nibName: nibName, bundle: bundle)
    searchBar.searchController = self
  }

  /// Creates a search controller without a view controller for results; the coder has no contents.
  public required init?(coder: NibCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }

  /// Whether a search is in progress; setting the value begins or ends a search.
  ///
  /// When a search begins, the search bar gets the keyboard focus, unless the search bar's delegate
  /// forbids it. When the search ends, the search text is cleared.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      guard newValue else { return end() }
      if !searchBar.becomeFirstResponder(), begin() { didBegin() }
    }
  }

  /// Ends the search if a search is in progress.
  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard isSearching, presentedViewController == nil else {
      return super.dismiss(animated: animated, completion: completion)
    }
    end()
    completion?()
  }

  /// Begins a search.
  ///
  /// - Returns: False if a search is already under way.
  func begin() -> Bool {
    guard !isSearching else { return false }
    delegate?.willPresentSearchController(self)
    isSearching = true
    return true
  }

  /// Notifies the delegate that a search has begun.
  func didBegin() { delegate?.didPresentSearchController(self) }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.clear()
    searchBar.endEditing(true)
    updateResults()
    delegate?.didDismissSearchController(self)
  }

  /// Updates the results, and shows or hides the view controller for results.
  func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
    guard let results = searchResultsController else { return }
    let isShown = isSearching && searchBar.text != ""
    guard results.isOnScreen != isShown else { return }
    results.beginAppearanceTransition(isShown, animated: true)
    results.endAppearanceTransition(isShown, animated: true)
  }
}
