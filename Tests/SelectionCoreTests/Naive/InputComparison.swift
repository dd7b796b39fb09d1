// SPDX-License-Identifier: MIT
import SelectionCore

/// What differs between the table and the naive selection, or nil.
func difference(_ table: TableSelection, _ naive: NaiveSelection) -> String? {
  for row in naive.sections.indices {
    let path = naive.path(row)
    if table.isSelected(path) != naive.selected[row] { return "selected \(path)" }
    if table.isChecked(path) != naive.checked[row] { return "checked \(path)" }
    if table.isEnabled(path) == naive.disabled[row] { return "enabled \(path)" }
    let looksSelected =
      naive.selected[row]
      && (naive.inForce != .single || naive.touched == nil || naive.touched == row)
    if table.isPresentedSelected(path) != looksSelected { return "presented \(path)" }
    if table.presentedRows.contains(path) != looksSelected { return "presented rows \(path)" }
  }
  if table.anchor != naive.anchor.map(naive.path) { return "anchor" }
  if table.lead != naive.lead.map(naive.path) { return "lead" }
  if table.highlightedRow != naive.touched.map(naive.path) { return "highlighted" }
  if table.isPanning != (naive.pan != nil) { return "pan" }
  if table.isSweeping != (naive.sweep != nil) { return "sweep" }
  if table.history?.undoCount ?? 0 != naive.done.count { return "steps to undo" }
  if table.history?.redoCount ?? 0 != naive.undone.count { return "steps to redo" }
  return table.isEditing == naive.isEditing ? nil : "editing"
}

/// What a table and the naive selection say differently of a section, or nil.
func difference(
  inSection section: Int, _ table: TableSelection, _ naive: NaiveSelection
) -> String? {
  if table.list(inSection: section) != naive.lists[section] { return "list \(section)" }
  if table.mode(ofSection: section) != naive.mode(section) { return "mode of \(section)" }
  let rows = naive.rows(section)
  let count = rows.filter { naive.selected[$0] }.count
  if table.selectedCount(inSection: section) != count { return "count in \(section)" }
  for counting in HeaderCounting.allCases {
    let counted = rows.filter { counting == .allRows || !naive.disabled[$0] }
    let selected = counted.filter { naive.selected[$0] }
    let part: SelectedPart =
      selected.isEmpty ? .none : selected.count == counted.count ? .all : .some
    if table.selectedPart(ofSection: section, counting: counting) != part {
      return "\(counting) of \(section)"
    }
  }
  return nil
}

/// The rules as a table asks them.
func tableRules(
  _ rules: NaiveSelection.Rules, _ naive: NaiveSelection
) -> SelectionRules {
  let paths = naive.sections.indices.map(naive.path)
  let outside = RowPath(section: 99, row: 0)
  func number(_ path: RowPath) -> Int { paths.firstIndex(of: path) ?? -1 }
  func answer(_ answers: [Int: Int?], _ path: RowPath) -> RowPath? {
    guard let answer = answers[number(path)] else { return path }
    return answer.map { paths.indices.contains($0) ? paths[$0] : outside }
  }
  return SelectionRules(
    shouldHighlight: { row, _ in !rules.noHighlight.contains(number(row)) },
    willSelect: { row, _ in answer(rules.select, row) },
    willDeselect: { row, _ in answer(rules.deselect, row) },
    shouldBeginMultipleSelection: { row, _ in !rules.noPan.contains(number(row)) })
}

/// Applies an input to both and says what differs, or nil.
func comparedStep(
  _ input: NaiveInput, _ rules: NaiveSelection.Rules, _ table: inout TableSelection,
  _ naive: inout NaiveSelection
) -> String? {
  let before = table
  let old = naive
  var isRefused = false
  do { try naive.apply(input, rules) } catch { isRefused = true }
  do {
    let outcome = try input.apply(to: &table, tableRules(rules, old), old.path)
    if isRefused { return "not refused" }
    let calls = outcome.calls.map(\.description)
    if calls != naive.calls { return "calls \(calls), not \(naive.calls)" }
    if let problem = difference(input, outcome.change, (before, old), (table, naive)) {
      return problem
    }
  } catch {
    if !isRefused { return "refused: \(error)" }
    if table != before { return "changed by a refused input" }
  }
  return difference(table, naive)
}

/// What a change says that is not so, or nil.
func difference(
  _ input: NaiveInput, _ change: SelectionChange, _ old: (TableSelection, NaiveSelection),
  _ new: (TableSelection, NaiveSelection)
) -> String? {
  var after = old.1.rows
  if case .perform(let changes) = input { _ = after.apply(changes) }
  if case .reload = input { after = NaiveRows([]) }
  let (before, now) = (old.1, new.1)
  let isSame =
    !input.isOfData && before.selected == now.selected && before.checked == now.checked
  if change.isEmpty != isSame { return "emptiness of \(change)" }
  var (selected, deselected, lost): ([RowPath], [RowPath], [RowPath]) = ([], [], [])
  var (redrawn, different): ([RowPath], [RowPath]) = ([], [])
  for row in old.1.sections.indices {
    let path = old.1.path(row)
    guard let place = after.path(ofID: row) else {
      if old.1.selected[row] { lost.append(path) }
      continue
    }
    let isSelected = new.1.selected[new.1.rows(place.section)[place.row]]
    if isSelected && !old.1.selected[row] { selected.append(place) }
    if !isSelected && old.1.selected[row] { deselected.append(place) }
    if old.0.accessory(for: path) != new.0.accessory(for: place) { redrawn.append(place) }
    if Look(of: path, in: old.0) != Look(of: place, in: new.0) { different.append(place) }
  }
  if Array(change.selected) != selected.sorted() { return "selected in \(change)" }
  if Array(change.deselected) != deselected.sorted() { return "deselected in \(change)" }
  if Array(change.lost) != lost { return "lost in \(change)" }
  if Array(change.accessoriesToRedraw) != redrawn.sorted() { return "accessories to redraw" }
  return Array(change.rowsToRedraw) == different.sorted() ? nil : "rows to redraw"
}

/// What a row is drawn from.
private struct Look: Equatable {
  var isSelected, isHighlighted, isEnabled: Bool
  var accessory: Accessory

  init(of row: RowPath, in table: TableSelection) {
    isSelected = table.isPresentedSelected(row)
    isHighlighted = table.highlightedRow == row
    isEnabled = table.isEnabled(row)
    accessory = table.accessory(for: row)
  }
}

/// Each input to one row, and to the whole table, that may be given to a table with so many rows.
func allInputs(_ count: Int) -> [NaiveInput] {
  (0..<count).flatMap { row -> [NaiveInput] in
    [
      .tap(row), .touchDown(row), .click(row), .toggle(row), .extend(row), .extendAdding(row),
      .panBegin(row), .panTo(row), .select([row]), .deselect(row), .disable(row), .enable(row),
    ]
  } + [
    .touchUp, .touchCancel, .panEnd, .selectAll, .deselectAll, .invert, .edit(true), .edit(false),
    .policy(.single, .multiple), .policy(.multiple, .single), .policy(.none, .none),
    .userSelectAll, .userDeselectAll, .userToggleAll, .reload(nil), .reload([count + 1]),
  ]
}
