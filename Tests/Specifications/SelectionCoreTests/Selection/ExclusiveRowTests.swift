// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Rows that are checked alone in a list of many, such as "none of these".
final class ExclusiveRowTests: XCTestCase {
  private var form: IdentifiedTable<String> {
    get throws {
      var form = IdentifiedTable(
        sections: [["rain", "snow", "none"], ["tea", "milk"]], policy: .multiple)
      form.enableUndo()
      for section in 0...1 { try form.setList(.inclusive, inSection: section) }
      try form.mark(["none"], in: .exclusive)
      return form
    }
  }

  func testItExcludesTheOthersOfItsListAndTheyIt() throws {
    var form = try form
    for answer in ["rain", "tea", "none"] { try form.tap(answer) }
    XCTAssertEqual(form.checkedRows, ["none", "tea"])
    let change = try form.tap("snow")
    XCTAssertEqual(form.checkedRows, ["snow", "tea"])
    XCTAssertEqual(change.checked, ["snow"])
    XCTAssertEqual(change.unchecked, ["none"])
    XCTAssertEqual(Set(change.rowsToRedraw), ["snow", "none"])
    form.undo()
    XCTAssertEqual(form.checkedRows, ["none", "tea"])
  }

  func testItsOwnTapUnchecksIt() throws {
    var form = try form
    for _ in 1...2 { try form.tap("none") }
    XCTAssertEqual(form.checkedRows, [])
  }

  func testTheHeaderIsAboutTheOthers() throws {
    var form = try form
    try form.tapHeader(ofSection: 0)
    XCTAssertEqual(form.checkedRows, ["rain", "snow"])
    XCTAssertEqual(form.markedPart(of: .section(0)), .all)
    try form.tap("none")
    XCTAssertEqual(form.markedPart(of: .section(0)), .none)
  }

  func testARowThatBecomesOneLetsTheOthersStay() throws {
    var form = try form
    try form.check(["rain", "snow"])
    try form.mark(["snow"], in: .exclusive)
    XCTAssertEqual(form.checkedRows, ["rain"])
  }

  func testItIsSavedAndRestored() throws {
    var form = try form
    try form.tap("none")
    var later = IdentifiedTable(
      sections: [["none", "rain", "snow"], ["tea", "milk"]], policy: .multiple)
    for section in 0...1 { try later.setList(.inclusive, inSection: section) }
    try later.restore(form.snapshot, missing: .gone)
    XCTAssertEqual(later.checkedRows, ["none"])
    try later.tap("rain")
    XCTAssertEqual(later.checkedRows, ["rain"])
  }

  func testInAnOrdinarySectionItIsARowAsAnyOther() throws {
    var table = TableSelection(shape: [3], policy: .multiple)
    try table.mark(["0.2"], in: .exclusive)
    for row in ["0.0", "0.2"] as [RowPath] { try table.tap(row) }
    XCTAssertEqual(table.selectedRows.description, "[0.0, 0.2]")
  }

  func testALimitCountsWhatIsLeft() throws {
    var form = try form
    try form.setLimits(SelectionLimits(atMost: 2), inSection: 0)
    try form.check(["rain", "snow"])
    try form.tap("none")
    XCTAssertEqual(form.checkedRows, ["none"])
  }

  func testARangeRefusedByARuleLeavesTheAnchor() throws {
    var table = TableSelection(shape: [6], policy: .multiple)
    let rules = TableRules(willSelect: { _, _ in nil })
    try table.apply(.extendFromFirst(to: "0.3"), rules: rules)
    XCTAssertNil(table.anchor)
    try table.apply(.extend(to: "0.2"))
    XCTAssertEqual(table.selectedRows.description, "[0.2]")
  }
}
