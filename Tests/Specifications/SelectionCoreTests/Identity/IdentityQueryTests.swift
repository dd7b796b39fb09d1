// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Queries by identity have the same results as queries by path.
final class IdentityQueryTests: XCTestCase {
  private let contents = [["a", "b", "c"], ["d", "e"], ["f", "g", "h"]]

  private func inputs(_ ids: [String]) -> [SelectionInput<String>] {
    [
      .tap("b"), .touchDown("c"), .touchUp, .press("a", .click), .release, .toggle("e"),
      .extend(to: "d"), .disable(["c", "d"]), .userSelectAll, .tapHeader(ofSection: 2),
      .setList(.inclusive, inSection: 1), .tap("e"), .setMode(.single, inSection: 0),
      .setLimits(SelectionLimits(atMost: 2)), .setLimits(SelectionLimits(atLeast: 1), inSection: 2),
      .setLimitOverflow(.releaseOldest), .setDeletionSuccessor(.next), .setKeepsOrder(true),
      .setReplacementScope(.shown),
      .toggle("h"), .toggle("f"), .setEditingTransition(.keep), .beginSweep(.adding),
      .continueSweep(over: ["g"]), .endSweep, .enableUndo(limit: nil), .toggle("g"), .undo,
      .setEditing(true), .beginPan("f"), .setPolicy(.single), .touchDown("h"),
    ]
  }

  /// A table after each of some inputs, and after some rows are hidden.
  private var tables: [IdentifiedTable<String>] {
    var table = IdentifiedTable(
      sections: contents, policy: SelectionPolicy(.multiple, editing: .multiple))
    var tables = [table]
    for input in inputs(contents.flatMap { $0 }) {
      _ = try? table.apply(input)
      tables.append(table)
      var fewer = table
      _ = try? fewer.update(to: [["a", "c"], ["e"], ["h", "x", "f"]], vanished: .hidden)
      tables.append(fewer)
    }
    return tables
  }

  private func ids(_ rows: RowPaths, in table: IdentifiedTable<String>) -> [String] {
    rows.compactMap(table.id)
  }

  func testWhatIsAboutRows() {
    for table in tables {
      let rows = table.rows
      XCTAssertEqual(table.selectedRow, rows.selectedRow.flatMap(table.id))
      XCTAssertEqual(table.lead, rows.lead.flatMap(table.id))
      XCTAssertEqual(table.anchor, rows.anchor.flatMap(table.id))
      XCTAssertEqual(table.highlightedRow, rows.highlightedRow.flatMap(table.id))
      XCTAssertEqual(table.pressedRow, rows.pressedRow.flatMap(table.id))
      XCTAssertEqual(table.presentedRows, ids(rows.presentedRows, in: table))
      XCTAssertEqual(table.selectionOrder, rows.selectionOrder.map { ids($0, in: table) })
      let shownDisabled = table.disabledRows.filter { table.row(of: $0) != nil }
      XCTAssertEqual(shownDisabled, ids(rows.disabledRows, in: table))
      for path in rows.shape.rowPaths {
        guard let id = table.id(of: path) else { continue }
        XCTAssertEqual(table.isEnabled(id), rows.isEnabled(path))
        XCTAssertEqual(table.isPresentedSelected(id), rows.isPresentedSelected(path))
        XCTAssertEqual(table.placeInOrder(of: id), rows.placeInOrder(of: path))
        XCTAssertEqual(table.menuRows(for: id), ids(rows.menuRows(for: path), in: table))
        XCTAssertEqual(
          table.accessibility(for: id, label: id), rows.accessibility(for: path, label: id))
        XCTAssertEqual(table.markedPart(of: [id]), rows.markedPart(of: path))
      }
    }
  }

  func testWhatIsAboutTheWhole() {
    for table in tables {
      let rows = table.rows
      XCTAssertEqual(table.shape, rows.shape)
      XCTAssertEqual(table.policy, rows.policy)
      XCTAssertEqual(table.mode, rows.mode)
      XCTAssertEqual(table.isEditing, rows.isEditing)
      XCTAssertEqual(table.editingTransition, rows.editingTransition)
      XCTAssertEqual(table.accessoryStyle, rows.accessoryStyle)
      XCTAssertEqual(table.limits, rows.limits)
      XCTAssertEqual(table.limitOverflow, rows.limitOverflow)
      XCTAssertEqual(table.deletionSuccessor, rows.deletionSuccessor)
      XCTAssertEqual(table.replacementScope, rows.replacementScope)
      XCTAssertEqual(table.keepsOrder, rows.keepsOrder)
      XCTAssertEqual(table.isPanning, rows.isPanning)
      XCTAssertEqual(table.isSweeping, rows.isSweeping)
      XCTAssertEqual(table.undoCount, rows.undoCount)
      XCTAssertEqual(table.redoCount, rows.redoCount)
      XCTAssertEqual(table.selectedCount, rows.selectedRows.count)
      XCTAssertEqual(table.checkedCount, rows.checkedRows.count)
      XCTAssertEqual(table.hiddenCount, rows.hiddenCount)
      for section in 0...3 {
        XCTAssertEqual(table.mode(inSection: section), rows.mode(inSection: section))
        XCTAssertEqual(table.list(inSection: section), rows.list(inSection: section))
        XCTAssertEqual(table.limits(inSection: section), rows.limits(inSection: section))
        XCTAssertEqual(
          table.selectedCount(inSection: section), rows.selectedCount(inSection: section))
        for counted in CountedRows.allCases {
          XCTAssertEqual(
            table.markedPart(of: .section(section), counting: counted),
            rows.markedPart(of: .section(section), counting: counted))
        }
      }
    }
  }

  func testWhatIsNotShown() throws {
    var table = IdentifiedTable(sections: contents, policy: .multiple)
    try table.disable(["a", "b"])
    try table.select(["a", "c"])
    try table.update(to: [["b", "c"]], vanished: .hidden)
    XCTAssertFalse(table.isEnabled("a"))
    XCTAssertFalse(table.isEnabled("b"))
    XCTAssertTrue(table.isEnabled("d"))
    XCTAssertFalse(table.isEnabled("unknown"))
    XCTAssertEqual(Set(table.disabledRows), ["a", "b"])
    XCTAssertFalse(table.isPresentedSelected("a"))
    XCTAssertNil(table.placeInOrder(of: "a"))
    XCTAssertEqual(table.menuRows(for: "a"), [])
    XCTAssertEqual(table.menuRows(for: "unknown"), [])
    XCTAssertEqual(table.markedPart(of: ["a", "c"]), .all)
    XCTAssertEqual(table.markedPart(of: SelectionSpans.rows(from: "c", through: "b")), .partial)
    XCTAssertEqual(table.accessibility(for: "a", label: "A").traits, [.button, .notEnabled])
    XCTAssertEqual(table.selectedRow, "c")
  }

  func testRowsWithoutAnIdentity() throws {
    var table = IdentifiedTable<String>(TableSelection(shape: [2, 1], policy: .multiple))
    try table.setIDs(["x"], inSection: 1)
    try table.apply(byPath: .selectAll)
    XCTAssertEqual(table.selectedRow, "x")
    try table.apply(byPath: .focus("0.0"))
    XCTAssertNil(table.lead)
  }
}
