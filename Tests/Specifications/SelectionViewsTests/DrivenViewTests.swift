// SPDX-License-Identifier: MIT

import RandomChoices
import SelectionCore
import SelectionViews
import XCTest

/// For all actions of user, app and program, a view of any kind shows the table's state.
@MainActor
final class DrivenViewTests: XCTestCase {
  private static let habits: [ListView.Habits] = [
    ListView.Habits(),
    ListView.Habits(deselectsMovedRows: true),
    ListView.Habits(mostSelectedRows: 3),
    ListView.Habits(keepsSelectionAtReload: true, mostSelectedRows: .max, proposes: true),
    ListView.Habits(refuses: true),
  ]

  func testRandomProgramsLeaveViewAndTableAlike() async throws {
    for (number, habits) in Self.habits.enumerated() {
      for seed in 0..<60 {
        var random = RandomSource(seed: UInt64(seed))
        let policies: [SelectionPolicy] = [.multiple, .single, SelectionPolicy(.none)]
        let policy = habits.proposes ? .multiple : policies[random.below(3)]
        let (view, driver) = driven([Array(0..<12), Array(20..<27)], habits, policy: policy)
        var next = 100
        for step in 0..<40 {
          act(on: view, driver, &random, &next)
          let place = "habits \(number), seed \(seed), step \(step)"
          // Changes by the app are taken over when the table is read.
          let table = driver.table.rows
          let shown = Set(table.selectedRows)
          if habits.refuses, table.mode != .multiple {
            XCTAssertTrue(view.selected.isSubset(of: shown), place)
          } else if table.selectedCount <= view.mostSelectedRows {
            XCTAssertEqual(view.selected, shown, place)
          } else {
            XCTAssertTrue(view.selected.isSubset(of: shown), place)
            let visible = view.visibleRows
            XCTAssertEqual(
              visible.filter(view.selected.contains), visible.filter(shown.contains), place)
          }
          XCTAssertEqual(view.isEditingRows, table.isEditing, place)
          XCTAssertEqual(view.rowCounts, table.shape.rowCounts, place)
          guard testRun?.failureCount == 0 else { return }
        }
      }
    }
  }

  private func act(
    on view: ListView, _ driver: SelectionDriver<IdentifiedTable<Int>>,
    _ random: inout RandomSource,
    _ next: inout Int
  ) {
    let shape = driver.table.rows.shape
    let number = shape.rowCount == 0 ? 0 : random.below(shape.rowCount)
    let row = shape.path(ofRow: number)
    switch random.below(15) {
    case 0, 1, 2: if let row { view.tap(row, driver) }
    case 12:
      if let row { driver.apply(byPath: random.below(2) == 0 ? .beginPan(row) : .endPan) }
    case 13: if let row { driver.apply(byPath: .continuePan(to: row)) }
    case 14:
      driver.apply(random.below(2) == 0 ? .beginSweep(.toggling) : .endSweep)
      if let row { driver.apply(byPath: .continueSweep(over: [row])) }
    case 3: driver.apply(random.below(2) == 0 ? .selectAll : .invert)
    case 4: if let row { driver.apply(byPath: .toggle(row)) }
    case 5: if let row, view.policy.allowsSelection { view.toggleInApp(row) }
    case 6: view.scroll(to: random.below(12))
    case 7:
      _ = driver.table
      view.reloadRows()
    case 8:
      view.isOnScreen.toggle()
    case 9: view.setEditingInApp(view.isEditingRows != true)
    case 10: driver.setEditing(random.below(2) == 0, animated: true)
    default:
      var contents = driver.table.contents
      for section in contents.indices {
        contents[section].removeAll { _ in random.below(5) == 0 }
        if random.below(2) == 0 {
          contents[section].insert(next, at: random.below(contents[section].count + 1))
          next += 1
        }
        if random.below(2) == 0, contents[section].count > 1 { contents[section].swapAt(0, 1) }
      }
      if random.below(3) == 0 { contents.swapAt(0, 1) }
      driver.update(to: contents, vanished: .gone)
    }
  }

  func testATableKeepsTheRowsThatAViewDoesNotSelect() async {
    for count in [1, 2] {
      let (view, driver) = driven(
        [Array(1...20)], ListView.Habits(refuses: true), policy: SelectionPolicy(.none))
      let rows = Array(1...count)
      driver.apply(.select(SelectionSpans(rows)))
      XCTAssertEqual(view.selected, [])
      XCTAssertEqual(driver.table.selectedRows, rows)
      view.scroll(to: 10)
      view.scroll(to: 0)
      driver.apply(.disable([3]))
      XCTAssertEqual(driver.table.selectedRows, rows)
      // The user can select again, so the view shows what was selected all the time.
      driver.apply(.setPolicy(.multiple))
      XCTAssertEqual(view.selected, Set(driver.table.rows.selectedRows))
      XCTAssertEqual(driver.table.selectedRows, rows)
      view.toggleInApp(RowPath(0, 0))
      XCTAssertEqual(driver.table.selectedRows, Array(rows.dropFirst()))
    }
  }

  func testABatchThatDeselectsWhatItMovesIsSelectedAgain() async {
    let (view, driver) = driven([[1, 2, 3, 4]], ListView.Habits(deselectsMovedRows: true))
    driver.apply(.select([1]))
    driver.update(to: [[2, 3, 4, 1]], vanished: .gone)
    XCTAssertEqual(view.batches, 1)
    XCTAssertEqual(driver.table.selectedRows, [1])
    XCTAssertEqual(view.selected, [RowPath(section: 0, row: 3)])
  }

  func testAViewInNoWindowIsReloaded() async {
    let (view, driver) = driven([[1, 2]], ListView.Habits())
    driver.apply(.select([2]))
    view.isOnScreen = false
    driver.update(to: [[0, 1, 2]], vanished: .gone)
    XCTAssertEqual([view.batches, view.reloads], [0, 1])
    XCTAssertEqual(view.selected, [RowPath(section: 0, row: 2)])
  }

  func testAProposalIsOneStepAndHeldToLimits() async throws {
    let (view, driver) = driven([[1, 2, 3, 4]], Self.habits[3])
    driver.apply(.enableUndo(limit: nil))
    driver.apply(.disable([3]))
    driver.apply(.setLimits(SelectionLimits(atMost: 2)))
    view.propose([0, 1], to: driver)
    XCTAssertEqual(driver.table.selectedRows, [1, 2])
    view.propose([1, 2, 3], to: driver)
    XCTAssertEqual(driver.table.selectedRows, [2, 4], "a disabled row stays as it is")
    view.propose([0, 1, 3], to: driver)
    XCTAssertEqual(driver.table.selectedRows, [2, 4], "there is room for two")
    XCTAssertEqual(view.selected, Set(driver.table.rows.selectedRows))
    driver.apply(.undo)
    XCTAssertEqual(driver.table.selectedRows, [1, 2])
    XCTAssertEqual(view.selected, Set(driver.table.rows.selectedRows))
  }

  /// The view lets a row go that a pan covers, which only a tap can do.
  func testATapOnTheRowWhereAPanBeganLeavesViewAndTableAlike() async {
    for start in [0, 1, 2] {
      for isSelected in [false, true] {
        let (view, driver) = driven(
          [[1, 2, 3]], ListView.Habits(), policy: SelectionPolicy(.multiple, editing: .multiple))
        driver.apply(.setEditing(true))
        if isSelected { driver.apply(.selectAll) }
        let row = RowPath(section: 0, row: start)
        driver.apply(byPath: .beginPan(row))
        let panned = driver.table.selectedRows
        view.tap(row, driver)
        XCTAssertEqual(driver.table.selectedRows, panned)
        XCTAssertEqual(view.selected, Set(driver.table.rows.selectedRows), "\(start) \(isSelected)")
      }
    }
  }

  func testARefusedSelectionIsUndoneInTheView() async {
    let (view, driver) = driven([[1, 2, 3]], ListView.Habits())
    var refusals = 0
    driver.onRefusal = { _ in refusals += 1 }
    driver.apply(.setLimits(SelectionLimits(atMost: 1)))
    driver.viewChangedSelection(to: [0, 1])
    XCTAssertEqual(view.selected, [])
    XCTAssertEqual(refusals, 1)
  }

  func testRowsInViewThatLookDifferentAreDrawnAndNoOthers() async {
    let (view, driver) = driven([Array(0..<50)], ListView.Habits())
    var drawn: [RowPath] = []
    driver.redraw = { drawn += $0 }
    driver.apply(.select([3, 40]))
    XCTAssertEqual(drawn, [RowPath(section: 0, row: 3)])
    drawn = []
    driver.update(to: [Array(1..<50)], vanished: .gone)
    XCTAssertEqual(drawn, view.visibleRows)
  }

  /// A handler of the widget may read the table before the adapter reports the tap.
  func testATapThatTheTableHasReadAlreadyCountsOnce() async {
    let (view, driver) = driven([[1, 2, 3]], ListView.Habits())
    let row = RowPath(section: 0, row: 1)
    view.toggleInApp(row)
    _ = driver.table
    driver.viewSelected(row)
    XCTAssertEqual(driver.table.selectedRows, [2])
    view.toggleInApp(row)
    _ = driver.table
    driver.viewDeselected(row, isTap: true)
    XCTAssertEqual(driver.table.selectedRows, [])
    XCTAssertEqual(view.selected, [])
  }

  /// A view that lets several rows be selected may have a row of a list selected, or not; if it
  /// reports a tap there, that is one, in whichever state the view has the row.
  func testATapOnARowOfAListIsOneHoweverTheViewReportsIt() async throws {
    for kind in CheckmarkListKind.allCases {
      for isDeselected in [false, true] {
        for isChecked in [false, true] {
          let (view, driver) = driven([[1, 2], [3]], ListView.Habits())
          driver.apply(.setList(kind, inSection: 0))
          if isChecked { driver.apply(.check([1])) }
          var expected = driver.table
          try expected.apply(.tap(1))
          let row = RowPath(section: 0, row: 0)
          if isDeselected {
            driver.viewDeselected(row, isTap: true)
          } else {
            view.toggleInApp(row)
            driver.viewSelected(row)
          }
          let name = "\(kind), deselected \(isDeselected), checked \(isChecked)"
          XCTAssertEqual(driver.table.checkedRows, expected.checkedRows, name)
          XCTAssertEqual(driver.table.selectedRows, [], name)
          XCTAssertEqual(view.selected, [], name)
          // In whose place another row was selected wasn't tapped.
          driver.viewDeselected(row, isTap: false)
          XCTAssertEqual(driver.table.checkedRows, expected.checkedRows, name)
        }
      }
    }
  }

  func testRulesHoldForAViewThatGivesThem() async {
    let (_, driver) = driven([[1, 2, 3]], ListView.Habits())
    driver.rules = SelectionRules(willSelect: { id, _ in id == 2 ? nil : id })
    XCTAssertTrue(driver.accepts(.tap(RowPath(section: 0, row: 1))))
    XCTAssertFalse(driver.accepts(.tap(RowPath(section: 0, row: 1)), rules: driver.rules))
    XCTAssertTrue(driver.accepts(.tap(RowPath(section: 0, row: 0)), rules: driver.rules))
  }

  func testAViewWithoutEditingLetsTheTableBeEdited() async {
    let (view, driver) = driven([[1, 2]], ListView.Habits())
    view.hasNoEditing()
    driver.setEditing(true, animated: false)
    XCTAssertTrue(driver.table.rows.isEditing)
    driver.apply(.setEditing(false))
    XCTAssertFalse(driver.table.rows.isEditing)
  }

  func testPointersAndOlderPathsReachADriver() async throws {
    let (_, driver) = driven([[1, 2, 3]], ListView.Habits())
    let older = driver.table
    driver.update(to: [[0, 1, 2, 3]], vanished: .gone)
    try driver.change { _ = try $0.apply(byPath: .click(RowPath(0, 1)), asOf: older) }
    XCTAssertEqual(driver.table.selectedRows, [2])
    var pointer = PointerTracker<Int>()
    let start = ViewPoint(x: 0, y: 0)
    for event in [
      PointerEvent.down(on: 3, at: start, time: 1), .up(at: start, over: 3, time: 1.1),
    ] {
      let table = driver.table
      for step in pointer.track(event, isSelected: { table.isSelected($0) }) {
        driver.handle(pointer: step, profile: .windows)
      }
    }
    XCTAssertEqual(driver.table.selectedRows, [3])
    XCTAssertNil(driver.table.rows.pressedRow)
  }
}
