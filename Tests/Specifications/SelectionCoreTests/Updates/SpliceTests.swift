// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// The single run of rows in which two arrangements of rows differ.
final class SpliceTests: XCTestCase {
  func testTheSpliceLiesBetweenThePrefixAndSuffixThatStay() throws {
    for seed in 0..<amount(debug: 500, optimized: 5_000) {
      var random = RandomSource(seed: UInt64(seed))
      let old = Array(0..<random.below(9))
      var new = old.filter { _ in random.below(6) != 0 }
      for number in 0..<random.below(3) {
        new.insert(100 + number, at: random.below(new.count + 1))
      }
      if new.count > 1, random.below(3) == 0 { new.swapAt(0, random.below(new.count)) }
      var table = IdentifiedTable(sections: [old], policy: .multiple)
      let change = try table.update(to: [new], vanished: .gone)
      let splice = change.rows.mapping?.rows.splice

      // The naive one counts from both ends.
      let first = zip(old, new).prefix { $0 == $1 }.count
      let most = min(old.count, new.count) - first
      let last = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(most).count
      let removed = first..<old.count - last
      let inserted = first..<new.count - last
      if removed.isEmpty, inserted.isEmpty {
        XCTAssertNil(splice, "seed \(seed)")
      } else {
        XCTAssertEqual(splice?.removed, removed, "seed \(seed): \(old) \(new)")
        XCTAssertEqual(splice?.inserted, inserted, "seed \(seed): \(old) \(new)")
      }
    }
  }
}
