// SPDX-License-Identifier: MIT

extension TableSelection {
  /// What restoring a snapshot has changed, and what it could not bring back.
  public struct Restoration: Hashable, Sendable {
    /// The resulting change.
    public let change: SelectionChange
    /// The rows that were selected and are not there any more, as they were when saved.
    public let missing: RowPaths
    /// The rows that were checked and are not there any more, or not in a list that can hold them,
    /// as they were when saved.
    public let missingChecked: RowPaths
  }

  /// Brings back what was saved, as far as its rows still exist: each is the row that has its path
  /// now.
  ///
  /// Editing is brought back without a transition. Rows that are in a checkmark list now are not
  /// selected; an exclusive list takes the lowest of the rows that were checked in its section.
  ///
  /// - Parameter snapshot: What was saved.
  /// - Returns: The resulting change, and what could not be brought back.
  /// - Throws: `SelectionError.severalRowsInSingleMode` where the mode would have more than one
  ///   row.
  /// - Complexity: O(*r* log *n*) for *r* runs, sections that they reach into, and exclusive lists.
  @discardableResult
  public mutating func restore(
    _ snapshot: SelectionSnapshot
  ) throws(SelectionError) -> Restoration {
    let change = try apply(.restore(snapshot))
    let selected = RowPaths(snapshot.selected, in: snapshot.shape).divided(by: shape)
    let shown = RowPaths(checked, in: shape).divided(by: snapshot.shape).rows
    return Restoration(
      change: change, missing: RowPaths(selected.missing, in: snapshot.shape),
      missingChecked: RowPaths(snapshot.checked.subtracting(shown), in: snapshot.shape))
  }
}
