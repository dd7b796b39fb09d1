// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// The announcements and the accessibility for changes and rows.
final class AnnouncementTests: XCTestCase {
  private func said(_ change: SelectionChange) -> String? {
    change.announcement?.english { "Row \($0.row)" }
  }

  func testChangesOfTheSelection() throws {
    var table = TableSelection(shape: [4], policy: SelectionPolicy(.multiple))
    XCTAssertEqual(said(try table.tap("0.1")), "Row 1 selected")
    XCTAssertEqual(said(try table.tap("0.2")), "Row 2 selected, 2 rows in all")
    XCTAssertEqual(said(try table.tap("0.2")), "Row 2 deselected, 1 row still selected")
    XCTAssertEqual(said(try table.selectAll()), "All selected, 4 rows")
    XCTAssertEqual(said(try table.deselect(["0.0", "0.1"])), "2 rows selected")
    XCTAssertEqual(said(try table.select(["0.0", "0.1"])), "All selected, 4 rows")
    XCTAssertEqual(said(try table.deselectAll()), "None selected")
    XCTAssertEqual(said(try table.select(["0.0", "0.1"])), "2 rows selected")
    XCTAssertEqual(said(try table.setSelected(["0.2", "0.3"])), "2 rows selected")
    XCTAssertEqual(said(try table.deselectAll()), "None selected")
    XCTAssertNil(said(try table.deselectAll()))
    try table.select(.all)
    XCTAssertEqual(said(try table.perform { $0.deleteRows(at: .all) }), "None selected")
  }

  func testWhatALimitRefusesIsSaid() {
    func said(_ error: SelectionError) -> String? {
      Refusal.error(error).announcement?.english { "Row \($0.row)" }
    }
    XCTAssertEqual(said(.tooManySelected(4, limit: 3)), "No more than 3 rows can be chosen")
    XCTAssertEqual(said(.tooManySelected(2, limit: 1)), "No more than 1 row can be chosen")
    XCTAssertEqual(said(.tooFewSelected(0, limit: 1)), "At least 1 row must stay chosen")
    XCTAssertNil(said(.unknownID("m")))
    XCTAssertNil(Refusal.noEffect(.rowDisabled("0.1")).announcement)
  }

  func testCheckmarksAreToldWhereTheyAre() throws {
    var table = TableSelection(shape: [3])
    try table.setList(.optionalExclusive, inSection: 0)
    XCTAssertEqual(said(try table.tap("0.1")), "Row 1 checked")
    XCTAssertEqual(said(try table.tap("0.2")), "Row 2 checked")
    XCTAssertEqual(said(try table.tap("0.2")), "Row 2 unchecked")
  }

  func testSeveralChangedCheckmarksAreAnnouncedAsANumber() throws {
    var table = TableSelection(shape: [4, 0])
    try table.setList(.inclusive, inSection: 0)
    try table.check("0.0"...row(2))
    let away = try table.perform {
      for row in [row(0), row(1)] { $0.moveRow(at: row, to: RowPath(section: 1, row: row.row)) }
    }
    XCTAssertEqual([away.checked.count, away.unchecked.count], [0, 2])
    XCTAssertEqual(said(away), "1 row checked")
    // From a checked row, a range checks the rows on one side of it, and then those on the other.
    try table.perform { $0.insertRows(at: "0.0", count: 2) }
    try table.tap("0.2")
    try table.tap("0.2")
    try table.extend(to: "0.3")
    let change = try table.extend(to: "0.0")
    XCTAssertEqual([change.checked.count, change.unchecked.count], [2, 1])
    XCTAssertEqual(said(change), "3 rows checked")
    XCTAssertEqual(said(try table.uncheck(.section(0))), "No rows checked")
  }

  func testARowIsToldWithItsStateAndNeverInItsLabel() throws {
    var table = TableSelection(shape: [3, 3])
    try table.setList(.inclusive, inSection: 0)
    try table.check(["0.1"])
    try table.disable(["0.2"])
    try table.select(["1.0"])
    func traits(_ path: RowPath) -> RowAccessibility.Traits {
      let told = table.accessibility(for: path, label: "Tent", value: "2", hint: "Packs it")
      XCTAssertEqual([told.label, told.value, told.hint], ["Tent", "2", "Packs it"])
      return told.traits
    }
    XCTAssertEqual(traits("0.0"), .button)
    XCTAssertEqual(traits("0.1"), [.button, .selected])
    XCTAssertEqual(traits("0.2"), [.button, .notEnabled])
    XCTAssertEqual(traits("1.0"), [.button, .selected])
  }

  func testNoTraitIsPartOfAnother() {
    let traits: [RowAccessibility.Traits] = [.button, .selected, .notEnabled]
    for (i, trait) in traits.enumerated() {
      XCTAssertFalse(trait.isEmpty)
      for other in traits[(i + 1)...] { XCTAssertTrue(trait.isDisjoint(with: other)) }
    }
  }
}
