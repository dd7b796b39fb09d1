// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Undo and redo after more changes to the data, or longer ones, than the table remembers: the
/// steps are carried to the newest rows before the changes are forgotten.
final class ForgottenChangesTests: XCTestCase {
  /// Changes to the data after which the older ones are forgotten, or nothing is.
  private enum Change: CaseIterable {
    /// Every third row goes: a change of more than 1,024 segments.
    case long
    /// Many small ones.
    case many
    case single
  }

  private static let count = 6_000

  /// A table in which rows are selected one by one, and the selection after each number of steps.
  private struct Run {
    var table: TableSelection
    /// The selected rows before the first step, and after each.
    var states: [RowSet] = [[]]

    init(steps: Int) throws {
      table = TableSelection(
        shape: [ForgottenChangesTests.count],
        policy: SelectionPolicy(.multiple, editing: .multiple))
      table.enableUndo(limit: nil)
      for step in 0..<steps {
        try table.apply(.toggle(row(1 + 600 * step)))
        states.append(table.selectedNumbers)
      }
    }

    mutating func perform(_ change: Change) throws {
      var update = TableUpdate()
      switch change {
      case .long:
        let going = stride(from: 0, to: table.shape.rowCount, by: 3).map { row($0) }
        update.deleteRows(at: RowSpans(going))
        try perform(update)
      case .many:
        for _ in 0..<150 {
          update = TableUpdate()
          update.insertRows(at: "0.0", count: 1)
          update.deleteRows(at: [row(table.shape.rowCount - 1)])
          try perform(update)
        }
      case .single:
        update.insertRows(at: "0.0", count: 1)
        try perform(update)
      }
    }

    private mutating func perform(_ update: TableUpdate) throws {
      guard let rows = try table.perform(update).mapping?.rows else { return XCTFail("no mapping") }
      states = states.map { RowSet($0.compactMap(rows.newIndex)) }
    }

    /// Checks every step, backwards and forwards, from a number of steps that are done.
    mutating func check(from done: Int, _ name: String) {
      XCTAssertEqual(table.selectedNumbers, states[done], name)
      for step in (0..<done).reversed() {
        table.undo()
        XCTAssertEqual(table.selectedNumbers, states[step], "\(name): undo \(step)")
      }
      for step in 1..<states.count {
        table.redo()
        XCTAssertEqual(table.selectedNumbers, states[step], "\(name): redo \(step)")
      }
    }
  }

  private var programs: [[Change]] {
    Change.allCases.flatMap { first in
      [[first]] + Change.allCases.flatMap { second in [[first, second], [first, second, .long]] }
    }
  }

  func testStepsDoneAndUndoneAreCarriedToTheRowsOfNow() throws {
    for program in programs {
      for undone in [0, 2, 4] {
        var run = try Run(steps: 4)
        for _ in 0..<undone { run.table.undo() }
        for change in program { try run.perform(change) }
        run.check(from: 4 - undone, "\(program), \(undone) undone")
      }
    }
  }

  /// The step of a gesture begins before changes that are forgotten until it ends.
  func testAGestureDuringWhichChangesAreForgottenIsOneStep() throws {
    for program in programs {
      var run = try Run(steps: 2)
      try run.table.apply(.beginPan("0.2401"))
      for change in program { try run.perform(change) }
      let isThere = run.table.isPanning
      let panned = run.table.selectedNumbers
      XCTAssertEqual(panned.count, run.states[2].count + (isThere ? 1 : 0), "\(program)")
      if isThere { try run.table.apply(.endPan) }
      if panned != run.states[2] { run.states.append(panned) }
      run.check(from: run.states.count - 1, "\(program)")
    }
  }

  /// If a gesture leaves all as it was, undone steps can still be redone.
  func testStepsUndoneBeforeAGestureAreCarriedThroughIt() throws {
    for program in programs {
      var run = try Run(steps: 3)
      run.table.undo()
      run.table.undo()
      try run.table.apply(.beginSweep(.adding))
      try run.table.apply(.continueSweep(over: [row(2401)]))
      for change in program { try run.perform(change) }
      try run.table.apply(.continueSweep(over: []))
      try run.table.apply(.endSweep)
      run.check(from: 1, "\(program)")
    }
  }
}
