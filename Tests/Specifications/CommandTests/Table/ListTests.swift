// SPDX-License-Identifier: MIT

import SelectionCore
import XCTest

@testable import selection

/// The packing list and the trail filter, in which checkmarks take the place of the selection.
@MainActor
final class ListTests: ScreenCase {
  func testARangeByKeys() async throws {
    let screen = screen()
    try press("2 down space down down r", on: screen)
    XCTAssertEqual(checked(screen), "[0.0-3, 3.0]")
    XCTAssertEqual(screen.drawnRows?.count, 2)
    try press("up shift-space", on: screen)
    XCTAssertEqual(checked(screen), "[0.0-3, 3.0]", "the key that moves ended the range")
    try press("down down space up up up r", on: screen)
    XCTAssertEqual(checked(screen), "[0.0-4, 3.0]", "from a row that is checked now")
    try press("shift-down shift-down", on: screen)
    XCTAssertEqual(checked(screen), "[0.0-4, 3.0]", "keys that move check nothing")
    XCTAssertEqual(selected(screen), "[]")
  }

  func testARangeByTheMouse() async throws {
    let screen = screen()
    try press("2", on: screen)
    click(line: 2, on: screen)
    click(line: 5, .shift, on: screen)
    XCTAssertEqual(checked(screen), "[0.0-4, 3.0]")
    click(line: 3, .shift, on: screen)
    XCTAssertEqual(checked(screen), "[0.0-2, 3.0]", "a range that shrinks gives back")
    XCTAssertEqual(screen.drawnRows?.count, 2)
    act(.press, line: 7, on: screen)
    act(.drag, line: 9, on: screen)
    act(.release, line: 9, on: screen)
    XCTAssertEqual(checked(screen), "[0.0-2, 1.1-3, 3.0]", "a drag does so too")
    click(line: 2, .shift, on: screen)
    XCTAssertEqual(checked(screen), "[0.0, 0.2, 1.1-3, 3.0]", "in another list it is a click")
  }

  func testHeadersAndAllOfAList() async throws {
    let screen = screen()
    try press("2", on: screen)
    act(.press, line: 3, column: 2, on: screen)
    XCTAssertEqual(checked(screen), "[0.0-4, 3.0]")
    act(.press, line: 3, column: 2, on: screen)
    XCTAssertEqual(checked(screen), "[3.0]")
    screen.profile = .windows
    try press("ctrl-a", on: screen)
    XCTAssertEqual(checked(screen), "[0.0-4, 3.0]", "the list in which the keyboard stands")
    screen.profile = .terminal
    try press("3", on: screen)
    let choices = checked(screen)
    act(.press, line: 3, column: 2, on: screen)
    XCTAssertEqual(checked(screen), choices, "one choice has no header to tap")
  }

  func testUndoTakesBackRowsAndCheckmarks() async throws {
    let screen = screen()
    try press("2 down space", on: screen)
    XCTAssertEqual(screen.current.checkedLabels, ["tent", "sleeping bag", "map"])
    try press("K o u u", on: screen)
    XCTAssertEqual(checked(screen), "[0.0-1, 3.0]", "the rows are where they were")
    try press("u", on: screen)
    XCTAssertEqual(screen.current.checkedLabels, ["tent", "map"])
    try press("U U U x", on: screen)
    XCTAssertEqual(screen.current.checkedLabels, ["sleeping bag", "tent", "map"])
    try press("u u u u u", on: screen)
    XCTAssertEqual(screen.current.checkedLabels, ["tent", "map"], "not what was so from the start")
  }

  func testEditingChecksNothing() async throws {
    let screen = screen()
    try press("2 e space r", on: screen)
    XCTAssertEqual(screen.current.events, ["nothing changes"])
    try press("e space", on: screen)
    XCTAssertEqual(screen.current.checkedLabels, ["map"])
  }
}
