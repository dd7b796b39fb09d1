// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import XCTest

  /// The command in a terminal of its own, provided by `script`.
  final class TerminalTests: TerminalCase {
    private func assertIsGivenBack(_ after: String, _ what: String) {
      for mode in [" icanon", " echo", " icrnl", " ixon"] {
        XCTAssertTrue(after.contains(mode), "\(mode) after \(what): \(after)")
      }
    }

    func testTheTerminalIsGivenBackAfterQuitting() throws {
      let run = try inTerminal("\(command) demo; echo status $?; stty -a", keys: " q")
      let (during, after) = try parts(of: run)
      XCTAssertTrue(during.contains("1 selected"), during)
      XCTAssertTrue(after.contains("status 0"), after)
      assertIsGivenBack(after, "quitting")
    }

    func testTheTerminalIsGivenBackAfterSignals() throws {
      for (signal, status) in [("INT", 130), ("TERM", 143), ("HUP", 129), ("SEGV", 139)] {
        try TemporaryFolder.with { folder in
          let file = folder.appendingPathComponent("pid").path
          let shown = folder.appendingPathComponent("shown").path
          // The signal comes when the screen has been drawn, even on a slow machine.
          let killer = """
            (for i in $(seq 300); do grep -q 'Abidja[n]' '\(shown)' && break; sleep 0.1; done; \
            kill -\(signal) $(cat '\(file)')) &
            """
          let victim = "sh -c 'echo $$ > \"\(file)\"; exec \(CommandRun.command.path) demo'"
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

    func testWhatIsRecordedIsThereAfterAnInterruption() throws {
      try TemporaryFolder.with { folder in
        let file = folder.appendingPathComponent("recorded").path
        try Data("case old".utf8).write(to: URL(fileURLWithPath: file))
        let run = try inTerminal(
          "trap : INT; \(command) demo --record '\(file)'; echo status $?", keys: " ",
          after: "Abidja[n]", then: [(after: "1 selecte[d]", keys: "\u{3}")])
        XCTAssertTrue(run.output.contains("status 130"), run.output)
        let replayed = try CommandRun.selection(["replay", file])
        XCTAssertTrue(replayed.output.hasPrefix("1 passed"), replayed.output)
      }
    }

    /// zsh continues processes that it hasn't stopped; what is drawn below its prompt stays there.
    func testASignalToContinueMovesNothing() throws {
      try TemporaryFolder.with { folder in
        let file = folder.appendingPathComponent("pid").path
        let shown = folder.appendingPathComponent("shown").path
        let lines = folder.appendingPathComponent("lines")
        try Data("one\ntwo\n".utf8).write(to: lines)
        let killer = """
          (for i in $(seq 300); do grep -q 'of 2 chose[n]' '\(shown)' && break; sleep 0.1; done; \
          kill -CONT $(cat '\(file)'); sleep 0.5; kill -TERM $(cat '\(file)')) &
          """
        let pick = "\(CommandRun.command.path) pick --height 6 \(lines.path)"
        let run = try inTerminal(
          "\(killer) sh -c 'echo $$ > \"\(file)\"; exec \(pick)'; echo status $?; wait", keys: "",
          // The end of what is typed is a key, too.
          shown: shown, after: "status [0-9]")
        XCTAssertTrue(run.output.contains("Pick lines"), run.output)
        let leaving = try XCTUnwrap(
          run.output.range(of: "\u{1B}[0m\u{1B}[?2004l", options: .backwards))
        var paper = PaperTerminal(rows: 12)
        paper.write(String(run.output[..<leaving.lowerBound]))
        XCTAssertEqual(
          paper.lines.filter { $0.contains("Pick lines") }.count, 1, "drawn once: \(paper.lines)")
        paper.write(String(run.output[leaving.lowerBound...]))
        XCTAssertTrue(paper.lines.joined().contains("status 143"), "\(paper.lines)")
        // Nothing that was drawn stays above what comes next.
        XCTAssertEqual(paper.lines.filter { $0.contains("chosen") }, [], "\(paper.lines)")
      }
    }

    /// Once the lines were read from the terminal that was opened for the keys.
    func testClosedStandardInputIsReported() throws {
      let run = try inTerminal(
        "\(command) pick <&-; echo status $?", keys: "\u{1B}", after: "status [0-9]")
      XCTAssertTrue(run.output.contains("cannot read -: bad file descriptor"), run.output)
      XCTAssertTrue(run.output.contains("status 2"), run.output)
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

    func testKeysTypedBeforeTheListAppearsOnlySearch() throws {
      let run = try inTerminal(
        "(sleep 0.4; seq 3) | \(command) pick --explicit; echo status $?", keys: "\r",
        after: "of 3", early: " \t\r\u{1B}a")
      let (during, after) = try parts(of: run)
      XCTAssertTrue(during.contains("0 of 3 chosen"), during)
      XCTAssertTrue(after.contains("status 1"), after)
      let typed = try inTerminal(
        "(sleep 0.4; seq 30) | \(command) pick; echo status $?", keys: "\r", after: "of 30",
        early: "27")
      XCTAssertTrue(try parts(of: typed).after.contains("27"), typed.output)
    }

    func testNoColor() throws {
      let run = try inTerminal("NO_COLOR=1 \(command) demo", keys: " q")
      let (during, _) = try parts(of: run)
      XCTAssertFalse(during.contains("38;5;"), during)
      XCTAssertTrue(during.contains("\u{1B}[0;1;7m"), "the cursor is reversed: \(during)")
    }
  }
#endif
