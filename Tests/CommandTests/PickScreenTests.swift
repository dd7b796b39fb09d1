// SPDX-License-Identifier: MIT

import SelectionCore
import XCTest

@testable import selection

/// What is on the screen of `selection pick`, and what keys do to it.
@MainActor
final class PickScreenTests: XCTestCase {
  private let size = ScreenSize(columns: 80, lines: 8)

  private func screen(_ text: String, _ options: PickOptions = PickOptions()) -> PickScreen {
    let screen = PickScreen(options: options)
    screen.feed(Array(text.utf8))
    screen.feed(nil)
    return screen
  }

  private func press(_ keys: String, on screen: PickScreen) throws {
    for word in keys.split(separator: " ") {
      let key = try XCTUnwrap(TerminalKey(word: String(word)), String(word))
      XCTAssertEqual(screen.take(key), .stay, "\(key)")
      screen.finishSearch()
      _ = screen.lines(for: size)
    }
  }

  private func paste(_ text: String, on screen: PickScreen) {
    XCTAssertEqual(screen.take(TerminalKey(.paste(text))), .stay)
    screen.finishSearch()
  }

  private func shown(_ screen: PickScreen, _ size: ScreenSize? = nil) -> [String] {
    screen.lines(for: size ?? self.size).map { line in
      String(line.plainText.reversed().drop { $0 == " " }.reversed())
    }
  }

  func testNothingActsBeforeThereIsALine() async throws {
    let screen = PickScreen(from: try Input("/dev/null"), options: PickOptions())
    _ = screen.lines(for: size)
    XCTAssertFalse(screen.isReady)
    try press("a space return / x", on: screen)
    paste("a\n", on: screen)
    XCTAssertTrue(shown(screen)[0].contains("reading … 0 lines"), shown(screen)[0])
    XCTAssertEqual(screen.take(TerminalKey(.escape)), .end(130))
    screen.feed(Array("one\ntwo\nthr".utf8))
    XCTAssertTrue(shown(screen)[0].contains("reading … 2 lines"), shown(screen)[0])
    XCTAssertTrue(screen.isReady)
    XCTAssertEqual(screen.table.rows.selected, [])
    XCTAssertNil(screen.typing)
  }

  func testLinesThatComeAreFilteredToo() async throws {
    let screen = PickScreen(options: PickOptions())
    screen.feed(Array("apple\nbanana\n".utf8))
    try press("/ a n return a", on: screen)
    screen.feed(Array("mango\nfig\n".utf8))
    screen.finishSearch()
    XCTAssertEqual(screen.table.shown, [1, 2])
    XCTAssertEqual(screen.table.rows.selected, [1])
    try press("a escape", on: screen)
    XCTAssertEqual(screen.table.rows.selected, [1, 2])
    XCTAssertEqual(screen.table.shown, [0, 1, 2, 3])
  }

  func testAPasteOnlyEverSearches() async throws {
    let screen = screen("alpha\nbeta\ngamma\n")
    paste("am\r\n", on: screen)
    XCTAssertEqual(screen.typing?.text, "am")
    XCTAssertEqual(screen.table.shown, [2])
    paste("q\u{1B}\u{7}\ta", on: screen)
    XCTAssertEqual(screen.typing?.text, "amq a", "controls are left out")
    XCTAssertEqual(screen.table.rows.selected, [])
    paste(String(repeating: "x", count: 10_000), on: screen)
    XCTAssertEqual(screen.typing?.text.count, QueryLine.limit)
  }

  func testChosenLinesThatAreNotShownAreCounted() async throws {
    let screen = screen("alpha\nbeta\ngamma\ndelta\n")
    try press("a / l p", on: screen)
    XCTAssertTrue(shown(screen)[0].contains("/lp 4 of 4 chosen (+3 not shown) · 1 match"))
    try press("escape n down space t", on: screen)
    XCTAssertEqual(shown(screen)[1], "❯ ✓ beta")
    XCTAssertEqual(shown(screen)[2], "")
    try press("u", on: screen)
    XCTAssertEqual(shown(screen)[1], "❯ · beta", "what is not chosen any more stays in view")
    try press("escape", on: screen)
    XCTAssertEqual(screen.table.shown.count, 4)
  }

  func testTheLimitHoldsForAllAndInvert() async throws {
    var options = PickOptions()
    options.limit = 2
    let screen = screen("a1\na2\nb1\nb2\n", options)
    for key in ["a", "i"] {
      try press(key, on: screen)
      XCTAssertEqual(screen.message, "no more than 2 lines")
      XCTAssertEqual(screen.table.rows.selected, [])
    }
    try press("/ a return i", on: screen)
    XCTAssertEqual(screen.table.rows.selected, [0, 1])
    XCTAssertFalse(screen.table.rows.isSweeping)
  }

  func testPagesAndRangesAreOfWhatIsShown() async throws {
    let screen = screen((0..<100).map { "\($0)\n" }.joined())
    try press("/ 5 return home space page-down", on: screen)
    XCTAssertEqual(screen.table.cursor, 50, "five lines on: 5, 15, 25, 35, 45, 50")
    try press("shift-page-down page-up", on: screen)
    XCTAssertEqual(screen.table.rows.selected, [5, 15, 25, 35, 45, 50, 51, 52, 53, 54, 55])
  }

  func testTheTerminalsCursorStandsOnTheRow() async throws {
    let screen = screen("a\nb\nc\n")
    try press("down down", on: screen)
    XCTAssertEqual(screen.cursor, ScreenPlace(line: 3, column: 0))
    try press("/ b", on: screen)
    XCTAssertEqual(screen.cursor?.line, 0, "on what is typed")
    XCTAssertEqual(screen.cursor?.column, " Pick lines  /b".count)
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
    try press("/ a", on: screen)
    XCTAssertTrue(shown(screen)[7].contains("return done"))
    try press("return ?", on: screen)
    XCTAssertEqual(shown(screen)[1], "  keys:")
  }

  func testHeadersPromptsAndLabels() async throws {
    var options = PickOptions()
    options.prompt = "Which\u{1B}?"
    options.format.headerCount = 1
    options.format.fields = FieldList("2")
    let screen = screen("id name\n1 one\n2 two\n", options)
    XCTAssertEqual(
      Array(shown(screen)[..<4]),
      [
        " Which\u{FFFD}?  0 of 2 chosen", "    id name", "❯ · one", "  · two",
      ])
    try press("/ 2", on: screen)
    XCTAssertEqual(screen.table.shown, [], "what is not shown is not searched")
  }

  func testManyLinesAreChosenAtOnce() async throws {
    let count = 200_000
    let screen = screen(String(repeating: "a line\n", count: count))
    let time = try ContinuousClock().measure {
      for _ in 0..<20 { try press("a n i u U home space shift-end u", on: screen) }
    }
    XCTAssertLessThan(time, .seconds(2), "180 inputs, each of them on all lines")
  }
}
