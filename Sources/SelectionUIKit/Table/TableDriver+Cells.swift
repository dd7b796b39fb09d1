// SPDX-License-Identifier: MIT

/// The contents of cells.
extension TableDriver {
  /// Configures a cell for its row.
  ///
  /// The method sets the accessory in a checkmark list and the accessibility traits for the row's
  /// state.
  ///
  /// Outside checkmark lists, the app sets the accessory. The data source must call this method for
  /// each cell that it returns. The driver calls it for each cell that becomes visible or whose
  /// appearance changes.
  /// - Parameters:
  ///   - cell: The cell.
  ///   - indexPath: Its row.
  /// - Complexity: O(log *n*).
  public func configure(_ cell: UITableViewCell, at indexPath: IndexPath) {
    takeViewBack()
    base.viewWillMakeCell(for: RowPath(indexPath))
    let (row, table) = (RowPath(indexPath), base.currentTable.rows)
    cell.show(base.currentTable.traits(at: row))
    defer { configureCell?(cell, indexPath) }
    (cell as? CheckableCell)?.isChecked = table.isChecked(row)
    guard base.currentTable.showsCheckmarks(inSection: row.section) else { return clear(cell) }
    listCells.insert(ObjectIdentifier(cell))
    let (isChecked, style) = (table.isChecked(row), table.accessoryStyle)
    cell.accessoryType = UITableViewCell.AccessoryType(style.accessory(isChecked: isChecked))
    cell.editingAccessoryType = UITableViewCell.AccessoryType(
      style.accessory(isChecked: isChecked, isEditing: true))
  }

  /// Updates the state that the cells of visible rows show.
  func redraw(_ rows: [RowPath]) {
    for indexPath in rows.map({ IndexPath($0) }) {
      if let cell = tableView?.cellForRow(at: indexPath) { configure(cell, at: indexPath) }
    }
  }

  /// Removes a list's accessory from a cell, if the cell shows one.
  func clear(_ cell: UITableViewCell) {
    guard listCells.remove(ObjectIdentifier(cell)) != nil else { return }
    cell.accessoryType = .none
    cell.editingAccessoryType = .none
  }
}
