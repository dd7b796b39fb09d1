// SPDX-License-Identifier: MIT

public import SelectionCore

/// Calls of an adapter about the view.
extension SelectionDriver {
  /// Whether a row is enabled, and in a section whose rows can be selected or checked; if not,
  /// calls ``onRefusal``.
  ///
  /// Limits and rules are asked by ``accepts(_:rules:)``.
  /// - Parameter row: The row.
  /// - Returns: Whether it can.
  /// - Complexity: O(log *n*).
  public func canBeTapped(_ row: RowPath) -> Bool {
    // Editing may have begun, in which other taps select.
    takeOnViewState()
    let table = current.rows
    return table.isEnabled(row) && table.mode(inSection: row.section) != .none
      || accepts(.touchDown(row))
  }

  /// Whether the table accepts an input; if not, calls ``onRefusal``.
  ///
  /// - Parameters:
  ///   - input: The input, which changes nothing.
  ///   - rules: Rules that are asked as well; a view that has not asked them itself gives
  ///     ``rules``.
  /// - Returns: Whether it does.
  /// - Complexity: That of the input.
  public func accepts(_ input: TableInput, rules: SelectionRules? = nil) -> Bool {
    var next = current
    do throws(SelectionError) {
      guard let refusal = try next.apply(byPath: input, rules: rules).refusal else { return true }
      onRefusal?(refusal)
      return false
    } catch {
      onRefusal?(.error(error))
      return false
    }
  }

  /// Applies what the view has carried through already, whose rules were asked.
  ///
  /// - Parameter input: The input.
  /// - Complexity: That of the input.
  public func take(_ input: TableInput) {
    attempt(isAskedFor: true) { table throws(SelectionError) in try table.apply(byPath: input) }
  }

  /// The view has selected a row for the user, by a tap or as a pan reached it.
  ///
  /// If the table has been read since, and so has the row selected already, this does nothing.
  /// - Parameter row: The row.
  /// - Complexity: O(log *n*).
  public func viewSelected(_ row: RowPath) {
    guard let number = shape.rowNumber(of: row) else {
      onRefusal?(.error(.rowOutOfRange(row, shape)))
      return
    }
    viewSelection.insert(number)
    if current.rows.isPanning { return panned(over: row) }
    // One that is selected alone is tapped again.
    let isTakenOn = allowsSeveral(at: row) && current.rows.isSelected(row)
    if !isTakenOn { take(.tap(row)) }
  }

  private func allowsSeveral(at row: RowPath) -> Bool {
    current.rows.mode(inSection: row.section) == .multiple
  }

  /// The view has deselected a row for the user.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isTap: Whether the user tapped on it, or a pan reached it, rather than another row being
  ///     selected in its place.
  /// - Complexity: O(log *n*).
  public func viewDeselected(_ row: RowPath, isTap: Bool) {
    guard let number = shape.rowNumber(of: row) else { return }
    viewSelection.remove(number)
    guard isTap else { return }
    if current.rows.isPanning { return panned(over: row) }
    let isOfList = current.rows.list(inSection: row.section) != nil
    if isOfList || current.rows.isSelected(row) { take(.tap(row)) }
  }

  /// The pan of the view has turned a row.
  ///
  /// A row that takes on the state of the pan is where the finger is; one that gets its old state
  /// back is where it was, and it is one row nearer to where the pan began.
  private func panned(over row: RowPath) {
    let table = current.rows
    guard let number = shape.rowNumber(of: row),
      let anchor = table.anchor.flatMap(shape.rowNumber),
      table.selected.contains(number) != viewSelection.contains(number)
    else { return }
    let lead = table.lead.flatMap(shape.rowNumber) ?? anchor
    let isBack = (min(anchor, lead)...max(anchor, lead)).contains(number)
    let reached = isBack ? (number > anchor ? number - 1 : number + 1) : number
    if let path = shape.path(ofRow: reached) { take(.continuePan(to: path)) }
  }

  /// The view proposes to have exactly these rows selected, as `NSTableView` does for each click
  /// and key.
  ///
  /// - Parameter rows: The rows that the view would select.
  /// - Returns: The rows that it is to select; it is taken to do so.
  /// - Complexity: O(*k* log *n*) for *k* runs of rows.
  public func viewProposed(_ rows: RowSet) -> RowSet {
    takeOnViewState()
    let proposed = RowPaths(rows, in: shape)
    isShowing = true
    take(.propose(proposed.rowSpans))
    isShowing = false
    viewSelection = current.rows.selectedRows.numbers
    return viewSelection
  }

  /// The view has selected exactly these rows for the user; what the table refuses, the view loses
  /// again.
  ///
  /// - Parameter rows: The rows that the view has selected.
  /// - Complexity: O(*k* log *n*) for *k* runs of rows.
  public func viewChangedSelection(to rows: RowSet) {
    viewSelection = rows
    take(.propose(RowPaths(rows, in: shape).rowSpans))
  }

  /// Makes the table follow what the app has done to the view's selection and editing itself.
  ///
  /// - Complexity: O(*k* log *n*) for *k* rows that the view has selected.
  public func takeOnViewState() {
    guard !isShowing, let view else { return }
    willRead?()
    if let isEditing = view.isEditingRows, isEditing != current.rows.isEditing {
      viewSelection = selectionOfView()
      take(.setEditing(isEditing))
    }
    var now = selectionOfView()
    if now.isEmpty, !viewSelection.isEmpty {
      // What was reloaded is laid out, and selected again as that is done.
      view.layOutRows()
      if hasLostSelection, cells.wasReloaded { selectAgain() }
      now = selectionOfView()
    }
    guard now != viewSelection else { return cells.selectionIsKnown() }
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
    RowSet((view?.selectedRows ?? []).compactMap(shape.rowNumber))
  }

  /// A cell comes into view for a row: the view has that selected if the table has.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - row: The row.
  /// - Complexity: O(log *n*).
  public func viewWillShow(_ cell: ObjectIdentifier, for row: RowPath) {
    cells.come(cell)
    guard !isShowing, let number = shape.rowNumber(of: row) else { return }
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

  /// A cell leaves the view because its row is scrolled out of it, or is gone, or gets another
  /// cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - row: The row that it showed.
  /// - Complexity: O(1).
  public func viewDidHide(_ cell: ObjectIdentifier, for row: RowPath) {
    guard let view else { return }
    let isLost = !isShowing && hasLostSelection
    cells.leave(
      cell, isRowInView: !view.has(row) || view.isInView(row),
      isSelectionLost: isLost, isOnScreen: view.isOnScreen)
    // Old cells may leave after the new ones have come.
    if isLost, cells.hasNew, cells.wasReloaded { selectAgain() }
  }

  /// Whether nothing is selected in the view, in which something was.
  private var hasLostSelection: Bool { !viewSelection.isEmpty && view?.hasSelection == false }

  /// Has the view, which was reloaded, select its rows again.
  private func selectAgain() {
    viewSelection = RowSet()
    showSelection(animated: false)
  }
}
