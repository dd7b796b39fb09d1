// SPDX-License-Identifier: MIT
import RandomChoices
import SelectionCore
import XCTest

/// Contents that are told between any two inputs, as declarative callers and live lists do.
final class ContentsBetweenInputsTests: XCTestCase {
  private typealias Table = IdentifiedTable<Int>

  func testAWalkIsTheSameIfTheContentsAreToldBeforeEachKey() throws {
    let contents = [Array(0..<7), Array(7..<12)]
    let keys: [KeyStroke.Key] = [.up, .down, .up, .down, .home, .end, .pageUp, .pageDown, .space]
    for seed in 0..<UInt64(10_000) {
      var random = RandomSource(seed: seed)
      let profile = InputProfile.all[random.below(InputProfile.all.count)]
      var quiet = Table(sections: contents, policy: .multiple)
      if random.below(2) == 0 { try quiet.select([random.below(12), random.below(12)]) }
      if random.below(3) == 0 { try quiet.disable([random.below(12)]) }
      if random.below(2) == 0 { try quiet.apply(.enableUndo(limit: nil)) }
      let start = UserAction<Int>.click(random.below(12))
      try quiet.handle(start, profile: profile)
      var told = quiet
      for step in 0..<8 {
        let modifiers: KeyModifiers = random.below(4) == 0 ? [] : .shift
        let action = UserAction<Int>.key(KeyStroke(keys[random.below(keys.count)], modifiers))
        let vanished: VanishedRows = random.below(2) == 0 ? .gone : .hidden
        XCTAssertTrue(try told.update(to: contents, vanished: vanished).rows.isEmpty)
        let expected = try quiet.handle(action, profile: profile)
        let change = try told.handle(action, profile: profile)
        XCTAssertEqual(change?.rows, expected?.rows, "seed \(seed), step \(step), \(action)")
        guard told == quiet else { return XCTFail("seed \(seed), step \(step): \(told), \(quiet)") }
      }
    }
  }

  /// A range that was made in several goes, between which rows came, went and were sorted, is the
  /// one that its end makes in one go; rows that were hidden meanwhile have left it as they were.
  func testARangeIsTheOneOfItsEnd() throws {
    var ranges = 0
    for seed in 0..<UInt64(20_000) {
      var random = RandomSource(seed: seed)
      var contents = Array(0..<(4 + random.below(6)))
      var table = Table(sections: [contents], policy: .multiple)
      try table.setSelected(SelectionSpans(contents.filter { _ in random.below(3) == 0 }))
      if random.below(3) == 0 { try table.disable([contents[random.below(contents.count)]]) }
      let anchor = contents[random.below(contents.count)]
      guard table.isEnabled(anchor) else { continue }
      try table.toggle(anchor)
      var direct = table
      let isAdding = random.below(2) == 0
      func extend(_ table: inout Table, to id: Int) throws {
        try table.apply(isAdding ? .extendAdding(to: id) : .extend(to: id))
      }
      var hidden: Set<Int> = []
      var next = 100
      var shown = contents
      var end = anchor
      for _ in 0..<(1 + random.below(5)) {
        var vanished = VanishedRows.gone
        switch random.below(6) {
        case 0: contents.insert(next, at: 0); next += 1; shown = contents
        case 1: contents.shuffle(using: &random); shown = contents
        case 2: contents.removeAll { $0 != anchor && random.below(6) == 0 }; shown = contents
        case 3:
          shown = contents.filter { $0 == anchor || random.below(3) > 0 }
          hidden.formUnion(Set(contents).subtracting(shown))
          vanished = .hidden
        case 4: shown = contents
        default: break
        }
        if shown.count < contents.count { vanished = .hidden }
        try table.update(to: [shown], vanished: vanished)
        try direct.update(to: [shown], vanished: vanished)
        end = shown[random.below(shown.count)]
        try extend(&table, to: end)
      }
      try extend(&direct, to: end)
      ranges += 1
      let told = Set(table.selectedRows).subtracting(hidden)
      XCTAssertEqual(told, Set(direct.selectedRows).subtracting(hidden), "seed \(seed)")
      XCTAssertEqual(table.lead, direct.lead, "seed \(seed)")
      XCTAssertEqual(table.anchor, direct.anchor, "seed \(seed)")
    }
    XCTAssertGreaterThan(ranges, 15_000)
  }
}
