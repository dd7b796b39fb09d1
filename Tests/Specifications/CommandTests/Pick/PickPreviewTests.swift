// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import selection

/// The command of `--preview`: its arguments, and that it never blocks the screen.
final class PickPreviewTests: XCTestCase {
  func testTheCommandIsAboutALine() {
    let lines = Lines(Array("a b c\nit's\n\u{1B}[31mred\u{1B}[m x\n".utf8))
    func command(_ text: String, _ line: Int = 0, query: String = "", chosen: [Int] = []) -> String
    {
      PreviewTemplate(text.utf8)
        .command(for: line, in: lines, query: query.utf8, chosen: chosen).text
    }
    let table: [(command: String, expected: String)] = [
      (command("cat {}"), "cat 'a b c'"), (command("{2}:{-1}{1..2}"), "'b':'c''a b'"),
      (command("cat {}", 1), "cat 'it'\\''s'"), (command("cat {}", 2), "cat 'red x'"),
      (command("echo {q} {n}", 1, query: "x'y"), "echo 'x'\\''y' 1"),
      (command("rm {+}", chosen: [0, 2]), "rm 'a b c' 'red x'"), (command("rm {+}"), "rm "),
      (command("awk '{print $1}' {}"), "awk '{print $1}' 'a b c'"),
      (command("{ls; {}"), "{ls; 'a b c'"), (command("echo {"), "echo {"), (command(""), ""),
    ]
    for (command, expected) in table { XCTAssertEqual(command, expected) }
    XCTAssertTrue(PreviewTemplate("echo {q}".utf8).hasQuery)
    XCTAssertFalse(PreviewTemplate("echo {}".utf8).hasQuery)
    XCTAssertTrue(PreviewTemplate("echo {+}".utf8).hasChosen)
  }
}

/// The contents of the screen next to the lines.
@MainActor
final class PickPreviewScreenTests: XCTestCase {
  private func screen(_ command: String, _ text: String) -> PickScreen {
    var options = PickOptions()
    options.preview = PreviewTemplate(command.utf8)
    let screen = PickScreen(options: options)
    screen.feed(Array(text.utf8))
    screen.feed(nil)
    return screen
  }

  /// The screen when all pending work has been done.
  private func shown(_ screen: PickScreen, columns: Int = 80) async throws -> [String] {
    let size = ScreenSize(columns: columns, lines: 8)
    _ = screen.lines(for: size)
    for _ in 0..<1000 {
      if screen.isBusy {
        screen.work()
      } else if let file = screen.inputs.first {
        _ = screen.readInput(file)
        try await Task.sleep(for: .milliseconds(5))
      } else {
        break
      }
    }
    return screen.lines(for: size).map(\.plainText)
  }

  func testThePreviewFollowsTheCursorAndGoesWithIt() async throws {
    let screen = screen("printf 'about %s\\n\\033[31mred\\033[m' {}", "one\ntwo\n")
    var lines = try await shown(screen)
    XCTAssertTrue(lines[1].contains("│ about one") && lines[2].contains("│ red"), "\(lines)")
    _ = screen.take(TerminalKey(.down))
    lines = try await shown(screen)
    XCTAssertTrue(lines[1].contains("│ about two"), "\(lines)")
    _ = screen.take(.character("z"))
    lines = try await shown(screen)
    XCTAssertFalse(lines.contains { $0.contains("about") }, "no line, no preview: \(lines)")
    _ = screen.take(TerminalKey(.backspace))
    lines = try await shown(screen, columns: 49)
    XCTAssertFalse(lines.contains { $0.contains("│") }, "there is no room: \(lines)")
  }

  func testThePreviewIsScrolled() async throws {
    let screen = screen("seq 100", "one\n")
    _ = try await shown(screen)
    _ = screen.take(TerminalKey(.down, .option))
    var lines = try await shown(screen)
    XCTAssertTrue(lines[1].contains("│ 2 "), lines[1])
    let wheel = TerminalKey.Mouse(action: .wheelDown, column: 60, line: 3)
    _ = screen.take(TerminalKey(.mouse(wheel)))
    lines = try await shown(screen)
    XCTAssertTrue(lines[1].contains("│ 5 "), lines[1])
    for _ in 0..<200 { _ = screen.take(TerminalKey(.down, .option)) }
    lines = try await shown(screen)
    XCTAssertTrue(lines[1].contains("│ 100 "), lines[1])
  }
}

#if os(Linux)
  /// The preview in a terminal.
  final class PickPreviewTerminalTests: TerminalCase {
    func testItIsShownBesideTheLines() throws {
      let run = try pick(
        "--preview 'echo [about {}] {n}; echo [cols=$COLUMNS]'", from: "one\ntwo\n",
        keys: "\u{1B}[B\r", after: "about one")
      XCTAssertTrue(run.shown.contains("[about one] 0"), run.shown)
      XCTAssertTrue(run.shown.contains("[cols=38]"), run.shown)
      XCTAssertEqual(run.output, "two\n")
    }

    func testAnUnfinishedPreviewIsKilledAtTheEnd() throws {
      try TemporaryFolder.with { folder in
        let began = ContinuousClock.now
        let run = try pick(
          "--preview 'echo $$ > \(folder.path)/{n}; echo is-{}; sleep 300 & wait'",
          from: "one\ntwo\n", keys: "tw\r", after: "is-one")
        XCTAssertEqual(run.output, "two\n")
        XCTAssertLessThan(began.duration(to: .now), .seconds(60))
        let process = try String(contentsOf: folder.appendingPathComponent("0"), encoding: .utf8)
        let group = process.trimmingCharacters(in: .whitespacesAndNewlines)
        XCTAssertEqual(try running(inGroup: group), "", "the command and what it began are gone")
      }
    }

    func testASignalEndsItToo() throws {
      try TemporaryFolder.with { folder in
        let file = folder.appendingPathComponent("pid")
        let run = try inTerminal(
          "trap : INT; printf 'one\\n' | \(command) pick "
            + "--preview 'echo $$ > \(file.path); echo is-{}; sleep 300'; echo status $?",
          keys: "\u{03}", after: "is-one")
        XCTAssertTrue(run.output.contains("status 130"), run.output)
        let process = try String(contentsOf: file, encoding: .utf8)
        let group = process.trimmingCharacters(in: .whitespacesAndNewlines)
        XCTAssertEqual(try running(inGroup: group), "")
      }
    }

    /// The running processes of a group, as listed by the system.
    private func running(inGroup group: String) throws -> String {
      var found: [String] = []
      for name in try FileManager.default.contentsOfDirectory(atPath: "/proc")
      where Int(name) != nil {
        // `number (name) state parent group …`; a process that ends meanwhile has none.
        guard let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
          let fields = text.components(separatedBy: ") ").last?.split(separator: " ")
        else { continue }
        if fields[2] == group, fields[0] != "Z" { found.append(text) }
      }
      return found.joined()
    }
  }
#endif
