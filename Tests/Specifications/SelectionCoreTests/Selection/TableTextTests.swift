// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// The texts of tables: no two different tables have the same.
final class TableTextTests: XCTestCase {
  private let inputs: [TableInput] = [
    .tap("0.0"), .tap("1.0"), .touchDown("0.1"), .toggle("0.1"), .extend(to: "0.2"),
    .extendAdding(to: "1.0"), .press("0.1", .click), .press("0.1", .toggle), .focus("0.2"),
    .beginPan("0.1"), .continuePan(to: "0.2"), .endPan, .beginSweep(.adding),
    .beginSweep(.removing), .continueSweep(over: ["0.0"]), .select(["0.2"]), .selectAll,
    .deselectAll, .check(["1.0"]), .undo, .redo, .enableUndo(limit: nil), .enableUndo(limit: 3),
    .disableUndo, .setEditing(true), .setEditing(false), .setPolicy(.single),
    .setPolicy(SelectionPolicy(.multiple)), .setEditingTransition(.keep),
    .setEditingTransition(.restore), .setLimits(SelectionLimits(atMost: 2)),
    .setLimits(SelectionLimits(atLeast: 2)), .setLimits(SelectionLimits(atMost: 1), inSection: 1),
    .setLimits(SelectionLimits(atMost: 1), inSection: 0), .setLimitOverflow(.releaseOldest),
    .setDeletionSuccessor(.next), .setDeletionSuccessor(.previous), .setKeepsOrder(true),
    .setReplacementScope(.shown),
    .setMode(.none, inSection: 0), .setMode(.single, inSection: 0), .setMode(.single, inSection: 1),
    .setList(.inclusive, inSection: 1), .setList(.exclusive, inSection: 1),
    .setList(.optionalExclusive, inSection: 1), .setList(.inclusive, inSection: 0),
    .disable(["0.1"]), .disable(["1.0"]), .setAccessoryStyle(AccessoryStyle(unchecked: .control)),
    .reloadData([2, 2]),
  ]

  private func starts() throws -> [TableSelection] {
    let policy = SelectionPolicy(.multiple, editing: .multiple)
    var withUndo = TableSelection(shape: [3, 1], policy: policy)
    withUndo.enableUndo()
    try withUndo.toggle("0.0")
    try withUndo.toggle("0.2")
    var ordered = TableSelection(shape: [3, 1], policy: policy)
    try ordered.apply(.setKeepsOrder(true))
    try ordered.setList(.inclusive, inSection: 1)
    try ordered.toggle("0.1")
    return [TableSelection(shape: [3, 1], policy: policy), withUndo, ordered]
  }

  func testUnequalTablesNeverPrintAlike() throws {
    var tables: [String: TableSelection] = [:]
    for start in try starts() {
      for first in inputs {
        for second in inputs {
          var table = start
          _ = try? table.apply(first)
          _ = try? table.apply(second)
          let text = "\(table)"
          XCTAssertFalse(text.contains("\n"))
          guard var other = tables.updateValue(table, forKey: text), other != table else {
            continue
          }
          // Steps are described by the marks to which they lead, without the keyboard focus.
          other.disableUndo()
          table.disableUndo()
          guard text.contains("undo"), other == table else {
            return XCTFail("\(text): after \(first), \(second)")
          }
        }
      }
    }
    XCTAssertGreaterThan(tables.count, 1_000)
  }

  func testUnequalTablesWithIdentitiesNeverPrintAlike() throws {
    let names = ["a", "b", "c", "d"]
    var tables: [String: IdentifiedTable<String>] = [:]
    func add(_ table: IdentifiedTable<String>) {
      if let other = tables.updateValue(table, forKey: "\(table)") {
        XCTAssertEqual(other, table, "\(table)")
      }
    }
    for (i, j) in (0..<4).flatMap({ i in (0..<4).map { (i, $0) } }) {
      for selected in [[], [names[i]], [names[i], names[j]]] {
        var table = IdentifiedTable(sections: [[names[i], names[j]], ["x"]], policy: .multiple)
        try table.select(selected)
        add(table)
        for vanished in VanishedRows.allCases {
          for contents in [[["x"], []], [[names[j]], ["y"]], [[], [names[i]]]] {
            var next = table
            try next.update(to: contents, vanished: vanished)
            add(next)
          }
        }
      }
    }
    XCTAssertGreaterThan(tables.count, 100)
  }

  func testAllThatIsNotAsInANewTable() throws {
    var table = TableSelection(
      shape: [3, 1], policy: SelectionPolicy(.multiple, editing: .multiple))
    table.enableUndo(limit: 9)
    try table.toggle("0.0")
    try table.toggle("0.2")
    try table.apply(.undo)
    try table.apply(.focus("1.0"))
    try table.disable(["0.1"])
    try table.apply(.setLimits(SelectionLimits(atMost: 3, atLeast: 1)))
    XCTAssertEqual(
      "\(table)",
      "shape [3, 1], selected [0.0], mode multiple editing multiple, lead 1.0, anchor 0.0, "
        + "disabled [0.1], limits at most 3 and at least 1, undo 1 to [] (at most 9), "
        + "redo 1 to [0.0, 0.2]")
    try table.apply(.beginPan("0.2"))
    try table.apply(.continuePan(to: "0.1"))
    XCTAssertTrue("\(table)".contains("pan selecting from 0.2 to 0.1 over [0.0]"), "\(table)")
  }

  func testALongSetIsShortened() throws {
    var table = TableSelection(shape: [1_000_000], policy: .multiple)
    try table.select(RowSpans((0..<500).map { RowPath(section: 0, row: 2 * $0) }))
    XCTAssertEqual(
      "\(table)",
      "shape [1000000], selected [0.0, 0.2, 0.4, 0.6, 0.8, 0.10, 0.12, 0.14 and 492 more], "
        + "mode multiple editing none")
  }

  func testADumpHasALineForEachPart() throws {
    var table = TableSelection(shape: [2, 3], policy: .multiple)
    try table.toggle("1.0")
    var text = ""
    dump(table, to: &text)
    XCTAssertEqual(
      text,
      """
      ▿ \(table)
        - shape: "[2, 3]"
        - selected: "[1.0]"
        - mode: "multiple editing none"
        - lead: "1.0"

      """)
    var named = IdentifiedTable(sections: [["a", "b"]])
    try named.select(["b"])
    text = ""
    dump(named, to: &text)
    XCTAssertEqual(
      text,
      """
      ▿ \(named)
        - shape: "[2]"
        - selected: "[b]"
        - lead: "b"
        - identities: "[a, b]"

      """)
    text = ""
    dump(table.selectedRows, to: &text)
    dump([1, 2, 5] as RowSet, to: &text)
    XCTAssertEqual(
      text,
      """
      ▿ 1 element
        - 1.0
      ▿ 2 members
        - "1-2"
        - "5"

      """)
    dump([1, 2] as TableShape, to: &text)
    dump(try table.tap("1.1"), to: &text)
    XCTAssertFalse(text.contains("Node") || text.contains("root"), text)
    XCTAssertLessThan(text.split(separator: "\n").count, 40, text)
  }

  func testAnUnknownIdentityIsNamed() {
    var table = IdentifiedTable(sections: [["a"]])
    XCTAssertThrowsError(try table.tap("m9")) {
      XCTAssertEqual("\($0)", "no row that is shown has the identity m9")
    }
    XCTAssertEqual("\(SelectionError.unknownID(""))", "no row that is shown has this identity")
    XCTAssertThrowsError(try table.tap(String(repeating: "m", count: 10_000))) {
      XCTAssertLessThan("\($0)".count, 300)
    }
  }
}
