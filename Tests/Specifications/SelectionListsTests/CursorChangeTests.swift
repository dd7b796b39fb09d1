// SPDX-License-Identifier: MIT
import SelectionLists
import XCTest

/// What a cursor's changes say when the app changes its set or its list by itself.
final class CursorChangeTests: XCTestCase {
  private let ids = ["a", "b", "c", "d"]

  func testTheFocusIsRedrawnWhereItWasBeforeTheAppSelected() {
    var (cursor, chosen) = (SelectionCursor<String>(), Set<String>())
    cursor.handle(.click("a"), in: ids, selection: &chosen, profile: .windows)
    chosen = ["c"]
    let moved = cursor.handle(
      .key(KeyStroke(.down)), in: ids, selection: &chosen, profile: .windows)
    XCTAssertEqual(moved.itemsToRedrawWithFocus, ["a", "c", "d"])
    chosen = ["b"]
    let stays = cursor.handle(
      .key(KeyStroke(.escape)), in: ids, selection: &chosen, profile: .windows)
    XCTAssertEqual(stays.focused, ["d", "b"])
  }
}
