// SPDX-License-Identifier: MIT
import SelectionCore

/// Each single change that may be tried on a table, some of which cannot be.
func changes(_ counts: [Int]) -> [NaiveChange] {
  let rows = counts.enumerated().flatMap { s, count in
    (0..<count).map { RowPath(section: s, row: $0) }
  }
  let places = counts.enumerated().flatMap { s, count in
    (0...count).map { RowPath(section: s, row: $0) }
  }
  var changes: [NaiveChange] = []
  changes += rows.map(NaiveChange.deleteRow)
  changes += rows.map(NaiveChange.reloadRow)
  changes += places.map(NaiveChange.insertRow)
  changes += rows.flatMap { row in places.map { .moveRow(row, $0) } }
  changes += counts.indices.map(NaiveChange.deleteSection)
  changes += counts.indices.map(NaiveChange.reloadSection)
  changes += (0...counts.count).map { .insertSection($0, 1) }
  changes += counts.indices.flatMap { s in counts.indices.map { .moveSection(s, $0) } }
  return changes
}

/// A table in which rows are selected, disabled and checked by a pattern, with anchor, lead and touch.
func makeTable(_ counts: [Int], pattern: Int) throws -> (NaiveRows, TableSelection) {
  var naive = NaiveRows(counts)
  let shape = try TableShape(rowCounts: counts)
  var table = TableSelection(shape: shape, policy: SelectionPolicy(.multiple))
  for s in counts.indices {
    try table.setList(s == 0 ? .inclusive : .exclusive, inSection: s)
  }
  for (i, path) in shape.rowPaths.enumerated() {
    if (i + pattern) % 2 == 0 {
      naive.sections[path.section].rows[path.row].isSelected = true
      try table.select([path])
    }
    if (i + pattern) % 3 == 0 {
      naive.sections[path.section].rows[path.row].isDisabled = true
      try table.disable([path])
    }
    if path.section == 0 ? (i + pattern) % 2 == 1 : path.row == pattern % 3 {
      naive.sections[path.section].rows[path.row].checkedIn = [naive.sections[path.section].id]
      try table.check([path])
    }
  }
  if !shape.isEmpty {
    try table.select(shape.rowPaths[pattern % shape.rowCount])
    let row = shape.rowPaths[pattern % shape.rowCount]
    naive.sections[row.section].rows[row.row].isSelected = true
    try table.touchDown(row)
  }
  return (naive, table)
}

/// What differs after a batch, or nil.
func difference(
  _ changes: [NaiveChange], _ naive: NaiveRows, _ table: TableSelection
) -> String? {
  var newNaive = naive
  var newTable = table
  let isPossible = newNaive.apply(changes)
  let change: SelectionChange
  do {
    change = try newTable.perform(TableUpdate(changes))
  } catch {
    if isPossible { return "refused: \(error)" }
    return newTable == table ? nil : "changed by a refused update"
  }
  guard isPossible else { return "not refused" }
  return difference(naive, table, newNaive, newTable, change)
}

func difference(
  _ old: NaiveRows, _ oldTable: TableSelection, _ new: NaiveRows, _ table: TableSelection,
  _ change: SelectionChange
) -> String? {
  if table.shape.rowCounts != new.sections.map(\.rows.count) { return "shape \(table.shape)" }
  guard let mapping = change.mapping, mapping.newShape == table.shape,
    mapping.rows.oldCount == old.rows.count, mapping.rows.newCount == new.rows.count,
    mapping.sections.oldCount == old.sections.count,
    mapping.sections.newCount == new.sections.count
  else { return "counts" }
  let listIDs = new.sections.indices.map { table.list(inSection: $0) }
  for (s, section) in new.sections.enumerated() {
    let was = old.sections.firstIndex { $0.id == section.id }
    let list: CheckmarkListKind? = was.map { $0 == 0 ? .inclusive : .exclusive }
    if listIDs[s] != list { return "list of section \(s)" }
    for (r, row) in section.rows.enumerated() {
      let path = RowPath(section: s, row: r)
      if table.isSelected(path) != row.isSelected { return "selected \(path)" }
      if table.isEnabled(path) == row.isDisabled { return "disabled \(path)" }
      if table.isChecked(path) != (list != nil && row.checkedIn.contains(section.id)) {
        return "checked \(path)"
      }
      if change.mapping?.oldPath(of: path) != old.path(ofID: row.id) { return "old \(path)" }
    }
  }
  var lost: [RowPath] = []
  var removed: [RowPath] = []
  for (s, section) in old.sections.enumerated() {
    for (r, row) in section.rows.enumerated() {
      let path = RowPath(section: s, row: r)
      let now = new.path(ofID: row.id)
      if change.mapping?.newPath(of: path) != now { return "new \(path)" }
      if now == nil { removed.append(path) }
      if now == nil, row.isSelected { lost.append(path) }
    }
  }
  if Array(change.lost) != lost { return "lost \(change.lost)" }
  if change.mapping.map({ Array($0.removedRows) }) != removed { return "removed" }
  let place = old.nearest(oldTable.anchor, in: new)
  if table.anchor != place { return "anchor" }
  if table.lead != old.nearest(oldTable.lead, in: new) { return "lead" }
  let held = oldTable.highlightedRow.flatMap {
    new.path(ofID: old.sections[$0.section].rows[$0.row].id)
  }
  return table.highlightedRow == held ? nil : "highlighted"
}

/// As `difference`, but for what later updates of a mix have made of lists.
func mixedDifference(
  _ old: NaiveRows, _ oldTable: TableSelection, _ new: NaiveRows, _ table: TableSelection,
  _ change: SelectionChange
) -> String? {
  for (s, section) in new.sections.enumerated() {
    for (r, row) in section.rows.enumerated() {
      let path = RowPath(section: s, row: r)
      if table.isSelected(path) != row.isSelected { return "selected \(path)" }
      if table.isEnabled(path) == row.isDisabled { return "disabled \(path)" }
      if table.isChecked(path) != (row.checkedIn.contains(section.id)) { return "checked \(path)" }
      if change.mapping?.oldPath(of: path) != old.path(ofID: row.id) { return "old \(path)" }
    }
  }
  if table.shape.rowCounts != new.sections.map(\.rows.count) { return "shape \(table.shape)" }
  return table.anchor == old.nearest(oldTable.anchor, in: new) ? nil : "anchor"
}
