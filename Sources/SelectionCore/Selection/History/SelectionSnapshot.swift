// SPDX-License-Identifier: MIT

/// A table's selection, checkmarks, anchor, lead and editing by row, to be saved and restored; with
/// the selection from before editing, if that comes back at its end.
///
///     let text = table.snapshot.description   // "selection/1 shape 3 5 selected 0-2 7 anchor 1.2"
///     try later.restore(SelectionSnapshot(text))
///
/// Its text is small enough for preferences: it holds runs, not rows, so that all of a million rows
/// selected are a few bytes. Text from elsewhere is not trusted: what is no snapshot gives a
/// ``SnapshotError``. The form is stable; what has been written by this version is read by all
/// later ones.
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
  /// The numbers of the rows that were selected before editing, if they come back at its end.
  public let selectedBeforeEditing: RowSet?

  /// The versions of the form that are read: the second knows what was selected before editing.
  package static let versions = 1...2

  /// The lowest version of the form that can say all of the snapshot: the one that is written.
  package var version: Int { selectedBeforeEditing == nil ? 1 : 2 }

  /// Creates a snapshot.
  package init(
    shape: TableShape, selected: RowSet, checked: RowSet, anchor: RowPath? = nil,
    lead: RowPath? = nil, isEditing: Bool = false, selectedBeforeEditing: RowSet? = nil
  ) {
    self.shape = shape
    self.selected = selected
    self.checked = checked
    self.anchor = anchor
    self.lead = lead
    self.isEditing = isEditing
    self.selectedBeforeEditing = selectedBeforeEditing
  }
}

extension TableSelection {
  /// What there is to save, by the places of rows in the whole table: hidden ones count too.
  ///
  /// - Complexity: O(1), and O(log *n*) if rows are hidden.
  public var snapshot: SelectionSnapshot {
    let rows = RowSet(0..<layout.whole.rowCount)
    return snapshot { hiding == nil ? $0 : $0.intersection(rows) }
  }

  /// What there is to save, the marks of rows of no section among it; their numbers follow those of
  /// all others.
  ///
  /// - Complexity: O(1).
  package var snapshotWithHidden: SelectionSnapshot { snapshot { $0 } }

  private func snapshot(of rows: (RowSet) -> RowSet) -> SelectionSnapshot {
    let whole = layout.whole
    return SelectionSnapshot(
      shape: whole, selected: rows(selectedMarks.rows), checked: rows(checkedMarks),
      anchor: wholeAnchor.flatMap(whole.path(ofRow:)), lead: wholeLead.flatMap(whole.path(ofRow:)),
      isEditing: isEditing, selectedBeforeEditing: selectionBeforeEditing.map(rows))
  }
}
