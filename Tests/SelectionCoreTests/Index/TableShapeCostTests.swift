// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

#if InvariantChecks
  /// What operations on shapes of many sections cost, counted instead of timed.
  final class TableShapeCostTests: XCTestCase {
    private func visits(_ body: () throws -> Void) rethrows -> Int {
      let before = TreeCounters.visits
      try body()
      return TreeCounters.visits - before
    }

    func testAMillionSectionsCostAFewNodes() throws {
      var shape = try TableShape(rowCounts: (0..<1_000_000).map { $0 % 7 })
      var random = RandomSource(seed: 1)
      for _ in 0..<3 {
        let section = random.below(1_000_000)
        let path = RowPath(section: section, row: 0)
        XCTAssertLessThanOrEqual(visits { _ = shape.rowNumber(of: path) }, 6)
        XCTAssertLessThanOrEqual(visits { _ = shape.path(ofRow: section) }, 6)
        // Each finds where the sections start that it replaces, which are two ways down more.
        XCTAssertLessThanOrEqual(
          try visits { try shape.insertSection(at: section, rowCount: 3) }, 18)
        XCTAssertLessThanOrEqual(try visits { try shape.removeSection(at: section) }, 18)
        XCTAssertLessThanOrEqual(
          try visits { try shape.setRowCount(9, inSection: section) }, 18)
        XCTAssertLessThanOrEqual(try visits { try shape.moveSection(from: section, to: 5) }, 42)
      }
    }

    func testAShapeOfOneSectionHasNoNodes() throws {
      let before = TreeCounters.nodes
      var shape: TableShape = [1_000]
      try shape.setRowCount(2_000, inSection: 0)
      XCTAssertEqual(shape.path(ofRow: 1_999), RowPath(section: 0, row: 1_999))
      XCTAssertEqual(TreeCounters.nodes, before)
      try shape.insertSection(at: 0, rowCount: 1)
      XCTAssertEqual(TreeCounters.nodes, before + 1)
      try shape.removeSection(at: 0)
      XCTAssertEqual(TreeCounters.nodes, before)
    }
  }
#endif
