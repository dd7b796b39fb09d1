// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionUIKit
import SelectionViews
import UIKit

/// A table view's controller, which is its data source and its delegate, with the driver.
final class TableController: UITableViewController, TableViewWillSelectRowAtIndexPath,
  TableViewDidSelectRowAtIndexPath, TableViewDidDeselectRowAtIndexPath
{
  private(set) var driver: TableDriver<IdentifiedTable<Int>>!
  var refused: Set<IndexPath> = []
  var onSelect: (() -> Void)?
  private(set) var told: [String] = []

  init(_ sections: [[Int]], _ policy: SelectionPolicy, habits: RowsView.Habits) {
    super.init(style: .plain)
    view = UITableView()
    tableView.habits = habits
    tableView.delegate = self
    driver = TableDriver(tableView, IdentifiedTable(sections: sections, policy: policy))
    tableView.dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func drive(_ table: IdentifiedTable<Int>) {
    driver = TableDriver(tableView, table)
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { driver.shape.sectionCount }
  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { driver.shape.rowCount(inSection: section) ?? 0 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") as? CheckableCell
      ?? CheckableCell(style: .default, reuseIdentifier: "row")
    driver.configure(cell, at: indexPath)
    return cell
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) { driver.viewMovedRow(at: source, to: destination) }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { refused.contains(indexPath) ? nil : indexPath }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("+\(RowPath(indexPath))")
    onSelect?()
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    told.append("-\(RowPath(indexPath))")
  }
}

/// A table view, and its driver.
@MainActor
final class TableScreen: TestedScreen {
  let controller: TableController
  let window = UIWindow()

  init(
    _ sections: [[Int]], _ policy: SelectionPolicy, habits: RowsView.Habits = .init(),
    isOnScreen: Bool = true
  ) {
    controller = TableController(sections, policy, habits: habits)
    if isOnScreen { view.window = window }
    view.layoutIfNeeded()
  }

  var view: UITableView { controller.tableView }
  var driver: TableDriver<IdentifiedTable<Int>> { controller.driver }
  var rows: RowsView { view }
  var base: SelectionDriver<IdentifiedTable<Int>> { driver.base }
  var isEditing: Bool {
    get { view.isEditing }
    set { view.isEditing = newValue }
  }
  var selectedInView: Set<RowPath> {
    Set((view.indexPathsForSelectedRows ?? []).map { RowPath($0) })
  }
  var refused: Set<IndexPath> {
    get { controller.refused }
    set { controller.refused = newValue }
  }
  var onSelect: (() -> Void)? {
    get { controller.onSelect }
    set { controller.onSelect = newValue }
  }
  var rowsInView: [RowPath] { (view.indexPathsForVisibleRows ?? []).map { RowPath($0) } }

  func drive(_ table: IdentifiedTable<Int>) { controller.drive(table) }

  func setSelected(_ isSelected: Bool, _ row: IndexPath) {
    if isSelected {
      view.selectRow(at: row, animated: false, scrollPosition: .none)
    } else {
      view.deselectRow(at: row, animated: false)
    }
  }

  func differenceOfCell(at row: RowPath, _ id: Int) -> String? {
    guard let cell = view.cellForRow(at: IndexPath(row)) as? CheckableCell else {
      return "has no cell"
    }
    let table = base.currentTable.rows
    let (isChecked, style) = (table.isChecked(row), table.accessoryStyle)
    let isList = table.list(inSection: row.section) != nil
    func type(_ isEditing: Bool) -> UITableViewCell.AccessoryType {
      isList
        ? .init(style.accessory(isChecked: isChecked, isEditing: isEditing))
        : .none
    }
    if cell.accessoryType != type(false) { return "has the accessory \(cell.accessoryType)" }
    if cell.editingAccessoryType != type(true) {
      return "has the accessory \(cell.editingAccessoryType) in editing"
    }
    if cell.isChecked != isChecked { return "is checked: \(cell.isChecked)" }
    return difference(of: cell, at: row)
  }
}
