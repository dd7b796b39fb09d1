// SPDX-License-Identifier: MIT

import Fixtures
import SelectionCore
import XCTest

/// Events, reasons and announcements name rows as the table does.
final class ChangeByIdentityTests: XCTestCase {
  private func mails(_ policy: SelectionPolicy = .multiple) -> IdentifiedTable<String> {
    IdentifiedTable(sections: [["m1", "m2"], ["m3", "m4"]], policy: policy)
  }

  func testEventsAndThePrimaryActionNameIdentities() throws {
    var table = mails(SelectionPolicy(.single, editing: .multiple))
    try table.tap("m1")
    let change = try table.tap("m4")
    XCTAssertEqual(
      change.events,
      [
        .didHighlight("m4"), .didUnhighlight("m4"), .didDeselect("m1"), .didSelect("m4"),
        .selectionDidChange,
      ])
    XCTAssertEqual(change.primaryAction, "m4")
    XCTAssertEqual(
      try table.apply(.beginPan("m2")).events,
      [.didBeginMultipleSelection("m2"), .didSelect("m2"), .selectionDidChange])
    XCTAssertEqual(try table.apply(.endPan).events, [.didEndMultipleSelection])
    XCTAssertEqual(
      try table.apply(.tapAccessory("m3")).events, [.accessoryButtonTapped("m3")])
  }

  func testAReasonNamesTheIdentityThatItIsAbout() throws {
    var table = mails()
    try table.disable(["m3"])
    let change = try table.click("m3")
    XCTAssertEqual(change.noEffect, .rowDisabled("m3"))
    XCTAssertEqual(change.refusal, .noEffect(.rowDisabled("m3")))
    XCTAssertEqual(change.refusal?.description, "row m3 is disabled")
    XCTAssertEqual(change.rows.refusal, .noEffect(.rowDisabled("1.0")))
    let asked: [(SelectionQuestion, IdentifiedTable<String>.Rules, SelectionInput<String>)]
    asked = [
      (.shouldHighlight, .init(shouldHighlight: { _, _ in false }), .tap("m1")),
      (.willSelect, .init(willSelect: { _, _ in nil }), .click("m1")),
      (.willDeselect, .init(willDeselect: { _, _ in nil }), .toggle("m4")),
    ]
    try table.select(["m4"])
    for (question, rules, input) in asked {
      XCTAssertEqual(
        try table.apply(input, rules: rules).noEffect,
        .refusedByRule(question, input == .toggle("m4") ? "m4" : "m1"))
    }
    table = mails(SelectionPolicy(.multiple, editing: .multiple))
    let never = IdentifiedTable<String>.Rules(shouldBeginMultipleSelection: { _, _ in false })
    XCTAssertEqual(
      try table.apply(.beginPan("m2"), rules: never).noEffect,
      .refusedByRule(.shouldBeginMultipleSelection, "m2"))
  }

  func testAReasonThatIsAboutNoRowIsTheSameByIdentity() throws {
    var table = mails(SelectionPolicy(.none))
    XCTAssertEqual(try table.tap("m1").noEffect, .modeNone)
    table = mails()
    try table.setMode(.none, inSection: 1)
    XCTAssertEqual(try table.tap("m3").noEffect, .modeNoneInSection(1))
    XCTAssertEqual(try table.apply(.endPan).noEffect, .nothingUnderWay)
    table.enableUndo()
    XCTAssertEqual(try table.apply(.undo).noEffect, .nothingToUndo)
  }

  func testAnAnnouncementNamesTheIdentity() throws {
    var table = mails()
    try table.setList(.inclusive, inSection: 1)
    XCTAssertEqual(try table.click("m2").announcement, .selected("m2", count: 1))
    XCTAssertEqual(try table.toggle("m1").announcement, .selected("m1", count: 2))
    XCTAssertEqual(try table.toggle("m2").announcement, .deselected("m2", count: 1))
    XCTAssertEqual(try table.tap("m3").announcement, .checked("m3"))
    XCTAssertEqual(try table.tap("m3").announcement, .unchecked("m3"))
    XCTAssertEqual(try table.check(["m3", "m4"]).announcement, .checkmarksChanged(count: 2))
    XCTAssertEqual(
      try table.update(to: [["m2"], ["m3", "m4"]], vanished: .gone).announcement, .noneSelected)
  }

  /// A row without an identity is in no list of rows; what would be about it can't name it.
  func testNothingIsToldOfARowWithoutAnIdentity() throws {
    var table = mails()
    try table.apply(byPath: .reloadData([2]))
    let change = try table.apply(byPath: .tap("0.1"))
    XCTAssertEqual(change.events, [.selectionDidChange])
    XCTAssertNil(change.primaryAction)
    XCTAssertEqual(change.announcement, .selectionChanged(count: 1))
    XCTAssertEqual(change.rows.announcement, .selected("0.1", count: 1))
    try table.apply(byPath: .disable(["0.0"]))
    let refused = try table.apply(byPath: .tap("0.0"))
    XCTAssertEqual(refused.noEffect, .alreadySo)
    XCTAssertEqual(refused.rows.noEffect, .rowDisabled("0.0"))
  }
}
