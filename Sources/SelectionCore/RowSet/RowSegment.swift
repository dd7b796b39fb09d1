// SPDX-License-Identifier: MIT

/// A run of rows of a table after a change: rows that were there before, or rows that are new.
@usableFromInline package enum RowSegment: Hashable, Sendable {
  /// Rows that were there before, numbered as they were before.
  case kept(Range<Int>)
  /// So many new rows.
  case inserted(Int)

  /// The number of rows; never below zero.
  @inlinable
  package var count: Int {
    switch self {
    case .kept(let rows):
      // Numbers that are no rows can be further apart than any count.
      rows.lowerBound < 0 && rows.upperBound > .max + rows.lowerBound ? .max : rows.count
    case .inserted(let count): Swift.max(count, 0)
    }
  }

  /// The part of the segment at places counted from its start.
  func part(_ places: Range<Int>) -> RowSegment {
    switch self {
    case .kept(let rows):
      .kept((rows.lowerBound + places.lowerBound)..<(rows.lowerBound + places.upperBound))
    case .inserted: .inserted(places.count)
    }
  }
}
