// SPDX-License-Identifier: MIT

import HeadlessTable
import SelectionCore
import XCTest

@testable import selection

/// What the keys do in the tables, and that a record of it replays.
@MainActor
final class TableKeysTests: ScreenCase {
  func testRangesGrowAndGiveBack() async throws {
    let screen = TableScreen()
    try press("space down down down ctrl-space shift-down shift-down", on: screen)
    XCTAssertEqual(selected(screen), "[0.0, 0.3-5]")
    try press("shift-up shift-up shift-up shift-up shift-up", on: screen)
    XCTAssertEqual(selected(screen), "[0.0-3]")
    try press("shift-down", on: screen)
    XCTAssertEqual(selected(screen), "[0.0-3]")
    try press("shift-down shift-down", on: screen)
    XCTAssertEqual(selected(screen), "[0.0, 0.3]", "what was selected before is as it was")
    try press("shift-end", on: screen)
    XCTAssertEqual(screen.current.table.rows.selectedRows.count, 416)
    XCTAssertEqual(screen.drawnCount, 9, "only what is on the screen is drawn")
    try press("n home space down down shift-down", on: screen)
    XCTAssertEqual(selected(screen), "[0.0-3]", "a range begins at the row tapped last")
  }

  func testUndoAndRedo() async throws {
    let screen = TableScreen()
    try press("space down space a n", on: screen)
    var seen: [Int] = []
    for _ in 0..<5 {
      try press("u", on: screen)
      seen.append(screen.current.table.rows.selectedRows.count)
    }
    XCTAssertEqual(seen, [418, 2, 1, 0, 0])
    try press("U U", on: screen)
    XCTAssertEqual(selected(screen), "[0.0-1]")
  }

  func testUndoOfCheckmarks() async throws {
    let screen = TableScreen()
    let packing = try XCTUnwrap(screen.tables[1] as? PackingTable)
    let trail = try XCTUnwrap(screen.tables[2] as? TrailTable)
    let packed = packing.checkedLabels
    let choices = trail.checkedLabels
    try press("2 a i u", on: screen)
    XCTAssertEqual(packing.checkedLabels.count, 24)
    try press("u", on: screen)
    XCTAssertEqual(packing.checkedLabels, packed)
    try press("U", on: screen)
    XCTAssertEqual(packing.checkedLabels.count, 24)
    try press("3 down space", on: screen)
    XCTAssertEqual(trail.checkedLabels.first, "moderate")
    try press("u", on: screen)
    XCTAssertEqual(trail.checkedLabels, choices)
    XCTAssertEqual(screen.drawnCount, 2)
  }

  func testRowsMoveWithTheirSelection() async throws {
    let screen = TableScreen()
    try press("down space K", on: screen)
    XCTAssertEqual(selected(screen), "[0.0]")
    XCTAssertEqual(screen.current.lead, RowPath(section: 0, row: 0))
    try press("o", on: screen)
    XCTAssertEqual(selected(screen), "[0.1]")
    try press("x x", on: screen)
    XCTAssertEqual(selected(screen), "[0.0]", "the row below is selected in its place")
    try press("n x", on: screen)
    XCTAssertEqual(selected(screen), "[]")
    XCTAssertEqual(screen.current.table.rows.shape.rowCount, 416)
    try press("end x x", on: screen)
    let state = screen.current.table.rows
    XCTAssertEqual(state.lead.flatMap(state.shape.rowNumber), 413)
  }

  func testCheckmarksStayWithTheirThings() async throws {
    let screen = TableScreen()
    try press("2 J o", on: screen)
    let packing = try XCTUnwrap(screen.tables[1] as? PackingTable)
    let labels = packing.sections[0].rows.prefix(3).map(\.label)
    XCTAssertEqual(labels, ["sleeping bag", "new row 1", "tent"])
    for (row, accessory) in [Accessory.none, .none, .checkmark].enumerated() {
      let cell = packing.table.cellForRow(at: RowPath(section: 0, row: row))
      XCTAssertEqual(cell?.accessoryType, accessory, labels[row])
    }
  }

  func testFinding() async throws {
    let screen = TableScreen()
    try press("/ s a o space p", on: screen)
    XCTAssertEqual(screen.current.lead.map(screen.current.row)?.label, "Sao Paulo")
    try press("return down", on: screen)
    XCTAssertNil(screen.search)
    XCTAssertNotEqual(screen.current.lead.map(screen.current.row)?.label, "Sao Paulo")
  }

  func testTheListOfKeysGoesWithTheNextKey() async throws {
    let screen = TableScreen()
    func isShown(_ words: String) -> Bool {
      screen.lines(for: size).contains { $0.plainText.contains(words) }
    }
    try press("?", on: screen)
    XCTAssertTrue(isShown("page up, page down") && isShown("any key shows more"))
    XCTAssertFalse(isShown("insert a row"), "for that there is no room")
    try press("space", on: screen)
    XCTAssertTrue(isShown("insert a row") && !isShown("page up, page down"))
    try press("space", on: screen)
    XCTAssertTrue(isShown("redrawn for") && !isShown("any key shows more"))
    try press("space", on: screen)
    XCTAssertEqual(selected(screen), "[]")
    XCTAssertTrue(screen.lines(for: size).contains { $0.plainText.contains("Abidjan") })
  }

  func testARecordOfAnyKeysReplays() async throws {
    let keys = [
      "up", "down", "page-down", "page-up", "home", "end", "space", "shift-down", "shift-up",
      "shift-page-down", "ctrl-space", "ctrl-a", "r", "a", "n", "i", "u", "U", "e", "o", "x", "K",
      "J", "l", "p", "tab",
      "1", "2", "3",
    ]
    var state: UInt64 = 7
    #if DEBUG
      let rounds = 8
    #else
      let rounds = 20
    #endif
    for round in 0..<rounds {
      let screen = TableScreen()
      screen.record()
      var pressed: [String] = []
      for _ in 0..<60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        pressed.append(keys[Int(state >> 33) % keys.count])
      }
      let words = pressed.joined(separator: " ")
      try press(words, on: screen)
      let run = try CommandRun.selection(["replay", "-"], input: screen.trace())
      XCTAssertFalse(run.output.hasPrefix("0 passed"), "something was recorded")
      guard run.status == 0 else { return XCTFail("round \(round): \(words)\n\(run.output)") }
    }
  }
}
