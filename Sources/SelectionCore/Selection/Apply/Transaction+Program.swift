// SPDX-License-Identifier: MIT

/// The program's changes of marks: no rule is called, and no event is emitted.
extension Transaction {
  /// Selects rows in addition to the selected rows; rows that can't stay selected with them are
  /// deselected.
  mutating func select(_ rows: RowSet) throws(SelectionError) {
    guard let first = rows.first else { return }
    try requireSelectable(rows)
    let selected = table.selectedMarks.rows
    let replaced = table.selectionLaw.rowsReplaced(by: rows, in: selected, of: table.layout)
    table.selectedMarks.set(rows, among: replaced.union(rows))
    if rows.count == 1, table.layout.isShown(first) { setAnchorAndLead(to: target(first)) }
  }

  /// Selects these rows in place of all rows within the replacement scope, if the law allows it.
  mutating func replaceSelected(by rows: RowSet) throws(SelectionError) {
    if table.isPlain { return try setSelected(rows) }
    let kept = table.selectedMarks.rows.intersection(table.rowsOutOfReach)
    guard !kept.isEmpty else { return try setSelected(rows) }
    try requireSelectable(rows)
    let replaced = table.selectionLaw.rowsReplaced(by: rows, in: kept, of: table.layout)
    table.selectedMarks.set(rows.union(kept.subtracting(replaced)))
  }

  /// Selects exactly these rows, if the law allows it.
  mutating func setSelected(_ rows: RowSet) throws(SelectionError) {
    try requireSelectable(rows)
    table.selectedMarks.set(rows)
  }

  /// Throws if the rows can't be selected together, or are in a list.
  ///
  /// - Complexity: O(log *n*) for each list, and each section in mode single, that contains any of
  ///   the rows.
  private func requireSelectable(_ rows: RowSet) throws(SelectionError) {
    if table.isPlain, table.mode != .single { return }
    if !table.isEditing, let row = first(of: rows, inSections: table.listSections) {
      throw .rowOfList(target(row).path)
    }
    if let excess = table.selectionLaw.excess(of: rows, in: table.layout) {
      throw .severalRowsInSingleMode(excess.count)
    }
  }

  /// The path of the first of the given rows that is shown in one of the given sections, or nil
  /// without such a row.
  ///
  /// - Complexity: O(log *n*) for each run of sections without such a row.
  private func first(of rows: RowSet, inSections sections: RowSet) -> Int? {
    guard !sections.isEmpty else { return nil }
    let shown = table.shown(rows)
    let found = table.layout.whole.sections(with: shown, among: sections, most: 1)
    return found.first.flatMap { shown.next(after: $0.rows.lowerBound - 1) }
  }

  /// Checks rows of lists: in an inclusive list in addition to the checked rows, in an exclusive
  /// list in their place.
  mutating func check(_ rows: RowSet) throws(SelectionError) {
    try requireLists(rows)
    let law = table.checkmarkLaw
    if let (section, count) = law.excess(of: rows, in: table.layout) {
      throw .severalRowsInExclusiveList(section: section, count)
    }
    let replaced = law.rowsReplaced(by: rows, in: table.checkedMarks, of: table.layout)
    let checked = sharing(rows)
    table.extras.checked.set(checked, among: replaced.union(checked))
  }

  mutating func uncheck(_ rows: RowSet) throws(SelectionError) {
    try requireLists(rows)
    table.extras.checked.set([], among: sharing(rows))
  }

  /// Marks or unmarks rows in a layer.
  mutating func mark(
    _ rows: RowSet, in layer: MarkLayer, _ isMarked: Bool
  ) throws(SelectionError) {
    if layer == .selected {
      if isMarked { try select(rows) } else { table.selectedMarks.set([], among: rows) }
    } else if layer == .checked {
      if isMarked { try check(rows) } else { try uncheck(rows) }
    } else {
      set([MarkEdit(layer: layer, adding: isMarked ? rows : [], removing: isMarked ? [] : rows)])
      if table == before { leaveUnchanged() }
    }
  }

  /// Throws if a shown row isn't in a list.
  private func requireLists(_ rows: RowSet) throws(SelectionError) {
    let others = table.listSections.complement(within: table.shape.sectionCount)
    guard let row = first(of: rows, inSections: others) else { return }
    throw .notAList(section: target(row).section)
  }

  /// Restores a saved state, as far as its rows still exist and the laws allow.
  // It is done once at a start, and is large.
  @_optimize(size)
  mutating func restore(_ snapshot: SelectionSnapshot) throws(SelectionError) {
    let (whole, old) = (table.layout.whole, snapshot.shape.rowCount)
    let ofNoSection = RowSet(whole.rowCount..<table.layout.count)
    func rows(_ saved: RowSet) -> RowSet {
      let rows = saved.intersection(RowSet(0..<old))
      return RowPaths(rows, in: snapshot.shape).divided(by: whole).rows
        .union(saved.moved(from: old, to: whole.rowCount).intersection(ofNoSection))
    }
    // The selection from before editing stays, unless the snapshot has its own.
    let beforeEditing =
      snapshot.isEditing
      ? snapshot.selectedBeforeEditing.map(rows) ?? table.selectionBeforeEditing : nil
    if beforeEditing != table.selectionBeforeEditing {
      table.extras.selectionBeforeEditing = beforeEditing
    }
    table.isEditing = snapshot.isEditing
    endGestures()
    // Rows that are now in a list are skipped; several rows where only one is allowed are an error.
    try setSelected(rows(snapshot.selected).subtracting(table.listRowsInForce))
    for entry in snapshot.layers.entries where entry.layer.isOfApp {
      table.extras.layers[entry.layer] = rows(entry.rows)
    }
    // Sections that the snapshot never knew keep their checkmarks.
    let known = min(snapshot.shape.sectionCount, whole.sectionCount)
    let later = whole.rows(ofSections: known..<whole.sectionCount)
    let checked = rows(snapshot.checked).union(table.checkedMarks.intersection(RowSet(later)))
    if !checked.isEmpty || !table.checkedMarks.isEmpty {
      table.extras.checked.set(table.checkmarkLaw.trimmed(checked, in: table.layout))
      shareCheckmarks()
    }
    if let anchor = snapshot.anchor {
      table.wholeAnchor = whole.rowNumber(of: anchor)
      table.wholeLead = snapshot.lead.flatMap(whole.rowNumber)
    } else {
      if let lead = snapshot.lead { table.wholeLead = whole.rowNumber(of: lead) }
      goOnFromOnlyRow()
    }
  }

  /// Moves anchor and lead to the only selected row, if the selection has changed and that row is
  /// shown, so that the user's next range and next key begin there.
  mutating func goOnFromOnlyRow() {
    guard table.selectedMarks.rows.count == 1, let row = table.selectedMarks.rows.first,
      table.selectedMarks.rows != before.selectedMarks.rows,
      let target = table.target(ofRow: row)
    else { return }
    setAnchorAndLead(to: target)
  }

  /// Completes an input that sets the selection: if the selection is the same as before, the input
  /// counts as having no effect.
  mutating func finishSelection() {
    if table.selectedMarks.rows == before.selectedMarks.rows {
      leaveUnchanged()
    } else {
      goOnFromOnlyRow()
    }
  }

  /// Undoes the last step, or redoes the step that was undone last.
  mutating func step(isUndo: Bool) {
    isStep = false
    let journal = table.past.journal
    let state = table.keepsHistory ? table.past.history.step(journal, isUndo: isUndo) : nil
    if let state { restore(state) } else { giveUp(isUndo ? .nothingToUndo : .nothingToRedo) }
    endGestures()
  }

  private mutating func restore(_ state: HistoryState) {
    let old = table.isPlain ? nil : table.historyState.marks
    table.selectedMarks.set(state.marks.selected)
    if state.marks.checked != table.checkedMarks { table.extras.checked.set(state.marks.checked) }
    if state.marks.layers != table.layerMarks { table.extras.layers = state.marks.layers }
    table.cursor = state.cursor
    // Sections in which no mark changes keep to the laws already.
    table.enforceLaws(among: old.map { $0.symmetricDifference(state.marks).rows })
    shareCheckmarks()
  }

  /// The given rows and all rows that share a checkmark with them.
  func sharing(_ rows: RowSet) -> RowSet {
    table.isPlain
      ? rows
      : table.extras.shared.sharing(rows, in: table.layout, lists: table.listSections)
  }

  /// Checks the rows that share their checkmark with a checked row.
  mutating func shareCheckmarks() {
    let checked = table.checkedMarks
    let shared = sharing(checked)
    if shared != checked { table.extras.checked.set(shared) }
  }
}

extension TableSelection {
  /// The state that a step of the history would restore.
  var historyState: HistoryState {
    HistoryState(
      marks: MarkSets(selected: selectedMarks.rows, checked: checkedMarks, layers: layerMarks),
      cursor: cursor)
  }

  /// The rows of the app's own layers.
  var layerMarks: LayerMarks { sharedExtras.box?.value.layers ?? LayerMarks() }
}
