// SPDX-License-Identifier: MIT

/// Questions of the identities of rows to the mapping from tokens to rows.
extension IndexMapping {
  /// The mapping after a change, without new rows at the end, if both change one place.
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

  /// A mapping of a change at one place, without new elements if it is at the end.
  private func endingGap(_ gap: Range<Int>, _ count: Int) -> IndexMapping {
    IndexMapping(
      replacing: gap, byCount: gap.upperBound == oldCount ? 0 : count, of: oldCount)
  }

  /// The new numbers of all elements before the change, -1 for those that are removed, and after
  /// them those of the first `count` new elements; and the number of all new elements.
  @usableFromInline
  func newPlaces(andOfNew count: Int) -> (places: [Int], newCount: Int) {
    var places = [Int](repeating: -1, count: oldCount + count)
    var (place, newCount) = (0, 0)
    forEachSegment { segment in
      switch segment {
      case .kept(let rows):
        for row in rows {
          places[row] = place
          place += 1
        }
      case .inserted(let inserted):
        for i in newCount..<Swift.min(newCount + inserted, Swift.max(newCount, count)) {
          places[oldCount + i] = place + (i - newCount)
        }
        place += inserted
        newCount += inserted
      }
      return true
    }
    return (places, newCount)
  }

  /// The segments after a change, by the numbers before this mapping, in which new rows of a range
  /// get numbers from `start` on.
  ///
  /// - Returns: The segments, without new rows at the end, and the number of rows that got a
  ///   number.
  @usableFromInline
  func following(
    _ next: IndexMapping, naming most: Int, from start: Int, in range: Range<Int>
  ) -> (segments: [RowSegment], named: Int) {
    let isPlain = isIdentity
    var result: [RowSegment] = []
    result.reserveCapacity(next.segmentCount + segmentCount + 2)
    var row = 0
    var named = 0
    next.forEachSegment { segment in
      let rows = row..<(row + segment.count)
      row = rows.upperBound
      switch segment {
      case .kept(let old):
        if isPlain, old.upperBound <= newCount {
          result.append(joining: segment)
        } else {
          appendSegments(in: old, to: &result)
          result.append(joining: .inserted(old.upperBound - max(old.lowerBound, newCount)))
        }
      case .inserted(let count):
        let inside = rows.clamped(to: range)
        let taken = max(min(inside.count, most - named), 0)
        let before = taken > 0 ? inside.lowerBound - rows.lowerBound : 0
        result.append(joining: .inserted(before))
        result.append(joining: .kept((start + named)..<(start + named + taken)))
        result.append(joining: .inserted(count - before - taken))
        named += taken
      }
      return true
    }
    if case .inserted? = result.last { result.removeLast() }
    return (result, named)
  }
}
