// SPDX-License-Identifier: MIT

import HeadlessTable
import SelectionCore

/// A packing list with the data source that all of these lists share.
@MainActor
class PackingScreen: TableViewDataSource, TableViewDelegate {
  let items: [String]
  let table: TableView

  init(itemCount: Int, visibleRowCount: Int) {
    items = (0..<itemCount).map { "item \($0)" }
    table = TableView(visibleRowCount: visibleRowCount)
    table.register(PackingCell.self, forCellReuseIdentifier: "item")
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  /// The items on the screen that show a checkmark.
  var itemsShownChecked: Set<String> {
    Set(
      table.visibleCells.filter { $0.accessoryType == .checkmark }
        .compactMap { $0.textLabel?.text })
  }

  /// The items on the screen.
  var itemsShown: Set<String> { Set(table.visibleCells.compactMap { $0.textLabel?.text }) }
}

/// A cell in which the naive list below keeps its state.
final class PackingCell: TableViewCell {
  var isPacked = false { didSet { accessoryType = isPacked ? .checkmark : .none } }
}

/// A naive list, which sets the accessory only when a row is selected.
final class AccessoryOnSelectionOnly: PackingScreen {
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    guard let cell = tableView.cellForRow(at: indexPath) else { return }
    cell.accessoryType = cell.accessoryType == .checkmark ? .none : .checkmark
  }
}

/// Another naive list, in which only the cells know the packed items.
final class StateKeptInCells: PackingScreen {
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    (tableView.cellForRow(at: indexPath) as? PackingCell)?.isPacked.toggle()
  }
}

/// The correct list, in which the model knows the packed items, and renders every cell.
final class StateDriven: PackingScreen {
  var packed = InclusiveList<String>()

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell
  {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryType = packed.accessory(for: items[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    let item = items[indexPath.row]
    packed.tap(item)
    tableView.cellForRow(at: indexPath)?.accessoryType = packed.accessory(for: item)
  }
}
