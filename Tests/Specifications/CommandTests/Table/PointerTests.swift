// SPDX-License-Identifier: MIT

import SelectionCore
import XCTest

@testable import selection

/// The mouse on the tables, and the conventions of platforms.
@MainActor
final class PointerTests: ScreenCase {
  func testClicksAndDrags() async throws {
    let screen = screen()
    click(line: 2, on: screen)
    XCTAssertEqual(selected(screen), "[0.1]")
    click(line: 2, on: screen)
    act(.press, line: 2, on: screen)
    XCTAssertEqual(selected(screen), "[]", "a tap selects where the finger is lifted")
    act(.drag, line: 4, on: screen)
    act(.drag, line: 6, on: screen)
    XCTAssertEqual(selected(screen), "[0.1-5]")
    act(.drag, line: 3, on: screen)
    act(.release, line: 3, on: screen)
    XCTAssertEqual(selected(screen), "[0.1-2]", "a drag that goes back gives back")
    click(line: 9, .control, on: screen)
    XCTAssertEqual(selected(screen), "[0.1-2, 0.8]")
    click(line: 7, .shift, on: screen)
    XCTAssertEqual(selected(screen), "[0.6-8]")
    click(line: 11, on: screen)
    XCTAssertEqual(selected(screen), "[0.6-8]", "the line of the keys is not a row")
  }

  func testTheWheelScrollsAndSelectsNothing() async throws {
    let screen = screen()
    act(.wheelDown, line: 3, on: screen)
    XCTAssertEqual(screen.current.visibleRows.first, RowPath(section: 0, row: 3))
    click(line: 1, on: screen)
    XCTAssertEqual(selected(screen), "[0.3]")
    act(.wheelUp, line: 3, on: screen)
    XCTAssertEqual(screen.current.visibleRows.first, RowPath(section: 0, row: 0))
  }

  func testSectionsAndTabs() async throws {
    let screen = screen()
    act(.press, line: 3, column: 2, on: screen)
    XCTAssertEqual(selected(screen), "[0.0-51]")
    act(.press, line: 3, column: 2, on: screen)
    XCTAssertEqual(selected(screen), "[]")
    act(.press, line: 0, column: 12, on: screen)
    XCTAssertTrue(screen.current is PackingTable)
    click(line: 2, on: screen)
    XCTAssertEqual(screen.current.checkedLabels, ["tent", "sleeping bag", "map"])
  }

  private func row(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  func testSelectedRowsAreDraggedToAnotherPlace() async throws {
    for profile in ProfileTable.profiles where profile != .aria {
      let screen = screen()
      screen.profile = profile
      let labels = (0..<6).map { screen.current.row(at: RowPath(section: 0, row: $0)).label }
      screen.current.apply(.setSelected(.rows(from: row(1), through: row(2))))
      act(.press, line: 3, on: screen)
      act(.drag, line: 5, on: screen)
      XCTAssertEqual(selected(screen), "[0.1-2]", profile.name)
      act(.drag, line: 6, on: screen)
      act(.release, line: 6, on: screen)
      XCTAssertEqual(selected(screen), "[0.4-5]", profile.name)
      XCTAssertEqual(
        (0..<6).map { screen.current.row(at: RowPath(section: 0, row: $0)).label },
        [0, 3, 4, 5, 1, 2].map { labels[$0] }, profile.name)
      XCTAssertNil(screen.current.table.rows.pressedRow)
      // And back; a drag that ends on one of the dragged rows moves nothing.
      for (line, rows) in [(1, "[0.0-1]"), (2, "[0.0-1]")] {
        let start = screen.current.table.rows.selectedRow?.row ?? 0
        act(.press, line: start + 1, on: screen)
        act(.drag, line: 4, on: screen)
        act(.release, line: line, on: screen)
        XCTAssertEqual(selected(screen), rows, profile.name)
      }
    }
  }

  func testAPointerDragsARangeFromARowThatWasNotSelected() async throws {
    let screen = screen()
    screen.profile = .windows
    act(.press, line: 2, on: screen)
    XCTAssertEqual(selected(screen), "[0.1]")
    act(.drag, line: 2, on: screen)
    act(.drag, line: 4, on: screen)
    act(.release, line: 4, on: screen)
    XCTAssertEqual(selected(screen), "[0.1-3]")
    act(.press, line: 3, on: screen)
    XCTAssertEqual(selected(screen), "[0.1-3]", "what deselects waits")
    act(.release, line: 3, on: screen)
    XCTAssertEqual(selected(screen), "[0.2]")
    // A press whose release was lost, or happened on another table, doesn't block the next one.
    act(.press, line: 3, on: screen)
    try press("p", on: screen)
    screen.profile = .windows
    act(.press, line: 5, on: screen)
    XCTAssertEqual(selected(screen), "[0.4]")
    try press("2 1", on: screen)
    XCTAssertNil(screen.current.table.rows.pressedRow)
  }

  func testMenusAndClicksBesideTheRows() async throws {
    let screen = screen()
    for (profile, rows) in [(InputProfile.appKit, "[0.1-2]"), (.gtk, "[0.4]")] {
      screen.profile = profile
      screen.current.apply(.setSelected(.rows(from: row(1), through: row(2))))
      act(.secondary, line: 3, on: screen)
      XCTAssertEqual(screen.current.events.last, "a menu about [0.1-2]")
      act(.secondary, line: 5, on: screen)
      XCTAssertEqual(selected(screen), rows)
      XCTAssertEqual(screen.current.events.last, "a menu about [0.4]")
    }
    // The third table doesn't fill a large screen.
    try press("3", on: screen)
    screen.current.apply(.setList(nil, inSection: 0))
    let checked = checked(screen)
    for (line, rows) in [(28, "[0.1]"), (22, "[]")] {
      screen.current.apply(.setSelected(.row(row(1))))
      _ = screen.lines(for: ScreenSize(columns: 80, lines: 30))
      let mouse = TerminalKey.Mouse(action: .press, column: 30, line: line)
      _ = screen.take(TerminalKey(.mouse(mouse)))
      XCTAssertEqual(selected(screen), rows, "line \(line)")
    }
    XCTAssertEqual(self.checked(screen), checked)
  }

  func testPlatformsDiffer() async throws {
    /// The selection after each of: down, down, ⇧down, space, ctrl-down, ctrl-space.
    let keys = "down down shift-down space ctrl-down ctrl-space"
    let expected = [
      "this terminal": ["[]", "[]", "[0.2-3]", "[0.2]", "[0.2]", "[0.2, 0.4]"],
      "touch": ["[]", "[]", "[]", "[0.3]", "[0.3]", "[0.3]"],
      "windows": ["[0.1]", "[0.2]", "[0.2-3]", "[0.3]", "[0.3]", "[0.3-4]"],
      "gtk": ["[0.1]", "[0.2]", "[0.2-3]", "[0.2]", "[0.2]", "[0.2, 0.4]"],
      "appkit": ["[0.1]", "[0.2]", "[0.2-3]", "[0.2-3]", "[0.2-3]", "[0.2-3]"],
      "aria": ["[]", "[]", "[0.3]", "[]", "[]", "[]"],
      "aria-modifiers": ["[0.1]", "[0.2]", "[0.2-3]", "[0.2]", "[0.2]", "[0.2, 0.4]"],
    ]
    for profile in ProfileTable.profiles {
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
    for _ in ProfileTable.profiles {
      try press("p", on: screen)
      names.append(screen.profile.name)
    }
    XCTAssertEqual(Set(names).count, ProfileTable.profiles.count)
    XCTAssertEqual(screen.profile, .terminal)
    try press("p p down 2 down", on: screen)
    XCTAssertEqual(screen.current.checkedLabels, ["tent", "map"], "no key that moves checks")
  }

  func testThePickTakesTheMouse() async throws {
    let pick = PickScreen(options: PickOptions())
    pick.feed(Array((1...50).map { "\($0)\n" }.joined().utf8))
    pick.feed(nil)
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
    XCTAssertEqual(pick.table.chosen, [1, 4])
    act(.press, line: 6)
    act(.drag, line: 9)
    act(.drag, line: 8)
    act(.release, line: 8)
    XCTAssertEqual(pick.table.chosen, [1, 4, 8, 9, 10])
    act(.press, line: 7)
    act(.drag, line: 8)
    act(.release, line: 8)
    XCTAssertEqual(pick.table.chosen, [1, 4, 8], "what drops a line drops others")
    act(.press, line: 4)
    act(.drag, line: 5)
    act(.drag, line: 4)
    act(.release, line: 4)
    XCTAssertEqual(pick.table.chosen, [1, 4, 6, 8], "a drag that goes back gives back")
  }

  func testADragFromALineThatThereIsNoRoomForDropsNothing() async throws {
    var options = PickOptions()
    options.limit = 1
    let pick = PickScreen(options: options)
    pick.feed(Array("1\n2\n3\n".utf8))
    pick.feed(nil)
    for (action, line) in [
      (TerminalKey.Mouse.Action.press, 1), (.release, 1), (.press, 3), (.drag, 2), (.drag, 1),
      (.release, 1),
    ] {
      _ = pick.lines(for: size)
      let mouse = TerminalKey.Mouse(action: action, column: 3, line: line)
      _ = pick.take(TerminalKey(.mouse(mouse)))
      XCTAssertEqual(pick.table.chosen, [0], "\(action) \(line)")
    }
  }
}
