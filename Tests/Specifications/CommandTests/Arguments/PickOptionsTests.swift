// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import selection

/// The options of `selection pick`, with the names that users of fzf expect.
final class PickOptionsTests: XCTestCase {
  private let table = "1:Oslo:north\n2:Rome:south\n3:Bonn:middle\n"

  private func pick(_ words: String..., input: String) throws -> CommandRun {
    try CommandRun.selection(["pick"] + words, input: input)
  }

  func testAQueryAtTheStart() throws {
    XCTAssertEqual(try pick("-q", "om", "--keys", "", input: table).output, "2:Rome:south\n")
    XCTAssertEqual(try pick("-qom", "--keys", "", input: table).output, "2:Rome:south\n")
    XCTAssertEqual(
      try pick("--query=o", "--keys", "n n return", input: table).output, "3:Bonn:middle\n")
  }

  func testSelectOneTakesTheOnlyMatchAtOnce() throws {
    // There is no terminal here, so nothing else could be printed.
    XCTAssertEqual(try pick("-1", "-q", "bonn", input: table).output, "3:Bonn:middle\n")
    for option in ["--exit-0", "-0"] {
      let none = try pick(option, "-1", "-q", "paris", input: table)
      XCTAssertEqual(none.status, 1)
      XCTAssertEqual(none.output + none.errors, "")
    }
    XCTAssertEqual(
      try pick("-1", "-q", "o", "--keys", "down", input: table).output, "2:Rome:south\n")
  }

  func testFieldsToSearchAndToPrint() throws {
    XCTAssertEqual(
      try pick("-d:", "-n2", "-q", "o", "--keys", "alt-a", input: table).output, table)
    XCTAssertEqual(
      try pick("-d:", "--nth=3", "-q", "o", "--keys", "alt-a", input: table).output,
      "1:Oslo:north\n2:Rome:south\n")
    XCTAssertEqual(
      try pick("-d", ":", "--accept-nth", "2,1", "--keys", "alt-a", input: table).output,
      "Oslo:1\nRome:2\nBonn:3\n")
    XCTAssertEqual(
      try pick(
        "-d:", "--with-nth=2..", "--nth=1", "-q", "south", "--exit-0", input: table
      ).status, 1, "fields of what is shown")
    XCTAssertEqual(
      try pick("--accept-nth=1", "--print0", "--keys", "alt-a", input: "\u{1B}[31ma\u{1B}[m b\nc\n")
        .output, "a\0c\0")
  }

  func testTheLastLineFirst() throws {
    XCTAssertEqual(try pick("--tac", "--keys", "", input: "a\nb\nc").output, "c\n")
    XCTAssertEqual(
      try pick("--tac", "--header-lines=1", "--keys", "alt-a", input: "h\na\nb\nc\n").output,
      "c\nb\na\n")
  }

  func testTheQueryIsPrintedFirst() throws {
    XCTAssertEqual(
      try pick("--print-query", "--keys", "r o m", input: table).output, "rom\n2:Rome:south\n")
    let none = try pick("--print-query", "--keys", "x y", input: table)
    XCTAssertEqual(none.output, "xy\n")
    XCTAssertEqual(none.status, 1)
    XCTAssertEqual(try pick("--print-query", "--keys", "x ctrl-g", input: table).output, "")
  }

  func testSeveralOrOne() throws {
    XCTAssertEqual(try pick("-m", "--keys", "alt-a", input: "a\nb\n").output, "a\nb\n")
    XCTAssertEqual(try pick("--multi=1", "--keys", "alt-a", input: "a\nb\n").output, "a\n")
    for one in ["-x", "+m", "--no-multi"] {
      let run = try pick(one, "--keys", "space down space", input: "a\nb\n")
      XCTAssertEqual(run.output, "b\n", one)
    }
    XCTAssertEqual(
      try pick("-xm", "--keys", "space down space", input: "a\nb\n").output, "a\nb\n",
      "the last has its way")
    XCTAssertEqual(
      try pick("-e", "+s", "--ansi", "--reverse", "--keys", "", input: "a\nb\n").output, "a\n")
  }

  func testKeysAreBound() throws {
    XCTAssertEqual(
      try pick("--bind", "ctrl-a:select-all,x:toggle+down", "--keys", "x x", input: "a\nb\nc\n")
        .output, "a\nb\n")
    XCTAssertEqual(
      try pick(
        "--bind=ctrl-a:select-all", "--bind", "enter:ignore,ctrl-y:accept", "--keys",
        "ctrl-a return down ctrl-y ctrl-g", input: "a\nb\n"
      ).output, "a\nb\n")
    for name in PickAction.names {
      XCTAssertEqual(
        try pick("--bind", "ctrl-v:\(name)", "--keys", "ctrl-v return", input: "a\nb\n").errors, "",
        name)
    }
  }

  func testOptionsOfTheEnvironment() throws {
    let words = """
      export SELECTION_PICK_OPTS="-x --prompt 'Which one?' --query b\\\\ c"
      printf 'a\\nb\\nb c\\n' | "$0" pick --keys return --print-query
      printf 'a\\nb\\n' | "$0" pick -q a --keys return
      SELECTION_PICK_OPTS=--bnid "$0" pick
      """
    let run = try CommandRun.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", words.replacingOccurrences(of: "\\\\", with: "\\"), CommandRun.command.path])
    XCTAssertEqual(run.output, "b c\nb c\na\n")
    XCTAssertTrue(
      run.errors.contains("SELECTION_PICK_OPTS: there is no option '--bnid': did you mean --bind?"),
      run.errors)
  }

  func testALimitMayBeTheNextWord() throws {
    func read(_ words: String...) throws -> PickOptions? {
      try PickOptions.read(words.map { Array($0.utf8) })
    }
    for words in [["-m", "2"], ["--multi", "2"], ["-m2"], ["--multi=2"], ["-xm", "2"]] {
      let options = try XCTUnwrap(PickOptions.read(words.map { Array($0.utf8) }))
      XCTAssertEqual(options.limit, 2, "\(words)")
      XCTAssertNil(options.file, "\(words)")
    }
    for words in [["-m", "two"], ["-m", "--", "2"], ["-m", "2.5"]] {
      let options = try XCTUnwrap(PickOptions.read(words.map { Array($0.utf8) }))
      XCTAssertNil(options.limit, "\(words)")
      XCTAssertEqual(options.file?.text, words.last)
    }
    XCTAssertEqual(try read("-m", "2", "3")?.file?.text, "3")
    XCTAssertThrowsError(try read("-m", "0"))
    XCTAssertThrowsError(try read("-m", "99999999999999999999"))
  }

  func testWordsOfAShell() throws {
    let table: [(String, [String])] = [
      ("", []), ("  ", []), ("a b", ["a", "b"]), ("'a b' \"c d\"", ["a b", "c d"]),
      ("a\\ b", ["a b"]), ("''", [""]), ("a'b'c", ["abc"]), ("\"a'b\"", ["a'b"]),
      ("'a\\b'", ["a\\b"]), ("a\tb\nc", ["a", "b", "c"]),
      ("'a'\u{301} b", ["a\u{301}", "b"]), ("'a \u{301}'", ["a \u{301}"]),
    ]
    for (text, words) in table {
      XCTAssertEqual(try Array(text.utf8).shellWords().map(\.text), words, text)
    }
    for text in ["'open", "-q \"", "a 'b\"c"] {
      XCTAssertThrowsError(try Array(text.utf8).shellWords(), text)
    }
  }

  func testHeights() {
    XCTAssertEqual(ScreenPart.percent(40).count(of: 50), 20)
    XCTAssertEqual(ScreenPart.percent(1).count(of: 24), 1)
    XCTAssertEqual(ScreenPart.percent(100).count(of: 24), 24)
    XCTAssertEqual(ScreenPart.count(40).count(of: 24), 24)
  }
}
