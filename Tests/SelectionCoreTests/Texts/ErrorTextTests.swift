// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// What each error says, word for word.
final class ErrorTextTests: XCTestCase {
  private let row = RowPath(section: 1, row: 4)
  private let other = RowPath(section: 0, row: 2)

  private func check(_ texts: [(any Error, String)]) {
    for (error, text) in texts { XCTAssertEqual("\(error)", text) }
  }

  func testRefusedInputs() {
    let large: TableShape = [7, 7, 7, 7, 7, 7, 7, 7, 7]
    check([
      (
        SelectionError.rowOutOfRange(row, [3, 4]),
        "row 1.4 is out of range: the table's shape is [3, 4]"
      ),
      (
        SelectionError.rowOutOfRange(row, large),
        "row 1.4 is out of range: the table has 9 sections, and section 1 has 7 rows"
      ),
      (
        SelectionError.sectionOutOfRange(12, large),
        "section 12 is out of range: the table has 9 sections"
      ),
      (
        SelectionError.sectionOutOfRange(-1, [1, 1, 1, 1, 1, 1, 1, 1]),
        "section -1 is out of range: the table's shape is [1, 1, 1, 1, 1, 1, 1, 1]"
      ),
      (SelectionError.negativeRowCount(-3), "a section cannot have -3 rows"),
      (SelectionError.tooManyRows, "a table cannot have more than 9223372036854775807 rows"),
      (
        SelectionError.severalRowsInSingleMode(2),
        "2 rows cannot be selected at once in mode single"
      ),
      (
        SelectionError.redirectOutOfRange(other, to: row, [3]),
        "the rule for row 0.2 gave row 1.4, which is out of range: the table's shape is [3]"
      ),
      (
        SelectionError.redirectToDisabled(other, to: row),
        "the rule for row 0.2 gave row 1.4, which is disabled"
      ),
      (
        SelectionError.tooManySelected(4, limit: 3),
        "4 rows would be selected, and at most 3 can be"
      ),
      (
        SelectionError.tooFewSelected(0, limit: 1),
        "0 rows would stay selected, and at least 1 must"
      ),
      (SelectionError.invalidUpdate(.tooManyRows), UpdateError.tooManyRows.description),
      (
        SelectionError.foreignMapping(from: [1], table: [2, 3]),
        "the mapping is of a table of shape [1], and this one's is [2, 3]"
      ),
      (
        SelectionError.wrongNumberOfIDs(2, section: 1, rowCount: 3), "section 1 has 3 rows, not 2"
      ),
      (SelectionError.nothingSaved, "nothing was saved that could be restored"),
      (SelectionError.backwardsSpan(row, other), "the rows from 1.4 to 0.2 run backwards"),
      (SelectionError.notAList(section: 3), "section 3 is no checkmark list"),
      (
        SelectionError.severalRowsInExclusiveList(section: 1, 2),
        "2 rows cannot be checked at once in section 1, an exclusive list"
      ),
    ])
  }

  func testUpdatesThatNameWhatIsNotThere() {
    let before = "before the update"
    check([
      (
        UpdateError.deleteOfMissingRow(row, rowCount: 3),
        "attempt to delete row 4 from section 1 which only contains 3 rows \(before) (1.4)"
      ),
      (
        UpdateError.reloadOfMissingRow(row, rowCount: 3),
        "attempt to reload row 4 of section 1 which only contains 3 rows \(before) (1.4)"
      ),
      (
        UpdateError.moveOfMissingRow(row, rowCount: 3),
        "attempt to move index path (1.4) that does not exist - there are only 3 rows in section 1 "
          + before
      ),
      (
        UpdateError.rowOfMissingSection(row, sectionCount: 1),
        "attempt to change index path (1.4) that does not exist - there are only 1 sections "
          + before
      ),
      (
        UpdateError.insertBeyondEnd(row, rowCount: 3),
        "attempt to insert row 4 into section 1, but there are only 3 rows in section 1 after the "
          + "update (1.4)"
      ),
      (
        UpdateError.moveBeyondEnd(other, to: row, rowCount: 3),
        "attempt to move index path (0.2) to index path (1.4) that does not exist - there are only "
          + "3 rows in section 1 after the update"
      ),
      (
        UpdateError.missingSectionAfter(row, sectionCount: 1),
        "attempt to insert row 4 into section 1, but there are only 1 sections after the update "
          + "(1.4)"
      ),
      (
        UpdateError.missingSection(5, sectionCount: 1),
        "attempt to change section 5, but there are only 1 sections \(before)"
      ),
      (
        UpdateError.sectionBeyondEnd(5, sectionCount: 1),
        "attempt to insert section 5, but there are only 1 sections after the update"
      ),
    ])
  }

  func testUpdatesThatContradictThemselves() {
    let row = row
    let same: [(UpdateError, String)] = [
      (.deleteAndReload(row), "delete and reload the same index path (1.4)"),
      (.deleteAndMove(row), "perform a delete and a move from the same index path (1.4)"),
      (.reloadAndMove(row), "perform a reload and a move from the same index path (1.4)"),
      (.insertAndMove(row), "perform an insert and a move to the same index path (1.4)"),
      (.insertTwice(row), "perform two inserts at the same index path (1.4)"),
      (.moveFromTwice(row), "perform two moves from the same index path (1.4)"),
      (.moveToTwice(row), "perform two moves to the same index path (1.4)"),
      (.deleteAndReloadSection(2), "delete and reload the same section (2)"),
      (.deleteAndMoveSection(2), "perform a delete and a move from the same section (2)"),
      (.reloadAndMoveSection(2), "perform a reload and a move from the same section (2)"),
      (.insertAndMoveSection(2), "perform an insert and a move to the same section (2)"),
      (.insertSectionTwice(2), "perform two inserts at the same section (2)"),
      (.moveSectionFromTwice(2), "perform two moves from the same section (2)"),
      (.moveSectionToTwice(2), "perform two moves to the same section (2)"),
      (.negativeCount(-2), "insert -2 rows"),
    ]
    check(same.map { ($0, "attempt to \($1)") })
    check([
      (UpdateError.backwardsSpan(row, other), "the rows from 1.4 to 0.2 run backwards"),
      (UpdateError.tooManyRows, "a table cannot have more than 9223372036854775807 rows"),
    ])
  }

  func testTextsThatAreNoSnapshots() {
    check([
      (SnapshotError.notASnapshot, "the text does not begin with selection/1"),
      (
        SnapshotError.unknownVersion("9"),
        "version \"9\" is not known; this library reads version 1"
      ),
      (SnapshotError.unexpectedWord("x"), "\"x\" stands where it cannot"),
      (SnapshotError.missing("the shape"), "the shape is missing"),
      (SnapshotError.runsOutOfOrder("3-1"), "the run \"3-1\" overlaps another or is out of order"),
      (SnapshotError.tooManyRows, "a table cannot have more than 9223372036854775807 rows"),
      (SnapshotError.tooManySections(4), "a snapshot cannot have more than 4 sections"),
      (SnapshotError.rowOutOfRange("7"), "row 7 is not in the shape"),
    ])
  }
}
