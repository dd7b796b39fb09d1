// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// The text of each error, word for word.
final class ErrorTextTests: XCTestCase {
  private let row: RowPath = "1.4"
  private let other: RowPath = "0.2"

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
        SelectionError.tooManySelected(1, limit: 0), "1 row would be selected, and at most 0 can be"
      ),
      (
        SelectionError.tooFewSelected(0, limit: 1),
        "0 rows would stay selected, and at least 1 must"
      ),
      (
        SelectionError.tooFewSelected(1, limit: 2), "1 row would stay selected, and at least 2 must"
      ),
      (
        SelectionError.tooManyChecked(4, limit: 3), "4 rows would be checked, and at most 3 can be"
      ),
      (
        SelectionError.tooFewChecked(1, limit: 2), "1 row would stay checked, and at least 2 must"
      ),
      (SelectionError.invalidUpdate(.tooManyRows), UpdateError.tooManyRows.description),
      (
        SelectionError.foreignMapping(from: [1], table: [2, 3]),
        "the mapping is of a table of shape [1], and this one's is [2, 3]"
      ),
      (
        SelectionError.wrongNumberOfIDs(2, section: 1, rowCount: 3), "section 1 has 3 rows, not 2"
      ),
      (
        SelectionError.rowOfList(other),
        "row 0.2 is in a checkmark list, and can be selected only while the table is being edited"
      ),
      (SelectionError.backwardsSpan(row, other), "the rows from 1.4 to 0.2 run backwards"),
      (SelectionError.notAList(section: 3), "section 3 is no checkmark list"),
      (
        SelectionError.severalRowsInExclusiveList(section: 1, 2),
        "2 rows cannot be checked at once in section 1, an exclusive list"
      ),
    ])
  }

  /// Each known text of UIKit is in section 5 of the semantics, and here.
  func testUpdatesThatNameWhatIsNotThere() {
    let before = "before the update"
    let missing = "that does not exist"
    check([
      (
        UpdateError.missing(.delete, .row(row), only: .rows(3)),
        "attempt to delete row 4 from section 1 which only contains 3 rows \(before) (1.4)"
      ),
      (
        UpdateError.missing(.delete, .row(row), only: .rows(1)),
        "attempt to delete row 4 from section 1 which only contains 1 rows \(before) (1.4)"
      ),
      (
        UpdateError.missing(.reload, .row(row), only: .rows(0)),
        "attempt to delete row 4 from section 1 which only contains 0 rows \(before) (1.4)"
      ),
      (
        UpdateError.missing(.move, .row(row), only: .rows(3)),
        "attempt to move index path (1.4) \(missing) - there are only 3 rows in section 1 \(before)"
      ),
      (
        UpdateError.missing(.move, .row(row), only: .rows(1)),
        "attempt to move index path (1.4) \(missing) - there are only 1 rows in section 1 \(before)"
      ),
      (
        UpdateError.missing(.reload, .row(row), only: .sections(1)),
        "attempt to delete row 4 from section 1, but there are only 1 sections \(before) (1.4)"
      ),
      (
        UpdateError.missing(.move, .row(row), only: .sections(1)),
        "attempt to move index path (1.4) \(missing) - there are only 1 sections \(before)"
      ),
      (
        UpdateError.missing(.delete, .section(5), only: .sections(2)),
        "attempt to delete section 5, but there are only 2 sections \(before)"
      ),
      (
        UpdateError.missing(.reload, .section(5), only: .sections(1)),
        "attempt to delete section 5, but there are only 1 sections \(before)"
      ),
      (
        UpdateError.missing(.move, .section(5), only: .sections(2)),
        "attempt to move section 5, but there are only 2 sections \(before)"
      ),
    ])
  }

  func testUpdatesThatGoBeyondTheEnd() {
    let after = "after the update"
    let missing = "that does not exist"
    check([
      (
        UpdateError.beyondEnd(.row(row), movedFrom: nil, only: .rows(3)),
        "attempt to insert row 4 into section 1, but there are only 3 rows in section 1 "
          + "\(after) (1.4)"
      ),
      (
        UpdateError.beyondEnd(.row(row), movedFrom: nil, only: .rows(1)),
        "attempt to insert row 4 into section 1, but there are only 1 rows in section 1 "
          + "\(after) (1.4)"
      ),
      (
        UpdateError.beyondEnd(.row(row), movedFrom: nil, only: .sections(1)),
        "attempt to insert row 4 into section 1, but there are only 1 sections \(after) (1.4)"
      ),
      (
        UpdateError.beyondEnd(.row(row), movedFrom: .row(other), only: .rows(3)),
        "attempt to move index path (0.2) to index path (1.4) \(missing) - there are only "
          + "3 rows in section 1 \(after)"
      ),
      (
        UpdateError.beyondEnd(.row(row), movedFrom: .row(other), only: .sections(0)),
        "attempt to move index path (0.2) to index path (1.4) \(missing) - there are only "
          + "0 sections \(after)"
      ),
      (
        UpdateError.beyondEnd(.section(5), movedFrom: nil, only: .sections(1)),
        "attempt to insert section 5, but there are only 1 sections \(after)"
      ),
      (
        UpdateError.beyondEnd(.section(5), movedFrom: .section(0), only: .sections(2)),
        "attempt to move section 0 to section 5, but there are only 2 sections \(after)"
      ),
    ])
  }

  func testUpdatesThatContradictThemselves() {
    for (place, words): (UpdateError.Place, String) in [
      (.row(row), "index path (1.4)"), (.section(2), "section (2)"),
    ] {
      check([
        (
          UpdateError.conflict(.delete, .reload, from: place),
          "attempt to delete and reload the same \(words)"
        ),
        (
          UpdateError.conflict(.delete, .move, from: place),
          "attempt to perform a delete and a move from the same \(words)"
        ),
        (
          UpdateError.conflict(.reload, .move, from: place),
          "attempt to perform a delete and a move from the same \(words)"
        ),
        (
          UpdateError.conflict(.move, .move, from: place),
          "attempt to perform two moves from the same \(words)"
        ),
        (
          UpdateError.collision(.insert, .move, at: place),
          "attempt to perform an insert and a move to the same \(words)"
        ),
        (
          UpdateError.collision(.insert, .insert, at: place),
          "attempt to perform two inserts at the same \(words)"
        ),
        (
          UpdateError.collision(.move, .move, at: place),
          "attempt to perform two moves to the same \(words)"
        ),
      ])
    }
    check([
      (UpdateError.negativeCount(-2), "attempt to insert -2 rows"),
      (UpdateError.backwardsSpan(row, other), "the rows from 1.4 to 0.2 run backwards"),
      (UpdateError.tooManyRows, "a table cannot have more than 9223372036854775807 rows"),
    ])
  }

  func testTextsThatAreNoSnapshots() {
    check([
      (SnapshotError.notASnapshot, "the text does not begin with selection/1"),
      (
        SnapshotError.unknownVersion("9"),
        "version \"9\" is not known; this library reads versions 1 to 3"
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
