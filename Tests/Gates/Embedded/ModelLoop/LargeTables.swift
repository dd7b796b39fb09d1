// SPDX-License-Identifier: MIT
import RandomChoices
import SelectionCore

/// Millions of rows: checked by a flag for each if possible, else by properties that must hold.
func checkLargeTables(_ checks: inout Checks, _ random: inout RandomSource, rounds: Int) {
  checkAgainstFlags(&checks, &random, rounds: rounds)
  for count in [1_000_000, 1 << 30, Int(Int32.max) - 1, Int(Int32.max)] {
    do throws(SelectionError) {
      try checkLaws(&checks, &random, rowCount: count)
    } catch {
      checks.expect(false)
    }
  }
}

private func checkAgainstFlags(
  _ checks: inout Checks, _ random: inout RandomSource, rounds: Int
) {
  var flags = [Bool](repeating: false, count: 20_000)
  var rows = RowSet()
  for _ in 0..<rounds {
    let range = random.range(within: flags.count)
    switch random.below(6) {
    case 0:
      rows.insert(range)
      for row in range { flags[row] = true }
    case 1:
      rows.remove(range)
      for row in range { flags[row] = false }
    case 2:
      rows.openGap(at: range.lowerBound, count: 3)
      flags.insert(contentsOf: [false, false, false], at: range.lowerBound)
    case 3:
      let gone = range.lowerBound..<min(range.lowerBound + 3, flags.count)
      rows.closeGap(gone)
      flags.removeSubrange(gone)
    default:
      for row in range.prefix(300) where row % 3 == 0 {
        if rows.remove(row) == nil { rows.insert(row) }
        flags[row].toggle()
      }
    }
    checks.expect(rows.count == flags.reduce(0) { $0 + ($1 ? 1 : 0) })
    let place = random.below(flags.count)
    checks.expect(rows.contains(place) == flags[place])
    checks.see(rows.count)
  }
  checks.expect(Array(rows) == flags.indices.filter { flags[$0] })
  checks.see(rows)
}

private func checkLaws(
  _ checks: inout Checks, _ random: inout RandomSource, rowCount: Int
) throws(SelectionError) {
  var table = TableSelection(shape: [rowCount], policy: .multiple)
  table.enableUndo(limit: 10)
  let last = RowPath(section: 0, row: rowCount - 1)
  let middle = RowPath(section: 0, row: random.below(rowCount - 20) + 10)
  try table.handle(.key(KeyStroke(.letter("a"), .command)), profile: .windows)
  checks.expect(table.selectedNumbers.count == rowCount)
  try table.toggle(middle)
  checks.expect(table.selectedNumbers.count == rowCount - 1)
  checks.expect(table.selectedNumbers.count(in: 0..<middle.row) == middle.row)
  checks.expect(table.selectedNumbers.nth(middle.row) == middle.row + 1)
  checks.see(table.selectedNumbers)
  try table.apply(.invert)
  checks.expect(table.selectedRow == middle && table.selectedNumbers.count == 1)
  try table.click(middle)
  try table.extend(to: last)
  checks.expect(table.selectedNumbers.count == rowCount - middle.row)
  try table.handle(.key(KeyStroke(.home, .shift)), profile: .windows)
  checks.expect(table.selectedNumbers.count == middle.row + 1)
  try table.handle(.key(KeyStroke(.pageUp, .shift), pageRows: .max), profile: .windows)
  try table.handle(.key(KeyStroke(.pageDown, .shift), pageRows: .max), profile: .windows)
  checks.expect(table.lead == last)
  checks.see(table.selectedNumbers)
  table.undo()
  table.undo()
  try table.perform {
    $0.deleteRows(at: [RowPath(section: 0, row: 1)])
    $0.moveRow(at: last, to: RowPath(section: 0, row: 0))
  }
  checks.expect(table.shape.rowCount == rowCount - 1)
  checks.see(table.selectedNumbers)
  try table.perform { $0.insertRows(at: RowPath(section: 0, row: 5), count: 1) }
  checks.expect(table.shape.rowCount == rowCount)
  checks.see(table.selectedNumbers)
  try table.selectAll()
  let change = try table.perform { $0.deleteRows(at: .all) }
  checks.expect(change.lost.count == rowCount && table.shape.rowCount == 0)
  try table.perform { $0.insertRows(at: RowPath(section: 0, row: 0), count: rowCount) }
  try table.setList(.inclusive, inSection: 0)
  try table.check(.all)
  checks.expect(table.checkedRows.count == rowCount)
  try table.tap(middle)
  checks.expect(!table.isChecked(middle) && table.checkedRows.count == rowCount - 1)
  try table.setList(.exclusive, inSection: 0)
  try table.tap(last)
  checks.expect(Array(table.checkedRows) == [last])
}
