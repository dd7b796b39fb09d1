// SPDX-License-Identifier: MIT

import HeadlessTable
import SelectionCore
import XCTest

@testable import selection

/// The mouse on the tables, and the habits of platforms.
@MainActor
final class PointerTests: ScreenCase {
  func testClicksAndDrags() async throws {
    let screen = screen()
    act(.press, line: 2, on: screen)
    XCTAssertEqual(selected(screen), "[0.1]")
    act(.drag, line: 4, on: screen)
    act(.drag, line: 6, on: screen)
    XCTAssertEqual(selected(screen), "[0.1-5]")
    act(.drag, line: 3, on: screen)
    act(.release, line: 3, on: screen)
    XCTAssertEqual(selected(screen), "[0.1-2]", "a drag that goes back gives back")
    act(.press, line: 9, .control, on: screen)
    XCTAssertEqual(selected(screen), "[0.1-2, 0.8]")
    act(.press, line: 7, .shift, on: screen)
    XCTAssertEqual(selected(screen), "[0.6-8]")
    act(.press, line: 11, on: screen)
    XCTAssertEqual(selected(screen), "[0.6-8]", "the line of the keys is no row")
  }

  func testTheWheelScrollsAndSelectsNothing() async throws {
    let screen = screen()
    act(.wheelDown, line: 3, on: screen)
    XCTAssertEqual(screen.current.table.firstVisibleRow, RowPath(section: 0, row: 3))
    act(.press, line: 1, on: screen)
    XCTAssertEqual(selected(screen), "[0.3]")
    act(.wheelUp, line: 3, on: screen)
    XCTAssertEqual(screen.current.table.firstVisibleRow, RowPath(section: 0, row: 0))
  }

  func testSectionsAndTabs() async throws {
    let screen = screen()
    act(.press, line: 3, column: 2, on: screen)
    XCTAssertEqual(selected(screen), "[0.0-51]")
    act(.press, line: 3, column: 2, on: screen)
    XCTAssertEqual(selected(screen), "[]")
    act(.press, line: 0, column: 20, on: screen)
    XCTAssertEqual(screen.current.name, "Packing list")
    act(.press, line: 2, on: screen)
    XCTAssertEqual(screen.current.checkedLabels, ["tent", "sleeping bag", "map"])
  }

  func testPlatformsDiffer() async throws {
    /// What is selected after: down, down, ⇧down, space, ctrl-down, ctrl-space.
    let keys = "down down shift-down space ctrl-down ctrl-space"
    let expected = [
      "this terminal": ["[]", "[]", "[0.2-3]", "[0.2]", "[0.2]", "[0.2, 0.4]"],
      "touch": ["[]", "[]", "[]", "[0.3]", "[0.3]", "[0.3]"],
      "windows": ["[0.1]", "[0.2]", "[0.2-3]", "[0.3]", "[0.3]", "[0.3-4]"],
      "gtk": ["[0.1]", "[0.2]", "[0.2-3]", "[0.3]", "[0.3]", "[0.3-4]"],
      "appkit": ["[0.1]", "[0.2]", "[0.2-3]", "[0.2-3]", "[0.2-3]", "[0.2-3]"],
      "aria": ["[]", "[]", "[0.3]", "[]", "[]", "[]"],
      "aria-modifiers": ["[0.1]", "[0.2]", "[0.2-3]", "[0.2]", "[0.2]", "[0.2, 0.4]"],
    ]
    for profile in TableScreen.profiles {
      let screen = screen()
      screen.profile = profile
      var seen: [String] = []
      for key in keys.split(separator: " ") {
        try press(String(key), on: screen)
        seen.append(selected(screen))
      }
      XCTAssertEqual(seen, expected[profile.name], profile.name)
    }
  }

  func testProfilesAreChosenInTurn() async throws {
    let screen = screen()
    var names: [String] = []
    for _ in TableScreen.profiles {
      try press("p", on: screen)
      names.append(screen.profile.name)
    }
    XCTAssertEqual(Set(names).count, TableScreen.profiles.count)
    XCTAssertEqual(screen.profile, .terminal)
    try press("p p down 2 down", on: screen)
    XCTAssertEqual(screen.current.checkedLabels, ["tent", "map"], "no key that moves checks")
  }

  func testThePickTakesTheMouse() async throws {
    let pick = PickScreen(
      Lines(Array((1...50).map { "\($0)\n" }.joined().utf8)), options: PickOptions())
    func act(_ action: TerminalKey.Mouse.Action, line: Int) {
      _ = pick.lines(for: size)
      let mouse = TerminalKey.Mouse(action: action, column: 3, line: line)
      XCTAssertEqual(pick.take(TerminalKey(.mouse(mouse))), .stay)
    }
    act(.press, line: 2)
    act(.wheelDown, line: 2)
    act(.press, line: 2)
    act(.press, line: 0)
    act(.press, line: 11)
    XCTAssertEqual(pick.ticks.ticked, [1, 4])
  }
}
