// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// The texts of tables: the marks, and everything that differs from a new table.
final class TableTextTests: XCTestCase {
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
        + "disabled [0.1], limits at most 3 and at least 1, undo 1 of at most 9, redo 1")
    try table.apply(.beginPan("0.2"))
    try table.apply(.continuePan(to: "0.1"))
    XCTAssertTrue("\(table)".contains("pan selecting from 0.2 to 0.1"), "\(table)")
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
