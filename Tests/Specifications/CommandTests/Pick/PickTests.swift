// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// `selection pick` with keys, as a shell script would use it.
final class PickTests: XCTestCase {
  private let fruit = "apple\nbanana\ncherry\nbanana\n"

  private func pick(_ words: String..., input: String) throws -> CommandRun {
    try CommandRun.selection(["pick"] + words, input: input)
  }

  func testChosenLinesArePrintedInOrder() throws {
    let run = try pick("--keys", "down down space up up space return", input: fruit)
    XCTAssertEqual(run.output, "apple\ncherry\n")
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.errors, "")
  }

  func testTheEndOfTheKeysAccepts() throws {
    XCTAssertEqual(try pick("--keys", "down space", input: fruit).output, "banana\n")
  }

  func testReturnTakesTheLineUnderTheCursorIfNothingIsChosen() throws {
    for (keys, output) in [
      ("return", "apple\n"), ("", "apple\n"), ("down return", "banana\n"),
      ("space space down return", "banana\n"), ("c h return", "cherry\n"),
      ("space down return", "apple\n"), ("space c h return", "apple\n"),
    ] {
      let run = try pick("--keys", keys, input: fruit)
      XCTAssertEqual(run.output, output, keys)
      XCTAssertEqual(run.status, 0, keys)
    }
    for options in [[], ["-x"]] {
      let run = try CommandRun.selection(["pick", "--keys", "q q return"] + options, input: fruit)
      XCTAssertEqual(run.output, "", "no line matches")
      XCTAssertEqual(run.status, 1)
    }
  }

  func testNothingChosen() throws {
    for keys in ["return", "", "space space return", "alt-a alt-n return"] {
      let run = try pick("--explicit", "--keys", keys, input: fruit)
      XCTAssertEqual(run.status, 1, keys)
      XCTAssertEqual(run.output, "", keys)
    }
    XCTAssertEqual(try pick("--explicit", "-x", "--keys", "return", input: fruit).status, 1)
    XCTAssertEqual(
      try pick("--explicit", "-x", "--keys", "down space up", input: fruit).output, "banana\n")
  }

  func testCancelling() throws {
    for keys in ["space escape", "space ctrl-g", "space esc return"] {
      let run = try pick("--keys", keys, input: fruit)
      XCTAssertEqual(run.status, 130, keys)
      XCTAssertEqual(run.output, "", keys)
    }
  }

  func testExclusiveMovesTheChoice() throws {
    let run = try pick("--exclusive", "--keys", "space down space return", input: fruit)
    XCTAssertEqual(run.output, "banana\n")
    let again = try pick("-x", "--keys", "down space space return", input: fruit)
    XCTAssertEqual(again.output, "banana\n", "a tap on the chosen line does nothing")
    let all = try pick("-x", "--keys", "space alt-a alt-i return", input: fruit)
    XCTAssertEqual(all.output, "apple\n")
    let taken = try pick("-x", "--keys", "space down down return", input: fruit)
    XCTAssertEqual(taken.output, "cherry\n", "return takes the line under the cursor")
    let found = try pick("-x", "--keys", "c h return", input: fruit)
    XCTAssertEqual(found.output, "cherry\n", "what is typed is searched for")
  }

  func testCheckedLinesAreChosenFromTheStart() throws {
    let run = try pick("--checked", "banana", "--checked=plum", "--keys", "return", input: fruit)
    XCTAssertEqual(run.output, "banana\nbanana\n", "both lines with that text")
    let one = try pick("-x", "--checked", "banana", "--keys", "return", input: fruit)
    XCTAssertEqual(one.output, "banana\n")
    let undone = try pick("--checked", "apple", "--keys", "space down space", input: fruit)
    XCTAssertEqual(undone.output, "banana\n")
  }

  func testLinesOfTheSameTextAreChosenApart() throws {
    let run = try pick("--keys", "end space return", input: fruit)
    XCTAssertEqual(run.output, "banana\n")
  }

  func testAllNoneAndInvert() throws {
    XCTAssertEqual(try pick("--keys", "alt-a", input: fruit).output, fruit)
    XCTAssertEqual(try pick("--keys", "alt-i", input: fruit).output, fruit)
    XCTAssertEqual(
      try pick("--keys", "space alt-i", input: fruit).output, "banana\ncherry\nbanana\n")
    XCTAssertEqual(try pick("--keys", "alt-a alt-n end space", input: fruit).output, "banana\n")
  }

  func testLimit() throws {
    let run = try pick("--limit", "2", "--keys", "space down space down space", input: fruit)
    XCTAssertEqual(run.output, "apple\nbanana\n")
    XCTAssertEqual(
      try pick("--limit", "2", "--keys", "space alt-a alt-i", input: fruit).output, "apple\n")
    let freed = try pick(
      "--limit", "1", "--keys", "space down space up space down space", input: fruit)
    XCTAssertEqual(freed.output, "banana\n", "a line can always be let go")
  }

  func testRequired() throws {
    let run = try pick(
      "--required", "--explicit", "--keys", "return down space return", input: fruit)
    XCTAssertEqual(run.output, "banana\n")
    XCTAssertEqual(
      try pick("--required", "--explicit", "--keys", "return", input: fruit).status, 1)
    XCTAssertEqual(try pick("--required", "--keys", "return", input: fruit).output, "apple\n")
  }

  func testLinesComeOutByteForByte() throws {
    let bytes: [UInt8] = [0xFF, 0x00, 0x1B, 0x41, 0x0D, 0x0A, 0xC3, 0xA9]
    let run = try CommandRun.selection(["pick", "--keys", "alt-a"], input: bytes)
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.output, String(decoding: bytes + [0x0A], as: UTF8.self))
  }

  func testNullsEndLines() throws {
    let null = "a b\0c\nd\0e\0"
    XCTAssertEqual(
      try pick("--read0", "--print0", "--keys", "space end space", input: null).output, "a b\0e\0")
    XCTAssertEqual(
      try pick("--read0", "--keys", "alt-a", input: null).output, "a b\nc\nd\ne\n")
    XCTAssertEqual(try pick("--print0", "--keys", "alt-a", input: "x\ny").output, "x\0y\0")
  }

  func testNoLines() throws {
    let run = try pick("--keys", "space alt-a alt-i down return", input: "")
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(run.output, "")
  }

  func testNoLinesOpenNoScreen() throws {
    let run = try pick(input: "")
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.errors, "selection: pick: there are no lines to choose from\n")
  }

  #if os(Linux)
    func testAFullDiskIsNoSuccess() throws {
      let words = "printf 'a\\n' | \"$0\" pick --keys space > /dev/full"
      let run = try CommandRun.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", words, CommandRun.command.path])
      XCTAssertEqual(run.status, 2)
      XCTAssertEqual(
        run.errors, "selection: cannot write standard output: no space left on device\n")
    }
  #endif

  func testFromAFile() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("lines.txt")
      try Data(fruit.utf8).write(to: file)
      let run = try CommandRun.selection(["pick", "--keys", "end space", file.path])
      XCTAssertEqual(run.output, "banana\n")
      let missing = folder.appendingPathComponent("missing").path
      let unread = try CommandRun.selection(["pick", "--keys", "space", missing])
      XCTAssertEqual(unread.status, 2)
      XCTAssertTrue(unread.errors.contains(missing), unread.errors)
    }
  }

  func testFindingALine() throws {
    let lines = "Malmö\nOslo\nKøbenhavn\nNew York\nNewark\n"
    XCTAssertEqual(try pick("--keys", "m a l m o tab", input: lines).output, "Malmö\n")
    XCTAssertEqual(
      try pick("--keys", "n e w down tab", input: lines).output, "Newark\n")
    XCTAssertEqual(
      try pick("--keys", "n e w space y tab", input: lines).output, "New York\n")
    XCTAssertEqual(
      try pick("--keys", "h a v n tab", input: lines).output, "København\n")
    XCTAssertEqual(
      try pick("--keys", "q q backspace backspace space", input: lines).output,
      "Malmö\n")
    XCTAssertEqual(try pick("--keys", "o page-down tab", input: lines).output, "New York\n")
  }

  func testChosenLinesOutliveTheFilter() throws {
    let keys = "space a n alt-a escape"
    XCTAssertEqual(try pick("--keys", keys, input: fruit).output, "apple\nbanana\nbanana\n")
    XCTAssertEqual(
      try pick("--keys", "alt-a a n alt-n return", input: fruit).output, "apple\ncherry\n",
      "none is about what matches")
    XCTAssertEqual(
      try pick("--keys", "a n alt-i alt-u ctrl-r return", input: fruit).output, "banana\nbanana\n")
    XCTAssertEqual(
      try pick("--keys", "a tab up shift-end return", input: fruit).output,
      "apple\nbanana\nbanana\n", "a range passes over what is not shown")
    XCTAssertEqual(
      try pick("--explicit", "--keys", "end space alt-o alt-i escape", input: fruit).status, 1,
      "only what is chosen")
  }

  func testStateIsRememberedByLine() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("chosen").path
      func run(_ keys: String, _ input: String) throws -> CommandRun {
        try pick("--explicit", "--state", file, "--keys", keys, input: input)
      }
      XCTAssertEqual(try run("down space down down space", fruit).output, "banana\nbanana\n")
      let other = "fig\nbanana\ncherry\napple\n"
      XCTAssertEqual(try run("return", other).output, "banana\n", "the second is not there")
      XCTAssertEqual(try run("down down space return", other).output, "banana\ncherry\n")
      XCTAssertEqual(try run("alt-n escape", fruit).output, "", "cancelled: nothing is remembered")
      XCTAssertEqual(try run("return", fruit).output, "banana\ncherry\nbanana\n")
      XCTAssertEqual(try run("alt-n return", fruit).status, 1)
      XCTAssertEqual(
        try run("return", fruit).status, 1, "that nothing was chosen is remembered too")
    }
  }

  func testTwoRunsOnOneState() throws {
    try TemporaryFolder.with { folder in
      let state = folder.appendingPathComponent("chosen").path
      XCTAssertEqual(
        try pick("--state", state, "--keys", "end space", input: fruit).output, "banana\n")
      // The second run begins after the first has read the state, and ends before it does.
      let words = """
        (sleep 1; printf '%s' "$2") | "$0" pick --state "$1" --keys 'space' > "$1-first" &
        sleep 0.3
        printf '%s' "$2" | "$0" pick --state "$1" --keys 'end space up space' > "$1-second"
        wait
        cat "$1-first" "$1-second"
        """
      let both = try CommandRun.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", words, CommandRun.command.path, state, fruit])
      XCTAssertEqual(both.output, "apple\nbanana\ncherry\n", "each prints its own")
      let later = try pick("--state", state, "--keys", "return", input: fruit)
      XCTAssertEqual(later.output, "apple\ncherry\n", "banana was dropped by one of them")
      let one = try CommandRun.run(
        URL(fileURLWithPath: "/bin/sh"),
        [
          "-c", words.replacingOccurrences(of: "pick --", with: "pick -x --"),
          CommandRun.command.path, state + "-x", fruit,
        ])
      XCTAssertEqual(one.output, "apple\ncherry\n")
      XCTAssertEqual(
        try pick("-x", "--explicit", "--state", state + "-x", "--keys", "", input: fruit).output,
        "apple\n", "of one line the last run has its way")
    }
  }

  func testStateThatIsDamagedIsLeftAlone() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("chosen")
      try Data("nonsense".utf8).write(to: file)
      let run = try pick("--state", file.path, "--keys", "space", input: fruit)
      XCTAssertEqual(run.status, 2)
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(
        run.errors,
        "selection: pick: \(file.path) does not hold lines that this version has saved\n")
      XCTAssertEqual(try Data(contentsOf: file), Data("nonsense".utf8))
    }
  }

  func testManyLines() throws {
    let lines = (1...100_000).map { "line \($0)\n" }.joined()
    let keys = Array(repeating: "page-down", count: 2_000).joined(separator: " ")
    let run = try pick("--keys", keys + " space end space", input: lines)
    XCTAssertEqual(run.output, "line 18001\nline 100000\n")
  }
}
