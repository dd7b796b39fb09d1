// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Table shapes against the plain list of their row counts.
final class TableShapeTests: TreeProof {
  /// Every list of up to `count` sections of up to two rows.
  private func everyShape(_ body: ([Int], TableShape) throws -> Void) rethrows {
    for sections in 0...5 {
      for code in 0..<Int(pow3(sections)) {
        var rest = code
        let counts = (0..<sections).map { _ -> Int in
          defer { rest /= 3 }
          return rest % 3
        }
        guard let shape = try? TableShape(rowCounts: counts) else { return XCTFail("\(counts)") }
        try body(counts, shape)
      }
    }
  }

  private func pow3(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { value, _ in value * 3 } }

  /// Fails unless all queries of a shape give the same results as the list of its row counts.
  static func expect(
    _ shape: TableShape, is counts: [Int], sections: [Int]? = nil, _ context: String,
    line: UInt = #line
  ) {
    var wrong: [String] = []
    func check<Value: Equatable>(_ name: String, _ value: Value, _ expected: Value) {
      if value != expected { wrong.append("\(name): \(value), expected \(expected)") }
    }
    let total = counts.reduce(0, +)
    check("row counts", shape.rowCounts, counts)
    check("section count", shape.sectionCount, counts.count)
    check("row count", shape.rowCount, total)
    check("row -1", shape.path(ofRow: -1), nil)
    check("row \(total)", shape.path(ofRow: total), nil)
    var starts = [0]
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    for section in sections ?? Array(-1...counts.count) {
      let rows = counts.indices.contains(section) ? starts[section]..<starts[section + 1] : nil
      check("rows in \(section)", shape.rows(inSection: section), rows)
      check("row count in \(section)", shape.rowCount(inSection: section), rows?.count)
      check("contains \(section)", shape.contains(section: section), rows != nil)
      check("row -1 of \(section)", shape.rowNumber(of: RowPath(section: section, row: -1)), nil)
      for row in 0...(rows?.count ?? 0) {
        let path = RowPath(section: section, row: row)
        let number = rows.flatMap { row < $0.count ? $0.lowerBound + row : nil }
        check("number of \(path)", shape.rowNumber(of: path), number)
        check("contains \(path)", shape.contains(path), number != nil)
        if let number { check("path of \(number)", shape.path(ofRow: number), path) }
      }
    }
    if !wrong.isEmpty {
      XCTFail("\(context): \(wrong.prefix(5).map { $0.prefix(300) })", line: line)
    }
  }

  /// Makes the same change in both, or expects both to refuse it.
  private func tryChange(
    _ counts: [Int], _ shape: TableShape, _ context: String, isAllowed: Bool,
    _ change: (inout TableShape) throws -> Void, _ expected: (inout [Int]) -> Void
  ) {
    var (changed, changedCounts) = (shape, counts)
    do {
      try change(&changed)
      expected(&changedCounts)
      XCTAssertTrue(isAllowed, context)
    } catch {
      XCTAssertFalse(isAllowed, "\(context): \(error)")
    }
    Self.expect(changed, is: changedCounts, "\(context) of \(counts)")
    if changed != (try? TableShape(rowCounts: changedCounts)) { XCTFail("equality, \(context)") }
  }

  func testEveryQuestion() {
    everyShape { counts, shape in
      Self.expect(shape, is: counts, "\(counts)")
      XCTAssertEqual(shape.description, "\(counts)")
      XCTAssertEqual(shape.rowPaths.count, counts.reduce(0, +))
    }
  }

  func testEverySectionInsertedRemovedAndResized() {
    everyShape { counts, shape in
      for section in -1...(counts.count + 1) {
        let exists = counts.indices.contains(section)
        for count in -1...2 {
          tryChange(
            counts, shape, "insert \(count) at \(section)",
            isAllowed: count >= 0 && (exists || section == counts.count),
            { try $0.insertSection(at: section, rowCount: count) },
            { $0.insert(count, at: section) })
          tryChange(
            counts, shape, "set \(section) to \(count)", isAllowed: exists && count >= 0,
            { try $0.setRowCount(count, inSection: section) }, { $0[section] = count })
        }
        tryChange(
          counts, shape, "remove \(section)", isAllowed: exists,
          { try $0.removeSection(at: section) }, { $0.remove(at: section) })
      }
    }
  }

  func testEveryRangeRemovedAndEveryMove() {
    everyShape { counts, shape in
      for first in -1...(counts.count + 1) {
        for second in -1...(counts.count + 1) {
          if first <= second {
            tryChange(
              counts, shape, "remove \(first)..<\(second)",
              isAllowed: first >= 0 && second <= counts.count,
              { try $0.removeSections(first..<second) }, { $0.removeSubrange(first..<second) })
          }
          tryChange(
            counts, shape, "move \(first) to \(second)",
            isAllowed: counts.indices.contains(first) && counts.indices.contains(second),
            { try $0.moveSection(from: first, to: second) },
            { $0.insert($0.remove(at: first), at: second) })
        }
      }
    }
  }

  func testStrangeNumbersAreRefusedAndDoNotTrap() throws {
    let strange = [Int.min, -1, 0, 1, 2, Int.max - 1, Int.max]
    let shapes: [TableShape] = [[], [5], [Int.max], [3, 5], [Int.max - 5, 2]]
    for shape in shapes {
      for section in strange {
        for count in strange {
          var copy = shape
          try? copy.insertSection(at: section, rowCount: count)
          copy = shape
          try? copy.setRowCount(count, inSection: section)
          copy = shape
          try? copy.moveSection(from: section, to: count)
          if section <= count { try? copy.removeSections(section..<count) }
          let path = RowPath(section: section, row: count)
          if let number = shape.rowNumber(of: path) {
            XCTAssertEqual(shape.path(ofRow: number), path)
          }
        }
        var copy = shape
        try? copy.removeSection(at: section)
        _ = shape.path(ofRow: section)
      }
    }
    XCTAssertThrowsError(try TableShape(rowCounts: [.max, 1])) {
      XCTAssertEqual($0 as? SelectionError, .tooManyRows)
    }
    XCTAssertThrowsError(try TableShape(rowCounts: [1, -1])) {
      XCTAssertEqual($0 as? SelectionError, .negativeRowCount(-1))
    }
    XCTAssertEqual([Int.max, 1, -4] as TableShape, [Int.max, 0, 0])
  }

  func testRandomPrograms() throws {
    for seed in 1...12 {
      var random = RandomSource(seed: UInt64(seed))
      var counts = (0..<random.below(seed * 300)).map { _ in random.below(4) }
      var shape = try TableShape(rowCounts: counts)
      var held: [(TableShape, [Int])] = []
      for step in 0..<600 {
        let section = random.below(counts.count)
        switch random.below(counts.isEmpty ? 2 : 6) {
        case 0, 1:
          let count = random.below(6)
          counts.insert(count, at: section)
          try shape.insertSection(at: section, rowCount: count)
        case 2:
          counts.remove(at: section)
          try shape.removeSection(at: section)
        case 3:
          let range = section..<min(counts.count, section + random.below(step % 50 == 0 ? 900 : 4))
          counts.removeSubrange(range)
          try shape.removeSections(range)
        case 4:
          let destination = random.below(counts.count)
          counts.insert(counts.remove(at: section), at: destination)
          try shape.moveSection(from: section, to: destination)
        default:
          let count = random.below(9)
          counts[section] = count
          try shape.setRowCount(count, inSection: section)
        }
        if step % 20 == 0 {
          let sections = (0..<30).map { _ in random.below(counts.count + 2) - 1 }
          Self.expect(shape, is: counts, sections: sections, "seed \(seed), step \(step)")
        }
        if step % 100 == 0 { held.append((shape, counts)) }
      }
      for (shape, counts) in held {
        Self.expect(shape, is: counts, sections: [], "seed \(seed): a kept copy has changed")
      }
    }
  }
}
