// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// The change between any two tables of which one comes from the other, or both from a third.
final class LineageTests: TreeProof {
  /// For tables without marks, single changes visit no tree.
  override class var fewestLevels: Int { 0 }

  /// A table with an identifying number for each of its rows.
  private struct Version {
    var table: TableSelection
    var ids: [Int]

    /// The ids of the given rows.
    func ids(_ rows: RowSet) -> Set<Int> { Set(rows.map { ids[$0] }) }
  }

  private func next(
    _ version: Version, _ random: inout RandomSource, _ nextID: inout Int
  ) throws -> Version {
    var next = version
    let shape = version.table.shape
    let section = random.below(shape.sectionCount)
    let row = RowPath(section: section, row: random.below(shape.rowCount(inSection: section) ?? 0))
    var update = TableUpdate()
    switch random.below(9) {
    case 0: update.insertRows(at: row, count: 1 + random.below(3))
    case 1 where shape.contains(row): update.deleteRows(at: [row])
    case 2 where shape.contains(row):
      update.moveRow(at: row, to: RowPath(section: random.below(shape.sectionCount), row: 0))
    case 3: update.insertSection(section, rowCount: 2)
    case 4: update.moveSection(section, to: 0)
    default:
      // Rows that don't exist are refused.
      _ = try? next.table.toggle(row)
      return next
    }
    let mapping = try next.table.perform(update).movement
    next.ids = next.table.shape.rowPaths.map { path in
      nextID += 1
      return mapping.oldPath(of: path).flatMap(shape.rowNumber).map { version.ids[$0] } ?? nextID
    }
    return next
  }

  func testAnyTwoVersionsAreComparedRowByRow() throws {
    let seeds = 0..<UInt64(amount(debug: 3, optimized: 10))
    for seed in seeds {
      var random = RandomSource(seed: seed)
      var nextID = 100
      let start = TableSelection(shape: [3, 4], policy: .multiple)
      var versions = [Version(table: start, ids: Array(0..<7))]
      // Each comes from any of those before it, so that the history branches.
      for _ in 0..<30 {
        let older = versions[max(0, versions.count - 1 - random.below(4))]
        versions.append(try next(older, &random, &nextID))
      }
      for old in versions {
        for new in versions {
          let change = new.table.change(from: old.table)
          let (were, are) = (old.ids(old.table.selectedNumbers), new.ids(new.table.selectedNumbers))
          XCTAssertEqual(
            Set(change.selected.positions.map { new.ids[$0] }), are.subtracting(were),
            "seed \(seed)")
          XCTAssertEqual(
            Set(change.deselected.positions.map { new.ids[$0] }),
            were.intersection(new.ids).subtracting(are), "seed \(seed)")
          XCTAssertEqual(
            Set(change.lost.positions.map { old.ids[$0] }), were.subtracting(new.ids),
            "seed \(seed)")
          XCTAssertEqual(
            Set(change.rowsToRedraw.positions.map { new.ids[$0] }),
            were.symmetricDifference(are).intersection(old.ids).intersection(new.ids),
            "seed \(seed)")
          XCTAssertTrue(change.calls.isEmpty)
          XCTAssertNotEqual(change.mapping?.isReload, true, "seed \(seed)")
        }
      }
    }
  }

  func testATableAndItselfDifferInNothing() throws {
    var table = TableSelection(shape: [3], policy: .multiple)
    try table.deleteRows(at: RowPath(section: 0, row: 0))
    try table.selectAll()
    let change = table.change(from: table)
    XCTAssertTrue(change.isEmpty)
    XCTAssertNil(change.mapping)
    XCTAssertEqual(change.description, "no change")
  }

  func testGoingBackToAnOlderTableIsAChangeLikeAnyOther() throws {
    var table = TableSelection(shape: [3], policy: .multiple)
    try table.select(RowPath(section: 0, row: 1))
    let older = table
    try table.insertRows(at: "0.0", count: 2)
    try table.select(RowPath(section: 0, row: 0))
    let shown = table
    table = older
    let change = table.change(from: shown)
    XCTAssertEqual(change.lost.description, "[0.0]")
    XCTAssertTrue(change.selected.isEmpty && change.deselected.isEmpty)
    XCTAssertEqual(
      change.mapping?.newPath(of: "0.3"), "0.1")
    // And another continuation from there.
    try table.deleteRows(at: RowPath(section: 0, row: 0))
    XCTAssertEqual(table.change(from: shown).mapping?.newShape, [2])
    XCTAssertTrue(table.change(from: shown).deselected.isEmpty)
  }

  func testTheLast64ChangesAreRememberedAtAnyTime() throws {
    var tables = [TableSelection(shape: [1])]
    for i in 1...300 {
      var table = tables[i - 1]
      try table.insertRows(at: "0.0")
      tables.append(table)
      let change = table.change(from: tables[max(0, i - 64)])
      XCTAssertEqual(change.mapping?.isReload, false, "\(i)")
    }
  }

  func testTablesOfOtherDataCountAsReloaded() throws {
    var one = TableSelection(shape: [3], policy: .multiple)
    var other = TableSelection(shape: [4], policy: .multiple)
    for _ in 0..<2 {
      try one.selectAll()
      let change = one.change(from: other)
      XCTAssertEqual(change.mapping?.isReload, true)
      XCTAssertEqual(change.selected.count, one.selectedNumbers.count)
      try one.insertRows(at: "0.0")
      try other.deleteRows(at: RowPath(section: 0, row: 0))
    }
    var reloaded = one
    reloaded.reloadData()
    XCTAssertEqual(reloaded.change(from: one).mapping?.isReload, true)
    XCTAssertEqual(reloaded.change(from: one).lost.count, one.selectedNumbers.count)
  }

  func testOnlyTheLatestOfSeveralLongChangesIsRemembered() throws {
    let ids = Array(0..<3_000)
    // Whether a change is remembered doesn't depend on the shape.
    for second in [Array(ids.dropLast()), ids] {
      var table = IdentifiedTable(sections: [ids], policy: .multiple)
      try table.select([7])
      var shown = [table.rows]
      for contents in [ids.reversed(), second, ids.reversed()] {
        try table.update(to: [contents], vanished: .gone)
        shown.append(table.rows)
      }
      let last = shown[3].change(from: shown[2])
      XCTAssertEqual(last.mapping?.isReload, false)
      XCTAssertTrue(last.selected.isEmpty && last.lost.isEmpty)
      XCTAssertEqual(shown[3].change(from: shown[0]).mapping?.isReload, true)
      XCTAssertEqual(shown[1].change(from: shown[0]).mapping?.isReload, false)
    }
  }

  func testTheLast64ChangesAreRememberedAndAtMost128() throws {
    var table = TableSelection(shape: [3], policy: .multiple)
    var tables: [TableSelection] = []
    for _ in 0..<400 {
      tables.append(table)
      try table.insertRows(at: "0.0")
      if let older = tables.dropLast(128).last {
        XCTAssertEqual(table.change(from: older).mapping?.isReload, true)
      }
    }
    for (i, older) in tables.enumerated() {
      let (changeCount, isReload) = (400 - i, table.change(from: older).mapping?.isReload ?? true)
      XCTAssertEqual(older.change(from: table).mapping?.isReload ?? true, isReload)
      if changeCount <= 64 { XCTAssertFalse(isReload, "\(changeCount) changes ago") }
      if changeCount > 128 { XCTAssertTrue(isReload, "\(changeCount) changes ago") }
    }
  }

  /// With steps, changes are forgotten by their size, so that the last 64 begin anywhere among
  /// those that are joined.
  func testTheLast64ChangesAreRememberedWhereStepsAreKept() throws {
    let count = 3_000
    var table = TableSelection(shape: [count], policy: .multiple)
    table.enableUndo(limit: nil)
    try table.select(["0.3"])
    let start = table
    var tables: [TableSelection] = []
    for number in 0..<amount(debug: 400, optimized: isFull ? 600 : 400) {
      tables.append(table)
      if tables.count > 64 { tables.removeFirst() }
      try table.perform { update in
        for i in 1...9 {
          let place = (number * 331 + i * 313) % (count - 1)
          update.moveRow(at: row(place), to: row(place + 1))
        }
      }
      guard number % 5 == 0, let oldest = tables.first else { continue }
      let isReload = table.change(from: oldest).mapping?.isReload ?? false
      if isReload { return XCTFail("\(tables.count) changes before \(number)") }
    }
    // Otherwise nothing was forgotten.
    XCTAssertEqual(table.change(from: start).mapping?.isReload, true)
  }

  func testAForgottenChangeCountsAsAReloadEvenIfTheShapeIsEqual() throws {
    var table = TableSelection(shape: [3], policy: .multiple)
    let older = table
    for _ in 0..<200 {
      try table.moveRow(at: "0.0", to: "0.2")
    }
    XCTAssertEqual(table.change(from: older).mapping?.isReload, true)
    XCTAssertEqual(older.change(from: table).mapping?.isReload, true)
  }
}
