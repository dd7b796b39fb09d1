// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import SelectionTraces
import XCTest

/// The trace of a log replays to the same table, or it isn't written.
final class TraceWriterTests: XCTestCase {
  /// Whether traces have no words for an input.
  private func isInexpressible(_ input: TableInput) -> Bool {
    switch input {
    case .setList(nil, inSection: _), .follow, .restore, .setAccessoryStyle: true
    case .press(_, .tap), .press(_, .focus): true
    // In the midst of a gesture, whose step a trace's table keeps.
    case .enableUndo: true
    case .go(let motion, let effect, let pageRows, let columns):
      pageRows < 0 || columns < 0
        || !InputProfile.all.contains { $0.keys.values.contains(.go(motion, effect)) }
    case .setLimits(let limits, inSection: _): limits.atMost ?? 0 < 0 || limits.atLeast ?? 0 < 0
    case .reloadData(let shape?): shape.sectionCount == 0
    default: false
    }
  }

  /// The difference between a table and a replayed one, or nil.
  private func difference(_ table: TableSelection, _ replayed: TableSelection) -> String? {
    let parts: [(String, (TableSelection) -> String)] = [
      ("shape", { "\($0.shape)" }),
      (
        "hidden",
        { "\($0.wholeShape) but \($0.shownNumbers), hidden \($0.hiddenSelectedCount) selected" }
      ),
      ("selected", { "\($0.selectedRows)" }),
      ("checked", { "\($0.checkedRows)" }), ("disabled", { "\($0.disabledNumbers)" }),
      ("anchor", { "\($0.anchor?.description ?? "none")" }),
      ("lead", { "\($0.lead?.description ?? "none")" }),
      ("editing", { "\($0.isEditing) \($0.editingTransition)" }),
      ("touch", { "\($0.highlightedRow?.description ?? "none")" }),
      ("gestures", { "\($0.isPanning) \($0.isSweeping)" }),
      ("modes", { table in "\((0..<table.shape.sectionCount).map(table.mode))" }),
      (
        "lists",
        { table in
          (0..<table.shape.sectionCount).map { table.list(inSection: $0)?.rawValue ?? "" }
            .joined(separator: " ")
        }
      ),
      ("order", { "\($0.selectionOrder) \($0.keepsOrder)" }),
      ("press", { "\($0.pressedRow?.description ?? "none")" }),
      ("deletions", { "\($0.deletionSuccessor) \($0.replacementScope)" }),
      ("limits", { "\($0.limits) \($0.limitOverflow)" }),
    ]
    for (name, part) in parts where part(table) != part(replayed) {
      return "\(name): \(part(table)), replayed \(part(replayed))"
    }
    return nil
  }

  func testTheTraceOfEveryLogReplaysToTheSameTableOrIsNotWritten() throws {
    var written = 0
    let programs = amount(debug: 40, optimized: 2_000)
    for seed in 0..<UInt64(programs) {
      var program = TraceProgram(seed: seed)
      let counts = (0..<(1 + program.below(3))).map { _ in program.below(6) }
      var log = InputLog(
        shape: try TableShape(rowCounts: counts), policy: SelectionPolicy(.multiple),
        undoLimit: seed % 3 == 0 ? nil : program.below(6))
      var table = log.start
      // Every other program has only inputs that can be written.
      for _ in 0..<60 {
        let input = program.input(for: table, rarity: seed % 2 == 0 ? 0 : 60)
        _ = try? log.record(input, on: &table)
      }
      let trace: String
      do {
        trace = try log.trace(name: "seed \(seed)")
      } catch {
        let input = log.inputs[error.place]
        XCTAssertTrue(isInexpressible(input), "seed \(seed): \(error), but \(input)")
        continue
      }
      written += 1
      let read = try InputLog(trace: trace)
      let problem = difference(table, try read.replayed())
      XCTAssertNil(problem, "seed \(seed)\n\(trace)")
      // And by the player, which must not report a refused statement.
      var reports: [String] = []
      _ = TraceReplay.replay(Array(trace.utf8), name: "t") { reports.append($0) }
      XCTAssertEqual(reports, [], "seed \(seed)")
    }
    XCTAssertGreaterThan(written, programs / 2)
  }

  func testWhatCannotBeWrittenIsNamedByItsPlace() throws {
    let start = TableSelection(shape: [3])
    let inputs: [TableInput] = [
      .setList(nil, inSection: 0), .follow(.unchanged(start.shape)), .restore(start.snapshot),
      .setAccessoryStyle(AccessoryStyle()), .go(.next, .tap), .go(.next, .focus, pageRows: -1),
      .go(.right, .focus, columns: -1), .press("0.1", .focus),
      .press("0.1", .tap),
      .setLimits(SelectionLimits(atMost: -1)),
      .setLimits(SelectionLimits(atLeast: -1), inSection: 0),
      .reloadData([]),
    ]
    for input in inputs {
      XCTAssertTrue(isInexpressible(input), "\(input)")
      let log = InputLog(shape: [3], inputs: [.tap("0.1"), input])
      XCTAssertThrowsError(try log.trace(), "\(input)") {
        XCTAssertEqual(($0 as? TraceWriteError)?.place, 1, "\(input)")
      }
    }
  }

  /// Written as the move of the other row, which would show the same, the hidden row would be
  /// elsewhere.
  func testARowThatMovesPastAHiddenOneIsTheOneThatMoves() throws {
    let log = InputLog(
      shape: [5],
      inputs: [
        .show([RowPath(0, 1), RowPath(0, 3), RowPath(0, 4)]),
        .move(.row(RowPath(0, 0)), to: .before(RowPath(0, 2))),
      ])
    let trace = try log.trace(name: "search")
    XCTAssertTrue(trace.contains("move-row 0.0 0.1\n"), trace)
    XCTAssertEqual(try InputLog(trace: trace).replayed().shownNumbers, [2, 3, 4])
  }

  func testAMoveOfTooManyRowsIsNotWritten() {
    for place in [0, 1, Int.max] {
      let log = InputLog(
        shape: [.max],
        inputs: [
          .move(
            .rows(from: RowPath(0, 1), through: RowPath(0, .max - 1)),
            to: .before(RowPath(0, place)))
        ])
      XCTAssertThrowsError(try log.trace(name: "all"))
    }
  }

  func testALogWithARefusedInputIsNotWritten() {
    let log = InputLog(shape: [3], inputs: [.tap("0.3")])
    XCTAssertThrowsError(try log.trace()) {
      let error = $0 as? TraceWriteError
      XCTAssertEqual(error?.place, 0)
      XCTAssertEqual(error?.description, "row 0.3 is out of range: the table's shape is [3]")
    }
  }

  func testTheNameOfALogStaysOnItsLine() throws {
    let log = InputLog(shape: [3, 0], policy: .multiple, inputs: [.selectAll])
    let trace = try log.trace(name: "one\ntap 0.9 # two\r\nthree")
    XCTAssertEqual(
      trace,
      "case one tap 0.9   two three\ntable 3 0\npolicy multiple editing none\nselect-all\n")
  }
}
