// SPDX-License-Identifier: MIT

import SelectionCore
import XCTest

@testable import selection

#if os(Linux)
  /// Typing in `selection pick`, in a terminal.
  final class PickTypingTests: TerminalCase {
    private let branches = "main\ngit-lfs\nfeature/igloo\nold\n"

    func testTypingFiltersFromTheFirstKeyAndChoosesNothing() throws {
      let run = try pick(from: branches, keys: "git\u{1B}a\r", after: "of 4")
      XCTAssertEqual(run.output, "git-lfs\n", "all of what is shown, in however quick a succession")
      XCTAssertEqual(run.status, "0")
    }

    func testWhatMatchesIsMarked() throws {
      let run = try pick(from: branches, keys: "igl\u{07}", after: "of 4")
      let marks = [true, false].map { Style.plain.matched.sequence(hasColors: $0) + "igl" }
      XCTAssertTrue(marks.contains { run.shown.contains($0) }, run.shown)
      XCTAssertEqual(run.status, "130")
    }

    func testReturnTakesTheLineUnderTheCursor() throws {
      XCTAssertEqual(
        try pick(from: branches, keys: "ig\r", after: "of 4").output, "feature/igloo\n")
      let explicit = try pick("--explicit", from: branches, keys: "ig\r", after: "of 4")
      XCTAssertEqual(explicit.output, "")
      XCTAssertEqual(explicit.status, "1")
    }

    func testARangeBeginsAtTheCursor() throws {
      let lines = (1...1000).map { "\($0)\n" }.joined()
      let run = try pick(from: lines, keys: " \u{1B}[F\u{1B}[1;2A\u{1B}[1;2A\r", after: "of 1000")
      XCTAssertEqual(run.output, "1\n998\n999\n1000\n")
    }

    func testTheWheelTakesTheCursorAlong() throws {
      let lines = (1...1000).map { "\($0)\n" }.joined()
      let wheel = String(repeating: "\u{1B}[<65;5;5M", count: 4)
      XCTAssertEqual(try pick(from: lines, keys: wheel + "\r", after: "of 1000").output, "13\n")
    }

    func testOnlyWhatIsChosenIsShownWhateverIsTyped() throws {
      let run = try pick(from: branches, keys: " gi\t\u{1B}o\u{1B}[H\t\r", after: "of 4")
      XCTAssertEqual(run.output, "git-lfs\n", "main was dropped, which does not match")
    }

    func testAQueryOfTheCommandLineAndAHeightInPercent() throws {
      let run = try inTerminal(
        "printf 'main\\nigloo\\n' | \(command) pick -qig --height=50%; echo status $?",
        keys: "\r", after: "1 match")
      XCTAssertTrue(run.output.contains("\u{1B}[5A"), "six lines of twelve: \(run.output)")
      XCTAssertTrue(run.output.contains("igloo\r\nstatus 0"), run.output)
    }

    func testSpaceChoosesWhileNothingIsTypedAndTabAlways() throws {
      let run = try pick(from: branches, keys: " \u{1B}[Bo\tl\t\r", after: "of 4")
      XCTAssertEqual(run.output, "main\nfeature/igloo\nold\n", "tab moves on to what is shown")
    }
  }
#endif

/// Typing in `selection pick`, without a terminal.
@MainActor
final class PickLettersTests: XCTestCase {
  func testNoSignThatIsTypedChoosesOrEnds() async throws {
    for byte in UInt8(0x21)...0x7E {
      let character = Character(Unicode.Scalar(byte))
      for start in ["", "x", "x space"] {
        let screen = PickScreen(options: PickOptions())
        screen.feed(Array("one\ntwo x \(character)\n".utf8))
        screen.feed(nil)
        let words = (start + " space").split(separator: " ").map(String.init)
        for word in words + [String(character)] {
          let key = try XCTUnwrap(TerminalKey(word: word))
          XCTAssertEqual(screen.take(key), .stay, "\(character)")
          screen.finishSearch()
        }
        XCTAssertEqual(screen.table.chosen, start.isEmpty ? [0] : [], "\(start) \(character)")
        XCTAssertTrue(screen.line.text.hasSuffix("\(character)"))
        XCTAssertTrue(screen.table.shown.contains(1), "\(start) \(character)")
      }
    }
  }
}
