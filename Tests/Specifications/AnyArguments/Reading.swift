// SPDX-License-Identifier: MIT
package import SelectionCore

// Everything that can be asked of a value, so that it is seen not to trap.

extension AnyArguments {
  /// Asks all that each table answers.
  package mutating func read<Table: InputReceiver>(
    _ table: Table, row: Table.Row, in rows: SelectionSpans<Table.Row>
  ) {
    let number = number()
    _ = (table.isSelected(row), table.isChecked(row), table.isEnabled(row), table.isMarked(row))
    _ = (table.isPresentedSelected(row), table.accessory(for: row), table.traits(of: row))
    _ = (table.menuRows(for: row).count, table.placeInOrder(of: row), try? table.path(of: row))
    _ = (table.rowNumber(of: row), table.name(ofRow: number), table.names(ofRows: set()).count)
    _ = (table.selectedRows.count, table.checkedRows.count, table.presentedRows.count)
    _ = (table.shownRows.count, table.disabledRows.count, table.selectionOrder.count)
    _ = (table.selectedRow, table.lead, table.anchor, table.pressedRow, table.highlightedRow)
    let layer = layer()
    _ = (table[layer].count, table.isMarked(row, in: layer), table.rows.limits(of: layer))
    _ = table.accessibility(for: row, label: "", value: "", hint: nil)
    _ = table.canFocus(path(), rules: nil)
    for counted in CountedRows.allCases { _ = table.markedPart(of: rows, counting: counted) }
  }

  /// Asks all that each change answers.
  package mutating func readRows(_ change: some TableChange) {
    _ = (change.selected.count, change.deselected.count, change.lost.count, change.isEmpty)
    _ = (change.checked.count, change.unchecked.count, change.hidden.count, change.shownAgain)
    _ = (change.rowsToRedraw.count, change.noEffect?.description, change.refusal)
    _ = (change.primaryAction, change.names(ofRows: set()).count)
    _ = (change.events.count, change.announcement, change.name(of: path()))
    _ = change.rows.noEffect?.renamed { change.name(of: $0) }
    let layer = layer()
    _ = (change.marked(in: layer).count, change.unmarked(in: layer).count)
    _ = change.names(ofVanishedRows: set()).count
  }

  package mutating func read(_ change: SelectionChange) {
    readRows(change)
    _ = (change.calls.count, change.calls.last, change.announcement)
    _ = (change.accessoriesToRedraw.count, change.description)
    _ = (change.rowsToRedrawWithFocus.count, change.endedGestures)
    if change.calls.count < 1_000 { _ = change.events.map(\.description) }
    for mapping in [change.mapping, change.wholeMapping] { if let mapping { read(mapping) } }
  }

  package mutating func read(_ change: IdentifiedChange<Int>) {
    readRows(change)
    _ = (change.unknown, change.description)
    read(change.rows)
  }

  package mutating func read(_ mapping: TableMapping) {
    let (path, number, set) = (path(), number(), set())
    _ = (mapping.newPath(of: path), mapping.oldPath(of: path), mapping.description)
    _ = (mapping.removedRows.count, mapping.insertedRows.count, mapping.movedRows.count)
    _ = (mapping.inverted.inverted == mapping, mapping.hashValue, mapping.rows.splice)
    // An update has a move for each row.
    let moves = flag() && mapping.movedRows.count < 1_000
    _ = (mapping.followed(by: mapping), mapping.tableUpdate(movingRows: moves).description)
    for rows in [mapping.rows, mapping.sections] {
      _ = (rows.newIndex(of: number), rows.oldIndex(of: number), rows.applied(to: set).count)
      _ = (rows.nearestNewIndex(of: number), rows.removed.count, rows.stayed.count)
      _ = (rows.inserted.count, rows.segments.count, rows.hashValue, rows.newCount)
    }
    // Where trees are checked, each place of a shared node is.
    if mapping.rows.newCount < 10_000, let shape = shape() {
      _ = mapping.rows.applied(to: shape).rowCount
    }
    _ = input { $0.path() }.following(mapping)
    if let next = self.mapping() { _ = mapping.followed(by: next)?.description }
  }

  package mutating func read(_ table: TableSelection) {
    let (path, section, number, rows) = (path(), small(), number(), rows())
    let other = one(of: olderTables)
    read(table, row: path, in: rows)
    _ = (table.list(inSection: section), table.limits(inSection: section))
    _ = (table.mode(inSection: section), table.selectedCount(inSection: section))
    _ = (table.hasRoomForOneMore(inSection: section), table.isUndoEnabled)
    _ = (table.undoCount, table.redoCount)
    _ = (table.hasSameMarks(as: other), table.description, table.snapshot.description)
    _ = (table.hiddenNumbers.count, table.shownNumbers.count, table.wholeAnchor, table.wholeLead)
    _ = (table.selectedRows.contains(path), table.shape.rowCount, table.policy.description)
    if let shape = shape() { _ = table.selectedRows.surviving(in: shape).count }
    if below(4) == 0 { read(table.change(from: other)) }
    _ = (profile().input(for: action { $0.path() }, in: table), table.mode, table.gestures)
    _ = profile().input(forPointer: step { $0.path() }, in: table)
    read(table.shape, number)
  }

  package mutating func read(_ shape: TableShape, _ number: Int) {
    let (path, section, set) = (path(), small(), set())
    _ = (shape.path(ofRow: number), shape.rowNumber(of: path), shape.rowCount(inSection: section))
    _ = (shape.rows(inSection: section), shape.description, shape.sectionCount, shape.rowCounts)
    _ = (shape.contains(section: section), try? rows().numbers(in: shape).count)
    var next = shape
    try? next.setRowCount(number, inSection: section)
    _ = (next.rowCount, next == shape, next.hashValue)
    let paths = RowPaths(set, in: shape)
    _ = (paths.count, paths.first, paths.last, paths.contains(path), paths.spans.count)
    _ = (paths.description, paths.hashValue, paths.surviving(in: next).count)
    _ = paths.prefix(5).map(\.description)
  }

  package mutating func read(_ table: IdentifiedTable<Int>) {
    let (path, section, id, rows) = (path(), small(), id(), spans { $0.id() })
    let other = one(of: olderNamed)
    read(table, row: id, in: rows)
    _ = (table.id(of: path), table.row(of: id), table.rowNumbers(of: id), table.hasDuplicates)
    if let mapping = try? table.mapping(to: contents()) { read(mapping) }
    _ = table.checkedRows(inSection: section)
    _ = (table.hasSameMarks(as: other), table.description, table.snapshot, table.contents)
    _ = (table.hiddenSelectedRows, table.hiddenCheckedRows)
    _ = (table.remoteSelection, table.selectsUnloaded)
    let query = number()
    var matching = MatchingSelection<Int, Int>(table.remoteSelection, matching: query)
    if below(4) == 0 {
      let change = table.change(from: other)
      matching.follow(change, in: table) { $0 == $1 }
      read(change)
    }
    _ = (matching.remoteSelection(of: ids()) { $0 < $1 }, matching.description)
    if table.rows.shape.rowCount < 1_000 {
      var typing = TypeAhead(pause: double())
      _ = typing.type("e\u{301}", at: double(), in: table) { "\($0)" }
    }
    read(table.rows)
  }
}
