// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// The batch for a table view that results from a mapping, performed on a table.
final class MappingUpdateTests: TreeProof {
  private func contents(_ random: inout RandomSource) -> [(section: Int, rows: [Int])] {
    var ids = Array(0..<12).shuffled(using: &random)
    return Array(0..<5).shuffled(using: &random).prefix(1 + random.below(4)).map { section in
      let count = min(random.below(5), ids.count)
      defer { ids.removeFirst(count) }
      return (section, Array(ids.prefix(count)))
    }
  }

  func testWithMovesEachRowGoesWhereTheMappingHasIt() throws {
    for seed in 0..<UInt64(500) {
      var random = RandomSource(seed: seed)
      let (old, new) = (contents(&random), contents(&random))
      let mapping = TableMapping(from: old, to: new)
      var table = TableSelection(shape: mapping.oldShape, policy: .multiple)
      let update = mapping.tableUpdate()
      let change = try table.perform(update)
      XCTAssertEqual(change.mapping?.newShape, mapping.newShape, "seed \(seed): \(update)")
      XCTAssertEqual(change.mapping?.rows, mapping.rows, "seed \(seed): \(update)")
      XCTAssertEqual(change.mapping?.sections, mapping.sections, "seed \(seed): \(update)")
    }
  }

  func testWithoutMovesRowsAreDeletedAndInserted() throws {
    for seed in 0..<UInt64(500) {
      var random = RandomSource(seed: seed)
      let (old, new) = (contents(&random), contents(&random))
      let mapping = TableMapping(from: old, to: new)
      var table = TableSelection(shape: mapping.oldShape, policy: .multiple)
      let update = mapping.tableUpdate(movingRows: false)
      XCTAssertTrue(update.movedRows.isEmpty && update.movedSections.isEmpty)
      let change = try table.perform(update)
      XCTAssertEqual(change.mapping?.newShape, mapping.newShape, "seed \(seed): \(update)")
      for row in mapping.oldShape.rowPaths {
        guard let place = change.mapping?.newPath(of: row) else { continue }
        XCTAssertEqual(mapping.newPath(of: row), place, "seed \(seed): \(update)")
      }
    }
  }

  func testAsFewRowsAsCanBeAreMoved() throws {
    let mapping = TableMapping(from: [[1, 2, 3, 4, 5]], to: [[5, 1, 2, 3, 4]])
    XCTAssertEqual(mapping.tableUpdate().description, "move 0.4 → 0.0")
    XCTAssertEqual(
      mapping.tableUpdate(movingRows: false).description, "delete 0.4, insert 0.0")
    let same = TableMapping(from: [[1, 2]], to: [[1, 2]])
    XCTAssertEqual(same.tableUpdate(), TableUpdate())
  }
}
