// SPDX-License-Identifier: MIT
import RandomChoices
import SelectionCore
import XCTest

/// Values counted for each section move with the sections.
final class MappedShapeTests: FullSizeTests {
  private func check(_ counts: [Int], _ update: TableUpdate, _ message: String) throws {
    let shape = try TableShape(rowCounts: counts)
    let mapping = try update.mapping(of: shape).sections
    let found = mapping.applied(to: shape).rowCounts
    let expected = (0..<mapping.newCount).map { new in
      mapping.oldIndex(of: new).map { counts[$0] } ?? 0
    }
    if found != expected { XCTFail("\(found), not \(expected): \(message)") }
  }

  func testEveryMoveInsertAndDeleteOfUpToFourSections() throws {
    for count in 0...4 {
      let counts = (1...4).prefix(count).map { $0 }
      for deleted in 0...count {
        for inserted in 0...count {
          for source in 0...count {
            for destination in 0...count {
              var update = TableUpdate()
              if deleted < count { update.deleteSections([deleted]) }
              if inserted < count { update.insertSection(inserted, rowCount: 9) }
              if source < count { update.moveSection(source, to: destination) }
              let shape = try TableShape(rowCounts: counts)
              guard (try? update.mapping(of: shape)) != nil else { continue }
              try check(counts, update, "\(counts), \(update)")
            }
          }
        }
      }
    }
  }

  func testManySectionsAtRandom() throws {
    for seed in 0..<12 {
      var random = RandomSource(seed: UInt64(seed))
      let counts = (0..<(1 + random.below(1_500))).map { _ in random.below(9) }
      var update = TableUpdate()
      var rest = counts.count
      for section in Set((0..<random.below(60)).map { _ in random.below(counts.count) }) {
        update.deleteSections([section])
        rest -= 1
      }
      for (i, place) in Set((0..<random.below(60)).map { _ in random.below(rest + 1) }).sorted()
        .enumerated()
      {
        update.insertSection(place + i, rowCount: 1)
      }
      try check(counts, update, "seed \(seed)")
    }
  }

  func testAnyNumberOfNewElementsHasTheValueZero() throws {
    for count in [63, 64, 65, 4_096, 4_097] {
      var update = TableUpdate()
      update.insertRows(at: RowPath(0, 1), count: count)
      let heights = try update.mapping(of: [3]).rows.applied(to: [20, 30, 40] as TableShape)
      XCTAssertEqual(heights.sectionCount, count + 3)
      XCTAssertEqual(heights.rowCount, 90)
      let places = [0, 1, count, count + 1, count + 2]
      XCTAssertEqual(places.map { heights.rowCount(inSection: $0) }, [20, 0, 0, 30, 40])
    }
  }

  func testAMappingOfSectionsAppliesToShapesOfOtherSizes() throws {
    var update = TableUpdate()
    update.moveSection(0, to: 2)
    let mapping = try update.mapping(of: [1, 2, 3]).sections
    XCTAssertEqual(mapping.applied(to: [5]).rowCounts, [5])
    XCTAssertEqual(mapping.applied(to: []).rowCounts, [])
    XCTAssertEqual(mapping.applied(to: [4, 5, 6, 7]).rowCounts, [5, 6, 4])
  }

  #if InvariantChecks
    func testAMovedRunCostsAFewNodes() throws {
      let counts = (0..<200_000).map { $0 % 7 }
      let shape = try TableShape(rowCounts: counts)
      var update = TableUpdate()
      update.moveSection(150_000, to: 10)
      update.deleteSections([70_000])
      let mapping = try update.mapping(of: shape).sections
      let before = TreeCounters.visits
      let moved = mapping.applied(to: shape)
      XCTAssertLessThanOrEqual(TreeCounters.visits - before, 120)
      XCTAssertEqual(moved.rowCounts[10], counts[150_000])
    }
  #endif
}
