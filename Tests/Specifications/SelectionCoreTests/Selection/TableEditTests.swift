// SPDX-License-Identifier: MIT
import Fixtures
import Foundation
import SelectionCore
import XCTest

/// An edit changes rows, what is shown and marks in one step.
final class TableEditTests: XCTestCase {
  private var table = TableSelection(shape: [3, 2], policy: .multiple)

  override func setUp() { table = TableSelection(shape: [3, 2], policy: .multiple) }

  func testAnEditMovesRowsShowsOthersAndMarksThemAtOnce() throws {
    try table.setList(.inclusive, inSection: 1)
    try table.select(["0.0"])
    // A row comes before all others, and the rows of the first section are reversed.
    var edit = TableEdit(
      mapping: TableMapping(from: [[0, 1, 2], [3, 4]], to: [[9, 2, 1, 0], [3, 4]]),
      shown: [0, 3, 4, 5])
    edit.mark([0], in: .selected)
    edit[.checked] = [5]
    edit[.disabled] = [4]
    (edit.anchor, edit.lead) = (3, 0)
    let change = try table.apply(.edit(edit))
    XCTAssertEqual(table.wholeShape, [4, 2])
    XCTAssertEqual(table.shape, [2, 2])
    XCTAssertEqual(Array(table.selectedRows), ["0.0", "0.1"])
    XCTAssertEqual(Array(table.checkedRows), ["1.1"])
    XCTAssertFalse(table.isEnabled("1.0"))
    XCTAssertEqual(table.anchor, "0.1")
    XCTAssertEqual(table.lead, "0.0")
    XCTAssertEqual(Array(change.selected), ["0.0"])
    XCTAssertEqual(change.events, [])
  }

  func testMarksOfAnEditAreAStepUnlessItSaysNot() throws {
    table.enableUndo()
    var edit = TableEdit()
    edit.mark([0, 1], in: .selected)
    try table.apply(.edit(edit))
    table.undo()
    XCTAssertEqual(Array(table.selectedRows), [])
    edit.isStep = false
    try table.apply(.edit(edit))
    XCTAssertEqual(table.undoCount, 0)
  }

  func testARowThatAnEditDisablesIsNotSelectedInPlaceOfRemovedOnes() throws {
    try table.apply(.setDeletionSuccessor(.next))
    try table.select(["0.0"])
    var edit = TableEdit(
      mapping: TableMapping(from: [[0, 1, 2], [3, 4]], to: [[1, 2], [3, 4]]))
    edit.mark([0], in: .disabled)
    try table.apply(.edit(edit))
    XCTAssertEqual(Array(table.selectedRows), ["0.1"])
  }

  func testAnEditCannotBreakALaw() throws {
    try table.setList(.exclusive, inSection: 1)
    try table.check(["1.1"])
    table.setPolicy(.single)
    try table.select(["0.2"])
    var edit = TableEdit()
    edit[.selected] = [0, 1, 2, 3]
    edit.mark([0, 3], in: .checked)
    try table.apply(.edit(edit))
    // What was marked stays; a row that is in no list has no checkmark.
    XCTAssertEqual(Array(table.selectedRows), ["0.2"])
    XCTAssertEqual(Array(table.checkedRows), ["1.1"])
  }

  func testAnEditThatChangesNothingEndsNothing() throws {
    try table.click("0.0")
    try table.apply(.extendAdding(to: "0.2"))
    try table.apply(.edit(TableEdit()))
    try table.apply(.extendAdding(to: "0.1"))
    XCTAssertEqual(Array(table.selectedRows), ["0.0", "0.1"])
    var edit = TableEdit()
    edit[.disabled] = [4]
    try table.apply(.edit(edit))
    try table.apply(.extendAdding(to: "0.2"))
    try table.apply(.extendAdding(to: "0.0"))
    XCTAssertEqual(Array(table.selectedRows), ["0.0", "0.1"], "the run has ended")
  }

  func testAnEditOutOfRangeIsRefusedAndChangesNothing() throws {
    var outside = TableEdit()
    outside.mark([5], in: .disabled)
    var lead = TableEdit()
    lead.lead = -1
    let edits: [(TableEdit, SelectionError)] = [
      (outside, .rowNumberOutOfRange(5, count: 5)), (lead, .rowNumberOutOfRange(-1, count: 5)),
      (TableEdit(shown: [7]), .rowNumberOutOfRange(7, count: 5)),
      (
        TableEdit(mapping: TableMapping(from: [[1]], to: [[1, 2]])),
        .foreignMapping(from: [1], table: [3, 2])
      ),
      (
        TableEdit(mapping: TableMapping(from: [[0, 1, 2], [3, 4]], to: [[0]]), shown: [1]),
        .rowNumberOutOfRange(1, count: 1)
      ),
    ]
    let before = table
    for (edit, error) in edits {
      XCTAssertThrowsError(try table.apply(.edit(edit))) {
        XCTAssertEqual($0 as? SelectionError, error)
      }
      XCTAssertEqual(table, before)
    }
  }

  func testMarksOfAnEditAreCarriedOverToNewerData() throws {
    let older = table
    try table.insertRows(at: "0.0")
    var edit = TableEdit()
    edit.mark([0, 4], in: .selected)
    edit.lead = 0
    XCTAssertNotNil(try table.apply(.edit(edit), asOf: older))
    XCTAssertEqual(Array(table.selectedRows), ["0.1", "1.1"])
    XCTAssertEqual(table.lead, "0.1")
    XCTAssertNil(try table.apply(.show(numbers: [0]), asOf: older))
  }

  func testRowsByIdentityFollowAnEdit() throws {
    var mails = IdentifiedTable(sections: [["m1", "m2", "m3"]], policy: .multiple)
    let mapping = TableMapping(from: [[1, 2, 3]], to: [[3, 9, 1]])
    var edit = TableEdit(mapping: mapping)
    edit.mark([0], in: .selected)
    try mails.apply(.edit(edit))
    XCTAssertEqual(Array(mails.rows.selectedRows), ["0.0"])
    XCTAssertEqual(mails.contents, [["m3", "m1"]])
    XCTAssertNil(mails.id(of: "0.1"))
  }

  func testALogReplaysASync() throws {
    var mails = IdentifiedTable(sections: [["m1", "m2"]], policy: .multiple)
    var other = mails
    var log = InputLog<String>()
    try log.record(.tap("m2"), on: &mails)
    try log.record(.update(to: [["m0", "m2"]], vanished: .gone), on: &mails)
    try log.record(.updateSection(0, to: ["m0", "m2", "m3"], vanished: .hidden), on: &mails)
    XCTAssertTrue(log.replay(on: &other).isEmpty)
    XCTAssertEqual(other, mails)
    XCTAssertEqual(other.contents, [["m0", "m2", "m3"]])
  }

  func testATableByPathsIsSortedByItsRows() throws {
    try table.select(["0.0", "1.1"])
    let change = try table.update(
      to: [["0.2", "1.1", "0.0"], ["1.0", "0.1"]], vanished: .gone)
    XCTAssertEqual(Array(table.selectedRows), ["0.1", "0.2"])
    XCTAssertEqual(Array(change.selected), [])
    // A row that isn't named is hidden, and comes back at its place.
    try table.update(section: 1, to: ["1.1"], vanished: .hidden)
    XCTAssertEqual(table.shape, [3, 1])
    try table.showAll()
    XCTAssertEqual(table.shape, [3, 2])
  }

  func testARowIsNamedOnceAndInItsSection() throws {
    let before = table
    XCTAssertThrowsError(try table.update(to: [["0.0", "0.0"]], vanished: .gone)) {
      XCTAssertEqual("\($0)", "row 0.0 is named twice, and is one row")
    }
    XCTAssertThrowsError(try table.update(section: 1, to: ["0.0"], vanished: .gone)) {
      XCTAssertEqual("\($0)", "row 0.0 is not in section 1")
    }
    XCTAssertThrowsError(try table.update(section: 2, to: [], vanished: .gone)) {
      XCTAssertEqual($0 as? SelectionError, .sectionOutOfRange(2, [3, 2]))
    }
    XCTAssertEqual(table, before)
  }

  func testAnEditSaysWhichRowsItMarks() {
    var edit = TableEdit()
    XCTAssertNil(edit[.disabled])
    edit.mark([1], in: .disabled)
    XCTAssertNil(edit[.disabled], "the others stay what they are")
    edit[.disabled] = [2]
    edit.mark([0], in: .disabled)
    edit.unmark([2], in: .disabled)
    XCTAssertEqual(edit[.disabled], [0])
  }

  func testNearlyAllNumbersOfRowsCanBeTold() throws {
    var table = TableSelection(shape: [.max])
    try table.update(section: 0, to: ["0.7", "0.5"], vanished: .hidden)
    XCTAssertEqual(table.shape, [2])
    XCTAssertEqual(table.wholeShape, [.max])
  }

  /// A row that inherits from several others during a gesture, which rewrites the steps.
  func testRowsInheritInTheStepsBeforeAGesture() throws {
    table.enableUndo()
    try table.select(["0.0", "0.1"])
    try table.apply(.beginSweep(.adding))
    try table.apply(.continueSweep(over: .rows(from: "1.0", through: "1.1")))
    var edit = TableEdit(isStep: false)
    edit.inherit([2], from: [0, 1], in: .selected)
    edit.mark([2], in: .selected)
    try table.apply(.edit(edit))
    try table.apply(.endSweep)
    table.undo()
    XCTAssertEqual(Array(table.selectedRows), ["0.0", "0.1", "0.2"])
    table.undo()
    XCTAssertEqual(Array(table.selectedRows), [])
    table.redo()
    XCTAssertEqual(Array(table.selectedRows), ["0.0", "0.1", "0.2"])
  }

  func testARowInheritsFromTwoLayers() throws {
    let flagged = MarkLayer("flagged")
    table.enableUndo()
    try table.apply(.mark(.row("0.0"), in: flagged))
    var step = TableEdit()
    step.unmark([0], in: flagged)
    step.mark([0], in: .selected)
    try table.apply(.edit(step))
    var edit = TableEdit(isStep: false)
    edit.mark([1], in: .selected)
    edit.inherit([1], from: [0], in: .selected)
    edit.inherit([1], from: [0], in: .selected, markedIn: flagged)
    XCTAssertEqual(edit, try JSONDecoder().decode(TableEdit.self, from: JSONEncoder().encode(edit)))
    try table.apply(.edit(edit))
    let rows: [[RowPath]] = [["0.1"], [], ["0.1"], ["0.0", "0.1"]]
    for (number, rows) in rows.enumerated() {
      if number < 2 { table.undo() } else { table.redo() }
      XCTAssertEqual(Array(table.selectedRows), rows, "\(number)")
    }
  }
}
