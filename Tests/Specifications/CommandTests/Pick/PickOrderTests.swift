// SPDX-License-Identifier: MIT

import XCTest

/// The order in which `selection pick` prints lines, and the key that goes through them.
final class PickOrderTests: XCTestCase {
  private let fruit = "apple\nbanana\ncherry\nbanana\n"

  private func pick(_ words: String..., input: String) throws -> CommandRun {
    try CommandRun.selection(["pick"] + words, input: input)
  }

  func testOrderedLinesArePrintedAsTheyWereChosen() throws {
    for (keys, output) in [
      ("down down space up up space", "cherry\napple\n"),
      ("space down space up space space", "banana\napple\n"),
      ("end space alt-a", "banana\napple\nbanana\ncherry\n"),
      ("end space up space alt-u ctrl-r home space", "banana\ncherry\napple\n"),
      ("c h tab escape home space", "cherry\napple\n"),
      ("end space c h", "banana\n"), ("return", "apple\n"),
    ] {
      let run = try pick("--ordered", "--keys", keys, input: fruit)
      XCTAssertEqual(run.output, output, keys)
      XCTAssertEqual(run.status, 0, keys)
    }
    let checked = try pick(
      "--ordered", "--checked", "cherry", "--keys", "space", input: fruit)
    XCTAssertEqual(checked.output, "cherry\napple\n", "those of the start come first")
    let fields = try pick(
      "--ordered", "--print0", "--accept-nth=2", "--keys", "down space up space",
      input: "a 1\nb 2\n")
    XCTAssertEqual(fields.output, "2\u{0}1\u{0}")
    let one = try pick("--ordered", "-x", "--keys", "space down space", input: fruit)
    XCTAssertEqual(one.output, "banana\n")
    XCTAssertEqual(try pick("--ordered", "--tree", input: fruit).status, 64)
  }

  func testInsertChoosesAndMovesDown() throws {
    let run = try pick("--keys", "insert insert down insert", input: fruit)
    XCTAssertEqual(run.output, fruit.replacingOccurrences(of: "cherry\n", with: ""))
    let found = try pick("--keys", "a n insert insert", input: fruit)
    XCTAssertEqual(found.output, "banana\nbanana\n", "also while something is typed")
    let bound = try pick("--bind", "insert:select-all", "--keys", "insert", input: fruit)
    XCTAssertEqual(bound.output, fruit)
    let tree = try pick("--tree", "--keys", "insert insert", input: "a/b\nc\nd\n")
    XCTAssertEqual(tree.output, "a/b\nc\n")
  }
}
