// SPDX-License-Identifier: MIT

/// The interface for a table with identities: other layouts, rows of no section, forgotten rows,
/// and rows that share a checkmark.
extension TableSelection {
  /// Applies an input that names rows by number.
  @usableFromInline
  mutating func apply(
    numbered input: SelectionInput<Int>, rules: SelectionRules?
  ) throws(SelectionError) -> SelectionChange { try apply(resolved: input, rules: rules) }

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
    let old = layout
    guard count <= .max - old.count else { throw .tooManyRows }
    var transaction = Transaction(self, rules)
    transaction.renumber(
      IndexMapping(oldCount: old.count, segments: [.kept(0..<old.count), .inserted(count)]),
      to: Layout(
        shape: shape,
        hiding: Hiding(whole: old.whole, shown: old.mask, elsewhere: old.elsewhere.adding(count))))
    try transaction.run(input)
    return try finish(transaction, input.origin)
  }

  /// Applies a change of the data and sets which rows share their checkmarks after it.
  ///
  /// - Parameters:
  ///   - change: How the rows moved; nil if each keeps its number.
  ///   - layout: The layout after it.
  ///   - shared: The rows that share their checkmark after it.
  ///   - selected: New rows that are selected on arrival.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.tooManyRows`.
  mutating func apply(
    _ change: TableMapping?, to layout: Layout, sharing shared: SharedCheckmarks,
    selecting selected: RowSet = []
  ) throws(SelectionError) -> SelectionChange {
    var transaction = Transaction(self, nil)
    if let change {
      transaction.follow(LayoutChange(mapping: change, layout: layout), sharing: shared)
    } else {
      transaction.isStep = false
      transaction.continuesRun = true
      transaction.show(layout, from: self.layout)
      transaction.setShared(shared)
    }
    if !selected.isEmpty {
      let free = selected.subtracting(transaction.table.listRowsInForce)
      transaction.table.selectedMarks.set(free, among: free)
      transaction.table.enforceLaws()
    }
    return finish(transaction)
  }

  /// Reloads everything; some rows outside of the new contents still count with their section.
  mutating func reload(as change: LayoutChange) throws(SelectionError) -> SelectionChange {
    var transaction = Transaction(self, nil)
    transaction.follow(change)
    return finish(transaction)
  }

  /// Moves rows of no section to the ends of sections, hidden.
  ///
  /// - Parameter places: The rows, with their sections.
  /// - Returns: How the numbers of all rows change.
  mutating func place(_ places: [(row: Int, section: Int)]) -> IndexMapping {
    let old = layout
    var segments: [RowSegment] = []
    var counts: [Int] = []
    for section in 0..<old.whole.sectionCount {
      let rows = old.whole.rows(ofSections: section..<(section + 1))
      let coming = places.filter { $0.section == section }
      segments.append(joining: .kept(rows))
      for place in coming { segments.append(joining: .kept(place.row..<(place.row + 1))) }
      counts.append(rows.count + coming.count)
    }
    let whole = TableShape(checked: counts)
    let behind = old.elsewhere(without: RowSet(places.map { $0.row }))
    for run in behind.runs { segments.append(joining: run) }
    let rows = IndexMapping(oldCount: old.count, segments: segments)
    var transaction = Transaction(self, nil)
    transaction.isStep = false
    transaction.continuesRun = true
    transaction.renumber(
      rows,
      to: Layout(
        whole: whole, shown: rows.applied(to: old.shownRows),
        elsewhere: behind.rows))
    transaction.table.enforceLaws()
    _ = finish(transaction)
    return rows
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
    var transaction = Transaction(self, nil)
    transaction.isStep = false
    transaction.continuesRun = true
    let removal = layout.removing(RowSet(merged.map { $0.other }))
    let own = (
      removal.mapping.rows.applied(to: selectedMarks.rows),
      removal.mapping.rows.applied(to: checkedMarks)
    )
    if !merged.isEmpty {
      transaction.merge(merged)
      transaction.renumber(removal.mapping.rows, to: removal.layout)
    }
    transaction.setShared(shared)
    // Rows yield to those that had the mark already.
    transaction.table.enforceLaws(selected: own.0, checked: own.1)
    transaction.settleGestures(removal.mapping.rows)
    return finish(transaction)
  }

  /// Forgets the marks of hidden rows, and removes those rows that are of no section; if the table
  /// never got an input that shows rows, it removes all of them.
  ///
  /// - Parameter forgotten: The numbers of the hidden rows.
  /// - Returns: The resulting change, which isn't a step of the history, and the removed rows.
  mutating func forget(_ forgotten: RowSet) -> (change: SelectionChange, rows: IndexMapping?) {
    var transaction = Transaction(self, nil)
    transaction.isStep = false
    transaction.continuesRun = true
    guard !forgotten.isEmpty else { return (finish(transaction), nil) }
    let old = layout
    transaction.forgetMarks(of: forgotten)
    let gone =
      extras.wasToldWhatToShow
      ? forgotten.intersection(RowSet(old.whole.rowCount..<old.count)) : forgotten
    let removal = old.removing(gone)
    if !gone.isEmpty { transaction.renumber(removal.mapping.rows, to: removal.layout) }
    return (finish(transaction), gone.isEmpty ? nil : removal.mapping.rows)
  }

  /// The numbers of the hidden rows, including those of no section.
  var hiddenRows: RowSet { layout.hiddenRows }
}

extension Layout {
  /// The change that removes some hidden rows.
  ///
  /// - Complexity: O(*r* log *n*) for *r* runs of them, and O(*s* log *n*) for *s* sections.
  func removing(_ gone: RowSet) -> LayoutChange {
    let here = RowSet(0..<whole.rowCount).subtracting(gone)
    let behind = elsewhere(without: gone)
    let rows = IndexMapping(
      oldCount: count, segments: here.ranges.map(RowSegment.kept) + behind.runs)
    let newWhole = here.count == whole.rowCount ? whole : whole.counting(here)
    let mask = mask.map { rows.applied(to: $0) }
    return LayoutChange(
      mapping: TableMapping(
        oldShape: whole, newShape: newWhole, rows: rows,
        sections: .identity(whole.sectionCount), movedRows: []),
      layout: Layout(whole: newWhole, shown: mask, elsewhere: behind.rows))
  }

  /// The rows elsewhere, without some of them.
  fileprivate func elsewhere(without gone: RowSet) -> (runs: [RowSegment], rows: RowsElsewhere) {
    RowsElsewhere.gathering(
      partsElsewhere(
        without: gone, after: .identity(whole.sectionCount)))
  }
}

extension Transaction {
  /// Updates everything when hidden rows come or go while the shown rows stay.
  fileprivate mutating func renumber(_ rows: IndexMapping, to next: Layout) {
    let old = table.layout
    let mapping = TableMapping(
      oldShape: old.whole, newShape: next.whole, rows: rows,
      sections: .identity(next.whole.sectionCount), movedRows: [])
    // Rows added behind all others change no row number.
    let isSame = rows.oldCount == 0 || rows.segments.first == .kept(0..<rows.oldCount)
    if !isSame { data = .renumbered(mapping) }
    table.advanceJournal(by: mapping)
    table.setLayout(next)
    guard !isSame else { return }
    table.moveLayers(by: rows)
    table.extras.shared.follow(rows)
    table.forEachCursor({ old.nearestNumber(to: $0, after: rows) }, held: rows.newIndex)
  }

  /// Gives rows the marks of hidden ones in addition to their own, in the history, too.
  fileprivate mutating func merge(_ pairs: [MergedRow]) {
    table.mergeLayers(pairs)
    table.cursor = table.cursor.merging(pairs)
    if table.keepsHistory {
      let journal = table.journal
      table.sharedHistory.value.merge(pairs, journal)
      table.extras.beginning?.merge(pairs, journal)
    }
  }

  /// Removes the marks of hidden rows, in the history, too; anchor and lead move to shown rows.
  fileprivate mutating func forgetMarks(of rows: RowSet) {
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

  /// Sets which rows share their checkmarks from now on.
  fileprivate mutating func setShared(_ shared: SharedCheckmarks) {
    if shared != table.extras.shared { table.extras.shared = shared }
    shareCheckmarks()
  }
}

extension Layout {
  /// The row to which an anchor or lead moves if its hidden row is removed.
  fileprivate func nearestNumber(to row: Int, after rows: IndexMapping) -> Int? {
    rows.newIndex(of: row) ?? nearestShown(to: row).flatMap(rows.newIndex)
  }
}
