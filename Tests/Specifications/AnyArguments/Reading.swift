// SPDX-License-Identifier: MIT
package import SelectionCore

// Everything that can be asked of a value, so that it is seen not to trap.

extension AnyArguments {
  package mutating func read(_ change: SelectionChange) {
    _ = (change.selected.count, change.deselected.count, change.lost.count, change.isEmpty)
    _ = (change.checked.count, change.unchecked.count, change.hidden.count, change.shownAgain)
    _ = (change.calls.count, change.calls.last, change.announcement)
    _ = (change.accessoriesToRedraw.count, change.rowsToRedraw.first)
    _ = (change.rowsToRedrawWithFocus.count, change.endedGestures, change.noEffect?.description)
    _ = (change.primaryAction, change.refusal, change.description)
    if change.calls.count < 1_000 { _ = change.events.map(\.description) }
    if let mapping = change.mapping { read(mapping) }
  }

  package mutating func read(_ change: IdentifiedChange<Int>) {
    _ = (change.selected, change.deselected, change.lost, change.checked, change.unchecked)
    _ = (change.hidden, change.shownAgain, change.idsToRedraw, change.noEffect, change.refusal)
    _ = change.description
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
    _ = (table.isSelected(path), table.isChecked(path), table.accessory(for: path))
    _ = (table.isEnabled(path), table.isMarked(path), table.isPresentedSelected(path))
    _ = (table.menuRows(for: path).count, table.placeInOrder(of: path), table.path(of: path))
    _ = (table.list(inSection: section), table.limits(inSection: section), table.lead)
    _ = (table.mode(inSection: section), table.selectedCount(inSection: section), table.anchor)
    _ = (table.hasRoomForOneMore(inSection: section), table.undoCount, table.redoCount)
    for counted in CountedRows.allCases { _ = table.markedPart(of: rows, counting: counted) }
    _ = table.accessibility(for: path, label: "", value: "", hint: nil)
    _ = (table.hasSameMarks(as: other), table.description, table.snapshot.description)
    _ = (table.selectedRows.count, table.checkedRows.count, table.presentedRows.count)
    _ = (table.selectedRow, table.pressedRow, table.highlightedRow, table.disabledRows.count)
    _ = (table.hiddenNumbers.count, table.shownNumbers.count, table.selectionOrder.count)
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
    _ = (table.id(of: path), table.row(of: id), try? table.path(of: id), table.isSelected(id))
    _ = (table.isChecked(id), table.isEnabled(id), table.isPresentedSelected(id))
    _ = (table.accessory(for: id), table.menuIDs(for: id), table.menuIDs(at: path))
    _ = (table.placeInOrder(of: id), table.checkedIDs(inSection: section), table.selectionOrder)
    for counted in CountedRows.allCases { _ = table.markedPart(of: rows, counting: counted) }
    _ = table.accessibility(for: id, label: "", value: "", hint: nil)
    _ = (table.hasSameMarks(as: other), table.description, table.snapshot, table.contents)
    _ = (table.selectedIDs, table.checkedIDs, table.hiddenSelectedIDs, table.hiddenCheckedIDs)
    _ = (table.selectedID, table.leadID, table.anchorID, table.highlightedID, table.pressedID)
    _ = (table.presentedIDs, table.disabledIDs, table.remoteSelection, table.selectsUnloaded)
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
