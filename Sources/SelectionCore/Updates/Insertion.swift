// SPDX-License-Identifier: MIT

/// A section, or rows of a section, that an update inserts or moves.
struct Insertion {
  /// The place after the update; for several rows, the first row's place.
  ///
  /// Sections count as rows of one section.
  let path: RowPath
  /// New elements, or an element that is moved to the place.
  let segment: RowSegment
}

extension [RowSegment] {
  /// Appends segments, which fill the places between the insertions; the insertions are in
  /// ascending order.
  mutating func append(
    interleaving segments: [RowSegment], _ insertions: ArraySlice<Insertion>
  ) {
    reserveCapacity(count + segments.count + 2 * insertions.count)
    var position = 0
    var rest = insertions.startIndex
    /// The place of the next insertion, or the end without further insertions.
    var next: Int { rest < insertions.endIndex ? insertions[rest].path.row : .max }
    for segment in segments {
      var start = 0
      while start < segment.count {
        while position >= next {
          position += insertions[rest].segment.count
          append(joining: insertions[rest].segment)
          rest += 1
        }
        let end = start + Swift.min(segment.count - start, next - position)
        append(joining: segment.part(start..<end))
        position += end - start
        start = end
      }
    }
    for insertion in insertions[rest...] { append(joining: insertion.segment) }
  }
}
