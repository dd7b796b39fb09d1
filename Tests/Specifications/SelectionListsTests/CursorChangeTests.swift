// SPDX-License-Identifier: MIT
import SelectionLists
import XCTest

/// The changes that a cursor tells, if the app changes its set or its list by itself.
final class CursorChangeTests: XCTestCase {
  private let ids = ["a", "b", "c", "d"]

  func testTheFocusIsRedrawnWhereItWasBeforeTheAppSelected() {
    var (cursor, chosen) = (SelectionCursor<String>(), Set<String>())
    cursor.handle(.click("a"), in: ids, selection: &chosen, profile: .windows)
    chosen = ["c"]
    let moved = cursor.handle(
      .key(KeyStroke(.down)), in: ids, selection: &chosen, profile: .windows)
    XCTAssertEqual(moved.rowsToRedrawWithFocus, ["a", "c", "d"])
    chosen = ["b"]
    let stays = cursor.handle(
      .key(KeyStroke(.escape)), in: ids, selection: &chosen, profile: .windows)
    XCTAssertEqual(stays.focused, ["d", "b"])
  }

  /// A list over data that another thread changes may give another item for a place that it has
  /// just been asked for.
  func testItemsThatChangeWhileTheyAreReadStopNothing() {
    for first in 0..<20 {
      var reads = first
      let ids = (0..<9).lazy.map { (place: Int) -> Int in
        reads += 1
        return (place * 31 + reads * 17) % 50
      }
      var (cursor, chosen) = (SelectionCursor<Int>(), Set(0..<25))
      for _ in 0..<100 {
        for key in [KeyStroke(.down, .shift), KeyStroke(.up, .shift), KeyStroke(.down)] {
          cursor.handle(.key(key), in: ids, selection: &chosen, profile: .appKit)
        }
        cursor.handle(.click(3, .command), in: ids, selection: &chosen, profile: .appKit)
        cursor.handle(.click(7, .shift), in: ids, selection: &chosen, profile: .appKit)
      }
    }
  }

  func testAPressEndsWhenItsItemLeavesTheList() {
    for profile in [InputProfile.windows, .touch] {
      var (cursor, chosen) = (SelectionCursor<String>(), Set<String>())
      cursor.handle(.press("a"), in: ids, selection: &chosen, profile: profile)
      let left = ids.filter { $0 != "a" }
      cursor.handle(.press("b"), in: left, selection: &chosen, profile: profile)
      cursor.handle(.release, in: left, selection: &chosen, profile: profile)
      XCTAssertTrue(chosen.contains("b"))
      // The press doesn't come back with its item.
      cursor.handle(.press("c"), in: ids, selection: &chosen, profile: profile)
      cursor.adopt(chosen, in: ids.filter { $0 != "c" })
      cursor.handle(.release, in: ids, selection: &chosen, profile: profile)
      XCTAssertEqual(chosen.contains("c"), profile == .windows)
    }
  }

  func testARunLeavesWhatIsDisabledInItsMidst() {
    let (adding, extending): (KeyModifiers, KeyModifiers) = ([.shift, .command], .shift)
    for modifiers in [adding, extending] {
      var (cursor, chosen) = (SelectionCursor<String>(), Set<String>())
      cursor.handle(.click("a"), in: ids, selection: &chosen, profile: .windows)
      cursor.handle(.click("d", modifiers), in: ids, selection: &chosen, profile: .windows)
      let change = cursor.handle(
        .click("b", modifiers), in: ids, selection: &chosen, profile: .windows
      ) { $0 != "d" }
      XCTAssertEqual(chosen, ["a", "b", "d"])
      XCTAssertEqual(change.deselected, ["c"])
    }
    // Nor does it give back what it has deselected.
    var (cursor, chosen) = (SelectionCursor<String>(), Set(["c", "d"]))
    cursor.handle(.click("a", .command), in: ids, selection: &chosen, profile: .windows)
    cursor.handle(.click("b", extending), in: ids, selection: &chosen, profile: .windows)
    let change = cursor.handle(
      .click("a", adding), in: ids, selection: &chosen, profile: .windows
    ) { $0 != "d" }
    XCTAssertEqual(chosen, ["a", "c"])
    XCTAssertEqual(change.selected, ["c"])
  }
}
