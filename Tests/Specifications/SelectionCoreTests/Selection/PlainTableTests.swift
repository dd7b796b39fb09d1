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
          table.disabledNumbers, table.limits, table.history, table.checkedRows,
          table.accessory(for: row)
        )
        XCTAssertTrue(table.isPlain, "questions after \(input)")
      }
      try table.disable(["0.0"])
      XCTAssertFalse(table.isPlain)
    }
  }

  /// In a plain table of mode multiple a tap without rules takes a shorter way through the library.
  func testATapWithoutRulesIsATapWhoseRulesAllowEverything() throws {
    let editing = SelectionPolicy(.multiple, editing: .multiple)
    let beginnings: [[TableInput]] = [
      [], [.setEditing(true)], [.enableUndo(limit: nil)], [.setPolicy(.single)],
      [.setPolicy(SelectionPolicy(.none))], [.touchDown("0.0")],
      [.select(["0.1", "1.3"]), .setEditing(true)], [.setPolicy(editing), .setEditing(true)],
      [.selectAll, .enableUndo(limit: 3)], [.disable(["1.0"])],
      [.setList(.exclusive, inSection: 1)],
    ]
    for (beginning, sectionCount) in beginnings.flatMap({ inputs in [1, 2].map { (inputs, $0) } }) {
      for rowCount in [4, 70] {
        let shape = try TableShape(rowCounts: Array(repeating: rowCount, count: sectionCount))
        var (short, general) = (
          TableSelection(shape: shape, policy: .multiple),
          TableSelection(shape: shape, policy: .multiple)
        )
        for input in beginning {
          // The smaller table doesn't have each of the rows.
          _ = try? short.apply(input)
          _ = try? general.apply(input)
        }
        for row: RowPath in ["0.0", "0.3", "0.0", "1.0", "1.3", "0.3", "0.69", "9.9"] {
          let change = Result { try short.tap(row) }
          let expected = Result { try general.tap(row, rules: TableRules()) }
          let place = "\(beginning), \(shape), row \(row)"
          XCTAssertEqual(try? change.get(), try? expected.get(), place)
          XCTAssertEqual(try? change.get().noEffect, try? expected.get().noEffect, place)
          XCTAssertEqual(short, general, place)
          XCTAssertEqual(short.anchor, general.anchor, place)
        }
      }
    }
  }
}
