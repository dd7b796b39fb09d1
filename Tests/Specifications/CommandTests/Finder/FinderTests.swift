// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import selection

/// Keys, the title and options that hold in lists and in trees alike.
@MainActor
final class FinderTests: XCTestCase, UsesScreens {
  let size = ScreenSize(columns: 80, lines: 12)
  private let text = "alpha\nbeta\ngamma\ndelta\n"

  /// A list and a tree of the same lines.
  private func finders(_ options: PickOptions = PickOptions()) throws -> [any Finder] {
    let list = PickScreen(options: options)
    list.feed(Array(text.utf8))
    list.feed(nil)
    return [list, try TreeScreen.ofLines(text, options)]
  }

  func testTheQueryIsVisibleInAnyWidth() async throws {
    for finder in try finders() {
      try press("g a m", on: finder)
      for columns in 8...100 {
        XCTAssertTrue(shown(finder, columns: columns)[0].contains(" > gam"), "\(columns)")
        XCTAssertEqual(finder.cursor?.line, 0)
      }
      for columns in 30...100 {
        XCTAssertTrue(shown(finder, columns: columns)[0].contains("0"), "\(columns): the count")
      }
      try press(String(repeating: "x ", count: 100) + "e n d", on: finder)
      for columns in 8...100 {
        XCTAssertTrue(shown(finder, columns: columns)[0].contains("end"), "\(columns)")
      }
    }
  }

  func testAMessageIsShownInPlaceOfCounts() async throws {
    for finder in try finders() {
      finder.message = "something is wrong"
      XCTAssertTrue(shown(finder, columns: 30)[0].contains("something is wrong"))
      XCTAssertTrue(shown(finder, columns: 80)[0].contains("chosen"))
    }
  }

  /// The keys' help fits windows of any size, page by page, and misses no word.
  func testTheListOfKeysFits() async throws {
    for finder in try finders() {
      let meanings = finder.manual.keys + finder.manual.signs
      let text = meanings.map { $0.words + " " + $0.meaning }.joined(separator: " ")
      let words = text.filter { $0 != ":" }.split(separator: " ").map(String.init)
      for size in [(80, 24), (80, 12), (40, 12), (26, 7), (200, 60)] {
        _ = finder.take(TerminalKey(.f1))
        var pages: [String] = []
        while finder.keyList != nil {
          let lines = shown(finder, ScreenSize(columns: size.0, lines: size.1))
          pages += lines.dropFirst().dropLast().filter { !$0.contains("any key shows more") }
          _ = finder.take(TerminalKey(.space))
        }
        XCTAssertEqual(finder.chosenLines, [], "a key that turns the page does nothing else")
        XCTAssertTrue(pages.allSatisfy { TextWidth.of($0) < size.0 }, "\(size): \(pages)")
        let seen = pages.map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { $0 != "keys:" && $0 != "signs:" }.joined(separator: " ")
        XCTAssertEqual(
          seen.filter { $0 != ":" }.split(separator: " ").map(String.init).sorted(), words.sorted())
      }
    }
  }

  func testMovingGoesOnAtTheOtherEnd() async throws {
    for cycles in [false, true] {
      var options = PickOptions()
      options.cycles = cycles
      for finder in try finders(options) {
        try press("up", on: finder)
        XCTAssertEqual(finder.cursorPlace, cycles ? 3 : 0)
        try press("end down", on: finder)
        XCTAssertEqual(finder.cursorPlace, cycles ? 0 : 3)
        try press("home ctrl-k", on: finder)
        XCTAssertEqual(finder.cursorPlace, cycles ? 3 : 0, "another key for the same")
        try press("home page-up", on: finder)
        XCTAssertEqual(finder.cursorPlace, 0)
      }
    }
  }

  func testHeadersAreAboveTheRows() async throws {
    var options = PickOptions()
    options.header = ["one\u{1B}[2Jx", "two"].map { Array($0.utf8) }
    for finder in try finders(options) {
      XCTAssertEqual(shown(finder)[1], "    one\u{FFFD}[2Jx")
      XCTAssertEqual(shown(finder)[2], "    two")
      XCTAssertTrue(shown(finder)[3].hasPrefix("❯"))
    }
  }

  func testTheTerminalsCursorIsOnTheRowAfterMoving() async throws {
    for finder in try finders() {
      try press("a down", on: finder)
      XCTAssertEqual(finder.cursor, ScreenPlace(line: 2, column: 0))
    }
  }

  func testKeysAreBoundInBoth() async throws {
    var options = PickOptions()
    options.bindings = [.character("x"): [.named(.toggle), .named(.down)]]
    for finder in try finders(options) {
      try press("x x", on: finder)
      XCTAssertEqual(finder.chosenLines.count, 2)
      XCTAssertEqual(finder.line.text, "")
    }
  }

  private func pick(_ words: String...) throws -> CommandRun {
    try CommandRun.selection(["pick"] + words, input: text)
  }

  func testExpectedKeysAcceptAndArePrinted() async throws {
    for tree in [[], ["--tree"]] {
      func pick(_ keys: String, _ more: String...) throws -> CommandRun {
        try CommandRun.selection(
          ["pick"] + tree + ["--expect", "ctrl-v,alt-enter", "--keys", keys] + more, input: text)
      }
      XCTAssertEqual(try pick("down ctrl-v").output.prefix(7), "ctrl-v\n")
      XCTAssertEqual(try pick("alt-enter").output, "alt-enter\nalpha\n")
      XCTAssertEqual(try pick("return").output, "\nalpha\n")
      XCTAssertEqual(try pick("g a ctrl-v", "--print-query").output, "ga\nctrl-v\ngamma\n")
      let none = try pick("z z ctrl-v")
      XCTAssertEqual(none.output, "ctrl-v\n")
      XCTAssertEqual(none.status, 1)
    }
    XCTAssertEqual(try pick("--expect", "ctrl-sideways").status, 64)
  }

  func testQueriesAreRemembered() async throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("history").path
      func pick(_ keys: String, _ more: String...) throws -> CommandRun {
        try CommandRun.selection(
          ["pick", "--history", file, "--print-query", "--keys", keys] + more, input: text)
      }
      for keys in ["a l p", "g a m", "ctrl-g", "g a m", "z z z"] { _ = try pick(keys) }
      let saved = try String(contentsOfFile: file, encoding: .utf8)
      XCTAssertEqual(saved, "alp\ngam\n", "what was accepted, once in a row")
      XCTAssertEqual(try pick("d ctrl-p ctrl-p").output, "alp\nalpha\n")
      XCTAssertEqual(
        try pick("d e ctrl-p ctrl-p ctrl-p ctrl-n ctrl-n ctrl-n").output, "de\ndelta\n")
      _ = try pick("b e t", "--history-size", "2")
      XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), "de\nbet\n")
      let tree = try pick("ctrl-p", "--tree")
      XCTAssertEqual(tree.output, "bet\nbeta\n")
      let wrong = try CommandRun.selection(
        ["pick", "--history", folder.path, "--keys", ""], input: text)
      XCTAssertEqual(wrong.status, 2)
      XCTAssertTrue(wrong.errors.contains("cannot read \(folder.path)"), wrong.errors)
    }
  }

  func testOptionsOfAppearanceChangeNothing() async throws {
    let plain = try pick("--keys", "alt-a").output
    for option in Usage.ignored {
      for name in option.names {
        let word = option.value == nil ? name : name + "=rounded"
        let run = try pick(word, "--keys", "alt-a")
        XCTAssertEqual(run.output, plain, word)
        XCTAssertEqual(run.errors, "", word)
      }
    }
    let alias = try pick(
      "--layout=reverse", "--border", "--info=inline", "--color=dark", "--height=~40%",
      "--marker", "*", "-m", "2", "--keys", "alt-a return")
    XCTAssertEqual(alias.errors, "")
    XCTAssertEqual(alias.output, "alpha\n", "no more than two: all are refused")
  }

  func testOneOfATree() async throws {
    XCTAssertEqual(try pick("--tree", "-x", "--keys", "down").output, "beta\n")
    XCTAssertEqual(try pick("--tree", "-x", "--keys", "space down space").output, "alpha\n")
  }

  func testTheHeightMayBeALimit() async throws {
    for finder in try finders() {
      XCTAssertEqual(finder.wantedLineCount, 6, "four rows, the title and the keys")
      try press("z z", on: finder)
      XCTAssertEqual(finder.wantedLineCount, 6, "it stays while something is typed")
    }
    let options = try XCTUnwrap(PickOptions.read([Array("--height=~40%".utf8)]))
    XCTAssertEqual(options.height, ScreenHeight(part: .percent(40), isLimit: true))
  }
}
