// SPDX-License-Identifier: MIT

public import SelectionCore

/// Methods that an adapter calls to report events in its view.
extension SelectionDriver {
  /// Returns whether a row is enabled and in a section whose rows can be selected or checked; if
  /// the result is false, the method calls ``onRefusal``.
  ///
  /// To take limits and rules into account as well, use ``accepts(_:rules:)``.
  /// - Parameter row: The row.
  /// - Returns: Whether the row can be tapped.
  /// - Complexity: O(log *n*).
  public func canBeTapped(_ row: RowPath) -> Bool {
    // Editing may have begun, which changes which taps select.
    takeOnViewState()
    let table = current.rows
    return table.isEnabled(row) && table.mode(inSection: row.section) != .none
      || accepts(.touchDown(row))
  }

  /// Returns whether the table accepts an input, without applying it; if the result is false, the
  /// method calls ``onRefusal``.
  ///
  /// - Parameters:
  ///   - input: The input to check.
  ///   - rules: Rules that must also allow the input; pass ``rules`` if the view hasn't called
  ///     these rules itself.
  /// - Returns: Whether the table accepts the input.
  /// - Complexity: The cost of the input.
  public func accepts(_ input: TableInput, rules: Table.Rules? = nil) -> Bool {
    defer { applyPostponed() }
    guard let refusal = tried(input, rules: rules).refusal else { return true }
    onRefusal?(refusal)
    return false
  }

  /// Returns the table after an input, and the reason if the table would refuse the input.
  func tried(
    _ input: TableInput, rules: Table.Rules? = nil
  ) -> (table: Table, refusal: Refusal<Table.Row>?) {
    var next = current
    do throws(SelectionError) {
      let change = try changing { () throws(SelectionError) in
        try next.apply(byPath: input, rules: rules)
      }
      return (next, change.refusal)
    } catch {
      return (next, .error(error))
    }
  }

  /// Calls ``onRefusal`` because the view's own delegate has refused an input.
  ///
  /// - Parameters:
  ///   - question: The question that the delegate has answered.
  ///   - row: The row about which the delegate was asked.
  /// - Complexity: O(log *n*).
  public func viewRefused(_ question: SelectionQuestion, _ row: RowPath) {
    guard let name = id(at: row) else { return }
    onRefusal?(.noEffect(.refusedByRule(question, name)))
  }

  /// Applies an input that the view has already performed after calling the rules.
  ///
  /// - Parameter input: The input.
  /// - Complexity: The cost of the input.
  public func take(_ input: TableInput) {
    attempt(isAskedFor: true) { table throws(SelectionError) in try table.apply(byPath: input) }
  }

  /// Updates the table after the view has selected a row that the user tapped or reached in a pan.
  ///
  /// The call has no effect if the table has been read since the view selected the row, because the
  /// row is then already selected in the table.
  /// - Parameter row: The row.
  /// - Complexity: O(log *n*).
  public func viewSelected(_ row: RowPath) {
    guard let number = shape.rowNumber(of: row) else {
      onRefusal?(.error(.rowOutOfRange(row, shape)))
      return
    }
    viewSelection.insert(number)
    if current.rows.isPanning { return panned(over: row) }
    // A row that is the only selected one is tapped again.
    let isTakenOn = allowsSeveral(at: row) && current.rows.isSelected(row)
    if !isTakenOn { take(.tap(row)) }
  }

  private func allowsSeveral(at row: RowPath) -> Bool {
    current.rows.mode(inSection: row.section) == .multiple
  }

  /// Updates the table after the view has deselected a row for the user.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isTap: Whether the user tapped the row or a pan reached it; pass false if another row was
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

  /// Applies the view's proposal to select exactly the given rows, which the view then selects.
  ///
  /// If the view may only be asking, as `NSTableView` does, call ``answer(toProposal:)`` instead.
  ///
  /// - Parameter rows: The rows that the view would select.
  /// - Returns: The rows that the view must select.
  /// - Complexity: O(*k* log *n*) for *k* runs of rows.
  public func viewProposed(_ rows: RowSet) -> RowSet {
    takeOnViewState()
    let proposed = RowPaths(rows, in: shape)
    isShowing = true
    take(.propose(proposed.rowSpans))
    isShowing = false
    viewSelection = current.rows.selectedRows.positions
    return viewSelection
  }

  /// Updates the table after the view has selected exactly the given rows for the user; rows that
  /// the table refuses are deselected again.
  ///
  /// - Parameter rows: The rows that the view has selected.
  /// - Complexity: O(*k* log *n*) for *k* runs of rows.
  public func viewChangedSelection(to rows: RowSet) {
    viewSelection = rows
    take(.propose(RowPaths(rows, in: shape).rowSpans))
  }

  /// Updates the table to the selection and editing state that the app has set in the view itself.
  ///
  /// - Complexity: O(*k* log *n*) for *k* rows selected in the view.
  public func takeOnViewState() {
    guard !isShowing, !isViewPerforming, let view else { return }
    if let old = tableBeforeMove {
      tableBeforeMove = nil
      showSelection(animated: true)
      redrawRows(after: current.change(from: old))
    }
    willRead?()
    if cells.keepsSelectionInReloads { viewShowsRows() }
    if let isEditing = view.isEditingRows, isEditing != current.showsEditing {
      viewSelection = selectionOfView()
      take(.setEditing(isEditing))
    }
    var now = selectionOfView()
    if let answer {
      self.answer = nil
      if now == answer, now != viewSelection {
        viewChangedSelection(to: now)
        now = selectionOfView()
      }
    }
    if now.isEmpty, !viewSelection.isEmpty {
      // After a reload, the layout selects the rows again.
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
    // In mode single, the selected row replaces the other.
    let isReplaced = !selected.isEmpty && current.rows.mode == .single
    if !deselected.isEmpty, !isReplaced { take(.deselect(deselected.rowSpans)) }
    if !selected.isEmpty { take(.select(selected.rowSpans)) }
  }

  /// The rows that are selected in the view.
  func selectionOfView() -> RowSet {
    view?.selectedPositions(in: shape) ?? RowSet()
  }

  /// Selects a row in the view, if it is selected in the table, before the row's cell is shown.
  ///
  /// Call this method when the view requests the cell of a row, so that the cell looks selected
  /// from the start.
  ///
  /// Without this call, the row is selected in the view only when its cell becomes visible.
  /// - Parameter row: The row.
  /// - Complexity: O(log *n*).
  public func viewWillMakeCell(for row: RowPath) {
    guard !isShowing, let number = shape.rowNumber(of: row) else { return }
    if hasLostSelection {
      if cells.wasReloaded { selectAgain() }
    } else if viewSelection.contains(number) != current.rows.selectedRows.positions.contains(number)
    {
      showSelection(animated: false, and: number)
    }
  }

  /// Selects the table's rows in a view that shows rows for the first time, and that doesn't
  /// report each cell.
  ///
  /// - Complexity: O(1) after the first time, and otherwise O(*k* log *n*) for *k* selected rows.
  public func viewShowsRows() {
    if !hasShownSelection { showSelection(animated: false) }
  }

  /// Selects a row in the view, if it is selected in the table, when a cell for the row becomes
  /// visible.
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
      let isSelected = current.rows.selectedRows.positions.contains(number)
      if !hasShownSelection || viewSelection.contains(number) != isSelected {
        showSelection(animated: false, and: number)
      }
    } else if cells.wasReloaded {
      selectAgain()
    }
    // Otherwise the app has deselected all rows, which the table takes over when it is next read or
    // changed.
  }

  /// Updates the driver when a cell leaves the view because its row is scrolled out of view, is
  /// removed, or gets a new cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - row: The row that the cell showed.
  /// - Complexity: O(1).
  public func viewDidHide(_ cell: ObjectIdentifier, for row: RowPath) {
    guard let view else { return }
    let isLost = !isShowing && hasLostSelection
    cells.leave(
      cell, isRowInView: !view.has(row) || view.isInView(row),
      isSelectionLost: isLost, isOnScreen: view.isOnScreen)
    // Old cells may leave after the new ones have appeared.
    if isLost, cells.hasNew, cells.wasReloaded { selectAgain() }
  }

  /// Whether the view had a selection, and now has none.
  private var hasLostSelection: Bool { !viewSelection.isEmpty && view?.hasSelection == false }

  /// Selects the table's rows again in the view, after a reload.
  private func selectAgain() {
    viewSelection = RowSet()
    showSelection(animated: false)
  }
}
