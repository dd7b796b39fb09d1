// SPDX-License-Identifier: MIT
import Foundation

/// A number that is set from outside, such as the seed of a failure that is to be seen again.
func environmentNumber(_ name: String) -> Int? {
  ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
}

/// Which of so many rows are shown, as bits: any, or with `HIDDEN=0` all of them.
func shownBits(of count: Int) -> [Int] {
  Array((environmentNumber("HIDDEN") == 0 ? (1 << count) - 1 : 0)..<(1 << count))
}

/// Whether `FULL=1` is set, by which more of the larger tables is tried, and more programs.
///
/// Else smaller tables are tried in full, and of larger ones fewer cases.
let isFull = environmentNumber("FULL") == 1
