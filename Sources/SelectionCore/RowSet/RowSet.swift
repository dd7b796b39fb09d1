// SPDX-License-Identifier: MIT

/// A set of row numbers: rows that are selected, checked or disabled.
///
///     var rows: RowSet = [1, 2, 3, 7]
///     rows.insert(10..<1_000_000)
///     rows.count                        // 999994
///     rows.openGap(at: 2, count: 5)     // rows 2 and up are now five further on
///
/// Row numbers run from 0 to `Int.max - 1`. Numbers outside of that are no rows: a set never contains
/// them, and inserting or removing them changes nothing.
public struct RowSet: Hashable, Sendable {
  /// The runs of consecutive members: in ascending order, not empty, not touching each other.
  package private(set) var runs: [Range<Int>]

  /// The row numbers there can be.
  package static let universe = 0..<Int.max

  /// Makes an empty set.
  ///
  /// O(1).
  public init() { runs = [] }

  /// Makes the set of all rows of a range.
  ///
  /// O(1).
  public init(_ rows: Range<Int>) {
    let rows = rows.clamped(to: Self.universe)
    runs = rows.isEmpty ? [] : [rows]
  }

  /// Makes a set of rows, in any order.
  ///
  /// O(*k*) for *k* rows in ascending order, else O(*k* log *k*).
  public init(_ rows: some Sequence<Int>) {
    self.init(ranges: rows.lazy.filter(Self.universe.contains).map { $0..<($0 + 1) })
  }

  /// Makes the union of ranges, in any order.
  ///
  /// O(*r*) for *r* ranges in ascending order, else O(*r* log *r*).
  public init(ranges: some Sequence<Range<Int>>) {
    self.init(trusted: [])
    var ordered: [Range<Int>] = []
    for range in ranges {
      let range = range.clamped(to: Self.universe)
      if !range.isEmpty { ordered.append(range) }
    }
    ordered.sort { $0.lowerBound < $1.lowerBound }
    for range in ordered { append(range) }
  }

  /// Makes a set of runs known to be in order.
  init(trusted runs: [Range<Int>]) { self.runs = runs }

  /// Adds a run that starts no lower than the last one.
  private mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if let last = runs.last, range.lowerBound <= last.upperBound {
      runs[runs.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
    } else {
      runs.append(range)
    }
  }

  /// The place of the first run that ends after `row`.
  func indexOfRun(endingAfter row: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = low + (high - low) / 2
      if runs[middle].upperBound > row { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Puts `replacement`, cut to `range`, in the place of all members within `range`.
  mutating func replace(_ range: Range<Int>, with replacement: some Sequence<Range<Int>>) {
    var result = RowSet()
    for run in runs where run.lowerBound < range.lowerBound {
      result.append(run.lowerBound..<Swift.min(run.upperBound, range.lowerBound))
    }
    for run in replacement { result.append(run.clamped(to: range)) }
    for run in runs where run.upperBound > range.upperBound {
      result.append(Swift.max(run.lowerBound, range.upperBound)..<run.upperBound)
    }
    self = result
  }
}
