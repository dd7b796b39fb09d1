// SPDX-License-Identifier: MIT

import UIKitNames

// Ordinary code of today's tables: a diffable data source, and cells with configurations.

struct Contact: Hashable {
  var name: String
}

class ContactCell: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var background = UIBackgroundConfiguration.listPlainCell()
    if state.isSelected { background.backgroundColor = .systemBlue }
    if state.isHighlighted { background.backgroundColor = .systemTeal }
    backgroundConfiguration = background
    accessoryType = state.isSelected ? .checkmark : .none
  }
}

class ContactsDataSource: UITableViewDiffableDataSource<String, Contact> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    return sectionIdentifier(for: section)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let contact = itemIdentifier(for: indexPath) else { return }
    var snapshot = self.snapshot()
    snapshot.deleteItems([contact])
    apply(snapshot, animatingDifferences: true)
  }
}

class ContactsViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.allowsMultipleSelection = true
    tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
    view.addSubview(tableView)
    dataSource.defaultRowAnimation = .fade
    show(["A": ["Ada", "Alan"], "B": ["Barbara"]], animated: false)
  }

  private func makeDataSource() -> ContactsDataSource {
    return ContactsDataSource(tableView: tableView) { tableView, indexPath, contact in
      let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = contact.name
      content.image = UIImage(systemName: "person")
      content.textProperties.color = .label
      cell.contentConfiguration = content
      return cell
    }
  }

  func show(_ sections: [String: [String]], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Contact>()
    for section in sections.keys.sorted() {
      snapshot.appendSections([section])
      snapshot.appendItems((sections[section] ?? []).map { Contact(name: $0) })
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

/// A configuration of the app's own.
struct StarsConfiguration: UIContentConfiguration {
  var count = 0
  var isTinted = false

  func makeContentView() -> UIView & UIContentView { StarsView(self) }

  func updated(for state: UIConfigurationState) -> StarsConfiguration {
    var new = self
    new.isTinted = state.isSelected
    return new
  }
}

class StarsView: UIView, UIContentView {
  let label = UILabel()
  var configuration: UIContentConfiguration { didSet { show() } }

  init(_ configuration: StarsConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func show() {
    guard let stars = configuration as? StarsConfiguration else { return }
    label.text = String(repeating: stars.isTinted ? "★" : "☆", count: stars.count)
  }
}
