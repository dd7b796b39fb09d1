// SPDX-License-Identifier: MIT
import Fixtures
import Foundation
import SelectionCore
import XCTest

/// Saving and restoring by row: the text form, and invalid texts.
final class SnapshotTests: XCTestCase {
  func testTheTextHoldsRunsAndStaysShort() throws {
    var table = TableSelection(shape: [500_000, 500_000], policy: SelectionPolicy(.multiple))
    try table.selectAll()
    XCTAssertEqual(table.snapshot.description, "selection/1 shape 500000*2 selected 0-999999")
    XCTAssertLessThan(table.snapshot.description.utf8.count, 50)
  }

  func testRestoringWhatHadNoCheckmarksUnchecks() throws {
    var table = TableSelection(shape: [3], policy: .multiple)
    try table.setList(.inclusive, inSection: 0)
    let unchecked = table.snapshot
    try table.tap("0.1")
    XCTAssertEqual(try table.restore(unchecked).change.unchecked.description, "[0.1]")
    XCTAssertTrue(table.checkedRows.isEmpty)
  }

  func testEverySmallTableComesBack() throws {
    for selected in 0..<32 {
      for checked in 0..<8 {
        var table = TableSelection(
          shape: [3, 0, 2], policy: SelectionPolicy(.multiple, editing: .multiple))
        try table.setList(.inclusive, inSection: 0)
        let rows = table.shape.rowPaths
        // Rows of the list can be selected only in editing.
        let isEditing = selected & 7 != 0
        table.setEditing(isEditing)
        try table.select(rows.indices.filter { selected & (1 << $0) != 0 }.map { rows[$0] })
        try table.check((0..<3).filter { checked & (1 << $0) != 0 }.map { rows[$0] })
        if checked == 3 { try table.apply(.extend(to: rows[1])) }
        table.endRun()
        let text = table.snapshot.description
        let read = try SelectionSnapshot(text)
        XCTAssertEqual(read, table.snapshot, text)
        var fresh = TableSelection(shape: [3, 0, 2], policy: table.policy)
        try fresh.setList(.inclusive, inSection: 0)
        let restoration = try fresh.restore(read)
        XCTAssertEqual(fresh, table, text)
        XCTAssertTrue(restoration.missing.isEmpty && restoration.missingChecked.isEmpty)
        let coded = try JSONDecoder().decode(
          [SelectionSnapshot].self, from: JSONEncoder().encode([table.snapshot]))
        XCTAssertEqual(coded, [read])
      }
    }
  }

  func testRestoringMarksInAnExclusiveListKeepsTheLowestRow() throws {
    for kind in CheckmarkListKind.allCases {
      var saved = TableSelection(shape: [2, 3, 2])
      for section in 0..<3 {
        try saved.setList(.inclusive, inSection: section)
        try saved.check(.section(section))
      }
      var table = TableSelection(shape: [2, 3, 2])
      try table.setList(kind, inSection: 1)
      try table.setList(.inclusive, inSection: 2)
      let restoration = try table.restore(saved.snapshot)
      let kept = kind == .inclusive ? "1.0-2" : "1.0"
      XCTAssertEqual(table.checkedRows.description, "[\(kept), 2.0-1]")
      let missing = kind == .inclusive ? "[0.0-1]" : "[0.0-1, 1.1-2]"
      XCTAssertEqual(restoration.missingChecked.description, missing)
    }
  }

  func testFixturesOfVersionOneGoOnDecoding() throws {
    let fixtures = [
      "selection/1 shape": TableShape(),
      "selection/1 shape 3 5": [3, 5],
      "selection/1 shape 3 5*2 0 selected 0-2 7 checked 5 anchor 1.2 lead 2.4 editing": [
        3, 5, 5, 0,
      ],
    ]
    for (text, shape) in fixtures {
      let snapshot = try SelectionSnapshot(text)
      XCTAssertEqual(snapshot.shape, shape)
      XCTAssertEqual(snapshot.description, text)
    }
    let full = try SelectionSnapshot(
      "selection/1 shape 3 5*2 0 selected 0-2 7 checked 5 anchor 1.2 lead 2.4 editing")
    XCTAssertEqual(full.selected, [0, 1, 2, 7])
    XCTAssertEqual(full.checked, [5])
    XCTAssertEqual(full.anchor, "1.2")
    XCTAssertEqual(full.lead, "2.4")
    XCTAssertTrue(full.isEditing)
  }

  func testHostileTextsAreErrors() {
    let limit = 1 << 22
    let cases: [(String, SnapshotError)] = [
      ("", .notASnapshot),
      ("checks/1 shape", .notASnapshot),
      ("selection", .notASnapshot),
      ("selection/4 shape 3", .unknownVersion("4")),
      ("selection/x shape 3", .unknownVersion("x")),
      ("selection/1", .missing("the shape")),
      ("selection/1 selected 0", .missing("the shape")),
      ("selection/1 shape -3", .unexpectedWord("-3")),
      ("selection/1 shape 3*0", .unexpectedWord("3*0")),
      ("selection/1 shape 3*", .unexpectedWord("3*")),
      ("selection/1 shape 1*99999999999999", .tooManySections(limit)),
      ("selection/1 shape 0*4194305", .tooManySections(limit)),
      ("selection/1 shape \(Int.max) 1", .tooManyRows),
      ("selection/1 shape 99999999999999999999", .unexpectedWord("99999999999999999999")),
      ("selection/1 shape 3 selected", .missing("a run of rows")),
      ("selection/1 shape 3 selected 0-3", .rowOutOfRange("3")),
      ("selection/1 shape 3 selected 2-1", .runsOutOfOrder("2-1")),
      ("selection/1 shape 9 selected 0-4 4-5", .runsOutOfOrder("4-5")),
      ("selection/1 shape 9 selected 4 2", .runsOutOfOrder("2")),
      ("selection/1 shape 9 selected -2", .unexpectedWord("-2")),
      ("selection/1 shape 9 selected 1-", .unexpectedWord("1-")),
      ("selection/1 shape 9 checked 9", .rowOutOfRange("9")),
      ("selection/1 shape 9 anchor 0.9", .rowOutOfRange("0.9")),
      ("selection/1 shape 9 anchor", .missing("a row")),
      ("selection/1 shape 9 anchor x", .unexpectedWord("x")),
      ("selection/1 shape 9 editing on", .unexpectedWord("on")),
      ("selection/1 shape 9 checked 0 selected 1", .unexpectedWord("selected")),
    ]
    for (text, expected) in cases {
      XCTAssertThrowsError(try SelectionSnapshot(text), text) {
        XCTAssertEqual($0 as? SnapshotError, expected, text)
        XCTAssertFalse("\($0)".isEmpty)
      }
      XCTAssertThrowsError(
        try JSONDecoder().decode([SelectionSnapshot].self, from: JSONEncoder().encode([text])), text
      )
    }
  }

  func testEveryTruncationIsAnErrorOrASmallerSnapshot() throws {
    let text = "selection/1 shape 3 5*2 0 selected 0-2 7 checked 5 anchor 1.2 lead 2.4 editing"
    for end in text.indices {
      guard let snapshot = try? SelectionSnapshot(String(text[..<end])) else { continue }
      XCTAssertEqual(try SelectionSnapshot(snapshot.description), snapshot)
    }
  }

  func testRestoringIntoAChangedTableKeepsWhatStillExists() throws {
    let snapshot = try SelectionSnapshot(
      "selection/1 shape 3 5 2 selected 1-4 7-8 checked 0 2 5 anchor 1.4 lead 0.1")
    var table = TableSelection(shape: [2, 4], policy: SelectionPolicy(.multiple))
    try table.setList(.exclusive, inSection: 0)
    let restoration = try table.restore(snapshot)
    XCTAssertEqual(table.selectedRows.description, "[1.0-1]", "0.1 is in a list now")
    XCTAssertEqual(restoration.missing.description, "[0.1-2, 1.4, 2.0]")
    XCTAssertEqual(table.checkedRows.description, "[0.0]")
    XCTAssertEqual(restoration.missingChecked.description, "[0.2, 1.2]")
    XCTAssertNil(table.anchor)
    XCTAssertEqual(table.lead, "0.1")
  }

  func testRestoringSeveralRowsInModeSingleIsRefusedAsAnInput() throws {
    var table = TableSelection(shape: [3])
    let before = table
    let snapshot = try SelectionSnapshot("selection/1 shape 3 selected 0-1")
    XCTAssertThrowsError(try table.apply(.restore(snapshot)))
    XCTAssertEqual(table, before)
    XCTAssertEqual(try table.restore(snapshot).missing.description, "[0.1]")
    XCTAssertEqual(table.selectedRows.description, "[0.0]")
  }

  func testAnExclusiveListTakesTheLowest() throws {
    var table = TableSelection(shape: [4])
    try table.setList(.exclusive, inSection: 0)
    let restoration = try table.restore(SelectionSnapshot("selection/1 shape 4 checked 1-3"))
    XCTAssertEqual(table.checkedRows.description, "[0.1]")
    XCTAssertEqual(restoration.missingChecked.description, "[0.2-3]")
  }

  func testRunsOfSectionsAreReadAsTheyAreWritten() throws {
    for counts in [[], [4], [0, 0, 3], [1, 2, 2, 2, 9], Array(repeating: 5, count: 1_000)] {
      for more in [0, 48, 49, 3_001] {
        let shape = try TableShape(
          rowCounts: counts + Array(repeating: 7, count: more) + counts.reversed())
        let text = TableSelection(shape: shape).snapshot.description
        var table = TableSelection(shape: [])
        try table.reloadData(shape: shape)
        XCTAssertEqual(try SelectionSnapshot(text), table.snapshot, "\(counts.count) \(more)")
        // A shape that was read can be changed, although it may share nodes.
        try table.restore(SelectionSnapshot(text))
        if shape.sectionCount > 2 {
          try table.insertRows(at: RowPath(section: 1, row: 0), count: 3)
          XCTAssertEqual(table.shape.rowCount, shape.rowCount + 3)
        }
      }
    }
  }

  func testAShortTextOfManySectionsTakesNoTime() throws {
    // Four million sections need only a few nodes: a thousand such shapes are read at once. With
    // the invariants checked, all of their rows are looked at.
    #if InvariantChecks
      let times = 1
    #else
      let times = 1_000
    #endif
    for _ in 0..<times {
      let snapshot = try SelectionSnapshot("selection/1 shape 5*4194304 selected 7-20971519")
      XCTAssertEqual(snapshot.selected.count, 20_971_513)
    }
    XCTAssertThrowsError(try SelectionSnapshot("selection/1 shape \(Int.max)*2"))
    XCTAssertThrowsError(try SelectionSnapshot("selection/1 shape 9*4194305"))
  }

  func testChangesOfTheSameAreEqual() throws {
    var table = TableSelection(shape: [3])
    var other = table
    let row: RowPath = "0.1"
    XCTAssertEqual(try table.tap(row), try other.tap(row))
    XCTAssertNotEqual(try table.tap(row), try other.tap("0.2"))
    XCTAssertEqual(table.change(from: table), table.change(from: table))
    XCTAssertNotEqual(table.change(from: table), other.change(from: other))
    var copy = table
    XCTAssertEqual(
      try table.restore(other.snapshot).change, try copy.restore(other.snapshot).change)
  }
}
