// SPDX-License-Identifier: MIT

/// A directory for finding a number among ascending runs: the numbers are divided into equal
/// blocks, and for each block the runs that begin at or before its first number are counted.
///
///     runs     0..<5   5..<9   9..<30   31..<64
///     blocks   0 …         16 …        32 …       48 …
///     starts   1           3           4          4       4
///
/// If the runs have about the same lengths, a number is found in one or two steps.
struct RunDirectory: Sendable {
  /// The first number of each run, followed by two copies of a number that is above all numbers.
  private let firsts: [Int32]
  /// For each block, the number of runs that begin at or before its first number; then the number
  /// of all runs.
  private let starts: [Int32]
  /// The binary logarithm of the length of a block.
  private let shift: Int

  /// Creates a directory of runs of numbers below a count; nil if there are too few runs to be
  /// worthwhile, or too many runs, or if the numbers don't fit in 32 bits.
  ///
  /// - Parameters:
  ///   - runCount: The number of runs.
  ///   - count: A limit that all numbers are below.
  ///   - first: Returns the first number of a run.
  init?(of runCount: Int, below count: Int, _ first: (Int) -> Int) {
    guard runCount >= 8, runCount <= max(4_096, count / 64), count < Int32.max else { return nil }
    var firsts = [Int32](repeating: .max, count: runCount + 2)
    for i in 0..<runCount { firsts[i] = Int32(truncatingIfNeeded: first(i)) }
    var shift = 0
    while count >> shift > 2 * runCount { shift += 1 }
    let blocks = ((count - 1) >> shift) + 1
    var starts = [Int32](repeating: 0, count: blocks + 1)
    // The runs of each block are counted, then added up: no branch depends on where they begin.
    for i in 0..<runCount { starts[((Int(firsts[i]) - 1) >> shift) + 1] += 1 }
    for block in 0..<blocks { starts[block + 1] += starts[block] }
    (self.firsts, self.starts, self.shift) = (firsts, starts, shift)
  }

  /// The number of runs that begin at or below a number; the number must be below the count.
  @inline(__always)
  func count(upTo number: Int) -> Int {
    let block = number >> shift
    let (low, high) = (Int(starts[block]), Int(starts[block + 1]))
    func isBegun(_ i: Int) -> Bool { Int(firsts[i]) <= number }
    // Usually at most two runs begin in a block, and no branch depends on whether they do.
    if high - low <= 2 { return low + (isBegun(low) ? 1 : 0) + (isBegun(low + 1) ? 1 : 0) }
    return low + partitionPoint(of: high - low) { isBegun(low + $0) }
  }
}
