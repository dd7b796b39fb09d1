// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Rows that get identities while a run of extensions or a sweep is under way: the laws hold in
/// what was before it, too.
final class NamedDuringGestureTests: XCTestCase {
  func testRowsThatShareACheckmarkNowShareItInTheRun() throws {
    var table = IdentifiedTable(sections: [[5, 6, 7]], policy: .multiple)
    try table.apply(.setList(.inclusive, inSection: 0))
    for input in [SelectionInput.click(6), .click(5), .extendAdding(to: 5)] {
      try table.apply(input)
    }
    try table.setIDs([5, 6, 6], inSection: 0)
    XCTAssertEqual(table.rows.checkedRows.description, "[0.0-2]")
    try table.apply(.extendAdding(to: 5))
    XCTAssertEqual(table.rows.checkedRows.description, "[0.0-2]")
  }

  func testTheRowThatHadTheMarkKeepsItInASweep() throws {
    var table = IdentifiedTable(sections: [[4], [5, 6, 7]], policy: .multiple)
    try table.apply(.setMode(.single, inSection: 1))
    try table.apply(.select([7]))
    try table.apply(.select([9]))
    try table.apply(.beginSweep(.adding))
    // The hidden row 9 is the first row of the section now.
    try table.setIDs([9, 6, 7], inSection: 1)
    XCTAssertEqual(table.rows.selectedRows.description, "[1.2]")
    try table.apply(.continueSweep(over: [4]))
    XCTAssertEqual(table.rows.selectedRows.description, "[0.0, 1.2]")
  }
}
