// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Features that apps implement by hand around lists of items, each by its name.
final class HiddenIdentityTests: XCTestCase {
  private typealias Table = IdentifiedTable<String>

  private func mails() -> Table {
    Table(sections: [["a", "b", "c", "d", "e"]], policy: .multiple)
  }

  func testAChangeAcrossAFilterAndAnInsertKnowsWhatIsHidden() throws {
    var table = mails()
    try table.select(["b", "d"])
    let before = table.rows
    try table.update(to: [["a", "d"]], vanished: .hidden)
    var update = TableUpdate()
    update.insertRows(at: "0.0", count: 1)
    try table.apply(.perform(update))
    let change = table.rows.change(from: before)
    XCTAssertEqual(change.mapping?.newPath(of: "0.3"), "0.2")
    XCTAssertTrue(change.lost.isEmpty && change.selected.isEmpty && change.deselected.isEmpty)
    XCTAssertEqual(change.hidden.description, "[0.1]")
  }

  func testAllRowsCannotBeShownWithASectionThatIsMissing() throws {
    var (table, rows) = (mails(), mails().rows)
    for spans in [[.all, .section(9)], [.section(9), .all]] as [[SelectionSpans<String>.Span]] {
      XCTAssertThrowsError(try table.apply(.show(SelectionSpans(spans)))) {
        XCTAssertEqual($0 as? SelectionError, .sectionOutOfRange(9, rows.shape))
      }
    }
    XCTAssertThrowsError(try rows.apply(.show(RowSpans([.all, .section(9)]))))
  }

  func testFilteringAListAndComingBackKeepsTheSelection() throws {
    var table = mails()
    try table.select(["b", "d"])
    let change = try table.update(to: [["a", "d"]], vanished: .hidden)
    XCTAssertEqual(table.selectedRows, ["d"])
    XCTAssertEqual(table.hiddenSelectedRows, ["b"])
    XCTAssertEqual(change.hidden, ["b"])
    XCTAssertEqual(change.lost, [])
    let back = try table.update(to: [["e", "d", "c", "b", "a"]], vanished: .hidden)
    XCTAssertEqual(back.shownAgain, ["b"])
    XCTAssertEqual(back.selected, [])
    XCTAssertEqual(table.selectedRows, ["d", "b"])
  }

  func testARowThatIsGoneReturnsUnselected() throws {
    var table = mails()
    try table.select(["b", "d"])
    let change = try table.update(to: [["a", "d"]], vanished: .gone)
    XCTAssertEqual(change.lost, ["b"])
    try table.update(to: [["e", "d", "c", "b", "a"]], vanished: .gone)
    XCTAssertEqual(table.selectedRows, ["d"])
  }

  func testSelectAllLeavesHiddenRowsAlone() throws {
    var table = mails()
    try table.select(["b", "d"])
    try table.update(to: [["a", "d"]], vanished: .hidden)
    try table.apply(.selectAll)
    // A bulk action applies to the shown rows.
    XCTAssertEqual(table.selectedRows, ["a", "d"])
    XCTAssertEqual(table.rows.selectedRows.count, 2)
    XCTAssertEqual(table.hiddenSelectedRows, ["b"], "and can be asked for, or forgotten")
    table.forgetHidden()
    try table.update(to: [["a", "b", "d"]], vanished: .hidden)
    XCTAssertEqual(table.selectedRows, ["a", "d"])
  }

  func testAnItemThatCrossesSectionsKeepsEverything() throws {
    var table = Table(sections: [["a", "b"], ["x"]], policy: .multiple)
    try table.click("a")
    try table.apply(.disable(["b"]))
    try table.update(to: [["x"], ["b", "a"]], vanished: .gone)
    XCTAssertEqual(table.selectedRows, ["a"])
    XCTAssertEqual(table.rows.anchor, "1.1")
    XCTAssertFalse(table.rows.isEnabled("1.0"))
  }

  func testSelectAllOverPagesThatAreNotLoaded() throws {
    var table = Table(sections: [["m1", "m2"]], policy: .multiple)
    try table.setSelected(.all)
    try table.toggle("m2")
    XCTAssertEqual(table.remoteSelection, .allExcept(["m2"]))
    XCTAssertTrue(table.isSelected("m9"), "which is not loaded")
    try table.update(to: [["m1", "m2", "m3", "m4"]], vanished: .hidden)
    XCTAssertEqual(table.selectedRows, ["m1", "m3", "m4"])
    XCTAssertEqual(table.rows.markedPart(of: .section(0)), .partial)
    XCTAssertEqual(table.remoteSelection.count(of: 1_000), 999)
    try table.update(to: [["m5", "m6"]], vanished: .hidden)
    XCTAssertEqual(table.selectedRows, ["m5", "m6"])
    XCTAssertEqual(table.rows.markedPart(of: .section(0)), .all)
    try table.update(to: [["m2", "m7"]], vanished: .hidden)
    XCTAssertEqual(table.selectedRows, ["m7"], "the page that comes back knows its exception")
    try table.click("m7")
    XCTAssertFalse(table.selectsUnloaded, "a click replaces what is not loaded too")
    XCTAssertEqual(table.remoteSelection, .only(["m7"]))
    try table.update(to: [["m8"]], vanished: .hidden)
    XCTAssertEqual(table.selectedRows, [])
  }

  func testUndoRestoresWhatIsNotLoaded() throws {
    var table = Table(sections: [["a", "b"]], policy: .multiple)
    try table.apply(.enableUndo(limit: 9))
    try table.setSelected(.allExcept(["b", "q"]))
    try table.apply(.deselectAll)
    XCTAssertEqual(table.remoteSelection, .only([]))
    try table.apply(.undo)
    XCTAssertEqual(table.remoteSelection, .allExcept(["b", "q"]))
    XCTAssertEqual(table.selectedRows, ["a"])
    try table.update(to: [["q", "r"]], vanished: .hidden)
    XCTAssertEqual(table.selectedRows, ["r"])
  }

  func testAStaleSelectionAfterDeletesNamesNobodyElse() throws {
    var table = mails()
    try table.select(["b", "d"])
    try table.update(to: [["a", "c", "d", "e"]], vanished: .gone)
    XCTAssertEqual(table.selectedRows, ["d"], "and not the row that stands where b stood")
    XCTAssertEqual(table.rows.selectedRows.description, "[0.2]")
  }

  func testPickingAcrossASearch() throws {
    var table = mails()
    for (query, pick) in [(["a", "b"], "b"), (["c", "d"], "d"), (["b", "e"], "e")] {
      try table.update(to: [query], vanished: .hidden)
      try table.toggle(pick)
    }
    try table.update(to: [["a", "b", "c", "d", "e"]], vanished: .hidden)
    XCTAssertEqual(table.selectedRows, ["b", "d", "e"])
  }

  func testAnIdentityThatIsNotShownCannotBeTapped() throws {
    var table = mails()
    try table.update(to: [["a"]], vanished: .hidden)
    for id in ["b", "z"] {
      XCTAssertThrowsError(try table.tap(id)) {
        XCTAssertEqual($0 as? SelectionError, .unknownID(id))
      }
    }
    XCTAssertNil(table.row(of: "b"))
    XCTAssertEqual(table.accessory(for: "b"), .none)
  }

  func testWithoutStepsToUndoOnlyMarkedIdentitiesAreKept() throws {
    var table = Table(sections: [(0..<1_000).map(String.init)], policy: .multiple)
    try table.select(["7"])
    try table.update(to: [["3"]], vanished: .hidden)
    XCTAssertEqual(table.hiddenSelectedRows, ["7"])
    table.forgetHidden()
    XCTAssertEqual(table.contents, [["3"]])
    try table.update(to: [["7"]], vanished: .hidden)
    XCTAssertEqual(table.selectedRows, [])
  }

  func testDescriptionsSayWhatHappened() throws {
    var table = mails()
    try table.select(["b", "d"])
    let change = try table.update(to: [["d", "x"]], vanished: .hidden)
    XCTAssertEqual(
      change.description,
      "hidden [b] [5] → [2]: 4 rows removed, 1 inserted")
    XCTAssertEqual(
      table.description,
      "shape [2], selected [d], hidden [a, b, c, e], hidden selected [b], "
        + "mode multiple editing none, identities [d, x]")
    XCTAssertEqual(try table.click("x").description, "+[x] -[d]")
  }

  func testDescriptionsNameTheFirstEightRows() throws {
    var table = Table(sections: [(0..<10).map(String.init)], policy: .multiple)
    try table.select((0..<8).map(String.init))
    XCTAssertEqual(
      table.description,
      "shape [10], selected [0, 1, 2, 3, 4, 5, 6, 7], mode multiple editing none, "
        + "identities [0, 1, 2, 3, 4, 5, 6, 7 and 2 more]")
    try table.select(["8"])
    XCTAssertEqual(
      table.description,
      "shape [10], selected [0, 1, 2, 3, 4, 5, 6, 7 and 1 more], mode multiple editing none, "
        + "lead 8, identities [0, 1, 2, 3, 4, 5, 6, 7 and 2 more]")
  }

  func testRowsAreComparedAcrossChangesThatHideAndThatShowAgain() throws {
    let shown = mails()
    var table = shown
    try table.select(["b", "d"])
    try table.update(to: [["d", "x"]], vanished: .hidden)
    try table.update(to: [["x", "d", "b"]], vanished: .hidden)
    let change = table.rows.change(from: shown.rows)
    XCTAssertEqual(change.mapping?.isReload, false)
    XCTAssertEqual(change.selected.description, "[0.1-2]")
    // Both tables show them.
    XCTAssertEqual(change.rowsToRedraw.description, "[0.1-2]")
  }

  func testTheSelectionOrderSurvivesAReorderingByIdentity() throws {
    var table = mails()
    try table.apply(.setKeepsOrder(true))
    for id in ["d", "a", "c"] { try table.toggle(id) }
    try table.update(to: [["a", "b", "c", "d"]], vanished: .gone)
    XCTAssertEqual(table.rows.selectionOrder.joined().compactMap(table.id), ["d", "a", "c"])
  }

  func testSectionsMayHaveIdentitiesToo() throws {
    var table = Table(sections: [["a"], ["x", "y"]], policy: .multiple)
    try table.apply(.setList(.exclusive, inSection: 1))
    try table.check(["y"])
    try table.update(
      to: [(section: "second", rows: ["y", "x"]), (section: "first", rows: ["a"])],
      from: ["first", "second"], vanished: .gone)
    XCTAssertEqual(table.rows.list(inSection: 0), .exclusive)
    XCTAssertEqual(table.checkedRows, ["y"])
  }

  /// An identity that was checked in a section before everything was reloaded counts with it yet.
  private func reloadedList(_ kind: CheckmarkListKind) throws -> IdentifiedTable<String> {
    var table = IdentifiedTable(sections: [["a", "b"]], policy: .multiple)
    try table.setList(kind, inSection: 0)
    try table.check(["a"])
    try table.apply(.reloadData([0]))
    return table
  }

  func testARowThatComesLeavesTheMarkToOneThatCountsWithItsList() throws {
    var table = try reloadedList(.optionalExclusive)
    try table.check(["c"])
    XCTAssertEqual(table.hiddenCheckedRows, ["a", "c"])
    try table.update(section: 0, to: ["c", "d"], vanished: .hidden)
    XCTAssertEqual(table.hiddenCheckedRows, ["a"])
    XCTAssertEqual(table.checkedRows, [])
  }

  func testTheUserCannotDeselectWhatCountsWithAClosedSection() throws {
    var table = try reloadedList(.inclusive)
    try table.setMode(RowSelectionMode.none, inSection: 0)
    try table.select(["a"])
    try table.apply(byPath: .setLimits(SelectionLimits(atLeast: 1)))
    try table.apply(byPath: .propose([]))
    XCTAssertEqual(table.hiddenSelectedRows, ["a"])
  }
}
