// SPDX-License-Identifier: MIT

import SelectionCore
import XCTest

@testable import selection

/// The screen of `selection pick`, and the effects of keys on it.
@MainActor
final class PickScreenTests: XCTestCase, UsesScreens {
  let size = ScreenSize(columns: 80, lines: 8)

  private func screen(_ text: String, _ options: PickOptions = PickOptions()) -> PickScreen {
    let screen = PickScreen(options: options)
    screen.feed(Array(text.utf8))
    screen.feed(nil)
    return screen
  }

  private func paste(_ text: String, on screen: PickScreen) {
    XCTAssertEqual(screen.take(TerminalKey(.paste(text))), .stay)
    screen.finishSearch()
  }

  func testNothingActsBeforeThereIsALine() async throws {
    let screen = PickScreen(
      from: try Input(Array("/dev/null".utf8)), options: PickOptions())
    _ = screen.lines(for: size)
    XCTAssertFalse(screen.isReady)
    try press("alt-a space return x", on: screen)
    paste("a\n", on: screen)
    XCTAssertTrue(shown(screen)[0].contains("reading … 0 lines"), shown(screen)[0])
    XCTAssertEqual(screen.take(TerminalKey(.escape)), .end(130))
    screen.feed(Array("one\ntwo\nthr".utf8))
    XCTAssertTrue(shown(screen)[0].contains("reading … 2 lines"), shown(screen)[0])
    XCTAssertTrue(screen.isReady)
    XCTAssertEqual(screen.table.chosen, [])
    XCTAssertEqual(screen.line.text, "xa", "what is typed is searched for when lines come")
    XCTAssertTrue(screen.table.isSearching)
  }

  func testLinesThatComeAreFilteredToo() async throws {
    let screen = PickScreen(options: PickOptions())
    screen.feed(Array("apple\nbanana\n".utf8))
    try press("a n alt-a", on: screen)
    screen.feed(Array("mango\nfig\n".utf8))
    screen.finishSearch()
    XCTAssertEqual(screen.table.shown, [1, 2])
    XCTAssertEqual(screen.table.chosen, [1])
    try press("alt-a escape", on: screen)
    XCTAssertEqual(screen.table.chosen, [1, 2])
    XCTAssertEqual(screen.table.shown, [0, 1, 2, 3])
  }

  func testRememberedLinesThatComeUnderAFilterAreChosen() async throws {
    var options = PickOptions()
    options.checked = ["fig", "mango"].map { Array($0.utf8) }
    let screen = PickScreen(options: options)
    screen.feed(Array("apple\nbanana\ncherry\n".utf8))
    try press("end a n", on: screen)
    screen.feed(Array("fig\nmango\n".utf8))
    screen.finishSearch()
    XCTAssertEqual(screen.table.chosen, [3, 4])
    XCTAssertEqual(screen.table.shown, [1, 4])
    XCTAssertTrue(shown(screen)[0].contains("2 of 5 chosen (+1 not shown)"), shown(screen)[0])
    try press("escape", on: screen)
    XCTAssertEqual(screen.table.cursor, 2, "the keyboard is where it was before the search")
  }

  func testAPasteOnlyEverSearches() async throws {
    let screen = screen("alpha\nbeta\ngamma\n")
    paste("am\r\n", on: screen)
    XCTAssertEqual(screen.line.text, "am")
    XCTAssertEqual(screen.table.shown, [2])
    paste("q\u{1B}\u{7}\ta", on: screen)
    XCTAssertEqual(screen.line.text, "amq a", "controls are left out")
    XCTAssertEqual(screen.table.chosen, [])
    paste(String(repeating: "x", count: 10_000), on: screen)
    XCTAssertEqual(screen.line.text.count, QueryLine.limit)
  }

  func testChosenLinesThatAreNotShownAreCounted() async throws {
    let screen = screen("alpha\nbeta\ngamma\ndelta\n")
    try press("alt-a l p", on: screen)
    XCTAssertTrue(shown(screen)[0].contains("> lp  4 of 4 chosen (+3 not shown) · 1 match"))
    try press("escape alt-n down space alt-o", on: screen)
    XCTAssertEqual(shown(screen)[1], "❯ ✓ beta")
    XCTAssertEqual(shown(screen)[2], "")
    try press("alt-u", on: screen)
    XCTAssertEqual(shown(screen)[1], "❯ · beta", "what is not chosen any more stays in view")
    try press("escape", on: screen)
    XCTAssertEqual(screen.table.shown.count, 4)
  }

  func testTheLimitHoldsForAllAndInvert() async throws {
    var options = PickOptions()
    options.limit = 2
    let screen = screen("a1\na2\nb1\nb2\n", options)
    for key in ["alt-a", "alt-i"] {
      try press(key, on: screen)
      XCTAssertEqual(screen.message, "no more than 2 lines")
      XCTAssertEqual(screen.table.chosen, [])
    }
    try press("a alt-i", on: screen)
    XCTAssertEqual(screen.table.chosen, [0, 1])
    XCTAssertFalse(screen.table.rows.isSweeping)
  }

  func testPagesAndRangesAreOfWhatIsShown() async throws {
    let screen = screen((0..<100).map { "\($0)\n" }.joined())
    try press("5 home tab up page-down", on: screen)
    XCTAssertEqual(
      screen.table.cursor.flatMap(screen.table.line), 50, "five lines on: 5, 15, 25, 35, 45, 50")
    try press("shift-page-down page-up", on: screen)
    XCTAssertEqual(screen.table.chosen, [5, 50, 51, 52, 53, 54, 55], "from the cursor on")
  }

  func testTheTerminalsCursorStandsOnTheRow() async throws {
    let screen = screen("a\nb\nc\n")
    try press("down down", on: screen)
    XCTAssertEqual(screen.cursor, ScreenPlace(line: 3, column: 0))
    try press("b", on: screen)
    XCTAssertEqual(screen.cursor?.line, 0, "on what is typed")
    XCTAssertEqual(screen.cursor?.column, " Pick lines  > b".count)
  }

  func testKeyLinesAreCutAtWholeItems() async throws {
    let screen = screen("a\nb\n")
    let whole = shown(screen, ScreenSize(columns: 200, lines: 8))[7]
    for columns in 0...120 {
      let line = shown(screen, ScreenSize(columns: columns, lines: 8))[7]
      XCTAssertTrue(whole.hasPrefix(line), "\(columns): \(line)")
      let rest = whole.dropFirst(line.count)
      XCTAssertTrue(line.isEmpty || rest.isEmpty || rest.hasPrefix("  "), "\(columns): \(line)")
    }
    try press("a", on: screen)
    XCTAssertTrue(shown(screen)[7].contains("all shown"))
    try press("alt-h", on: screen)
    XCTAssertEqual(shown(screen)[1], "  keys:")
  }

  func testHeadersPromptsAndLabels() async throws {
    var options = PickOptions()
    options.prompt = "Which\u{1B}?"
    options.format.headerCount = 1
    options.format.fields = FieldList("2".utf8)
    let screen = screen("id name\n1 one\n2 two\n", options)
    XCTAssertEqual(
      Array(shown(screen)[..<4]),
      [
        " Which\u{FFFD}?  > type to search 0 of 2 chosen", "    name", "❯ · one", "  · two",
      ])
    try press("2", on: screen)
    XCTAssertEqual(screen.table.shown, [], "what is not shown is not searched")
  }

  func testManyLinesAreChosenAtOnce() async throws {
    let count = 200_000
    let screen = screen(String(repeating: "a line\n", count: count))
    let time = try ContinuousClock().measure {
      for _ in 0..<20 {
        try press("alt-a alt-n alt-i alt-u ctrl-r home space shift-end alt-u", on: screen)
      }
    }
    XCTAssertLessThan(time, .seconds(2), "180 inputs, each of them on all lines")
  }

  func testARangeFromALineThatIsNotShownIsOfTheLineAlone() async throws {
    let screen = screen((1...30).map { "\($0)\n" }.joined())
    try press("down space 3 end alt-r", on: screen)
    XCTAssertEqual(screen.table.chosen, [1, 29], "line 2 is not shown")
    try press("alt-u escape home down down space end alt-r", on: screen)
    XCTAssertEqual(screen.table.chosen, RowSet(1..<30))
  }

  func testAKeyThatMovesEndsTheRange() async throws {
    let screen = screen((1...30).map { "\($0)\n" }.joined())
    try press("shift-down shift-down shift-up down down shift-down", on: screen)
    XCTAssertEqual(screen.table.chosen, [0, 1, 3, 4])
    try press("shift-up shift-up", on: screen)
    XCTAssertEqual(screen.table.chosen, [0, 1, 2, 3])
  }

  func testCountsAlwaysHaveRoom() async throws {
    var options = PickOptions()
    options.prompt = String(repeating: "Which of these? ", count: 20)
    let screen = screen("a\nb\n", options)
    for keys in ["space", "a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a"] {
      try press(keys, on: screen)
      for columns in 40...100 {
        let title = shown(screen, ScreenSize(columns: columns, lines: 8))[0]
        XCTAssertTrue(title.contains("1 of 2 chosen"), "\(columns): \(title)")
        XCTAssertEqual(title.contains("0 match"), keys != "space", "\(columns): \(title)")
      }
    }
  }
}
