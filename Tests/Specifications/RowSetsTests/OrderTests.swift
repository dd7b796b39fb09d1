// SPDX-License-Identifier: MIT
import RandomChoices
import RowSets
import XCTest

/// The order of elements by keys.
///
/// Method: lists of up to three hundred random keys, beside a sort of the standard library that
/// compares the keys and, if they are equal, the positions.
final class OrderTests: XCTestCase {
  func testElementsAreInTheOrderOfTheirKeys() {
    for seed in UInt64(0)..<400 {
      var random = RandomSource(seed: seed)
      let most = [1, 2, 40, 5_000, .max][random.below(5)]
      let (firsts, seconds) = (random.below(2) == 0, random.below(2) == 0)
      func number(_ isWanted: Bool) -> Int {
        guard isWanted else { return 7 }
        let number = random.below(most)
        return random.below(8) == 0 ? [-1 - number, .min, .max][random.below(3)] : number
      }
      let keys = (0..<random.below(300)).map { _ in (number(firsts), number(seconds)) }
      let ordered = keys.indices.map { $0 }.ordered {
        SortKey(first: keys[$0].0, second: keys[$0].1)
      }
      let expected = keys.indices.sorted {
        (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1)
      }
      XCTAssertEqual(ordered, expected, "seed \(seed)")
    }
  }
}
