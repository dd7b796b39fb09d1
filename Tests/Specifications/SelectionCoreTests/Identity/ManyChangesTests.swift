// SPDX-License-Identifier: MIT
import Fixtures
import RandomChoices
import SelectionCore
import XCTest

/// Rows by identity after thousands of changes, against an array of the identities.
///
/// In a table of two hundred thousand rows, recent changes are kept apart from older ones, joined
/// to these, and at last given up for new numbers, all of it several times.
final class ManyChangesTests: XCTestCase {
  private var table = IdentifiedTable<Int>(sections: [Array(0..<200_000)], policy: .multiple)
  private var ids = Array(0..<200_000)
  private var last = 200_000

  private func check(_ row: Int, _ place: String) {
    XCTAssertEqual(table.row(of: ids[row]), RowPath(0, row), place)
    XCTAssertEqual(table.id(of: RowPath(0, row)), ids[row], place)
  }

  /// Moves up to three rows that follow each other before another row.
  private func move(_ random: inout RandomSource) throws {
    let from = random.below(ids.count - 3)
    let moved = Array(ids[from..<(from + 1 + random.below(3))])
    ids.removeSubrange(from..<(from + moved.count))
    let to = random.below(2) == 0 ? random.below(ids.count) : min(from + 5, ids.count - 1)
    try table.move(moved, before: ids[to])
    ids.insert(contentsOf: moved, at: to)
    check(to, "moved \(from) to \(to)")
    check(min(from, to + 1), "moved \(from) to \(to)")
  }

  /// Inserts one or two rows.
  private func insert(_ random: inout RandomSource) throws {
    let row = random.below(ids.count)
    let new = last..<(last + 1 + random.below(2))
    last = new.upperBound
    let rows = try IndexMapping(
      oldCount: ids.count,
      segments: [.kept(0..<row), .inserted(new.count), .kept(row..<ids.count)])
    try table.apply(TableEdit(mapping: TableMapping(rows: rows)), naming: Array(new))
    ids.insert(contentsOf: new, at: row)
    check(row, "inserted \(new) at \(row)")
  }

  private func delete(_ random: inout RandomSource) throws {
    let row = random.below(ids.count - 2)
    XCTAssertNotNil(table.row(of: ids[row]))
    try table.deleteRows(at: [RowPath(0, row)])
    XCTAssertNil(table.row(of: ids[row]))
    ids.remove(at: row)
    check(row, "deleted \(row)")
  }

  func testIdentitiesFollowThousandsOfChanges() throws {
    var random = RandomSource(seed: 7)
    var held: [(table: IdentifiedTable<Int>, ids: [Int])] = []
    let count = amount(debug: 2_500, optimized: 20_000)
    for step in 0..<count {
      switch random.below(16) {
      case 0: try insert(&random)
      case 1: try delete(&random)
      default: try move(&random)
      }
      for _ in 0..<4 { check(random.below(ids.count), "step \(step)") }
      if step % (count / 8) == 0 { held.append((table, ids)) }
    }
    for (table, ids) in held + [(table, ids)] {
      XCTAssertEqual(table.contents, [ids])
      for row in stride(from: 0, to: ids.count, by: 7) where table.row(of: ids[row])?.row != row {
        return XCTFail("\(ids[row]) is not in row \(row)")
      }
    }
    // New contents are matched to what all these changes have left.
    ids.swapAt(3, 60_000)
    ids.remove(at: 70_000)
    let change = try table.update(to: [ids], vanished: .gone)
    XCTAssertEqual(table.contents, [ids])
    XCTAssertLessThanOrEqual(change.rows.mapping?.rows.segments.count ?? 0, 8)
  }
}
