// SPDX-License-Identifier: MIT

/// Queries of the mapping from tokens to rows, for the identities of rows.
extension IndexMapping {
  /// The mapping after a change, without new rows at the end, if both the mapping and the change
  /// are at one place.
  ///
  /// - Complexity: O(1).
  @usableFromInline
  func joinedAtOnePlace(with next: IndexMapping) -> IndexMapping? {
    guard list == nil, next.list == nil, next.oldCount >= newCount else { return nil }
    if next.gap.lowerBound >= newCount { return self }
    let new = gap.lowerBound..<(gap.lowerBound + gapCount)
    if isIdentity {
      return endingGap(next.gap.lowerBound..<min(next.gap.upperBound, oldCount), next.gapCount)
    }
    guard next.gap.lowerBound <= new.upperBound, next.gap.upperBound >= new.lowerBound else {
      return nil
    }
    let end = gap.upperBound + max(next.gap.upperBound - new.upperBound, 0)
    let start = min(next.gap.lowerBound, gap.lowerBound)
    return endingGap(
      start..<min(end, oldCount), gapCount - next.gap.clamped(to: new).count + next.gapCount)
  }

  /// A mapping for a change at one place, without new elements if the place is the end.
  private func endingGap(_ gap: Range<Int>, _ count: Int) -> IndexMapping {
    IndexMapping(
      replacing: gap, byCount: gap.upperBound == oldCount ? 0 : count, of: oldCount)
  }

  /// The new numbers of all old elements, -1 for removed elements, followed by the numbers of the
  /// first `count` new elements; and the number of all new elements.
  @usableFromInline
  func newPlaces(andOfNew count: Int) -> (places: [Int], newCount: Int) {
    var places = [Int](repeating: -1, count: oldCount + count)
    var newCount = 0
    forEachSegment { start, segment in
      switch segment {
      case .kept(let rows):
        for row in rows { places[row] = start + (row - rows.lowerBound) }
      case .inserted(let inserted):
        for i in newCount..<Swift.min(newCount + inserted, Swift.max(newCount, count)) {
          places[oldCount + i] = start + (i - newCount)
        }
        newCount += inserted
      }
      return true
    }
    return (places, newCount)
  }

  /// The segments of this change, in which new rows of a range get numbers from `Int.min` on, so
  /// that they differ from the numbers of old rows.
  ///
  /// - Parameters:
  ///   - most: The maximum number of new rows that get a number.
  ///   - range: The range.
  ///   - known: The number of known rows before the change; other rows count as new.
  /// - Returns: The segments, without new rows at the end, and the number of rows that got a
  ///   number.
  @usableFromInline
  func naming(
    _ most: Int, in range: Range<Int>, after known: Int
  ) -> (segments: [RowSegment], named: Int) {
    var result: [RowSegment] = []
    result.reserveCapacity(segmentCount + 2)
    var row = 0
    var named = 0
    for segment in segments {
      let rows = row..<(row + segment.count)
      row = rows.upperBound
      switch segment {
      case .kept(let old):
        let kept = old.clamped(to: 0..<known)
        result.append(joining: .kept(kept))
        result.append(joining: .inserted(old.count - kept.count))
      case .inserted(let count):
        let inside = rows.clamped(to: range)
        let taken = max(min(inside.count, most - named), 0)
        let before = taken > 0 ? inside.lowerBound - rows.lowerBound : 0
        result.append(joining: .inserted(before))
        result.append(joining: .kept((.min + named)..<(.min + named + taken)))
        result.append(joining: .inserted(count - before - taken))
        named += taken
      }
    }
    if case .inserted? = result.last { result.removeLast() }
    return (result, named)
  }

  /// The segments of a change that follows this mapping, by this mapping's old numbers.
  ///
  /// - Parameter change: The segments of the change; numbers from `Int.min` on follow all old
  ///   numbers.
  /// - Returns: The segments.
  /// - Complexity: O(*k* log *m*) for *m* segments of the mapping and *k* segments of the change,
  ///   and O(1) for each segment of the result.
  func joined(with change: [RowSegment]) -> [RowSegment] {
    var parts: [RowSegment] = []
    parts.reserveCapacity(change.count + 4)
    for segment in change {
      switch segment {
      case .kept(let rows) where rows.lowerBound < 0:
        let first = oldCount + (rows.lowerBound - .min)
        parts.append(joining: .kept(first..<(first + rows.count)))
      case .kept(let rows) where !isIdentity: appendSegments(in: rows, to: &parts)
      default: parts.append(joining: segment)
      }
    }
    return parts
  }

  /// The mapping after a change, without new elements at the end.
  ///
  /// - Parameters:
  ///   - change: The segments of the change, in which further elements have numbers from `Int.min`
  ///     on.
  ///   - count: The number of these elements; they follow all old numbers.
  /// - Returns: The mapping.
  /// - Complexity: O(*m* + *k* log *m*) for *m* segments of the mapping and *k* segments of the
  ///   change.
  func joined(with change: [RowSegment], adding count: Int) -> IndexMapping {
    if let list {
      let joined = List(list, followedBy: change, from: oldCount, to: oldCount + count)
      // If there are few segments, they may be a change at one place.
      if joined.count > 3 { return IndexMapping(oldCount: oldCount + count, joined) }
      return IndexMapping(oldCount: oldCount + count, checked: joined.segments)
    }
    var parts = joined(with: change)
    if case .inserted? = parts.last { parts.removeLast() }
    return IndexMapping(oldCount: oldCount + count, checked: parts)
  }
}
