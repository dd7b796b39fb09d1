// SPDX-License-Identifier: MIT

/// What the program does to marks: it asks nothing and tells nothing.
extension Transaction {
  /// Selects rows beside those that are selected; what cannot stay beside them is deselected.
  mutating func select(_ rows: RowSet) throws(SelectionError) {
    guard let first = rows.first else { return }
    let replaced = table.selectionLaw.rowsReplaced(by: rows, in: table.selected, table.shape)
    try setSelected(table.selected.subtracting(replaced).union(rows))
    if rows.count == 1 { setAnchorAndLead(to: target(first)) }
  }

  /// Selects exactly these rows, if the law allows it.
  mutating func setSelected(_ rows: RowSet) throws(SelectionError) {
    let law = table.selectionLaw
    if let row = rows.intersection(table.listRowsInForce).first {
      throw .rowOfList(target(row).path)
    }
    if let excess = law.excess(of: rows, in: table.shape) {
      throw .severalRowsInSingleMode(excess.count)
    }
    table.selectedMarks.set(rows)
  }

  /// Checks rows of lists: beside others in an inclusive list, in their place in an exclusive one.
  mutating func check(_ rows: RowSet) throws(SelectionError) {
    try requireLists(rows)
    let law = table.checkmarkLaw
    if let (section, count) = law.excess(of: rows, in: table.shape) {
      throw .severalRowsInExclusiveList(section: section, count)
    }
    let replaced = law.rowsReplaced(by: rows, in: table.checked, table.shape)
    table.extras.checked.set(rows, among: replaced.union(rows))
  }

  mutating func uncheck(_ rows: RowSet) throws(SelectionError) {
    try requireLists(rows)
    table.extras.checked.set([], among: rows)
  }

  /// Throws if a row is in no list.
  private func requireLists(_ rows: RowSet) throws(SelectionError) {
    let listed = table.shape.rows(ofSections: table.extras.lists.sections)
    guard let row = rows.subtracting(listed).first else { return }
    throw .notAList(section: target(row).section)
  }

  /// Brings back what was saved, as far as the rows are still there and the laws allow it.
  mutating func restore(_ snapshot: SelectionSnapshot) throws(SelectionError) {
    let shape = table.shape
    func rows(_ saved: RowSet) -> RowSet {
      RowPaths(saved, in: snapshot.shape).divided(by: shape).rows
    }
    table.isEditing = snapshot.isEditing
    endGestures()
    if !table.isPlain, table.extras.selectionBeforeEditing != nil {
      table.extras.selectionBeforeEditing = nil
    }
    // Rows that are in a list now are passed over; several where one may be are an error.
    try setSelected(rows(snapshot.selected).subtracting(table.listRowsInForce))
    let checked = rows(snapshot.checked)
    if !checked.isEmpty || !table.checked.isEmpty {
      table.extras.checked.set(table.checkmarkLaw.trimmed(checked, in: shape))
    }
    table.anchorNumber = snapshot.anchor.flatMap(shape.rowNumber)
    table.leadNumber = snapshot.lead.flatMap(shape.rowNumber)
  }

  mutating func undo() {
    if !table.isPlain, table.history != nil { restore(table.extras.history?.undo()) }
  }

  mutating func redo() {
    if !table.isPlain, table.history != nil { restore(table.extras.history?.redo()) }
  }

  private mutating func restore(_ state: HistoryState?) {
    isStep = false
    guard let state else { return }
    table.selectedMarks.set(state.selected)
    if state.checked != table.checked { table.extras.checked.set(state.checked) }
    table.anchorNumber = state.cursor.anchor
    table.leadNumber = state.cursor.lead
    endGestures()
    table.enforceLaws()
  }
}

extension TableSelection {
  /// What a step of the history would bring back.
  var historyState: HistoryState {
    HistoryState(
      selected: selected, checked: checked,
      cursor: HistoryState.Cursor(anchor: anchorNumber, lead: leadNumber))
  }
}
