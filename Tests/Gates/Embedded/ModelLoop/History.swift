// SPDX-License-Identifier: MIT
import RandomChoices
import SelectionCore

/// Undo and redo, with changes to the data in between, against the identities that were selected.
func checkHistory(_ checks: inout Checks, _ random: inout RandomSource, rounds: Int) {
  for _ in 0..<rounds {
    var identities = Array(0..<(20 + random.below(200)))
    var nextIdentity = identities.count
    var selected: Set<Int> = []
    var done: [(before: Set<Int>, after: Set<Int>)] = []
    var undone: [(before: Set<Int>, after: Set<Int>)] = []
    var table = TableSelection(shape: [identities.count], policy: .multiple)
    table.enableUndo(limit: 1_000)
    for _ in 0..<80 {
      let row = random.below(identities.count)
      let path = RowPath(section: 0, row: row)
      switch random.below(8) {
      case 0, 1:
        guard !identities.isEmpty else { continue }
        checks.expectDone { () throws(SelectionError) in try table.toggle(path) }
        let before = selected
        if selected.remove(identities[row]) == nil { selected.insert(identities[row]) }
        done.append((before, selected))
        undone = []
      case 2:
        checks.expectDone { () throws(SelectionError) in try table.apply(.invert) }
        guard !identities.isEmpty else { continue }
        let before = selected
        selected = Set(identities).subtracting(selected)
        done.append((before, selected))
        undone = []
      case 3:
        checks.expectDone { () throws(SelectionError) in
          try table.perform { $0.insertRows(at: path, count: 2) }
        }
        identities.insert(contentsOf: [nextIdentity, nextIdentity + 1], at: row)
        nextIdentity += 2
      case 4:
        guard !identities.isEmpty else { continue }
        checks.expectDone { () throws(SelectionError) in
          try table.perform { $0.deleteRows(at: [path]) }
        }
        selected.remove(identities.remove(at: row))
      case 5:
        guard !identities.isEmpty else { continue }
        let place = random.below(identities.count)
        checks.expectDone { () throws(SelectionError) in
          try table.perform { $0.moveRow(at: path, to: RowPath(section: 0, row: place)) }
        }
        identities.insert(identities.remove(at: row), at: place)
      case 6:
        table.undo()
        guard let step = done.popLast() else { continue }
        selected = step.before.intersection(identities)
        undone.append(step)
      default:
        table.redo()
        guard let step = undone.popLast() else { continue }
        selected = step.after.intersection(identities)
        done.append(step)
      }
      let rows = identities.indices.filter { selected.contains(identities[$0]) }
      checks.expect(table.selectedNumbers == RowSet(rows))
      checks.see(table.selectedNumbers)
    }
  }
}
