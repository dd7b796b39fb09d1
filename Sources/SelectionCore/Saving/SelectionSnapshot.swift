// SPDX-License-Identifier: MIT

/// A table's selection, checkmarks, anchor, lead and editing by row, to be saved and restored.
///
///     let text = table.snapshot.description     // "selection/1 shape 3 5 selected 0-2 7 anchor 1.2"
///     try later.restore(SelectionSnapshot(text))
///
/// Its text is small enough for preferences: it holds runs, not rows, so that all of a million rows selected are
/// a few bytes. Text from elsewhere is not trusted: what is no snapshot gives a ``SnapshotError``. The form is
/// stable; what has been written by this version is read by all later ones.
public struct SelectionSnapshot: Hashable, Sendable {
  /// The shape of the table that was saved.
  public let shape: TableShape
  /// The numbers of the selected rows.
  public let selected: RowSet
  /// The numbers of the rows that were checked in their lists.
  public let checked: RowSet
  /// The row from which a range extended.
  public let anchor: RowPath?
  /// The row to which a range extended.
  public let lead: RowPath?
  /// Whether the table was being edited.
  public let isEditing: Bool

  /// The version of the form that is written.
  public static let version = 1
}

extension TableSelection {
  /// What there is to save.
  ///
  /// O(1).
  public var snapshot: SelectionSnapshot {
    SelectionSnapshot(
      shape: shape, selected: selected, checked: lists.checked, anchor: anchor, lead: lead,
      isEditing: isEditing)
  }

  /// What came of restoring a snapshot.
  public struct Restoration: Hashable, Sendable {
    /// What changed.
    public let change: SelectionChange
    /// The rows that were selected and are not there any more, as they were when saved.
    public let missing: RowPaths
    /// The rows that were checked and are not there any more, or not in a list, as they were when saved.
    public let missingChecked: RowPaths
  }

  /// Brings back what was saved, as far as its rows still exist: each is the row that has its path now.
  ///
  /// Editing is brought back without a transition. An exclusive list takes the lowest of the rows that were
  /// checked in its section, or keeps none.
  /// - Parameter snapshot: what was saved.
  /// - Returns: what changed, and what could not be brought back.
  /// - Throws: `SelectionError.severalRowsInSingleMode` where the mode would hold more than one row.
  /// - Complexity: O(*r* log *n*) for *r* runs, sections that they reach into, and exclusive lists.
  @discardableResult
  public mutating func restore(
    _ snapshot: SelectionSnapshot
  ) throws(SelectionError) -> Restoration {
    let selected = RowPaths(snapshot.selected, in: snapshot.shape).divided(by: shape)
    let checked = RowPaths(snapshot.checked, in: snapshot.shape).divided(by: shape)
    var missingChecked = checked.missing
    let before = self
    try bringBack(
      selected.rows, anchor: snapshot.anchor.flatMap(shape.rowNumber),
      lead: snapshot.lead.flatMap(shape.rowNumber), isEditing: snapshot.isEditing)
    let unlisted = lists.restoreChecked(checked.rows, in: shape)
    missingChecked.formUnion(RowPaths(unlisted, in: shape).surviving(in: snapshot.shape).numbers)
    let change = SelectionChange(before: before, after: self, data: .same)
    return Restoration(
      change: change, missing: RowPaths(selected.missing, in: snapshot.shape),
      missingChecked: RowPaths(missingChecked, in: snapshot.shape))
  }
}

extension TableSelection {
  /// Sets what was saved, by the rows of today.
  @discardableResult
  mutating func bringBack(
    _ selected: RowSet, anchor: Int?, lead: Int?, isEditing: Bool
  ) throws(SelectionError) -> SelectionChange {
    try program { (turn) throws(SelectionError) in
      turn.table.isEditing = isEditing
      turn.table.endGestures()
      if turn.table.putAway != nil { turn.table.putAway = nil }
      try turn.setSelected(selected)
      turn.table.anchorNumber = anchor
      turn.table.leadNumber = lead
    }
  }
}

extension SectionLists {
  /// Checks exactly these rows, as far as they are in lists that can hold them.
  ///
  /// - Returns: the rows that could not be checked.
  mutating func restoreChecked(_ rows: RowSet, in shape: TableShape) -> RowSet {
    let listed = rows.intersection(self.rows(in: shape))
    var refused = rows.subtracting(listed)
    var held = listed
    for run in exclusiveSections.ranges {
      for section in run {
        guard let range = shape.rows(inSection: section),
          let lowest = listed.next(after: range.lowerBound - 1), range.contains(lowest)
        else { continue }
        refused.formUnion(held.intersection(RowSet((lowest + 1)..<range.upperBound)))
        held.remove((lowest + 1)..<range.upperBound)
      }
    }
    replaceChecked(by: held)
    return refused
  }
}
