// SPDX-License-Identifier: MIT

import XCTest

@testable import selection

/// Scores of fuzzy matching against the best of all matches, each scored letter by letter, and
/// against the order that users of fzf expect.
final class FuzzyScorerTests: XCTestCase {
  private let scorer = FuzzyScorer()

  /// All matches of a word in a text.
  private func ways(_ word: ArraySlice<UInt8>, _ text: [UInt8], from start: Int) -> [[Int]] {
    guard let first = word.first else { return [[]] }
    return (start..<max(text.count, start)).filter { text[$0] == first }.flatMap { place in
      ways(word.dropFirst(), text, from: place + 1).map { [place] + $0 }
    }
  }

  /// The score of one match, as documented for the scorer.
  private func score(_ way: [Int], _ signs: [UInt8]) -> Int {
    var score = 0
    var run: [Int] = []
    for (number, place) in way.enumerated() {
      let bonus = LetterBonus.of(signs[place], behind: place == 0 ? 0x20 : signs[place - 1])
      if number > 0, way[number - 1] == place - 1 {
        run.append(bonus)
        score += 16 + max(run.max() ?? 0, 4)
        continue
      }
      run = [bonus]
      if number > 0 { score = max(score - 3 - (place - way[number - 1] - 2), 0) }
      score += 16 + (number == 0 ? 2 * bonus : bonus)
    }
    return score
  }

  private func folded(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    _ = result.appendFolded(text[...])
    return result
  }

  private func scored(_ word: [UInt8], _ signs: [UInt8]) -> Int? {
    word.withUnsafeBufferPointer { word in
      folded(signs).withUnsafeBufferPointer { text in
        signs.withUnsafeBufferPointer { signs in
          signs.baseAddress.flatMap { scorer.score(word, in: text, signs: $0) }
        }
      }
    }
  }

  /// Compares the score and the position of a word in a text with the best of all matches.
  private func check(_ word: [UInt8], in signs: [UInt8]) -> Bool {
    let text = folded(signs)
    let best = ways(word[...], text, from: 0).map { score($0, signs) }.max()
    guard scored(word, signs) == best else { return false }
    let places = scorer.places(of: word, in: text, signs: signs)
    guard let best, let places else { return best == nil && places == nil }
    return places.map { text[$0] } == word && zip(places, places.dropFirst()).allSatisfy(<)
      && score(places, signs) == best
  }

  private func texts(of letters: String, upTo count: Int) -> [[UInt8]] {
    var all: [[UInt8]] = []
    var last: [[UInt8]] = [[]]
    for _ in 0..<count {
      last = last.flatMap { text in letters.utf8.map { text + [$0] } }
      all += last
    }
    return all
  }

  func testTheBestOfAllWaysInAllTinyTexts() {
    let words = texts(of: "ab", upTo: 4)
    for text in texts(of: "aB-1", upTo: 5) {
      for word in words where !check(word, in: text) {
        return XCTFail(String(decoding: word + [0x20] + text, as: UTF8.self))
      }
    }
  }

  func testTheBestOfAllWaysInLongerTexts() {
    var state: UInt64 = 11
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 40) % count
    }
    let letters = Array("aabA/b-1xxxxxxxxxx a".utf8)
    for _ in 0..<3000 {
      let text = (0..<(1 + random(60))).map { _ in letters[random(letters.count)] }
      let word = (0..<(1 + random(4))).map { _ in Array("aab1/".utf8)[random(5)] }
      guard check(word, in: text) else {
        return XCTFail(String(decoding: word + [0x20] + text, as: UTF8.self))
      }
    }
  }

  func testAVeryLongLineMatchesAtItsFirstPlaces() {
    let text = Array(String(repeating: "ab", count: 300_000).utf8)
    let places = scorer.places(of: Array("abab".utf8), in: text, signs: text)
    XCTAssertEqual(places, [0, 1, 2, 3])
    XCTAssertEqual(scored(Array("abab".utf8), text), 36 + 3 * 26)
    XCTAssertEqual(scorer.places(of: Array("abc".utf8), in: text, signs: text), nil)
  }

  /// The lines that match a query, the best first.
  private func ranked(_ query: String, _ lines: [String]) -> [String] {
    let all = Lines(Array(lines.map { $0 + "\n" }.joined().utf8))
    var filter = LineFilter(Query(query, isFuzzy: true))
    while !filter.isComplete(for: all) { filter.advance(in: all, byteCount: 7) }
    let found = filter.found.flatMap(\.self)
    return FuzzyMatcher.order(of: filter.ranks).map { lines[found[Int($0)]] }
  }

  /// The orders are those of `fzf --filter`, version 0.38.
  func testWhatPeopleOfFzfExpectToComeFirst() {
    for (query, lines) in [
      ("foo", ["foo", "f-o-o", "fxoxo", "xfoo"]),
      ("fb", ["foo/bar", "fooBar", "foobar"]),
      ("lf", ["Lines/LineFilter.swift", "Sources/elf", "all/of"]),
      ("test", ["a/test.c", "t/e/s/t", "the rest", "attest.c"]),
      ("a", ["a", "ab", "b a", "b/a", "bca"]),
      ("ab", ["ab 1", "ab 22", "ab 333"]),
      ("core sel", ["core/selection", "sel/core.long", "score/insel"]),
      ("12", ["1-2", "v12", "102"]),
    ] {
      XCTAssertEqual(ranked(query, lines), lines)
      XCTAssertEqual(ranked(query, lines.reversed()), lines, query)
    }
    XCTAssertEqual(ranked("ab", ["ab 2", "ab 1"]), ["ab 2", "ab 1"], "alike as they came")
  }

  func testCapitalsMarksAndOtherLetters() {
    let lines = ["Malmö", "MaLmO", "Москва", "日本語", "Łódź", "e\u{301}t\u{E9}", "mal mo"]
    XCTAssertEqual(Set(ranked("mlmo", lines)), ["Malmö", "MaLmO", "mal mo"])
    XCTAssertEqual(ranked("mlmö", lines), ["Malmö"])
    XCTAssertEqual(ranked("MLO", lines), ["MaLmO"])
    XCTAssertEqual(ranked("мква", lines), ["Москва"])
    XCTAssertEqual(ranked("日語", lines), ["日本語"])
    XCTAssertEqual(ranked("ldz", lines), ["Łódź"])
    XCTAssertEqual(ranked("ete", lines), ["e\u{301}t\u{E9}"])
    XCTAssertEqual(ranked("éé", lines), ["e\u{301}t\u{E9}"], "however the mark is written")
    XCTAssertEqual(ranked("mal", lines), ["Malmö", "MaLmO", "mal mo"], "shorter ones first")
    XCTAssertEqual(
      Query("mvа", isFuzzy: true).places(in: Array("Москва")), [], "no letter of another script")
    XCTAssertEqual(Query("mö", isFuzzy: true).places(in: Array("Malmö")), [0..<1, 4..<5])
    XCTAssertEqual(Query("mlo", isFuzzy: true).places(in: Array("Malmö")), [0..<1, 2..<3, 4..<5])
  }

  /// A search that narrows an older one, in steps, finds and ranks the same as a new one.
  func testNarrowedSearchesRankAsFreshOnes() {
    var state: UInt64 = 5
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 40) % count
    }
    let letters = ["a", "b", "A", "ä", " ", "/", "c", "é"]
    for _ in 0..<60 {
      let lines = (0..<40).map { _ in (0..<random(12)).map { _ in letters[random(8)] }.joined() }
      let content = Lines(Array(lines.map { $0 + "\n" }.joined().utf8))
      var older: LineFilter?
      var text = ""
      for _ in 0..<4 {
        text += ["a", "b", "c", " ", "ä"][random(5)]
        guard !Query(text).words.isEmpty else { continue }
        var filter = LineFilter(Query(text, isFuzzy: true), within: older)
        for _ in 0..<random(6) where !filter.isComplete(for: content) {
          filter.advance(in: content, byteCount: 1 + random(60))
        }
        older = filter
        while !filter.isComplete(for: content) { filter.advance(in: content, byteCount: 9) }
        let found = filter.found.flatMap(\.self)
        XCTAssertEqual(filter.ranks.count, found.count)
        XCTAssertEqual(
          FuzzyMatcher.order(of: filter.ranks).map { lines[found[Int($0)]] }, ranked(text, lines))
      }
    }
  }
}
