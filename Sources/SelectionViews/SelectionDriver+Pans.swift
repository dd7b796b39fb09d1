// SPDX-License-Identifier: MIT

public import SelectionCore

/// Pans with two fingers, during which a view selects or deselects row by row.
extension SelectionDriver {
  /// Begins a pan in the table after the view has begun it, and before the view selects or
  /// deselects the first row.
  ///
  /// The driver leaves the first row to the view, which may only now look at the row's state to
  /// decide whether the pan selects or deselects rows.
  /// - Parameter row: The first row.
  /// - Complexity: The cost of the input.
  public func viewBeganPan(at row: RowPath) {
    isShowing = true
    take(.beginPan(row))
    isShowing = false
    guard let number = shape.rowNumber(of: row) else { return }
    let wasSelected = selectionOfView().contains(number)
    setInView(number, current.rows.selectedRows.positions.contains(number))
    showSelection(animated: true)
    setInView(number, wasSelected)
  }

  private func setInView(_ number: Int, _ isSelected: Bool) {
    if isSelected { viewSelection.insert(number) } else { viewSelection.remove(number) }
  }

  /// Returns whether the view may select or deselect a row that its pan has reached or left.
  ///
  /// If the view may not, for example because the row is disabled or a limit is reached, the pan
  /// passes over the row.
  /// - Parameters:
  ///   - row: The row.
  ///   - isSelecting: Whether the view would select the row.
  /// - Returns: Whether the pan of the table does the same, or nil if the table has no pan.
  /// - Complexity: The cost of the input.
  public func viewWillPan(over row: RowPath, isSelecting: Bool) -> Bool? {
    guard current.rows.isPanning, let reached = rowReached(byFlipping: row) else { return nil }
    var next = current
    guard (try? next.apply(byPath: .continuePan(to: reached))) != nil else { return false }
    if next.rows.isSelected(row) == isSelecting { return true }
    // The view calls no method for a row that it passes over.
    take(.continuePan(to: reached))
    return false
  }

  /// Continues the table's pan when the view's pan has flipped a row.
  func panned(over row: RowPath) {
    guard let number = shape.rowNumber(of: row),
      current.rows.selectedRows.positions.contains(number) != viewSelection.contains(number)
    else { return }
    if let reached = rowReached(byFlipping: row) { take(.continuePan(to: reached)) }
  }

  /// The row under the finger when the view's pan flips a row.
  ///
  /// If the row is set to the pan's state, the finger is on the row; if it is restored to its old
  /// state, the finger is on the next row toward the start of the pan, which itself isn't restored:
  /// the view shows its state again.
  private func rowReached(byFlipping row: RowPath) -> RowPath? {
    let table = current.rows
    guard let number = shape.rowNumber(of: row),
      let anchor = table.anchor.flatMap(shape.rowNumber)
    else { return nil }
    let lead = table.lead.flatMap(shape.rowNumber) ?? anchor
    let isBack = (min(anchor, lead)...max(anchor, lead)).contains(number)
    return shape.path(ofRow: isBack ? number + (anchor - number).signum() : number)
  }
}
