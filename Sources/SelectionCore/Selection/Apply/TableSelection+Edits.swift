// SPDX-License-Identifier: MIT

/// The edits of a table with identities: new contents, rows outside all sections, forgotten rows,
/// and rows that share a checkmark.
extension TableSelection {
  /// Applies an input that names rows by number, after adding rows outside all sections, which the
  /// input may name.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - rules: The app's rules.
  ///   - count: The number of rows outside all sections to add after all other rows.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.tooManyRows`, and the errors that the input throws.
  @usableFromInline
  mutating func apply(
    numbered input: SelectionInput<Int>, rules: PathRules?, adding count: Int = 0
  ) throws(SelectionError) -> SelectionChange {
    try apply(resolved: input, rules: rules, adding: count)
  }

  /// Applies an input that names rows by path, with the rules of a table with identities.
  @usableFromInline
  mutating func apply(
    _ input: TableInput, asking rules: PathRules?
  ) throws(SelectionError) -> SelectionChange { try apply(resolved: input, rules: rules) }

  /// Moves rows outside all sections to the ends of sections, where they stay hidden.
  ///
  /// - Parameter places: The rows, with their sections.
  /// - Returns: The mapping of the numbers of all rows.
  mutating func place(_ places: [(row: Int, section: Int)]) -> IndexMapping {
    let change = layout.placing(places)
    _ = edit { transaction in
      transaction.renumber(change)
      transaction.table.enforceLaws()
    }
    return change.rows
  }

  /// Merges hidden rows into shown rows, which then have the marks of both.
  ///
  /// - Parameters:
  ///   - merged: The pairs of a shown row and its hidden row.
  ///   - shared: The rows that share their checkmark after the merge.
  /// - Returns: The resulting change, which isn't a step of the history.
  mutating func merge(
    _ merged: [MergedRow], sharing shared: SharedCheckmarks
  ) -> SelectionChange {
    edit { transaction in
      let removal = transaction.table.layout.removing(RowSet(merged.map { $0.other }))
      let own = (
        removal.rows.applied(to: transaction.table.selectedMarks.rows),
        removal.rows.applied(to: transaction.table.checkedMarks)
      )
      (transaction.isStep, transaction.continuesRun) = (false, true)
      if !merged.isEmpty {
        transaction.merge(merged)
        transaction.renumber(removal)
      }
      if shared != transaction.table.extras.shared { transaction.table.extras.shared = shared }
      transaction.shareCheckmarks()
      // Rows yield to rows that already had the mark.
      transaction.table.enforceLaws(selected: own.0, checked: own.1)
      transaction.settleGestures(removal.rows)
    }
  }

  /// Removes the marks of hidden rows, and the rows that are outside all sections; if the table
  /// never received an input that shows rows, removes all the given rows.
  ///
  /// - Parameter forgotten: The numbers of the hidden rows.
  /// - Returns: The resulting change, which isn't a step of the history, and the removed rows.
  mutating func forget(_ forgotten: RowSet) -> (change: SelectionChange, rows: IndexMapping?) {
    let gone =
      extras.wasToldWhatToShow
      ? forgotten.intersection(RowSet(layout.whole.rowCount..<layout.count)) : forgotten
    let removal = gone.isEmpty ? nil : layout.removing(gone)
    let change = edit { transaction in
      (transaction.isStep, transaction.continuesRun) = (false, true)
      if !forgotten.isEmpty { transaction.forgetMarks(of: forgotten) }
      if let removal { transaction.renumber(removal) }
    }
    return (change, removal?.rows)
  }

  /// The numbers of the hidden rows, including rows outside all sections.
  var hiddenRows: RowSet { layout.hiddenRows }
}

extension Transaction {
  /// Adds rows outside all sections after all other rows.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  mutating func addRows(_ count: Int) throws(SelectionError) {
    let layout = table.layout
    guard count <= .max - layout.count else { throw .tooManyRows }
    renumber(layout.adding(count))
    (isStep, continuesRun) = (true, false)
  }

  /// Gives rows the marks of hidden rows in addition to their own marks, in the table and in the
  /// history.
  mutating func merge(_ pairs: [MergedRow]) {
    table.changeLayers(.merge(rows: { $0.merge(pairs) }, order: { $0.merge(pairs) }))
    table.cursor = table.cursor.merging(pairs)
    if table.keepsHistory {
      let journal = table.past.journal
      table.past.history.merge(pairs, journal)
      table.extras.beginning?.merge(pairs, journal)
    }
  }

  /// Removes the marks of hidden rows in the table and in the history; anchor and lead move to
  /// shown rows.
  mutating func forgetMarks(of rows: RowSet) {
    let forgetting = Forgetting(rows: rows, layout: table.layout)
    // A hidden row that shares its checkmark with a shown row keeps it.
    let checked = table.checkedMarks
    let kept = sharing(table.shown(checked))
    table.changeLayers(.remove(rows))
    table.extras.checked.set(checked, among: kept)
    if var run = table.extras.run {
      run.checked = sharing(run.checked)
      table.extras.run = run
    }
    let stillChecked = table.checkedMarks
    table.extras.checkOrder?.rebuild(for: stillChecked)
    table.cursor = table.cursor.forgetting(forgetting)
    if table.keepsHistory {
      let journal = table.past.journal
      table.past.history.forget(forgetting, journal)
      table.extras.beginning?.forget(forgetting, journal)
    }
  }
}
