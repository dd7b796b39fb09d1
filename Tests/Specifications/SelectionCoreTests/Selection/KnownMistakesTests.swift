// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Mistakes of other toolkits' selection models, each by its name.
final class KnownMistakesTests: XCTestCase {
  private func table(_ count: Int) throws -> TableSelection {
    TableSelection(shape: try TableShape(rowCounts: [count]), policy: SelectionPolicy(.multiple))
  }

  func testRowsBeyondAShrinkingRangeAreNotKept() throws {
    var table = try table(9)
    try table.click("0.1")
    for last in [8, 3] { try table.extend(to: row(last)) }
    XCTAssertEqual(table.selectedRows.description, "[0.1-3]")
  }

  func testAnAnchorThatWasSwitchedOffStillAnchors() throws {
    var table = try table(9)
    try table.click("0.4")
    try table.toggle("0.4")
    try table.extend(to: "0.6")
    XCTAssertEqual(table.selectedRows.description, "[0.4-6]")
  }

  func testAnAnchorThatRowsWereInsertedAboveMovesDown() throws {
    var table = try table(9)
    try table.click("0.4")
    try table.perform { $0.insertRows(at: "0.0", count: 2) }
    try table.extend(to: "0.8")
    XCTAssertEqual(table.selectedRows.description, "[0.6-8]")
  }

  func testARowCanBeDeselectedAtTheLimit() throws {
    var table = try table(9)
    table.setLimits(SelectionLimits(atMost: 2))
    try table.tap("0.0")
    try table.tap("0.1")
    try table.tap("0.0")
    XCTAssertEqual(table.selectedRows.description, "[0.1]")
  }

  func testSelectAllUnderAFilterSelectsWhatIsShownAndKeepsTheRest() throws {
    let all = (0..<10).map(String.init)
    var table = IdentifiedTable<String>(
      TableSelection(shape: [10, 10], policy: SelectionPolicy(.multiple)))
    for section in 0...1 { try table.setIDs(all, inSection: section) }
    try table.apply(byPath: .select(["0.1"]))
    try table.apply(.setList(.inclusive, inSection: 1))
    try table.apply(byPath: .check(["1.1"]))
    // Only even rows are shown; hidden ones stay selected and checked.
    let even = all.filter { Int($0).map { $0 % 2 == 0 } ?? false }
    for section in 0...1 { try table.update(section: section, to: even, vanished: .hidden) }
    try table.apply(.selectAll)
    XCTAssertEqual(table.rows.selectedRows.description, "[0.0-4]", "and no row of the list")
    for section in 0...1 { try table.update(section: section, to: all, vanished: .hidden) }
    XCTAssertEqual(table.rows.selectedRows.map(\.row), [0, 1, 2, 4, 6, 8])
    XCTAssertEqual(table.rows.checkedRows.description, "[1.1]")
  }

  func testRowsInsertedIntoASelectedSectionAreNotSelected() throws {
    var table = try table(3)
    try table.selectAll()
    XCTAssertEqual(table.markedPart(of: .section(0)), .all)
    let change = try table.perform { $0.insertRows(at: ["0.1"]) }
    XCTAssertFalse(table.isSelected("0.1"))
    XCTAssertEqual(table.markedPart(of: .section(0)), .partial)
    XCTAssertTrue(change.selected.isEmpty)
  }

  func testSelectAllOfABillionRowsIsOneRun() throws {
    var table = try table(1_000_000_000)
    try table.selectAll()
    XCTAssertEqual(table.selectedNumbers.count, 1_000_000_000)
    try table.toggle(row(500_000_000))
    XCTAssertEqual(table.selectedNumbers.ranges.reduce(0) { count, _ in count + 1 }, 2)
    XCTAssertEqual(table.selectedRows[999_999_998], row(999_999_999))
  }
}
