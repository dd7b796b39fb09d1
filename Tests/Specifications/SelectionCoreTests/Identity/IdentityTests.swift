// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Selection and checkmarks that are kept by identity.
final class IdentityTests: XCTestCase {
  private let first: RowPath = "0.0"

  func testTheSelectionFollowsIdentitiesAcrossSections() throws {
    var table = TableSelection(shape: [2, 2], policy: SelectionPolicy(.multiple))
    try table.select([first, "1.1"])
    let mapping = TableMapping(from: [["a", "b"], ["c", "d"]], to: [["d"], ["b", "a", "e"]])
    let change = try table.follow(mapping)
    XCTAssertEqual(table.selectedRows.description, "[0.0, 1.1]")
    XCTAssertTrue(change.lost.isEmpty)
    XCTAssertEqual(change.mapping?.removedRows.description, "[1.0]")
  }

  func testSectionsFollowTheirIdentities() throws {
    var table = TableSelection(shape: [1, 2], policy: SelectionPolicy(.multiple))
    try table.setList(.exclusive, inSection: 1)
    try table.check(["1.1"])
    let mapping = TableMapping(
      from: [(section: "x", rows: [1]), (section: "y", rows: [2, 3])],
      to: [(section: "y", rows: [3, 2]), (section: "z", rows: []), (section: "x", rows: [1])])
    try table.follow(mapping)
    XCTAssertEqual(table.list(inSection: 0), .exclusive)
    XCTAssertNil(table.list(inSection: 1))
    XCTAssertEqual(table.checkedRows.description, "[0.0]")
  }

  func testARowThatLeavesItsListLosesItsCheckmark() throws {
    var table = TableSelection(shape: [2, 1])
    try table.setList(.inclusive, inSection: 0)
    try table.check(.section(0))
    try table.follow(TableMapping(from: [["a", "b"], ["c"]], to: [["b"], ["a", "c"]]))
    XCTAssertEqual(table.checkedRows.description, "[0.0]")
    try table.follow(TableMapping(from: [["b"], ["a", "c"]], to: [["a", "b"], ["c"]]))
    XCTAssertEqual(table.checkedRows.description, "[0.1]", "the mark is not kept for its return")
  }

  func testTheKthOfEqualIdentitiesBecomesTheKth() throws {
    var table = TableSelection(shape: [3], policy: SelectionPolicy(.multiple))
    try table.select(["0.2"])
    let change = try table.follow(TableMapping(from: [["a", "b", "a"]], to: [["a", "a", "a"]]))
    XCTAssertEqual(table.selectedRows.description, "[0.1]")
    XCTAssertEqual(change.mapping?.insertedRows.description, "[0.2]")
  }

  func testAListMadeExclusiveForgetsItsUnloadedMarks() throws {
    for kind in [CheckmarkListKind.exclusive, .optionalExclusive] {
      var table = IdentifiedTable<String>(TableSelection(shape: [2]))
      try table.apply(.setList(.inclusive, inSection: 0))
      try table.setIDs(["a", "b"], inSection: 0)
      try table.apply(.check(.section(0)))
      try table.update(section: 0, to: ["b"], vanished: .hidden)
      try table.apply(.setList(kind, inSection: 0))
      XCTAssertEqual(table.checkedRows(inSection: 0), ["b"])
      try table.update(section: 0, to: ["a", "b"], vanished: .hidden)
      XCTAssertEqual(table.rows.checkedRows.description, "[0.1]")
    }
  }

  func testAListMadeExclusiveKeepsOneOfItsUnloadedMarks() throws {
    for (checked, kept) in [(["a", "b"], ["a"]), (["b"], ["b"])] as [(Set<String>, Set<String>)] {
      var table = IdentifiedTable<String>(TableSelection(shape: [2]))
      try table.apply(.setList(.inclusive, inSection: 0))
      try table.setIDs(["a", "b"], inSection: 0)
      for (row, id) in ["a", "b"].enumerated() where checked.contains(id) {
        try table.apply(byPath: .tap(RowPath(section: 0, row: row)))
      }
      try table.update(section: 0, to: [], vanished: .hidden)
      try table.apply(.setList(.exclusive, inSection: 0))
      XCTAssertEqual(table.checkedRows(inSection: 0), kept)
    }
  }

  func testARowWithoutIdentityKeepsTheMarkOfAListMadeExclusive() throws {
    var table = IdentifiedTable<String>(TableSelection(shape: [2]))
    try table.apply(.setList(.inclusive, inSection: 0))
    try table.setIDs(["a", "b"], inSection: 0)
    try table.apply(.check(.section(0)))
    try table.update(section: 0, to: [], vanished: .hidden)
    var insertion = TableUpdate()
    insertion.insertRows(at: [first])
    try table.apply(.perform(insertion))
    try table.apply(byPath: .tap(first))
    try table.apply(.setList(.exclusive, inSection: 0))
    XCTAssertEqual(table.rows.checkedRows.description, "[0.0]")
    XCTAssertEqual(table.checkedRows(inSection: 0), [])
  }

  func testDifferencesOfTheStandardLibrary() throws {
    for seed in 0..<UInt64(200) {
      var random = RandomSource(seed: seed)
      let old = (0..<8).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
      let new = (0..<10).shuffled(using: &random).prefix(Int.random(in: 0...10, using: &random))
      var table = TableSelection(
        shape: try TableShape(rowCounts: [old.count]), policy: SelectionPolicy(.multiple))
      let chosen = Set(old.filter { _ in Bool.random(using: &random) })
      for (row, id) in old.enumerated() where chosen.contains(id) {
        try table.select([RowPath(section: 0, row: row)])
      }
      var update = TableUpdate()
      update.apply(Array(new).difference(from: Array(old)).inferringMoves(), inSection: 0)
      try table.perform(update)
      let kept = new.enumerated().filter { chosen.contains($0.element) }.map(\.offset)
      XCTAssertEqual(table.selectedRows.map(\.row), kept, "seed \(seed)")
    }
  }

  func testAnIdentifiedTableRemembersChecksThatAreNotLoaded() throws {
    var table = IdentifiedTable<String>(TableSelection(shape: [3]))
    try table.setIDs(["ants", "bees", "cats"], inSection: 0)
    try table.apply(.setList(.inclusive, inSection: 0))
    try table.apply(byPath: .tap("0.1"))
    try table.apply(byPath: .tap("0.2"))
    try table.update(section: 0, to: ["cats", "dogs"], vanished: .hidden)
    XCTAssertEqual(table.checkedRows(inSection: 0), ["bees", "cats"])
    XCTAssertEqual(table.id(of: first), "cats")
    XCTAssertNil(table.id(of: "3.0"))
    table.forgetHidden()
    XCTAssertEqual(table.checkedRows(inSection: 0), ["cats"])
    try table.update(section: 0, to: ["bees", "cats"], vanished: .hidden)
    XCTAssertEqual(table.rows.checkedRows.description, "[0.1]")
  }

  /// An exclusive list with two rows of one identity, which share its mark, and one other row.
  private func twins(_ kind: CheckmarkListKind) throws -> IdentifiedTable<String> {
    var table = IdentifiedTable<String>(TableSelection(shape: [3]))
    try table.setIDs(["a", "b", "a"], inSection: 0)
    try table.apply(.setList(kind, inSection: 0))
    try table.apply(byPath: .tap(first))
    XCTAssertEqual(table.rows.checkedRows.description, "[0.0, 0.2]")
    return table
  }

  func testAMarkThatSeveralRowsShowIsClearedOnAnyOfThem() throws {
    for row in [0, 2] {
      var tapped = try twins(.optionalExclusive)
      try tapped.apply(byPath: .tap(RowPath(section: 0, row: row)))
      XCTAssertEqual(tapped.checkedRows(inSection: 0), [])
      XCTAssertTrue(tapped.rows.checkedRows.isEmpty)
      var unchecked = try twins(.exclusive)
      try unchecked.apply(byPath: .uncheck([RowPath(section: 0, row: row)]))
      XCTAssertEqual(unchecked.checkedRows(inSection: 0), [])
      XCTAssertTrue(unchecked.rows.checkedRows.isEmpty)
      var kept = try twins(.exclusive)
      try kept.apply(byPath: .tap(RowPath(section: 0, row: row)))
      XCTAssertEqual(kept.checkedRows(inSection: 0), ["a"])
    }
  }

  func testAnExclusiveListKeepsTheLowestRowOfOneIdentity() throws {
    var table = try twins(.exclusive)
    try table.setIDs(["x", "y", "z"], inSection: 0)
    XCTAssertEqual(table.checkedRows(inSection: 0), ["x"])
    XCTAssertEqual(table.rows.checkedRows.description, "[0.0]")
  }

  /// Identities, many of which have the same hash.
  private struct Clash: Hashable, Sendable {
    let number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
  }

  func testIdentitiesOfTheSameHashAreToldApart() throws {
    let ids = (0..<200).map(Clash.init)
    var table = IdentifiedTable(sections: [ids], policy: .multiple)
    let selected = ids.filter { $0.number % 5 == 0 }
    try table.select(selected)
    for step in [7, 199, 3, 77] {
      let new = (0..<200).map { ids[($0 * step + step) % 200] }.filter { $0.number != step }
      try table.update(to: [new], vanished: .hidden)
      for (row, id) in new.enumerated() {
        XCTAssertEqual(table.id(of: RowPath(section: 0, row: row)), id)
        XCTAssertEqual(table.isSelected(id), id.number % 5 == 0)
      }
    }
  }

  func testAListWithClearedMarksEqualsANewList() throws {
    for kind in CheckmarkListKind.allCases {
      var table = IdentifiedTable<String>(TableSelection(shape: [2]))
      try table.setIDs(["a", "b"], inSection: 0)
      try table.apply(.setList(kind, inSection: 0))
      let before = table
      try table.apply(byPath: .check([first]))
      XCTAssertNotEqual(table, before)
      try table.apply(byPath: .uncheck([first]))
      XCTAssertEqual(table, before)
      try table.apply(byPath: .check([first]))
      try table.update(section: 0, to: ["b"], vanished: .hidden)
      table.forgetHidden()
      var other = before
      try other.update(section: 0, to: ["b"], vanished: .hidden)
      other.forgetHidden()
      XCTAssertEqual(table, other)
    }
  }

  func testAListThatEndsForgets() throws {
    var table = IdentifiedTable<Int>(TableSelection(shape: [2]))
    try table.setIDs([7, 8], inSection: 0)
    try table.apply(.setList(.inclusive, inSection: 0))
    try table.apply(.check(.all))
    try table.apply(.setList(.exclusive, inSection: 0))
    XCTAssertEqual(table.checkedRows(inSection: 0), [7])
    try table.apply(.setList(nil, inSection: 0))
    try table.apply(.setList(.inclusive, inSection: 0))
    XCTAssertEqual(table.rows.checkedRows.count, 0)
    XCTAssertEqual(table.checkedRows(inSection: 0), [])
  }

  func testWrongNumbersOfIdentitiesAreRefused() {
    var table = IdentifiedTable<Int>(TableSelection(shape: [2]))
    XCTAssertThrowsError(try table.setIDs([1], inSection: 0)) {
      XCTAssertEqual($0 as? SelectionError, .wrongNumberOfIDs(1, section: 0, rowCount: 2))
    }
    XCTAssertThrowsError(try table.setIDs([], inSection: 1))
    XCTAssertThrowsError(try table.update(section: -1, to: [1], vanished: .hidden))
    XCTAssertEqual(table, IdentifiedTable<Int>(TableSelection(shape: [2])))
  }

  func testUnloadedCheckmarksMoveWithTheirSection() throws {
    var table = IdentifiedTable<String>(TableSelection(shape: [1, 2]))
    try table.apply(.setList(.inclusive, inSection: 1))
    try table.setIDs(["a"], inSection: 0)
    try table.setIDs(["b", "c"], inSection: 1)
    try table.apply(byPath: .check(["1.1"]))
    try table.update(section: 1, to: ["b"], vanished: .hidden)
    XCTAssertEqual(table.checkedRows(inSection: 1), ["c"])
    var update = TableUpdate()
    update.moveSection(1, to: 0)
    try table.apply(.perform(update))
    XCTAssertEqual(table.checkedRows(inSection: 0), ["c"])
    XCTAssertEqual(table.checkedRows(inSection: 1), [])
    try table.update(section: 0, to: ["c", "b"], vanished: .hidden)
    XCTAssertEqual(table.rows.checkedRows.description, "[0.0]")
    update = TableUpdate()
    update.deleteSections([0])
    try table.apply(.perform(update))
    XCTAssertEqual(table.checkedRows(inSection: 0), [])
  }

  func testASectionWithoutAListKeepsOnlyItsIdentities() throws {
    var table = IdentifiedTable<String>(TableSelection(shape: [2, 1]))
    try table.setIDs(["a", "b"], inSection: 0)
    let named = table
    try table.apply(.deselect(.all))
    XCTAssertEqual(table, named)
  }

  /// The selection if an action comes between two extensions that add, the second of which goes
  /// back.
  private func selected(
    between: (inout IdentifiedTable<Int>) throws -> Void
  ) throws -> RowSet {
    var table = IdentifiedTable<Int>(
      TableSelection(shape: [6], policy: SelectionPolicy(.multiple)))
    try table.apply(byPath: .click("0.2"))
    try table.apply(byPath: .extendAdding(to: "0.4"))
    try between(&table)
    try table.apply(byPath: .extendAdding(to: "0.3"))
    return table.rows.selectedNumbers
  }

  func testNamingRowsEndsNoRunOfExtensions() throws {
    XCTAssertEqual(try selected { _ in }, [2, 3])
    XCTAssertEqual(try selected { try $0.setIDs(Array(0..<6), inSection: 0) }, [2, 3])
    XCTAssertEqual(try selected { $0.endRun() }, [2, 3, 4])
    XCTAssertEqual(try selected { try $0.apply(.reloadData(nil)) }, [3])
  }

  func testAReloadKeepsNamesWhereTheShapeStaysTheSame() throws {
    var table = IdentifiedTable<String>(TableSelection(shape: [2]))
    try table.setIDs(["a", "b"], inSection: 0)
    try table.apply(.reloadData(nil))
    XCTAssertEqual(table.id(of: "0.1"), "b")
    try table.apply(.reloadData([2]))
    XCTAssertEqual(table.id(of: "0.1"), "b")
    try table.apply(.reloadData([3]))
    XCTAssertNil(table.id(of: "0.1"))
  }
}
