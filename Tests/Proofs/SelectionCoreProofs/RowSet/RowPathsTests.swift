// SPDX-License-Identifier: MIT
import Naive
import Fixtures
import SelectionCore
import XCTest

final class RowPathsTests: TreeProof {
  func testEverySetInEveryShape() throws {
    let shapes: [TableShape] = [[], [0], [6], [0, 6], [3, 3], [2, 0, 0, 4, 0], [1, 1, 1, 1, 1]]
    for shape in shapes {
      for bits in 0..<(1 << 7) {
        let numbers = BoolModel(bits: bits, length: 7).members
        let paths = RowPaths(RowSet(numbers), in: shape)
        let expected = numbers.compactMap(shape.path(ofRow:))
        XCTAssertEqual(Array(paths), expected)
        XCTAssertEqual(paths.indices.map { paths[$0] }, expected)
        XCTAssertEqual(paths.count, expected.count)
        XCTAssertEqual(paths.first, expected.first)
        XCTAssertEqual(paths.last, expected.last)
        XCTAssertEqual(paths.positions, RowSet(numbers.filter { $0 < shape.rowCount }))
        for section in -1...shape.sectionCount {
          for row in -1...6 {
            let path = RowPath(section: section, row: row)
            XCTAssertEqual(paths.contains(path), expected.contains(path))
          }
        }
      }
    }
  }

  func testRunsWithinASectionAreWrittenAsOne() {
    let paths = RowPaths([1, 2, 3, 4, 7], in: [3, 0, 5])
    XCTAssertEqual(paths.description, "[0.1-2, 2.0-1, 2.4]")
    XCTAssertEqual(paths.spans.map(\.description), ["0.1-2", "2.0-1", "2.4"])
    XCTAssertEqual(RowPaths([], in: []).description, "[]")
  }

  func testManySections() throws {
    let shape = try TableShape(rowCounts: (0..<3_000).map { $0 % 4 })
    let expected = (0..<3_000).flatMap { section in
      (0..<(section % 4)).map { RowPath(section: section, row: $0) }
    }
    XCTAssertEqual(Array(shape.rowPaths), expected)
    XCTAssertEqual(shape.rowPaths.reversed().map { $0 }, expected.reversed())
  }

  func testSurvivingInAShapeOfTheHighestRows() {
    let paths = RowPaths([0, 6], in: [1, 10])
    XCTAssertEqual(paths.surviving(in: [.max - 1, 1]).description, "[0.0]")
    XCTAssertEqual(paths.surviving(in: [.max - 6, 6]).count, 2)
  }
}
