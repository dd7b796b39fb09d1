// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionViews
import XCTest

/// Tables with as many rows as there are numbers, and rows that no table has.
@MainActor
final class ExtremeCallTests: XCTestCase {
  private func driver(_ rowCounts: [Int], _ view: ListView? = nil) throws -> SelectionDriver<
    IdentifiedTable<Int>
  > {
    let (shape, policy) = (
      try TableShape(rowCounts: rowCounts), SelectionPolicy(.multiple, editing: .multiple)
    )
    let table = IdentifiedTable<Int>(TableSelection(shape: shape, policy: policy))
    let driver = SelectionDriver(table) { [weak view] in view }
    view?.counts = { [unowned driver] in driver.currentTable.rows.shape.rowCounts }
    return driver
  }

  func testACellMayLeaveARowThatNoTableHas() async throws {
    let view = ListView([3], ListView.Habits())
    let driver = try driver([3], view)
    let cell = ObjectIdentifier(view)
    for row in [RowPath(-1, 0), RowPath(0, -1), RowPath(.min, .min), RowPath(.max, .max)] {
      driver.viewWillShow(cell, for: row)
      driver.viewDidHide(cell, for: row)
    }
    XCTAssertEqual(driver.table.rows.selectedRows.count, 0)
  }

  func testAPanSelectsAsManyRowsAsThereAreNumbers() async throws {
    let driver = try driver([.max])
    driver.apply(byPath: .beginPan(RowPath(0, 0)))
    let change = driver.apply(byPath: .continuePan(to: RowPath(0, .max - 1)))
    XCTAssertEqual(change?.rows.selected.count, .max - 1)
    driver.apply(.endPan)
    XCTAssertEqual(driver.table.rows.selectedRows.count, .max)
  }

  func testMovingHalfOfAsManyRowsAsThereAreNumbers() async throws {
    let view = ListView([0], ListView.Habits())
    let driver = try driver([.max], view)
    let half = RowSpans([.rows(from: RowPath(0, 0), through: RowPath(0, .max / 2))])
    var changes = 0
    driver.onChange = { _ in changes += 1 }
    view.counts = { [0] }
    driver.apply(byPath: .move(half, to: .endOfSection(0)))
    XCTAssertEqual(changes, 1)
  }

  func testMoreRowsThanAViewCanChangeAreReloaded() throws {
    var update = TableUpdate()
    update.deleteRows(at: [RowPath(0, 0), RowPath(0, 1), RowPath(0, 2)])
    update.insertRows(at: RowPath(0, 1), count: .max - 1)
    XCTAssertNil(ViewChanges(try update.mapping(of: [4])))

    var table = TableSelection(shape: [.max], policy: .multiple)
    let half = RowSpans([.rows(from: RowPath(0, 0), through: RowPath(0, .max / 2))])
    let change = try table.apply(.move(half, to: .endOfSection(0)))
    XCTAssertNil(ViewChanges(try XCTUnwrap(change.mapping)))

    // A thousand rows that move are as many as a view changes one by one.
    for (count, isChanged) in [(1_000, true), (1_001, false)] {
      var table = TableSelection(shape: [5_000], policy: .multiple)
      let rows = RowSpans([.rows(from: RowPath(0, 0), through: RowPath(0, count - 1))])
      let change = try table.apply(.move(rows, to: .endOfSection(0)))
      let changes = ViewChanges(try XCTUnwrap(change.mapping))
      XCTAssertEqual(changes?.movedRows.count, isChanged ? count : nil)
    }
  }

  func testAViewMaySaySelectedRowsThatTheTableDoesNotHave() async throws {
    let view = ListView([3], ListView.Habits())
    let driver = try driver([3], view)
    driver.viewChangedSelection(to: [0, 5, 9])
    XCTAssertEqual(driver.table.rows.selectedRows.positions, [0])
    driver.viewChangedSelection(to: RowSet(0..<Int.max))
    driver.apply(.deselectAll)
    XCTAssertEqual(view.selected, [])
    XCTAssertEqual(driver.table.rows.selectedRows.positions, [])
  }

  func testAViewThatLagsBehindATableOfAnySize() async throws {
    let view = ListView([2], ListView.Habits(mostSelectedRows: .max))
    let driver = try driver([.max - 2, 2], view)
    driver.apply(.selectAll)
    XCTAssertEqual(view.selected, [RowPath(0, 0), RowPath(0, 1)])
  }

  func testAViewMayHaveAnyNumberOfSections() async throws {
    for count in [-1, .min, .max] {
      let view = ListView([3], ListView.Habits())
      let driver = try driver([3], view)
      view.falseSectionCount = count
      driver.apply(.selectAll)
      view.counts = { [2] }
      var update = TableUpdate()
      update.deleteRows(at: [RowPath(0, 0)])
      driver.apply(byPath: .perform(update))
      XCTAssertEqual(driver.table.rows.selectedRows.count, 2)
    }
  }
}
