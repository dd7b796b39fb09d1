// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import SelectionCore

/// Random batches, valid and invalid ones, against arrays of rows.
func checkUpdates(_ checks: inout Checks, _ random: inout RandomSource, rounds: Int) {
  for _ in 0..<rounds {
    let counts = (0..<(1 + random.below(3))).map { _ in random.below(12) }
    var naive = NaiveRows(counts)
    guard let shape = try? TableShape(rowCounts: counts) else { return checks.expect(false) }
    var table = TableSelection(shape: shape, policy: .multiple)
    for path in RowPaths(RowSet(0..<shape.rowCount), in: shape) where random.below(2) == 0 {
      naive.sections[path.section].rows[path.row].isSelected = true
      checks.expectDone { () throws(SelectionError) in try table.select([path]) }
    }
    for _ in 0..<8 {
      let changes = (0..<(1 + random.below(4))).map { _ in randomChange(&random, naive) }
      var update = TableUpdate()
      for change in changes { change.add(to: &update) }
      let before = table
      let isPossible = naive.apply(changes)
      do throws(SelectionError) {
        try table.perform(update)
        checks.expect(isPossible)
      } catch {
        checks.expect(!isPossible && table == before)
      }
      checks.expect(table.shape.rowCounts == naive.sections.map { $0.rows.count })
      for (s, section) in naive.sections.enumerated() {
        for (r, row) in section.rows.enumerated() {
          checks.expect(table.isSelected(RowPath(section: s, row: r)) == row.isSelected)
        }
      }
      checks.see(table.selectedNumbers)
    }
  }
}

private func randomChange(_ random: inout RandomSource, _ naive: NaiveRows) -> NaiveChange {
  let sections = naive.sections.count
  // Sometimes a place that doesn't exist.
  func section(_ random: inout RandomSource) -> Int { random.below(sections + 1) }
  func row(_ random: inout RandomSource) -> RowPath {
    let section = section(&random)
    let count = section < sections ? naive.sections[section].rows.count : 0
    return RowPath(section: section, row: random.below(count + 1))
  }
  switch random.below(12) {
  case 0...2: return .deleteRow(row(&random))
  case 3: return .reloadRow(row(&random))
  case 4...6: return .insertRow(row(&random))
  case 7, 8: return .moveRow(row(&random), row(&random))
  case 9: return .deleteSection(section(&random))
  case 10: return .insertSection(section(&random), random.below(3))
  default: return .moveSection(section(&random), section(&random))
  }
}
