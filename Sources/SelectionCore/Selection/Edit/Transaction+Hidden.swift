// SPDX-License-Identifier: MIT

/// The edits of a table with identities: new contents, rows of no section, forgotten rows, and rows
/// that share a checkmark.
extension TableSelection {
  /// Applies an input that names rows by number.
  @usableFromInline
  mutating func apply(
    numbered input: SelectionInput<Int>, rules: SelectionRules?
  ) throws(SelectionError) -> SelectionChange { try apply(resolved: input, rules: rules) }

  /// Applies an edit whose layout is known.
  mutating func apply(_ edit: ResolvedEdit) -> SelectionChange {
    var transaction = Transaction(self, nil)
    transaction.apply(edit)
    return finish(transaction)
  }

  /// Applies an input after adding rows of no section, which the input may name.
  ///
  /// - Parameters:
  ///   - input: The input, which names rows by number.
  ///   - rules: The app's rules.
  ///   - count: The number of rows of no section to add behind all others.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.tooManyRows`, and the errors of the input.
  @usableFromInline
  mutating func apply(
    _ input: SelectionInput<Int>, rules: SelectionRules?, adding count: Int
  ) throws(SelectionError) -> SelectionChange {
    guard count > 0 else { return try apply(resolved: input, rules: rules) }
    guard count <= .max - layout.count else { throw .tooManyRows }
    var transaction = Transaction(self, rules)
    transaction.apply(ResolvedEdit(ofHiddenRows: layout.adding(count)))
    transaction.isStep = true
    transaction.continuesRun = false
    try transaction.run(input)
    return try finish(transaction, input.origin)
  }

  /// Moves rows of no section to the ends of sections, hidden.
  ///
  /// - Parameter places: The rows, with their sections.
  /// - Returns: How the numbers of all rows change.
  mutating func place(_ places: [(row: Int, section: Int)]) -> IndexMapping {
    let change = layout.placing(places)
    var edit = ResolvedEdit(ofHiddenRows: change)
    edit.shared = extras.shared
    _ = apply(edit)
    return change.rows
  }

  /// Merges hidden rows into shown rows, which then have the marks of both.
  ///
  /// - Parameters:
  ///   - merged: Each of these shown rows with its hidden row.
  ///   - shared: The rows that share their checkmark after it.
  /// - Returns: The resulting change, which isn't a step of the history.
  mutating func merge(
    _ merged: [MergedRow], sharing shared: SharedCheckmarks
  ) -> SelectionChange {
    var edit = ResolvedEdit(layout: nil)
    if !merged.isEmpty {
      edit = ResolvedEdit(ofHiddenRows: layout.removing(RowSet(merged.map { $0.other })))
    }
    (edit.merged, edit.shared) = (merged, shared)
    return apply(edit)
  }

  /// Forgets the marks of hidden rows, and removes those rows that are of no section; if the table
  /// never got an input that shows rows, it removes all of them.
  ///
  /// - Parameter forgotten: The numbers of the hidden rows.
  /// - Returns: The resulting change, which isn't a step of the history, and the removed rows.
  mutating func forget(_ forgotten: RowSet) -> (change: SelectionChange, rows: IndexMapping?) {
    guard !forgotten.isEmpty else { return (apply(ResolvedEdit(layout: layout)), nil) }
    let gone =
      extras.wasToldWhatToShow
      ? forgotten.intersection(RowSet(layout.whole.rowCount..<layout.count)) : forgotten
    var edit = ResolvedEdit(layout: layout)
    if !gone.isEmpty { edit = ResolvedEdit(ofHiddenRows: layout.removing(gone)) }
    edit.forgotten = forgotten
    return (apply(edit), edit.mapping?.rows)
  }

  /// The numbers of the hidden rows, including those of no section.
  var hiddenRows: RowSet { layout.hiddenRows }
}

extension ResolvedEdit {
  /// An edit after which each shown row is where it was.
  init(ofHiddenRows change: LayoutChange) {
    self.init(change)
    concernsHiddenRowsOnly = true
  }
}

extension Transaction {
  /// Gives rows the marks of hidden ones in addition to their own, in the history, too.
  mutating func merge(_ pairs: [MergedRow]) {
    table.mergeLayers(pairs)
    table.cursor = table.cursor.merging(pairs)
    if table.keepsHistory {
      let journal = table.journal
      table.sharedHistory.value.merge(pairs, journal)
      table.extras.beginning?.merge(pairs, journal)
    }
  }

  /// Removes the marks of hidden rows, in the history, too; anchor and lead move to shown rows.
  mutating func forgetMarks(of rows: RowSet) {
    let forgetting = Forgetting(rows: rows, layout: table.layout)
    // A hidden row that shares its checkmark with a shown one keeps it.
    let checked = table.checkedMarks
    let kept = sharing(table.shown(checked))
    table.forEachLayer { $0.subtract(rows) }
    table.extras.checked.set(checked, among: kept)
    if var run = table.extras.run {
      run.checked = sharing(run.checked)
      table.extras.run = run
    }
    let stillChecked = table.checkedMarks
    table.extras.checkOrder?.rebuild(for: stillChecked)
    table.cursor = table.cursor.forgetting(forgetting)
    if table.keepsHistory {
      let journal = table.journal
      table.sharedHistory.value.forget(forgetting, journal)
      table.extras.beginning?.forget(forgetting, journal)
    }
  }
}
