// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Changes by identity, against a search for each row's identity.
final class IdentityLawTests: TreeProof {
  override class var fewestLevels: Int { 2 }

  /// Rows with identities, some of which occur several times.
  private func sections(_ random: inout RandomSource) -> [[Int]] {
    (0..<(1 + random.below(3))).map { _ in
      // Ascending runs stay together, others are scattered.
      var rows: [Int] = []
      for _ in 0..<random.below(4) {
        let start = random.below(30)
        rows += random.below(3) == 0 ? [start] : Array(start..<(start + random.below(9)))
      }
      return rows
    }
  }

  /// The old row of each of the new rows: if several have one identity, the k-th is the k-th.
  private func origins(_ new: [Int], _ old: [Int]) -> [Int?] {
    var seen: [Int: Int] = [:]
    return new.map { id in
      let places = old.indices.filter { old[$0] == id }
      defer { seen[id, default: 0] += 1 }
      let k = seen[id, default: 0]
      return k < places.count ? places[k] : nil
    }
  }

  func testEveryRowFollowsItsIdentity() throws {
    for seed in 0..<UInt64(300) {
      var random = RandomSource(seed: seed)
      let (old, new) = (sections(&random), sections(&random))
      let (oldIDs, newIDs) = (old.flatMap { $0 }, new.flatMap { $0 })
      var table = TableSelection(
        shape: try TableShape(rowCounts: old.map(\.count)), policy: SelectionPolicy(.multiple))
      let paths = Array(table.shape.rowPaths)
      let chosen = oldIDs.map { _ in random.below(2) == 0 }
      try table.select(RowSpans(paths.indices.filter { chosen[$0] }.map { paths[$0] }))
      try table.disable(RowSpans(paths.indices.filter { !chosen[$0] }.map { paths[$0] }))
      let mapping = TableMapping(from: old, to: new)
      let change = try table.follow(mapping)
      let origins = origins(newIDs, oldIDs)
      XCTAssertEqual(table.shape.rowCounts, new.map(\.count), "seed \(seed)")
      XCTAssertEqual(
        Array(table.selectedNumbers),
        origins.indices.filter { origins[$0].map { chosen[$0] } ?? false },
        "seed \(seed)")
      XCTAssertEqual(
        Array(table.disabledNumbers),
        origins.indices.filter { origins[$0].map { !chosen[$0] } ?? false },
        "seed \(seed)")
      XCTAssertEqual(
        change.lost.count, chosen.indices.filter { chosen[$0] && !origins.contains($0) }.count)
      for (row, path) in table.shape.rowPaths.enumerated() {
        XCTAssertEqual(mapping.oldPath(of: path), origins[row].map { paths[$0] }, "seed \(seed)")
      }
      for (row, path) in paths.enumerated() {
        let place = origins.firstIndex(of: row)
        XCTAssertEqual(mapping.newPath(of: path), place.map { table.shape.rowPaths[$0] })
      }
    }
  }

  func testArrangingOneSectionLeavesTheOthers() throws {
    for seed in 0..<UInt64(300) {
      var random = RandomSource(seed: seed)
      var (old, new) = (sections(&random), sections(&random))
      var table = IdentifiedTable<Int>(
        TableSelection(
          shape: try TableShape(rowCounts: old.map(\.count)), policy: SelectionPolicy(.multiple)))
      for (section, ids) in old.enumerated() { try table.setIDs(ids, inSection: section) }
      for row in table.rows.shape.rowPaths where random.below(2) == 0 {
        try table.apply(byPath: .select([row]))
      }
      let section = random.below(old.count)
      let start = old[..<section].joined().count
      let before = table.rows
      let origins = origins(new[0], old[section])
      let change = try table.update(section: section, to: new[0], vanished: .gone)
      var expected = Array(before.selectedNumbers).filter { $0 < start }
      expected += origins.indices.filter { row in
        origins[row].map { before.selectedNumbers.contains(start + $0) } ?? false
      }.map { start + $0 }
      let shift = new[0].count - old[section].count
      expected += before.selectedNumbers.filter { $0 >= start + old[section].count }.map {
        $0 + shift
      }
      XCTAssertEqual(Array(table.rows.selectedNumbers), expected, "seed \(seed)")
      XCTAssertEqual(
        change.lost.count, before.selectedNumbers.count - expected.count, "seed \(seed)")
      let rows = try change.rows.movement.rows
      XCTAssertEqual(rows.oldCount, before.shape.rowCount, "seed \(seed)")
      XCTAssertEqual(rows.newCount, table.rows.shape.rowCount, "seed \(seed)")
      old[section] = new.removeFirst()
      XCTAssertEqual(table.rows.shape.rowCounts, old.map(\.count))
      for (s, ids) in old.enumerated() {
        for (r, id) in ids.enumerated() {
          XCTAssertEqual(table.id(of: RowPath(section: s, row: r)), id, "seed \(seed)")
        }
      }
    }
  }
}
