// SPDX-License-Identifier: MIT

import SelectionCore
import XCTest

/// Updates of a single change have a faster path, which is compared with that of batches.
///
/// All rows of small tables are tried, and places that don't exist.
final class SingleUpdateTests: XCTestCase {
  private let shapes: [TableShape] = [[], [0], [3], [2, 0, 3], [0, 0], [1, 4, 0, 2]]

  /// All places in a table, and some outside of it.
  private func paths(_ shape: TableShape) -> [RowPath] {
    (-1...shape.sectionCount).flatMap { section in
      (-1...((shape.rowCount(inSection: section) ?? 0) + 1)).map { RowPath(section, $0) }
    }
  }

  /// All updates with one change.
  private func updates(_ shape: TableShape) -> [TableUpdate] {
    let paths = paths(shape)
    var updates: [TableUpdate] = []
    func add(_ build: (inout TableUpdate) -> Void) {
      var update = TableUpdate()
      build(&update)
      updates.append(update)
    }
    for path in paths {
      for count in [-1, 0, 1, 3, .max - shape.rowCount, .max] {
        add { $0.insertRows(at: path, count: count) }
      }
      add { $0.deleteRows(at: path) }
      for destination in paths { add { $0.moveRow(at: path, to: destination) } }
    }
    return updates
  }

  private func result<Value>(
    _ body: () throws(UpdateError) -> Value
  ) -> Result<Value, UpdateError> { Result(catching: body) }

  func testASingleUpdateMapsAsABatchDoes() {
    for shape in shapes {
      for update in updates(shape) {
        let single = result { () throws(UpdateError) in try update.mapping(of: shape) }
        let batch = result { () throws(UpdateError) in try update.batchMapping(of: shape) }
        XCTAssertEqual(single, batch, "\(shape), \(update)")
        guard case (.success(let one), .success(let other)) = (single, batch) else { continue }
        let isSame =
          one.rows.segments == other.rows.segments
          && one.sections.segments == other.sections.segments
          && one.movedRows == other.movedRows && one.rows.splice == other.rows.splice
          && one.rows.newCount == one.newShape.rowCount && one.inverted == other.inverted
        XCTAssertTrue(isSame, "\(shape), \(update)")
      }
    }
  }

  func testSetsFollowASingleUpdateAsTheyDoABatch() throws {
    for shape in shapes {
      let count = shape.rowCount
      for update in updates(shape) {
        guard let mapping = try? update.mapping(of: shape).rows, mapping.newCount < 100,
          let judge = try? update.batchMapping(of: shape).rows
        else { continue }
        for bits in 0..<(1 << count) {
          let rows = RowSet((0..<count).filter { bits >> $0 & 1 != 0 })
          let moved = RowSet(rows.compactMap(judge.newIndex))
          if mapping.applied(to: rows) != moved {
            XCTFail("\(shape), \(update): \(rows) became \(mapping.applied(to: rows))")
          }
        }
        for row in -1...count {
          XCTAssertEqual(mapping.newIndex(of: row), judge.newIndex(of: row))
          XCTAssertEqual(mapping.nearestNewIndex(of: row), judge.nearestNewIndex(of: row))
        }
        for row in -1...mapping.newCount {
          XCTAssertEqual(mapping.oldIndex(of: row), judge.oldIndex(of: row))
        }
      }
    }
  }

  func testOneRowGoesAnywhereInALongTable() throws {
    let shape: TableShape = [70, 130]
    let all = RowSet((0..<200).filter { $0 % 3 == 0 || $0 > 150 })
    for rows in [all, all.complement(within: 200), RowSet(0..<200), RowSet()] {
      for old in stride(from: 0, to: 200, by: 7) {
        for new in stride(from: 0, to: 200, by: 11) {
          var update = TableUpdate()
          update.moveRow(
            at: try XCTUnwrap(shape.path(ofRow: old)), to: try XCTUnwrap(shape.path(ofRow: new)))
          guard let mapping = try? update.mapping(of: shape).rows else { continue }
          XCTAssertEqual(
            mapping.applied(to: rows), RowSet(rows.compactMap(mapping.newIndex)),
            "\(old) to \(new)")
        }
      }
    }
  }

  func testATableWithHiddenRowsFollowsASingleUpdateAsItDoesABatch() throws {
    for shape in shapes where shape.rowCount > 0 {
      var table = TableSelection(shape: shape, policy: .multiple)
      try table.selectAll()
      try table.show(numbers: RowSet((0..<shape.rowCount).filter { $0 % 3 != 1 }))
      for update in updates(table.shape) {
        guard let mapping = try? update.batchMapping(of: table.shape) else {
          var copy = table
          XCTAssertThrowsError(try copy.perform(update))
          continue
        }
        var (single, batch) = (table, table)
        let first = result { () throws(SelectionError) in try single.perform(update) }
        let second = result { () throws(SelectionError) in try batch.follow(mapping) }
        XCTAssertEqual(single, batch, "\(table.shape), \(update)")
        XCTAssertEqual(first, second, "\(table.shape), \(update)")
      }
    }
  }

  private func result<Value>(
    _ body: () throws(SelectionError) -> Value
  ) -> Result<Value, SelectionError> { Result(catching: body) }
}
