// SPDX-License-Identifier: MIT

import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// Taps on checkmark lists that are written like UIKit code, and on plain tables.
@MainActor
final class ToggleTests: XCTestCase {
  func testATapTogglesAnItemAndLeavesNothingSelected() async throws {
    let screen = StateDriven(itemCount: 5, visibleRowCount: 5)
    let row: RowPath = "0.3"
    try screen.table.tap(at: row)
    XCTAssertEqual(screen.packed.checked, ["item 3"])
    XCTAssertEqual(screen.table.cellForRow(at: row)?.accessoryType, .checkmark)
    XCTAssertNil(screen.table.indexPathsForSelectedRows)
    try screen.table.tap(at: row)
    XCTAssertEqual(screen.packed.checked, [])
    XCTAssertEqual(screen.table.cellForRow(at: row)?.accessoryType, RowAccessory.none)
  }

  func testOneCellIsRedrawnForAToggle() async throws {
    let screen = StateDriven(itemCount: 100, visibleRowCount: 20)
    screen.table.displayIfNeeded()
    screen.table.resetCellCounts()
    try screen.table.tap(at: "0.3")
    var drawn: [RowPath] = []
    screen.table.displayIfNeeded { row, _ in drawn.append(row) }
    XCTAssertEqual(drawn, ["0.3"])
    XCTAssertEqual(screen.table.cellCounts.drawn, 1)
    XCTAssertEqual(screen.table.cellCounts.configured, 0)
    screen.table.displayIfNeeded { row, _ in XCTFail("\(row) was redrawn for nothing") }
    let selected: RowPath = "0.5"
    screen.table.selectRow(at: selected, animated: false, scrollPosition: .none)
    screen.table.deselectRow(at: selected, animated: false)
    screen.table.displayIfNeeded { row, _ in XCTFail("\(row) looks as it did") }
  }

  func testMultipleSelectionTogglesRows() async throws {
    let screen = RecordingScreen([4, 4])
    screen.table.allowsMultipleSelection = true
    for row in [5, 2, 5, 7] {
      try screen.table.tap(at: RowPath(row: row % 4, section: row / 4))
    }
    XCTAssertEqual(
      screen.table.indexPathsForSelectedRows,
      ["0.2", "1.3"])
    XCTAssertEqual(screen.table.indexPathForSelectedRow, "0.2")
  }

  func testSingleSelectionMovesAndADelegateIsAskedBeforeItIsTold() async throws {
    let screen = RecordingScreen([4])
    try screen.table.tap(at: "0.1")
    _ = screen.takeCalls()
    try screen.table.tap(at: "0.3")
    XCTAssertEqual(
      screen.takeCalls(),
      [
        "shouldHighlight:0.3", "didHighlight:0.3", "didUnhighlight:0.3", "willSelect:0.3",
        "willDeselect:0.1", "didDeselect:0.1", "didSelect:0.3", "selectionDidChange",
        "primaryAction:0.3",
      ])
    XCTAssertEqual(screen.table.visibleCells.map(\.isSelected), [false, false, false, true])
  }

  func testALiftedFingerHasLeftItsRowWhenTheDelegateIsAsked() async throws {
    let screen = RecordingScreen([4])
    var shown: [String] = []
    for call in ["didUnhighlight:0.3", "willSelect:0.3", "didSelect:0.3"] {
      screen.during[call] = { table in
        let cell = table.cellForRow(at: "0.3")
        shown.append("\(call) \(cell?.isHighlighted ?? true) \(cell?.isSelected ?? true)")
      }
    }
    try screen.table.tap(at: "0.3")
    XCTAssertEqual(
      shown,
      [
        "didUnhighlight:0.3 false false", "willSelect:0.3 false false", "didSelect:0.3 false true",
      ])
  }

  func testARefusedTouchUpRestoresTheHighlight() async throws {
    let screen = RecordingScreen([4])
    screen.answers["willSelect:0.3"] = .some("0.9")
    try screen.table.touchDown(at: "0.3")
    XCTAssertThrowsError(try screen.table.touchUp())
    XCTAssertEqual(
      screen.takeCalls(),
      [
        "shouldHighlight:0.3", "didHighlight:0.3", "didUnhighlight:0.3", "willSelect:0.3",
        "didHighlight:0.3",
      ])
    XCTAssertEqual(screen.table.visibleCells.map(\.isHighlighted), [false, false, false, true])
    XCTAssertEqual(screen.table.staleCells(), [])
    screen.table.touchCancel()
    XCTAssertEqual(screen.takeCalls(), ["didUnhighlight:0.3"])
  }

  func testAFingerCanBeLiftedOnceEvenFromInsideOfACall() async throws {
    for call in ["didUnhighlight:0.3", "willSelect:0.3"] {
      for isCancelled in [false, true] {
        let screen = RecordingScreen([4])
        screen.during[call] = { table in
          screen.during[call] = nil
          if isCancelled { table.touchCancel() } else { try? table.touchUp() }
        }
        try screen.table.tap(at: "0.3")
        let calls = screen.takeCalls()
        let message = "\(call) \(isCancelled): \(calls)"
        XCTAssertEqual(calls.count { $0 == "didUnhighlight:0.3" }, 1, message)
        XCTAssertEqual(calls.count { $0 == "didSelect:0.3" }, isCancelled ? 0 : 1, message)
        XCTAssertNil(screen.table.rows.highlightedRow)
        XCTAssertEqual(screen.table.staleCells(), [])
      }
    }
  }

  func testAFingerThatIsDownHidesTheOtherSelection() async throws {
    let screen = RecordingScreen([4])
    try screen.table.tap(at: "0.1")
    try screen.table.touchDown(at: "0.2")
    XCTAssertEqual(screen.table.visibleCells.map(\.isSelected), [false, false, false, false])
    XCTAssertEqual(screen.table.visibleCells.map(\.isHighlighted), [false, false, true, false])
    XCTAssertEqual(screen.table.indexPathForSelectedRow, "0.1")
    screen.table.touchCancel()
    XCTAssertEqual(screen.table.visibleCells.map(\.isSelected), [false, true, false, false])
    XCTAssertEqual(screen.table.visibleCells.map(\.isHighlighted), [false, false, false, false])
  }

  func testATapWhileAnotherTouchIsHeldIsNothing() async throws {
    let screen = RecordingScreen([4])
    try screen.table.touchDown(at: "0.2")
    _ = screen.takeCalls()
    try screen.table.tap(at: "0.1")
    XCTAssertEqual(screen.takeCalls(), [])
    try screen.table.touchUp()
    XCTAssertEqual(screen.table.indexPathForSelectedRow, "0.2")
  }

  func testADelegateRefusesAndRedirects() async throws {
    let screen = RecordingScreen([4])
    screen.answers = [
      "willSelect:0.1": RowPath?.none, "willSelect:0.2": "0.3",
    ]
    try screen.table.tap(at: "0.1")
    XCTAssertNil(screen.table.indexPathForSelectedRow)
    try screen.table.tap(at: "0.2")
    XCTAssertEqual(screen.table.indexPathForSelectedRow, "0.3")
    screen.highlights = false
    _ = screen.takeCalls()
    try screen.table.tap(at: "0.0")
    XCTAssertEqual(screen.takeCalls(), ["shouldHighlight:0.0"])
  }

  func testARefusedTapThrowsAndHoldsNoTouch() async throws {
    let screen = RecordingScreen([4])
    XCTAssertThrowsError(try screen.table.tap(at: "0.4"))
    screen.answers["willSelect:0.1"] = "9.9"
    XCTAssertThrowsError(try screen.table.tap(at: "0.1"))
    XCTAssertNil(screen.table.rows.highlightedRow)
    try screen.table.tap(at: "0.2")
    XCTAssertEqual(screen.table.indexPathForSelectedRow, "0.2")
  }

  func testACellIsNotHighlightedAnyMoreWhenThatIsTold() async throws {
    let screen = RecordingScreen([4])
    var looks: [Bool?] = []
    let note: @MainActor (TableView) -> Void = {
      looks.append($0.cellForRow(at: "0.1")?.isHighlighted)
    }
    screen.during["didHighlight:0.1"] = note
    screen.during["didUnhighlight:0.1"] = note
    try screen.table.tap(at: "0.1")
    try screen.table.touchDown(at: "0.1")
    screen.table.touchCancel()
    XCTAssertEqual(looks, [true, false, true, false])
  }

  func testOnlyADetailButtonTakesTapsOfItsOwn() async throws {
    let screen = RecordingScreen([4], visibleRowCount: 2)
    let row: RowPath = "0.1"
    try screen.table.tapAccessoryButton(at: row)
    XCTAssertEqual(screen.takeCalls(), [])
    screen.table.cellForRow(at: row)?.accessoryType = .detailButton
    try screen.table.tapAccessoryButton(at: row)
    XCTAssertEqual(screen.takeCalls(), ["accessoryButtonTapped:0.1"])
    XCTAssertNil(screen.table.indexPathForSelectedRow)
    try screen.table.tapAccessoryButton(at: "0.3")
    XCTAssertEqual(screen.takeCalls(), [], "the row is off the screen")
    XCTAssertThrowsError(try screen.table.tapAccessoryButton(at: "0.4"))
  }
}
