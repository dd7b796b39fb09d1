// SPDX-License-Identifier: MIT

import XCTest

@testable import selection

/// Decoding bytes of a terminal to keys, and parsing words as keys.
final class KeyDecoderTests: XCTestCase {
  private func keys(_ text: String) -> [TerminalKey] {
    var decoder = KeyDecoder()
    decoder.feed(text.utf8)
    var keys: [TerminalKey] = []
    while let key = decoder.next(isComplete: true) { keys.append(key) }
    return keys
  }

  func testSequences() {
    let table: [(text: String, key: TerminalKey)] = [
      ("\u{1B}[A", TerminalKey(.up)), ("\u{1B}OB", TerminalKey(.down)),
      ("\u{1B}[C", TerminalKey(.right)),
      ("\u{1B}[D", TerminalKey(.left)), ("\u{1B}[5~", TerminalKey(.pageUp)),
      ("\u{1B}[6~", TerminalKey(.pageDown)),
      ("\u{1B}[H", TerminalKey(.home)), ("\u{1B}OF", TerminalKey(.end)),
      ("\u{1B}[1~", TerminalKey(.home)),
      ("\u{1B}[4~", TerminalKey(.end)), ("\u{1B}[3~", TerminalKey(.delete)),
      ("\u{1B}[2~", TerminalKey(.insert)),
      ("\u{1B}[1;2A", TerminalKey(.up, .shift)), ("\u{1B}[1;5B", TerminalKey(.down, .control)),
      ("\u{1B}[1;6B", TerminalKey(.down, [.shift, .control])),
      ("\u{1B}[6;2~", TerminalKey(.pageDown, .shift)),
      ("\u{1B}[Z", TerminalKey(.tab, .shift)), ("\t", TerminalKey(.tab)),
      (" ", TerminalKey(.space)), ("\r", TerminalKey(.return)),
      ("\n", TerminalKey(.character("j"), .control)),
      ("\u{1F}", TerminalKey(.character("_"), .control)),
      ("\u{1B}OP", TerminalKey(.f1)), ("\u{1B}[11~", TerminalKey(.f1)),
      ("\u{7F}", TerminalKey(.backspace)),
      ("\u{0}", TerminalKey(.space, .control)),
      ("\u{1}", TerminalKey(.character("a"), .control)),
      ("\u{1B}x", TerminalKey(.character("x"), .option)),
      ("é", .character("é")), ("日", .character("日")), ("\u{1B}", TerminalKey(.escape)),
    ]
    for (text, key) in table { XCTAssertEqual(keys(text), [key], text.debugDescription) }
  }

  func testTheMouse() {
    func mouse(
      _ action: TerminalKey.Mouse.Action, _ column: Int, _ line: Int,
      _ modifiers: TerminalKey.Modifiers = []
    ) -> TerminalKey {
      TerminalKey(.mouse(.init(action: action, column: column, line: line)), modifiers)
    }
    XCTAssertEqual(keys("\u{1B}[<0;1;2M"), [mouse(.press, 0, 1)])
    XCTAssertEqual(keys("\u{1B}[<0;80;24m"), [mouse(.release, 79, 23)])
    XCTAssertEqual(keys("\u{1B}[<32;3;4M"), [mouse(.drag, 2, 3)])
    XCTAssertEqual(keys("\u{1B}[<4;3;4M"), [mouse(.press, 2, 3, .shift)])
    XCTAssertEqual(keys("\u{1B}[<16;3;4M"), [mouse(.press, 2, 3, .control)])
    XCTAssertEqual(
      keys("\u{1B}[<64;3;4M\u{1B}[<65;3;4M"), [mouse(.wheelUp, 2, 3), mouse(.wheelDown, 2, 3)])
    XCTAssertEqual(keys("\u{1B}[<2;3;4M\u{1B}[<2;3;4m"), [mouse(.secondary, 2, 3)])
    XCTAssertEqual(
      keys("\u{1B}[<1;3;4M\u{1B}[<34;3;4M\u{1B}[<0;0;4M\u{1B}[<0;3Mq"), [.character("q")])
  }

  func testKeysInOneRead() {
    XCTAssertEqual(
      keys("a\u{1B}[B\u{1B}[Bq"),
      [.character("a"), TerminalKey(.down), TerminalKey(.down), .character("q")])
    XCTAssertEqual(keys("\u{1B}\u{1B}[A"), [TerminalKey(.escape), TerminalKey(.up)])
    XCTAssertEqual(keys("\u{1B}[99xq"), [.character("q")], "an unknown sequence is passed over")
  }

  func testASequenceMayComeInPieces() {
    var decoder = KeyDecoder()
    var keys: [TerminalKey] = []
    for byte in "\u{1B}[1;2A日".utf8 {
      decoder.feed([byte])
      while let key = decoder.next(isComplete: false) { keys.append(key) }
    }
    XCTAssertEqual(keys, [TerminalKey(.up, .shift), .character("日")])
  }

  func testAPasteIsOneKey() {
    let paste = "\u{1B}[200~q\r a\u{1B}[A\u{1B}[201~"
    let key = TerminalKey(.paste("q\r a\u{1B}[A"))
    XCTAssertEqual(keys(paste + "x"), [key, .character("x")])
    XCTAssertEqual(keys("\u{1B}[201~x"), [.character("x")], "the end of none is passed over")
    var decoder = KeyDecoder()
    var found: [TerminalKey] = []
    for _ in 0..<2 {
      for (place, byte) in paste.utf8.enumerated() {
        decoder.feed([byte])
        // No part of a paste is a key, even if the rest is late.
        while let key = decoder.next(isComplete: place > 5) { found.append(key) }
      }
    }
    XCTAssertEqual(found, [key, key])
    let long = String(repeating: "é", count: 1 << 18)
    XCTAssertEqual(keys("\u{1B}[200~" + long + "\u{1B}[201~").count, 1)
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
    XCTAssertEqual(TerminalKey(word: "down"), TerminalKey(.down))
    XCTAssertEqual(TerminalKey(word: "page-down"), TerminalKey(.pageDown))
    XCTAssertEqual(TerminalKey(word: "PageUp"), TerminalKey(.pageUp))
    XCTAssertEqual(TerminalKey(word: "shift-up"), TerminalKey(.up, .shift))
    XCTAssertEqual(
      TerminalKey(word: "ctrl-shift-page-down"), TerminalKey(.pageDown, [.control, .shift]))
    XCTAssertEqual(TerminalKey(word: "ctrl-a"), TerminalKey(.character("a"), .control))
    XCTAssertEqual(TerminalKey(word: "-"), .character("-"))
    XCTAssertNil(TerminalKey(word: "sideways"))
    XCTAssertNil(TerminalKey(word: "shift-"))
  }
}
