// SPDX-License-Identifier: MIT

import SelectionCore
import XCTest

@testable import selection

/// Lines sorted by how well they match, and the effects of keys and the mouse on them.
@MainActor
final class PickFuzzyTests: XCTestCase, UsesScreens {
  let size = ScreenSize(columns: 80, lines: 12)
  /// The order in which `ab` matches them is 3, 1, 4, 0, 2; line 5 doesn't match.
  private let text = "a--b\nx/ab\na----b\nab\na-b long\nother\n"

  private func screen(_ options: PickOptions = PickOptions(), keys: String = "a b") throws
    -> PickScreen
  {
    var options = options
    options.isFuzzy = true
    let screen = PickScreen(options: options)
    screen.feed(Array(text.utf8))
    screen.feed(nil)
    try press(keys, on: screen)
    return screen
  }

  private func order(_ screen: PickScreen) -> [Int] {
    (0..<screen.table.shownCount).compactMap(screen.table.line)
  }

  func testTheBestMatchComesFirstUnderTheCursor() async throws {
    let screen = try screen()
    XCTAssertEqual(order(screen), [3, 1, 4, 0, 2])
    XCTAssertEqual(screen.table.cursor, 0)
    XCTAssertTrue(screen.lines(for: size)[0].plainText.contains("5 match, best first"))
    XCTAssertEqual(screen.take(TerminalKey(.return)), .end(0))
    XCTAssertEqual(screen.table.chosen, [3])
  }

  func testARangeToALineThatTheSearchHasHiddenIsNone() async throws {
    let screen = try screen(keys: "a b q")
    XCTAssertEqual(screen.table.shownCount, 0)
    try screen.table.extendRange(to: 4, from: 0)
    try screen.table.extendRange(to: -1)
    XCTAssertEqual(screen.table.chosen, [])
    let some = try self.screen()
    try some.table.extendRange(to: 5, from: 0)
    try some.table.extendRange(to: 0, from: 900)
    XCTAssertEqual(some.table.chosen, [])
    try some.table.extendRange(to: 1, from: 0)
    XCTAssertEqual(some.table.chosen, [1, 3])
  }

  func testARangeIsOverTheLinesBetweenOnTheScreen() async throws {
    let screen = try screen(keys: "a b shift-down shift-down")
    XCTAssertEqual(screen.table.chosen, [3, 1, 4], "and not line 2, which stands between them")
    XCTAssertEqual(screen.table.cursor, 2)
    try press("shift-up", on: screen)
    XCTAssertEqual(screen.table.chosen, [3, 1], "a range that shrinks gives back")
    try press("shift-end", on: screen)
    XCTAssertEqual(screen.table.chosen, [0, 1, 2, 3, 4])
    try press("alt-u", on: screen)
    XCTAssertEqual(screen.table.chosen, [], "one range is one step")
    try press("ctrl-r alt-n home down tab end alt-r", on: screen)
    XCTAssertEqual(screen.table.chosen, [1, 4, 0, 2], "from the line that was chosen last")
    try press("alt-i", on: screen)
    XCTAssertEqual(screen.table.chosen, [3])
    try press("alt-a escape", on: screen)
    XCTAssertEqual(screen.table.chosen, [0, 1, 2, 3, 4])
    XCTAssertEqual(order(screen), [0, 1, 2, 3, 4, 5], "all lines are in their own order")
  }

  func testARangeBeginsAtTheCursorEachTime() async throws {
    let screen = try screen(keys: "a b shift-down down down shift-down")
    XCTAssertEqual(screen.table.chosen, [3, 1, 0, 2])
    try press("home alt-r", on: screen)
    XCTAssertEqual(screen.table.chosen, [0, 1, 2, 3, 4], "from where the last one began")
  }

  func testRangesKeepToALimitAndToOneLineAtMost() async throws {
    var options = PickOptions()
    options.limit = 2
    let limited = try screen(options, keys: "a b shift-down shift-down")
    XCTAssertEqual(limited.table.chosen, [3, 1])
    XCTAssertTrue(limited.lines(for: size)[0].plainText.contains("no more than 2"))
    options.limit = nil
    options.isExclusive = true
    let single = try screen(options, keys: "a b shift-down shift-down")
    XCTAssertEqual(single.table.chosen, [4])
    XCTAssertEqual(single.table.cursor, 2)
  }

  func testTheMouseActsOnTheLinesOnTheScreen() async throws {
    let screen = try screen()
    func mouse(_ action: TerminalKey.Mouse.Action, place: Int, _ held: TerminalKey.Modifiers = []) {
      let mouse = TerminalKey.Mouse(action: action, column: 9, line: place + 1)
      XCTAssertEqual(screen.take(TerminalKey(.mouse(mouse), held)), .stay)
      _ = screen.lines(for: size)
    }
    mouse(.press, place: 1)
    mouse(.drag, place: 3)
    XCTAssertEqual(screen.table.chosen, [1, 4, 0])
    mouse(.drag, place: 2)
    mouse(.release, place: 2)
    XCTAssertEqual(screen.table.chosen, [1, 4])
    mouse(.press, place: 4, .shift)
    mouse(.release, place: 4, .shift)
    XCTAssertEqual(screen.table.chosen, [1, 4, 0, 2])
    mouse(.press, place: 4)
    mouse(.drag, place: 2)
    mouse(.release, place: 2)
    XCTAssertEqual(screen.table.chosen, [1], "from a line that was dropped a drag drops")
  }

  func testLinesThatComeAreRankedToo() async throws {
    var options = PickOptions()
    options.isFuzzy = true
    options.query = "ab"
    let screen = PickScreen(options: options)
    screen.feed(Array("a--b\nno\nx ab\n".utf8))
    screen.finishSearch()
    XCTAssertEqual(order(screen), [2, 0])
    XCTAssertEqual(screen.table.cursor, 0, "on the best")
    screen.feed(Array("ab\n".utf8))
    screen.finishSearch()
    XCTAssertEqual(order(screen), [3, 2, 0])
    XCTAssertEqual(screen.table.cursor, 0, "on the best, as nobody has moved")
    try press("down", on: screen)
    screen.feed(Array("ab\n".utf8))
    screen.finishSearch()
    XCTAssertEqual(order(screen), [3, 4, 2, 0])
    XCTAssertEqual(screen.table.cursor.flatMap(screen.table.line), 2, "who has moved stays")
    try press("shift-down", on: screen)
    screen.feed(Array("x\nab ab\n".utf8))
    screen.finishSearch()
    try press("shift-up", on: screen)
    XCTAssertTrue(screen.table.chosen.contains(2))
    XCTAssertFalse(screen.table.chosen.contains(3), "no key acts on lines that are not between")
  }

  /// Random keys, against a model that knows the lines only in the order on the screen.
  func testKeysAtRandomActOnWhatIsOnTheScreen() async throws {
    var state: UInt64 = 3
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 40) % count
    }
    for _ in 0..<30 {
      let lines = (0..<25).map { _ in (0..<8).map { _ in ["a", "b", "-"][random(3)] }.joined() }
      var options = PickOptions()
      options.isFuzzy = true
      let screen = PickScreen(options: options)
      screen.feed(Array(lines.map { $0 + "\n" }.joined().utf8))
      screen.feed(nil)
      try press("a b", on: screen)
      let order = order(screen)
      guard !order.isEmpty else { continue }
      var (cursor, chosen, base, start) = (0, Set<Int>(), Set<Int>(), Int?.none)
      for _ in 0..<60 {
        let moves = [("up", -1), ("down", 1), ("home", -order.count), ("end", order.count)]
        let (name, way) = moves[random(4)]
        let place = min(max(cursor + way, 0), order.count - 1)
        var key = name
        switch random(7) {
        case 0...2:
          key = "shift-" + name
          if start == nil { (start, base) = (cursor, chosen) }
          let first = start ?? cursor
          chosen = base.union(order[min(first, place)...max(first, place)])
          cursor = place
        case 3:
          (key, start) = ("alt-i", nil)
          chosen = chosen.symmetricDifference(order)
        case 4:
          (key, start) = ("tab", nil)
          chosen.formSymmetricDifference([order[cursor]])
          cursor = min(cursor + 1, order.count - 1)
        default: (cursor, start) = (place, nil)
        }
        try press(key, on: screen)
        guard Set(screen.table.chosen) == chosen, screen.table.cursor == cursor else {
          return XCTFail("\(key): \(screen.table.chosen), not \(chosen.sorted()) in \(order)")
        }
      }
    }
  }

  private func read(_ words: String...) throws -> PickOptions? {
    try PickOptions.read(words.map { Array($0.utf8) })
  }

  func testAKeySwitchesAndAnOptionKeepsTheOrder() async throws {
    let screen = try screen()
    try press("alt-z", on: screen)
    XCTAssertEqual(order(screen), [1, 3], "lines with the word, in their order")
    try press("alt-z", on: screen)
    XCTAssertEqual(order(screen), [3, 1, 4, 0, 2])
    let options = try XCTUnwrap(read("-e", "--fuzzy", "+s"))
    XCTAssertTrue(options.isFuzzy)
    XCTAssertEqual(order(try self.screen(options)), [0, 1, 2, 3, 4])
    XCTAssertEqual(try read("+e", "-e")?.isFuzzy, false, "the last one holds")
    XCTAssertEqual(try read("--no-exact")?.isFuzzy, true)
  }
}

#if os(Linux)
  /// Fuzzy search in a terminal.
  final class PickFuzzyTerminalTests: TerminalCase {
    func testLettersAreMarkedAndTheBestIsTaken() throws {
      let lines = "xs/oxxc\nsrc/old\nSources/Core\nnone\n"
      let run = try pick("--fuzzy", from: lines, keys: "soc\r", after: "of 4")
      XCTAssertEqual(run.output, "Sources/Core\n")
      let plain = try pick("--fuzzy", from: lines, keys: "xoc\u{07}", after: "of 4")
      let marks = [true, false].map { Style.cursor.matched.sequence(hasColors: $0) + "x" }
      XCTAssertTrue(marks.contains { plain.shown.contains($0) }, plain.shown)
      let range = try pick(
        "--fuzzy", from: "a--b\nx/ab\nab\n", keys: "ab\u{1B}[1;2B\r", after: "of 3")
      XCTAssertEqual(range.output, "x/ab\nab\n", "printed in their order")
    }
  }
#endif
