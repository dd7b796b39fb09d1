// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

#if InvariantChecks
  /// The cost of operations on shapes of many sections, counted instead of timed.
  final class TableShapeCostTests: FullSizeTests {
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
        // It looks up the section's row count, which is one more descent.
        XCTAssertLessThanOrEqual(
          try visits { try shape.setRowCount(9, inSection: section) }, 12)
        // The sections are joined from two runs, and then the new one gets its rows.
        XCTAssertLessThanOrEqual(
          try visits { try shape.insertSection(at: section, rowCount: 3) }, 26)
        XCTAssertLessThanOrEqual(try visits { try shape.removeSection(at: section) }, 18)
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

    func testSectionsThatComeAndGoOneByOneFillTheirNodes() throws {
      let before = TreeCounters.nodes
      var shape = TableShape()
      var counts: [Int] = []
      var random = RandomSource(seed: 2)
      for count in 0..<3_000 {
        let section = random.below(min(count, 700) + 1)
        try shape.insertSection(at: section, rowCount: count % 9)
        counts.insert(count % 9, at: section)
      }
      XCTAssertEqual(shape.rowCounts, counts)
      XCTAssertLessThan(TreeCounters.nodes - before, 3_000 / 16)
      while counts.count > 300 {
        let section = random.below(counts.count)
        try shape.removeSection(at: section)
        counts.remove(at: section)
      }
      XCTAssertEqual(shape.rowCounts, counts)
      XCTAssertLessThan(TreeCounters.nodes - before, 300 / 8)
    }

    func testShapesThatAreCopiesOrWhoseCountsDifferAreToldApartAtOnce() throws {
      let counts = (0..<9_000).map { $0 % 7 }
      let shape = try TableShape(rowCounts: counts)
      let copy = shape
      let longer = try TableShape(rowCounts: counts + [0])
      let larger = try TableShape(rowCounts: [9] + counts.dropFirst())
      let other = try TableShape(rowCounts: [counts[1], counts[0]] + counts.dropFirst(2))
      XCTAssertEqual(visits { XCTAssertEqual(shape, copy) }, 0)
      XCTAssertEqual(visits { XCTAssertNotEqual(shape, longer) }, 0)
      XCTAssertEqual(visits { XCTAssertNotEqual(shape, larger) }, 0)
      XCTAssertGreaterThan(visits { XCTAssertNotEqual(shape, other) }, 0)
    }

    func testSurvivingInACopyOfTheShapeVisitsFewNodes() throws {
      let shape = try TableShape(rowCounts: (0..<9_000).map { $0 % 7 })
      let rows = RowPaths(RowSet(stride(from: 0, to: shape.rowCount, by: 2)), in: shape)
      XCTAssertLessThan(visits { _ = rows.surviving(in: shape) }, 6)
    }

    func testOneRowByNameIsLookedForOnce() throws {
      let shape = try TableShape(rowCounts: (0..<9_000).map { $0 % 7 })
      let row = RowPath(section: 5_000, row: 1)
      let once = visits { _ = shape.rowNumber(of: row) }
      let number = try visits { _ = try RowSpan.row(row).numbers(in: shape) }
      XCTAssertEqual(number, once)
    }

    func testWalkingThroughTheRowsOfASectionLooksForItOnce() {
      let shape: TableShape = [1_000, 0, 2_000, 7]
      let rows = shape.rowPaths
      XCTAssertLessThan(visits { XCTAssertEqual(rows.reduce(0) { $0 + $1.section }, 4_021) }, 60)
    }
  }
#endif
