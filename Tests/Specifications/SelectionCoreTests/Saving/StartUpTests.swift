// SPDX-License-Identifier: MIT
import Fixtures
import Foundation
import RandomChoices
import SelectionCore
import XCTest

/// An app that saves, starts again, and restores, loads and sets up its lists in any order.
final class StartUpTests: XCTestCase {
  private typealias Table = IdentifiedTable<String>

  private let contents = [["a", "b"], ["x", "y"]]

  private func saved() throws -> IdentitySnapshot<String> {
    var table = Table(sections: contents, policy: .multiple)
    try table.setList(.inclusive, inSection: 1)
    try table.check(["x"])
    try table.select(["b"])
    return table.snapshot
  }

  func testRestoreLoadAndConfigureInAnyOrder() throws {
    let snapshot = try saved()
    let steps: [(String, (inout Table) throws -> Void)] = [
      ("restore", { try $0.restore(snapshot, missing: .hidden) }),
      ("load", { try $0.update(to: self.contents, vanished: .hidden) }),
      ("lists", { try $0.setList(.inclusive, inSection: 1) }),
    ]
    for order in [[0, 1, 2], [1, 0, 2], [1, 2, 0]] {
      var table = Table(sections: [], policy: .multiple)
      for place in order {
        try steps[place].1(&table)
        if place != order.last, table.undoCount == 0,
          order.prefix(while: { $0 != place }).contains(0)
            || place == 0
        {
          XCTAssertEqual(table.hiddenCheckedRows, ["x"], "after \(steps[place].0) of \(order)")
          XCTAssertEqual(table.snapshot.checked[1] ?? table.snapshot.checkedElsewhere, ["x"])
        }
      }
      XCTAssertEqual(table.checkedRows, ["x"], "\(order)")
      XCTAssertEqual(table.hiddenCheckedRows, [], "\(order)")
      XCTAssertEqual(table.selectedRows, ["b"], "\(order)")
    }
  }

  func testAWaitingCheckmarkIsToldWhenItCanBeShown() throws {
    var table = Table(sections: contents, policy: .multiple)
    let result = try table.restore(try saved(), missing: .hidden)
    XCTAssertEqual(result.missingChecked, ["x"])
    let change = try table.setList(.inclusive, inSection: 1)
    XCTAssertEqual(change.checked, ["x"])
    XCTAssertEqual(change.rowsToRedraw, ["x"])
  }

  func testWhoeverWasCheckedMeanwhileStaysInAnExclusiveList() throws {
    var table = Table(sections: [], policy: .multiple)
    try table.restore(try saved(), missing: .hidden)
    try table.update(to: [["a"], ["y"]], vanished: .hidden)
    try table.setList(.exclusive, inSection: 1)
    try table.tap("y")
    try table.update(to: contents, vanished: .hidden)
    XCTAssertEqual(table.checkedRows, ["y"])
    XCTAssertEqual(table.hiddenCheckedRows, [])
  }

  func testAWaitingCheckmarkCanBeForgottenAndUnchecked() throws {
    for forget in [true, false] {
      var table = Table(sections: contents, policy: .multiple)
      try table.restore(try saved(), missing: .hidden)
      if forget {
        table.forgetHidden(["x"])
        XCTAssertEqual(table.hiddenCheckedRows, [])
        try table.setList(.inclusive, inSection: 1)
      } else {
        try table.setList(.inclusive, inSection: 1)
        try table.uncheck(["x"])
      }
      XCTAssertEqual(table.checkedRows, [])
    }
  }

  func testANewSectionKeepsItsDefault() throws {
    var old = Table(sections: [["s", "m", "l"]], policy: .multiple)
    try old.setList(.exclusive, inSection: 0)
    try old.tap("m")
    let snapshot = old.snapshot
    // Version 2 has another section, of which something is checked at first.
    var new = Table(sections: [["s", "m", "l"], ["red", "blue"]], policy: .multiple)
    try new.setList(.exclusive, inSection: 0)
    try new.setList(.exclusive, inSection: 1)
    try new.check(["s"])
    try new.check(["blue"])
    try new.restore(snapshot, missing: .gone)
    XCTAssertEqual(new.checkedRows, ["m", "blue"])

    // By path the shape says which sections were known.
    var table = TableSelection(shape: [3, 2])
    try table.setList(.exclusive, inSection: 0)
    try table.setList(.exclusive, inSection: 1)
    try table.check(["1.1"])
    try table.restore(old.rows.snapshot)
    XCTAssertEqual(table.checkedRows.map { $0 }, ["0.1", "1.1"])
  }

  func testAPolicyThatBecameSingleRestoresWhatItCan() throws {
    var old = Table(sections: [["a", "b", "c"], ["x", "y"]], policy: .multiple)
    try old.setList(.inclusive, inSection: 1)
    try old.check(["y"])
    try old.select(["b", "c"])
    var new = Table(sections: [["a", "b", "c"], ["x", "y"]], policy: .single)
    try new.setList(.inclusive, inSection: 1)
    let result = try new.restore(old.snapshot, missing: .gone)
    XCTAssertEqual(new.selectedRows, ["b"])
    XCTAssertEqual(new.checkedRows, ["y"])
    XCTAssertEqual(result.missing, ["c"])

    var table = TableSelection(shape: [3, 2])
    try table.setList(.inclusive, inSection: 1)
    let byPath = try table.restore(old.rows.snapshot)
    XCTAssertEqual(table.selectedRows.map { $0 }, ["0.1"])
    XCTAssertEqual(table.checkedRows.map { $0 }, ["1.1"])
    XCTAssertEqual(byPath.missing.map { $0 }, ["0.2"])
  }

  func testACheckedIdentityOutlivesASectionInWhichItNoLongerIs() throws {
    var table = Table(sections: [["a", "b"], ["c"]], policy: .multiple)
    try table.setList(.inclusive, inSection: 0)
    try table.check(["b"])
    try table.apply(.reloadData([3, 1]))
    try table.perform { $0.deleteSections([0]) }
    XCTAssertEqual(table.hiddenCheckedRows, ["b"])
    try table.setList(.inclusive, inSection: 0)
    try table.update(to: [["b"]], vanished: .gone)
    XCTAssertEqual(table.checkedRows, ["b"])
  }

  /// Every mark that was saved is there in the end, or was named.
  func testNoMarkIsLostThatWasNotNamed() throws {
    for seed in 0..<UInt64(amount(debug: 400, optimized: 10_000)) {
      var random = RandomSource(seed: seed)
      let ids = (0..<6).map { "\($0)" }
      var contents = [Array(ids[..<3]), Array(ids[3...])]
      var kinds: [CheckmarkListKind?] = [nil, .inclusive]
      var table = Table(sections: contents, policy: .multiple)
      for (section, kind) in kinds.enumerated() { try table.setList(kind, inSection: section) }
      for id in ids where random.below(2) == 0 {
        if contents[1].contains(id) { try table.check([id]) } else { try table.select([id]) }
      }
      var (selected, checked) = (Set(table.selectedRows), Set(table.checkedRows))
      for start in 0..<3 {
        let snapshot = table.snapshot
        table = Table(sections: [], policy: .multiple)
        if random.below(4) == 0 {
          contents.append([])
          kinds.append(random.below(2) == 0 ? .exclusive : nil)
        }
        // The data of a start-up may lack some, which come with the next.
        let loaded = contents.map { $0.filter { _ in random.below(5) > 0 } }
        var steps = [0, 1, 2, 3]
        steps.shuffle(using: &random)
        if let data = steps.firstIndex(of: 1), let lists = steps.firstIndex(of: 2), lists < data {
          steps.swapAt(data, lists)
        }
        for step in steps {
          switch step {
          case 0:
            let result = try table.restore(snapshot, missing: .hidden)
            _ = result
          case 1: try table.update(to: loaded, vanished: .hidden)
          case 2:
            for (section, kind) in kinds.enumerated() {
              try table.setList(kind, inSection: section)
            }
          default:
            if random.below(2) == 0 { try table.update(to: contents, vanished: .hidden) }
            if table.rows.shape.sectionCount < contents.count {
              try table.update(to: loaded, vanished: .hidden)
            }
          }
        }
        let nowSelected = Set(table.selectedRows + table.hiddenSelectedRows)
        let nowChecked = Set(table.checkedRows + table.hiddenCheckedRows)
        XCTAssertEqual(nowSelected, selected, "seed \(seed), start \(start), \(steps)")
        XCTAssertEqual(nowChecked, checked, "seed \(seed), start \(start), \(steps)")
        (selected, checked) = (nowSelected, nowChecked)
      }
    }
  }
}
