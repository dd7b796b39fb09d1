// SPDX-License-Identifier: MIT
internal import SelectionCore

/// An error thrown when nothing was saved that could be restored.
struct NothingSaved: Error, CustomStringConvertible {
  let description = "nothing was saved that could be restored"
}

/// The marks that a trace has saved, which follow the data as those of a table do.
struct SavedMarks {
  private var shape: TableShape
  private var selected: RowSet
  private var checked: RowSet
  private var selectedBeforeEditing: RowSet?

  /// Saves the marks of all rows of a table, shown or hidden.
  init(_ table: TableSelection) {
    let saved = table.snapshotWithHidden
    shape = saved.shape
    (selected, checked) = (saved.selected, saved.checked)
    selectedBeforeEditing = saved.selectedBeforeEditing
  }

  /// The saved marks, with a table's editing state.
  func snapshot(for table: TableSelection) -> SelectionSnapshot {
    SelectionSnapshot(
      shape: shape, selected: selected, checked: checked, isEditing: table.isEditing,
      selectedBeforeEditing: selectedBeforeEditing, layers: LayerMarks())
  }

  /// Follows the rows through a statement.
  ///
  /// Removed rows are left out; after a reload, rows are matched by place. Forgotten rows lose
  /// their marks (C60), and a row that is named after a hidden one gets its marks (C58).
  mutating func follow(
    _ statement: TraceStatement, from old: IdentifiedTable<String>, to new: IdentifiedTable<String>
  ) {
    if case .forgetHidden(let ids) = statement { forget(ids, in: old) }
    guard let mapping = new.rows.change(from: old.rows).wholeMapping else { return }
    let (saved, shape) = (self, shape)
    change { rows in
      let moved = mapping.rows.applied(to: rows)
      guard mapping.isReload else { return moved }
      let here = RowPaths(rows.intersection(RowSet(0..<shape.rowCount)), in: shape)
      return here.surviving(in: mapping.newShape).positions.union(moved)
    }
    self.shape = mapping.newShape
    guard case .name(_, let ids) = statement else { return }
    for id in Set(ids) {
      let former = old.rowNumbers(of: id)
      let hidden = former.filter { mapping.rows.newIndex(of: $0) == nil }
      let named = new.rowNumbers(of: id).filter { row in
        mapping.rows.oldIndex(of: row).map { !former.contains($0) } ?? true
      }
      for (row, other) in zip(named, hidden) { take(saved, row, other) }
    }
  }

  /// Forgets hidden rows; those that share their checkmark with a shown row keep it.
  private mutating func forget(_ ids: [String], in table: IdentifiedTable<String>) {
    let (shown, hidden) = (table.rows.shownNumbers, table.rows.hiddenNumbers)
    let forgotten =
      ids.isEmpty ? hidden : hidden.intersection(RowSet(ids.flatMap(table.rowNumbers)))
    let shared = Set(table.names(ofRows: shown.intersection(checked)))
    let kept = RowSet(shared.flatMap(table.rowNumbers)).intersection(checked)
    change { $0.subtracting(forgotten) }
    checked.formUnion(kept)
  }

  /// Marks a row as another one is marked in other marks.
  private mutating func take(_ others: SavedMarks, _ row: Int, _ other: Int) {
    if others.selected.contains(other) { selected.insert(row) }
    if others.checked.contains(other) { checked.insert(row) }
    if others.selectedBeforeEditing?.contains(other) == true { selectedBeforeEditing?.insert(row) }
  }

  private mutating func change(_ change: (RowSet) -> RowSet) {
    (selected, checked) = (change(selected), change(checked))
    selectedBeforeEditing = selectedBeforeEditing.map(change)
  }
}
