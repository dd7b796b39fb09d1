// SPDX-License-Identifier: MIT
package import SelectionCore

/// Applies an input to a table and to the oracle, and returns the difference, or nil.
package func comparedStep(
  _ input: TableInput, _ rules: OracleRules, _ table: inout TableSelection,
  _ oracle: inout Oracle
) -> String? {
  compared(&table, &oracle) { (oracle) throws(Oracle.Refused) in
    try oracle.apply(input, rules)
  } _: { (table) throws(SelectionError) in
    try table.apply(input, rules: rules.rules)
  }
}

/// Performs an action on a table and on the oracle, and returns the difference, or nil.
package func compared(
  _ table: inout TableSelection, _ oracle: inout Oracle,
  _ expected: (inout Oracle) throws(Oracle.Refused) -> Void,
  _ step: (inout TableSelection) throws(SelectionError) -> SelectionChange
) -> String? {
  let (before, old) = (table, oracle)
  var isRefused = false
  do { try expected(&oracle) } catch { isRefused = true }
  do throws(SelectionError) {
    let change = try step(&table)
    if isRefused { return "not refused" }
    let calls = change.calls.map { $0.description }
    if calls != oracle.calls { return "calls \(calls), not \(oracle.calls)" }
    if change.before != before { return "what was before" }
    if let problem = difference(change, (before, old), (table, oracle)) { return problem }
  } catch {
    if !isRefused { return "refused: \(error.description)" }
    if table != before { return "changed by a refused input" }
  }
  return difference(table, oracle) ?? table.defects.first
}

/// The difference between the table and the oracle, or nil.
package func difference(_ table: TableSelection, _ oracle: Oracle) -> String? {
  let places = oracle.places
  func path(_ id: Int?) -> RowPath? { places.first { $0.id == id }?.path }
  for place in places {
    let (path, row) = (place.path, place.row)
    if table.isSelected(path) != row.isSelected { return "selected \(path)" }
    if table.isChecked(path) != row.isChecked { return "checked \(path)" }
    if table.isEnabled(path) == row.isDisabled { return "enabled \(path)" }
    let looksSelected =
      row.isSelected
      && (oracle.mode != .single || oracle.touched == nil || oracle.touched == place.id)
    if table.isPresentedSelected(path) != looksSelected { return "presented \(path)" }
    if table.presentedRows.contains(path) != looksSelected { return "presented rows \(path)" }
    let isMarked = oracle.list(place) == nil ? row.isSelected : row.isChecked
    if table.isMarked(path) != isMarked { return "marked \(path)" }
  }
  let picked = oracle.picked.map { $0.path }
  if Array(table.selectionOrder.joined()) != picked { return "order of \(picked)" }
  for place in places where table.placeInOrder(of: place.path) != picked.firstIndex(of: place.path)
  {
    return "place in the order of \(place.path)"
  }
  if table.pressedRow != path(oracle.pressed?.id) { return "pressed" }
  if table.anchor != oracle.read(oracle.anchor)?.path { return "anchor" }
  if table.lead != oracle.read(oracle.lead)?.path { return "lead" }
  let all = oracle.whole + oracle.outside
  for layer in [MarkLayer("flagged"), MarkLayer("films"), .exclusive] {
    let marked = all.enumerated().filter { $0.element.row.layers.contains(layer) }
    if Array(table.numbers(in: layer)) != marked.map({ $0.offset }) { return "marked in \(layer)" }
  }
  func number(_ id: Int?) -> Int? { id.flatMap { id in all.firstIndex { $0.id == id } } }
  if table.wholeAnchor != number(oracle.anchor) { return "anchor among all rows" }
  if table.wholeLead != number(oracle.lead) { return "lead among all rows" }
  if table.highlightedRow != path(oracle.touched) { return "highlighted" }
  if table.isPanning != (oracle.pan != nil) { return "pan" }
  if table.isSweeping != (oracle.sweep != nil) { return "sweep" }
  let undoCount = table.history?.undoCount ?? 0
  if undoCount != oracle.done.count {
    return "steps to undo: \(undoCount), not \(oracle.done.count)"
  }
  if table.history?.redoCount ?? 0 != oracle.undone.count { return "steps to redo" }
  if table.shape.rowCounts != oracle.data.counts { return "shape \(table.shape)" }
  let counts = oracle.data.sections.map { $0.rows.count }
  if table.wholeShape.rowCounts != counts { return "whole shape \(table.wholeShape)" }
  let hidden = oracle.whole.enumerated().filter { $0.element.isHidden }.map { $0.offset }
  if Array(table.hiddenNumbers) != hidden { return "hidden \(table.hiddenNumbers)" }
  if table.hiddenCount != oracle.hidden.count { return "hidden \(table.hiddenCount)" }
  for section in oracle.data.sections.indices {
    if let problem = difference(inSection: section, table, oracle, places) { return problem }
  }
  return table.isEditing == oracle.isEditing ? nil : "editing"
}

private func difference(
  inSection section: Int, _ table: TableSelection, _ oracle: Oracle, _ places: [Oracle.Place]
) -> String? {
  if table.list(inSection: section) != oracle.data.sections[section].kind {
    return "list \(section)"
  }
  if table.mode(inSection: section) != oracle.mode(section) { return "mode of \(section)" }
  let rows = places.filter { $0.section == section }
  let counted = rows.filter { oracle.list($0) == nil || !oracle.isAlone($0) }
  let marked = counted.filter { oracle.list($0) == nil ? $0.row.isSelected : $0.row.isChecked }
  let part: MarkedPart = marked.isEmpty ? .none : marked.count == counted.count ? .all : .partial
  if table.markedPart(of: .section(section)) != part { return "part of \(section)" }
  if table.markedPart(of: .section(section)) != part { return "part of the rows of \(section)" }
  let count = rows.filter { $0.row.isSelected }.count
  return table.selectedCount(inSection: section) == count ? nil : "count in \(section)"
}

/// A wrong statement of a change, or nil.
private func difference(
  _ change: SelectionChange, _ old: (table: TableSelection, oracle: Oracle),
  _ new: (table: TableSelection, oracle: Oracle)
) -> String? {
  var (selected, deselected, lost): ([RowPath], [RowPath], [RowPath]) = ([], [], [])
  var (checked, unchecked): ([RowPath], [RowPath]) = ([], [])
  let flag = MarkLayer("flagged")
  var (flagged, unflagged): ([RowPath], [RowPath]) = ([], [])
  var (accessories, redrawn, withFocus): ([RowPath], [RowPath], [RowPath]) = ([], [], [])
  let oldLead = old.oracle.read(old.oracle.lead)?.id
  let newLead = new.oracle.read(new.oracle.lead)?.id
  for place in old.oracle.places {
    let id = new.oracle.renamed[place.id] ?? place.id
    guard let now = new.oracle.place(id) else {
      let isHidden = new.oracle.hidden.contains { $0.id == place.id }
      let isGone = new.oracle.wasReloaded || !isHidden
      if isGone, place.row.isSelected { lost.append(place.path) }
      continue
    }
    let path = now.path
    if now.row.isSelected && !place.row.isSelected { selected.append(path) }
    if !now.row.isSelected && place.row.isSelected { deselected.append(path) }
    if now.row.layers.contains(flag) && !place.row.layers.contains(flag) { flagged.append(path) }
    if !now.row.layers.contains(flag) && place.row.layers.contains(flag) { unflagged.append(path) }
    if now.row.isChecked && !place.row.isChecked { checked.append(path) }
    if !now.row.isChecked && place.row.isChecked { unchecked.append(path) }
    let appearances = (
      Appearance(of: place.path, in: old.table), Appearance(of: path, in: new.table)
    )
    if appearances.0.accessory != appearances.1.accessory { accessories.append(path) }
    if appearances.0 != appearances.1 { redrawn.append(path) }
    let movesFocus = oldLead.map { new.oracle.renamed[$0] ?? $0 } != newLead
    let hasFocus = place.id == oldLead || id == newLead
    if appearances.0 != appearances.1 || movesFocus && hasFocus { withFocus.append(path) }
  }
  // A row that is shown again may be the one selected after a deletion, and an edit may select new
  // rows.
  for place in new.oracle.places where place.row.isSelected && new.oracle.renamed.isEmpty {
    let was = old.oracle.hidden.first { $0.id == place.id }
    let isNew = was == nil && old.oracle.place(place.id) == nil
    if isNew || was.map({ !$0.row.isSelected }) ?? false { selected.append(place.path) }
  }
  if Array(change.marked(in: flag)) != flagged.sorted() { return "flagged" }
  if Array(change.unmarked(in: flag)) != unflagged.sorted() { return "unflagged" }
  if Array(change.selected) != selected.sorted() { return "selected in \(change.description)" }
  if Array(change.deselected) != deselected.sorted() {
    return "deselected in \(change.description)"
  }
  if Array(change.lost) != lost { return "lost in \(change.description)" }
  if Array(change.checked) != checked.sorted() { return "checked in \(change.description)" }
  if Array(change.unchecked) != unchecked.sorted() { return "unchecked in \(change.description)" }
  if Array(change.accessoriesToRedraw) != accessories.sorted() { return "accessories to redraw" }
  if Array(change.rowsToRedraw) != redrawn.sorted() { return "rows to redraw" }
  if Array(change.rowsToRedrawWithFocus) != withFocus.sorted() { return "rows with focus" }
  func shown(_ oracle: Oracle) -> Set<Int> { Set(oracle.places.map { $0.id }) }
  let isSame =
    change.mapping == nil && old.oracle.marks.selected == new.oracle.marks.selected
    && old.oracle.marks.checked == new.oracle.marks.checked
    && old.oracle.marks.layers == new.oracle.marks.layers
  let isRenamed = !new.oracle.renamed.isEmpty
  // `isEmpty` is unspecified if only the shown rows differ.
  let isShown = change.mapping == nil && shown(old.oracle) != shown(new.oracle)
  if isRenamed || isShown { return nil }
  return change.isEmpty == isSame ? nil : "emptiness of \(change.description)"
}

/// The state that determines the drawing of a row.
private struct Appearance: Equatable {
  var isSelected, isHighlighted, isEnabled: Bool
  var layers: [Bool]
  var accessory: RowAccessory

  package init(of row: RowPath, in table: TableSelection) {
    isSelected = table.isPresentedSelected(row)
    isHighlighted = table.highlightedRow == row
    isEnabled = table.isEnabled(row)
    let number = table.rowNumber(of: row) ?? -1
    layers = ["flagged", "films", "exclusive"].map {
      table.numbers(in: MarkLayer($0)).contains(number)
    }
    accessory = table.accessory(for: row)
  }
}
