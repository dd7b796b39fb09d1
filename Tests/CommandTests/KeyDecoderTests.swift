// SPDX-License-Identifier: MIT

import XCTest

@testable import selection

/// Bytes of a terminal to keys, and words to keys.
final class KeyDecoderTests: XCTestCase {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    decoder.feed(text.utf8)
    var keys: [Key] = []
    while let key = decoder.next(isComplete: true) { keys.append(key) }
    return keys
  }

  func testSequences() {
    let table: [(text: String, key: Key)] = [
      ("\u{1B}[A", Key(.up)), ("\u{1B}OB", Key(.down)), ("\u{1B}[C", Key(.right)),
      ("\u{1B}[D", Key(.left)), ("\u{1B}[5~", Key(.pageUp)), ("\u{1B}[6~", Key(.pageDown)),
      ("\u{1B}[H", Key(.home)), ("\u{1B}OF", Key(.end)), ("\u{1B}[1~", Key(.home)),
      ("\u{1B}[4~", Key(.end)), ("\u{1B}[3~", Key(.delete)), ("\u{1B}[2~", Key(.insert)),
      ("\u{1B}[1;2A", Key(.up, .shift)), ("\u{1B}[1;5B", Key(.down, .control)),
      ("\u{1B}[1;6B", Key(.down, [.shift, .control])), ("\u{1B}[6;2~", Key(.pageDown, .shift)),
      ("\u{1B}[Z", Key(.tab, .shift)), ("\t", Key(.tab)), (" ", Key(.space)), ("\r", Key(.return)),
      ("\n", Key(.return)), ("\u{7F}", Key(.backspace)), ("\u{0}", Key(.space, .control)),
      ("\u{1}", Key(.character("a"), .control)), ("\u{1B}x", Key(.character("x"), .option)),
      ("é", .character("é")), ("日", .character("日")), ("\u{1B}", Key(.escape)),
    ]
    for (text, key) in table { XCTAssertEqual(keys(text), [key], text.debugDescription) }
  }

  func testKeysInOneRead() {
    XCTAssertEqual(
      keys("a\u{1B}[B\u{1B}[Bq"), [.character("a"), Key(.down), Key(.down), .character("q")])
    XCTAssertEqual(keys("\u{1B}\u{1B}[A"), [Key(.escape), Key(.up)])
    XCTAssertEqual(keys("\u{1B}[99xq"), [.character("q")], "an unknown sequence is passed over")
  }

  func testASequenceMayComeInPieces() {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for byte in "\u{1B}[1;2A日".utf8 {
      decoder.feed([byte])
      while let key = decoder.next(isComplete: false) { keys.append(key) }
    }
    XCTAssertEqual(keys, [Key(.up, .shift), .character("日")])
  }

  func testAnyBytesAreTakenWithoutATrap() {
    var state: UInt64 = 42
    for _ in 0..<2_000 {
      var decoder = KeyDecoder()
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let byte = UInt8(truncatingIfNeeded: state >> 40)
        decoder.feed([byte % 3 == 0 ? 0x1B : byte % 3 == 1 ? UInt8(ascii: "[") : byte])
        while decoder.next(isComplete: false) != nil {}
      }
      while decoder.next(isComplete: true) != nil {}
      XCTAssertFalse(decoder.isWaiting)
    }
  }

  func testWords() {
    XCTAssertEqual(Key(word: "down"), Key(.down))
    XCTAssertEqual(Key(word: "page-down"), Key(.pageDown))
    XCTAssertEqual(Key(word: "PageUp"), Key(.pageUp))
    XCTAssertEqual(Key(word: "shift-up"), Key(.up, .shift))
    XCTAssertEqual(Key(word: "ctrl-shift-page-down"), Key(.pageDown, [.control, .shift]))
    XCTAssertEqual(Key(word: "ctrl-a"), Key(.character("a"), .control))
    XCTAssertEqual(Key(word: "-"), .character("-"))
    XCTAssertNil(Key(word: "sideways"))
    XCTAssertNil(Key(word: "shift-"))
  }
}
