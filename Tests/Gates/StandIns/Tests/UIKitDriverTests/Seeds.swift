// SPDX-License-Identifier: MIT

import Foundation

/// The seeds of random programs.
enum Seeds {
  /// The seeds to try: `SEED=17` is one that has failed, and `SEEDS=5000` are more than usual.
  static func toTry(usually count: UInt64) -> Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["SEED"].flatMap(UInt64.init) { return seed..<(seed + 1) }
    return 0..<(environment["SEEDS"].flatMap(UInt64.init) ?? count)
  }
}
