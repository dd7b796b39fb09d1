// SPDX-License-Identifier: MIT
import Fixtures
import Foundation
import SelectionCore
import XCTest

/// Saving and restoring by identity, and logs that replay.
final class IdentitySnapshotTests: XCTestCase {
  private func table() throws -> IdentifiedTable<String> {
    var table = IdentifiedTable<String>(
      TableSelection(shape: [4, 2], policy: SelectionPolicy(.multiple)))
    try table.setIDs(["a", "b", "a", "c"], inSection: 0)
    try table.setIDs(["x", "y"], inSection: 1)
    try table.apply(.setList(.inclusive, inSection: 1))
    return table
  }

  func testIdentitiesComeBackWhereverTheyStand() throws {
    var saved = try table()
    try saved.apply(byPath: .click("0.2"))
    try saved.apply(byPath: .toggle("0.3"))
    try saved.apply(byPath: .tap("1.1"))
    let data = try JSONEncoder().encode(saved.snapshot)
    let snapshot = try JSONDecoder().decode(IdentitySnapshot<String>.self, from: data)
    XCTAssertEqual(snapshot, saved.snapshot)

    var table = try table()
    try table.update(section: 0, to: ["c", "a", "b", "a"], vanished: .gone)
    try table.update(section: 1, to: ["y"], vanished: .gone)
    let (change, missing, missingChecked) = try table.restore(snapshot, missing: .gone)
    XCTAssertEqual(table.rows.selectedRows.description, "[0.0, 0.3]")
    XCTAssertEqual(table.rows.checkedRows.description, "[1.0]")
    XCTAssertEqual(table.rows.anchor, "1.0")
    XCTAssertEqual(change.selected.count, 2)
    XCTAssertEqual(missing + missingChecked, [])
  }

  func testAnchorAndLeadComeBackByThemselves() throws {
    var table = try table()
    try table.apply(byPath: .click("0.1"))
    try table.apply(byPath: .extend(to: "0.3"))
    try table.apply(.deselectAll)
    let saved = table.snapshot
    XCTAssertEqual([saved.anchor?.id, saved.lead?.id], ["b", "c"])
    try table.update(section: 0, to: ["c", "b"], vanished: .gone)
    try table.apply(.reloadData(nil))
    try table.restore(saved, missing: .gone)
    XCTAssertEqual(table.rows.anchor, "0.1")
    XCTAssertEqual(table.rows.lead, "0.0")
  }

  func testWhatIsGoneIsReported() throws {
    var table = try table()
    let (_, missing, _) = try table.restore(
      IdentitySnapshot(selected: [.init(id: "a", occurrence: 2), .init(id: "q"), .init(id: "b")]),
      missing: .gone)
    XCTAssertEqual(missing, ["a", "q"])
    XCTAssertEqual(table.rows.selectedRows.description, "[0.1]")
  }

  func testWhatTheFirstVersionWroteIsRead() throws {
    let text =
      #"{"version":1,"selected":[{"id":"a","occurrence":1},{"id":"q"}],"#
      + #""checked":{"1":["y","z"]},"anchor":{"id":"b"},"lead":{"id":"c"},"isEditing":false}"#
    let snapshot = try JSONDecoder().decode(
      IdentitySnapshot<String>.self, from: Data(text.utf8))
    for missing in VanishedRows.allCases {
      var table = try table()
      let (_, missed, missedChecked) = try table.restore(snapshot, missing: missing)
      XCTAssertEqual(missed, ["q"])
      XCTAssertEqual(missedChecked, ["z"])
      XCTAssertEqual(table.rows.selectedRows.description, "[0.2]")
      XCTAssertEqual(table.checkedRows, ["y"])
      XCTAssertEqual(table.hiddenSelectedRows, missing == .hidden ? ["q"] : [])
      XCTAssertEqual(table.hiddenCheckedRows, missing == .hidden ? ["z"] : [])
      XCTAssertEqual(table.rows.lead, "0.3")
    }
  }

  func testHiddenIdentitiesSurviveARestart() throws {
    var saved = try table()
    try saved.select(["a", "c"])
    try saved.check(["x", "never there"])
    try saved.update(section: 0, to: ["b"], vanished: .hidden)
    try saved.update(section: 1, to: ["y"], vanished: .hidden)
    let data = try JSONEncoder().encode(saved.snapshot)
    let snapshot = try JSONDecoder().decode(IdentitySnapshot<String>.self, from: data)
    XCTAssertEqual(snapshot, saved.snapshot)
    var later = IdentifiedTable<String>(sections: [[], []], policy: .multiple)
    try later.apply(.setList(.inclusive, inSection: 1))
    try later.restore(snapshot, missing: .hidden)
    XCTAssertEqual(Set(later.hiddenSelectedRows), ["a", "c"])
    XCTAssertEqual(Set(later.hiddenCheckedRows), ["x", "never there"])
    try later.update(to: [["c", "b", "a"], ["x", "y"]], vanished: .hidden)
    XCTAssertEqual(later.selectedRows, ["c", "a"])
    XCTAssertEqual(later.checkedRows, ["x"])
    XCTAssertEqual(later.snapshot.hiddenSections, [:])
  }

  func testUnloadedSelectionsSurviveARestart() throws {
    var saved = IdentifiedTable<String>(sections: [["a", "b"]], policy: .multiple)
    try saved.setSelected(.allExcept(["b", "q"]))
    var later = IdentifiedTable<String>(sections: [["p", "q"]], policy: .multiple)
    try later.restore(saved.snapshot, missing: .hidden)
    XCTAssertEqual(later.remoteSelection.contains("z"), true)
    try later.update(to: [["a", "b", "q", "z"]], vanished: .hidden)
    XCTAssertEqual(later.selectedRows, ["a", "z"])
    try later.restore(IdentitySnapshot(), missing: .gone)
    XCTAssertEqual(later.remoteSelection, .only([]))
  }

  func testDamagedDataIsAnError() {
    let texts = [
      #"{}"#,
      #"{"version":0,"selected":[],"checked":{},"isEditing":false}"#,
      #"{"version":5,"selected":[],"checked":{},"isEditing":false}"#,
      #"{"version":2,"selected":[],"checked":{},"hiddenSections":{"-1":[]},"isEditing":false}"#,
      #"{"version":1,"selected":[{"id":"a","occurrence":-1}],"checked":{},"isEditing":false}"#,
      #"{"version":1,"selected":[],"checked":{"-1":["a"]},"isEditing":false}"#,
      #"{"version":1,"selected":[3],"checked":{},"isEditing":false}"#,
    ]
    for text in texts {
      XCTAssertThrowsError(
        try JSONDecoder().decode(IdentitySnapshot<String>.self, from: Data(text.utf8)), text)
    }
  }

  func testALogStartsWithAFreshTableOfItsShapePolicyAndHistory() {
    let policy = SelectionPolicy(.multiple)
    for limit in [nil, 3] {
      var table = TableSelection(shape: [4, 3], policy: policy)
      if let limit { table.enableUndo(limit: limit) }
      XCTAssertEqual(InputLog(shape: [4, 3], policy: policy, undoLimit: limit).start, table)
      XCTAssertEqual(table.history?.limit, limit)
    }
  }

  func testAnInputThatWasAppliedElsewhereIsAppended() throws {
    var log = InputLog(shape: [4], policy: SelectionPolicy(.multiple))
    var table = log.start
    for input in [TableInput.tap("0.2"), .invert] {
      try table.apply(input)
      log.append(input)
    }
    XCTAssertEqual(try log.replayed(), table)
  }

  func testALogReplaysToAnEqualTable() throws {
    var log = InputLog(shape: [4, 3], policy: SelectionPolicy(.multiple), undoLimit: 50)
    var table = log.start
    let row: RowPath = "0.1"
    var update = TableUpdate()
    update.insertRows(at: row, count: 2)
    update.moveSection(1, to: 0)
    let inputs: [TableInput] = [
      .tap(row), .click(row), .extend(to: "1.1"), .undo, .perform(update),
      .setList(.exclusive, inSection: 0), .tap("0.0"), .disable([row]),
      .setPolicy(SelectionPolicy(.single, editing: .multiple)), .setLimits(.init(atMost: 2)),
      .setEditingTransition(.keep), .beginPan("1.0"),
      .continuePan(to: "1.1"), .endPan, .setEditing(false), .reloadData([5]),
      .select(.section(0)), .touchDown("0.4"),
    ]
    for input in inputs { _ = try? log.record(input, on: &table) }
    XCTAssertEqual(try log.replayed(), table)
    let data = try JSONEncoder().encode(log)
    let decoded = try JSONDecoder().decode(InputLog<RowPath>.self, from: data)
    XCTAssertEqual(decoded, log)
    XCTAssertEqual(try decoded.replayed(), table)
    XCTAssertFalse(log.inputs.contains(.select(.section(0))), "a refused input was recorded")
  }

  func testOccurrencesAreWrittenOnlyWhereThereAreSeveral() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func text(_ row: IdentitySnapshot<String>.Row) throws -> String {
      String(decoding: try encoder.encode(row), as: UTF8.self)
    }
    XCTAssertEqual(try text(.init(id: "a")), #"{"id":"a"}"#)
    XCTAssertEqual(try text(.init(id: "a", occurrence: 1)), #"{"id":"a","occurrence":1}"#)
  }
}
