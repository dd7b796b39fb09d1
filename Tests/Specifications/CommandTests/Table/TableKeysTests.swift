// SPDX-License-Identifier: MIT

import SelectionCore
import XCTest

@testable import selection

/// The effects of keys in the tables, and that their recording replays.
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
    XCTAssertEqual(screen.drawnRows?.count, 9, "only what is on the screen is drawn")
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
    let packing = try XCTUnwrap(screen.table(1) as? PackingTable)
    let trail = try XCTUnwrap(screen.table(2) as? TrailTable)
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
    XCTAssertEqual(screen.drawnRows?.count, 2)
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
    let packing = try XCTUnwrap(screen.table(1) as? PackingTable)
    let labels = packing.table.contents[0].prefix(3).map(\.label)
    XCTAssertEqual(labels, ["sleeping bag", "new row 1", "tent"])
    for (row, accessory) in [RowAccessory.none, .none, .checkmark].enumerated() {
      let path = RowPath(section: 0, row: row)
      XCTAssertEqual(packing.table.rows.accessory(for: path), accessory, labels[row])
    }
  }

  func testASearchHidesRowsAndKeepsWhatIsSelected() async throws {
    let screen = TableScreen()
    func line(_ number: Int) -> String { screen.lines(for: size)[number].plainText }
    try press("space down space / s a o space p", on: screen)
    XCTAssertEqual(
      screen.current.visibleRows.map { screen.current.row(at: $0).label }, ["Sao Paulo"])
    try press("tab 1", on: screen)
    XCTAssertTrue(line(0).contains("2 selected, 2 hidden"), line(0))
    XCTAssertNil(screen.typing, "another table ends the typing")
    try press("escape", on: screen)
    XCTAssertEqual(selected(screen), "[0.0-1]")
    XCTAssertEqual(screen.current.lead, RowPath(section: 0, row: 1), "as before the search")
  }

  func testSelectAllAndNoneConcernShownRows() async throws {
    let screen = TableScreen()
    try press("space / i n d i a n a return a", on: screen)
    XCTAssertEqual(screen.current.table.rows.selectedNumbers.count, 9)
    try press("n", on: screen)
    XCTAssertEqual(screen.current.table.rows.selectedNumbers, [0])
    try press("a f", on: screen)
    XCTAssertEqual(screen.current.events, ["let go: 1"])
    try press("escape", on: screen)
    XCTAssertEqual(screen.current.table.selectedCount, 8)
    XCTAssertEqual(screen.current.table.hiddenSelectedRows, [])
    try press("u", on: screen)
    XCTAssertEqual(screen.current.table.selectedCount, 9, "what was let go comes back")
  }

  func testTheLimitHoldsForAllAndInvert() async throws {
    let screen = TableScreen()
    try press("l a", on: screen)
    XCTAssertEqual(screen.current.table.selectedCount, 0)
    XCTAssertNotEqual(screen.current.events, [])
    try press("space i", on: screen)
    XCTAssertEqual(selected(screen), "[0.0]")
    try press("down space u", on: screen)
    XCTAssertEqual(selected(screen), "[0.0]", "no sweep is under way")
  }

  func testHiddenCheckmarksGoToo() async throws {
    let screen = TableScreen()
    try press("2 / m a t return space", on: screen)
    let packing = try XCTUnwrap(screen.table(1) as? PackingTable)
    XCTAssertEqual(packing.summary, "3 packed, 2 hidden")
    XCTAssertEqual(packing.checkedLabels, ["sleeping mat"])
    try press("f escape", on: screen)
    XCTAssertEqual(packing.summary, "1 of 24 packed")
  }

  func testRowsChangeUnderASearch() async throws {
    let screen = TableScreen()
    try press("space / d a k a r return o x K", on: screen)
    XCTAssertEqual(screen.current.shownCount, 1)
    try press("x escape", on: screen)
    XCTAssertEqual(screen.current.table.rows.wholeShape.rowCount, 417)
    XCTAssertEqual(screen.current.table.selectedRows.map(\.label), ["Abidjan"])
  }

  func testADeletedRowComesBackWithItsSelection() async throws {
    let screen = TableScreen()
    func first() -> String { screen.current.row(at: RowPath(section: 0, row: 0)).label }
    let count = screen.current.shownCount
    try press("space down space up x", on: screen)
    XCTAssertEqual(selected(screen), "[0.0]")
    try press("space", on: screen)
    XCTAssertEqual(selected(screen), "[]")
    try press("u", on: screen)
    XCTAssertEqual(selected(screen), "[0.0]", "the tap after the deletion is undone first")
    try press("u", on: screen)
    XCTAssertEqual(screen.current.shownCount, count)
    XCTAssertEqual(first(), "Abidjan")
    XCTAssertEqual(selected(screen), "[0.0-1]")
    try press("u", on: screen)
    XCTAssertEqual(selected(screen), "[0.0]", "steps from before the deletion come next")
    try press("U U U", on: screen)
    XCTAssertEqual(screen.current.shownCount, count - 1)
    XCTAssertEqual(selected(screen), "[]")
    try press("u u down space U", on: screen)
    XCTAssertEqual(screen.current.shownCount, count, "what was undone is forgotten at a new step")
  }

  func testMovedAndInsertedRowsGoBack() async throws {
    let screen = TableScreen()
    func labels() -> [String] {
      screen.current.visibleRows.prefix(4).map { screen.current.row(at: $0).label }
    }
    _ = screen.lines(for: size)
    let before = labels()
    try press("J o", on: screen)
    XCTAssertNotEqual(labels(), before)
    try press("u u", on: screen)
    XCTAssertEqual(labels(), before)
    try press("U", on: screen)
    XCTAssertEqual(labels(), [before[1], before[0], before[2], before[3]])
  }

  func testNoTableHasARowTwice() async throws {
    let screen = TableScreen()
    for number in TableScreen.kinds.indices {
      let table = screen.table(number)
      let rows = table.table.contents.flatMap(\.self)
      XCTAssertEqual(Set(rows).count, rows.count, type(of: table).name)
    }
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
    XCTAssertTrue(isShown("Abidjan"))
    try press("?", on: screen)
    XCTAssertFalse(isShown("Abidjan"))
    try press("escape", on: screen)
    XCTAssertTrue(isShown("Abidjan"), "escape leaves it from its first page")
  }

  func testARecordOfAnyKeysReplays() async throws {
    let keys = [
      "up", "down", "page-down", "page-up", "home", "end", "space", "shift-down", "shift-up",
      "shift-page-down", "ctrl-space", "/ d a return", "/ e n escape", "f", "escape", "ctrl-a", "r",
      "a", "n", "i", "u", "U", "e", "o", "x", "K",
      "J", "l", "p",
      // Not the million rows, whose searches make long traces.
      "1", "2", "3", "5",
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
