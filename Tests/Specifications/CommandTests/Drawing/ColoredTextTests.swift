// SPDX-License-Identifier: MIT

import XCTest

@testable import selection

/// The output of other programs: colors stay, nothing else reaches the terminal.
final class ColoredTextTests: XCTestCase {
  private func line(_ text: String) -> StyledLine {
    var reader = ColoredText()
    return reader.line(Array(text.utf8)[...])
  }

  /// The sequences that switch to the style of each piece, without the escapes.
  private func styles(_ text: String) -> [String] {
    line(text).pieces.map { piece in
      String(piece.style.sequence(hasColors: true).dropFirst(4).dropLast()) + "=" + piece.text
    }
  }

  func testColorsAreKept() {
    let table: [(text: String, styles: [String])] = [
      ("a\u{1B}[31mb\u{1B}[mc", ["=a", "38;5;1=b", "=c"]),
      ("\u{1B}[1;32;44mx", ["1;38;5;2;48;5;4=x"]),
      ("\u{1B}[2;3;4;7;9mx\u{1B}[22;23;24;27;29my", ["2;3;4;7;9=x", "=y"]),
      ("\u{1B}[38;5;208mx\u{1B}[39my", ["38;5;208=x", "=y"]),
      ("\u{1B}[38;2;1;2;3;1mx", ["1;38;2;1;2;3=x"]),
      ("\u{1B}[38:2::1:2:3mx", ["38;2;1;2;3=x"]), ("\u{1B}[48:5:7mx", ["48;5;7=x"]),
      ("\u{1B}[97;100mx\u{1B}[49my", ["38;5;15;48;5;8=x", "38;5;15=y"]),
      ("\u{1B}[38;5;999mx", ["=x"]), ("\u{1B}[38mx", ["=x"]), ("\u{1B}[38;2;1mx", ["=x"]),
      ("\u{1B}[99999999999999999999mx", ["=x"]),
    ]
    for (text, expected) in table {
      XCTAssertEqual(styles(text).map { $0.hasPrefix(";") ? String($0.dropFirst()) : $0 }, expected)
    }
    var reader = ColoredText()
    _ = reader.line(Array("\u{1B}[31mred".utf8)[...])
    XCTAssertEqual(reader.line(Array("still".utf8)[...]).pieces.first?.style.foreground, 1)
  }

  func testNothingElseIs() {
    for text in [
      "a\u{1B}[2Jb", "a\u{1B}]0;title\u{7}b", "a\u{1B}]8;;http://x\u{1B}\\b", "a\u{1B}(Bb",
      "a\u{1B}Pq#0~\u{1B}\\b", "a\u{1B}[?1049hb", "a\u{1B}[31;2Hb", "a\u{1B}7b", "ab\r",
    ] {
      XCTAssertEqual(line(text).plainText, "ab", "\(text.debugDescription)")
    }
    for text in [
      "a\u{1B}", "a\u{1B}[", "a\u{1B}[31", "a\u{1B}]0;x", "a\u{1B}P", "a\u{1B}(", "a\u{1B}]\u{1B}",
    ] {
      XCTAssertEqual(line(text).plainText, "a", "\(text.debugDescription)")
    }
    for byte in UInt8.min...UInt8.max {
      for second in [0x1B, 0x5B, 0x5D, 0x6D, 0x41, 0x07, 0xC3] as [UInt8] {
        var reader = ColoredText()
        let line = reader.line([0x1B, byte, second, 0x1B, second, byte, 0x9B, 0x0D][...])
        let isSafe = line.plainText.unicodeScalars.allSatisfy { scalar in
          scalar.properties.generalCategory != .control
        }
        XCTAssertTrue(isSafe, "\(byte) \(second): \(line.plainText.debugDescription)")
      }
    }
  }

  func testTabStopsGoOnAcrossColors() {
    XCTAssertEqual(line("ab\u{1B}[1m\tc").plainText, "ab      c")
  }

  func testWrapping() {
    let line = line("abc\u{1B}[31mdefgh")
    XCTAssertEqual(line.wrapped(to: 4).map(\.plainText), ["abcd", "efgh"])
    XCTAssertEqual(line.wrapped(to: 4)[0].pieces.map(\.text), ["abc", "d"])
    XCTAssertEqual(StyledLine("日本語").wrapped(to: 5).map(\.plainText), ["日本", "語"])
    XCTAssertEqual(StyledLine("日本").wrapped(to: 1).map(\.plainText), ["日", "本"])
    XCTAssertEqual(StyledLine("").wrapped(to: 5).map(\.plainText), [""])
  }
}
