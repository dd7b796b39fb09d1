// SPDX-License-Identifier: MIT

import XCTest

@testable import selection

/// A test that presses keys on screens of one size, and reads what they show.
@MainActor
protocol UsesScreens: XCTestCase {
  var size: ScreenSize { get }
}

extension UsesScreens {
  /// Presses keys that don't end the screen, completes the search of each, and draws.
  func press(_ keys: String, on screen: any Screen) throws {
    for word in keys.split(separator: " ") {
      let key = try XCTUnwrap(TerminalKey(word: String(word)), String(word))
      XCTAssertEqual(screen.take(key), .stay, "\(key)")
      (screen as? any Finder)?.finishSearch()
      _ = screen.lines(for: size)
    }
  }

  /// The lines on the screen, without blanks at their ends.
  func shown(_ screen: any Screen, _ size: ScreenSize? = nil) -> [String] {
    screen.lines(for: size ?? self.size).map { line in
      String(line.plainText.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The same in a window of another width.
  func shown(_ screen: any Screen, columns: Int) -> [String] {
    shown(screen, ScreenSize(columns: columns, lines: size.lines))
  }

  /// The lines between the title and the keys that aren't empty.
  func rows(_ screen: any Screen) -> [String] {
    shown(screen).dropFirst().dropLast().filter { !$0.isEmpty }
  }

  /// The paths that a tree would print, with a blank after each.
  func chosen(_ screen: TreeScreen) -> String {
    String(decoding: screen.chosen(endedBy: UInt8(ascii: " ")), as: UTF8.self)
  }
}
