// SPDX-License-Identifier: MIT

/// The delegate of a ``SearchBar``; each method has a default implementation, like UIKit's optional
/// methods.
@MainActor @preconcurrency
public protocol SearchBarDelegate: AnyObject {
  /// Returns whether the search bar may get the keyboard focus; true by default.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool

  /// Called after the search bar has received the keyboard focus.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)

  /// Returns whether the search bar may give up the keyboard focus; true by default.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool

  /// Called after the search bar has given up the keyboard focus.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)

  /// Called after the user has changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)

  /// Called after the user has tapped the keyboard's search button.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)

  /// Called after the user has tapped the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)

  /// Called after the user has chosen a different scope.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }

  /// Has no effect.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}

  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }

  /// Has no effect.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}

  /// Has no effect.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}

  /// Has no effect.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}

  /// Has no effect.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}

  /// Has no effect.
  public func searchBar(
    _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// An object that updates the results of a ``SearchController``.
@MainActor @preconcurrency
public protocol SearchResultsUpdating: AnyObject {
  /// Called when the search bar gets the keyboard focus, when its text or scope has changed, and
  /// when the search ends.
  func updateSearchResults(for searchController: SearchController)
}

/// The delegate of a ``SearchController``; each method has a default implementation, like UIKit's
/// optional methods.
@MainActor @preconcurrency
public protocol SearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: SearchController)

  /// Called after the search has begun.
  func didPresentSearchController(_ searchController: SearchController)

  /// Called before the search ends.
  func willDismissSearchController(_ searchController: SearchController)

  /// Called after the search has ended.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Has no effect.
  public func willPresentSearchController(_ searchController: SearchController) {}

  /// Has no effect.
  public func didPresentSearchController(_ searchController: SearchController) {}

  /// Has no effect.
  public func willDismissSearchController(_ searchController: SearchController) {}

  /// Has no effect.
  public func didDismissSearchController(_ searchController: SearchController) {}
}
