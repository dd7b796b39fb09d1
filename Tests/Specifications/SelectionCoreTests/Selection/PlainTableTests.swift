// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// A table without lists, marks, limits, gestures or history keeps nothing on the heap for them.
final class PlainTableTests: XCTestCase {
  func testOrdinaryInputsLeaveAPlainTablePlain() throws {
    let row: RowPath = "1.2"
    var update = TableUpdate()
    update.insertRows(at: row, count: 2)
    update.deleteRows(at: ["0.0"])
    update.moveSection(0, to: 1)
    let inputs: [TableInput] = [
      .tap(row), .touchDown(row), .touchUp, .touchDown(row), .touchCancel, .tapAccessory(row),
      .click(row), .toggle(row), .select([row]), .setSelected([row]), .deselect([row]),
      .selectAll, .deselectAll, .invert, .undo, .redo, .continuePan(to: row), .endPan, .focus(row),
      .setEditing(true),
      .setEditing(false), .setPolicy(SelectionPolicy(.multiple)), .perform(update),
      .reloadData(nil), .reloadData([5, 5]), .click("0.9"),
    ]
    for policy in [SelectionPolicy(.single), SelectionPolicy(.multiple, editing: .multiple)] {
      var table = TableSelection(shape: [4, 4], policy: policy)
      for input in inputs {
        // Some inputs are refused in mode single, or because the row doesn't exist.
        _ = try? table.apply(input)
        XCTAssertTrue(table.isPlain, "\(input), \(policy)")
        _ = (
          table.disabled, table.limits, table.history, table.checkedRows, table.accessory(for: row)
        )
        XCTAssertTrue(table.isPlain, "questions after \(input)")
      }
      try table.disable(["0.0"])
      XCTAssertFalse(table.isPlain)
    }
  }
}
