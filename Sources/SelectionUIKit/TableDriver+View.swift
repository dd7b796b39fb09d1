// SPDX-License-Identifier: MIT

import SelectionCore

/// What the view did.
extension TableDriver {
  /// Whether a tap on a row can change anything.
  func canBeTapped(_ row: RowPath) -> Bool {
    let table = current.selection
    return table.isEnabled(row) && table.mode(ofSection: row.section) != .none
  }

  /// The view has selected a row, for the user.
  func viewDidSelect(_ row: RowPath) {
    guard let number = shape.rowNumber(of: row) else {
      onRefusal?(.rowOutOfRange(row, shape))
      return
    }
    viewSelection.insert(number)
    if current.selection.isPanning { panned(over: row) } else { take(.tap(row)) }
  }

  /// The view has deselected a row, for the user, by a tap on it or for another row.
  func viewDidDeselect(_ row: RowPath, isTap: Bool) {
    guard let number = shape.rowNumber(of: row) else { return }
    viewSelection.remove(number)
    guard isTap else { return }
    if current.selection.isPanning { panned(over: row) } else { take(.tap(row)) }
  }

  /// The pan of the view has turned a row.
  ///
  /// A row that takes on the state of the pan is where the finger is; one that gets its old state
  /// back is where it was, and it is one row nearer to where the pan began.
  private func panned(over row: RowPath) {
    let table = current.selection
    guard let number = shape.rowNumber(of: row), let anchor = table.anchor.flatMap(shape.rowNumber),
      table.selected.contains(number) != viewSelection.contains(number)
    else { return }
    let lead = table.lead.flatMap(shape.rowNumber) ?? anchor
    let isBack = (min(anchor, lead)...max(anchor, lead)).contains(number)
    let reached = isBack ? (number > anchor ? number - 1 : number + 1) : number
    if let path = shape.path(ofRow: reached) { take(.continuePan(to: path)) }
  }

  /// Makes the table follow what the app has done to the view's selection and editing itself.
  func takeOnViewState() {
    guard !isShowing, let tableView else { return }
    if tableView.isEditing != current.selection.isEditing {
      viewSelection = selectionOfView()
      take(.setEditing(tableView.isEditing))
    }
    var now = selectionOfView()
    if now.isEmpty, !viewSelection.isEmpty {
      // What was reloaded is laid out, and selected again as that is done.
      tableView.layoutIfNeeded()
      now = selectionOfView()
    }
    guard now != viewSelection else { return }
    let (deselected, selected) = (
      RowPaths(viewSelection.subtracting(now), in: shape),
      RowPaths(now.subtracting(viewSelection), in: shape)
    )
    viewSelection = now
    if !deselected.isEmpty { take(.deselect(deselected.rowSpans)) }
    if !selected.isEmpty { take(.select(selected.rowSpans)) }
  }

  /// The rows that the view has selected.
  func selectionOfView() -> RowSet {
    RowSet(
      (tableView?.indexPathsForSelectedRows ?? []).compactMap {
        shape.rowNumber(of: RowPath($0))
      })
  }

  /// A cell comes into view for a row: the view has that selected if the table has.
  func viewWillDisplay(_ row: RowPath) {
    guard !isShowing, let tableView, let number = shape.rowNumber(of: row) else { return }
    if !viewSelection.isEmpty, tableView.indexPathForSelectedRow == nil {
      // The view was reloaded.
      viewSelection = RowSet()
      showSelection(animated: false)
    } else if viewSelection.contains(number) != current.selection.selected.contains(number) {
      showSelection(animated: false, and: number)
    }
  }
}
