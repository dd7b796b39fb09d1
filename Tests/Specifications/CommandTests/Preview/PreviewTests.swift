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
      (command("rm {+2}", chosen: [0, 2]), "rm 'b' 'x'"), (command("rm {+x}"), "rm {+x}"),
      (command("awk '{print $1}' {}"), "awk '{print $1}' 'a b c'"),
      (command("{ls; {}"), "{ls; 'a b c'"), (command("echo {"), "echo {"), (command(""), ""),
    ]
    for (command, expected) in table { XCTAssertEqual(command, expected) }
    XCTAssertTrue(PreviewTemplate("echo {q}".utf8).hasQuery)
    XCTAssertFalse(PreviewTemplate("echo {}".utf8).hasQuery)
    XCTAssertTrue(PreviewTemplate("echo {+}".utf8).hasChosen)
    XCTAssertTrue(PreviewTemplate("echo {+1..2}".utf8).hasChosen)
  }
}

/// The contents of the screen next to the lines.
@MainActor
final class PickPreviewScreenTests: XCTestCase {
  private func screen(
    _ command: String, _ text: String, _ window: PreviewWindow = PreviewWindow()
  ) -> PickScreen {
    var options = PickOptions()
    options.preview = PreviewTemplate(command.utf8)
    options.previewWindow = window
    let screen = PickScreen(options: options)
    screen.feed(Array(text.utf8))
    screen.feed(nil)
    return screen
  }

  /// The screen when all pending work has been done.
  private func shown(_ screen: any Finder, columns: Int = 80) async throws -> [String] {
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
    XCTAssertFalse(lines.contains { $0.contains("│") }, "there is no room beside: \(lines)")
    XCTAssertTrue(lines[4].hasPrefix("───") && lines[5].hasPrefix("about two"), "\(lines)")
  }

  func testItIsWhereItWasAskedFor() async throws {
    let table: [(place: String, line: Int, text: String)] = [
      ("right", 1, "│ about one"), ("left", 1, "about one  "), ("left,12", 1, "about one  │❯"),
      ("right:30%", 1, "│ about one"), ("down", 5, "about one"), ("up", 1, "about one"),
      ("up,2", 2, "───"), ("bottom,5,border-sharp", 4, "about one"), ("default", 1, "│ about one"),
    ]
    for (place, line, text) in table {
      let window = try XCTUnwrap(PreviewWindow(place), place)
      let screen = screen("printf 'about %s' {}", "one\ntwo\n", window)
      let lines = try await shown(screen)
      XCTAssertTrue(lines[line].contains(text), "\(place): \(lines)")
      for width in [20, 49, 50, 200] {
        let lines = try await shown(screen, columns: width)
        XCTAssertTrue(lines.allSatisfy { TextWidth.of($0) == width }, "\(place): \(lines)")
      }
      let row = TerminalKey.Mouse(
        action: .press, column: screen.layout.firstColumn + 5, line: screen.layout.firstRowLine + 1)
      _ = screen.take(TerminalKey(.mouse(row)))
      XCTAssertEqual(screen.chosenLines, [1], place)
    }
    for wrong in ["sideways", "0", "101%", "down,x"] { XCTAssertNil(PreviewWindow(wrong), wrong) }
  }

  func testLongLinesAreCutOrWrapped() async throws {
    var window = try XCTUnwrap(PreviewWindow("right,12,wrap"))
    let command = "printf '\\033[31mabcdefghijklmno\\033[m\nnext'"
    let wrapped = try await shown(screen(command, "one\n", window))
    XCTAssertTrue(wrapped[1].hasSuffix("│ abcdefghij"), "\(wrapped)")
    XCTAssertTrue(wrapped[2].hasSuffix("│ klmno     "), "\(wrapped)")
    XCTAssertTrue(wrapped[3].hasSuffix("│ next      "), "\(wrapped)")
    window.wraps = false
    let screen = screen(command, "one\n", window)
    let cut = try await shown(screen)
    XCTAssertTrue(cut[1].hasSuffix("│ abcdefghi…"), "\(cut)")
    let line = screen.lines(for: ScreenSize(columns: 80, lines: 8))[1]
    XCTAssertEqual(line.pieces.last?.style.foreground, 1, "it is red")
  }

  func testItIsHiddenAndShown() async throws {
    var options = PickOptions()
    options.preview = PreviewTemplate("echo about {}".utf8)
    options.previewWindow.isHidden = true
    options.bindings = [.character("?"): [.named(.togglePreview)]]
    let screen = PickScreen(options: options)
    screen.feed(Array("one\n".utf8))
    screen.feed(nil)
    let hidden = try await shown(screen)
    XCTAssertFalse(hidden.joined().contains("about"), "\(hidden)")
    _ = screen.take(.character("?"))
    let seen = try await shown(screen)
    XCTAssertTrue(seen[1].contains("│ about one"), "\(seen)")
  }

  func testATreeHasOneToo() async throws {
    var options = PickOptions()
    options.preview = PreviewTemplate("echo about {} {+}".utf8)
    let screen = try TreeScreen.ofLines("a/b\na/c\n", options)
    var lines = try await shown(screen)
    XCTAssertTrue(lines[1].contains("│ about a/"), "\(lines)")
    for key in [TerminalKey(.space), TerminalKey(.right), TerminalKey(.down)] {
      _ = screen.take(key)
    }
    lines = try await shown(screen)
    XCTAssertTrue(lines[1].contains("│ about a/b a/b a/c"), "\(lines)")
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
