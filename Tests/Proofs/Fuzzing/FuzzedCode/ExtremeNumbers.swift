// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import SelectionCore

/// Inputs to a table, and changes to a set, with any numbers at all: they are refused or applied,
/// and nothing traps.
package func extremeNumbers(_ bytes: [UInt8]) {
  var choices = ByteSource(bytes)
  let counts = (0..<choices.below(5)).map { _ in choices.number() }
  guard let shape = try? TableShape(rowCounts: counts) else { return }
  var table = TableSelection(shape: shape, policy: SelectionPolicy(.multiple, editing: .multiple))
  table.enableUndo(limit: choices.below(2) == 0 ? nil : choices.number())
  var set = RowSet()
  while !choices.isAtEnd {
    let before = table
    let input = choices.input()
    // A limit that deselects rows emits an event for each.
    let marked = max(table.selectedNumbers.count, table.checkedNumbers.count)
    if table.limitOverflow != .refuse, marked > 10_000 { continue }
    do {
      let change = try table.apply(input)
      _ = (change.selected.count, change.deselected.count, change.lost.count)
      _ = (change.checked.count, change.unchecked.count, change.calls.count)
      _ = (change.accessoriesToRedraw.count, change.mapping?.removedRows.count)
      _ = (change.rowsToRedrawWithFocus.count, change.calls.last, change.announcement)
      if table.change(from: before).after != table { fail("\(input): the change since") }
      if table.selectedNumbers.last ?? -1 >= table.shape.rowCount { fail("\(input): \(table)") }
    } catch {
      if table != before { fail("\(input): changed by a refused input") }
      _ = error.description
    }
    let path = choices.path()
    _ = (table.isSelected(path), table.isChecked(path), table.accessory(for: path))
    choices.change(&set)
    let number = choices.number()
    _ = (set.contains(number), set.rank(of: number), set.nth(number), set.next(after: number))
    _ = (set.previous(before: number), set.count(in: choices.numbers()))
    let again = RowSet(ranges: set.ranges)
    if again != set || again.hashValue != set.hashValue || again.count != set.count {
      fail("ranges of \(set)")
    }
  }
}

extension ByteSource {
  /// A small number, one near a limit, or any other.
  mutating func number() -> Int {
    let small = below(64)
    return switch below(12) {
    case 0: Int.max - small
    case 1: Int.min + small
    case 2: Int.max / 2 - 32 + small
    case 3: 1 << small
    case 4: -small
    case 5: 4_096 * small
    default: small % 8
    }
  }

  mutating func numbers() -> Range<Int> {
    let (first, second) = (number(), number())
    return min(first, second)..<max(first, second)
  }

  mutating func path() -> RowPath { RowPath(section: number(), row: number()) }

  mutating func rows() -> RowSpans {
    switch below(6) {
    case 0: .all
    case 1: .section(number())
    case 2: .rows(from: path(), through: path())
    case 3: RowSpans([path(), path()])
    default: [path()]
    }
  }

  /// A change to a set.
  mutating func change(_ set: inout RowSet) {
    switch below(14) {
    case 0: set.insert(number())
    case 1: set.remove(number())
    case 2: set.toggle(number())
    case 3: set.insert(numbers())
    case 4: set.remove(numbers())
    case 5: set.openGap(at: number(), count: number())
    case 6: set.closeGap(numbers())
    case 7: set.move(numbers(), to: number())
    case 8: set.formComplement(within: number())
    case 9: set.replaceSubrange(numbers(), with: set, count: number())
    case 10: set = set.slice(numbers())
    case 11: set = set.rearranged([.kept(numbers()), .inserted(number()), .kept(numbers())])
    case 12: set.formSymmetricDifference(RowSet(ranges: [numbers(), numbers()]))
    default: set.formUnion(set.slice(numbers()))
    }
  }

  mutating func update() -> TableUpdate {
    var update = TableUpdate()
    for _ in 0..<(1 + below(3)) {
      switch below(11) {
      case 0: update.deleteRows(at: rows())
      case 1: update.reloadRows(at: rows())
      case 2: update.reconfigureRows(at: rows())
      case 3: update.insertRows(at: [path()])
      case 4: update.insertRows(at: path(), count: number())
      case 5: update.moveRow(at: path(), to: path())
      case 6: update.deleteSections([number()])
      case 7: update.reloadSections([number()])
      case 8: update.insertSection(number(), rowCount: number())
      case 9: update.moveSection(number(), to: number())
      default: update.deleteRows(at: [path()])
      }
    }
    return update
  }
}
