// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// The calls of a pan over very many rows, which are made only when they are read.
final class LazyCallsTests: XCTestCase {
  private func panned(
    _ shape: TableShape, to last: RowPath, limit: Int? = nil
  ) throws -> (TableSelection, SelectionChange) {
    var table = TableSelection(shape: shape, policy: SelectionPolicy(.multiple, editing: .multiple))
    table.setLimits(SelectionLimits(atMost: limit))
    try table.apply(.beginPan("0.0"))
    return (table, try table.apply(.continuePan(to: last)))
  }

  func testCallsAreCountedAndLookedAtWithoutBeingMade() throws {
    for count in [2, 1_000_000_000, Int.max - 1] {
      let (_, change) = try panned(try TableShape(rowCounts: [count]), to: row(0, count - 1))
      XCTAssertEqual(change.calls.count, count)
      XCTAssertEqual(change.calls.first, .told(.didSelect("0.1")))
      XCTAssertEqual(change.calls[count - 2], .told(.didSelect(row(0, count - 1))))
      XCTAssertEqual(change.calls.last, .told(.selectionDidChange))
      XCTAssertEqual(change.selected.count, count - 1)
    }
  }

  /// Each call once walked over all sections before it: 20,000 sections took half a minute.
  func testCallsOfManySectionsAreReadOneAfterTheOther() throws {
    let count = 20_000
    var table = TableSelection(
      shape: try TableShape(rowCounts: Array(repeating: 1, count: count)),
      policy: SelectionPolicy(.multiple, editing: .multiple))
    try table.setMode(.single, inSection: 7)
    try table.apply(.beginPan("0.0"))
    let change = try table.apply(.continuePan(to: row(count - 1, 0)))
    XCTAssertEqual(change.calls.count, count)
    XCTAssertEqual(
      change.events, (1..<count).map { .didSelect(row($0, 0)) } + [.selectionDidChange])
  }

  func testAPanBackReportsRowsInTheOrderInWhichItLeavesThem() throws {
    let count = 1_000_000_000
    var table = TableSelection(
      shape: [count], policy: SelectionPolicy(.multiple, editing: .multiple))
    try table.apply(.beginPan("0.5"))
    try table.apply(.continuePan(to: row(0, count - 1)))
    let change = try table.apply(.continuePan(to: "0.3"))
    // All after the first are deselected, and two above it are selected.
    XCTAssertEqual(change.calls.count, count - 6 + 2 + 1)
    XCTAssertEqual(change.calls.first, .told(.didDeselect(row(0, count - 1))))
    XCTAssertEqual(
      Array(change.calls.suffix(4)),
      [
        .told(.didDeselect("0.6")), .told(.didSelect("0.4")), .told(.didSelect("0.3")),
        .told(.selectionDidChange),
      ])
    XCTAssertEqual(table.selectedRows.description, "[0.3-5]")
  }

  func testInASectionOfModeSingleTheLastRowIsTold() throws {
    let count = 1_000_000_000
    var table = TableSelection(
      shape: [1, count], policy: SelectionPolicy(.multiple, editing: .multiple))
    try table.apply(.setMode(.single, inSection: 1))
    try table.apply(.beginPan("0.0"))
    let change = try table.apply(.continuePan(to: row(1, count - 1)))
    XCTAssertEqual(
      Array(change.calls), [.told(.didSelect(row(1, count - 1))), .told(.selectionDidChange)])
    XCTAssertEqual(table.selectedRows.description, "[0.0, 1.\(count - 1)]")
  }

  func testAPanUnderALimitStopsThereAtOnce() throws {
    for count in [1_000_000_000, Int.max - 1] {
      let (_, change) = try panned(
        try TableShape(rowCounts: [count]), to: row(0, count - 1), limit: 5)
      XCTAssertEqual(change.after.selectedRows.description, "[0.0-4]")
    }
  }

  func testAPanSelectsAnUnlimitedSectionWithoutVisitingItsRows() throws {
    let count = 1_000_000_000
    var table = TableSelection(
      shape: [5, count], policy: SelectionPolicy(.multiple, editing: .multiple))
    try table.apply(.setLimitOverflow(.releaseOldest))
    try table.setLimits(SelectionLimits(atMost: 2), inSection: 0)
    try table.apply(.beginPan("0.0"))
    try table.apply(.continuePan(to: row(1, count - 1)))
    XCTAssertEqual(table.selectedRows.description, "[0.3-4, 1.0-\(count - 1)]")
  }

  func testAPanOverABillionRowsReleasesTheOldestAtALimit() throws {
    let count = 1_000_000_000
    for setting: TableInput in [
      .setLimits(SelectionLimits(atMost: 3)), .setLimits(SelectionLimits(atMost: 3), inSection: 0),
    ] {
      var table = TableSelection(
        shape: [count], policy: SelectionPolicy(.multiple, editing: .multiple))
      for input: TableInput in [.setLimitOverflow(.releaseOldest), setting, .beginPan("0.2")] {
        try table.apply(input)
      }
      let change = try table.apply(.continuePan(to: row(0, count - 1)))
      XCTAssertEqual(table.selectedRows.description, "[0.\(count - 3)-\(count - 1)]")
      XCTAssertEqual(change.events.suffix(2), [.didDeselect("0.2"), .selectionDidChange])
      try table.apply(.continuePan(to: "0.0"))
      XCTAssertEqual(table.selectedRows.description, "[0.0-2]")
    }
  }

  func testCallsAreEqualHoweverTheyCameToBe() throws {
    let (_, change) = try panned([40], to: "0.39")
    var told = SelectionCalls()
    XCTAssertEqual(told, [])
    told = [.told(.didSelect("0.1")), .told(.selectionDidChange)]
    XCTAssertNotEqual(change.calls, told)
    XCTAssertEqual(try panned([40], to: "0.1").1.calls, told)
    XCTAssertEqual(change.events.count, 40)
    XCTAssertEqual(told.description, "didSelect:0.1 selectionDidChange")
    XCTAssertTrue(change.calls.description.hasSuffix("didSelect:0.20 and 20 more"))
    XCTAssertEqual(SelectionCalls().description, "none")
  }
}
