// SPDX-License-Identifier: MIT

import HeadlessTable
import SelectionCore
import XCTest

/// Code that runs while cells are made, shown and removed never leaves the screen inconsistent.
@MainActor
final class ReentrancyDisplayTests: XCTestCase {
  private func check(
    _ call: String, _ input: @MainActor (RecordingScreen) -> Void, line: UInt = #line
  ) throws {
    for action in ReentrantAction.all {
      let name = "\(action.name) in \(call)"
      let inside = try ActionInCall(action, call)
      let screen = inside.screen
      input(screen)
      screen.table.layoutIfNeeded()
      XCTAssertTrue(inside.wasDone, name, line: line)
      XCTAssertEqual(
        screen.table.rows.shape.rowCounts, screen.rowCounts, name, line: line)
      XCTAssertEqual(screen.table.visibleCells.count, 4, name, line: line)
      XCTAssertEqual(
        Set(screen.table.visibleCells.map(ObjectIdentifier.init)).count, 4, name, line: line)
      XCTAssertEqual(screen.table.staleCells(), [], name, line: line)
      XCTAssertEqual(inside.failures, [], name, line: line)
    }
  }

  func testWhileCellsAreMade() async throws {
    for number in 0..<4 {
      try check("cellFor:0.\(number)") {
        $0.table.reloadData()
        $0.table.layoutIfNeeded()
      }
    }
    try check("cellFor:0.1") { $0.table.reloadRows(at: [.row(1)], with: .none) }
    try check("cellFor:0.1") { $0.table.reconfigureRows(at: [.row(1)]) }
  }

  func testWhileCellsAreShown() async throws {
    for number in 0..<4 {
      try check("willDisplay:0.\(number)") {
        $0.table.reloadData()
        $0.table.layoutIfNeeded()
      }
    }
    try check("willDisplay:0.6") {
      $0.table.scroll(byRows: 4)
      $0.table.layoutIfNeeded()
    }
  }

  func testWhileCellsAreTakenAway() async throws {
    for number in 0..<4 {
      try check("didEndDisplaying:0.\(number)") { $0.table.reloadData() }
      try check("didEndDisplaying:0.\(number)") {
        $0.table.scroll(byRows: 4)
        $0.table.layoutIfNeeded()
      }
    }
    try check("didEndDisplaying:0.1") { $0.table.reloadRows(at: [.row(1)], with: .none) }
    try check("didEndDisplaying:0.2") {
      $0.names[0].remove(at: 2)
      $0.table.deleteRows(at: [.row(2)], with: .none)
    }
  }

  func testWhileRowsAreCounted() async throws {
    try check("numberOfRows:0") { $0.table.reloadData() }
  }

  func testWhileAnUpdateIsCountedItIsDoneOrRefused() async throws {
    for action in ReentrantAction.all {
      let screen = RecordingScreen([8], visibleRowCount: 4)
      screen.names = [(0..<8).map { "name \($0)" }]
      var failures: [TableViewFailure] = []
      screen.table.failureHandler = { failures.append($0) }
      screen.table.layoutIfNeeded()
      screen.during["numberOfRows:0"] = { [unowned screen] _ in
        screen.during = [:]
        action.perform(screen)
      }
      screen.names[0].insert("another", at: 5)
      screen.table.insertRows(at: [.row(5)], with: .none)
      let isWhole = screen.table.rows.shape.rowCounts == screen.rowCounts
      XCTAssertTrue(isWhole || !failures.isEmpty, action.name)
      screen.table.reloadData()
      XCTAssertEqual(screen.table.rows.shape.rowCounts, screen.rowCounts, action.name)
      XCTAssertEqual(screen.table.staleCells(), [], action.name)
    }
  }
}
