// SPDX-License-Identifier: MIT

extension Range<Int> {
  /// The range with both ends moved up.
  @inlinable @inline(__always)
  package func shifted(by distance: Int) -> Range<Int> {
    (lowerBound + distance)..<(upperBound + distance)
  }
}

/// Rows as the ranges that a caller passes to make a set.
extension [Range<Int>] {
  /// The ranges in ascending order of their lower bounds.
  ///
  /// - Complexity: O(*k*) for *k* ranges in order, otherwise O(*k* log *k*).
  package var ascending: [Range<Int>] {
    let isAscending = zip(self, dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound }
    return isAscending ? self : ordered { SortKey(first: $0.lowerBound) }
  }
}
