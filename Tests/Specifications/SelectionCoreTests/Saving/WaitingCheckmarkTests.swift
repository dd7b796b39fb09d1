// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Restored checkmarks that wait for a row in a list that can show them.
final class WaitingCheckmarkTests: XCTestCase {
  private typealias Table = IdentifiedTable<String>

  /// A snapshot in which "x" is checked in section 1.
  private func saved() throws -> IdentitySnapshot<String> {
    var table = Table(sections: [["a"], ["x"]], policy: .multiple)
    try table.setList(.inclusive, inSection: 1)
    try table.check(["x"])
    return table.snapshot
  }

  /// Counts how often identities are looked up.
  private struct Counted: Hashable {
    let number: Int
    nonisolated(unsafe) static var lookups = 0

    func hash(into hasher: inout Hasher) {
      Self.lookups += 1
      hasher.combine(number)
    }
  }

  func testATapLooksUpNoCheckmarkThatWaits() throws {
    let ids = (0..<1_000).map(Counted.init)
    var saved = IdentifiedTable(sections: [Array(ids[1...])], policy: .multiple)
    try saved.setList(.inclusive, inSection: 0)
    try saved.check(Array(ids[1...]))
    var table = IdentifiedTable(sections: [[ids[0]]], policy: .multiple)
    try table.restore(saved.snapshot, missing: .hidden)
    let before = Counted.lookups
    try table.tap(ids[0])
    XCTAssertLessThan(Counted.lookups - before, 10)
    try table.update(to: [ids], vanished: .hidden)
    try table.setList(.inclusive, inSection: 0)
    XCTAssertEqual(table.checkedRows.count, 999)
  }

  func testItWaitsForItsOwnSectionWhileItsIdentityIsThere() throws {
    var table = Table(sections: [["x"], ["x"]], policy: .multiple)
    try table.restore(try saved(), missing: .hidden)
    try table.setList(.inclusive, inSection: 0)
    XCTAssertEqual(table.rows.checkedRows.description, "[]")
    XCTAssertEqual(table.hiddenCheckedRows, ["x"])
    try table.setList(.inclusive, inSection: 1)
    XCTAssertTrue(table.rows.isChecked("1.0"))
    XCTAssertEqual(table.hiddenCheckedRows, [])
  }

  func testItComesToTheFirstListOnlyIfItsSectionIsGone() throws {
    var table = Table(sections: [[], []], policy: .multiple)
    for section in 0..<2 { try table.setList(.inclusive, inSection: section) }
    try table.restore(try saved(), missing: .hidden)
    try table.perform { $0.deleteSections([1]) }
    try table.perform { $0.insertSection(1, rowCount: 0) }
    try table.setList(.inclusive, inSection: 1)
    try table.update(to: [["x"], ["x"]], vanished: .hidden)
    XCTAssertEqual(table.rows.checkedRows.description, "[0.0]")
  }

  func testItsSectionIsTheSameAfterSectionsMove() throws {
    for (start, change) in [
      (2, { $0.insertSection(0, rowCount: 0) }), (0, { $0.moveSection(1, to: 0) }),
    ] as [(Int, (inout TableUpdate) -> Void)] {
      var table = Table(sections: [["x"], ["x"]], policy: .multiple)
      try table.restore(try saved(), missing: .hidden)
      try table.perform(change)
      let others = table.rows.shape.rowCounts.indices.filter { $0 != start }
      for other in others { try table.setList(.inclusive, inSection: other) }
      XCTAssertEqual(table.rows.checkedRows.description, "[]", "to section \(start)")
      try table.setList(.inclusive, inSection: start)
      XCTAssertTrue(table.rows.isChecked(row(start, 0)), "to section \(start)")
    }
  }

  func testWhatTheProgramUnchecksDoesNotCome() throws {
    var table = Table(sections: [], policy: .multiple)
    try table.restore(try saved(), missing: .hidden)
    try table.uncheck(["x"])
    XCTAssertEqual(table.hiddenCheckedRows, [])
    try table.update(to: [["a"], ["x"]], vanished: .hidden)
    try table.setList(.inclusive, inSection: 1)
    XCTAssertEqual(table.checkedRows, [])
  }

  func testComingIsNoStepAndLeavesTheSnapshotAsItWas() throws {
    let snapshot = try saved()
    for isLoaded in [false, true] {
      var table = Table(sections: isLoaded ? [["a"], ["x"]] : [], policy: .multiple)
      try table.restore(snapshot, missing: .hidden)
      XCTAssertEqual(table.snapshot.checked, snapshot.checked, "loaded \(isLoaded)")
      XCTAssertEqual(table.snapshot.checkedElsewhere, [], "loaded \(isLoaded)")
      table.enableUndo(limit: nil)
      try table.update(to: [["a"], ["x"]], vanished: .hidden)
      try table.setList(.inclusive, inSection: 1)
      XCTAssertEqual(table.checkedRows, ["x"], "loaded \(isLoaded)")
      XCTAssertEqual(table.undoCount, 0, "loaded \(isLoaded)")
    }
  }

  /// A form without the row "x", which is restored as checked in the only section.
  private func form(_ kind: CheckmarkListKind, undo: Bool = false) throws -> Table {
    var old = Table(sections: [["x", "y", "z"]])
    try old.setList(kind, inSection: 0)
    try old.check(["x"])
    var table = Table(sections: [["y", "z"]])
    try table.setList(kind, inSection: 0)
    if undo { table.enableUndo() }
    try table.restore(old.snapshot, missing: .hidden)
    return table
  }

  func testTheChoiceOfTheUserReplacesIt() throws {
    var table = try form(.exclusive)
    try table.tap("y")
    XCTAssertEqual(table.hiddenCheckedRows, [])
    XCTAssertEqual(table.snapshot.checkedRows, ["y"])
    try table.update(to: [["x", "y", "z"]], vanished: .hidden)
    XCTAssertEqual(table.checkedRows, ["y"])
  }

  func testARowThatIsCheckedAloneReplacesIt() throws {
    var table = try form(.inclusive)
    try table.apply(.mark(["z"], in: .exclusive))
    try table.tap("z")
    XCTAssertEqual(table.snapshot.checkedRows, ["z"])
  }

  func testAChoiceInASearchReplacesTheRestoredOne() throws {
    var old = Table(sections: [["x", "y"]])
    try old.setList(.exclusive, inSection: 0)
    try old.tap("x")
    var table = Table(sections: [["x", "y"]])
    try table.setList(.exclusive, inSection: 0)
    try table.show(["y"])
    try table.restore(old.snapshot, missing: .hidden)
    try table.tap("y")
    XCTAssertEqual(table.snapshot.checkedRows, ["y"])
  }

  func testUndoTakesItBackAndRedoRestoresIt() throws {
    var table = try form(.inclusive, undo: true)
    table.undo()
    XCTAssertEqual(table.snapshot.checkedRows, [])
    var redone = table
    try table.update(to: [["x", "y", "z"]], vanished: .hidden)
    XCTAssertEqual(table.checkedRows, [])
    redone.redo()
    try redone.update(to: [["x", "y", "z"]], vanished: .hidden)
    XCTAssertEqual(redone.checkedRows, ["x"])
  }

  func testAChoiceInOneListLeavesWhatAnotherListWaitsFor() throws {
    var old = Table(sections: [["x", "y"], ["x", "v"]])
    for section in 0..<2 { try old.setList(.exclusive, inSection: section) }
    try old.check(["x"])
    try old.apply(byPath: .check(["1.0"]))
    var table = Table(sections: [["y"], ["v"]])
    for section in 0..<2 { try table.setList(.exclusive, inSection: section) }
    try table.restore(old.snapshot, missing: .hidden)
    try table.tap("y")
    try table.update(to: [["x", "y"], ["x", "v"]], vanished: .hidden)
    XCTAssertEqual(table.rows.checkedRows.description, "[0.1, 1.0]")
  }

  func testItTakesThePlaceOfTheDefaultOfANewExclusiveList() throws {
    var old = Table(sections: [["x"], ["a"]], policy: .multiple)
    try old.setList(.inclusive, inSection: 0)
    try old.check(["x"])
    var new = Table(sections: [["a"], ["y", "x"]], policy: .multiple)
    try new.setList(.exclusive, inSection: 1)
    try new.check(["y"])
    try new.restore(old.snapshot, missing: .hidden)
    XCTAssertEqual(new.checkedRows, ["x"])
  }

  /// A new version of an app has another section, an exclusive one, at the number of a list.
  func testThoseThatAnExclusiveListCannotHoldWaitForTheirOwn() throws {
    var old = Table(sections: [["tent", "stove", "map"]], policy: .multiple)
    try old.setList(.inclusive, inSection: 0)
    try old.check(["tent", "stove", "map"])
    for lists: RowSet in [[0], [0, 1]] {
      var new = Table(sections: [["light", "dark"], ["big"], []], policy: .multiple)
      for section in 0..<3 {
        try new.setList(lists.contains(section) ? .exclusive : .inclusive, inSection: section)
      }
      try new.joinLists(lists)
      let result = try new.restore(old.snapshot, missing: .hidden)
      XCTAssertEqual(Set(new.hiddenCheckedRows), ["tent", "stove", "map"])
      XCTAssertEqual(result.missingChecked, ["tent", "stove", "map"])
      try new.restore(new.snapshot, missing: .hidden)
      try new.update(
        to: [["light", "dark"], ["big"], ["map", "stove", "tent"]], vanished: .hidden)
      XCTAssertEqual(new.checkedRows, ["map", "stove", "tent"])
    }
  }

  func testOneSelectedRowIsRestoredWhereOneIsAllowed() throws {
    var old = Table(sections: [["z", "a"]], policy: .multiple)
    try old.select(["z", "a"])
    var new = Table(sections: [["a", "b"]], policy: .single)
    let result = try new.restore(old.snapshot, missing: .hidden)
    XCTAssertEqual(new.selectedRows, ["a"])
    XCTAssertEqual(new.hiddenSelectedRows, [])
    XCTAssertEqual(result.missing, ["z"])
  }

  func testTheFocusIsThereWhenItsRowComes() throws {
    var old = Table(sections: [["a", "b", "c"]], policy: .multiple)
    try old.click("b")
    var table = Table(sections: [], policy: .multiple)
    try table.restore(old.snapshot, missing: .hidden)
    XCTAssertNil(table.lead)
    XCTAssertEqual(table.snapshot.lead, old.snapshot.lead)
    XCTAssertEqual(table.snapshot.anchor, old.snapshot.anchor)
    try table.update(to: [["a", "b", "c"]], vanished: .gone)
    XCTAssertEqual(table.lead, "b")
    try table.extend(to: "c")
    XCTAssertEqual(table.selectedRows, ["b", "c"])
  }
}
