// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import XCTest

  /// The command in a terminal of its own, which `script` gives it.
  final class TerminalTests: XCTestCase {
    /// Runs shell commands in a terminal of 12 lines, with the keys that are typed into it, and
    /// keeps what it shows in a file as it comes.
    ///
    /// The file begins with the commands, so what is looked for there is written as in `Abidja[n]`.
    /// `script` takes what a terminal still holds for only a moment after the last command, so that
    /// one waits until all has been taken.
    /// - Parameters:
    ///   - commands: the commands.
    ///   - keys: what is typed: at once, or when the terminal shows something.
    ///   - shown: the file; nil for one of its own.
    ///   - text: what the terminal shows before they are typed.
    ///   - early: what is typed at once all the same.
    /// - Returns: the run of the terminal.
    /// - Throws: where there is none.
    private func inTerminal(
      _ commands: String, keys: String, shown: String? = nil, after text: String? = nil,
      early: String = ""
    ) throws -> CommandRun {
      guard let shown else {
        return try TemporaryFolder.with { folder in
          try inTerminal(
            commands, keys: keys, shown: folder.appendingPathComponent("shown").path, after: text,
            early: early)
        }
      }
      let script = URL(fileURLWithPath: "/usr/bin/script")
      guard FileManager.default.isExecutableFile(atPath: script.path) else {
        throw XCTSkip("there is no script(1) to make a terminal with")
      }
      let setUp = "export TERM=xterm; stty rows 12 cols 80; "
      let finish = """
        ; printf 'all is %s\\n' said; \
        for i in $(seq 600); do grep -q 'all is sai[d]' '\(shown)' && break; sleep 0.05; done
        """
      let all = setUp + commands + finish
      guard let text else {
        return try CommandRun.run(
          script, ["-q", "-e", "-f", "-c", all, shown], input: Array(keys.utf8))
      }
      let wait = "for i in $(seq 600); do grep -q \"$2\" \"$1\" && break; sleep 0.05; done"
      let words =
        "(printf %s \"$4\"; \(wait); printf %s \"$3\") | script -q -e -f -c \"$0\" \"$1\""
      return try CommandRun.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", words, all, shown, text, keys, early])
    }

    private var command: String { "'\(CommandRun.command.path)'" }

    /// What the terminal showed while the command ran, and what after it.
    private func parts(of run: CommandRun) throws -> (during: String, after: String) {
      let parts = run.output.components(separatedBy: "\u{1B}[?1049l")
      XCTAssertEqual(parts.count, 2, "the other screen is left once: \(run.output)")
      XCTAssertTrue(parts[0].contains("\u{1B}[?1049h"), parts[0])
      return (parts[0], try XCTUnwrap(parts.last))
    }

    private func assertIsGivenBack(_ after: String, _ what: String) {
      for mode in [" icanon", " echo", " icrnl", " ixon"] {
        XCTAssertTrue(after.contains(mode), "\(mode) after \(what): \(after)")
      }
    }

    func testTheTerminalIsGivenBackAfterQuitting() throws {
      let run = try inTerminal("\(command); echo status $?; stty -a", keys: " q")
      let (during, after) = try parts(of: run)
      XCTAssertTrue(during.contains("didSelect:0.0"), during)
      XCTAssertTrue(after.contains("status 0"), after)
      assertIsGivenBack(after, "quitting")
    }

    func testTheTerminalIsGivenBackAfterSignals() throws {
      for (signal, status) in [("INT", 130), ("TERM", 143), ("HUP", 129), ("SEGV", 139)] {
        try TemporaryFolder.with { folder in
          let file = folder.appendingPathComponent("pid").path
          let shown = folder.appendingPathComponent("shown").path
          // The signal comes when the screen is drawn, however slow the machine.
          let killer = """
            (for i in $(seq 300); do grep -q 'Abidja[n]' '\(shown)' && break; sleep 0.1; done; \
            kill -\(signal) $(cat '\(file)')) &
            """
          let victim = "sh -c 'echo $$ > \"\(file)\"; exec \(CommandRun.command.path)'"
          let run = try inTerminal(
            "trap '' INT; \(killer) trap - INT; \(victim); echo status $?; stty -a; wait",
            keys: "", shown: shown)
          let (during, after) = try parts(of: run)
          XCTAssertTrue(during.contains("Abidjan"), during)
          XCTAssertTrue(after.contains("status \(status)"), after)
          assertIsGivenBack(after, signal)
        }
      }
    }

    func testPickTakesItsKeysFromTheTerminalAndItsLinesFromAPipe() throws {
      try TemporaryFolder.with { folder in
        let file = folder.appendingPathComponent("picked")
        let run = try inTerminal(
          "seq 1 10000 | \(command) pick > '\(file.path)'; echo status $?",
          keys: "\u{1B}[B \u{1B}[F \r", after: "of 10000")
        let (during, after) = try parts(of: run)
        XCTAssertTrue(during.contains("2 of 10000 chosen"), during)
        XCTAssertTrue(after.contains("status 0"), after)
        XCTAssertEqual(
          String(decoding: try Data(contentsOf: file), as: UTF8.self), "2\n10000\n")
        XCTAssertLessThan(during.utf8.count, 20_000, "only rows on the screen are drawn")
      }
    }

    func testKeysTypedBeforeTheListAppearsDoNothing() throws {
      let run = try inTerminal(
        "(sleep 0.4; seq 3) | \(command) pick; echo status $?", keys: "\r", after: "of 3",
        early: "a q")
      let (during, after) = try parts(of: run)
      XCTAssertTrue(during.contains("0 of 3 chosen"), during)
      XCTAssertTrue(after.contains("status 1"), after)
    }

    func testNoColor() throws {
      let run = try inTerminal("NO_COLOR=1 \(command)", keys: " q")
      let (during, _) = try parts(of: run)
      XCTAssertFalse(during.contains("38;5;"), during)
      XCTAssertTrue(during.contains("\u{1B}[0;1;7m"), "the cursor is reversed: \(during)")
    }
  }
#endif
