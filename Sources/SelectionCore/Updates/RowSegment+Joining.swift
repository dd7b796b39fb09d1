// SPDX-License-Identifier: MIT

extension RowSegment {
  /// The part of the segment at offsets from its start.
  func part(_ places: Range<Int>) -> RowSegment {
    switch self {
    case .kept(let rows): .kept(places.shifted(by: rows.lowerBound))
    case .inserted: .inserted(places.count)
    }
  }

  /// This segment joined with the next segment; nil if the next segment doesn't continue this
  /// segment, or if together they have more rows than any table can have, as is possible for a
  /// batch before its total is checked.
  @inlinable
  func joined(with next: RowSegment) -> RowSegment? {
    switch (self, next) {
    case (.kept(let rows), .kept(let more)) where rows.upperBound == more.lowerBound:
      .kept(rows.lowerBound..<more.upperBound)
    // Neither is negative, so the sum is negative only if it is too large.
    case (.inserted(let count), .inserted(let more)) where count &+ more >= 0:
      .inserted(count &+ more)
    default: nil
    }
  }
}

extension [RowSegment] {
  /// Whether no segment is empty, and no segment continues the previous segment.
  var isJoined: Bool {
    indices.allSatisfy { i in
      self[i].count > 0 && (i == 0 || self[i - 1].joined(with: self[i]) == nil)
    }
  }

  /// Adds a segment: omits an empty segment, and joins a segment to the last segment if it
  /// continues that segment.
  @inlinable
  mutating func append(joining segment: RowSegment) {
    guard segment.count > 0 else { return }
    if let joined = last?.joined(with: segment) {
      self[count - 1] = joined
    } else {
      append(segment)
    }
  }
}
