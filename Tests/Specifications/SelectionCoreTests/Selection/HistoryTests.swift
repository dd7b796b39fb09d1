// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import Foundation
import SelectionCore
import XCTest

/// The number of steps that a history keeps.
final class HistoryTests: XCTestCase {
  private func stepsKept(limit: Int, of inputs: Int) throws -> Int? {
    var table = TableSelection(shape: [20], policy: SelectionPolicy(.multiple))
    table.enableUndo(limit: limit)
    for row in 0..<inputs { try table.toggle(RowPath(section: 0, row: row)) }
    let kept = table.history?.undoCount
    var undone = 0
    while !table.undo().isEmpty { undone += 1 }
    XCTAssertEqual(undone, kept)
    XCTAssertEqual(table.selectedNumbers.count, inputs - undone)
    for redone in 0..<undone {
      XCTAssertEqual(table.history?.undoCount, redone)
      XCTAssertEqual(table.history?.redoCount, undone - redone)
      table.redo()
    }
    XCTAssertEqual(table.history?.undoCount, kept)
    XCTAssertEqual(table.selectedNumbers.count, inputs)
    return kept
  }

  func testAHistoryKeepsAsManyStepsAsItsLimitAndAtLeastOne() throws {
    for limit in [Int.min, -1, 0, 1] {
      XCTAssertEqual(try stepsKept(limit: limit, of: 9), 1, "limit \(limit)")
    }
    for limit in 2...12 { XCTAssertEqual(try stepsKept(limit: limit, of: 9), min(limit, 9)) }
    XCTAssertEqual(try stepsKept(limit: .max, of: 9), 9)
    var table = TableSelection(shape: [9])
    table.enableUndo()
    XCTAssertEqual(table.history?.limit, .max)
    table.disableUndo()
    XCTAssertNil(table.history)
  }

  func testTablesAreEqualOnlyIfTheirStepsAre() throws {
    var first = TableSelection(shape: [9], policy: SelectionPolicy(.multiple))
    first.enableUndo(limit: 5)
    var second = first
    try first.setSelected(["0.1"])
    try second.setSelected(["0.2"])
    XCTAssertNotEqual(first, second)
    for row in [4, 5, 6] {
      try first.setSelected([RowPath(section: 0, row: row)])
      try second.setSelected([RowPath(section: 0, row: row)])
    }
    XCTAssertEqual(first.selectedRows, second.selectedRows)
    XCTAssertEqual(first.history?.undoCount, 4)
    XCTAssertEqual(second.history?.undoCount, 4)
    XCTAssertNotEqual(first, second)
  }

  func testEqualTablesAreEqualInAGesture() throws {
    var table = IdentifiedTable(sections: [["a", "b", "c", "d"]], policy: .multiple)
    table.enableUndo()
    try table.tap("d")
    try table.show(["a", "b"])
    try table.delete(["b"])
    var other = table
    other.forgetHidden(["c"])
    XCTAssertEqual(table, other)
    for input in [.beginSweep(.toggling), .continueSweep(over: ["a"])] as [SelectionInput<String>] {
      try table.apply(input)
      try other.apply(input)
      XCTAssertEqual(table, other)
    }
    try other.apply(.continueSweep(over: []))
    XCTAssertNotEqual(table, other)
  }

  func testStepsThatWereUndoneFollowTheDataToo() throws {
    var table = TableSelection(shape: [5], policy: SelectionPolicy(.multiple))
    table.enableUndo(limit: 9)
    try table.toggle("0.2")
    table.undo()
    XCTAssertEqual(table.history?.undoCount, 0)
    try table.perform { $0.insertRows(at: "0.0", count: 3) }
    table.redo()
    XCTAssertEqual(table.selectedRows.description, "[0.5]")
    XCTAssertEqual(table.anchor, "0.5")
  }

  func testWhatAHistoryKeepsIsBoundedByItsLimitAndNotByWhatHappened() throws {
    var table = TableSelection(shape: [9], policy: SelectionPolicy(.multiple))
    table.enableUndo(limit: 10)
    for step in 0..<400 {
      try table.toggle(RowPath(section: 0, row: step % 9))
      // The oldest are dropped many at a time, when there are more than four times the limit.
      XCTAssertLessThanOrEqual(table.history?.keptCount ?? 0, 43)
    }
    for step in 0..<20 where step % 2 == 0 { table.undo() }
    for _ in 0..<1_500 {
      try table.perform {
        $0.moveRow(at: "0.0", to: "0.8")
      }
      XCTAssertLessThanOrEqual(table.history?.keptCount ?? 0, 1_200)
    }
    while table.history?.undoCount ?? 0 > 0 { table.undo() }
    while table.history?.redoCount ?? 0 > 0 { table.redo() }
  }

  /// Changes between steps were once stored again for each undone step, at the cost of old steps.
  func testStepsThatAreUndoneAgainAndAgainTakeNoRoomFromOlderOnes() throws {
    var table = TableSelection(shape: [100], policy: SelectionPolicy(.multiple))
    table.enableUndo(limit: 10)
    try table.selectAll()
    for row in 0..<99 {
      try table.toggle("0.99")
      table.undo()
      try table.perform { $0.reloadRows(at: RowPath(section: 0, row: row)) }
    }
    try table.toggle("0.99")
    XCTAssertEqual(table.history?.undoCount, 2)
    XCTAssertLessThanOrEqual(table.history?.keptCount ?? 0, 43)
    table.undo()
    table.undo()
    XCTAssertEqual(table.history?.undoCount, 0)
    XCTAssertTrue(table.selectedNumbers.isEmpty)
    table.redo()
    XCTAssertEqual(table.selectedNumbers.count, 100)
  }

  func testAHistoryWithoutStepsKeepsNoChangesOfTheData() throws {
    var table = TableSelection(shape: [9], policy: SelectionPolicy(.multiple))
    table.enableUndo(limit: 10)
    for _ in 0..<5 {
      try table.perform { $0.insertRows(at: ["0.0"]) }
      XCTAssertEqual(table.history?.keptCount, 0)
    }
  }

  func testDataChangesAreNoSteps() throws {
    var table = TableSelection(shape: [3], policy: SelectionPolicy(.multiple))
    table.enableUndo(limit: 9)
    try table.toggle("0.0")
    try table.follow(TableMapping(from: [["a", "b", "c"]], to: [["b", "c", "a"]]))
    XCTAssertEqual(table.selectedRows.description, "[0.2]")
    try table.perform {
      $0.moveRow(at: "0.2", to: "0.1")
    }
    try table.perform { $0.reloadRows(at: ["0.1"]) }
    XCTAssertEqual(table.history?.undoCount, 1)
    table.undo()
    XCTAssertTrue(table.selectedNumbers.isEmpty)
    table.redo()
    XCTAssertEqual(table.selectedRows.description, "[0.1]")
  }

  func testEachStepFollowsWhatCameAfterItAndNothingElse() throws {
    for seed in 0..<UInt64(60) {
      var random = RandomSource(seed: seed)
      var table = TableSelection(shape: [8], policy: SelectionPolicy(.multiple))
      table.enableUndo(limit: 100)
      var before: [RowSet] = []
      for _ in 0..<30 {
        let count = table.shape.rowCount
        let row = RowPath(section: 0, row: random.below(count))
        if random.below(2) == 0, count > 0 {
          before.append(table.selectedNumbers)
          try table.toggle(row)
        } else {
          var update = TableUpdate()
          if random.below(2) == 0, count > 0 {
            update.moveRow(at: row, to: RowPath(section: 0, row: random.below(count)))
          } else {
            update.insertRows(at: row, count: 1 + random.below(2))
          }
          // A row that is moved to its own place has changed nothing.
          guard let mapping = try table.perform(update).mapping else { continue }
          before = before.map { $0.rearranged(mapping.rows.segments) }
        }
      }
      for expected in before.reversed() {
        table.undo()
        XCTAssertEqual(table.selectedNumbers, expected, "seed \(seed)")
      }
      XCTAssertEqual(table.history?.undoCount, 0)
    }
  }

  // With the invariants checked, nodes are smaller, and each step looks at all rows.
  #if os(Linux) && !InvariantChecks
    func testAMillionStepsTakeSomeHundredMegabytes() throws {
      // Each of this number of steps takes as much as each of a million: 285 bytes once, and 80
      // now.
      let steps = 1 << 15
      var table = TableSelection(shape: [1_000_000], policy: .multiple)
      table.enableUndo(limit: 2 * steps)
      /// The process's memory in bytes.
      func resident() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
        return 1_024 * (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0)
      }
      let start = try resident()
      for step in 0..<steps {
        try table.tap(RowPath(section: 0, row: step * 7_919 % 1_000_000))
      }
      XCTAssertEqual(table.undoCount, steps)
      XCTAssertLessThan(try resident() - start, 120 * steps)
      while table.undoCount > 0 { table.undo() }
      XCTAssertEqual(table.redoCount, steps)
      XCTAssertLessThan(try resident() - start, 200 * steps)
    }
  #endif

  /// Equal tables may have made a step in another order, in which undo looks for the nearest row.
  func testUndoLooksForTheNearestRowInTheOrderOfTheStep() throws {
    var tables = Array(
      repeating: IdentifiedTable(sections: [["a", "b", "c"]], policy: .multiple), count: 2)
    for place in tables.indices {
      tables[place].enableUndo()
      try tables[place].click("a")
    }
    try tables[0].click("b")
    for place in tables.indices {
      try tables[place].update(to: [["b", "a", "c"]], vanished: .gone)
    }
    try tables[1].click("b")
    XCTAssertEqual(tables[0], tables[1])
    for place in tables.indices {
      try tables[place].update(to: [["b", "c"]], vanished: .gone)
      XCTAssertFalse(tables[place].undo().isEmpty)
    }
    XCTAssertEqual(tables.map { $0.anchor }, ["b", "c"])
  }
}
