// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Which rules an input asks, and about which rows, as their documentation says.
final class RuleTests: XCTestCase {
  private var asked: [String] = []

  private func rules() -> TableRules {
    func ask(_ name: String, _ row: RowPath) -> Bool {
      asked.append("\(name) \(row)")
      return true
    }
    return TableRules(
      shouldHighlight: { row, _ in ask("highlight", row) },
      willSelect: { row, _ in ask("select", row) ? row : nil },
      willDeselect: { row, _ in ask("deselect", row) ? row : nil },
      shouldBeginMultipleSelection: { row, _ in ask("begin", row) },
      canPerformPrimaryAction: { row, _ in ask("perform", row) },
      canFocus: { row, _ in ask("focus", row) && row.row != 2 })
  }

  /// A table whose rows 0.1 and 0.5 are selected, with anchor and lead on 0.1; row 1.0 is checked.
  private func table() throws -> TableSelection {
    var table = TableSelection(
      shape: [6, 3], policy: SelectionPolicy(.multiple, editing: .multiple))
    try table.setList(.inclusive, inSection: 1)
    try table.check(["1.0"])
    try table.click("0.1")
    try table.apply(.toggle("0.5"))
    try table.apply(.toggle("0.1"))
    try table.apply(.toggle("0.1"))
    return table
  }

  private func asked(_ inputs: TableInput..., in table: TableSelection) throws -> [String] {
    var table = table
    asked = []
    for input in inputs { try table.apply(input, rules: rules()) }
    return asked
  }

  func testAnInputAsksAboutTheRowThatIsReached() throws {
    let table = try table()
    let ranges: [(RowPath) -> TableInput] = [
      { .extend(to: $0) }, { .extendAdding(to: $0) }, { .extendAsAnchor(to: $0) },
      { .extendFromLead(to: $0) }, { .extendBlock(to: $0) },
    ]
    let others: [TableInput] = [.click("0.4"), .toggle("0.4"), .press("0.4", .click)]
    for input in ranges.map({ $0("0.4") }) + others {
      XCTAssertEqual(try asked(input, in: table), ["select 0.4"], "\(input)")
    }
    XCTAssertEqual(try asked(.click("0.1"), in: table), ["select 0.1"])
    XCTAssertEqual(try asked(.toggle("0.1"), in: table), ["deselect 0.1"])
    for row in ["1.0", "1.1"] as [RowPath] {
      XCTAssertEqual(try asked(.click(row), in: table), ["select \(row)"])
      XCTAssertEqual(try asked(.toggle(row), in: table), ["select \(row)"])
    }
  }

  func testATapAsksAsInUITableView() throws {
    let table = try table()
    XCTAssertEqual(
      try asked(.tap("0.4"), in: table), ["highlight 0.4", "select 0.4", "perform 0.4"])
    XCTAssertEqual(
      try asked(.tap("0.1"), in: table), ["highlight 0.1", "deselect 0.1", "perform 0.1"])
    XCTAssertEqual(
      try asked(.tap("1.0"), in: table), ["highlight 1.0", "select 1.0", "perform 1.0"])
    XCTAssertEqual(try asked(.touchDown("0.4"), in: table), ["highlight 0.4"])
    XCTAssertEqual(try asked(.tapToggling("0.4"), in: table), ["begin 0.4", "select 0.4"])
    XCTAssertEqual(try asked(.tapExtending(to: "0.4"), in: table), ["begin 0.4", "select 0.4"])
  }

  func testInModeSingleTheRowThatIsReplacedIsAskedAbout() throws {
    var table = TableSelection(shape: [6], policy: .single)
    try table.click("0.1")
    for input in [.click("0.4"), .toggle("0.4"), .extend(to: "0.4")] as [TableInput] {
      XCTAssertEqual(try asked(input, in: table), ["select 0.4", "deselect 0.1"], "\(input)")
    }
  }

  func testAKeyAsksAboutTheRowsOnItsWay() throws {
    let table = try table()
    XCTAssertEqual(
      try asked(.go(.next, .click), in: table), ["focus 0.2", "focus 0.3", "select 0.3"])
    XCTAssertEqual(try asked(.go(.next, .focus), in: table), ["focus 0.2", "focus 0.3"])
    XCTAssertEqual(try asked(.go(.stay, .toggle), in: table), ["deselect 0.1"])
  }

  func testWhatMarksManyRowsAsksAboutNone() throws {
    let table = try table()
    let inputs: [TableInput] = [
      .userSelectAll, .userDeselectAll, .userToggleAll, .tapHeader(ofSection: 0),
      .tapHeader(ofSection: 1), .propose(["0.4"]), .clickBesideRows, .focus("0.4"),
      .select(["0.4"]), .check(["1.1"]),
    ]
    for input in inputs { XCTAssertEqual(try asked(input, in: table), [], "\(input)") }
    XCTAssertEqual(
      try asked(.beginSweep(.replacing), .continueSweep(over: ["0.3", "0.4"]), in: table), [])
    XCTAssertEqual(
      try asked(.beginPan("0.3"), .continuePan(to: "0.4"), .endPan, in: table), ["begin 0.3"])
  }
}
