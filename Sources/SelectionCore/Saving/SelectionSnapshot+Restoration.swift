// SPDX-License-Identifier: MIT

extension TableSelection {
  /// Restores a saved state, as far as its rows still exist; rows are matched by path.
  ///
  /// Editing is restored without a transition. Rows that are now in a checkmark list aren't
  /// selected; an exclusive list checks the lowest of the rows that were checked in its section.
  ///
  /// - Parameter snapshot: The saved state.
  /// - Returns: The resulting change; the selected rows that no longer exist; and the checked rows
  ///   that no longer exist, or aren't in a list that can hold the checkmark. Both are by their
  ///   paths when saved.
  /// - Throws: `SelectionError.severalRowsInSingleMode` if the mode allows only one of the rows.
  /// - Complexity: O(*r* log *n*) for *r* runs, sections that they reach into, and exclusive lists.
  @discardableResult
  public mutating func restore(
    _ snapshot: SelectionSnapshot
  ) throws(SelectionError) -> (
    change: SelectionChange, missing: RowPaths, missingChecked: RowPaths
  ) {
    let change = try apply(.restore(snapshot))
    let selected = RowPaths(snapshot.selected, in: snapshot.shape).divided(by: layout.whole)
    let rows = checkedMarks.intersection(RowSet(0..<layout.whole.rowCount))
    let shown = RowPaths(rows, in: layout.whole).divided(by: snapshot.shape).rows
    return (
      change, RowPaths(selected.missing, in: snapshot.shape),
      RowPaths(snapshot.checked.subtracting(shown), in: snapshot.shape)
    )
  }
}
