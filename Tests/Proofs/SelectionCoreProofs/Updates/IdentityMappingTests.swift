// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Mappings by identity against their definition: if several rows have one identity, the k-th
/// before is the k-th after, in table order.
final class IdentityMappingTests: XCTestCase {
  /// The most rows of a table for which every table is tried.
  private static var length: Int {
    #if DEBUG
      3
    #else
      4
    #endif
  }

  /// The old place of each of the new identities.
  private func origins(of new: [Int], among old: [Int]) -> [Int?] {
    new.indices.map { place in
      let k = new[..<place].count { $0 == new[place] }
      return old.indices.filter { old[$0] == new[place] }.dropFirst(k).first
    }
  }

  /// All words of a number of letters up to a length.
  private func words(of letters: Int, upTo length: Int) -> [[Int]] {
    var words: [[Int]] = [[]]
    var last = words
    for _ in 0..<length {
      last = last.flatMap { word in (0..<letters).map { word + [$0] } }
      words += last
    }
    return words
  }

  private func check(
    _ mapping: TableMapping, _ old: [[Int]], _ new: [[Int]], sections: [Int?], line: UInt = #line
  ) {
    let origins = origins(of: Array(new.joined()), among: Array(old.joined()))
    let rows = 0..<origins.count
    if rows.map(mapping.rows.oldIndex) != origins
      || mapping.oldShape.rowCounts != old.map(\.count)
      || mapping.newShape.rowCounts != new.map(\.count)
      || new.indices.map(mapping.sections.oldIndex) != sections
      || mapping.rows.oldCount != old.joined().count || mapping.rows.newCount != origins.count
      || (mapping.rows.segments + mapping.sections.segments).contains(where: { $0.count == 0 })
    {
      XCTFail(
        "\(old) to \(new): \(mapping.rows.segments), \(mapping.sections.segments)", line: line)
    }
  }

  func testEveryWordInOneSection() {
    let words = words(of: 3, upTo: Self.length + 1)
    // Other names for the letters don't give new cases: each old word uses its letters in ascending
    // order.
    for old in words
    where old.indices.allSatisfy({ old[$0] <= (old[..<$0].max() ?? -1) + 1 }) {
      for new in words {
        check(TableMapping(from: [old], to: [new]), [old], [new], sections: [0])
      }
    }
  }

  func testEveryWordInUpToTwoSections() {
    let tables =
      [[]]
      + words(of: 2, upTo: Self.length).flatMap { word in
        [[word]] + (0...word.count).map { [Array(word[..<$0]), Array(word[$0...])] }
      }
    for old in tables {
      for new in tables {
        let sections = new.indices.map { $0 < old.count ? $0 : nil }
        check(TableMapping(from: old, to: new), old, new, sections: sections)
      }
    }
  }

  func testSectionsThatHaveIdentities() {
    let names = words(of: 2, upTo: 3)
    let rows = [[0], [1, 0], [0, 2], [2]]
    for old in names {
      for new in names {
        for shift in rows.indices {
          let (from, to) = (rows.prefix(old.count), rows.dropFirst(shift).prefix(new.count))
          let kept = new.prefix(to.count)
          check(
            TableMapping(
              from: zip(old, from).map { (section: $0, rows: $1) },
              to: zip(kept, to).map { (section: $0, rows: $1) }),
            Array(from), Array(to), sections: origins(of: Array(kept), among: old))
        }
      }
    }
  }

  /// Regardless of the other contents of the table.
  func testEverySectionThatIsRearranged() throws {
    let words = words(of: 2, upTo: Self.length)
    for (above, below) in [(0, 0), (3, 2), (.max - 20, 5)] {
      for old in words {
        let shape = try TableShape(rowCounts: [above, old.count, below])
        for new in words {
          var table = IdentifiedTable<Int>(TableSelection(shape: shape))
          try table.setIDs(old, inSection: 1)
          let change = try table.update(section: 1, to: new, vanished: .gone)
          let mapping = try change.rows.movement
          let origins = origins(of: new, among: old)
          let found = new.indices.map { mapping.rows.oldIndex(of: above + $0) }
          let stayed = origins.count { $0 != nil } + above + below
          let next = below > 0 ? above + new.count : nil
          if found != origins.map({ $0.map { above + $0 } })
            || mapping.newShape.rowCounts != [above, new.count, below]
            || mapping.rows.newIndex(of: above + old.count) != next
            || mapping.rows.stayed.count != stayed || mapping.movedRows != []
            || mapping.rows.segments.contains(where: { $0.count == 0 })
          {
            XCTFail("\(old) to \(new): \(mapping.rows.segments)")
          }
        }
      }
    }
  }

  func testUpdatesDoNotVisitRowsWithoutIdentities() throws {
    for count in [100_000_000, .max - 10] {
      var table = IdentifiedTable<String>(TableSelection(shape: [count, 3]))
      try table.setIDs(["a", "b", "c"], inSection: 1)
      try table.update(section: 1, to: ["c", "a"], vanished: .gone)
      XCTAssertEqual(table.rows.shape, [count, 2])
      XCTAssertEqual(table.id(of: "1.0"), "c")
      try table.update(section: 0, to: ["a", "d"], vanished: .gone)
      XCTAssertEqual(table.rows.shape, [2, 2])
      XCTAssertEqual(table.id(of: "0.1"), "d")
    }
  }

  func testRowsThatChangeTheirSectionAreMoved() throws {
    for seed in 0..<UInt64(200) {
      var random = RandomSource(seed: seed)
      func contents() -> [[Int]] {
        var ids = Array(0..<12).shuffled(using: &random)
        return (0..<(1 + random.below(4))).map { _ in
          (0..<random.below(min(ids.count, 4) + 1)).map { _ in ids.removeLast() }
        }
      }
      let (old, new) = (contents(), contents())
      let mapping = TableMapping(from: old, to: new)
      let moved = new.enumerated().flatMap { section, ids in
        ids.map { id in
          old.contains { $0.contains(id) } && !(section < old.count && old[section].contains(id))
        }
      }
      XCTAssertEqual(Array(mapping.movedRows), moved.indices.filter { moved[$0] }, "seed \(seed)")
    }
  }
}
