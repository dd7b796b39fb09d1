// SPDX-License-Identifier: MIT
import Foundation

/// A number from the environment, such as the seed of a failure to repeat.
func environmentNumber(_ name: String) -> Int? {
  ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
}

/// The sets of shown rows to try, as bits: all sets, or with `HIDDEN=0` only the one with all rows.
func shownBits(of count: Int) -> [Int] {
  Array((environmentNumber("HIDDEN") == 0 ? (1 << count) - 1 : 0)..<(1 << count))
}

/// Whether `FULL=1` is set, with which more of the larger tables, and more programs, are tried.
///
/// Otherwise smaller tables are tried completely, and of larger ones fewer cases.
let isFull = environmentNumber("FULL") == 1
