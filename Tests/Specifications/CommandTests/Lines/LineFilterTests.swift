// SPDX-License-Identifier: MIT

import RandomChoices
import SelectionCore
import SelectionOutline
import XCTest

@testable import selection

/// Which lines match, with any contents, and with any division of the search into steps.
final class LineFilterTests: XCTestCase {
  /// The lines that match, searched a few bytes at a time.
  private func matches(_ text: String, in lines: [String], step: Int = 1 << 20) -> [String] {
    let bytes = Lines(Array(lines.map { $0 + "\n" }.joined().utf8))
    var filter = LineFilter(Query(text))
    while !filter.isComplete(for: bytes) { filter.advance(in: bytes, byteCount: step) }
    return filter.found.flatMap { $0 }.map { lines[$0] }
  }

  func testMatchesAnywhere() {
    let lines = ["one", "Two", "", "twofold", "the one", "t\u{301}wo"]
    XCTAssertEqual(matches("one", in: lines), ["one", "the one"])
    XCTAssertEqual(matches("two", in: lines), ["Two", "twofold", "t\u{301}wo"])
    XCTAssertEqual(matches("Two", in: lines), ["Two"], "a capital is told from a small letter")
    XCTAssertEqual(matches("e on", in: lines), ["one", "the one"], "all words, in any order")
    XCTAssertEqual(matches("e the", in: lines), ["the one"])
    XCTAssertEqual(matches("  ", in: lines), lines)
    XCTAssertEqual(matches("onethe", in: lines), [], "not across lines")
    XCTAssertEqual(matches("two\n", in: lines), matches("two", in: lines))
  }

  func testLettersWithMarks() {
    let lines = [
      "Malmö", "MALMÖ", "malmo", "København", "Łódź", "Москва", "日本語", "e\u{301}",
    ]
    XCTAssertEqual(matches("malmo", in: lines), ["Malmö", "MALMÖ", "malmo"])
    XCTAssertEqual(matches("malmö", in: lines), ["Malmö", "MALMÖ"])
    XCTAssertEqual(matches("Malmo", in: lines), ["Malmö"])
    XCTAssertEqual(matches("lodz", in: lines), ["Łódź"])
    XCTAssertEqual(matches("Kobenhavn", in: lines), ["København"])
    XCTAssertEqual(matches("москва", in: lines), ["Москва"])
    XCTAssertEqual(matches("本", in: lines), ["日本語"])
    XCTAssertEqual(matches("e", in: ["e\u{301}", "é", "x"]), ["e\u{301}", "é"])
  }

  func testPlainLettersInOnePassAreThoseOfTwo() {
    for scalar in (UInt32(0)...0x1_1000).compactMap(Unicode.Scalar.init) {
      let text = Array("A\(Character(scalar))z".utf8)
      var folded: [UInt8] = []
      _ = folded.appendFolded(PlainLetters.bytes(of: text)[...])
      var plain: [UInt8] = []
      PlainLetters.append(text[...], to: &plain)
      if plain != folded { XCTFail("\(scalar): \(plain) is not \(folded)") }
    }
    for text in [[], [0xC3], [0xC3, 0x28], [0xCC, 0x41], [0xFF, 0xC4]] as [[UInt8]] {
      var folded: [UInt8] = []
      _ = folded.appendFolded(PlainLetters.bytes(of: text)[...])
      var plain: [UInt8] = []
      PlainLetters.append(text[...], to: &plain)
      if text.last != 0x28, text.last != 0x41 { XCTAssertEqual(plain, folded, "\(text)") }
    }
  }

  /// A search in steps, narrowed step by step, finds the same lines as one that checks each line.
  func testSearchesAgreeWithASimpleOne() {
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 40) % count
    }
    let letters = ["a", "b", "A", "ä", " ", "ab", "\u{0}", "é"]
    for round in 0..<60 {
      let lines = (0..<40).map { _ in (0..<random(12)).map { _ in letters[random(8)] }.joined() }
      let content = Lines(Array(lines.map { $0 + "\n" }.joined().utf8))
      var older: LineFilter?
      var text = ""
      for _ in 0..<3 {
        text += ["a", "b", "B", " ", "ä"][random(5)]
        var filter = LineFilter(Query(text), within: older)
        // Some searches are narrowed before they are complete.
        for _ in 0..<(round % 3 == 0 ? random(4) : 1000) where !filter.isComplete(for: content) {
          filter.advance(in: content, byteCount: 1 + random(60))
        }
        older = filter
        while !filter.isComplete(for: content) { filter.advance(in: content, byteCount: 9) }
        let expected = lines.indices.filter { isMatch(lines[$0], text) }
        XCTAssertEqual(filter.found.flatMap { $0 }, expected, "\(text) in \(lines)")
      }
    }
  }

  /// Paths below one that matches match without being looked at, and are the same.
  func testWhatIsBelowAMatchMatches() {
    var random = RandomSource(seed: 5)
    let names = ["a", "b", "ab", "Ba", "ä", "c"]
    for round in 0..<60 {
      let lines = (0..<40).map { _ in
        (0..<1 + random.below(4)).map { _ in names[random.below(6)]
        }
        .joined(separator: "/") + "\n"
      }
      var paths = TreePaths()
      var nodes: [OutlineNode<Int>] = []
      // In two parts, so that there are new paths below known ones.
      for count in [round % 3 * 10, 40] {
        var content = ByteLines()
        content.feed(Array(lines.prefix(count).joined().utf8), separator: UInt8(ascii: "\n"))
        nodes = paths.take(content, after: nodes.map(\.id))
      }
      let content = paths.paths
      let texts = (0..<content.count).map { Array(content[$0]) }
      for line in 0..<content.count {
        let next = (line + 1)..<(line + 1 + Int(content.followers[line]))
        XCTAssertTrue(texts[next].allSatisfy { $0.starts(with: texts[line]) })
      }
      if round % 3 == 0 {
        for (line, node) in nodes.enumerated() {
          let below = nodes[(line + 1)...].prefix { $0.depth > node.depth }.count
          XCTAssertEqual(Int(content.followers[line]), below)
        }
      }
      for text in ["a", "ab", "b/a", "Ba", "ä", "a b", "a/ c", "b !c"] {
        var filter = LineFilter(Query(text))
        while !filter.isComplete(for: content) { filter.advance(in: content, byteCount: 50) }
        var plain = LineFilter(Query(text))
        let separate = Lines(content.raw.bytes, format: content.format)
        while !plain.isComplete(for: separate) { plain.advance(in: separate, byteCount: 50) }
        XCTAssertEqual(filter.found, plain.found, "\(text) in \(lines)")
      }
    }
  }

  private func isMatch(_ line: String, _ text: String) -> Bool {
    let plain = ["ä": "a", "é": "e"]
    return text.split(separator: " ").allSatisfy { word in
      let isExact = word.contains("B")
      let label = word.contains("ä") ? line : line.map { plain["\($0)"] ?? "\($0)" }.joined()
      return (isExact ? label : label.lowercased()).contains(word)
        || line.contains(word)
    }
  }

  func testPlacesOfBytes() {
    let text = Array("xabababcab".utf8)
    for start in 0...text.count {
      for end in start...text.count {
        for word in ["a", "ab", "abc", "bab", "ca", "xabababcab", "c"] {
          let needle = Array(word.utf8)
          let expected = (start..<end).first { text[$0..<end].starts(with: needle) }
          XCTAssertEqual(text.first(needle, in: start..<end), expected, "\(word) \(start)..<\(end)")
        }
      }
    }
  }
}
