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

extension [RowSegment] {
  /// Whether no segment is empty, and none goes on where the one before it ends.
  var isJoined: Bool {
    // Ends that no segment begins with.
    var (end, wasInserted) = (-1, false)
    for segment in self {
      switch segment {
      case .kept(let rows):
        if rows.isEmpty || rows.lowerBound == end { return false }
        (end, wasInserted) = (rows.upperBound, false)
      case .inserted(let count):
        if count <= 0 || wasInserted { return false }
        (end, wasInserted) = (-1, true)
      }
    }
    return true
  }

  /// Adds a segment: nothing where it is empty, and to the last segment where it goes on from
  /// there.
  @inlinable
  mutating func append(joining segment: RowSegment) {
    guard segment.count > 0 else { return }
    switch (last, segment) {
    case (.kept(let rows)?, .kept(let next)) where rows.upperBound == next.lowerBound:
      self[count - 1] = .kept(rows.lowerBound..<next.upperBound)
    case (.inserted(let rows)?, .inserted(let more)): self[count - 1] = .inserted(rows + more)
    default: append(segment)
    }
  }
}
