// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Identities in tables of the largest possible size.
final class ExtremeIdentityTests: XCTestCase {
  func testNoNumberOfRowsTraps() throws {
    for count in [Int.max, .max - 1, .max - 2, .max - 5] {
      var table = IdentifiedTable<String>(
        TableSelection(shape: try TableShape(rowCounts: [count]), policy: .multiple))
      let room = Int.max - count
      for hidden in 1...7 {
        let name = "\(hidden)"
        if hidden <= room {
          XCTAssertNoThrow(try table.select([name]))
        } else {
          XCTAssertThrowsError(try table.select([name])) {
            XCTAssertEqual($0 as? SelectionError, .tooManyRows)
          }
        }
      }
      XCTAssertEqual(table.hiddenSelectedRows.count, min(room, 7))
      let before = table
      XCTAssertThrowsError(
        try table.setSelected(.allExcept((0..<8).reduce(into: []) { $0.insert("q\($1)") })))
      XCTAssertEqual(table, before)
      var insert = TableUpdate()
      insert.insertRows(at: "0.0", count: room + 1)
      XCTAssertThrowsError(try table.apply(.perform(insert)))
      if room > 0 {
        XCTAssertThrowsError(try table.apply(.reloadData(TableShape(rowCounts: [.max]))))
      }
      XCTAssertEqual(table, before)
      try table.apply(.selectAll)
      try table.apply(.deselectAll)
      try table.update(section: 0, to: ["1", "x"], vanished: .hidden)
      XCTAssertEqual(table.rows.shape, [2])
      try table.restore(before.snapshot, missing: .hidden)
    }
  }

  func testAReloadThatLeavesNoRoomForHiddenRowsDropsThem() throws {
    var named = IdentifiedTable(sections: [["a", "b"]], policy: .multiple)
    try named.select(["a", "b"])
    try named.update(to: [["b"]], vanished: .hidden)
    var table = named.rows
    let change = try table.reloadData(shape: [.max])
    XCTAssertEqual(table.shape.rowCount, .max)
    XCTAssertEqual(change.lost.description, "[0.0]")
    try table.tap(RowPath(section: 0, row: .max - 1))
    XCTAssertEqual(table.selectedRows.count, 1)
    try named.apply(.setList(.inclusive, inSection: 0))
    try named.check(["b"])
    XCTAssertThrowsError(try named.apply(.reloadData([.max])))
  }

  func testFewIdentitiesAmongManySelectedRowsAreFoundAtOnce() throws {
    var table = IdentifiedTable<String>(
      TableSelection(shape: [2, 1_000_000_000_000], policy: .multiple))
    try table.apply(.selectAll)
    try table.setIDs(["oak", "elm"], inSection: 0)
    XCTAssertEqual(table.selectedRows, ["oak", "elm"])
    XCTAssertEqual(table.snapshot.selected.map(\.id), ["oak", "elm"])
    let change = try table.update(section: 1, to: ["ash"], vanished: .hidden)
    XCTAssertEqual(change.lost, [])
    XCTAssertEqual(change.rows.lost.count, 1_000_000_000_000)
    XCTAssertEqual(table.selectedRows, ["oak", "elm"])
  }

  func testRowsWithoutIdentitiesCostNothing() throws {
    for count in [1_000_000_000_000, Int.max - 9] {
      var table = IdentifiedTable<Int>(sections: [[1, 2]], policy: .multiple)
      try table.insertRows(at: RowPath(0, 1), count: count)
      XCTAssertEqual(table.contents, [[1, 2]])
      XCTAssertEqual(try table.selectAll().selected, [1, 2])
      XCTAssertEqual(table.selectedRows, [1, 2])
      XCTAssertEqual(table.snapshot.selected.map(\.id), [1, 2])
      XCTAssertEqual(try table.click(2).deselected, [1])
      XCTAssertEqual(table.reloadData().lost, [2])
    }
  }

  func testValuesOfAnyNumberOfNewRowsAreZero() throws {
    var update = TableUpdate()
    update.insertRows(at: RowPath(0, 1), count: .max - 3)
    let values = try update.mapping(of: [3]).rows.applied(to: [20, 30, 40] as TableShape)
    XCTAssertEqual(values.sectionCount, .max)
    XCTAssertEqual(values.rowCount, 90)
    XCTAssertEqual(values.rowCount(inSection: .max - 1), 40)
  }

  func testInputsForAnOlderTableOfAnySizeFollowAtOnce() throws {
    let selection = TableSelection(shape: [2, .max - 2], policy: .multiple)
    var table = IdentifiedTable<String>(selection)
    try table.setIDs(["oak", "elm"], inSection: 0)
    let older = table
    try table.deleteRows(at: RowPath(1, 0))
    try table.apply(.select(.all), asOf: older)
    XCTAssertEqual(table.selectedRows, ["oak", "elm"])
    XCTAssertEqual(table.rows.selectedRows.count, 2)
  }

  /// With as many names as there are bits in two words, and duplicates among them.
  func testASectionBehindNamedOnesIsToldItsContents() throws {
    for count in [63, 64, 65, 127, 128, 129] {
      var table = IdentifiedTable<Int>(TableSelection(shape: [count, 10, 10]))
      try table.setIDs((0..<count).map { $0 % 4 }, inSection: 0)
      try table.update(section: 2, to: [9], vanished: .hidden)
      XCTAssertEqual(table.rows.shape, [count, 10, 1])
    }
  }

  func testSetsOfAnyNumberOfRowsAreRefusedAtOnce() throws {
    for rows in [RowSet(0..<Int.max), RowSet(5..<Int.max)] {
      var table = TableSelection(shape: [3])
      XCTAssertThrowsError(try table.moveRows(fromOffsets: rows, toOffset: 0))
      XCTAssertThrowsError(try table.deleteRows(atOffsets: rows))
      XCTAssertEqual(table, TableSelection(shape: [3]))
    }
  }

  func testManyIdentitiesComeToATableWithoutAny() throws {
    var table = IdentifiedTable<Int>(sections: [[], [1]], policy: .multiple)
    try table.deleteRows(at: RowPath(1, 0))
    try table.update(section: 0, to: Array(0..<100), vanished: .gone)
    XCTAssertEqual(table.contents, [Array(0..<100), []])
    XCTAssertEqual(table.row(of: 99), RowPath(0, 99))
    XCTAssertNil(table.id(of: RowPath(0, -1)))
    XCTAssertNil(table.row(of: 100))
    var empty = IdentifiedTable<Int>(sections: [[]], policy: .multiple)
    try empty.update(to: [Array(0..<100)], vanished: .gone)
    XCTAssertEqual(empty.contents, [Array(0..<100)])
  }

  /// A new table hasn't looked for them yet.
  func testRowsOfOneIdentityShareACheckmarkFromTheStart() throws {
    let contents = [["a", "b", "a"], ["a", "c"]]
    for isByPath in [false, true] {
      var table = IdentifiedTable(sections: contents)
      if isByPath {
        try table.apply(byPath: .setList(.inclusive, inSection: 0))
      } else {
        try table.setList(.inclusive, inSection: 0)
      }
      try table.tap("a")
      XCTAssertEqual(Array(table.rows.checkedNumbers), [0, 2])
      var told = table
      try told.uncheck(["a"])
      try told.update(to: contents.map { $0 + ["d"] }, vanished: .gone)
      try told.tap("a")
      XCTAssertEqual(Array(told.rows.checkedNumbers), [0, 2])
    }
  }
}
