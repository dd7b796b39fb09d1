// SPDX-License-Identifier: MIT
import Naive
import SelectionCore
import XCTest

/// Shapes, and mappings of their rows, with numbers near the highest possible ones: nothing traps,
/// and sums are never wrong.
final class TableShapeLimitTests: TreeProof {
  private let numbers = [
    Int.min, -1, 0, 1, 2, 62, 63, 64, 65, 66, Int.max - 2, Int.max - 1, Int.max,
  ]

  private var shapes: [TableShape] {
    let counts: [[Int]] = [
      [], [0], [.max], [.max - 2, 2], [2, .max - 66, 64], [0, .max, 0],
      Array(repeating: 1, count: 64) + [.max - 64], Array(repeating: 0, count: 200) + [.max],
    ]
    return counts.compactMap { try? TableShape(rowCounts: $0) }
  }

  /// Compares a change of a shape with the row counts that should result; nil if it must throw.
  private func check(
    _ shape: TableShape, _ message: String,
    _ change: (inout TableShape) throws(SelectionError) -> Void, _ naive: (inout [Int]) -> Bool
  ) {
    var (changed, counts) = (shape, shape.rowCounts)
    var sum = (partialValue: 0, overflow: false)
    let isPossible =
      naive(&counts)
      && counts.allSatisfy { count in
        sum = sum.partialValue.addingReportingOverflow(count)
        return count >= 0 && !sum.overflow
      }
    let isDone = (try? change(&changed)) != nil
    XCTAssertEqual(isDone, isPossible, "\(message) of \(shape)")
    XCTAssertEqual(
      changed.rowCounts, isPossible ? counts : shape.rowCounts, "\(message) of \(shape)")
  }

  func testChanges() {
    for shape in shapes {
      for first in numbers {
        check(
          shape, "remove \(first)", { (s) throws(SelectionError) in try s.removeSection(at: first) }
        ) {
          guard $0.indices.contains(first) else { return false }
          $0.remove(at: first)
          return true
        }
        for second in numbers {
          check(
            shape, "insert \(second) at \(first)",
            { (s) throws(SelectionError) in
              try s.insertSection(at: first, rowCount: second)
            }
          ) {
            guard first >= 0, first <= $0.count else { return false }
            $0.insert(second, at: first)
            return true
          }
          check(
            shape, "set \(first) to \(second)",
            { (s) throws(SelectionError) in
              try s.setRowCount(second, inSection: first)
            }
          ) {
            guard $0.indices.contains(first) else { return false }
            $0[first] = second
            return true
          }
          check(
            shape, "move \(first) to \(second)",
            { (s) throws(SelectionError) in
              try s.moveSection(from: first, to: second)
            }
          ) {
            guard $0.indices.contains(first), $0.indices.contains(second) else { return false }
            $0.insert($0.remove(at: first), at: second)
            return true
          }
          guard first <= second else { continue }
          check(
            shape, "remove \(first)..<\(second)",
            { (s) throws(SelectionError) in
              try s.removeSections(first..<second)
            }
          ) {
            guard first >= 0, second <= $0.count else { return false }
            $0.removeSubrange(first..<second)
            return true
          }
        }
      }
    }
  }

  func testQueries() {
    for shape in shapes {
      let counts = shape.rowCounts
      for first in numbers {
        XCTAssertEqual(shape.contains(section: first), counts.indices.contains(first))
        XCTAssertEqual(
          shape.rowCount(inSection: first), counts.indices.contains(first) ? counts[first] : nil)
        let path = shape.path(ofRow: first)
        XCTAssertEqual(path != nil, first >= 0 && first < shape.rowCount)
        if let path { XCTAssertEqual(shape.rowNumber(of: path), first) }
        for second in numbers {
          let path = RowPath(section: first, row: second)
          let isRow = counts.indices.contains(first) && second >= 0 && second < counts[first]
          XCTAssertEqual(shape.contains(path), isRow)
          if isRow {
            XCTAssertEqual(
              shape.rowNumber(of: path), counts[..<first].reduce(0, +) + second)
          }
        }
      }
      for set in [RowSet(0..<Int.max), [0, .max - 1]] {
        let rows = RowPaths(set, in: shape)
        XCTAssertEqual(rows.positions, set.intersection(RowSet(0..<shape.rowCount)))
        XCTAssertEqual(rows.last, shape.path(ofRow: rows.positions.last ?? -1))
        XCTAssertEqual(try? rows.rowSpans.numbers(in: shape), rows.positions)
      }
    }
  }

  func testMappings() throws {
    for shape in shapes {
      for row in numbers {
        for count in numbers {
          for section in [0, 1, shape.sectionCount - 1] {
            let path = RowPath(section: section, row: row)
            let builds: [(inout TableUpdate) -> Void] = [
              { $0.insertRows(at: path, count: count) },
              {
                $0.deleteRows(at: .rows(from: path, through: RowPath(section: section, row: count)))
              },
              { $0.moveRow(at: path, to: RowPath(section: 0, row: count)) },
              { $0.insertSection(row, rowCount: count) },
              { $0.moveSection(row, to: count) },
              {
                $0.deleteSections([section])
                $0.insertSection(0, rowCount: count)
              },
            ]
            for build in builds {
              var update = TableUpdate()
              build(&update)
              guard let mapping = try? update.mapping(of: shape) else { continue }
              checkMapping(mapping)
            }
          }
        }
      }
    }
  }

  private func checkMapping(_ mapping: TableMapping) {
    for (mapping, old, new) in [
      (mapping.rows, mapping.oldShape.rowCount, mapping.newShape.rowCount),
      (mapping.sections, mapping.oldShape.sectionCount, mapping.newShape.sectionCount),
    ] {
      XCTAssertEqual([mapping.oldCount, mapping.newCount], [old, new])
      XCTAssertEqual(mapping.removed.count + mapping.stayed.count, old)
      XCTAssertEqual(mapping.applied(to: RowSet(0..<Int.max)), mapping.stayed)
      XCTAssertFalse(mapping.segments.contains { $0.count == 0 })
      for number in numbers {
        let (after, before) = (mapping.newIndex(of: number), mapping.oldIndex(of: number))
        if let after { XCTAssertEqual(mapping.oldIndex(of: after), number) }
        if let before { XCTAssertEqual(mapping.newIndex(of: before), number) }
        XCTAssertEqual(mapping.nearestNewIndex(of: number) == nil, mapping.stayed.isEmpty)
        let isOld = number >= 0 && number < old
        XCTAssertEqual(after == nil, !isOld || mapping.removed.contains(number))
      }
    }
  }
}
