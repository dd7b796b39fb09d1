// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import XCTest

  @testable import selection

  /// Completions and bindings as bash runs them.
  final class CompletionTests: TerminalCase {
    /// The completions that bash offers for the last word of a line, in a folder with some files.
    private func offered(_ words: String...) throws -> [String] {
      try TemporaryFolder.with { folder in
        for name in ["two words", "plain", "star*"] {
          try Data().write(to: folder.appendingPathComponent(name))
        }
        let script = """
          cd "$1" && source <("$0" --completions bash)
          shift
          COMP_WORDS=(selection "$@") COMP_CWORD=$#
          _selection
          printf '%s\n' "${COMPREPLY[@]}"
          """
        let run = try CommandRun.run(
          URL(fileURLWithPath: "/bin/bash"),
          ["-c", script, CommandRun.command.path, folder.path] + words)
        XCTAssertEqual(run.errors, "")
        return run.lines.filter { !$0.isEmpty }.sorted()
      }
    }

    func testFilesHaveBlanks() throws {
      XCTAssertEqual(try offered("pick", "t"), ["two words"])
      XCTAssertEqual(try offered("pick", ""), ["plain", "star*", "two words"])
      XCTAssertEqual(try offered("replay", "s"), ["star*"])
      XCTAssertEqual(try offered("pick", "-x", "p"), ["plain"])
    }

    func testValuesBehindASign() throws {
      XCTAssertEqual(try offered("pick", "--state", "=", "tw"), ["two words"])
      XCTAssertEqual(try offered("pick", "--state", "="), ["plain", "star*", "two words"])
      XCTAssertEqual(try offered("pick", "--state", "tw"), ["two words"])
      XCTAssertEqual(try offered("pick", "--prompt", "=", "tw"), [], "a text is no file")
      XCTAssertEqual(try offered("--completions", "z"), ["zsh"])
      XCTAssertEqual(try offered("--bindings", "=", "f"), ["fish"])
    }

    func testCommandsAndOptions() throws {
      XCTAssertEqual(try offered("p"), ["pick"])
      XCTAssertEqual(try offered("pick", "--acc"), ["--accept-nth"])
      XCTAssertEqual(try offered("pick", "-m", "--mul"), ["--multi"], "its value is behind =")
      XCTAssertEqual(try offered("help", "r"), ["replay"])
      XCTAssertEqual(try offered("--record", "plain", "--ver"), ["--version"])
      XCTAssertEqual(try offered("--record", "pl"), ["plain"])
    }

    func testControlTPicksFilesForTheLine() throws {
      try TemporaryFolder.with { folder in
        for name in ["two words", "plain"] {
          try Data().write(to: folder.appendingPathComponent(name))
        }
        let products = CommandRun.products.path
        let shell = """
          cd '\(folder.path)'; export PATH='\(products)':$PATH PS1='ready> '; \
          bash --norc --noprofile -i
          """
        let run = try inTerminal(
          shell,
          keys: "source <(selection --bindings bash)\rprintf '<%s>' \u{14}",
          after: "ready[>]", then: [("of 2", "wor\r"), ("two. words", "\r exit\r")])
        XCTAssertTrue(run.output.contains("<two words>"), run.output)
      }
    }
  }
#endif
