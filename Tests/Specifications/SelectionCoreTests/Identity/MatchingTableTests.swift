// SPDX-License-Identifier: MIT
import RandomChoices
import Foundation
import SelectionCore
import XCTest

/// A matching selection and a table that has pages of one search at a time, against a flag for each
/// item: the table and the selection must both have the user's changes.
final class MatchingTableTests: XCTestCase {
  /// Items 0 to 11; query *q* matches the items whose bit is set in its number.
  private struct Screen {
    var selection = MatchingSelection<Int, Int>()
    var table = IdentifiedTable<Int>(policy: .multiple)
    var flags = 0
    var query = 0
    var loaded: [Int] = []
    /// The flags before an input deselected everything that isn't loaded.
    var replacedFlags = 0

    func matches(_ item: Int, _ query: Int) -> Bool { query >> item & 1 == 1 }

    mutating func show() throws {
      try table.setSelected(selection.remoteSelection(of: loaded, matches: matches))
    }

    mutating func load(_ count: Int) throws {
      let rest = (0..<12).filter { matches($0, query) && !loaded.contains($0) }
      loaded += rest.prefix(count)
      try table.update(to: [loaded], vanished: .gone)
      try show()
    }

    /// Applies an input of the user to the table; an input that replaces the selection affects
    /// everything that isn't loaded, and one that adds to it nothing of that, unless it takes such
    /// an input back.
    mutating func apply(_ input: SelectionInput<Int>, replaces: Bool) throws {
      let before = table.selectsUnloaded
      let change = try table.apply(input)
      XCTAssertTrue(selection.follow(change, in: table, matches: matches), "\(input)")
      if before, !table.selectsUnloaded { replacedFlags = flags }
      if !before, table.selectsUnloaded { flags = replacedFlags } else if replaces { flags = 0 }
      for item in loaded {
        if table.isSelected(item) { flags |= 1 << item } else { flags &= ~(1 << item) }
      }
    }

    /// A difference between the selection and the flags, or nil.
    var defect: String? {
      let items = (0..<12).filter { item in
        selection.contains(item) { matches(item, $0) } != (flags >> item & 1 == 1)
      }
      let rows = loaded.filter { table.isSelected($0) != (flags >> $0 & 1 == 1) }
      return items.isEmpty && rows.isEmpty ? nil : "items \(items), rows \(rows)"
    }
  }

  /// The items of a page aren't rows that were selected before a band.
  func testAPageIsLoadedWhileABandIsUnderWay() throws {
    let endings: [(SelectionInput<Int>, selected: [Int])] = [
      (.continueSweep(over: [0, 3, 5]), [0, 1, 2, 3, 5]), (.cancel, [1, 2, 5]),
    ]
    for (ending, selected) in endings {
      var screen = Screen()
      (screen.query, screen.loaded) = (0b11_1111, [])
      try screen.load(3)
      // Another search matches some of them.
      screen.selection.selectAll(matching: 0b10_0110)
      try screen.show()
      screen.selection.follow(
        try screen.table.apply(.beginSweep(.adding)), in: screen.table, matches: screen.matches)
      screen.selection.follow(
        try screen.table.apply(.continueSweep(over: [0])), in: screen.table,
        matches: screen.matches)
      try screen.load(3)
      XCTAssertEqual(screen.table.selectedRows, [0, 1, 2, 5])
      let change = try screen.table.apply(ending)
      XCTAssertTrue(screen.selection.follow(change, in: screen.table, matches: screen.matches))
      XCTAssertEqual(screen.table.selectedRows, selected, "\(ending)")
      XCTAssertFalse(screen.selection.contains(4) { screen.matches(4, $0) }, "\(ending)")
    }
  }

  func testABandGoesOnFromWhatIsSelectedOfAllItems() throws {
    for remote: RemoteSelection<Int> in [.only([1, 3]), .allExcept([0, 2])] {
      var table = IdentifiedTable(sections: [Array(0..<4)], policy: .multiple)
      try table.select([2])
      try table.apply(.beginSweep(.adding))
      try table.setSelected(remote)
      try table.apply(.continueSweep(over: [0]))
      XCTAssertEqual(table.selectedRows, [0, 1, 3], "\(remote)")
    }
  }

  func testABandGoesOnFromItAfterAnotherInputOfTheProgram() throws {
    var table = IdentifiedTable(sections: [Array(1...5)], policy: .multiple)
    try table.apply(.beginSweep(.adding))
    try table.setSelected(RemoteSelection.all)
    try table.click(4)
    try table.setSelected(RemoteSelection.only([]))
    try table.apply(.continueSweep(over: [1]))
    XCTAssertEqual(table.remoteSelection, .only([1]))
  }

  func testWhatTheTableShowsAndWhatIsSelectedAgree() throws {
    let seed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 1
    for program in 0..<500 {
      var random = RandomSource(seed: seed &* 1_000_003 &+ UInt64(program))
      let queries = (0..<3).map { _ in random.below(1 << 12) }
      var screen = Screen()
      var done: [String] = []
      for _ in 0..<20 {
        done.append(try doSomething(on: &screen, queries, &random))
        if let defect = screen.defect {
          return XCTFail("SEED=\(seed), program \(program): \(done): \(defect)")
        }
      }
    }
  }

  private func doSomething(
    on screen: inout Screen, _ queries: [Int], _ random: inout RandomSource
  ) throws -> String {
    switch random.below(8) {
    case 0, 1:
      (screen.query, screen.loaded) = (queries[random.below(3)], [])
      try screen.table.update(to: [[]], vanished: .gone)
      try screen.load(3)
      return "search \(screen.query)"
    case 2:
      try screen.load(3)
      return "page"
    case 3:
      screen.selection.selectAll(matching: screen.query, known: screen.loaded)
      screen.flags |= screen.query
      try screen.show()
      return "all"
    case 4:
      screen.selection.deselectAll(matching: screen.query, known: screen.loaded)
      screen.flags &= ~screen.query
      try screen.show()
      return "none"
    default:
      guard let item = random.element(of: screen.loaded) else { return "nothing" }
      let inputs: [(SelectionInput<Int>, replaces: Bool)] = [
        (.toggle(item), false), (.tap(item), false), (.extendAdding(to: item), false),
        (.invert, false), (.selectAll, false), (.click(item), true), (.deselectAll, true),
        (.extend(to: item), true), (.extend(to: item), true), (.extendAdding(to: item), false),
        (.go(.next, .extend), true), (.userDeselectAll, true),
      ]
      let (input, replaces) = inputs[random.below(inputs.count)]
      try screen.apply(input, replaces: replaces)
      return "\(input)"
    }
  }
}
