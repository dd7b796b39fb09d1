// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Batches of updates against arrays of rows that know themselves: exhaustively where small, at random where
/// large.
final class UpdateComparisonTests: XCTestCase {
  private static let shapes: [[Int]] =
    [[]] + (0...3).map { [$0] } + (0...3).flatMap { first in (0...3).map { [first, $0] } }

  /// Each single change that may be tried on a table, some of which cannot be.
  private func changes(_ counts: [Int]) -> [NaiveChange] {
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
  private func makeTable(_ counts: [Int], pattern: Int) throws -> (NaiveRows, TableSelection) {
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
        naive.sections[path.section].rows[path.row].checkedIn = naive.sections[path.section].id
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
  private func difference(
    _ changes: [NaiveChange], _ naive: NaiveRows, _ table: TableSelection
  ) -> String? {
    var update = TableUpdate()
    for change in changes { change.add(to: &update) }
    var newNaive = naive
    var newTable = table
    let isPossible = newNaive.apply(changes)
    let change: SelectionChange
    do {
      change = try newTable.perform(update)
    } catch {
      if isPossible { return "refused: \(error)" }
      return newTable == table ? nil : "changed by a refused update"
    }
    guard isPossible else { return "not refused" }
    return difference(naive, table, newNaive, newTable, change)
  }

  private func difference(
    _ old: NaiveRows, _ oldTable: TableSelection, _ new: NaiveRows, _ table: TableSelection,
    _ change: SelectionChange
  ) -> String? {
    if table.shape.rowCounts != new.sections.map(\.rows.count) { return "shape \(table.shape)" }
    let listIDs = new.sections.indices.map { table.list(inSection: $0) }
    for (s, section) in new.sections.enumerated() {
      let was = old.sections.firstIndex { $0.id == section.id }
      let list: CheckmarkListKind? = was.map { $0 == 0 ? .inclusive : .exclusive }
      if listIDs[s] != list { return "list of section \(s)" }
      for (r, row) in section.rows.enumerated() {
        let path = RowPath(section: s, row: r)
        if table.isSelected(path) != row.isSelected { return "selected \(path)" }
        if table.isEnabled(path) == row.isDisabled { return "disabled \(path)" }
        if table.isChecked(path) != (list != nil && row.checkedIn == section.id) {
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
    let place = nearest(oldTable.anchor, old, new)
    if table.anchor != place { return "anchor" }
    if table.lead != nearest(oldTable.lead, old, new) { return "lead" }
    let held = oldTable.highlightedRow.flatMap {
      new.path(ofID: old.sections[$0.section].rows[$0.row].id)
    }
    return table.highlightedRow == held ? nil : "highlighted"
  }

  /// Where anchor or lead belongs: with its row, else the next that stays, else the one before.
  private func nearest(_ row: RowPath?, _ old: NaiveRows, _ new: NaiveRows) -> RowPath? {
    guard let row else { return nil }
    let ids = old.rows.map(\.id)
    guard let start = ids.firstIndex(of: old.sections[row.section].rows[row.row].id) else {
      return nil
    }
    let order = ids[start...] + ids[..<start].reversed()
    return order.lazy.compactMap(new.path(ofID:)).first
  }

  private func compareAll(operations: Int, shapes: [[Int]]) throws {
    for counts in shapes {
      let single = changes(counts)
      for pattern in 0..<2 {
        let (naive, table) = try makeTable(counts, pattern: pattern)
        func descend(_ chosen: [NaiveChange], from start: Int) {
          if let difference = difference(chosen, naive, table) {
            XCTFail("\(counts) pattern \(pattern) \(chosen): \(difference)")
          }
          guard chosen.count < operations else { return }
          for i in start..<single.count { descend(chosen + [single[i]], from: i) }
        }
        descend([], from: 0)
      }
    }
  }

  func testEveryBatchOfTwoChangesOnEverySmallTable() throws {
    #if DEBUG
      try compareAll(operations: 2, shapes: Self.shapes.filter { $0.reduce(0, +) <= 4 })
    #else
      try compareAll(operations: 2, shapes: Self.shapes)
    #endif
  }

  func testEveryBatchOfThreeChangesOnEverySmallTable() throws {
    #if DEBUG
      try compareAll(operations: 3, shapes: Self.shapes.filter { $0.reduce(0, +) <= 2 })
    #else
      try compareAll(operations: 3, shapes: Self.shapes)
    #endif
  }

  func testLongRandomMixes() throws {
    for seed in 0..<UInt64(40) {
      var random = RandomSource(seed: seed)
      let counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Int.random(in: 0...12, using: &random)
      }
      var (naive, table) = try makeTable(counts, pattern: Int(seed))
      for step in 0..<60 {
        let single = changes(naive.sections.map(\.rows.count))
        let batch = (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
          single.randomElement(using: &random)
        }
        let (oldNaive, oldTable) = (naive, table)
        var update = TableUpdate()
        for change in batch { change.add(to: &update) }
        let isPossible = naive.apply(batch)
        guard let change = try? table.perform(update) else {
          XCTAssertFalse(isPossible, "seed \(seed) step \(step) \(batch)")
          continue
        }
        guard isPossible else { return XCTFail("seed \(seed) step \(step) \(batch)") }
        let new = naive
        if let problem = mixedDifference(oldNaive, oldTable, new, table, change) {
          return XCTFail("seed \(seed) step \(step) \(batch): \(problem)")
        }
      }
    }
  }

  /// As `difference`, but for what later updates of a mix have made of lists.
  private func mixedDifference(
    _ old: NaiveRows, _ oldTable: TableSelection, _ new: NaiveRows, _ table: TableSelection,
    _ change: SelectionChange
  ) -> String? {
    for (s, section) in new.sections.enumerated() {
      for (r, row) in section.rows.enumerated() {
        let path = RowPath(section: s, row: r)
        if table.isSelected(path) != row.isSelected { return "selected \(path)" }
        if table.isEnabled(path) == row.isDisabled { return "disabled \(path)" }
        if table.isChecked(path) != (row.checkedIn == section.id) { return "checked \(path)" }
        if change.mapping?.oldPath(of: path) != old.path(ofID: row.id) { return "old \(path)" }
      }
    }
    if table.shape.rowCounts != new.sections.map(\.rows.count) { return "shape \(table.shape)" }
    return table.anchor == nearest(oldTable.anchor, old, new) ? nil : "anchor"
  }
}
