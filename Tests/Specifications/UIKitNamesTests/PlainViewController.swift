// SPDX-License-Identifier: MIT

import UIKitNames

// Ordinary table code: except for the import, this file is the same for UIKit.

/// A view controller with a table that isn't a table view controller, and conforms to both
/// protocols.
final class PlainViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()
  let lakes = ["Como", "Garda", "Lugano"]
  private(set) var favorites: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.allowsMultipleSelection = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "lake")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lakes.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "lake", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = lakes[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    favorites.insert(lakes[indexPath.row])
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    favorites.remove(lakes[indexPath.row])
  }
}
