// SPDX-License-Identifier: MIT

import Foundation
import UIKitNames

// Code of apps in Swift 5, without actor annotations.

/// A plain class that controls a table view.
class NotesPresenter {
  weak var tableView: UITableView?
  var notes: [String] = []

  func add(_ note: String) {
    notes.append(note)
    tableView?.reloadData()
    guard let tableView = tableView else { return }
    if tableView.indexPathForSelectedRow == nil {
      tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    }
  }
}

/// A data source as an object of its own.
class NotesDataSource: NSObject, UITableViewDataSource {
  var notes: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath)
        as? NoteCell
    else { return UITableViewCell() }
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }
}

class NoteCell: UITableViewCell {
  let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    addSubview(badge)
  }
}

class BadgeView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 7
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class NotesTableView: UITableView {
  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    allowsMultipleSelection = true
  }

  required init?(coder: NSCoder) { fatalError() }
}

class NotesViewController: UIViewController, UITableViewDelegate {
  let table = NotesTableView(frame: .zero, style: .plain)
  let dataSource = NotesDataSource()
  let presenter: NotesPresenter
  var height: CGFloat = 44
  private(set) lazy var bottom = table.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  init(presenter: NotesPresenter = NotesPresenter()) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    presenter = NotesPresenter()
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottom,
    ])
    presenter.tableView = table
    table.register(NoteCell.self, forCellReuseIdentifier: "NoteCell")
    table.dataSource = dataSource
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return height
  }
}

class FolderViewController: UITableViewController {
  init() {
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class TagViewController: UITableViewController {
  override init(style: UITableView.Style) {
    super.init(style: style)
    title = "Tags"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
