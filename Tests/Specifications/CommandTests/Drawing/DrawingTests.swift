// SPDX-License-Identifier: MIT

import SelectionCore
import XCTest

@testable import selection

/// Lines always fit the screen, and only changes are written.
final class DrawingTests: XCTestCase {
  func testWidths() {
    XCTAssertEqual(TextWidth.of("abc"), 3)
    XCTAssertEqual(TextWidth.of("日本"), 4)
    XCTAssertEqual(TextWidth.of("e\u{301}"), 1)
    XCTAssertEqual(TextWidth.of("👩‍👩‍👧"), 2)
    XCTAssertEqual(TextWidth.of("🇨🇭"), 2)
    XCTAssertEqual(TextWidth.of("✓●❯…"), 4)
  }

  func testFitting() {
    XCTAssertEqual("abc".fitted(to: 5), "abc  ")
    XCTAssertEqual("abc".fitted(to: 5, isLeading: false), "  abc")
    XCTAssertEqual("abcdef".fitted(to: 4), "abc…")
    XCTAssertEqual("日本語".fitted(to: 4), "日… ")
    XCTAssertEqual("abc".fitted(to: 0), "")
    for columns in 0...8 {
      XCTAssertEqual(TextWidth.of("a日b本c語".fitted(to: columns)), columns)
    }
  }

  func testControlSequencesAreNotPrinted() {
    XCTAssertEqual("a\u{1B}[2Jb".printable, "a\u{FFFD}[2Jb")
    XCTAssertEqual("a\tb".printable, "a    b")
    XCTAssertEqual("\u{9B}31m\u{202E}x".printable, "\u{FFFD}31m\u{FFFD}x")
  }

  func testOnlyLinesThatDifferAreWritten() {
    var painter = Painter(hasColors: false)
    let first = painter.sequence(for: [StyledLine("one"), StyledLine("two")])
    XCTAssertTrue(first.contains("one") && first.contains("two"))
    let second = painter.sequence(for: [StyledLine("one"), StyledLine("three")])
    XCTAssertFalse(second.contains("one"))
    XCTAssertTrue(second.contains("\u{1B}[2;1H"))
    XCTAssertEqual(painter.sequence(for: [StyledLine("one"), StyledLine("three")]), "")
    XCTAssertTrue(
      painter.sequence(for: [StyledLine("one")]).contains("\u{1B}[2;1H\u{1B}[0m\u{1B}[2K"))
  }

  func testLinesBelowWhatIsThere() {
    var painter = Painter(hasColors: false, isInline: true)
    let lines = ["one", "two", "three"].map { StyledLine($0) }
    let first = painter.sequence(for: lines, cursor: ScreenPlace(line: 1, column: 2))
    XCTAssertFalse(first.contains("H") || first.contains("2J"), first.debugDescription)
    XCTAssertTrue(first.hasSuffix("\u{1B}[1A\r\u{1B}[2C\u{1B}[?25h"), first.debugDescription)
    XCTAssertEqual(painter.end, "\u{1B}[1A\r\u{1B}[0m\u{1B}[J")
    let moved = painter.sequence(for: lines, cursor: ScreenPlace(line: 2, column: 0))
    XCTAssertEqual(moved, "\u{1B}[?25l\u{1B}[1B\r\u{1B}[?25h")
  }

  func testAnotherHeightErasesNothingAboveTheLines() {
    for first in 2...9 {
      for second in 1...9 {
        for third in 1...9 {
          for cursor in 0..<6 {
            var terminal = PaperTerminal(rows: first)
            let above = (1...4).map { "above \($0)" }
            terminal.write(above.joined(separator: "\n") + "\n")
            var painter = Painter(hasColors: false, isInline: true)
            painter.forget()
            for rows in [first, second, third] {
              terminal.resize(to: rows)
              painter.forget()
              let lines = (0..<min(6, rows)).map { StyledLine("line \($0)") }
              let place = ScreenPlace(line: min(cursor, lines.count - 1), column: 0)
              terminal.write(painter.sequence(for: lines, cursor: place))
              XCTAssertEqual(
                terminal.lines.suffix(lines.count), lines.map(\.plainText)[...],
                "\(first) \(second) \(third) \(cursor) \(terminal.lines)")
              XCTAssertEqual(Array(terminal.lines.prefix(4)), above, "\(first) \(second) \(cursor)")
            }
          }
        }
      }
    }
  }

  func testScreensAreDrawnBelowOutputOfOtherPrograms() {
    var terminal = PaperTerminal(rows: 9)
    var painter = Painter(hasColors: false, isInline: true)
    painter.forget()
    let lines = (0..<3).map { StyledLine("line \($0)") }
    terminal.write(painter.sequence(for: lines, cursor: ScreenPlace(line: 2, column: 0)))
    terminal.write("\r\u{1B}[J$ fg\n")
    painter.forget(isElsewhere: true)
    terminal.write(painter.sequence(for: lines))
    XCTAssertEqual(terminal.lines, ["line 0", "line 1", "$ fg", "line 0", "line 1", "line 2"])
  }

  @MainActor
  func testEveryScreenFitsEveryWindow() async {
    let keys = "down space end a 2 down space 3 space e 1 e tab / 日 ? a".split(separator: " ")
      .compactMap { TerminalKey(word: String($0)) }
    #if DEBUG
      let (widths, heights) = ([1, 12, 47, 48, 49, 200], [1, 2, 8, 9])
    #else
      let (widths, heights) =
        ([1, 2, 5, 12, 20, 33, 47, 48, 49, 80, 200], [1, 2, 3, 4, 5, 7, 8, 9, 24, 60])
    #endif
    for columns in widths {
      for lines in heights {
        let size = ScreenSize(columns: columns, lines: lines)
        let tables = TableScreen()
        let pick = PickScreen(options: PickOptions())
        pick.feed(Array("a\n日本語日本語日本語\n".utf8))
        pick.feed(nil)
        for screen in [tables, pick] as [any Screen] {
          for key in keys {
            _ = screen.take(key)
            let shown = screen.lines(for: size)
            XCTAssertLessThanOrEqual(shown.count, lines)
            let isFitting = shown.allSatisfy { $0.width == columns }
            XCTAssertTrue(isFitting, "\(size) after \(key)")
          }
        }
      }
    }
  }

  @MainActor
  func testTheCursorIsAlwaysOnTheScreen() async {
    let screen = TableScreen()
    for (step, word) in ["end", "up", "home", "page-down", "down", "end"].enumerated() {
      let size = ScreenSize(columns: 80, lines: 6 + step)
      if let key = TerminalKey(word: word) { _ = screen.take(key) }
      let shown = screen.lines(for: size).map(\.plainText)
      XCTAssertEqual(shown.count { $0.contains("❯") }, 1, "\(shown)")
    }
  }
}
