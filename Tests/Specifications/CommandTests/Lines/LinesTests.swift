// SPDX-License-Identifier: MIT

import SelectionCore
import XCTest

@testable import selection

/// Splitting bytes into lines, in any pieces, and making labels of lines.
final class LinesTests: XCTestCase {
  private func lines(_ text: String, _ format: LineFormat = LineFormat()) -> [String] {
    let lines = Lines(Array(text.utf8), format: format)
    return lines.indices.map { String(decoding: lines[$0], as: UTF8.self) }
  }

  private func labels(_ text: String, _ format: LineFormat = LineFormat()) -> [String] {
    let lines = Lines(Array(text.utf8), format: format)
    return lines.indices.map(lines.text)
  }

  func testLinesComeInPieces() {
    let bytes = Array("one\n\ntwo\u{1B}[31m\nthrée\nlast".utf8)
    let whole = Lines(bytes)
    for size in 1...bytes.count {
      var parts = Lines()
      for start in stride(from: 0, to: bytes.count, by: size) {
        parts.feed(bytes[start..<min(start + size, bytes.count)])
      }
      XCTAssertEqual(parts.count, 4, "the last line has not ended")
      parts.finish()
      XCTAssertEqual(parts.indices.map(parts.text), ["one", "", "two", "thrée", "last"])
      XCTAssertEqual(parts.indices.map { parts[$0] }, whole.indices.map { whole[$0] })
      XCTAssertEqual(parts.linesBeyondASCII, [3])
      XCTAssertEqual(parts.folded, whole.folded)
    }
  }

  func testSeparatorsAndHeaders() {
    XCTAssertEqual(lines(""), [])
    XCTAssertEqual(lines("\n"), [""])
    var format = LineFormat()
    format.separator = 0
    XCTAssertEqual(lines("a\nb\0c\0", format), ["a\nb", "c"])
    format = LineFormat()
    format.headerCount = 2
    XCTAssertEqual(lines("h1\nh2\na\nb\n", format), ["a", "b"])
    XCTAssertEqual(
      Lines(Array("h1\nh2\na".utf8), format: format).header, [Array("h1".utf8), Array("h2".utf8)])
    XCTAssertEqual(lines("h1", format), [])
  }

  func testColorsAndTabs() {
    XCTAssertEqual(
      labels("\u{1B}[1;31mred\u{1B}[0m\u{1B}[K x\n\u{1B}]0;t\n\u{1B}[2J\n\u{1B}[3"),
      ["red x", "\u{FFFD}]0;t", "\u{FFFD}[2J", "\u{FFFD}[3"])
    XCTAssertEqual(
      labels("a\tb\n12345678\tc\n日\td"), ["a       b", "12345678        c", "日      d"])
  }

  func testFields() {
    func label(_ line: String, _ fields: String, _ delimiter: String? = nil) -> String? {
      var format = LineFormat()
      format.fields = FieldList(fields.utf8)
      format.delimiter = delimiter.map { Array($0.utf8) }
      return format.fields.map { _ in labels(line, format)[0] }
    }
    XCTAssertEqual(label("  one two  three", "2"), "two")
    XCTAssertEqual(label("one two three", "3,1"), "three one")
    XCTAssertEqual(label("one two three", "2.."), "two three")
    XCTAssertEqual(label("one two three", "..-2"), "one two")
    XCTAssertEqual(label("one two three", "-1"), "three")
    XCTAssertEqual(label("one", "2..99999999999"), "")
    XCTAssertEqual(label("one two three", "3..1"), "")
    XCTAssertEqual(label("a::b::c", "1,3", "::"), "a::c")
    XCTAssertEqual(label("a::::c", "2..3", "::"), "::c")
    for wrong in ["", "0", "x", "1,", "1..0", "1...2", "-9223372036854775808"] {
      XCTAssertNil(FieldList(wrong.utf8), wrong)
    }
  }

  func testColumnsAreThoseOfTheHeader() {
    func texts(_ text: String, _ fields: String, _ delimiter: String? = nil) -> [String] {
      var format = LineFormat()
      format.headerCount = 1
      format.fields = FieldList(fields.utf8)
      format.delimiter = delimiter.map { Array($0.utf8) }
      let lines = Lines(Array(text.utf8), format: format)
      let texts = lines.texts(ofHeader: lines.header, and: Array(lines.indices))
      return texts.header + texts.lines
    }
    let processes = "USER PID  CMD\nroot   1  init  -x\nlp  12345 日本 sh\nme 7\n"
    XCTAssertEqual(
      texts(processes, "2,3.."), ["PID   CMD", "1     init  -x", "12345 日本 sh", "7     "])
    XCTAssertEqual(
      texts(processes, "3..,1"), ["CMD      USER", "init  -x root", "日本 sh  lp", "         me"])
    XCTAssertEqual(texts(processes, "2"), ["PID", "1", "12345", "7"])
    XCTAssertEqual(texts("id:name\n1:a\n", "2,1", ":"), ["name:id", "a:1"])
    let long = String(repeating: "x", count: 50)
    XCTAssertEqual(
      texts("a b\n\(long) c\n", "1,2"),
      ["a".fitted(to: 40) + " b", long + " c"], "one very long field pushes no other line away")
  }

  func testCapitalsOfASCIIAlone() {
    let all = (0...255).map { UInt8($0) }
    for count in [1, 7, 8, 9, 256] {
      var folded: [UInt8] = []
      let isASCII = folded.appendFolded(all[(256 - count)...])
      XCTAssertFalse(isASCII)
      _ = folded.appendFolded(all[..<count])
      let expected = (all[(256 - count)...] + all[..<count]).map {
        (65...90).contains($0) ? $0 + 32 : $0
      }
      XCTAssertEqual(folded, expected)
    }
  }
}
