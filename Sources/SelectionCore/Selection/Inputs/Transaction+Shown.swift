// SPDX-License-Identifier: MIT

/// Changes of the rows that are shown.
extension Transaction {
  /// Shows some of all rows, and hides the others.
  ///
  /// Row numbers stay the same, so nothing has to be updated for them. What is shown isn't a step
  /// of the history.
  ///
  /// - Parameter rows: The numbers of the rows; nil for all.
  /// - Throws: `SelectionError.rowNumberOutOfRange`.
  /// - Complexity: O(1) for a table of one section, else O(*s* log *n*); in mode single, or with
  ///   lists, O(log *n*) for each run of marked rows.
  mutating func show(_ rows: RowSet?) throws(SelectionError) {
    let old = table.layout
    if let last = rows?.last, last >= old.whole.rowCount {
      throw .rowNumberOutOfRange(last, count: old.whole.rowCount)
    }
    isStep = false
    continuesRun = true
    if table.isPlain || !table.extras.wasToldWhatToShow { table.extras.wasToldWhatToShow = true }
    show(Layout(whole: old.whole, shown: rows, elsewhere: old.elsewhere), from: old)
  }

  /// Stores which rows are shown; a touch and a press on rows that are hidden end.
  mutating func setLayout(_ next: Layout) {
    table.setLayout(next)
    if let touched = table.touched, !next.isShown(touched) { table.touched = nil }
    guard !table.isPlain else { return }
    if let press = table.extras.press, !next.isShown(press.row) { table.extras.press = nil }
  }

  /// Shows other rows of a table whose rows stay the same.
  mutating func show(_ next: Layout, from old: Layout) {
    guard next != old else { return }
    setLayout(next)
    guard !table.isPlain else { return }
    // Marks that a section can no longer hold are removed when their rows are shown again.
    let checked = table.checkedMarks
    if old.hiding != nil, !checked.isEmpty || table.selectionLaw.restrictsRows {
      let marked = table.selectedMarks.rows.union(checked)
      table.enforceLaws(among: next.shown(marked.subtracting(old.shownRows)))
      shareCheckmarks()
    }
    carryGestures(Carriage { $0.intersection(old.shownRows) })
  }
}
