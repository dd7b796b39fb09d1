// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Laws of updates and their mappings.
final class MappingLawTests: XCTestCase {
  private func table(_ random: inout RandomSource) throws -> TableSelection {
    let counts = (0..<4).map { _ in Int.random(in: 0...9, using: &random) }
    var table = TableSelection(
      shape: try TableShape(rowCounts: counts), policy: SelectionPolicy(.multiple))
    for row in table.shape.rowPaths where Bool.random(using: &random) { try table.select([row]) }
    return table
  }

  func testInsertThenDeleteIsIdentity() throws {
    for seed in 0..<UInt64(100) {
      var random = RandomSource(seed: seed)
      let start = try table(&random)
      let section = Int.random(in: 0..<4, using: &random)
      let place = Int.random(
        in: 0...(start.shape.rowCount(inSection: section) ?? 0), using: &random)
      let count = Int.random(in: 1...5, using: &random)
      let first = RowPath(section: section, row: place)
      let last = RowPath(section: section, row: place + count - 1)
      var table = start
      try table.perform { $0.insertRows(at: first, count: count) }
      XCTAssertEqual(table.selectedNumbers.count, start.selectedNumbers.count, "seed \(seed)")
      try table.perform { $0.deleteRows(at: .rows(from: first, through: last)) }
      XCTAssertEqual(table, start, "seed \(seed)")
    }
  }

  func testMovingThereAndBackIsIdentity() throws {
    for seed in 0..<UInt64(100) {
      var random = RandomSource(seed: seed)
      let start = try table(&random)
      guard let source = start.shape.rowPaths.randomElement(using: &random) else { continue }
      let section = Int.random(in: 0..<4, using: &random)
      let room =
        (start.shape.rowCount(inSection: section) ?? 0) - (section == source.section ? 1 : 0)
      let target = RowPath(section: section, row: Int.random(in: 0...room, using: &random))
      var table = start
      try table.perform { $0.moveRow(at: source, to: target) }
      XCTAssertEqual(table.isSelected(target), start.isSelected(source), "seed \(seed)")
      try table.perform { $0.moveRow(at: target, to: source) }
      XCTAssertEqual(table, start, "seed \(seed)")
      let sections = (Int.random(in: 0..<4, using: &random), Int.random(in: 0..<4, using: &random))
      try table.perform { $0.moveSection(sections.0, to: sections.1) }
      try table.perform { $0.moveSection(sections.1, to: sections.0) }
      XCTAssertEqual(table, start, "seed \(seed)")
    }
  }

  func testMappingsCompose() throws {
    for seed in 0..<UInt64(100) {
      var random = RandomSource(seed: seed)
      var table = try table(&random)
      let start = table
      var mappings: [TableMapping] = []
      for _ in 0..<4 {
        let section = Int.random(in: 0..<table.shape.sectionCount, using: &random)
        var update = TableUpdate()
        switch Int.random(in: 0...4, using: &random) {
        case 0: update.insertRows(at: RowPath(section: section, row: 0), count: 2)
        case 1: update.deleteRows(at: .section(section))
        case 2: update.moveSection(section, to: 0)
        case 3: update.insertSection(section, rowCount: 3)
        default:
          guard let row = table.shape.rowPaths.randomElement(using: &random) else { continue }
          update.moveRow(at: row, to: RowPath(section: row.section, row: 0))
        }
        let change = try table.perform(update)
        mappings.append(try change.movement)
      }
      guard let first = mappings.first else { continue }
      var composed = first
      for next in mappings.dropFirst() { composed = try XCTUnwrap(composed.followed(by: next)) }
      for row in start.shape.rowPaths {
        let stepwise = mappings.reduce(row as RowPath?) { row, next in row.flatMap(next.newPath) }
        XCTAssertEqual(composed.newPath(of: row), stepwise, "seed \(seed)")
        if let stepwise { XCTAssertEqual(composed.oldPath(of: stepwise), row, "seed \(seed)") }
      }
      var atOnce = start
      try atOnce.follow(composed)
      XCTAssertEqual(atOnce.selectedRows, table.selectedRows, "seed \(seed)")
    }
    let mapping = try TableUpdate().mapping(of: [3])
    XCTAssertNil(mapping.followed(by: try TableUpdate().mapping(of: [2])))
  }

  func testAMappingNamesWhatCameAndWent() throws {
    var update = TableUpdate()
    update.deleteRows(at: ["0.2"])
    update.moveRow(at: "0.0", to: "1.0")
    update.insertRows(at: ["1.1"])
    let mapping = try update.mapping(of: [3, 5])
    XCTAssertEqual(mapping.newShape, [1, 7])
    XCTAssertEqual(mapping.newPath(of: "0.1"), "0.0")
    XCTAssertEqual(mapping.removedRows.description, "[0.2]")
    XCTAssertEqual(mapping.insertedRows.description, "[1.1]")
    XCTAssertNil(mapping.oldPath(of: "1.1"))
    XCTAssertNil(mapping.newPath(of: "4.1"))
  }

  func testUndoOfEverythingIsTheStart() throws {
    for seed in 0..<UInt64(60) {
      var random = RandomSource(seed: seed)
      var table = try table(&random)
      table.enableUndo(limit: 1000)
      var survivors = table.selectedNumbers
      for _ in 0..<60 {
        if Int.random(in: 0...3, using: &random) == 0 {
          let section = Int.random(in: 0..<table.shape.sectionCount, using: &random)
          var update = TableUpdate()
          update.insertRows(at: RowPath(section: section, row: 0), count: 1)
          if let row = table.shape.rowPaths.randomElement(using: &random) {
            update.deleteRows(at: [row])
          }
          let change = try table.perform(update)
          if let mapping = change.mapping {
            survivors = survivors.rearranged(mapping.rows.segments)
          }
        } else if let row = table.shape.rowPaths.randomElement(using: &random) {
          try table.toggle(row)
        }
      }
      while table.history?.undoCount ?? 0 > 0 { table.undo() }
      XCTAssertEqual(table.selectedNumbers, survivors, "seed \(seed)")
    }
  }

  func testHistoryIsBoundedAndForgetsTheOldest() throws {
    var table = TableSelection(shape: [9], policy: SelectionPolicy(.multiple))
    table.enableUndo(limit: 3)
    for row in 0..<6 { try table.tap(RowPath(section: 0, row: row)) }
    XCTAssertEqual(table.history?.undoCount, 3)
    for _ in 0..<9 { table.undo() }
    XCTAssertEqual(table.selectedRows.description, "[0.0-2]")
    XCTAssertEqual(table.history?.redoCount, 3)
    table.disableUndo()
    XCTAssertTrue(table.undo().isEmpty)
  }

  func testManyUpdatesBetweenStepsAreFollowed() throws {
    var table = TableSelection(shape: [4], policy: SelectionPolicy(.multiple))
    table.enableUndo(limit: 10)
    try table.tap("0.2")
    try table.deselectAll()
    for _ in 0..<3000 { try table.perform { $0.insertRows(at: ["0.0"]) } }
    table.undo()
    XCTAssertEqual(table.selectedRow, "0.3002")
  }

  func testAReloadOfEverythingLeavesNoRowWhereItWas() throws {
    for (before, after) in [(0, 0), (0, 1), (1, 0), (1, 1), (3, 1), (2, 5)] {
      var table = TableSelection(shape: TableShape(arrayLiteral: before))
      let change = try table.reloadData(shape: TableShape(arrayLiteral: after))
      let rows = try XCTUnwrap(change.mapping?.rows)
      XCTAssertEqual([rows.oldCount, rows.newCount], [before, after])
      XCTAssertEqual(rows.removed.count, before)
      XCTAssertTrue(rows.stayed.isEmpty)
    }
  }
}
