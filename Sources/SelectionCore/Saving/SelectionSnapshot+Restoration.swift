// SPDX-License-Identifier: MIT

extension TableSelection {
  /// Brings back what was saved, as far as its rows still exist: each is the row that has its path
  /// now.
  ///
  /// Editing is brought back without a transition. Rows that are in a checkmark list now are not
  /// selected; an exclusive list takes the lowest of the rows that were checked in its section.
  ///
  /// - Parameter snapshot: What was saved.
  /// - Returns: The resulting change; the rows that were selected and are not there any more; and
  ///   those that were checked and are not there, or not in a list that can hold them. Both are as
  ///   they were when saved.
  /// - Throws: `SelectionError.severalRowsInSingleMode` where the mode would have more than one
  ///   row.
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
