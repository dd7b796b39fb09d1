// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// The reasons why an input had no effect: each reason for each input that can have it.
final class NoEffectTests: XCTestCase {
  private struct Case {
    var reason: NoEffect<RowPath>?
    var inputs: [TableInput]
    var before: [TableInput] = []
    var policy = SelectionPolicy.multiple
    var rules: TableRules?
    var line: UInt = #line
  }

  /// Tries the cases in a table by path, and in one whose identities look like paths.
  private func check(_ cases: [Case]) throws {
    for each in cases {
      for input in each.inputs {
        var table = TableSelection(shape: [3, 2], policy: each.policy)
        var named = IdentifiedTable<RowPath>(
          sections: [["0.0", "0.1", "0.2"], ["1.0", "1.1"]], policy: each.policy)
        for earlier in each.before {
          try table.apply(earlier)
          try named.apply(earlier)
        }
        let change = try table.apply(input, rules: each.rules)
        XCTAssertEqual(change.noEffect, each.reason, "\(input)", line: each.line)
        let namedChange = try named.apply(
          input, rules: each.rules.map { IdentifiedTable<RowPath>.Rules(byPath: $0) })
        XCTAssertEqual(namedChange.noEffect, each.reason, "\(input) by name", line: each.line)
        XCTAssertEqual(table, named.rows, line: each.line)
      }
    }
  }

  private let aboutOneRow: [TableInput] = [
    .tap("0.1"), .touchDown("0.1"), .click("0.1"), .toggle("0.1"), .extend(to: "0.1"),
    .extendAdding(to: "0.1"), .press("0.1", .click),
  ]
  private let aboutAll: [TableInput] = [
    .userSelectAll, .userToggleAll, .tapHeader(ofSection: 0), .beginSweep(.adding),
  ]

  func testARowThatTheUserCannotChange() throws {
    try check([
      Case(
        reason: .rowDisabled("0.1"),
        inputs: aboutOneRow + [.go(.stay, .click)], before: [.disable(["0.1"]), .focus("0.1")]),
      Case(
        reason: .rowDisabled("0.1"), inputs: [.beginPan("0.1")], before: [.disable(["0.1"])],
        policy: SelectionPolicy(.multiple, editing: .multiple)),
      Case(
        reason: .rowDisabled("0.1"), inputs: [.touchUp],
        before: [.touchDown("0.1"), .disable(["0.1"])]),
      Case(
        reason: .modeNoneInSection(0), inputs: aboutOneRow + [.tapHeader(ofSection: 0)],
        before: [.setMode(.none, inSection: 0)]),
      Case(
        reason: .modeNoneInSection(0), inputs: [.userSelectAll, .userDeselectAll, .userToggleAll],
        before: [
          .setMode(.none, inSection: 0), .setList(.inclusive, inSection: 0), .focus("0.0"),
        ]),
    ])
  }

  func testModeNoneIsTheReason() throws {
    let all = aboutOneRow + aboutAll + [.userDeselectAll, .propose(["0.1"]), .go(.next, .click)]
    try check([
      Case(reason: .modeNone, inputs: all, policy: SelectionPolicy(.none, editing: .multiple)),
      Case(
        reason: .modeNoneWhileEditing, inputs: all + [.beginPan("0.1")],
        before: [.setEditing(true)]),
      Case(reason: .modeNoneWhileEditing, inputs: [.beginPan("0.1")]),
    ])
  }

  func testOnlyOneRowIsTheReason() throws {
    try check([
      Case(reason: .onlyOneRow, inputs: aboutAll, policy: .single),
      Case(
        reason: .onlyOneRow, inputs: [.tapHeader(ofSection: 0)],
        before: [.setMode(.single, inSection: 0)]),
      Case(
        reason: .onlyOneRow,
        inputs: [.userSelectAll, .userDeselectAll, .userToggleAll, .tapHeader(ofSection: 0)],
        before: [.setList(.exclusive, inSection: 0), .focus("0.0")]),
      Case(
        reason: .onlyOneRow, inputs: [.beginPan("0.1")],
        policy: SelectionPolicy(.multiple, editing: .single)),
    ])
  }

  func testARuleThatSaysNo() throws {
    let select = TableRules(willSelect: { _, _ in nil })
    let deselect = TableRules(willDeselect: { _, _ in nil })
    let elsewhere = TableRules(willDeselect: { _, _ in "0.2" })
    let highlight = TableRules(shouldHighlight: { _, _ in false })
    let pan = TableRules(shouldBeginMultipleSelection: { _, _ in false })
    try check([
      Case(
        reason: .refusedByRule(.shouldHighlight, "0.1"), inputs: [.tap("0.1"), .touchDown("0.1")],
        rules: highlight),
      Case(
        reason: .refusedByRule(.willSelect, "0.1"),
        inputs: aboutOneRow.filter { $0 != .touchDown("0.1") }, rules: select),
      Case(
        reason: .refusedByRule(.willSelect, "0.1"), inputs: [.touchUp],
        before: [.touchDown("0.1")], rules: select),
      Case(
        reason: .refusedByRule(.willDeselect, "0.1"), inputs: [.tap("0.1"), .toggle("0.1")],
        before: [.select(["0.1"])], rules: deselect),
      Case(
        reason: .refusedByRule(.willDeselect, "0.1"), inputs: [.tap("0.1"), .toggle("0.1")],
        before: [.select(["0.1"])], rules: elsewhere),
      Case(
        reason: .refusedByRule(.willDeselect, "0.1"), inputs: [.tap("0.2"), .click("0.2")],
        before: [.select(["0.1"])], policy: .single, rules: deselect),
      Case(
        reason: .refusedByRule(.shouldBeginMultipleSelection, "0.1"), inputs: [.beginPan("0.1")],
        policy: SelectionPolicy(.multiple, editing: .multiple), rules: pan),
    ])
  }

  func testGestures() throws {
    let editing = SelectionPolicy(.multiple, editing: .multiple)
    try check([
      Case(
        reason: .nothingUnderWay,
        inputs: [
          .touchUp, .touchCancel, .release, .drag, .cancel, .continuePan(to: "0.1"), .endPan,
          .continueSweep(over: ["0.1"]), .endSweep,
        ]),
      Case(
        reason: .alreadyUnderWay, inputs: [.tap("0.1"), .touchDown("0.1")],
        before: [.touchDown("0.0")]),
      Case(
        reason: .alreadyUnderWay, inputs: [.press("0.1", .click)], before: [.press("0.0", .click)]),
      // A gesture that is under way ends, and another begins.
      Case(
        reason: nil, inputs: [.beginPan("0.1")], before: [.beginPan("0.0")], policy: editing),
      Case(reason: nil, inputs: [.beginSweep(.removing)], before: [.beginSweep(.adding)]),
    ])
  }

  func testKeysAndHistory() throws {
    try check([
      Case(reason: .noRowToReach, inputs: [.go(.stay, .click), .go(.left, .click)]),
      Case(reason: .nothingToUndo, inputs: [.undo]),
      Case(reason: .nothingToRedo, inputs: [.redo]),
      Case(
        reason: .nothingToUndo, inputs: [.undo], before: [.enableUndo(limit: nil), .focus("0.1")]),
      Case(reason: nil, inputs: [.undo], before: [.enableUndo(limit: nil), .select(["0.1"])]),
    ])
  }

  func testWhatIsSoAlready() throws {
    try check([
      Case(
        reason: .alreadySo, inputs: [.userDeselectAll, .propose([])], before: [.focus("0.1")]),
      Case(
        reason: .alreadySo, inputs: [.focus("0.0"), .go(.previous, .focus)],
        before: [.focus("0.0")]),
      Case(
        reason: .alreadySo, inputs: [.userSelectAll], before: [.selectAll, .setEditing(false)]),
      Case(
        reason: .alreadySo, inputs: [.continueSweep(over: ["0.1"])],
        before: [.beginSweep(.adding), .continueSweep(over: ["0.1"])]),
      // The end of a run of extensions has no visible effect.
      Case(
        reason: .alreadySo, inputs: [.focus("0.1")],
        before: [.click("0.0"), .extend(to: "0.1")]),
    ])
  }

  func testAnInputOfTheProgramHasNoReason() throws {
    try check([
      Case(
        reason: nil,
        inputs: [
          .select([]), .setSelected([]), .deselectAll, .setEditing(false), .enable(["0.0"]),
          .setPolicy(.multiple), .disableUndo, .setMode(.multiple, inSection: 0),
        ])
    ])
  }

  func testAReasonIsSaidInWords() {
    XCTAssertEqual("\(NoEffect<RowPath>.rowDisabled("0.3"))", "row 0.3 is disabled")
    XCTAssertEqual("\(NoEffect<RowPath>.modeNone)", "no row can be selected: the mode is none")
    XCTAssertEqual(
      "\(NoEffect<RowPath>.modeNoneWhileEditing)",
      "no row can be selected while the table is being edited")
    XCTAssertEqual(
      "\(NoEffect<RowPath>.modeNoneInSection(2))", "no row of section 2 can be selected")
    XCTAssertEqual("\(NoEffect<RowPath>.onlyOneRow)", "only one row can be marked")
    XCTAssertEqual(
      "\(NoEffect<RowPath>.refusedByRule(.willSelect, "0.3"))", "a rule said no: willSelect:0.3")
    XCTAssertEqual("\(NoEffect<RowPath>.nothingUnderWay)", "nothing is under way")
    XCTAssertEqual(
      "\(NoEffect<RowPath>.alreadyUnderWay)", "another gesture of this kind is under way")
    XCTAssertEqual("\(NoEffect<RowPath>.noRowToReach)", "no row can be reached")
    XCTAssertEqual("\(NoEffect<RowPath>.nothingToUndo)", "there is nothing to undo")
    XCTAssertEqual("\(NoEffect<RowPath>.nothingToRedo)", "there is nothing to redo")
    XCTAssertEqual("\(NoEffect<RowPath>.alreadySo)", "it is so already")
  }
}
