// SPDX-License-Identifier: MIT

import SelectionCore

/// What the view shows.
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
    let (row, table) = (RowPath(indexPath), current.rows)
    var traits = cell.accessibilityTraits.subtracting([.selected, .notEnabled])
    let stated = table.accessibility(for: row, label: "").traits.subtracting(.button)
    traits.formUnion(UIAccessibilityTraits(stated))
    cell.accessibilityTraits = traits
    let isOfList = table.list(inSection: row.section) != nil
    guard isOfList else { return clear(cell) }
    listCells.insert(ObjectIdentifier(cell))
    let (isChecked, style) = (table.isChecked(row), table.accessoryStyle)
    cell.accessoryType = UITableViewCell.AccessoryType(style.accessory(isChecked: isChecked))
    cell.editingAccessoryType = UITableViewCell.AccessoryType(
      style.accessory(isChecked: isChecked, isEditing: true))
  }

  /// Takes off a cell what it shows of a row of a list, if it does.
  func clear(_ cell: UITableViewCell) {
    guard listCells.remove(ObjectIdentifier(cell)) != nil else { return }
    cell.accessoryType = .none
    cell.editingAccessoryType = .none
  }

  /// Makes a table the current one, and the view show it.
  ///
  /// - Parameters:
  ///   - next: The table.
  ///   - change: What changed.
  ///   - contents: Has the view show new contents, where the app has another way for that; it is
  ///     called with the table in place.
  func show(
    _ next: IdentifiedTable<ID>, _ change: SelectionChange, contents: (() -> Void)? = nil
  ) {
    isShowing = true
    if let contents {
      current = next
      contents()
      viewSelection = selectionOfView()
    } else if let mapping = change.mapping {
      showContents(next, mapping)
    } else {
      current = next
    }
    let (before, after) = (change.before, change.after)
    if before.policy != after.policy {
      allowSelection()
      viewSelection = selectionOfView()
    }
    if let tableView, before.isEditing != after.isEditing, tableView.isEditing != after.isEditing {
      tableView.setEditing(after.isEditing, animated: true)
      viewSelection = selectionOfView()
    }
    isShowing = false
    showSelection(animated: true)
    redraw(after: change)
  }

  /// Has the cells in view show their rows again that look different, or will when editing ends;
  /// after new contents all of them, for a row may have come out of a list.
  private func redraw(after change: SelectionChange) {
    guard let tableView else { return }
    let rows = change.rowsToRedraw.numbers.union(change.checked.numbers)
      .union(change.unchecked.numbers)
    guard change.mapping != nil || !rows.isEmpty else { return }
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      let number = tableShape.rowNumber(of: RowPath(indexPath))
      guard change.mapping != nil || number.map(rows.contains) == true,
        let cell = tableView.cellForRow(at: indexPath)
      else { continue }
      configure(cell, at: indexPath)
    }
  }

  /// Has the view select what the table has selected: all where that is little, else what it has
  /// shown before, what is in view, and a row that is about to be.
  func showSelection(animated: Bool, and row: Int? = nil) {
    guard let tableView, !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    let selected = current.rows.selected
    var rows = selected
    if selected.count > mostRowsAtOnce {
      rows.formIntersection(viewSelection)
      for indexPath in tableView.indexPathsForVisibleRows ?? [] {
        let number = tableShape.rowNumber(of: RowPath(indexPath))
        if let number, selected.contains(number) { rows.insert(number) }
      }
      if let row, selected.contains(row) { rows.insert(row) }
    }
    for row in RowPaths(viewSelection.subtracting(rows), in: tableShape) where tableView.has(row) {
      tableView.deselectRow(at: IndexPath(row), animated: animated)
    }
    viewSelection.formIntersection(rows)
    for number in rows.subtracting(viewSelection) {
      guard let row = tableShape.path(ofRow: number), tableView.has(row) else { continue }
      tableView.selectRow(at: IndexPath(row), animated: animated, scrollPosition: .none)
      viewSelection.insert(number)
    }
    cells.selectionIsKnown()
  }

  /// Has the view allow what the policy allows.
  func allowSelection() {
    guard let tableView else { return }
    let policy = current.rows.policy
    tableView.allowsSelection = policy.allowsSelection
    tableView.allowsMultipleSelection = policy.allowsMultipleSelection
    tableView.allowsSelectionDuringEditing = policy.allowsSelectionDuringEditing
    tableView.allowsMultipleSelectionDuringEditing = policy.allowsMultipleSelectionDuringEditing
  }
}

extension UITableView {
  /// Whether the view has a row; its data source may be behind the table.
  func has(_ row: RowPath) -> Bool {
    row.section < numberOfSections && row.row < numberOfRows(inSection: row.section)
  }
}

/// More rows than these are selected in the view as they come into view.
private let mostRowsAtOnce = 1_000
