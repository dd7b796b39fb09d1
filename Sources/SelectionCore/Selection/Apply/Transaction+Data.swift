// SPDX-License-Identifier: MIT

/// Inputs that change the rows or the set of shown rows; each is an edit.
extension Transaction {
  mutating func perform(_ update: TableUpdate) throws(SelectionError) {
    let resolved: ResolvedUpdate
    do throws(UpdateError) {
      resolved = try update.resolved(for: table.shape)
    } catch {
      throw .invalidUpdate(error)
    }
    let layout = table.layout
    guard !resolved.reloadedRows.isEmpty else { return try follow(layout, resolved.mapping) }
    let reloaded = layout.rows(ofRanks: resolved.reloadedRows)
    table.selectedMarks.set([], among: reloaded)
    if !table.isPlain, table.extras.selectionBeforeEditing != nil {
      table.extras.selectionBeforeEditing?.subtract(reloaded)
    }
    try follow(layout, resolved.mapping, reloading: reloaded)
  }

  mutating func follow(_ mapping: TableMapping) throws(SelectionError) {
    guard mapping.oldShape == table.shape else {
      throw .foreignMapping(from: mapping.oldShape, table: table.shape)
    }
    if mapping.isReload { return try reload(to: mapping.newShape) }
    try follow(table.layout, mapping)
  }

  /// Moves shown rows in front of a row, or to the end of a section.
  ///
  /// - Throws: `SelectionError.sectionOutOfRange`.
  mutating func move(
    _ rows: RowSet, before place: Int, inSection section: Int
  ) throws(SelectionError) {
    let layout = table.layout
    let (ranks, place) = (layout.ranks(of: rows), layout.rank(of: place))
    try follow(layout, .moving(ranks, before: place, inSection: section, of: table.shape))
  }

  /// Reloads the whole table: all rows are shown afterwards, and rows outside all sections remain
  /// if the table has room for them.
  mutating func reload(to shape: TableShape) throws(SelectionError) {
    let layout = table.layout
    let hasRoom = shape.rowCount <= .max - layout.elsewhere.count
    move(layout.reloaded(to: shape, keeps: hasRoom))
  }

  /// Updates the table for a change to the data that is given in terms of the shown rows.
  private mutating func follow(
    _ layout: Layout, _ change: TableMapping, reloading reloaded: RowSet = []
  ) throws(SelectionError) {
    guard change.newShape.rowCount <= .max - (layout.count - layout.shape.rowCount) else {
      throw .tooManyRows
    }
    move(layout.lifted(change), reloading: reloaded)
  }

  /// Shows the given rows, and hides all other rows.
  ///
  /// - Parameter rows: The numbers of the rows; nil for all rows.
  /// - Throws: `SelectionError.rowNumberOutOfRange`.
  /// - Complexity: O(1) for a table of one section, otherwise O(*s* log *n*) for *s* sections; in
  ///   mode single, or with lists, O(log *n*) for each run of marked rows.
  mutating func show(_ rows: RowSet?) throws(SelectionError) {
    let old = table.layout
    if let last = rows?.last, last >= old.whole.rowCount {
      throw .rowNumberOutOfRange(last, count: old.whole.rowCount)
    }
    tellWhatToShow()
    show(Layout(whole: old.whole, shown: rows, elsewhere: old.elsewhere))
  }
}
