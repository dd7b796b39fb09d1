// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// Words of a file or a command line never reach the terminal as control sequences.
final class EscapeTests: XCTestCase {
  /// Controls of C0 and C1, DEL, characters that change the direction of text, and a line
  /// separator.
  private let controls = Set("\u{1B}\u{7}\u{9B}\u{7F}\u{202E}\u{2066}\u{2028}".unicodeScalars)
  /// Sequences that would set the title of a window, clear the screen, and more.
  private let hostile = "\u{1B}]0;x\u{7}\u{9B}2J\u{7F}\u{202E}\u{2066}\u{2028}"

  private func assertIsShown(_ text: String, line: UInt = #line) {
    XCTAssertTrue(
      controls.isDisjoint(with: text.unicodeScalars), "\(text.debugDescription)", line: line)
    XCTAssertTrue(text.contains("\u{FFFD}]0;x"), text.debugDescription, line: line)
  }

  func testWhatReplaySaysOfATrace() throws {
    for trace in ["case \(hostile)\ntable 3\nexpect count 1\n", "table 3\n\(hostile)\n"] {
      let run = try CommandRun.selection(["replay", "-"], input: trace)
      XCTAssertEqual(run.status, 1)
      XCTAssertEqual(run.lines.count, 2, run.output.debugDescription)
      assertIsShown(run.output)
    }
  }

  func testNamesOfFiles() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent(hostile + "\nN passed")
      try Data("table 3\nhop\n".utf8).write(to: file)
      let run = try CommandRun.selection(["replay", file.path])
      XCTAssertEqual(run.lines.count, 2, run.output.debugDescription)
      assertIsShown(run.output)
    }
    let missing: [[String]] = [
      ["replay", hostile], ["pick", "--keys", "", hostile],
      ["demo", "--record", "/none/\(hostile)"],
      ["pick", "--keys", "", "--state", "/dev/null/\(hostile)", "-"],
    ]
    for words in missing {
      let run = try CommandRun.selection(words, input: "a\n")
      XCTAssertEqual(run.status, 2, "\(words)")
      assertIsShown(run.errors)
    }
  }

  func testWrongUsage() throws {
    let wrong: [[String]] = [
      [hostile], ["--\(hostile)"], ["help", hostile], ["demo", "--record=x", hostile],
      ["replay", "--\(hostile)"], ["pick", "--\(hostile)"], ["pick", "a", hostile],
      ["pick", "--limit", hostile], ["pick", "--keys", hostile],
    ]
    for words in wrong {
      let run = try CommandRun.selection(words)
      XCTAssertEqual(run.status, 64)
      assertIsShown(run.errors)
    }
  }
}
