// SPDX-License-Identifier: MIT

/// A run of rows or sections after a change: either rows that were kept, or new rows.
public enum RowSegment: Hashable, Sendable {
  /// Rows that were kept, by their old numbers.
  case kept(Range<Int>)
  /// New rows; the associated value is the number of rows.
  case inserted(Int)

  /// The number of rows; never negative.
  @inlinable
  public var count: Int {
    switch self {
    case .kept(let rows):
      // Invalid row numbers can be further apart than any count.
      rows.lowerBound < 0 && rows.upperBound > .max + rows.lowerBound ? .max : rows.count
    case .inserted(let count): Swift.max(count, 0)
    }
  }
}
