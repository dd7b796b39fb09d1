// SPDX-License-Identifier: MIT

import SelectionCore

/// The contents of cells.
extension TableDriver {
  /// Has a cell show its row: the accessory of a checkmark list, and what an assistive technology
  /// is told of its state.
  ///
  /// Outside of lists the accessory is the app's. The data source calls it for each cell that it
  /// gives; the driver does for each that comes into view or looks different.
  /// - Parameters:
  ///   - cell: The cell.
  ///   - indexPath: Its row.
  /// - Complexity: O(log *n*).
  public func configure(_ cell: UITableViewCell, at indexPath: IndexPath) {
    takeViewBack()
    let (row, table) = (RowPath(indexPath), base.currentTable.rows)
    cell.show(table.accessibility(for: row, label: "").traits)
    (cell as? CheckableCell)?.isChecked = table.isChecked(row)
    guard table.list(inSection: row.section) != nil else { return clear(cell) }
    listCells.insert(ObjectIdentifier(cell))
    let (isChecked, style) = (table.isChecked(row), table.accessoryStyle)
    cell.accessoryType = UITableViewCell.AccessoryType(style.accessory(isChecked: isChecked))
    cell.editingAccessoryType = UITableViewCell.AccessoryType(
      style.accessory(isChecked: isChecked, isEditing: true))
  }

  /// Has the cells of rows in view show their state again.
  func redraw(_ rows: [RowPath]) {
    for indexPath in rows.map({ IndexPath($0) }) {
      if let cell = tableView?.cellForRow(at: indexPath) { configure(cell, at: indexPath) }
    }
  }

  /// Takes off a cell what it shows of a row of a list, if it does.
  func clear(_ cell: UITableViewCell) {
    guard listCells.remove(ObjectIdentifier(cell)) != nil else { return }
    cell.accessoryType = .none
    cell.editingAccessoryType = .none
  }
}

extension UIView {
  /// Says of a row's state what the table says, and leaves the other traits as they are.
  func show(_ traits: RowAccessibility.Traits) {
    var shown = accessibilityTraits.subtracting([.selected, .notEnabled])
    shown.formUnion(UIAccessibilityTraits(traits.subtracting(.button)))
    accessibilityTraits = shown
  }
}
