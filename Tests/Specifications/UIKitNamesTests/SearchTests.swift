// SPDX-License-Identifier: MIT

import UIKitNames
import XCTest

/// A search in a list: its bar, its results, and the calls of its delegates.
@MainActor
final class SearchTests: XCTestCase {
  fileprivate class Fruits: UITableViewController, UISearchResultsUpdating {
    let fruits = ["Apple", "Pear", "Grape", "Kiwi"]
    var log: [String] = []
    let search = UISearchController(searchResultsController: nil)
    var isSearching: Bool { search.isActive && search.searchBar.text?.isEmpty == false }
    var filtered: [String] = []
    var mayBegin = true
    var mayEnd = true

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
      search.searchResultsUpdater = self
      search.delegate = self
      search.obscuresBackgroundDuringPresentation = false
      search.searchBar.delegate = self
      search.searchBar.placeholder = "Fruits"
      search.searchBar.autocapitalizationType = .none
      search.searchBar.scopeButtonTitles = ["All", "Red"]
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
      definesPresentationContext = true
    }

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? "nil"
      log.append("update \(text)")
      filtered = fruits.filter { $0.lowercased().contains(text.lowercased()) }
      tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      (isSearching ? filtered : fruits).count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
      cell.textLabel?.text = (isSearching ? filtered : fruits)[indexPath.row]
      return cell
    }
  }

  private func shown() -> (Fruits, UISearchBar) {
    let screen = Fruits()
    screen.loadViewIfNeeded()
    return (screen, screen.search.searchBar)
  }

  private func rows(_ screen: Fruits) -> [String?] {
    screen.tableView.visibleCells.map(\.shownText)
  }

  func testTheUserSearchesAndCancels() async {
    let (screen, bar) = shown()
    XCTAssertEqual(screen.navigationItem.searchController, screen.search)
    XCTAssertEqual(bar.text, "")
    bar.enter("AP")
    XCTAssertTrue(screen.search.isActive)
    XCTAssertTrue(bar.isFirstResponder)
    XCTAssertEqual(rows(screen), ["Apple", "Grape"])
    XCTAssertEqual(screen.tableView.staleCells(), [])
    XCTAssertEqual(
      screen.log,
      ["will present", "did begin", "update ", "did present", "changed to AP", "update AP"])
    bar.tapSearchButton()
    screen.log = []
    bar.tapCancelButton()
    XCTAssertEqual(rows(screen), ["Apple", "Pear", "Grape", "Kiwi"])
    XCTAssertEqual(screen.log, ["cancel", "will dismiss", "did end", "update ", "did dismiss"])
    XCTAssertFalse(screen.search.isActive)
    XCTAssertFalse(bar.isFirstResponder)
    bar.tapCancelButton()
    XCTAssertEqual(screen.log.count, 5, "there is no cancel button now")
  }

  func testTheProgramSearches() async {
    let (screen, bar) = shown()
    bar.text = "pear"
    XCTAssertEqual(screen.log, [], "no search is going on")
    screen.search.isActive = true
    XCTAssertEqual(screen.log, ["will present", "did begin", "update pear", "did present"])
    screen.search.isActive = true
    bar.text = nil
    XCTAssertEqual(bar.text, "")
    XCTAssertEqual(screen.log.dropFirst(4), ["update "], "the program's change isn't the user's")
    bar.text = ""
    bar.text = "kiwi"
    XCTAssertEqual(rows(screen), ["Kiwi"])
    var isDone = false
    screen.search.dismiss(animated: true) { isDone = true }
    XCTAssertTrue(isDone)
    XCTAssertEqual(bar.text, "")
    XCTAssertFalse(screen.search.isActive)
    screen.search.isActive = false
    XCTAssertEqual(screen.log.filter { $0 == "did dismiss" }.count, 1)
  }

  func testTheDelegateForbidsTheKeyboard() async {
    let (screen, bar) = shown()
    screen.mayBegin = false
    bar.enter("x")
    XCTAssertEqual(bar.text, "")
    XCTAssertFalse(screen.search.isActive)
    screen.search.isActive = true
    XCTAssertTrue(screen.search.isActive, "the program may begin without the keyboard")
    XCTAssertEqual(screen.log, ["will present", "did present"])
    screen.mayBegin = true
    XCTAssertTrue(bar.becomeFirstResponder())
    screen.mayEnd = false
    XCTAssertFalse(bar.resignFirstResponder())
    XCTAssertFalse(bar.endEditing(false))
    XCTAssertTrue(bar.isFirstResponder)
    screen.search.isActive = false
    XCTAssertFalse(bar.isFirstResponder, "with the search its keyboard goes")
  }

  func testScopesAndTheSearchButton() async {
    let (screen, bar) = shown()
    bar.becomeFirstResponder()
    screen.log = []
    bar.tapSearchButton()
    XCTAssertEqual(screen.log, [], "the button is disabled while there is no text")
    bar.tapScopeButton(at: 1)
    XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
    bar.tapScopeButton(at: 1)
    bar.tapScopeButton(at: 2)
    bar.tapScopeButton(at: -1)
    XCTAssertEqual(screen.log, ["scope 1", "update "])
    bar.enter("pear")
    bar.tapSearchButton()
    XCTAssertEqual(screen.log.last, "search")
    bar.resignFirstResponder()
    bar.tapSearchButton()
    XCTAssertEqual(screen.log.filter { $0 == "search" }.count, 1, "there is no keyboard")
    bar.scopeButtonTitles = nil
    XCTAssertEqual(bar.selectedScopeButtonIndex, 0)
  }

  func testABarWithoutAController() async {
    let (screen, _) = shown()
    let bar = UISearchBar()
    bar.delegate = screen
    bar.tapCancelButton()
    XCTAssertEqual(screen.log, [])
    bar.setShowsCancelButton(true, animated: true)
    bar.tapCancelButton()
    bar.enter("a")
    bar.enter("a")
    XCTAssertEqual(screen.log, ["cancel", "did begin", "changed to a"])
    XCTAssertEqual(bar.content["text"], "a")
    bar.sizeToFit()
    screen.tableView.tableHeaderView = bar
    XCTAssertEqual(screen.tableView.rectForRow(at: [0, 0]).minY, 56)
    let field = UITextField()
    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertFalse(bar.isFirstResponder, "one view has the keyboard")
    XCTAssertEqual(screen.log.last, "did end")
    XCTAssertTrue(field.endEditing(true))
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertFalse(UIView().becomeFirstResponder())
    bar.isUserInteractionEnabled = false
    bar.enter("b")
    XCTAssertEqual(bar.text, "a")
  }

  func testAnotherScreenShowsTheResults() async {
    let results = UITableViewController()
    let search = UISearchController(searchResultsController: results)
    XCTAssertEqual(search.searchResultsController, results)
    search.searchBar.becomeFirstResponder()
    XCTAssertFalse(results.isOnScreen, "there is no text yet")
    search.searchBar.enter("a")
    XCTAssertTrue(results.isOnScreen)
    search.searchBar.enter("")
    XCTAssertFalse(results.isOnScreen)
    search.searchBar.enter("b")
    search.searchBar.tapCancelButton()
    XCTAssertFalse(results.isOnScreen)
    XCTAssertNil(UISearchController().searchResultsController)
    XCTAssertEqual(UISearchController(coder: NSCoder())?.searchBar.frame.height, 56)
  }
}

extension SearchTests.Fruits: UISearchControllerDelegate {
  func willPresentSearchController(_ searchController: UISearchController) {
    log.append("will present")
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    log.append("did present")
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    log.append("will dismiss")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    log.append("did dismiss")
  }
}

extension SearchTests.Fruits: UISearchBarDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("did begin") }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("did end") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("changed to \(searchText)")
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
  }
}
