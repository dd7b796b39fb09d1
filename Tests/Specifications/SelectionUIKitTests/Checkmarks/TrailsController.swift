// SPDX-License-Identifier: MIT

import SelectionUIKit

/// A view controller as an app writes it: the table provides the row counts and identities.
class TrailsController: UITableViewController {
  private(set) var driver: TableDriver<IdentifiedTable<String>>!
  private let contents: IdentifiedTable<String>
  /// The delegate's calls, row by row.
  var heard: [String] = []
  /// The accessory that the app shows.
  var accessory = UITableViewCell.AccessoryType.none
  /// Rows that the app doesn't let the user select or deselect.
  var fixed: Set<String> = []

  init(_ table: IdentifiedTable<String>) {
    contents = table
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("no nib has this screen") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trail")
    driver = TableDriver(tableView, contents)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    driver.setEditing(editing, animated: animated)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { driver.shape.sectionCount }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { driver.shape.rowCount(inSection: section) ?? 0 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trail", for: indexPath)
    cell.textLabel?.text = driver.id(at: indexPath)
    if accessory != .none { cell.accessoryType = accessory }
    driver.configure(cell, at: indexPath)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { isFixed(indexPath) ? nil : indexPath }

  override func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { isFixed(indexPath) ? nil : indexPath }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("+" + (driver.id(at: indexPath) ?? "?"))
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("-" + (driver.id(at: indexPath) ?? "?"))
  }

  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    heard.append("begin")
    setEditing(true, animated: true)
  }

  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    heard.append("end")
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { driver.viewMovedRow(at: sourceIndexPath, to: destinationIndexPath) }

  private func isFixed(_ indexPath: IndexPath) -> Bool {
    driver.id(at: indexPath).map(fixed.contains) ?? false
  }
}

extension TrailsController {
  /// The view controller for a table, in a stack that shows it.
  static func shown(
    _ table: IdentifiedTable<String>
  ) -> (screen: TrailsController, stack: UINavigationController) {
    let screen = TrailsController(table)
    return (screen, UINavigationController(rootViewController: screen))
  }

  /// The identities of the rows that the view has selected.
  var selectedInView: [String] {
    (tableView.indexPathsForSelectedRows ?? []).compactMap { driver.id(at: $0) }
  }

  /// The texts of the cells in view that look selected.
  var lookSelected: [String] {
    tableView.visibleCells.filter(\.isSelected).compactMap { $0.textLabel?.text }
  }

  /// The texts of the cells in view with a checkmark.
  var lookChecked: [String] {
    tableView.visibleCells.filter { $0.accessoryType == .checkmark }
      .compactMap { $0.textLabel?.text }
  }

  /// Simulates a tap on the row of an identity.
  func tap(_ id: String) throws {
    guard let row = driver.table.row(of: id) else { throw SelectionError.unknownID(id) }
    try tableView.tap(at: IndexPath(row))
  }
}
