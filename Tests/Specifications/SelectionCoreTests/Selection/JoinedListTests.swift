// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// One exclusive choice whose rows are in several sections (xmartlabs/Eureka#322).
final class JoinedListTests: XCTestCase {
  private var table = TableSelection(shape: [2, 2, 2])

  override func setUp() async throws {
    table = TableSelection(shape: [2, 2, 2])
    for section in 0..<3 { try table.setList(.exclusive, inSection: section) }
  }

  private var checked: [RowPath] { Array(table.checkedRows) }

  func testATapInOneSectionUnchecksTheOther() throws {
    try table.joinLists([0, 1])
    try table.tap("0.1")
    try table.tap("2.0")
    XCTAssertEqual(Array(try table.tap("1.0").unchecked), ["0.1"])
    XCTAssertEqual(checked, ["1.0", "2.0"])
    try table.check(["0.0"])
    XCTAssertEqual(checked, ["0.0", "2.0"])
    XCTAssertThrowsError(try table.check(["0.0", "1.0"])) {
      XCTAssertEqual($0 as? SelectionError, .severalRowsInExclusiveList(section: 0, 2))
    }
    XCTAssertFalse(table.hasRoomForOneMore(inSection: 1))
  }

  func testTheLowestStaysWhenListsAreJoined() throws {
    try table.check(["0.1", "1.0", "2.0"])
    XCTAssertEqual(Array(try table.joinLists([1, 2]).unchecked), ["2.0"])
    XCTAssertEqual(checked, ["0.1", "1.0"])
  }

  func testTheyStayJoinedWhenSectionsMove() throws {
    try table.joinLists([0, 2])
    try table.perform { $0.moveSection(0, to: 1) }
    try table.check(["1.0"])
    try table.tap("0.0")
    try table.tap("2.1")
    XCTAssertEqual(checked, ["0.0", "2.1"])
  }

  func testASectionLeavesThoseWithWhichItWasJoined() throws {
    try table.joinLists([0, 1, 2])
    try table.joinLists([2])
    for row: RowPath in ["0.0", "2.0", "1.1"] { try table.tap(row) }
    XCTAssertEqual(checked, ["1.1", "2.0"])
    try table.setList(.inclusive, inSection: 1)
    try table.tap("0.0")
    XCTAssertEqual(checked, ["0.0", "1.1", "2.0"])
  }

  func testHiddenRowsCountAsShownOnes() throws {
    try table.joinLists([0, 1])
    try table.tap("0.1")
    try table.show(.section(1))
    try table.tap("1.0")
    try table.showAll()
    XCTAssertEqual(checked, ["1.0"])
  }

  func testSectionsThatAreNotThereAreRefused() {
    let before = table
    XCTAssertThrowsError(try table.joinLists([1, 3])) {
      XCTAssertEqual($0 as? SelectionError, .sectionOutOfRange(3, [2, 2, 2]))
    }
    XCTAssertEqual(table, before)
  }
}
