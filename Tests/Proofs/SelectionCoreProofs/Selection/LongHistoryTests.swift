// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Histories in long programs: their size, and that each step is restored exactly.
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
      // A segment or a few for each change, and at most a few changes for each step.
      XCTAssertLessThanOrEqual(table.journalSize, 4 * 2_000 + 64)
    }
    for i in 1...2_000 {
      table.undo()
      XCTAssertEqual(table.history?.undoCount, 2_000 - i)
    }
    XCTAssertTrue(table.selectedNumbers.isEmpty)
  }

  func testMovesBetweenSteps() throws {
    let count = amount(debug: 3_000, optimized: 8_000)
    var table = TableSelection(shape: [count], policy: .multiple)
    table.enableUndo(limit: count)
    for i in 0..<count {
      try table.toggle(row(0, i))
      try table.moveRow(at: row(0, i), to: row(0, (i * 7_919) % count))
      guard i % 100 == 0 else { continue }
      XCTAssertLessThanOrEqual(table.journalSize, max(4_096, 4 * (i + 1)) + 64)
    }
    for _ in 0..<count { table.undo() }
    XCTAssertEqual(table.history?.undoCount, 0)
    XCTAssertEqual(table.history?.redoCount, count)
    XCTAssertTrue(table.selectedNumbers.isEmpty)
  }

  /// The state of a step, with the current place of each row of its own table.
  private struct State: Equatable {
    var selected, checked: Set<RowPath>
    var anchor, lead: RowPath?
    /// The rows of the step's table in its order, with their current places.
    private var places: [(then: RowPath, now: RowPath?)]

    init(_ table: TableSelection) {
      selected = Set(table.selectedRows)
      checked = Set(table.checkedRows)
      (anchor, lead) = (table.anchor, table.lead)
      places = table.shape.rowPaths.map { ($0, $0) }
    }

    mutating func follow(_ mapping: TableMapping) {
      places = places.map { ($0.then, $0.now.flatMap(mapping.newPath)) }
    }

    static func == (first: State, second: State) -> Bool {
      first.selected == second.selected && first.checked == second.checked
        && first.anchor == second.anchor && first.lead == second.lead
    }

    /// The state in the current table, in which a section is a list.
    func inTable(listSection: Int?) -> State {
      func now(_ rows: Set<RowPath>) -> [RowPath] {
        places.filter { rows.contains($0.then) }.compactMap { $0.now }
      }
      // The row itself, else the next that still exists, else the one before.
      func nearest(_ row: RowPath?) -> RowPath? {
        guard let row else { return nil }
        let there = places.filter { $0.now != nil }
        return (there.first { $0.then >= row } ?? there.last { $0.then < row })?.now
      }
      var state = self
      state.selected = Set(now(selected)).filter { $0.section != listSection }
      state.checked = Set(now(checked)).filter { $0.section == listSection }
      (state.anchor, state.lead) = (nearest(anchor), nearest(lead))
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

  func testUndoAndRedoRestoreTheMappedStates() throws {
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
          follow(try table.perform(update(table.shape, &random)).movement)
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
          follow(try table.perform(update(table.shape, &random)).movement)
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

  func testAnchorAndLeadOfAStepGoToTheNearestRowThatIsThereNow() throws {
    var table = TableSelection(shape: [6], policy: .multiple)
    table.enableUndo(limit: 9)
    try table.click("0.2")
    try table.click("0.5")
    try table.deleteRows(at: "0.2"...row(0, 3))
    // 0.4 is the nearest in the step's own table, regardless of rows inserted or moved before it.
    try table.insertRows(at: "0.2", count: 3)
    try table.moveRow(at: "0.5", to: "0.0")
    table.undo()
    XCTAssertEqual(table.lead, "0.0")
    XCTAssertEqual(table.anchor, "0.0")
    XCTAssertTrue(table.selectedNumbers.isEmpty)
    table.redo()
    XCTAssertEqual(table.lead, "0.6")
    XCTAssertEqual(table.selectedRows.description, "[0.6]")
  }

  /// A row that became the nearest isn't that anymore once it is gone itself.
  func testTheNearestRowIsLookedForInTheOrderOfTheStepsOwnTable() throws {
    var table = TableSelection(shape: [6], policy: .multiple)
    table.enableUndo(limit: 9)
    try table.click("0.2")
    try table.click("0.5")
    try table.deleteRows(at: "0.2"...row(0, 3))
    try table.moveRow(at: "0.2", to: "0.0")
    try table.deleteRows(at: ["0.0"])
    table.undo()
    // Of 0 to 5, the rows 0, 1 and 5 still exist: 5 is the next after 2.
    XCTAssertEqual(table.lead, "0.2")
  }
}
