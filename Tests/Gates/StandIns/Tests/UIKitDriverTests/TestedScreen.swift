// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionUIKit
import SelectionViews
import UIKit
import XCTest

/// A screen with a table or a collection view, and its driver.
@MainActor
protocol TestedScreen: AnyObject {
  var rows: RowsView { get }
  var window: UIWindow { get }
  var base: SelectionDriver<IdentifiedTable<Int>> { get }
  var isEditing: Bool { get set }
  /// The rows that the app's delegate doesn't let the user select.
  var refused: Set<IndexPath> { get set }
  /// Called when the app's delegate is told of a selected row.
  var onSelect: (() -> Void)? { get set }
  var selectedInView: Set<RowPath> { get }
  var rowsInView: [RowPath] { get }
  /// Gives the view a driver, which replaces the one before, and reloads the view.
  func drive(_ table: IdentifiedTable<Int>)
  /// Selects or deselects rows in the view itself, as an app may.
  func setSelected(_ isSelected: Bool, _ row: IndexPath)
  /// A difference between what a cell shows and what it should show, or nil.
  func differenceOfCell(at row: RowPath, _ id: Int) -> String?
}

extension TestedScreen {
  /// Whether the view can select all rows that the table can: a table view that is edited can't
  /// select several rows in mode none.
  var showsAllRows: Bool {
    let table = base.currentTable
    return !(rows is UITableView && table.isEditing && table.policy.mode(isEditing: true) == .none)
  }

  /// A difference between the view and the table, or nil.
  var difference: String? {
    let table = base.currentTable.rows
    let expected = Set(table.selectedRows.positions.compactMap(table.shape.path))
    // Of many rows, a driver selects only those that the view has shown.
    let isRight =
      showsAllRows && expected.count <= DrivenRows.most
      ? selectedInView == expected : selectedInView.isSubset(of: expected)
    if !isRight {
      return "selected in the view: \(selectedInView.sorted()), in the table: \(expected.sorted())"
    }
    if showsAllRows,
      let row = rowsInView.first(where: { !selectedInView.contains($0) && expected.contains($0) })
    {
      return "\(row) is in view and not selected"
    }
    for row in rowsInView {
      guard let id = base.id(at: row) else { return "\(row) is in view, but not in the table" }
      if let difference = differenceOfCell(at: row, id) { return "\(row) \(difference)" }
    }
    return nil
  }

  /// Compares what cells of both kinds show.
  func difference(of cell: RowsCell, at row: RowPath) -> String? {
    let table = base.currentTable.rows
    if cell.isSelected != selectedInView.contains(row) {
      return "looks selected: \(cell.isSelected)"
    }
    let isShownSelected = cell.accessibilityTraits.contains(.selected)
    if isShownSelected != table.traits(of: row).contains(.selected) {
      return "is said to be selected: \(isShownSelected)"
    }
    return nil
  }

  /// Fails unless the view shows the table.
  func check(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertNil(difference, message, file: file, line: line)
  }
}

/// The most rows that a driver selects in a view of UIKit's.
enum DrivenRows { static let most = 1_000 }
