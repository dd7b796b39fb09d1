// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Identities in tables that are as large as can be.
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
      XCTAssertEqual(table.hiddenSelectedIDs.count, min(room, 7))
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
      XCTAssertEqual(table.selection.shape, [2])
      try table.restore(before.snapshot, missing: .hidden)
    }
  }
}
