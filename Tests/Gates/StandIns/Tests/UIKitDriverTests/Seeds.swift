// SPDX-License-Identifier: MIT

import Foundation

/// The seeds of random programs.
enum Seeds {
  /// The seeds to try: `SEED=17` is one that has failed, `SEEDS=5000` are more than usual, and so
  /// are those of each night, with `FULL=1`.
  static func toTry(usually count: UInt64) -> Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["SEED"].flatMap(UInt64.init) { return seed..<(seed + 1) }
    let most = environment["FULL"] == "1" ? 20 * count : count
    return 0..<(environment["SEEDS"].flatMap(UInt64.init) ?? most)
  }
}
