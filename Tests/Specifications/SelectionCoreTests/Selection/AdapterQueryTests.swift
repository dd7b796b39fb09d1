// SPDX-License-Identifier: MIT

import SelectionCore
import XCTest

/// The queries that an adapter for another toolkit needs, and that each accepts every number,
/// because an adapter passes on its toolkit's arguments.
final class AdapterQueryTests: XCTestCase {
  private let numbers = [Int.min, -1, 0, 4, 7, 8, Int.max - 1, Int.max]

  func testQuestionsAboutSectionsAndRowsAnswerForEveryNumber() throws {
    var table = TableSelection(shape: [3, 5], policy: .multiple)
    try table.setList(.inclusive, inSection: 1)
    try table.apply(.setMode(.single, inSection: 0))
    try table.setLimits(SelectionLimits(atMost: 2), inSection: 0)
    for number in numbers {
      let isThere = (0...1).contains(number)
      XCTAssertEqual(table.selectedCount(inSection: number), isThere ? 0 : nil, "\(number)")
      XCTAssertEqual(table.mode(inSection: number), number == 0 ? .single : .multiple)
      XCTAssertEqual(table.limits(inSection: number).atMost, number == 0 ? 2 : nil, "\(number)")
      XCTAssertEqual(table.shape.contains(section: number), isThere)
      for other in numbers {
        let row = RowPath(section: number, row: other)
        XCTAssertFalse(table.isMarked(row))
        XCTAssertEqual(table.shape.contains(row), table.shape.rowNumber(of: row) != nil)
      }
    }
  }

  func testWhatIsUnderWayCanBeAsked() throws {
    var table = TableSelection(shape: [3, 5], policy: .multiple)
    let row = RowPath(section: 1, row: 2)
    try table.apply(.touchDown(row))
    XCTAssertEqual(table.highlightedRow, row)
    try table.apply(.touchCancel)
    XCTAssertNil(table.highlightedRow)
    try table.apply(.press(row, .click))
    XCTAssertEqual(table.pressedRow, row)
    XCTAssertEqual(table.anchor, row)
    XCTAssertEqual(table.selectedNumbers, [5])
    try table.apply(.cancel)
    try table.apply(.beginSweep(.adding))
    XCTAssertTrue(table.isSweeping)
    try table.apply(.endSweep)
    try table.disable([row])
    XCTAssertEqual(table.disabledNumbers, [5])
    XCTAssertEqual(
      (table.editingTransition, table.limitOverflow, table.deletionSuccessor, table.hiddenCount)
        == (.clear, .refuse, .none, 0), true)
  }

  /// An app can write announcements in its own language, by the cases.
  func testAnnouncementsAreTheCasesThatTextsAreMadeOf() throws {
    var table = TableSelection(shape: [2, 2], policy: .multiple)
    XCTAssertEqual(try table.selectAll().announcement, .allSelected(count: 4))
    XCTAssertEqual(try table.deselectAll().announcement, .noneSelected)
    try table.setList(.inclusive, inSection: 1)
    XCTAssertEqual(
      try table.check(.section(1)).announcement, .checkmarksChanged(count: 2))
    let refusals: [(SelectionError, Announcement<RowPath>)] = [
      (.tooManySelected(4, limit: 3), .noRoom(limit: 3)),
      (.tooFewSelected(0, limit: 1), .tooFew(limit: 1)),
    ]
    for (error, announcement) in refusals {
      XCTAssertEqual(Refusal<RowPath>.error(error).announcement, announcement)
    }
  }

  func testAnActionIsNamedAsItsReceiverNamesRows() throws {
    let row = RowPath(1, 2)
    let actions: [(UserAction<String>, UserAction<RowPath>)] = [
      (.key(KeyStroke(.down), pageRows: 3), .key(KeyStroke(.down), pageRows: 3)),
      (.click("a", .shift), .click(row, .shift)), (.secondaryClick("a"), .secondaryClick(row)),
      (.clickBesideRows(.command), .clickBesideRows(.command)),
      (.press("a", .command), .press(row, .command)), (.release, .release), (.drag, .drag),
      (.go(to: "a"), .go(to: row)),
    ]
    for (action, named) in actions { XCTAssertEqual(action.mapRow { _ in row }, named) }
    let unknown = UserAction<String>.click("b")
    XCTAssertThrowsError(
      try unknown.mapRow { _ throws(SelectionError) -> RowPath in throw .unknownID("b") }
    ) { XCTAssertEqual($0 as? SelectionError, .unknownID("b")) }
  }

  func testMappingsAnswerForEveryNumber() throws {
    var update = TableUpdate()
    update.deleteRows(at: [RowPath(section: 0, row: 0)])
    update.moveRow(at: RowPath(section: 1, row: 4), to: RowPath(section: 0, row: 0))
    XCTAssertEqual(update.movedRows.map(\.source), [RowPath(section: 1, row: 4)])
    let mapping = try update.mapping(of: [3, 5])
    XCTAssertEqual([mapping.oldShape, mapping.newShape], [[3, 5], [3, 4]])
    XCTAssertEqual(mapping.rows.segments, [.kept(7..<8), .kept(1..<7)])
    XCTAssertEqual(mapping.movedRows, [0])
    for number in numbers {
      let new = mapping.rows.newIndex(of: number)
      XCTAssertEqual(new, (1..<8).contains(number) ? number % 7 : nil, "\(number)")
      XCTAssertEqual(mapping.rows.nearestNewIndex(of: number) == nil, false)
      XCTAssertEqual(
        mapping.rows.oldIndex(of: number), [0: 7, 4: 4][number], "\(number)")
    }
    XCTAssertEqual(mapping.rows.applied(to: RowSet(0..<Int.max)), RowSet(0..<7))
    XCTAssertEqual(mapping.inverted.rows.removed, [])
    XCTAssertNil(mapping.followed(by: mapping), "it begins with another shape")
    XCTAssertEqual(mapping.followed(by: mapping.inverted)?.rows.newIndex(of: 7), 7)
  }

  func testComplementsTakeEveryLength() {
    for length in numbers {
      XCTAssertEqual(RowSet([2]).complement(within: length).contains(0), length > 0, "\(length)")
    }
    XCTAssertEqual(RowSet(0..<Int.max).complement(within: .max), [])
  }
}
