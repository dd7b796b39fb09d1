// SPDX-License-Identifier: MIT

import UIKitNames

// Ordinary table code with bars, alerts, swipes and appearance.

class TaskCell: UITableViewCell {
  let flag = UIImageView(image: UIImage(systemName: "flag"))
  private(set) var wokeUp = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(flag)
    flag.tintColor = .systemOrange
    backgroundColor = UIColor.secondarySystemGroupedBackground
    textLabel?.font = UIFont.preferredFont(forTextStyle: .headline)
    textLabel?.textColor = .label
    detailTextLabel?.numberOfLines = 0
    separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let selected = UIView()
    selected.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
    selectedBackgroundView = selected
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    wokeUp = true
  }
}

class TasksViewController: UITableViewController {
  var tasks = ["Call", "Write", "Walk"]
  private(set) var flagged: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.ask() })
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(TaskCell.self, forCellReuseIdentifier: "task")
    tableView.separatorStyle = .none
    tableView.backgroundColor = .systemGroupedBackground
    tableView.tableFooterView = UIView()
    tableView.refreshControl = UIRefreshControl()
  }

  func ask() {
    let alert = UIAlertController(title: "New task", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let self = self, let name = alert?.textFields?.first?.text else { return }
        self.tasks.append(name)
        self.tableView.insertRows(
          at: [IndexPath(item: self.tasks.count - 1, section: 0)], with: .automatic)
      })
    present(alert, animated: true, completion: nil)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return tasks.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    let task = tasks[indexPath.row]
    cell.textLabel?.text = task
    cell.imageView?.image = flagged.contains(task) ? UIImage(systemName: "flag") : nil
    return cell
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let label = UILabel()
    label.text = "Today"
    return label
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let task = tasks[indexPath.row]
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.flagged.insert(task)
      tableView.reloadRows(at: [indexPath], with: .none)
      done(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [flag])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.row > 0 else { return UISwipeActionsConfiguration(actions: []) }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.tasks.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
    else { return }
    segue.destination.title = tasks[indexPath.row]
  }
}
