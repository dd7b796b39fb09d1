// SPDX-License-Identifier: MIT

/// A text field for search text, with buttons and scopes, which a test operates in the user's
/// place.
///
///     let bar = screen.navigationItem.searchController?.searchBar
///     bar?.enter("lake")
///     bar?.tapCancelButton()
@MainActor @preconcurrency
open class SearchBar: HeadlessView {
  /// The style of a search bar.
  public enum Style: Hashable, Sendable {
    /// The system's choice.
    case `default`
    /// The search bar has the background of a navigation bar.
    case prominent
    /// Without a background.
    case minimal
  }

  /// The delegate, which is referenced weakly.
  public weak var delegate: (any SearchBarDelegate)?
  /// The search controller to which the search bar belongs.
  weak var searchController: SearchController?

  /// The search text, which is initially empty; reading the property never returns nil.
  ///
  /// Setting the text doesn't call the delegate; during a search, the search controller updates its
  /// results.
  open var text: String? {
    get { entered }
    set { change(to: newValue ?? "", byUser: false) }
  }

  private var entered = ""

  /// The placeholder that is shown while the text is empty.
  open var placeholder: String?
  /// A line above the text.
  open var prompt: String?
  /// Whether the search bar shows a cancel button; during a search, a search controller always
  /// shows the button.
  open var showsCancelButton = false
  /// The titles of the scopes, of which the user chooses one.
  open var scopeButtonTitles: [String]? { didSet { selectedScopeButtonIndex = 0 } }
  /// The index of the chosen scope; setting the index doesn't call the delegate.
  open var selectedScopeButtonIndex = 0
  /// Whether the keyboard's search button is disabled while the text is empty.
  open var enablesReturnKeyAutomatically = true

  // Appearance and keyboard, recorded.

  /// Whether the scopes are shown; the value is only recorded.
  public var showsScopeBar = false
  /// The style.
  public var searchBarStyle = Style.default
  /// The color of the bar.
  public var barTintColor: HeadlessColor?
  /// Whether the bar is translucent.
  public var isTranslucent = true
  /// The setting that determines which words the keyboard capitalizes.
  public var autocapitalizationType = TextAutocapitalizationType.sentences
  /// The setting that determines whether the keyboard corrects words.
  public var autocorrectionType = TextAutocorrectionType.default
  /// The set of keys that the keyboard shows.
  public var keyboardType = KeyboardType.default
  /// The label of the return key.
  public var returnKeyType = ReturnKeyType.search

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Sets the bar's width to that of its superview or the screen, and the bar's height to 56
  /// points.
  open override func sizeToFit() {
    frame.size = TableSize(width: (superview?.bounds ?? ViewController.screen).width, height: 56)
  }

  // MARK: - The keyboard

  /// Whether the search bar can get the keyboard focus, which is always true.
  open override var canBecomeFirstResponder: Bool { true }

  /// Gives the search bar the keyboard focus if the delegate allows it; a search controller then
  /// begins the search.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    let hasBegun = searchController?.begin() ?? false
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.updateResults()
    if hasBegun { searchController?.didBegin() }
    return true
  }

  /// Gives up the keyboard focus if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true else { return false }
    _ = super.resignFirstResponder()
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  // MARK: - What a user does

  /// Simulates a tap on the bar after which the user replaces the text, which calls the delegate.
  ///
  /// The method has no effect if the delegate doesn't allow the bar to get the keyboard focus.
  public final func enter(_ text: String) {
    guard isUserInteractionEnabled, becomeFirstResponder() else { return }
    change(to: text, byUser: true)
  }

  /// Simulates a tap on the keyboard's search button, which calls the delegate.
  ///
  /// The tap has no effect if the bar doesn't have the keyboard focus or if the button is disabled.
  public final func tapSearchButton() {
    guard isFirstResponder, !entered.isEmpty || !enablesReturnKeyAutomatically else { return }
    delegate?.searchBarSearchButtonClicked(self)
  }

  /// Simulates a tap on the cancel button, which calls the delegate and ends a search controller's
  /// search; the method has no effect if there is no cancel button.
  public final func tapCancelButton() {
    let isSearching = searchController?.isActive ?? false
    guard showsCancelButton || isSearching else { return }
    delegate?.searchBarCancelButtonClicked(self)
    if isSearching { searchController?.isActive = false }
  }

  /// Simulates a tap on a scope, which calls the delegate; the method has no effect if there is no
  /// such scope or if the scope is already chosen.
  public final func tapScopeButton(at index: Int) {
    guard scopeButtonTitles?.indices.contains(index) ?? false, index != selectedScopeButtonIndex
    else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.updateResults()
  }

  private func change(to new: String, byUser: Bool) {
    guard new != entered else { return }
    entered = new
    if byUser { delegate?.searchBar(self, textDidChange: new) }
    if searchController?.isActive ?? false { searchController?.updateResults() }
  }

  /// Clears the text at the end of a search.
  func clear() { entered = "" }

  /// The contents of the bar, by name.
  open override var content: [String: String] {
    var content = super.content
    content["text"] = entered
    content["placeholder"] = placeholder
    return content
  }
}
