// SPDX-License-Identifier: MIT
import Foundation
import RandomChoices
import SelectionCore
import XCTest

/// Tables with about as many rows as there are bits in words and leaves, whose identities come
/// several times, against an array of rows that know whether they are selected.
final class WordSizeTests: XCTestCase {
  private struct Row: Equatable {
    var id: Int
    var isSelected = false
  }

  private let sizes = [
    63, 64, 65, 127, 128, 129, 255, 256, 257, 511, 512, 513, 1_023, 1_024, 1_025,
  ]

  private func program(_ seed: UInt64, size: Int, steps: Int) throws {
    var random = RandomSource(seed: seed)
    let kinds = [size * 2, size / 2, 4][random.below(3)]
    func ids(_ count: Int) -> [Int] { (0..<count).map { _ in random.below(kinds) } }
    var rows = ids(size).map { Row(id: $0) }
    var table = IdentifiedTable(sections: [rows.map(\.id)], policy: .multiple)
    if random.below(2) == 0 { table.enableUndo(limit: 3) }
    func near() -> Int {
      let size = size > 1_025 ? size : sizes[random.below(sizes.count)]
      return max(0, min(rows.count, size + random.below(3) - 1))
    }
    for step in 0..<steps {
      let (first, second) = (near(), random.below(rows.count + 1))
      let run = min(first, second)..<max(first, second)
      let kind = random.below(11)
      switch kind {
      case 0:
        try table.deleteRows(atOffsets: RowSet(run))
        rows.removeSubrange(run)
      case 1:
        let place = random.below(rows.count + 1)
        try table.moveRows(fromOffsets: RowSet(run), toOffset: place)
        let left = rows[..<place].enumerated().filter { !run.contains($0.offset) }
        let right = rows[place...].enumerated().filter { !run.contains($0.offset + place) }
        rows = left.map(\.element) + rows[run] + right.map(\.element)
      case 2:
        let selected = run.clamped(to: 0..<rows.count)
        try table.apply(byPath: .setSelected(RowSpans(selected.map { RowPath(0, $0) })))
        for row in rows.indices { rows[row].isSelected = selected.contains(row) }
      case 3 where !run.isEmpty:
        let row = run.upperBound - 1
        try table.apply(byPath: .toggle(RowPath(0, row)))
        rows[row].isSelected.toggle()
      case 4:
        let new = ids(rows.count)
        try table.setIDs(new, inSection: 0)
        for (row, id) in new.enumerated() {
          let isSelected = table.rows.isSelected(RowPath(0, row))
          // A row that gets a hidden identity gets its marks, too.
          XCTAssertTrue(isSelected || !rows[row].isSelected, "seed \(seed), step \(step)")
          rows[row] = Row(id: id, isSelected: isSelected)
        }
      case 5, 6:
        var new = rows.map(\.id)
        new.replaceSubrange(run, with: ids(random.below(5) + (kind == 5 ? run.count : 0)))
        if random.below(3) == 0, !new.isEmpty { new.swapAt(0, new.count - 1) }
        try table.update(section: 0, to: new, vanished: random.below(2) == 0 ? .gone : .hidden)
        rows = new.map { Row(id: $0) }
        for row in table.rows.selectedRows { rows[row.row].isSelected = true }
      case 7:
        if random.below(2) == 0 { table.undo() } else { table.redo() }
        for row in rows.indices { rows[row].isSelected = table.rows.isSelected(RowPath(0, row)) }
      case 8:
        table.forgetHidden()
      case 9 where table.rows.hiddenCount > 0:
        try table.showAll()
        rows = table.contents[0].map { Row(id: $0) }
        for row in table.rows.selectedRows { rows[row.row].isSelected = true }
      case 9:
        try table.show(numbers: RowSet(run))
        XCTAssertEqual(table.contents, [rows[run].map(\.id)], "seed \(seed), step \(step)")
        try table.showAll()
      default:
        let snapshot = table.snapshot
        try table.restore(snapshot, missing: .hidden)
      }
      let selected = rows.indices.filter { rows[$0].isSelected }
      guard table.contents == [rows.map(\.id)],
        table.rows.selectedRows.map(\.row) == selected,
        table.selectedRows == selected.map({ rows[$0].id })
      else { return XCTFail("seed \(seed), size \(size), step \(step), kind \(kind)") }
      for row in [0, run.lowerBound, rows.count - 1] where rows.indices.contains(row) {
        let place = rows.firstIndex { $0.id == rows[row].id }
        XCTAssertEqual(table.row(of: rows[row].id)?.row, place, "seed \(seed), step \(step)")
      }
      if rows.count < 60 || rows.count > 3_000, size < 3_000 {
        rows = ids(size).map { Row(id: $0) }
        try table.update(section: 0, to: rows.map(\.id), vanished: .gone)
        for row in table.rows.selectedRows { rows[row.row].isSelected = true }
      }
    }
  }

  func testTablesOfAboutAWordOrALeaf() throws {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["SEED"].flatMap { UInt64($0) } ?? 1
    let programs = environment["PROGRAMS"].flatMap { UInt64($0) } ?? UInt64(sizes.count)
    // The last one once left a branch of a tree with a single child.
    for seed in Array(first..<(first + programs)) + [5_001_179] {
      try program(seed, size: sizes[Int(seed) % sizes.count], steps: 40)
    }
  }
}
