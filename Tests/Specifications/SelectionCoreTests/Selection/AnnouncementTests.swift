// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// The announcements and the accessibility for changes and rows.
final class AnnouncementTests: XCTestCase {
  func testChangesOfTheSelection() throws {
    var table = TableSelection(shape: [4], policy: SelectionPolicy(.multiple))
    XCTAssertEqual(try table.tap("0.1").announcement, .selected("0.1", count: 1))
    XCTAssertEqual(try table.tap("0.2").announcement, .selected("0.2", count: 2))
    XCTAssertEqual(try table.tap("0.2").announcement, .deselected("0.2", count: 1))
    XCTAssertEqual(try table.selectAll().announcement, .allSelected(count: 4))
    XCTAssertEqual(try table.deselect(["0.0", "0.1"]).announcement, .selectionChanged(count: 2))
    XCTAssertEqual(try table.select(["0.0", "0.1"]).announcement, .allSelected(count: 4))
    XCTAssertEqual(try table.deselectAll().announcement, .noneSelected)
    XCTAssertEqual(try table.select(["0.0", "0.1"]).announcement, .selectionChanged(count: 2))
    XCTAssertEqual(try table.setSelected(["0.2", "0.3"]).announcement, .selectionChanged(count: 2))
    XCTAssertEqual(try table.deselectAll().announcement, .noneSelected)
    XCTAssertNil(try table.deselectAll().announcement)
    try table.select(.all)
    XCTAssertEqual(try table.perform { $0.deleteRows(at: .all) }.announcement, .noneSelected)
  }

  func testHiddenSelectedRowsCount() throws {
    var table = TableSelection(shape: [6], policy: SelectionPolicy(.multiple))
    try table.select(["0.0", "0.1", "0.3"])
    XCTAssertNil(try table.show(numbers: RowSet(2..<6)).announcement)
    XCTAssertEqual(try table.tap("0.1").announcement, .deselected("0.1", count: 2))
    XCTAssertEqual(try table.tap("0.0").announcement, .selected("0.0", count: 3))
    XCTAssertEqual(try table.tap("0.0").announcement, .deselected("0.0", count: 2))
    XCTAssertEqual(try table.selectAll().announcement, .allSelected(count: 6), "hidden ones, too")
    XCTAssertEqual(
      try table.deselect(["0.2", "0.3"]).announcement, .selectionChanged(count: 4))
    XCTAssertEqual(try table.deselect(["0.0", "0.1"]).announcement, .selectionChanged(count: 2))
  }

  func testAllShownRowsAreAllOnlyIfNoOtherIsSelected() throws {
    var table = TableSelection(shape: [6], policy: SelectionPolicy(.multiple))
    try table.show(numbers: RowSet(3..<6))
    XCTAssertEqual(try table.selectAll().announcement, .allSelected(count: 3))
    try table.showAll()
    try table.setSelected(["0.0"])
    try table.show(numbers: RowSet(3..<6))
    XCTAssertEqual(try table.selectAll().announcement, .selectionChanged(count: 4))
  }

  func testMarksOfHiddenRowsAloneAreAnnouncedAsANumber() throws {
    var mails = IdentifiedTable(sections: [["a", "b", "c"]], policy: .multiple)
    try mails.select(["a", "b"])
    try mails.show(["b", "c"])
    XCTAssertEqual(try mails.deselect(["a"]).rows.announcement, .selectionChanged(count: 1))
    try mails.show(["c"])
    XCTAssertEqual(try mails.deselect(["b"]).rows.announcement, .noneSelected)
    var list = IdentifiedTable(sections: [["a", "b", "c"]], policy: .single)
    try list.setList(.inclusive, inSection: 0)
    try list.check(["a", "b"])
    try list.show(["c"])
    XCTAssertEqual(try list.uncheck(["a"]).rows.announcement, .checkmarksChanged(count: 1))
    XCTAssertEqual(try list.tap("c").rows.announcement, .checked("0.0"))
  }

  func testWhatALimitRefusesIsSaid() {
    func said(_ error: SelectionError) -> Announcement<RowPath>? {
      Refusal<RowPath>.error(error).announcement
    }
    XCTAssertEqual(said(.tooManySelected(4, limit: 3)), .noRoom(limit: 3))
    XCTAssertEqual(said(.tooManySelected(2, limit: 1)), .noRoom(limit: 1))
    XCTAssertEqual(said(.tooFewSelected(0, limit: 1)), .tooFew(limit: 1))
    XCTAssertEqual(said(.tooManyChecked(4, limit: 3)), .noRoom(limit: 3))
    XCTAssertEqual(said(.tooFewChecked(0, limit: 1)), .tooFew(limit: 1))
    XCTAssertNil(said(.unknownID("m")))
    XCTAssertNil(Refusal<RowPath>.noEffect(.rowDisabled("0.1")).announcement)
  }

  func testCheckmarksAreToldWhereTheyAre() throws {
    var table = TableSelection(shape: [3])
    try table.setList(.optionalExclusive, inSection: 0)
    XCTAssertEqual(try table.tap("0.1").announcement, .checked("0.1"))
    XCTAssertEqual(try table.tap("0.2").announcement, .checked("0.2"))
    XCTAssertEqual(try table.tap("0.2").announcement, .unchecked("0.2"))
  }

  func testSeveralChangedCheckmarksAreAnnouncedAsANumber() throws {
    var table = TableSelection(shape: [4, 0])
    try table.setList(.inclusive, inSection: 0)
    try table.check("0.0"...row(2))
    let away = try table.perform {
      for row in [row(0), row(1)] { $0.moveRow(at: row, to: RowPath(section: 1, row: row.row)) }
    }
    XCTAssertEqual([away.checked.count, away.unchecked.count], [0, 2])
    XCTAssertEqual(away.announcement, .checkmarksChanged(count: 1))
    // From a checked row, a range checks the rows on one side of it, and then those on the other.
    try table.perform { $0.insertRows(at: "0.0", count: 2) }
    try table.tap("0.2")
    try table.tap("0.2")
    try table.extend(to: "0.3")
    let change = try table.extend(to: "0.0")
    XCTAssertEqual([change.checked.count, change.unchecked.count], [2, 1])
    XCTAssertEqual(change.announcement, .checkmarksChanged(count: 3))
    XCTAssertEqual(try table.uncheck(.section(0)).announcement, .checkmarksChanged(count: 0))
  }

  func testARowIsToldWithItsStateAndNeverInItsLabel() throws {
    var table = TableSelection(shape: [3, 3])
    try table.setList(.inclusive, inSection: 0)
    try table.check(["0.1"])
    try table.disable(["0.2"])
    try table.select(["1.0"])
    func traits(_ path: RowPath) -> RowAccessibility.Traits {
      let told = table.accessibility(for: path, label: "Tent", value: "2", hint: "Packs it")
      XCTAssertEqual([told.label, told.value, told.hint], ["Tent", "2", "Packs it"])
      return told.traits
    }
    XCTAssertEqual(traits("0.0"), .button)
    XCTAssertEqual(traits("0.1"), [.button, .selected])
    XCTAssertEqual(traits("0.2"), [.button, .notEnabled])
    XCTAssertEqual(traits("1.0"), [.button, .selected])
    // In editing the selection is the mark in force, and no checkmark is shown.
    table.setPolicy(SelectionPolicy(.multiple, editing: .multiple))
    table.setEditing(true)
    try table.setSelected(["0.0"])
    XCTAssertEqual(traits("0.0"), [.button, .selected])
    XCTAssertEqual(traits("0.1"), .button)
    let change = try table.setList(nil, inSection: 0)
    XCTAssertEqual(traits("0.0"), [.button, .selected])
    XCTAssertEqual(change.rowsToRedraw.count, 0)
  }

  func testARowWhoseTraitsChangeIsRedrawn() throws {
    let rows: [RowPath] = ["0.0", "0.1", "1.0", "1.1"]
    let inputs: [TableInput] = [
      .tap("0.0"), .tap("1.0"), .touchDown("1.1"), .touchDown("0.1"), .touchUp, .setEditing(true),
      .setEditing(false), .select(["1.0"]), .disable(["1.1"]),
      .setAccessoryStyle(AccessoryStyle(checked: .checkmark, checkedWhileEditing: .checkmark)),
    ]
    func check(_ table: TableSelection, _ done: [TableInput]) {
      guard done.count < 4 else { return }
      for input in inputs {
        var next = table
        guard let change = try? next.apply(input) else { continue }
        let differing = rows.filter { table.traits(of: $0) != next.traits(of: $0) }
        XCTAssertTrue(
          differing.allSatisfy(change.rowsToRedraw.contains), "\(done + [input]): \(differing)")
        check(next, done + [input])
      }
    }
    for policy: SelectionPolicy in [.single, SelectionPolicy(.multiple, editing: .multiple)] {
      var table = TableSelection(shape: [2, 2], policy: policy)
      try table.setList(.inclusive, inSection: 0)
      check(table, [])
    }
  }

  func testNoTraitIsPartOfAnother() {
    let traits: [RowAccessibility.Traits] = [.button, .selected, .notEnabled]
    for (i, trait) in traits.enumerated() {
      XCTAssertFalse(trait.isEmpty)
      for other in traits[(i + 1)...] { XCTAssertTrue(trait.isDisjoint(with: other)) }
    }
  }
}
