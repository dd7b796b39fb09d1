// SPDX-License-Identifier: MIT

import UIKitNames

// Ordinary code of lists that are searched: a helper for the search, a nib, segments, styled texts.

protocol SongSearchDelegate: AnyObject {
  func songSearch(_ search: SongSearch, didFind text: String)
}

class SongSearch: NSObject, UISearchResultsUpdating, UISearchBarDelegate,
  UISearchControllerDelegate
{
  weak var delegate: SongSearchDelegate?
  var isOpen = false

  func updateSearchResults(for searchController: UISearchController) {
    delegate?.songSearch(self, didFind: searchController.searchBar.text ?? "")
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
  }

  func willPresentSearchController(_ searchController: UISearchController) { isOpen = true }

  func didDismissSearchController(_ searchController: UISearchController) { isOpen = false }
}

class SongsViewController: UITableViewController, SongSearchDelegate {
  let songs = ["Aria", "Ballad", "Canon", "Carol"]
  var found: [String] = []
  var played: Set<String> = []
  let search = SongSearch()
  let order = UISegmentedControl(items: ["Up", "Down"])

  init() {
    super.init(style: .plain)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "SongCell", bundle: nil), forCellReuseIdentifier: "song")
    let controller = UISearchController(searchResultsController: nil)
    controller.searchResultsUpdater = search
    controller.delegate = search
    controller.searchBar.delegate = search
    controller.searchBar.autocorrectionType = .no
    search.delegate = self
    navigationItem.searchController = controller
    order.selectedSegmentIndex = 0
    order.addAction(
      UIAction { [weak self] _ in self?.tableView.reloadData() }, for: .valueChanged)
    navigationItem.titleView = order
    found = songs
  }

  func songSearch(_ search: SongSearch, didFind text: String) {
    found = songs.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
    tableView.reloadData()
  }

  func song(at indexPath: IndexPath) -> String {
    let row = indexPath.row
    return found[order.selectedSegmentIndex == 0 ? row : found.count - 1 - row]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return found.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    let song = self.song(at: indexPath)
    let text = NSMutableAttributedString(string: song)
    if played.contains(song) {
      text.addAttribute(
        NSAttributedString.Key.strikethroughStyle, value: NSUnderlineStyle.single.rawValue,
        range: NSRange(location: 0, length: text.length))
    }
    cell.textLabel?.attributedText = text
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    played.insert(song(at: indexPath))
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}
