// SPDX-License-Identifier: MIT

import Fixtures
import SelectionCore
import XCTest

/// Rules name rows as the table's inputs do.
final class RulesByIdentityTests: XCTestCase {
  private typealias Rules = IdentifiedTable<String>.Rules

  private func mails(_ policy: SelectionPolicy = .multiple) -> IdentifiedTable<String> {
    IdentifiedTable(sections: [["m1", "m2"], ["m3", "m4"]], policy: policy)
  }

  func testEachRuleIsAskedAboutAnIdentityInTheTableBeforeTheInput() throws {
    var table = mails(SelectionPolicy(.multiple, editing: .multiple))
    try table.select(["m3"])
    var asked: [String] = []
    func ask(_ rule: String) -> (String, IdentifiedTable<String>) -> Bool {
      { id, before in
        asked.append("\(rule) \(id) \(before.selectedRows)")
        return true
      }
    }
    func replace(_ rule: String) -> (String, IdentifiedTable<String>) -> String? {
      { id, before in
        asked.append("\(rule) \(id) \(before.selectedRows)")
        return id
      }
    }
    let rules = Rules(
      shouldHighlight: ask("highlight"), willSelect: replace("select"),
      willDeselect: replace("deselect"), shouldBeginMultipleSelection: ask("pan"),
      canPerformPrimaryAction: ask("act"), canFocus: ask("focus"))
    try table.tap("m2", rules: rules)
    try table.apply(byPath: .toggle("1.0"), rules: rules)
    try table.press(KeyStroke(.down), rules: rules)
    try table.apply(.beginPan("m1"), rules: rules)
    XCTAssertEqual(
      asked,
      [
        #"highlight m2 ["m3"]"#, #"select m2 ["m3"]"#, #"act m2 ["m3"]"#,
        #"deselect m3 ["m2", "m3"]"#, #"focus m4 ["m2"]"#, #"select m4 ["m2"]"#,
        #"pan m1 ["m4"]"#,
      ])
  }

  func testARuleSelectsAnotherIdentity() throws {
    var table = mails()
    let rules = Rules(willSelect: { $0 == "m1" ? "m4" : $1.isSelected("m4") ? nil : $0 })
    XCTAssertEqual(try table.tap("m1", rules: rules).selected, ["m4"])
    XCTAssertEqual(try table.tap("m2", rules: rules).selected, [])
    XCTAssertEqual(
      try table.tap("m2", rules: rules).noEffect, .refusedByRule(.willSelect, "m2"))
  }

  func testAnIdentityThatIsNotShownIsAnErrorThatChangesNothing() throws {
    var table = mails()
    let start = table
    for id in ["m9", "m4"] {
      if id == "m4" { try table.update(to: [["m1", "m2"], ["m3"]], vanished: .hidden) }
      let before = table
      XCTAssertThrowsError(try table.tap("m1", rules: Rules(willSelect: { _, _ in id }))) {
        XCTAssertEqual($0 as? SelectionError, .unknownID(id))
      }
      XCTAssertEqual(table, before)
    }
    XCTAssertNotEqual(table, start)
  }

  /// An identity names the first of its rows, so a rule that returns what it was asked about must
  /// mean the row itself.
  func testARowThatSharesItsIdentityStaysTheRowThatIsMeant() throws {
    var table = IdentifiedTable(sections: [["m1", "m2"], ["m1"]], policy: .multiple)
    try table.apply(byPath: .tap("1.0"), rules: Rules(willSelect: { id, _ in id }))
    XCTAssertEqual(Array(table.rows.selectedRows), ["1.0"])
    try table.apply(byPath: .tap("0.1"), rules: Rules(willSelect: { _, _ in "m1" }))
    XCTAssertEqual(Array(table.rows.selectedRows), ["0.0", "1.0"])
  }

  func testARowWithoutAnIdentityIsNotAskedAbout() throws {
    var table = mails()
    try table.apply(byPath: .reloadData([1]))
    let never = Rules(
      shouldHighlight: { _, _ in false }, willSelect: { _, _ in nil },
      willDeselect: { _, _ in nil }, canFocus: { _, _ in false })
    let change = try table.apply(byPath: .tap("0.0"), rules: never)
    XCTAssertEqual(Array(change.rows.selected), ["0.0"])
    XCTAssertEqual(change.rows.primaryAction, "0.0")
    let second = try table.apply(byPath: .tap("0.0"), rules: never)
    XCTAssertEqual(Array(second.rows.deselected), ["0.0"])
  }

  func testRulesByPathHoldForATableWithIdentities() throws {
    var table = mails()
    let rules = TableRules(willSelect: { row, table in table.isChecked(row) ? nil : "1.1" })
    XCTAssertEqual(try table.tap("m1", rules: Rules(byPath: rules)).selected, ["m4"])
  }

  func testAnInputMeantForAnOlderTableAsksTheNewerOne() throws {
    var table = mails()
    let older = table
    try table.update(to: [["m0", "m1", "m2"], ["m3"]], vanished: .gone)
    var asked: [[String]] = []
    let rules = Rules(willSelect: { id, before in
      asked.append([id] + before.contents[0])
      return id
    })
    try table.apply(.tap("m1"), asOf: older, rules: rules)
    try table.apply(byPath: .tap("0.1"), asOf: older, rules: rules)
    XCTAssertEqual(asked, [["m1", "m0", "m1", "m2"], ["m2", "m0", "m1", "m2"]])
    XCTAssertEqual(table.selectedRows, ["m1", "m2"])
  }
}
