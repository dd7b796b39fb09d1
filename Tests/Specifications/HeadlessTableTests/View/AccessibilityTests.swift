// SPDX-License-Identifier: MIT

import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// The accessibility of rows, and that reuse leaves nothing stale.
@MainActor
final class AccessibilityTests: XCTestCase {
  private let row: RowPath = "0.1"

  func testTheWordsAreTheCellsAndTheStateIsTheTables() async throws {
    let screen = RecordingScreen([4])
    XCTAssertEqual(
      screen.table.accessibility(forRowAt: row), RowAccessibility(label: "0.1", traits: .button))
    try screen.table.tap(at: row)
    XCTAssertEqual(screen.table.accessibility(forRowAt: row)?.traits, [.button, .selected])
    try screen.table.apply(.disable(.row(row)))
    XCTAssertEqual(
      screen.table.accessibility(forRowAt: row)?.traits, [.button, .selected, .notEnabled])
    let cell = try XCTUnwrap(screen.table.cellForRow(at: row))
    cell.accessibilityLabel = "Second"
    cell.accessibilityValue = "2"
    cell.accessibilityHint = "Opens it"
    XCTAssertEqual(screen.table.accessibility(forRowAt: row)?.label, "Second")
    XCTAssertEqual(screen.table.accessibility(forRowAt: row)?.value, "2")
    XCTAssertEqual(screen.table.accessibility(forRowAt: row)?.hint, "Opens it")
    XCTAssertNil(screen.table.accessibility(forRowAt: "0.9"))
  }

  func testACheckmarkAndASwitchAreState() async throws {
    let screen = RecordingScreen([4])
    let cell = try XCTUnwrap(screen.table.cellForRow(at: row))
    cell.accessoryType = .checkmark
    XCTAssertEqual(screen.table.accessibility(forRowAt: row)?.traits, [.button, .selected])
    let toggle = Switch()
    cell.accessoryView = toggle
    XCTAssertEqual(screen.table.accessibility(forRowAt: row)?.traits, .button)
    XCTAssertEqual(screen.table.accessibility(forRowAt: row)?.value, "off")
    toggle.tap()
    XCTAssertEqual(screen.table.accessibility(forRowAt: row)?.value, "on")
  }

  func testChangesAreAnnounced() async throws {
    let screen = RecordingScreen([4])
    var said: [Announcement<RowPath>] = []
    screen.table.announcementHandler = { said.append($0) }
    try screen.table.tap(at: row)
    try screen.table.tap(at: row)
    screen.table.deselectRow(at: row, animated: false)
    screen.table.insertRows(at: [], with: .none)
    XCTAssertEqual(said, [.selected(row, count: 1), .noneSelected])
  }

  func testAnInputThatALimitRefusesIsAnnounced() async throws {
    let screen = RecordingScreen([4])
    screen.table.allowsMultipleSelection = true
    try screen.table.apply(.setLimits(SelectionLimits(atMost: 1)))
    try screen.table.tap(at: "0.0")
    var said: [Announcement<RowPath>] = []
    screen.table.announcementHandler = { said.append($0) }
    XCTAssertThrowsError(try screen.table.tap(at: row))
    XCTAssertEqual(said, [.noRoom(limit: 1)])
  }

  func testAConfigurationTakesTheLabelsPlace() async throws {
    let screen = RecordingScreen([4])
    let cell = try XCTUnwrap(screen.table.cellForRow(at: row))
    var content = cell.defaultContentConfiguration()
    content.text = "Lake"
    content.secondaryText = "3 km"
    cell.contentConfiguration = content
    XCTAssertEqual(screen.table.accessibility(forRowAt: row)?.label, "Lake, 3 km")
    XCTAssertEqual(screen.table.staleCells().map(\.name), ["detail", "text"])
    XCTAssertTrue(cell.needsDisplay)
  }

  func testATraitThatStaysBehindIsFound() async throws {
    let screen = RecordingScreen([30], visibleRowCount: 5)
    try XCTUnwrap(screen.table.cellForRow(at: row)).accessibilityTraits = [.button, .selected]
    try XCTUnwrap(screen.table.cellForRow(at: row)).accessibilityLabel = "Second"
    XCTAssertEqual(
      screen.table.staleCells().map(\.description),
      [
        "0.1 shows accessibility label Second instead of nothing",
        "0.1 shows accessibility traits button, selected instead of nothing",
      ])
    screen.table.scroll(byRows: 5)
    let stale = screen.table.staleCells()
    XCTAssertEqual(stale.map(\.name), ["accessibility label", "accessibility traits"])
    XCTAssertNotEqual(stale.map(\.row), [row, row], "reuse has carried it to another row")
  }

  func testASwitchThatWasForgottenIsFound() async throws {
    let screen = RecordingScreen([4])
    let toggle = Switch()
    try XCTUnwrap(screen.table.cellForRow(at: row)).accessoryView = toggle
    XCTAssertEqual(
      screen.table.staleCells().map(\.description),
      [
        "0.1 shows accessory control instead of none",
        "0.1 shows accessory switch off instead of nothing",
      ])
    try screen.table.tapControl(at: row)
    XCTAssertTrue(toggle.isOn)
    XCTAssertEqual(screen.takeCalls(), [], "the row was not tapped")
    try screen.table.tapControl(at: "0.0")
    XCTAssertThrowsError(try screen.table.tapControl(at: "0.4"))
  }
}
