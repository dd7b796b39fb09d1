// SPDX-License-Identifier: MIT
import SelectionCore

/// Random inputs to random tables, against a flag for each row.
func checkInputs(_ checks: inout Checks, _ random: inout RandomSource, rounds: Int) {
  for _ in 0..<rounds {
    let counts = (0..<(1 + random.below(4))).map { _ in random.below(60) }
    var naive = NaiveSelection(counts)
    guard let shape = try? TableShape(rowCounts: counts), shape.rowCount > 0 else { continue }
    var table = TableSelection(
      shape: shape, policy: SelectionPolicy(.multiple, editing: .multiple))
    naive.mode = .multiple
    naive.editingMode = .multiple
    for section in counts.indices where random.below(4) == 0 {
      let kind: CheckmarkListKind = random.below(2) == 0 ? .inclusive : .exclusive
      naive.lists[section] = kind
      checks.expectDone { () throws(SelectionError) in try table.setList(kind, inSection: section) }
    }
    if random.below(3) == 0 {
      let limit = 1 + random.below(shape.rowCount)
      naive.limits.atMost = limit
      table.setLimits(SelectionLimits(atMost: limit))
    }
    for _ in 0..<60 {
      let before = table
      let input = randomInput(&random, rows: shape.rowCount)
      let isRefused = (try? naive.apply(input, .init())) == nil
      do throws(SelectionError) {
        let outcome = try input.apply(to: &table, SelectionRules(), naive.path)
        checks.expect(!isRefused)
        checks.expect(outcome.calls.map { $0.description } == naive.calls)
      } catch {
        checks.expect(isRefused && table == before)
      }
      compare(table, naive, &checks)
    }
  }
}

private func compare(_ table: TableSelection, _ naive: NaiveSelection, _ checks: inout Checks) {
  for row in naive.sections.indices {
    let path = naive.path(row)
    checks.expect(table.isSelected(path) == naive.selected[row])
    checks.expect(table.isChecked(path) == naive.checked[row])
    checks.expect(table.isEnabled(path) != naive.disabled[row])
  }
  checks.expect(table.anchor == naive.anchor.map(naive.path))
  checks.expect(table.lead == naive.lead.map(naive.path))
  checks.see(table.selected)
  checks.see(table.checkedRows.numbers)
}

private func randomInput(_ random: inout RandomSource, rows: Int) -> NaiveInput {
  let row = random.below(rows)
  switch random.below(24) {
  case 0...2: return .tap(row)
  case 3: return .touchDown(row)
  case 4: return .touchUp
  case 5: return .touchCancel
  case 6, 7: return .click(row)
  case 8, 9: return .toggle(row)
  case 10, 11: return .extend(row)
  case 12, 13: return .extendAdding(row)
  case 14: return .panBegin(row)
  case 15: return .panTo(row)
  case 16: return .panEnd
  case 17: return .select([row])
  case 18: return .deselect(row)
  case 19: return random.below(2) == 0 ? .selectAll : .deselectAll
  case 20: return .invert
  case 21: return .edit(random.below(2) == 0)
  case 22:
    let modes = SelectionMode.allCases
    return .policy(modes[random.below(modes.count)], modes[random.below(modes.count)])
  default: return random.below(2) == 0 ? .disable(row) : .enable(row)
  }
}
