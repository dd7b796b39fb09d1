// SPDX-License-Identifier: MIT

import SelectionCore

/// What the view did.
extension TableDriver {
  /// Whether a tap on a row can change anything; if not, calls ``onRefusal``.
  func canBeTapped(_ row: RowPath) -> Bool {
    // Editing may have begun, in which other taps select.
    takeOnViewState()
    let table = current.rows
    return table.isEnabled(row) && table.mode(inSection: row.section) != .none
      || accepts(.touchDown(row))
  }

  /// The view has selected a row, for the user.
  func viewDidSelect(_ row: RowPath) {
    guard let number = tableShape.rowNumber(of: row) else {
      onRefusal?(.error(.rowOutOfRange(row, tableShape)))
      return
    }
    viewSelection.insert(number)
    if current.rows.isPanning { panned(over: row) } else { take(.tap(row)) }
  }

  /// The view has deselected a row, for the user, by a tap on it or for another row.
  func viewDidDeselect(_ row: RowPath, isTap: Bool) {
    guard let number = tableShape.rowNumber(of: row) else { return }
    viewSelection.remove(number)
    guard isTap else { return }
    if current.rows.isPanning { panned(over: row) } else { take(.tap(row)) }
  }

  /// The pan of the view has turned a row.
  ///
  /// A row that takes on the state of the pan is where the finger is; one that gets its old state
  /// back is where it was, and it is one row nearer to where the pan began.
  private func panned(over row: RowPath) {
    let table = current.rows
    guard let number = tableShape.rowNumber(of: row),
      let anchor = table.anchor.flatMap(tableShape.rowNumber),
      table.selected.contains(number) != viewSelection.contains(number)
    else { return }
    let lead = table.lead.flatMap(tableShape.rowNumber) ?? anchor
    let isBack = (min(anchor, lead)...max(anchor, lead)).contains(number)
    let reached = isBack ? (number > anchor ? number - 1 : number + 1) : number
    if let path = tableShape.path(ofRow: reached) { take(.continuePan(to: path)) }
  }

  /// Makes the table follow what the app has done to the view's selection and editing itself.
  func takeOnViewState() {
    guard !isShowing, let tableView else { return }
    takeViewBack()
    if tableView.isEditing != current.rows.isEditing {
      viewSelection = selectionOfView()
      take(.setEditing(tableView.isEditing))
    }
    var now = selectionOfView()
    if now.isEmpty, !viewSelection.isEmpty {
      // What was reloaded is laid out, and selected again as that is done.
      tableView.layoutIfNeeded()
      if hasLostSelection, cells.wasReloaded { selectAgain() }
      now = selectionOfView()
    }
    guard now != viewSelection else { return cells.selectionIsKnown() }
    let (deselected, selected) = (
      RowPaths(viewSelection.subtracting(now), in: tableShape),
      RowPaths(now.subtracting(viewSelection), in: tableShape)
    )
    viewSelection = now
    if !deselected.isEmpty { take(.deselect(deselected.rowSpans)) }
    if !selected.isEmpty { take(.select(selected.rowSpans)) }
  }

  /// The rows that the view has selected.
  func selectionOfView() -> RowSet {
    RowSet(
      (tableView?.indexPathsForSelectedRows ?? []).compactMap {
        tableShape.rowNumber(of: RowPath($0))
      })
  }

  /// A cell comes into view for a row: the view has that selected if the table has.
  func viewWillDisplay(_ cell: UITableViewCell, for row: RowPath) {
    cells.come(ObjectIdentifier(cell))
    guard !isShowing, let number = tableShape.rowNumber(of: row) else { return }
    if !hasLostSelection {
      cells.selectionIsKnown()
      if viewSelection.contains(number) != current.rows.selected.contains(number) {
        showSelection(animated: false, and: number)
      }
    } else if cells.wasReloaded {
      selectAgain()
    }
    // Else the app has deselected all, which the table takes on when it is next read or changed.
  }

  /// A cell leaves the view, for its row is scrolled out of it, or gone, or gets another cell.
  func viewDidEndDisplaying(_ cell: UITableViewCell, for row: RowPath) {
    guard let tableView else { return }
    let isLost = !isShowing && hasLostSelection
    cells.leave(
      ObjectIdentifier(cell), isRowInView: !tableView.has(row) || tableView.reaches(row),
      isSelectionLost: isLost, isOnScreen: tableView.window != nil)
    // Old cells may leave after the new ones have come.
    if isLost, cells.hasNew, cells.wasReloaded { selectAgain() }
  }

  /// Whether nothing is selected in the view, in which something was.
  private var hasLostSelection: Bool {
    !viewSelection.isEmpty && tableView?.indexPathForSelectedRow == nil
  }

  /// Has the view, which was reloaded, select its rows again.
  private func selectAgain() {
    viewSelection = RowSet()
    showSelection(animated: false)
  }
}

extension UITableView {
  /// Whether a row reaches into the part of the content that is in view.
  fileprivate func reaches(_ row: RowPath) -> Bool {
    let rect = rectForRow(at: IndexPath(row))
    return rect.maxY > bounds.minY && rect.minY < bounds.maxY
  }
}
