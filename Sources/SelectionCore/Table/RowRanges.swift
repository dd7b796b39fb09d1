// SPDX-License-Identifier: MIT

/// Rows as ranges, as a caller passes them to make a set.
extension [Range<Int>] {
  /// The same rows as ascending ranges that aren't empty and don't touch each other.
  ///
  /// - Complexity: The cost of `ascending`.
  var joined: [Range<Int>] {
    var joined: [Range<Int>] = []
    joined.reserveCapacity(count)
    for range in ascending where !range.isEmpty {
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  /// The index of the first range that ends after a row; the ranges must be ascending and disjoint.
  ///
  /// - Complexity: O(log *k*).
  func firstIndex(reaching row: Int) -> Int {
    partitionPoint(of: count) { self[$0].upperBound <= row }
  }
}

extension Sequence<Range<Int>> {
  /// The parts of another range outside these ranges, which must be ascending and disjoint, and
  /// must end after the other range's start.
  func gaps(in whole: Range<Int>) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start = whole.lowerBound
    for range in self {
      if range.lowerBound >= whole.upperBound { break }
      if start < range.lowerBound { gaps.append(start..<range.lowerBound) }
      start = range.upperBound
    }
    if start < whole.upperBound { gaps.append(start..<whole.upperBound) }
    return gaps
  }
}
