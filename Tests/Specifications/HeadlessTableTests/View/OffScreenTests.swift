// SPDX-License-Identifier: MIT

import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// Before a touch, the cells are laid out, and its row is scrolled into view.
@MainActor
final class OffScreenTests: XCTestCase {
  /// The user's touches of a row, by name.
  private static let touches: [(String, (TableView, RowPath) throws -> Void)] = [
    ("tap", { try $0.tap(at: $1) }),
    ("touch", { try $0.touchDown(at: $1) }),
    ("swipe", { try $0.swipe(at: $1) }),
    ("swipe back", { try $0.swipe(at: $1, from: .leading) }),
    ("detail", { try $0.tapAccessoryButton(at: $1) }),
    ("control", { try $0.tapControl(at: $1) }),
    ("delete", { try $0.tapEditingButton(at: $1) }),
    ("drag", { try $0.drag(from: $1, to: "0.0") }),
  ]

  func testTouchesFindTheCellsLaidOut() async throws {
    for (name, touch) in Self.touches {
      let screen = RecordingScreen([30], visibleRowCount: 4)
      var asked: [RowPath] = []
      for row in 0..<30 { screen.during["cellFor:0.\(row)"] = { _ in asked.append(.row(row)) } }
      try touch(screen.table, "0.1")
      XCTAssertEqual(asked, ["0.0", "0.1", "0.2", "0.3"], name)
    }
  }

  /// The first cell is laid out again before the second tap, even if no code reads it.
  func testACellThatCannotBeMadeIsFoundByTheNextTap() async throws {
    let screen = RecordingScreen([3])
    screen.names = [["a", "b", "c"]]
    try screen.table.tap(at: "0.0")
    screen.table.reloadRows(at: ["0.0"], with: .none)
    var isAsked = false
    screen.during["cellFor:0.0"] = { _ in isAsked = true }
    try screen.table.tap(at: "0.2")
    XCTAssertTrue(isAsked)
  }

  func testTheUserScrollsToARowAndTouchesIt() async throws {
    for (name, touch) in Self.touches {
      let screen = RecordingScreen([30], visibleRowCount: 4)
      var scrolled: [RowPath] = []
      screen.table.scrollHandler = { scrolled.append($0) }
      try touch(screen.table, "0.9")
      XCTAssertEqual(scrolled, ["0.9"], name)
      XCTAssertEqual(screen.table.contentOffset.y, 44 * 6, name)
      XCTAssertNotNil(screen.table.cellForRow(at: "0.9"), name)
      screen.table.touchCancel()
      screen.table.endSwipe()
      try touch(screen.table, "0.7")
      XCTAssertEqual(scrolled, ["0.9"], name)
      XCTAssertEqual(screen.table.contentOffset.y, 44 * 6, name)
    }
  }

  func testATapOffTheScreenSelectsWhatItScrolledTo() async throws {
    let screen = RecordingScreen([30], visibleRowCount: 4)
    try screen.table.tap(at: "0.20")
    XCTAssertEqual(screen.table.indexPathForSelectedRow, "0.20")
    XCTAssertEqual(screen.table.cellForRow(at: "0.20")?.isSelected, true)
    XCTAssertEqual(screen.table.indexPathsForVisibleRows?.last, "0.20")
  }

  func testATestMayHaveTouchesOffTheScreenFail() async throws {
    for (name, touch) in Self.touches {
      let screen = RecordingScreen([30], visibleRowCount: 4)
      screen.table.offScreenTouches = .fail
      var failures: [TableViewFailure] = []
      screen.table.failureHandler = { failures.append($0) }
      try touch(screen.table, "0.9")
      XCTAssertEqual(failures, [.rowOffScreen("0.9")], name)
      XCTAssertEqual(failures.map(\.description), ["row 0.9 is off the screen"])
      XCTAssertEqual(screen.takeCalls().filter { !$0.hasPrefix("willDisplay") }, [], name)
      XCTAssertEqual(screen.table.contentOffset.y, 0, name)
      try touch(screen.table, "0.3")
      XCTAssertEqual(failures.count, 1, name)
      XCTAssertThrowsError(try touch(screen.table, "0.30"), name)
    }
  }

  func testNoTouchReachesARowOfATableOfZeroHeight() async throws {
    for (name, touch) in Self.touches {
      let screen = RecordingScreen([30], visibleRowCount: 0)
      var scrolled: [RowPath] = []
      screen.table.scrollHandler = { scrolled.append($0) }
      let before = screen.table.rows
      try touch(screen.table, "0.9")
      XCTAssertEqual(screen.table.rows, before, name)
      XCTAssertEqual(scrolled, [], name)
      XCTAssertEqual(screen.takeCalls(), [], name)
      XCTAssertThrowsError(try touch(screen.table, "0.30"), name)
    }
  }
}
