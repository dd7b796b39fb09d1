// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Each reason why a batch is invalid, with its message.
final class UpdateErrorTests: XCTestCase {
  private func assertRefused(
    _ error: UpdateError, _ words: String, line: UInt = #line,
    _ build: (inout TableUpdate) -> Void
  ) {
    var update = TableUpdate()
    build(&update)
    var table = TableSelection(shape: [5, 3], policy: SelectionPolicy(.multiple))
    _ = try? table.selectAll()
    let before = table
    XCTAssertThrowsError(try table.perform(update), line: line) {
      XCTAssertEqual($0 as? SelectionError, .invalidUpdate(error), line: line)
      XCTAssertTrue("\($0)".contains(words), "\($0)", line: line)
    }
    XCTAssertEqual(table, before, line: line)
    XCTAssertThrowsError(try update.mapping(of: [5, 3]), line: line)
  }

  private func row(_ text: String) -> RowPath {
    RowPath(text) ?? RowPath(section: 0, row: -1)
  }

  func testRowsThatAreNotThere() {
    assertRefused(
      .missing(.delete, .row(row("0.9")), only: .rows(5)),
      "attempt to delete row 9 from section 0 which only contains 5 rows before the update"
    ) { $0.deleteRows(at: [row("0.9")]) }
    assertRefused(
      .beyondEnd(.row(row("0.8")), movedFrom: nil, only: .rows(6)),
      "attempt to insert row 8 into section 0, but there are only 6 rows in section 0 "
        + "after the update"
    ) { $0.insertRows(at: [row("0.8")]) }
    assertRefused(
      .missing(.delete, .row(row("2.0")), only: .sections(2)),
      "attempt to delete row 0 from section 2, but there are only 2 sections before the update"
    ) { $0.deleteRows(at: [row("2.0")]) }
    assertRefused(
      .missing(.move, .row(row("1.3")), only: .rows(3)),
      "attempt to move index path (1.3) that does not exist - there are only 3 rows in section 1 "
        + "before the update"
    ) { $0.moveRow(at: row("1.3"), to: row("0.0")) }
    assertRefused(
      .beyondEnd(.row(row("0.5")), movedFrom: .row(row("0.0")), only: .rows(5)),
      "only 5 rows in section 0 after"
    ) { $0.moveRow(at: row("0.0"), to: row("0.5")) }
    assertRefused(
      .missing(.reload, .row(row("1.3")), only: .rows(3)),
      "attempt to delete row 3 from section 1 which only contains 3 rows before the update"
    ) { $0.reloadRows(at: [row("1.3")]) }
    assertRefused(
      .missing(.reconfigure, .row(row("1.3")), only: .rows(3)),
      "attempt to reconfigure row 3 of section 1 which only contains 3 rows before the update"
    ) { $0.reconfigureRows(at: [row("1.3")]) }
    assertRefused(
      .beyondEnd(.row(row("2.0")), movedFrom: nil, only: .sections(2)), "only 2 sections after"
    ) {
      $0.insertRows(at: [row("2.0")])
    }
    assertRefused(
      .beyondEnd(.row(RowPath(section: 0, row: -1)), movedFrom: nil, only: .rows(6)), "row -1"
    ) {
      $0.insertRows(at: [RowPath(section: 0, row: -1)])
    }
    assertRefused(
      .beyondEnd(.row(RowPath(section: 0, row: -1)), movedFrom: .row(row("0.0")), only: .rows(5)),
      "0.-1"
    ) { $0.moveRow(at: row("0.0"), to: RowPath(section: 0, row: -1)) }
    assertRefused(.backwardsSpan(row("0.3"), row("0.1")), "run backwards") {
      $0.deleteRows(at: .rows(from: row("0.3"), through: row("0.1")))
    }
    assertRefused(.negativeCount(-2), "-2 rows") { $0.insertRows(at: row("0.0"), count: -2) }
    assertRefused(.tooManyRows, "\(Int.max)") { $0.insertRows(at: row("0.0"), count: .max) }
    assertRefused(.tooManyRows, "\(Int.max)") {
      $0.insertRows(at: row("0.5"), count: .max)
      $0.insertRows(at: [row("0.6")])
    }
  }

  func testSectionsThatAreNotThere() {
    assertRefused(.missing(.delete, .section(2), only: .sections(2)), "only 2 sections before") {
      $0.deleteSections([2])
    }
    assertRefused(.missing(.reload, .section(-1), only: .sections(2)), "section -1") {
      $0.reloadSections([-1])
    }
    assertRefused(.missing(.move, .section(4), only: .sections(2)), "section 4") {
      $0.moveSection(4, to: 0)
    }
    assertRefused(.missing(.delete, .section(4), only: .sections(2)), "section 4") {
      $0.deleteRows(at: .section(4))
    }
    assertRefused(
      .beyondEnd(.section(3), movedFrom: nil, only: .sections(3)),
      "only 3 sections after the update"
    ) {
      $0.insertSection(3, rowCount: 0)
    }
    assertRefused(
      .beyondEnd(.section(2), movedFrom: .section(0), only: .sections(2)),
      "only 2 sections after the update"
    ) {
      $0.moveSection(0, to: 2)
    }
    assertRefused(.beyondEnd(.section(-1), movedFrom: nil, only: .sections(3)), "section -1") {
      $0.insertSection(-1, rowCount: 0)
    }
    assertRefused(
      .beyondEnd(.section(-1), movedFrom: .section(0), only: .sections(2)), "section -1"
    ) {
      $0.moveSection(0, to: -1)
    }
    assertRefused(.negativeCount(-1), "-1 rows") { $0.insertSection(0, rowCount: -1) }
    assertRefused(.tooManyRows, "\(Int.max)") { $0.insertSection(0, rowCount: .max) }
    // New rows of one section continue those of the section before it.
    assertRefused(.tooManyRows, "\(Int.max)") {
      $0.insertSection(0, rowCount: .max)
      $0.insertSection(1, rowCount: .max)
    }
  }

  func testMovesToSectionsThatAreNotThere() {
    assertRefused(
      .beyondEnd(.row(row("2.1")), movedFrom: .row(row("0.3")), only: .sections(2)),
      "attempt to move index path (0.3) to index path (2.1) that does not exist - there are only 2 "
        + "sections after the update"
    ) { $0.moveRow(at: row("0.3"), to: row("2.1")) }
    assertRefused(
      .beyondEnd(.row(row("1.0")), movedFrom: .row(row("0.3")), only: .sections(1)),
      "there are only 1 sections after the update"
    ) {
      $0.deleteSections([1])
      $0.moveRow(at: row("0.3"), to: row("1.0"))
    }
  }

  func testInsertingZeroRowsAtAnyPathChangesNothing() throws {
    for place in [row("0.0"), row("0.1"), row("1.3"), row("0.9"), row("7.0"), row("0.-1")] {
      var update = TableUpdate()
      update.insertRows(at: row("0.0"), count: 3)
      update.moveRow(at: row("1.2"), to: row("1.0"))
      let expected = try update.mapping(of: [5, 3])
      update.insertRows(at: place, count: 0)
      XCTAssertEqual(try update.mapping(of: [5, 3]), expected, "\(place)")
      update.insertRows(at: place, count: -1)
      XCTAssertThrowsError(try update.mapping(of: [5, 3])) {
        XCTAssertEqual($0 as? UpdateError, .negativeCount(-1))
      }
    }
  }

  func testWhatIsNamedTwiceIsDeletedOrReloadedOnce() throws {
    var update = TableUpdate()
    update.deleteRows(at: [row("0.1"), row("0.1")])
    update.reloadRows(at: [row("0.2"), row("0.2")])
    update.deleteSections([1, 1])
    update.reloadSections([0, 0])
    XCTAssertThrowsError(try update.mapping(of: [5, 3])) {
      XCTAssertEqual($0 as? UpdateError, .conflict(.delete, .reload, from: .row(row("0.1"))))
    }
    update = TableUpdate()
    update.deleteRows(at: [row("0.1"), row("0.1")])
    update.reloadRows(at: [row("0.2"), row("0.2")])
    update.deleteSections([1, 1])
    XCTAssertEqual(try update.mapping(of: [5, 3]).newShape, [4])
  }

  func testARowOfASectionThatIsMovedMayBeReloaded() throws {
    var table = TableSelection(shape: [5, 3], policy: SelectionPolicy(.multiple))
    try table.select([row("0.1"), row("0.2"), row("1.0")])
    try table.perform {
      $0.moveSection(0, to: 1)
      $0.reloadRows(at: [row("0.1")])
    }
    XCTAssertEqual(table.shape, [3, 5])
    XCTAssertEqual(table.selectedRows.description, "[0.0, 1.2]")
  }

  func testARowMayBeMovedOutOfASectionThatIsDeleted() throws {
    var table = TableSelection(shape: [5, 3], policy: SelectionPolicy(.multiple))
    try table.select([row("0.1"), row("0.2")])
    try table.perform {
      $0.deleteSections([0])
      $0.moveRow(at: row("0.2"), to: row("0.3"))
    }
    XCTAssertEqual(table.shape, [4])
    XCTAssertEqual(table.selectedRows.description, "[0.3]")
  }

  func testConflictsOfRows() {
    assertRefused(
      .conflict(.delete, .reload, from: .row(row("0.1"))),
      "attempt to delete and reload the same index path (0.1)"
    ) {
      $0.deleteRows(at: [row("0.1")])
      $0.reloadRows(at: [row("0.1")])
    }
    assertRefused(
      .conflict(.delete, .move, from: .row(row("0.1"))),
      "attempt to perform a delete and a move from the same index path (0.1)"
    ) {
      $0.deleteRows(at: [row("0.1")])
      $0.moveRow(at: row("0.1"), to: row("0.0"))
    }
    assertRefused(
      .conflict(.reload, .move, from: .row(row("0.1"))),
      "attempt to perform a delete and a move from the same index path (0.1)"
    ) {
      $0.reloadRows(at: [row("0.1")])
      $0.moveRow(at: row("0.1"), to: row("0.0"))
    }
    assertRefused(
      .collision(.insert, .move, at: .row(row("0.2"))),
      "attempt to perform an insert and a move to the same index path (0.2)"
    ) {
      $0.insertRows(at: [row("0.2")])
      $0.moveRow(at: row("0.1"), to: row("0.2"))
    }
    assertRefused(.collision(.insert, .insert, at: .row(row("0.2"))), "two inserts") {
      $0.insertRows(at: row("0.1"), count: 2)
      $0.insertRows(at: [row("0.2")])
    }
    assertRefused(.conflict(.move, .move, from: .row(row("0.1"))), "two moves from") {
      $0.moveRow(at: row("0.1"), to: row("0.2"))
      $0.moveRow(at: row("0.1"), to: row("0.3"))
    }
    assertRefused(.collision(.move, .move, at: .row(row("0.2"))), "two moves to") {
      $0.moveRow(at: row("0.1"), to: row("0.2"))
      $0.moveRow(at: row("0.3"), to: row("0.2"))
    }
  }

  func testConflictsOfSections() {
    assertRefused(.conflict(.delete, .reload, from: .section(1)), "same section (1)") {
      $0.deleteSections([1])
      $0.reloadSections([1])
    }
    assertRefused(
      .conflict(.delete, .move, from: .section(1)),
      "attempt to perform a delete and a move from the same section (1)"
    ) {
      $0.deleteSections([1])
      $0.moveSection(1, to: 0)
    }
    assertRefused(.conflict(.reload, .move, from: .section(1)), "same section (1)") {
      $0.reloadSections([1])
      $0.moveSection(1, to: 0)
    }
    assertRefused(
      .collision(.insert, .move, at: .section(1)),
      "attempt to perform an insert and a move to the same section (1)"
    ) {
      $0.insertSection(1, rowCount: 1)
      $0.moveSection(0, to: 1)
    }
    assertRefused(.collision(.insert, .insert, at: .section(1)), "two inserts") {
      $0.insertSection(1, rowCount: 1)
      $0.insertSection(1, rowCount: 1)
    }
    assertRefused(.conflict(.move, .move, from: .section(1)), "two moves from") {
      $0.moveSection(1, to: 0)
      $0.moveSection(1, to: 1)
    }
    assertRefused(.collision(.move, .move, at: .section(1)), "two moves to") {
      $0.moveSection(0, to: 1)
      $0.moveSection(1, to: 1)
    }
  }

  func testAMappingOfAnotherTableIsRefused() throws {
    var table = TableSelection(shape: [5, 3])
    let mapping = try TableUpdate().mapping(of: [5])
    XCTAssertThrowsError(try table.follow(mapping)) {
      XCTAssertEqual($0 as? SelectionError, .foreignMapping(from: [5], table: [5, 3]))
    }
  }
}
