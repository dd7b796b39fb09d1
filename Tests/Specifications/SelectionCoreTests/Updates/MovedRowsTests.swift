// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Moving rows within a section, like `Array.move(fromOffsets:toOffset:)` moves elements.
final class MovedRowsTests: XCTestCase {
  /// The effect of SwiftUI's method on an array.
  private func moved(_ rows: [Int], _ offsets: [Int], to destination: Int) -> [Int] {
    let above = rows[..<destination].indices.filter { !offsets.contains($0) }.map { rows[$0] }
    let below = rows[destination...].indices.filter { !offsets.contains($0) }.map { rows[$0] }
    return above + offsets.map { rows[$0] } + below
  }

  func testEveryMoveOfFiveRows() throws {
    var start = TableSelection(shape: [2, 5, 1], policy: .multiple)
    try start.setList(.inclusive, inSection: 2)
    try start.check(RowPath(section: 2, row: 0))
    for bits in 0..<32 {
      let offsets = (0..<5).filter { bits >> $0 & 1 == 1 }
      for destination in 0...5 {
        for row in 0..<5 {
          var table = start
          try table.click(RowPath(section: 1, row: row))
          try table.toggle("0.1")
          try table.apply(.focus(RowPath(section: 1, row: row)))
          let change = try table.moveRows(
            fromOffsets: RowSet(offsets), toOffset: destination, inSection: 1)
          let order = moved(Array(0..<5), offsets, to: destination)
          let place = try XCTUnwrap(order.firstIndex(of: row))
          let expected = ["0.1", RowPath(section: 1, row: place)]
          XCTAssertEqual(Array(table.selectedRows), expected, "\(offsets) to \(destination)")
          XCTAssertEqual(table.lead, RowPath(section: 1, row: place))
          XCTAssertEqual(table.checkedRows.description, "[2.0]")
          XCTAssertEqual(table.shape, start.shape)
          XCTAssertTrue(change.selected.isEmpty && change.lost.isEmpty && change.deselected.isEmpty)
        }
      }
    }
  }

  func testWhatIsNotThereIsRefused() throws {
    var table = TableSelection(shape: [2, 5])
    let before = table
    for (offsets, destination) in [([5], 0), ([0, 5], 2), ([0], 6), ([0], -1), ([], 6)] {
      XCTAssertThrowsError(
        try table.moveRows(fromOffsets: RowSet(offsets), toOffset: destination, inSection: 1),
        "\(offsets) to \(destination)")
    }
    XCTAssertThrowsError(try table.moveRows(fromOffsets: [0], toOffset: 1, inSection: 2)) {
      XCTAssertEqual($0 as? SelectionError, .sectionOutOfRange(2, [2, 5]))
    }
    XCTAssertEqual(table, before)
    try table.moveRows(fromOffsets: [], toOffset: 0, inSection: 1)
  }
}
