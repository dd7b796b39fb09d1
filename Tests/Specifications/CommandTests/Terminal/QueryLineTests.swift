// SPDX-License-Identifier: MIT

import XCTest

@testable import selection

/// Typed text is edited as in a shell, and searched for in lines.
final class QueryLineTests: XCTestCase {
  /// The line after some keys, with a caret at the cursor.
  private func line(_ keys: String) throws -> String {
    var line = QueryLine()
    for word in keys.split(separator: " ") {
      let key = try XCTUnwrap(TerminalKey(word: String(word)), String(word))
      XCTAssertTrue(line.take(key), String(word))
    }
    return line.textBeforeCursor + "^" + line.text.dropFirst(line.textBeforeCursor.count)
  }

  func testEditing() throws {
    let words = "o n e space t w o space t"
    let table = [
      (words, "one two t^"), ("a left b", "b^a"), ("a b left left left right", "a^b"),
      ("a b backspace", "a^"), ("a b left delete", "a^"), ("a b ctrl-b ctrl-d", "a^"),
      (words + " ctrl-a x ctrl-e y", "xone two ty^"),
      (words + " alt-b", "one two ^t"), (words + " alt-b alt-b", "one ^two t"),
      (words + " ctrl-a alt-f", "one^ two t"), (words + " ctrl-a alt-f alt-f", "one two^ t"),
      (words + " ctrl-w ctrl-w", "one ^"), (words + " alt-b ctrl-w", "one ^t"),
      (words + " ctrl-a alt-d alt-d", "^ t"), (words + " ctrl-u", "^"),
      (words + " alt-b ctrl-u", "^t"), (words + " ctrl-w ctrl-y ctrl-y", "one two tt^"),
      (words + " alt-b ctrl-u ctrl-e ctrl-y", "tone two ^"), ("ctrl-w ctrl-y a", "a^"),
      ("alt-b alt-f alt-d ctrl-u backspace delete left right", "^"),
    ]
    for (keys, expected) in table { XCTAssertEqual(try line(keys), expected, keys) }
  }

  func testWhatMatchesIsFoundInTheText() {
    func marked(_ query: String, _ text: String) -> String {
      let characters = Array(text)
      let places = Query(query).places(in: characters)
      return characters.indices.map { place in
        places.contains { $0.contains(place) } ? "\(characters[place])" : "·"
      }.joined()
    }
    let table = [
      ("", "main", "····"), ("ai", "main", "·ai·"), ("MAIN", "main", "····"),
      ("main", "Main", "Main"), ("in ma", "main", "main"), ("m n", "main", "m··n"),
      ("oslo", "in Oslo", "···Oslo"), ("malmo", "zu Malmö", "···Malmö"),
      ("malmo", "Malmo\u{308}!", "Malmö·"), ("é", "É e", "É··"), ("日", "a日本", "·日·"),
      ("x", "main", "····"),
    ]
    for (query, text, expected) in table { XCTAssertEqual(marked(query, text), expected, query) }
  }

  func testEveryLineThatMatchesHasAMark() {
    let lines = ["Malmö", "Oslo", "København", "a b", "STRASSE", "Ünïcode ñandú", "日本 go"]
    for text in ["o", "a", "O", "ko", "Ø", "ü", "n a", "go 日", "ss", "SS"] {
      let query = Query(text)
      for line in lines {
        let bytes = Array(line.utf8)
        let isMatch = query.words.allSatisfy { $0.place(in: bytes) != nil }
        let places = query.places(in: Array(line))
        if isMatch { XCTAssertFalse(places.isEmpty, "\(text) in \(line)") }
      }
    }
  }

  func testALongTextIsShownWhereItMatched() {
    let text = String(repeating: "a", count: 100) + "needle" + String(repeating: "b", count: 100)
    let characters = Array(text)
    let places = Query("needle").places(in: characters)
    for columns in 0...220 {
      var line = StyledLine()
      line.append(text, .plain, matched: places, columns: columns, characters: characters)
      XCTAssertEqual(line.width, columns)
      if columns >= 12 { XCTAssertTrue(line.plainText.contains("needle"), line.plainText) }
      guard columns >= 12 else { continue }
      XCTAssertEqual(line.pieces.filter { $0.style == Style.plain.matched }.map(\.text), ["needle"])
      XCTAssertEqual(line.plainText.first == "…", columns < 206 && line.plainText.first != "a")
    }
    var end = StyledLine()
    let tail = String(repeating: "a", count: 60) + "end"
    end.append(
      tail, .plain, matched: [60..<63], columns: 20, characters: Array(tail))
    XCTAssertEqual(end.plainText, "…" + String(repeating: "a", count: 16) + "end")
  }
}
