// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Each way in which a batch cannot be, with its words.
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
    RowPath(text) ?? RowPath(section: -1, row: -1)
  }

  func testRowsThatAreNotThere() {
    assertRefused(
      .deleteOfMissingRow(row("0.9"), rowCount: 5),
      "attempt to delete row 9 from section 0 which only contains 5 rows before the update"
    ) { $0.deleteRows(at: [row("0.9")]) }
    assertRefused(
      .insertBeyondEnd(row("0.8"), rowCount: 6),
      "attempt to insert row 8 into section 0, but there are only 6 rows in section 0 after the update"
    ) { $0.insertRows(at: [row("0.8")]) }
    assertRefused(
      .rowOfMissingSection(row("2.0"), sectionCount: 2),
      "index path (2.0) that does not exist - there are only 2 sections before the update"
    ) { $0.deleteRows(at: [row("2.0")]) }
    assertRefused(
      .moveOfMissingRow(row("1.3"), rowCount: 3),
      "attempt to move index path (1.3) that does not exist - there are only 3 rows in section 1 "
        + "before the update"
    ) { $0.moveRow(at: row("1.3"), to: row("0.0")) }
    assertRefused(
      .moveBeyondEnd(row("0.0"), to: row("0.5"), rowCount: 5), "only 5 rows in section 0 after"
    ) { $0.moveRow(at: row("0.0"), to: row("0.5")) }
    assertRefused(.reloadOfMissingRow(row("1.3"), rowCount: 3), "reload row 3 of section 1") {
      $0.reloadRows(at: [row("1.3")])
    }
    assertRefused(.reloadOfMissingRow(row("1.3"), rowCount: 3), "reload row 3 of section 1") {
      $0.reconfigureRows(at: [row("1.3")])
    }
    assertRefused(.missingSectionAfter(row("2.0"), sectionCount: 2), "only 2 sections after") {
      $0.insertRows(at: [row("2.0")])
    }
    assertRefused(.insertBeyondEnd(RowPath(section: 0, row: -1), rowCount: 0), "row -1") {
      $0.insertRows(at: [RowPath(section: 0, row: -1)])
    }
    assertRefused(
      .moveBeyondEnd(row("0.0"), to: RowPath(section: 0, row: -1), rowCount: 0), "0.-1"
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
    assertRefused(.missingSection(2, sectionCount: 2), "only 2 sections before") {
      $0.deleteSections([2])
    }
    assertRefused(.missingSection(-1, sectionCount: 2), "section -1") { $0.reloadSections([-1]) }
    assertRefused(.missingSection(4, sectionCount: 2), "section 4") { $0.moveSection(4, to: 0) }
    assertRefused(.missingSection(4, sectionCount: 2), "section 4") {
      $0.deleteRows(at: .section(4))
    }
    assertRefused(.sectionBeyondEnd(3, sectionCount: 3), "only 3 sections after the update") {
      $0.insertSection(3, rowCount: 0)
    }
    assertRefused(.sectionBeyondEnd(2, sectionCount: 2), "only 2 sections after the update") {
      $0.moveSection(0, to: 2)
    }
    assertRefused(.sectionBeyondEnd(-1, sectionCount: 3), "section -1") {
      $0.insertSection(-1, rowCount: 0)
    }
    assertRefused(.sectionBeyondEnd(-1, sectionCount: 2), "section -1") {
      $0.moveSection(0, to: -1)
    }
    assertRefused(.negativeCount(-1), "-1 rows") { $0.insertSection(0, rowCount: -1) }
    assertRefused(.tooManyRows, "\(Int.max)") { $0.insertSection(0, rowCount: .max) }
  }

  func testConflictsOfRows() {
    assertRefused(
      .deleteAndReload(row("0.1")), "attempt to delete and reload the same index path (0.1)"
    ) {
      $0.deleteRows(at: [row("0.1")])
      $0.reloadRows(at: [row("0.1")])
    }
    assertRefused(
      .deleteAndMove(row("0.1")),
      "attempt to perform a delete and a move from the same index path (0.1)"
    ) {
      $0.deleteRows(at: [row("0.1")])
      $0.moveRow(at: row("0.1"), to: row("0.0"))
    }
    assertRefused(.reloadAndMove(row("0.1")), "same index path (0.1)") {
      $0.reloadRows(at: [row("0.1")])
      $0.moveRow(at: row("0.1"), to: row("0.0"))
    }
    assertRefused(
      .insertAndMove(row("0.2")),
      "attempt to perform an insert and a move to the same index path (0.2)"
    ) {
      $0.insertRows(at: [row("0.2")])
      $0.moveRow(at: row("0.1"), to: row("0.2"))
    }
    assertRefused(.insertTwice(row("0.2")), "two inserts") {
      $0.insertRows(at: row("0.1"), count: 2)
      $0.insertRows(at: [row("0.2")])
    }
    assertRefused(.moveFromTwice(row("0.1")), "two moves from") {
      $0.moveRow(at: row("0.1"), to: row("0.2"))
      $0.moveRow(at: row("0.1"), to: row("0.3"))
    }
    assertRefused(.moveToTwice(row("0.2")), "two moves to") {
      $0.moveRow(at: row("0.1"), to: row("0.2"))
      $0.moveRow(at: row("0.3"), to: row("0.2"))
    }
  }

  func testConflictsOfSections() {
    assertRefused(.deleteAndReloadSection(1), "same section (1)") {
      $0.deleteSections([1])
      $0.reloadSections([1])
    }
    assertRefused(
      .deleteAndMoveSection(1), "attempt to perform a delete and a move from the same section (1)"
    ) {
      $0.deleteSections([1])
      $0.moveSection(1, to: 0)
    }
    assertRefused(.reloadAndMoveSection(1), "same section (1)") {
      $0.reloadSections([1])
      $0.moveSection(1, to: 0)
    }
    assertRefused(
      .insertAndMoveSection(1), "attempt to perform an insert and a move to the same section (1)"
    ) {
      $0.insertSection(1, rowCount: 1)
      $0.moveSection(0, to: 1)
    }
    assertRefused(.insertSectionTwice(1), "two inserts") {
      $0.insertSection(1, rowCount: 1)
      $0.insertSection(1, rowCount: 1)
    }
    assertRefused(.moveSectionFromTwice(1), "two moves from") {
      $0.moveSection(1, to: 0)
      $0.moveSection(1, to: 1)
    }
    assertRefused(.moveSectionToTwice(1), "two moves to") {
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
