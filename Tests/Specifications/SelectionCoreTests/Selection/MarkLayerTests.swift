// SPDX-License-Identifier: MIT
import Fixtures
import Foundation
import SelectionCore
import XCTest

extension MarkLayer {
  fileprivate static let flagged = MarkLayer("flagged")
  fileprivate static let films = MarkLayer("films")
}

/// An app's own marks: they are kept, moved, undone, saved and told as the built-in ones are.
final class MarkLayerTests: XCTestCase {
  private var mails = IdentifiedTable(sections: [["m1", "m2", "m3"]], policy: .multiple)

  override func setUp() {
    mails = IdentifiedTable(sections: [["m1", "m2", "m3"]], policy: .multiple)
  }

  func testMarksFollowTheData() throws {
    let change = try mails.mark(["m1", "m3"], in: .flagged)
    XCTAssertEqual(change.marked(in: .flagged), ["m1", "m3"])
    XCTAssertEqual(change.rowsToRedraw, ["m1", "m3"])
    XCTAssertEqual(change.selected, [])
    try mails.update(to: [["m3", "m0", "m2"]], vanished: .gone)
    XCTAssertEqual(mails[.flagged], ["m3"])
    XCTAssertTrue(mails.isMarked("m3", in: .flagged))
    XCTAssertFalse(mails.isMarked("m1", in: .flagged))
    XCTAssertFalse(mails.isMarked("nobody", in: .flagged))
  }

  /// Together, layers may mark more rows than an `Int` counts.
  func testAnyNumberOfRowsIsMarkedInTwoLayers() throws {
    var table = TableSelection(shape: [1 << 62])
    try table.mark(.all, in: .flagged)
    try table.mark(.all, in: .films)
    let change = try table.apply(.touchUp)
    XCTAssertTrue(change.isEmpty)
    XCTAssertEqual(change.noEffect, .nothingUnderWay)
    XCTAssertFalse(try table.perform { $0.deleteRows(at: ["0.7"]) }.isEmpty)
  }

  func testHiddenRowsKeepThem() throws {
    try mails.mark(["m2"], in: .flagged)
    try mails.show(["m1"])
    XCTAssertEqual(mails[.flagged], [])
    XCTAssertTrue(mails.isMarked("m2", in: .flagged))
    try mails.showAll()
    XCTAssertEqual(mails[.flagged], ["m2"])
    // The flagged rows alone.
    try mails.show(mails[.flagged])
    XCTAssertEqual(mails.contents, [["m2"]])
  }

  func testTheyAreUndoneWithTheSelection() throws {
    mails.enableUndo()
    try mails.mark(["m1"], in: .flagged)
    try mails.tap("m2")
    try mails.unmark(["m1"], in: .flagged)
    try mails.update(to: [["m0", "m1", "m2"]], vanished: .gone)
    XCTAssertEqual(mails.undo().marked(in: .flagged), ["m1"])
    XCTAssertEqual(mails.selectedRows, ["m2"])
    mails.undo()
    XCTAssertEqual(mails.undo().unmarked(in: .flagged), ["m1"])
    mails.redo()
    XCTAssertEqual(mails[.flagged], ["m1"])
    // A mark that is there already is no step.
    try mails.mark(["m1"], in: .flagged)
    XCTAssertEqual(mails.redoCount, 2)
  }

  func testAProgramMayMarkWhatItHasNotLoaded() throws {
    XCTAssertEqual(try mails.mark(["m9"], in: .flagged).unknown, ["m9"])
    try mails.update(to: [["m9"]], vanished: .gone)
    XCTAssertEqual(mails[.flagged], ["m9"])
  }

  func testALayerOfEveryTableIsMarkedByItsName() throws {
    try mails.setList(.inclusive, inSection: 0)
    try mails.mark(["m1"], in: .checked)
    try mails.mark(["m2"], in: .disabled)
    XCTAssertEqual(mails.checkedRows, ["m1"])
    XCTAssertFalse(mails.isEnabled("m2"))
    try mails.unmark(["m1"], in: .checked)
    try mails.unmark(["m2"], in: .disabled)
    XCTAssertEqual(mails.checkedRows, [])
    XCTAssertTrue(mails.isEnabled("m2"))
    mails.setEditing(true)
    try mails.mark(["m3"], in: .selected)
    XCTAssertEqual(mails[.selected], ["m3"])
    XCTAssertEqual(MarkLayer("selected"), .selected)
  }

  func testThreePicturesAndTwoFilmsAreChosenInOneList() throws {
    var photos = IdentifiedTable(
      sections: [["p1", "f1", "p2", "f2", "p3", "f3", "p4"]], policy: .multiple)
    try photos.mark(["f1", "f2", "f3"], in: .films)
    try photos.mark(["p1", "p2", "p3", "p4"], in: MarkLayer("pictures"))
    photos.setLimits(SelectionLimits(atMost: 2), of: .films)
    photos.setLimits(SelectionLimits(atMost: 3), of: MarkLayer("pictures"))
    XCTAssertEqual(photos.rows.limits(of: .films), SelectionLimits(atMost: 2))
    for id in ["f1", "p1", "f2"] { try photos.tap(id) }
    let refused = SelectionError.tooManySelected(3, limit: 2)
    XCTAssertThrowsError(try photos.tap("f3")) { XCTAssertEqual($0 as? SelectionError, refused) }
    XCTAssertThrowsError(try photos.apply(.userSelectAll))
    try photos.click("p1")
    XCTAssertThrowsError(try photos.extend(to: "f3"))
    XCTAssertEqual(photos.selectedRows, ["p1"])
    // A pan takes what it may.
    photos.setPolicy(SelectionPolicy(.multiple, editing: .multiple))
    try photos.apply(.beginPan("f1"))
    try photos.apply(.continuePan(to: "p4"))
    XCTAssertEqual(photos.selectedRows.filter { $0.hasPrefix("f") }, ["f1", "f2"])
    XCTAssertEqual(photos.selectedRows.filter { $0.hasPrefix("p") }, ["p1", "p2", "p3"])
    // The oldest film gives way.
    try photos.apply(.endPan)
    try photos.apply(.setLimitOverflow(.releaseOldest))
    try photos.apply(.toggle("f3"))
    XCTAssertEqual(photos.selectedRows.filter { $0.hasPrefix("f") }, ["f2", "f3"])
    // The program isn't limited.
    try photos.selectAll()
    XCTAssertEqual(photos.selectedCount, 7)
  }

  func testLimitsOfALayerCountCheckmarksToo() throws {
    try mails.setList(.inclusive, inSection: 0)
    try mails.mark(["m1", "m2"], in: .films)
    mails.setLimits(SelectionLimits(atMost: 1), of: .films)
    try mails.tap("m1")
    try mails.tap("m3")
    XCTAssertThrowsError(try mails.tap("m2"))
    XCTAssertEqual(mails.checkedRows, ["m1", "m3"])
  }

  func testTheyAreSavedAndRestored() throws {
    try mails.mark(["m1", "m3"], in: .flagged)
    try mails.mark(["m2"], in: MarkLayer("to do: 1%"))
    let data = try JSONEncoder().encode(mails.snapshot)
    let saved = try JSONDecoder().decode(IdentitySnapshot<String>.self, from: data)
    var later = IdentifiedTable(sections: [["m3", "m2"]], policy: .multiple)
    try later.mark(["m2"], in: .films)
    XCTAssertEqual(try later.restore(saved, missing: .hidden).missing, ["m1"])
    XCTAssertEqual(later[.flagged], ["m3"])
    XCTAssertEqual(later[.films], ["m2"], "the snapshot never knew this layer")
    try later.update(to: [["m1", "m2", "m3"]], vanished: .gone)
    XCTAssertEqual(later[.flagged], ["m1", "m3"])
    // By row number, as text.
    let text = mails.rows.snapshot.description
    XCTAssertEqual(text, "selection/3 shape 3 layer flagged 0 2 layer to%20do:%201%25 1")
    var table = TableSelection(shape: [3])
    try table.restore(SelectionSnapshot(text))
    XCTAssertEqual(table.snapshot.numbers(in: .flagged), [0, 2])
    XCTAssertEqual(table.numbers(in: MarkLayer("to do: 1%")), [1])
  }

  func testAnyNameIsReadBack() throws {
    for name in [
      "a b", "%20", "a%2520 %25", "%", "é\u{301}", "", "0-2", "layer", "selected ", "a\nb\tc\u{7F}",
    ] {
      var table = TableSelection(shape: [3])
      try table.mark([RowPath(0, 1)], in: MarkLayer(name))
      let snapshot = table.snapshot
      XCTAssertEqual(try SelectionSnapshot(snapshot.description), snapshot, name)
    }
  }

  func testDamagedLayersOfASnapshotAreRefused() {
    for words in [
      "layer", "layer flagged", "layer selected 0", "layer b 0 layer a 0", "layer a%2 0",
      "layer a%41 0", "layer flagged 3", "layer a% 0", "layer a%zz 0",
    ] {
      XCTAssertThrowsError(try SelectionSnapshot("selection/3 shape 3 \(words)"), words)
    }
  }

  func testATableThatHasNoLayerAnymoreIsAsIfItNeverHad() throws {
    let before = mails
    try mails.mark(["m1"], in: .flagged)
    XCTAssertNotEqual(mails, before)
    XCTAssertFalse(mails.hasSameMarks(as: before))
    try mails.unmark(mails[.flagged], in: .flagged)
    XCTAssertEqual(mails, before)
  }

  func testAHiddenRowIsInNoListOfAChange() throws {
    try mails.show(["m1"])
    let marked = try mails.mark(["m2"], in: .flagged)
    XCTAssertEqual(marked.marked(in: .flagged), [])
    let unmarked = try mails.unmark(["m2"], in: .flagged)
    XCTAssertEqual(unmarked.unmarked(in: .flagged), [])
    XCTAssertEqual([marked, unmarked].map(\.description), ["hidden rows", "hidden rows"])
    XCTAssertEqual(marked.rows.description, "hidden rows")
    try mails.setList(.inclusive, inSection: 0)
    XCTAssertEqual(try mails.check(["m2"]).checked, [])
  }

  func testAChangeNamesThemByIdentity() throws {
    XCTAssertEqual(try mails.mark(["m1"], in: .flagged).description, "flagged [m1]")
    XCTAssertEqual(
      try mails.apply(byPath: .mark(["0.2"], in: .flagged)).rows.description, "flagged [0.2]")
    var all = TableSelection(shape: [.max])
    XCTAssertEqual(
      try all.mark(.all, in: .flagged).description, "flagged [0.0-9223372036854775806]")
  }

  func testRowsThatASnapshotFlaggedAndThatAreGoneAreNamed() throws {
    var table = TableSelection(shape: [3])
    try table.mark(["0.2"], in: .flagged)
    var shorter = TableSelection(shape: [2])
    XCTAssertEqual(Array(try shorter.restore(table.snapshot).missing), ["0.2"])
  }

  /// Found by an independent model: only the row that the limit counts was unchecked, and redo
  /// checked it again.
  func testAnItemIsReleasedWithAllOfItsRows() throws {
    for hidden in [nil, 0, 1] {
      var table = IdentifiedTable(sections: [["b", "b", "c"]], policy: .multiple)
      table.enableUndo()
      try table.setList(.inclusive, inSection: 0)
      try table.mark(["b", "c"], in: .films)
      table.setLimits(SelectionLimits(atMost: 1), of: .films)
      try table.apply(.setLimitOverflow(.releaseOldest))
      try table.tap("b")
      if let hidden { try table.show(numbers: RowSet([0, 1, 2]).subtracting([hidden])) }
      try table.tap("c")
      XCTAssertEqual(table.rows.checkedNumbers, [2], "hidden: \(hidden as Any)")
      table.undo()
      XCTAssertEqual(table.rows.checkedNumbers, [0, 1])
      table.redo()
      XCTAssertEqual(table.rows.checkedNumbers, [2])
    }
  }

  func testNoMoreRowsAreReleasedThanMust() throws {
    var table = IdentifiedTable(sections: [["x", "y", "z"]], policy: .multiple)
    try table.mark(["y", "z"], in: .films)
    table.setLimits(SelectionLimits(atMost: 1), of: .films)
    try table.setLimits(SelectionLimits(atMost: 2), inSection: 0)
    try table.apply(.setLimitOverflow(.releaseOldest))
    for id in ["x", "y", "z"] { try table.tap(id) }
    XCTAssertEqual(table.selectedRows, ["x", "z"])
    // Of the section one must go, and it goes for the table, too.
    var sections = IdentifiedTable(sections: [["a"], ["b", "c"]], policy: .multiple)
    try sections.setLimits(SelectionLimits(atMost: 1), inSection: 1)
    sections.setLimits(SelectionLimits(atMost: 2))
    try sections.apply(.setLimitOverflow(.releaseOldest))
    for id in ["a", "b", "c"] { try sections.tap(id) }
    XCTAssertEqual(sections.selectedRows, ["a", "c"])
  }
}
