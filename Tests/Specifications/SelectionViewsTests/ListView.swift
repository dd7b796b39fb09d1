// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionViews
import XCTest

/// A view that selects rows, as simple as possible; ten of its rows are visible.
@MainActor
final class ListView: SelectingView {
  /// The differences between views.
  struct Habits {
    /// Whether rows stay selected, by number, when the view is reloaded, as in `NSTableView`.
    var keepsSelectionAtReload = false
    /// Whether rows that a batch moves are no longer selected, as in views of UIKit.
    var deselectsMovedRows = false
    /// As in ``SelectingView``.
    var mostSelectedRows = 1_000
    /// Whether the user's clicks are proposals rather than taps.
    var proposes = false
    /// Whether the program can select only what the user can, as in `UICollectionView`.
    var refuses = false
  }

  let habits: Habits
  var isOnScreen = true
  private(set) var rowCounts: [Int]
  private(set) var selected: Set<RowPath> = []
  private(set) var cells: [RowPath: ObjectIdentifier] = [:]
  private(set) var policy = SelectionPolicy(.none)
  private(set) var isEditingRows: Bool? = false
  /// The number of batches and reloads.
  private(set) var batches = 0
  private(set) var reloads = 0
  private var top = 0
  /// Any number of sections, as a faulty view may have.
  var falseSectionCount: Int?
  private var keptCells: [Cell] = []
  /// The data source's row counts; read at a reload and in a batch.
  var counts: () -> [Int] = { [] }
  /// The calls to a driver.
  var willShow: (ObjectIdentifier, RowPath) -> Void = { _, _ in }
  var didHide: (ObjectIdentifier, RowPath) -> Void = { _, _ in }
  /// Called for each row that the program selects, as in `NSTableView`.
  var didSelect: (RowPath) -> Void = { _ in }

  private final class Cell {}

  init(_ rowCounts: [Int], _ habits: Habits) {
    self.rowCounts = rowCounts
    self.habits = habits
  }

  // The members that a driver reads.
  var sectionCount: Int { falseSectionCount ?? rowCounts.count }
  func rowCount(inSection section: Int) -> Int {
    rowCounts.indices.contains(section) ? rowCounts[section] : 0
  }
  var selectedRows: [RowPath] { Array(selected) }
  var mostSelectedRows: Int { habits.mostSelectedRows }
  var visibleRows: [RowPath] { Array(rows.dropFirst(top).prefix(10)) }
  func isInView(_ row: RowPath) -> Bool { visibleRows.contains(row) }
  private var rows: [RowPath] {
    rowCounts.enumerated().flatMap { section, count in
      (0..<count).map { RowPath(section: section, row: $0) }
    }
  }

  // The members that a driver calls.
  func select(_ rows: RowPaths, animated: Bool) {
    for row in rows {
      let mode = policy.mode(isEditing: isEditingRows == true)
      if habits.refuses, mode == .none { continue }
      if habits.refuses, mode == .single { selected = [] }
      selected.insert(row)
      didSelect(row)
    }
  }
  func deselect(_ rows: RowPaths, animated: Bool) { selected.subtract(rows) }
  func allow(_ policy: SelectionPolicy) { self.policy = policy }
  func setEditingRows(_ isEditing: Bool, animated: Bool) { isEditingRows = isEditing }

  func reloadRows() {
    reloads += 1
    rowCounts = counts()
    if habits.keepsSelectionAtReload { selected.formIntersection(rows) } else { selected = [] }
    hideCells(except: [])
    layOutRows()
  }

  func perform(_ changes: ViewChanges, contents: () -> Void) {
    batches += 1
    contents()
    let old = rowCounts
    rowCounts = counts()
    var update = TableUpdate()
    update.deleteSections(changes.deletedSections)
    for section in changes.insertedSections {
      update.insertSection(section, rowCount: rowCounts[section])
    }
    for move in changes.movedSections { update.moveSection(move.source, to: move.destination) }
    update.deleteRows(at: RowSpans(changes.deletedRows))
    update.insertRows(at: changes.insertedRows)
    for move in changes.movedRows { update.moveRow(at: move.source, to: move.destination) }
    // Like other views, it checks the changes that it gets, with a table of its own.
    do {
      var table = TableSelection(shape: try TableShape(rowCounts: old), policy: .multiple)
      try table.setSelected(RowSpans(selected))
      try table.perform(update)
      XCTAssertEqual(table.shape.rowCounts, rowCounts, "the batch leads to other contents")
      selected = Set(table.selectedRows)
    } catch {
      XCTFail("the batch cannot be: \(error)")
    }
    if habits.deselectsMovedRows {
      selected.subtract(changes.movedRows.map(\.destination))
    }
    hideCells(except: visibleRows)
    layOutRows()
  }

  func layOutRows() {
    for row in visibleRows where cells[row] == nil {
      let cell = Cell()
      keptCells.append(cell)
      cells[row] = ObjectIdentifier(cell)
      willShow(ObjectIdentifier(cell), row)
    }
  }

  private func hideCells(except kept: [RowPath]) {
    for (row, cell) in cells where !kept.contains(row) {
      cells[row] = nil
      didHide(cell, row)
    }
  }

  // The actions of the user and the app.
  func scroll(to top: Int) {
    self.top = top
    hideCells(except: visibleRows)
    layOutRows()
  }
  func toggleInApp(_ row: RowPath) { selected.formSymmetricDifference([row]) }
  func hasNoEditing() { isEditingRows = nil }
  func setEditingInApp(_ isEditing: Bool) { isEditingRows = isEditing }

  /// Proposes to select exactly these rows, like `NSTableView`.
  func propose(_ rows: RowSet, to driver: SelectionDriver<IdentifiedTable<Int>>) {
    let taken = driver.viewProposed(rows)
    selected = Set(RowPaths(taken, in: driver.currentTable.rows.shape))
  }

  /// A tap, like in views of UIKit; or a click that `NSTableView` proposes.
  func tap(_ row: RowPath, _ driver: SelectionDriver<IdentifiedTable<Int>>) {
    if habits.proposes {
      return propose(RowSet(driver.shape.rowNumber(of: row).map { [$0] } ?? []), to: driver)
    }
    let isEditing = isEditingRows == true
    let allows = isEditing ? policy.allowsSelectionDuringEditing : policy.allowsSelection
    let several =
      isEditing
      ? policy.allowsMultipleSelectionDuringEditing : policy.allowsMultipleSelection
    guard allows || several, driver.canBeTapped(row) else { return }
    if several, selected.contains(row) {
      guard driver.accepts(.tap(row)) else { return }
      selected.remove(row)
      driver.viewDeselected(row, isTap: true)
    } else {
      guard driver.accepts(.tap(row)) else { return }
      for other in several ? [] : selected.subtracting([row]) {
        selected.remove(other)
        driver.viewDeselected(other, isTap: false)
      }
      selected.insert(row)
      driver.viewSelected(row)
    }
  }
}
