// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import XCTest

/// Restoring a user's data in the next version of an app: its sections have moved, its identities
/// have changed, or it was ended during editing.
final class RestoredIdentityTests: XCTestCase {
  private func lists(
    _ sections: [[String]], _ kinds: [CheckmarkListKind?]
  ) throws -> IdentifiedTable<String> {
    var table = IdentifiedTable(sections: sections, policy: .multiple)
    for (section, kind) in kinds.enumerated() {
      try table.apply(.setList(kind, inSection: section))
    }
    return table
  }

  func testCheckmarksComeBackWhereverTheirListsAre() throws {
    var saved = try lists(
      [["light", "dark"], ["mentions", "replies"]], [.exclusive, .inclusive])
    try saved.check(["dark", "mentions", "replies"])
    var later = try lists(
      [["news"], ["light", "dark"], ["replies"], ["mentions"]],
      [.inclusive, .exclusive, .inclusive, .inclusive])
    let restored = try later.restore(saved.snapshot, missing: .gone)
    XCTAssertEqual(later.checkedRows, ["dark", "replies", "mentions"])
    XCTAssertEqual(restored.missingChecked, [])
  }

  func testOnlyTheSectionTellsEqualNamesApart() throws {
    var saved = try lists([["a", "b"], ["a", "b"]], [.inclusive, .inclusive])
    try saved.apply(byPath: .check([RowPath(section: 1, row: 0)]))
    for (sections, checked) in [
      ([["a", "b"], ["a", "b"]], "[1.0]"), ([["b"], ["c"], ["a"]], "[2.0]"),
      ([["a"], ["b"], ["a"]], "[0.0]"),
    ] {
      var later = try lists(sections, sections.map { _ in .inclusive })
      try later.restore(saved.snapshot, missing: .gone)
      XCTAssertEqual(later.rows.checkedRows.description, checked)
    }
    try saved.apply(byPath: .check([RowPath(section: 0, row: 0)]))
    var later = try lists([["x"], ["a"], ["a"]], [.inclusive, .inclusive, .inclusive])
    try later.restore(saved.snapshot, missing: .gone)
    XCTAssertEqual(later.rows.checkedRows.description, "[1.0, 2.0]")
  }

  func testWhatIsCheckedAndHasNoListIsReported() throws {
    var saved = try lists([["a", "b"], ["c", "d"]], [.inclusive, .exclusive])
    try saved.check(["a", "b", "d"])
    var later = try lists([["a", "x"], ["d"]], [nil, .exclusive])
    let (_, missing, missingChecked) = try later.restore(saved.snapshot, missing: .gone)
    XCTAssertEqual(missing, [])
    XCTAssertEqual(missingChecked, ["a", "b"])
    XCTAssertEqual(later.checkedRows, ["d"])
  }

  func testRestoringTwoMarksInAnExclusiveListKeepsTheFirst() throws {
    // With a set of them, the result would depend on the hash seed of the process.
    let ids = (0..<20).map { "id \($0)" }
    var saved = try lists([ids], [.inclusive])
    try saved.check(ids)
    for missing in VanishedRows.allCases {
      var later = try lists([missing == .gone ? ids : []], [.exclusive])
      let restored = try later.restore(saved.snapshot, missing: missing)
      XCTAssertEqual(later.hiddenCheckedRows, missing == .gone ? [] : ids, "all can wait")
      try later.update(to: [ids], vanished: .gone)
      XCTAssertEqual(later.checkedRows, ["id 0"])
      XCTAssertEqual(later.hiddenCheckedRows, [])
      XCTAssertEqual(later.snapshot.checkedRows, ["id 0"])
      XCTAssertEqual(
        restored.missingChecked, missing == .gone ? Array(ids.dropFirst()) : ids, "\(missing)")
    }
  }

  func testAHiddenCheckmarkThatNoListHoldsComesBack() throws {
    var saved = IdentifiedTable(sections: [["a", "b"]], policy: .multiple)
    try saved.update(to: [["a"]], vanished: .hidden)
    try saved.check(["b"])
    XCTAssertEqual(saved.hiddenCheckedRows, ["b"])
    for missing in VanishedRows.allCases {
      var later = saved
      try later.restore(saved.snapshot, missing: missing)
      XCTAssertEqual(later.hiddenCheckedRows, ["b"])
    }
    var later = IdentifiedTable(sections: [["a"]], policy: .multiple)
    try later.restore(saved.snapshot, missing: .hidden)
    XCTAssertEqual(later.hiddenCheckedRows, ["b"])
  }

  func testAnAppThatEndsWhileEditingLosesNothing() throws {
    var saved = IdentifiedTable(
      sections: [["a", "b", "a", "c"]], policy: SelectionPolicy(.multiple, editing: .multiple))
    try saved.apply(.setEditingTransition(.restore))
    try saved.apply(byPath: .select([RowPath(section: 0, row: 2), RowPath(section: 0, row: 3)]))
    try saved.apply(.setEditing(true))
    try saved.apply(byPath: .select([RowPath(section: 0, row: 1)]))
    let data = try JSONEncoder().encode(saved.snapshot)
    XCTAssertTrue(String(decoding: data, as: UTF8.self).contains(#""version":3"#))
    let snapshot = try JSONDecoder().decode(IdentitySnapshot<String>.self, from: data)
    XCTAssertEqual(snapshot, saved.snapshot)
    var later = IdentifiedTable(
      sections: [["c", "a", "x", "a"]], policy: SelectionPolicy(.multiple, editing: .multiple))
    try later.apply(.setEditingTransition(.restore))
    let (_, missing, _) = try later.restore(snapshot, missing: .hidden)
    XCTAssertEqual(missing, ["b"])
    XCTAssertEqual(later.selectedRows, [])
    XCTAssertEqual(later.hiddenSelectedRows, ["b"])
    try later.apply(.setEditing(false))
    XCTAssertEqual(later.rows.selectedRows.description, "[0.0, 0.3]")

    var rows = saved.rows
    let text = rows.snapshot.description
    XCTAssertEqual(
      text, "selection/2 shape 4 selected 1 anchor 0.1 lead 0.1 editing before-editing 2-3")
    try rows.apply(.setEditing(false))
    try rows.deselectAll()
    try rows.restore(SelectionSnapshot(text))
    XCTAssertEqual(rows.selectedRows.description, "[0.1]")
    try rows.apply(.setEditing(false))
    XCTAssertEqual(rows.selectedRows.description, "[0.2-3]")
  }

  func testAnEmptySelectionBeforeEditingIsWritten() throws {
    var table = TableSelection(shape: [2], policy: SelectionPolicy(.multiple, editing: .multiple))
    try table.apply(.setEditingTransition(.restore))
    try table.apply(.setEditing(true))
    let text = table.snapshot.description
    XCTAssertEqual(text, "selection/2 shape 2 editing before-editing")
    XCTAssertEqual(try SelectionSnapshot(text), table.snapshot)
    XCTAssertThrowsError(try SelectionSnapshot("selection/4 shape 2"))
    XCTAssertThrowsError(try SelectionSnapshot("selection/2 shape 2 before-editing 2"))
  }

  /// An identity that counts how often it is hashed or compared.
  private struct Counted: Hashable {
    var number: Int
    nonisolated(unsafe) static var looks = 0

    static func == (first: Counted, second: Counted) -> Bool {
      looks += 1
      return first.number == second.number
    }

    func hash(into hasher: inout Hasher) {
      Self.looks += 1
      hasher.combine(number)
    }
  }

  func testSavingLooksAtWhatIsMarkedAlone() throws {
    var table = IdentifiedTable(sections: [(0..<10_000).map(Counted.init)], policy: .multiple)
    try table.select([Counted(number: 5), Counted(number: 5_000), Counted(number: 9_999)])
    Counted.looks = 0
    let snapshot = table.snapshot
    XCTAssertLessThan(Counted.looks, 30)
    try table.deselect([Counted(number: 5)])
    Counted.looks = 0
    try table.restore(snapshot, missing: .gone)
    XCTAssertLessThan(Counted.looks, 60)
    XCTAssertEqual(table.selectedRows.map(\.number), [5, 5_000, 9_999])
  }

  /// The section of the lead's row is gone, and the lead is on the row nearest to it.
  func testALeadWithoutASectionStaysWhereItIs() throws {
    var table = IdentifiedTable(sections: [["a"], ["x", "b"]], policy: .multiple)
    try table.click("a")
    try table.apply(.focus("b"))
    try table.update(to: [["a"]], vanished: .hidden)
    XCTAssertEqual(table.lead, "a")
    try table.restore(table.snapshot, missing: .hidden)
    XCTAssertEqual(table.lead, "a")
  }
}
