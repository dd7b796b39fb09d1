// SPDX-License-Identifier: MIT

import HeadlessTable
import SelectionCore
import XCTest

/// Delegates that call the table back from inside their callbacks.
@MainActor
final class ReentrancyTests: XCTestCase {
  private static let calls = [
    "shouldHighlight:0.1", "didHighlight:0.1", "didUnhighlight:0.1", "willSelect:0.1",
    "willDeselect:0.0", "didDeselect:0.0", "didSelect:0.1", "selectionDidChange",
    "primaryAction:0.1",
  ]

  private static let deeds: [(name: String, body: @MainActor (RecordingScreen) -> Void)] = [
    (
      "select",
      { $0.table.selectRow(at: RowPath(row: 3, section: 0), animated: false, scrollPosition: .top) }
    ),
    ("deselect", { $0.table.deselectRow(at: RowPath(row: 0, section: 0), animated: false) }),
    ("reload", { $0.table.reloadData() }),
    ("reload rows", { $0.table.reloadRows(at: [RowPath(row: 1, section: 0)], with: .none) }),
    ("reconfigure", { $0.table.reconfigureRows(at: [RowPath(row: 1, section: 0)]) }),
    ("edit", { $0.table.setEditing(true, animated: false) }),
    ("scroll", { $0.table.scroll(byRows: 3) }),
    ("multiple", { $0.table.allowsMultipleSelection = true }),
    (
      "insert",
      { screen in
        screen.rowCounts[0] += 1
        screen.table.insertRows(at: [RowPath(row: 0, section: 0)], with: .none)
      }
    ),
    (
      "delete",
      { screen in
        screen.rowCounts[0] -= 1
        screen.table.deleteRows(at: [RowPath(row: 2, section: 0)], with: .none)
      }
    ),
    ("look", { _ = $0.table.visibleCells }),
  ]

  private func screenWithARowSelected() throws -> RecordingScreen {
    let screen = RecordingScreen([8], visibleRowCount: 4)
    try screen.table.tap(at: RowPath(row: 0, section: 0))
    _ = screen.takeCalls()
    return screen
  }

  func testEveryCallCanBeAnsweredWithEveryDeed() async throws {
    for call in Self.calls {
      for deed in Self.deeds {
        let screen = try screenWithARowSelected()
        var wasCalled = false
        screen.during[call] = { [unowned screen] _ in
          wasCalled = true
          deed.body(screen)
        }
        try screen.table.tap(at: RowPath(row: 1, section: 0))
        XCTAssertTrue(wasCalled, "\(deed.name) in \(call)")
        let state = screen.table.selection
        for row in try XCTUnwrap(screen.table.indexPathsForVisibleRows) {
          let cell = try XCTUnwrap(screen.table.cellForRow(at: row), "\(deed.name) in \(call)")
          XCTAssertEqual(cell.isSelected, state.isSelected(row), "\(deed.name) in \(call)")
          XCTAssertEqual(cell.isEditing, state.isEditing, "\(deed.name) in \(call)")
          XCTAssertFalse(cell.isHighlighted, "\(deed.name) in \(call)")
        }
      }
    }
  }

  func testWhatADelegateSelectsWhenItIsToldStands() async throws {
    let screen = try screenWithARowSelected()
    screen.during["didSelect:0.1"] = {
      $0.selectRow(at: RowPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    }
    try screen.table.tap(at: RowPath(row: 1, section: 0))
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, [RowPath(row: 3, section: 0)])
  }

  func testWhatADelegateDoesWhenItIsAskedIsNotLostAndNobodyIsAskedTwice() async throws {
    let screen = try screenWithARowSelected()
    screen.table.allowsMultipleSelection = true
    screen.during["willSelect:0.1"] = {
      $0.selectRow(at: RowPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    }
    try screen.table.tap(at: RowPath(row: 1, section: 0))
    XCTAssertEqual(
      screen.table.indexPathsForSelectedRows?.map(\.row), [0, 1, 3],
      "the tap went on from where the delegate left the table")
    XCTAssertEqual(
      screen.takeCalls().filter { $0.hasPrefix("will") }, ["willSelect:0.1"])
  }

  func testARowThatIsGoneByTheTimeTheFingerIsLiftedIsNotSelected() async throws {
    let screen = try screenWithARowSelected()
    screen.during["willSelect:0.1"] = { table in
      screen.rowCounts = [1]
      table.reloadData()
    }
    try screen.table.tap(at: RowPath(row: 1, section: 0))
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
