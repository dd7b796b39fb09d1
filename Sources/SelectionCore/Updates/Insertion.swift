// SPDX-License-Identifier: MIT

/// A section, or rows of a section, that an update inserts or moves.
struct Insertion {
  /// The place after the update; for several rows, of the first.
  let target: UpdateError.Place
  let segment: RowSegment
  /// The place before the update, if it is moved.
  var source: UpdateError.Place?

  /// The place as a path; sections count as rows of one section.
  var path: RowPath {
    switch target {
    case .row(let path): path
    case .section(let section): RowPath(section: 0, row: section)
    }
  }

  func beyondEnd(only count: UpdateError.Count) -> UpdateError {
    .beyondEnd(target, movedFrom: source, only: count)
  }
}

/// Interleaves insertions, whose places ascend, with segments, which fill the places between them.
func interleave(
  _ segments: [RowSegment], _ insertions: ArraySlice<Insertion>
) -> [RowSegment] {
  guard !insertions.isEmpty else { return segments }
  var result: [RowSegment] = []
  result.reserveCapacity(segments.count + 2 * insertions.count)
  var rest = segments.makeIterator()
  var next = rest.next()
  var position = 0
  func keep(upTo end: Int) {
    while position < end, let segment = next {
      let count = min(segment.count, end - position)
      result.append(segment.part(0..<count))
      next = count < segment.count ? segment.part(count..<segment.count) : rest.next()
      position += count
    }
  }
  for insertion in insertions {
    keep(upTo: insertion.path.row)
    result.append(insertion.segment)
    position += insertion.segment.count
  }
  keep(upTo: .max)
  return result
}
