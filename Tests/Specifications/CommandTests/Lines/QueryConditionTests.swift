// SPDX-License-Identifier: MIT

import RandomChoices
import XCTest

@testable import selection

/// Signs in a query, as in fzf: `^ $ ! ' |`, by words and with letters that needn't be adjacent.
final class QueryConditionTests: XCTestCase {
  /// The lines that match, searched a few bytes at a time.
  private func matches(
    _ text: String, in lines: [String], isFuzzy: Bool = false, step: Int = 1 << 20
  ) -> [String] {
    let bytes = Lines(Array(lines.map { $0 + "\n" }.joined().utf8))
    var filter = LineFilter(Query(text, isFuzzy: isFuzzy))
    while !filter.isComplete(for: bytes) { filter.advance(in: bytes, byteCount: step) }
    XCTAssertEqual(
      filter.ranks.count, Query(text, isFuzzy: isFuzzy).isRanked ? filter.found.joined().count : 0)
    return filter.found.joined().map { lines[$0] }
  }

  private let lines = [
    "rel/one", "wip one", "a rel", "fix/wip", "docs", "Ünder rel", "x-wip-y", "rel", " rel ",
  ]

  func testEachSign() {
    let table: [(query: String, expected: [String])] = [
      ("^rel", ["rel/one", "rel", " rel "]),
      ("rel$", ["a rel", "Ünder rel", "rel", " rel "]),
      ("^rel$", ["rel", " rel "]),
      ("!rel", ["wip one", "fix/wip", "docs", "x-wip-y"]),
      ("wip !^fix", ["wip one", "x-wip-y"]),
      ("!wip$ wip", ["wip one", "x-wip-y"]),
      ("'wip", ["wip one", "fix/wip", "x-wip-y"]),
      ("'wip'", ["wip one", "fix/wip", "x-wip-y"]), ("'wi'", []),
      ("wip | docs", ["wip one", "fix/wip", "docs", "x-wip-y"]),
      ("^fix | docs$ | ^wip", ["wip one", "fix/wip", "docs"]),
      ("one wip | rel", ["rel/one", "wip one"]),
      ("^under", ["Ünder rel"]), ("^Under", ["Ünder rel"]), ("^ünder", ["Ünder rel"]),
      ("!ünder rel", ["rel/one", "a rel", "rel", " rel "]),
      ("!", Array(lines)), ("^", Array(lines)), ("'", Array(lines)), ("|", Array(lines)),
      ("docs |", ["docs"]), ("| docs", ["docs"]), ("!!docs", Array(lines)),
    ]
    for (query, expected) in table {
      XCTAssertEqual(matches(query, in: lines), expected, query)
      XCTAssertEqual(matches(query, in: lines, step: 1), expected, "\(query), line by line")
    }
    XCTAssertEqual(matches("$", in: ["a$", "b"]), ["a$"], "alone it is searched for")
    XCTAssertEqual(matches("a$b", in: ["a$b", "ab"]), ["a$b"])
    XCTAssertEqual(matches("b$", in: ["ab\r", "ab \t", "abc"]), ["ab\r", "ab \t"])
  }

  func testWithLettersThatNeedNotBeAdjacent() {
    let lines = ["src/main", "s-r-c", "main src", "Süß-rac", "c"]
    let table: [(query: String, expected: [String])] = [
      ("src", ["src/main", "s-r-c", "main src", "Süß-rac"]), ("'src", ["src/main", "main src"]),
      ("^src", ["src/main"]), ("src$", ["main src"]), ("src !main", ["s-r-c", "Süß-rac"]),
      ("!src", ["s-r-c", "Süß-rac", "c"]), ("sra | ^mn", ["src/main", "Süß-rac"]),
      ("src | zz", ["src/main", "s-r-c", "main src", "Süß-rac"]),
    ]
    for (query, expected) in table {
      XCTAssertEqual(matches(query, in: lines, isFuzzy: true), expected, query)
    }
  }

  /// A query that is typed letter by letter finds what it finds at once.
  func testTypingFindsTheSame() {
    var random = RandomSource(seed: 51)
    let words = ["a", "b", "ab", "ba", "^a", "b$", "!a", "!b$", "'ab", "|", "^ab$", "'a'", "!^b"]
    let letters = ["a", "b", " ", "-"]
    let lines = (0..<60).map { _ in
      (0..<random.below(6)).map { _ in letters[random.below(4)] }.joined()
    }
    let bytes = Lines(Array(lines.map { $0 + "\n" }.joined().utf8))
    for isFuzzy in [false, true] {
      for _ in 0..<300 {
        let text = (0..<3).map { _ in words[random.below(words.count)] }.joined(separator: " ")
        var stack = SearchStack()
        for end in text.indices {
          stack.begin(Query(String(text[...end]), isFuzzy: isFuzzy))
          while !stack.isComplete(for: bytes) { stack.advance(in: bytes) }
        }
        let found = stack.query.isEmpty ? lines : stack.found.joined().map { lines[$0] }
        XCTAssertEqual(found, matches(text, in: lines, isFuzzy: isFuzzy), "\(text) \(isFuzzy)")
      }
    }
  }

  func testMatchingLettersAreMarked() {
    func marked(_ query: String, _ text: String, isFuzzy: Bool = false) -> String {
      let characters = Array(text)
      let places = Query(query, isFuzzy: isFuzzy).places(in: characters)
      return String(
        characters.indices.map { place in places.contains { $0.contains(place) } ? "^" : "." })
    }
    XCTAssertEqual(marked("^ab", "abab"), "^^..")
    XCTAssertEqual(marked("ab$", "abab"), "..^^")
    XCTAssertEqual(marked("!x ab", "abab"), "^^..")
    XCTAssertEqual(marked("'ab'", "xab ab"), "....^^")
    XCTAssertEqual(marked("x | b", "abab"), ".^..")
    XCTAssertEqual(marked("'ba", "abab", isFuzzy: true), ".^^.")
  }

  func testAMillionNegatedLinesAreFast() {
    let lines = Lines(Array(String(repeating: "src/main/file.swift\n", count: 200_000).utf8))
    var filter = LineFilter(Query("!zz swift$"))
    let time = ContinuousClock().measure {
      while !filter.isComplete(for: lines) { filter.advance(in: lines) }
    }
    XCTAssertEqual(filter.found, [0..<200_000])
    XCTAssertLessThan(time, .seconds(4))
  }
}
