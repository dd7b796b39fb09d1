// SPDX-License-Identifier: MIT
import Fixtures
import RandomChoices
import SelectionLists
import XCTest

/// The verbs of a selection of all but some items, against a flag for each item.
final class AllButTests: XCTestCase {
  func testVerbsAreThoseOfFlags() {
    for seed in 0..<UInt64(amount(debug: 300, optimized: 20_000)) {
      var random = RandomSource(seed: seed)
      var selection = random.below(2) == 0 ? RemoteSelection<Int>.all : .only([])
      var flags = Array(repeating: selection == .all, count: 6)
      for _ in 0..<12 {
        let item = random.below(flags.count)
        switch random.below(4) {
        case 0:
          selection.toggle(item)
          flags[item].toggle()
        case 1:
          selection.select(item)
          flags[item] = true
        case 2:
          selection.invert()
          flags = flags.map { !$0 }
        default:
          selection.deselect(item)
          flags[item] = false
        }
        XCTAssertEqual(flags.indices.map(selection.contains), flags, "seed \(seed)")
        XCTAssertEqual(selection.count(of: flags.count), flags.count(where: { $0 }), "seed \(seed)")
      }
    }
  }

  func testItemsThatAreGoneAreForgotten() {
    var selection = RemoteSelection.allExcept([1, 2, 3])
    selection.prune(keeping: [2, 4])
    XCTAssertEqual(selection, .allExcept([2]))
    selection = .only([1, 2, 3])
    selection.prune(keeping: [2, 4])
    XCTAssertEqual(selection, .only([2]))
  }
}
