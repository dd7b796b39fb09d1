// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import selection

/// Help goes to standard output, error messages to standard error with a status of their own.
final class UsageTests: XCTestCase {
  func testHelp() throws {
    for words in [["--help"], ["-h"], ["help"]] {
      let run = try CommandRun.selection(words)
      XCTAssertEqual(run.status, 0)
      XCTAssertEqual(run.errors, "")
      XCTAssertTrue(run.output.contains("usage: selection"), run.output)
      XCTAssertTrue(run.lines.allSatisfy { $0.count <= 80 })
    }
    for command in ["pick", "demo", "replay"] {
      for words in [[command, "--help"], ["help", command]] {
        let run = try CommandRun.selection(words)
        XCTAssertEqual(run.status, 0)
        XCTAssertTrue(run.output.hasPrefix("selection \(command): "), run.output)
        XCTAssertTrue(run.lines.allSatisfy { $0.count <= 80 })
      }
    }
  }

  func testVersion() throws {
    let run = try CommandRun.selection(["--version"])
    XCTAssertEqual(run.status, 0)
    XCTAssertNotNil(run.output.wholeMatch(of: /selection [0-9]+\.[0-9]+\.[0-9]+\n/), run.output)
  }

  func testWrongUsage() throws {
    let wrong: [(words: [String], message: String)] = [
      (["frobnicate"], "there is no command 'frobnicate'"),
      (["--frobnicate"], "there is no option '--frobnicate'"),
      (["help", "frobnicate"], "there is no command 'frobnicate'"),
      (["help", "pick", "replay"], "help takes one command"),
      (["demo", "--record"], "--record needs a value"),
      (["demo", "--record=x", "y"], "there is no use for 'y' here"),
      (["--record=x"], "there is no option '--record'"),
      (["pick", "-x", "--limit", "2"], "--exclusive and --limit do not go together"),
      (["replay"], "replay needs a FILE"),
      (["replay", "--loud", "x"], "there is no option '--loud'"),
      (["pick", "--loud"], "there is no option '--loud'"),
      (["pick", "a", "b"], "pick takes one FILE, not also 'b'"),
      (["pick", "--checked"], "--checked needs a value"),
      (["pick", "--exclusive=1"], "--exclusive takes no value"),
      (["pick", "--limit", "0"], "--limit needs a number from 1, not '0'"),
      (["pick", "--limit", "99999999999999999999"], "--limit needs a number"),
      (["pick", "--with-nth", "0"], "--with-nth needs fields such as 2, 1,3, 2.. or -1, not '0'"),
      (["pick", "-d:", "-xq"], "-q needs a value"),
      (["pick", "--height=none"], "--height needs lines or a percentage to 100%, not 'none'"),
      (["pick", "--height=0%"], "--height needs lines or a percentage to 100%, not '0%'"),
      (["pick", "--height=101%"], "--height needs lines or a percentage to 100%, not '101%'"),
      (["pick", "--exlcusive"], "no option '--exlcusive': did you mean --exclusive?"),
      (["pick", "--prveiw-query"], "no option '--prveiw-query'\n"),
      (["pick", "--print-querry"], "no option '--print-querry': did you mean --print-query?"),
      (["pcik"], "no command 'pcik': did you mean pick?"),
      (["pick", "-xz"], "there is no option '-z'"),
      (["pick", "--bind", "ctrl-a"], "--bind needs KEY:ACTION, not 'ctrl-a'"),
      (["pick", "--bind", "zz:up"], "--bind needs KEY:ACTION, not 'zz:up'"),
      (["pick", "--bind", "tab:togle"], "no action 'togle': did you mean toggle?"),
      (["pick", "--accept-nth", "x"], "--accept-nth needs fields such as 2, 1,3, 2.. or -1"),
      (["--completions", "csh"], "--completions needs bash, zsh or fish, not 'csh'"),
      (["--bindings", "csh"], "--bindings needs bash, zsh or fish, not 'csh'"),
      (["pick", "--keys", "down sideways"], "there is no key 'sideways'"),
      (["pick", "-x", "--checked=a", "--checked=b"], "no more than one line can be --checked"),
    ]
    for (words, message) in wrong {
      let run = try CommandRun.selection(words)
      XCTAssertEqual(run.status, 64, "\(words)")
      XCTAssertEqual(run.output, "", "\(words)")
      XCTAssertTrue(run.errors.hasPrefix("selection: "), run.errors)
      XCTAssertTrue(run.errors.contains(message), run.errors)
      XCTAssertTrue(run.errors.contains("--help"), run.errors)
    }
  }

  /// Every option is in the manual page and in the completions of each shell.
  func testManualPageAndCompletionsNameAllOptions() throws {
    let page = try CommandRun.selection(["--man"])
    XCTAssertEqual(page.status, 0)
    XCTAssertTrue(page.output.hasPrefix(".TH SELECTION 1 "), page.output)
    let options = ([Usage.overview] + Usage.commands).flatMap(\.options)
    for option in options {
      for name in option.names {
        let escaped = name.map { $0 == "-" ? "\\-" : "\($0)" }.joined()
        XCTAssertTrue(page.output.contains(escaped), name)
        for shell in ["bash", "zsh"] {
          let text = try XCTUnwrap(Completions(rawValue: shell)).text
          XCTAssertTrue(text.contains(name), "\(name) for \(shell)")
        }
        guard name.hasPrefix("-") else { continue }
        let word = (name.hasPrefix("--") ? "-l " : "-s ") + name.drop { $0 == "-" } + " "
        XCTAssertTrue(Completions.fish.text.contains(word), "\(name) for fish")
      }
    }
    XCTAssertEqual(
      try CommandRun.selection(["--completions", "bash"]).output, Completions.bash.text + "\n")
  }

  func testCompletionsAreReadByTheirShells() throws {
    for shell in Completions.allCases {
      let program = "/usr/bin/\(shell.rawValue)"
      guard FileManager.default.isExecutableFile(atPath: program) else { continue }
      for text in [shell.text, shell.bindings] {
        let run = try CommandRun.run(
          URL(fileURLWithPath: program), ["-n"], input: Array(text.utf8))
        XCTAssertEqual(run.errors, "", shell.rawValue)
        XCTAssertEqual(run.status, 0, shell.rawValue)
      }
    }
  }

  func testWordsAfterTwoDashesAreNoOptions() throws {
    let run = try CommandRun.selection(["pick", "--keys", "space", "--", "--help"])
    XCTAssertEqual(run.status, 2)
    XCTAssertTrue(run.errors.contains("--help"), run.errors)
  }

  func testALongWordIsNotRepeatedAsAWhole() throws {
    let long = String(repeating: "x", count: 100_000)
    for words in [[long], ["--" + long], ["pick", "--keys", long], ["pick", "--height", long]] {
      let run = try CommandRun.selection(words)
      XCTAssertEqual(run.status, 64)
      XCTAssertLessThan(run.errors.utf8.count, 1_000)
    }
    for line in [long, "table \(long)", "table 9\ntap \(long)", "table 9\nexpect \(long)"] {
      let run = try CommandRun.selection(["replay", "-"], input: line + "\n")
      XCTAssertEqual(run.status, 1)
      XCTAssertLessThan((run.errors + run.output).utf8.count, 1_000)
    }
  }
}
