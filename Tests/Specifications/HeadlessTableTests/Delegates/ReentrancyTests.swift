// SPDX-License-Identifier: MIT

import Fixtures
import HeadlessTable
import SelectionCore
import XCTest

/// Delegates that call the table back from inside their callbacks.
@MainActor
final class ReentrancyTests: XCTestCase {
  private func screenWithARowSelected() throws -> RecordingScreen {
    let screen = RecordingScreen([8], visibleRowCount: 4)
    try screen.table.tap(at: "0.0")
    _ = screen.takeCalls()
    return screen
  }

  func testWhatADelegateSelectsWhenItIsToldStands() async throws {
    let screen = try screenWithARowSelected()
    screen.during["didSelect:0.1"] = {
      $0.selectRow(at: "0.3", animated: false, scrollPosition: .none)
    }
    try screen.table.tap(at: "0.1")
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, ["0.3"])
  }

  func testASelectionMadeInWillSelectStaysAndIsAskedAboutOnce() async throws {
    let screen = try screenWithARowSelected()
    screen.table.allowsMultipleSelection = true
    screen.during["willSelect:0.1"] = {
      $0.selectRow(at: "0.3", animated: false, scrollPosition: .none)
    }
    try screen.table.tap(at: "0.1")
    XCTAssertEqual(
      screen.table.indexPathsForSelectedRows?.map(\.row), [0, 1, 3],
      "the tap went on from where the delegate left the table")
    XCTAssertEqual(
      screen.takeCalls().filter { $0.hasPrefix("will") }, ["willSelect:0.1"])
  }

  func testADelegateThatSelectsTheRowItselfIsNotAskedToDeselectIt() async throws {
    let row: RowPath = "0.1"
    for isMultiple in [true, false] {
      for answer in [nil, row] {
        let screen = try screenWithARowSelected()
        screen.table.allowsMultipleSelection = isMultiple
        screen.answers["willSelect:0.1"] = .some(answer)
        screen.during["willSelect:0.1"] = {
          $0.selectRow(at: row, animated: false, scrollPosition: .none)
        }
        try screen.table.tap(at: row)
        XCTAssertEqual(
          screen.table.indexPathsForSelectedRows?.map(\.row), isMultiple ? [0, 1] : [1])
        XCTAssertEqual(screen.takeCalls().filter { $0.hasPrefix("will") }, ["willSelect:0.1"])
      }
    }
  }

  func testARowReplacedDuringWillSelectIsNotAskedToDeselect() async throws {
    let screen = try screenWithARowSelected()
    screen.during["willSelect:0.1"] = {
      $0.selectRow(at: "0.3", animated: false, scrollPosition: .none)
    }
    try screen.table.tap(at: "0.1")
    XCTAssertEqual(
      screen.takeCalls().filter { $0.hasPrefix("will") }, ["willSelect:0.1", "willDeselect:0.3"])
    XCTAssertEqual(screen.table.indexPathForSelectedRow?.row, 1)
  }

  func testARowThatIsGoneByTheTimeTheFingerIsLiftedIsNotSelected() async throws {
    let screen = try screenWithARowSelected()
    screen.during["willSelect:0.1"] = { table in
      screen.rowCounts = [1]
      table.reloadData()
    }
    try screen.table.tap(at: "0.1")
    XCTAssertNil(screen.table.indexPathsForSelectedRows)
    XCTAssertEqual(screen.table.visibleCells.count, 1)
  }

  func testADataSourceThatReloadsWhileItIsAskedDoesNotHang() async {
    let screen = RecordingScreen([8], visibleRowCount: 4)
    var reloads = 0
    screen.during["cellFor:0.2"] = { table in
      reloads += 1
      if reloads == 1 { table.reloadData() }
    }
    screen.table.layoutIfNeeded()
    XCTAssertEqual(screen.table.visibleCells.count, 4)
    XCTAssertEqual(screen.table.visibleCells.compactMap { $0.textLabel?.text }.last, "0.3")
  }

  func testADataSourceThatLooksAtTheTableWhileItIsAsked() async {
    let screen = RecordingScreen([8], visibleRowCount: 4)
    var seen = 0
    screen.during["cellFor:0.2"] = { seen = $0.visibleCells.count }
    XCTAssertEqual(screen.table.visibleCells.count, 4)
    XCTAssertEqual(seen, 2)
  }
}
