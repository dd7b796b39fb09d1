// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// A mapping is made of its segments, and refuses those that are none.
final class MappingSegmentsTests: XCTestCase {
  func testASortMovesMarksWithTheirRows() throws {
    var table = TableSelection(shape: [5], policy: .multiple)
    try table.setSelected([RowPath(0, 1), RowPath(0, 4)])
    let rows = try IndexMapping(
      oldCount: 5, segments: [.kept(3..<5), .inserted(1), .kept(0..<1), .kept(2..<3)])
    let change = try table.apply(.edit(TableEdit(mapping: TableMapping(rows: rows))))
    XCTAssertEqual(Array(table.selectedRows), [RowPath(0, 1)])
    XCTAssertEqual(Array(change.lost), [RowPath(0, 1)])
    XCTAssertEqual(change.wholeMapping?.rows, rows)
  }

  func testSegmentsAreJoinedAndEmptyOnesLeftOut() throws {
    let rows = try IndexMapping(
      oldCount: 4, segments: [.kept(0..<1), .inserted(0), .kept(1..<3), .kept(2..<2), .kept(3..<4)])
    XCTAssertEqual(rows.segments, [.kept(0..<4)])
    XCTAssertEqual(try IndexMapping(oldCount: 0, segments: []).segments, [])
    XCTAssertEqual(try IndexMapping(oldCount: 4, segments: []).removed, [0, 1, 2, 3])
  }

  func testSegmentsThatAreNoMappingAreRefused() {
    let refused: [(oldCount: Int, segments: [RowSegment], error: SelectionError)] = [
      (3, [.kept(0..<2), .kept(1..<3)], .rowNumberNamedTwice(1)),
      (3, [.kept(2..<3), .inserted(1), .kept(0..<3)], .rowNumberNamedTwice(2)),
      (3, [.kept(0..<4)], .rowNumberOutOfRange(3, count: 3)),
      (3, [.kept(-2..<1)], .rowNumberOutOfRange(-2, count: 3)),
      (3, [.kept(Int.min..<Int.max)], .rowNumberOutOfRange(.min, count: 3)),
      (3, [.inserted(-1)], .negativeRowCount(-1)),
      (-1, [], .negativeRowCount(-1)),
      (3, [.inserted(.max), .kept(0..<3)], .tooManyRows),
      (.max, [.kept(0..<Int.max), .inserted(1)], .tooManyRows),
    ]
    for (oldCount, segments, expected) in refused {
      XCTAssertThrowsError(try IndexMapping(oldCount: oldCount, segments: segments)) {
        XCTAssertEqual($0 as? SelectionError, expected)
      }
    }
    XCTAssertEqual(
      SelectionError.rowNumberNamedTwice(4).description,
      "row number 4 is named twice, and is one row")
  }
}
