// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Histories through long programs: what they keep, and that each step comes back exactly.
final class LongHistoryTests: FullSizeTests {
  func testManyBatchesAfterManySteps() throws {
    var table = TableSelection(shape: [3_000], policy: .multiple)
    table.enableUndo(limit: 2_000)
    for i in 0..<2_000 { try table.toggle(row(0, i)) }
    var random = RandomSource(seed: 1)
    let batches = amount(debug: 2_500, optimized: 5_000)
    for batch in 0..<batches {
      try table.perform {
        $0.deleteRows(at: [row(0, random.below(3_000))])
        $0.insertRows(at: [row(0, random.below(3_000))])
      }
      guard batch % 100 == 0 else { continue }
      // An entry for each step, and mappings of no more segments than twice as many.
      XCTAssertLessThanOrEqual(table.history?.keptCount ?? 0, 3 * 2_000 + 64)
    }
    for i in 1...2_000 {
      table.undo()
      XCTAssertEqual(table.history?.undoCount, 2_000 - i)
    }
    XCTAssertTrue(table.selected.isEmpty)
  }

  func testMovesBetweenSteps() throws {
    let count = amount(debug: 3_000, optimized: 8_000)
    var table = TableSelection(shape: [count], policy: .multiple)
    table.enableUndo(limit: count)
    for i in 0..<count {
      try table.toggle(row(0, i))
      try table.moveRow(at: row(0, i), to: row(0, (i * 7_919) % count))
      guard i % 100 == 0 else { continue }
      XCTAssertLessThanOrEqual(table.history?.keptCount ?? 0, 4 * (i + 1) + 64)
    }
    for _ in 0..<count { table.undo() }
    XCTAssertEqual(table.history?.undoCount, 0)
    XCTAssertEqual(table.history?.redoCount, count)
    XCTAssertTrue(table.selected.isEmpty)
  }

  /// What a step holds, followed through each change of the data by itself.
  private struct State: Equatable {
    var selected, checked: Set<RowPath>
    var anchor, lead: RowPath?

    init(_ table: TableSelection) {
      selected = Set(table.selectedRows)
      checked = Set(table.checkedRows)
      (anchor, lead) = (table.anchor, table.lead)
    }

    mutating func follow(_ mapping: TableMapping) {
      selected = Set(selected.compactMap(mapping.newPath))
      checked = Set(checked.compactMap(mapping.newPath))
      anchor = anchor.flatMap { Self.nearest($0, mapping) }
      lead = lead.flatMap { Self.nearest($0, mapping) }
    }

    /// The row itself, else the next that stays, else the one before.
    private static func nearest(_ row: RowPath, _ mapping: TableMapping) -> RowPath? {
      let rows = Array(mapping.oldShape.rowPaths)
      return rows.first { $0 >= row && mapping.newPath(of: $0) != nil }.flatMap(mapping.newPath)
        ?? rows.last { $0 < row && mapping.newPath(of: $0) != nil }.flatMap(mapping.newPath)
    }

    /// What a table in which a section is a list can bring back.
    func inTable(listSection: Int?) -> State {
      var state = self
      state.selected = selected.filter { $0.section != listSection }
      state.checked = checked.filter { $0.section == listSection }
      return state
    }
  }

  private func update(
    _ shape: TableShape, _ random: inout RandomSource
  ) -> TableUpdate {
    var update = TableUpdate()
    let section = random.below(shape.sectionCount)
    let place = row(section, random.below(shape.rowCount(inSection: section) ?? 0))
    switch random.below(6) {
    case 0, 1: update.insertRows(at: place, count: 1 + random.below(2))
    case 2 where shape.contains(place): update.deleteRows(at: [place])
    case 4 where shape.contains(place): update.reloadRows(at: [place])
    case 3 where shape.contains(place):
      update.moveRow(at: place, to: row(random.below(shape.sectionCount), 0))
    default: update.moveSection(0, to: random.below(shape.sectionCount))
    }
    return update
  }

  func testEachStateOnTheWayBackAndForthIsTheOneThatWasMapped() throws {
    let seeds = 0..<UInt64(amount(debug: 12, optimized: 40))
    for seed in seeds {
      var random = RandomSource(seed: seed)
      var table = TableSelection(shape: [6, 5, 4], policy: .multiple)
      try table.setList(.inclusive, inSection: 2)
      table.enableUndo(limit: 100)
      var steps: [(before: State, after: State)] = []
      func follow(_ mapping: TableMapping) {
        for i in steps.indices {
          steps[i].before.follow(mapping)
          steps[i].after.follow(mapping)
        }
      }
      for _ in 0..<50 {
        if random.below(3) == 0 {
          follow(try XCTUnwrap(try table.perform(update(table.shape, &random)).mapping))
        } else if let path = random.element(of: Array(table.shape.rowPaths)) {
          let before = State(table)
          let inputs: [TableInput] = [.toggle(path), .click(path), .extend(to: path), .tap(path)]
          let change = try table.apply(inputs[random.below(4)])
          if !change.isEmpty { steps.append((before, State(table))) }
        }
      }
      XCTAssertEqual(table.history?.undoCount, steps.count, "seed \(seed)")
      for i in steps.indices.reversed() {
        table.undo()
        let list = (0..<3).first { table.list(inSection: $0) != nil }
        XCTAssertEqual(
          State(table), steps[i].before.inTable(listSection: list), "seed \(seed), undo \(i)")
        if random.below(4) == 0 {
          follow(try XCTUnwrap(try table.perform(update(table.shape, &random)).mapping))
        }
      }
      for i in steps.indices {
        table.redo()
        let list = (0..<3).first { table.list(inSection: $0) != nil }
        XCTAssertEqual(
          State(table), steps[i].after.inTable(listSection: list), "seed \(seed), redo \(i)")
      }
    }
  }

  func testAnchorAndLeadOfAStepGoToTheNearestRowThatStaysThereAndThen() throws {
    var table = TableSelection(shape: [6], policy: .multiple)
    table.enableUndo(limit: 9)
    try table.click("0.2")
    try table.click("0.5")
    try table.deleteRows(at: "0.2"...row(0, 3))
    // From 0.2, where 0.4 is now, a row that comes in between does not draw it back.
    try table.insertRows(at: "0.2", count: 3)
    table.undo()
    XCTAssertEqual(table.lead, "0.5")
    XCTAssertEqual(table.anchor, "0.5")
    XCTAssertTrue(table.selected.isEmpty)
    table.redo()
    XCTAssertEqual(table.lead, "0.6")
    XCTAssertEqual(table.selectedRows.description, "[0.6]")
  }
}
