// SPDX-License-Identifier: MIT
import Foundation

/// A number that is set from outside, such as the seed of a failure that is to be seen again.
func environmentNumber(_ name: String) -> Int? {
  ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
}

/// Whether all of the larger tables is to be tried, and more seeds: `FULL=1`. Else smaller tables
/// are tried in full, and of larger ones every so manieth case.
let isFull = environmentNumber("FULL") == 1
