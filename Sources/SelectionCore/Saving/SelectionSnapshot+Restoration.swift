// SPDX-License-Identifier: MIT

extension TableSelection {
  /// Restores a saved state to the rows that still exist, matching rows by path.
  ///
  /// Editing is restored without a transition. Rows that are now in a checkmark list aren't
  /// selected. An exclusive list checks the first of the rows that were checked in its section.
  /// Sections that the snapshot doesn't contain keep their checkmarks. If several rows were
  /// selected and the mode allows only one row, the first of these rows is selected, shown rows
  /// before hidden ones. A hidden row keeps marks that its section can't show until it is shown.
  ///
  /// - Parameter snapshot: The saved state.
  /// - Returns: The resulting change and two lists. `missing` contains the selected rows that no
  ///   longer exist or can't be selected, and the rows of the app's own layers that no longer
  ///   exist. `missingChecked` contains the checked rows that no longer exist or aren't in a list
  ///   that can show the checkmark. Both lists use the saved paths.
  /// - Throws: Never, because every snapshot can be restored.
  /// - Complexity: O(*r* log *n*) for *r* runs, where the sections that the runs overlap and the
  ///   exclusive lists also count as runs.
  @discardableResult
  public mutating func restore(
    _ snapshot: SelectionSnapshot
  ) throws(SelectionError) -> (
    change: SelectionChange, missing: RowPaths, missingChecked: RowPaths
  ) {
    let (saved, whole) = (snapshot.shape, layout.whole)
    let there = RowPaths(snapshot.selected, in: saved).divided(by: whole).rows
    // The saved rows that can't be selected now, by their saved numbers.
    let unlawful = there.subtracting(lawful(there, isEditing: snapshot.isEditing))
    let refused = RowPaths(unlawful, in: whole).divided(by: saved).rows
    let change = try apply(
      .restore(
        SelectionSnapshot(
          shape: saved, selected: snapshot.selected.subtracting(refused),
          checked: snapshot.checked, anchor: snapshot.anchor, lead: snapshot.lead,
          isEditing: snapshot.isEditing, selectedBeforeEditing: snapshot.selectedBeforeEditing,
          layers: snapshot.layers)))
    let marked = snapshot.selected.union(snapshot.layers.rows)
    let missing = RowPaths(marked, in: saved).divided(by: whole).missing
    let rows = checkedMarks.intersection(RowSet(0..<whole.rowCount))
    let shown = RowPaths(rows, in: whole).divided(by: saved).rows
    return (
      change, RowPaths(missing.union(refused), in: saved),
      RowPaths(snapshot.checked.subtracting(shown), in: saved)
    )
  }

  /// The rows that stay selected if the given rows are restored and the table is edited or not:
  /// rows in no list, as far as the law allows.
  func lawful(_ rows: RowSet, isEditing: Bool) -> RowSet {
    var table = self
    table.isEditing = isEditing
    return table.selectionLaw.trimmed(rows.subtracting(table.listRowsInForce), in: layout)
  }
}
