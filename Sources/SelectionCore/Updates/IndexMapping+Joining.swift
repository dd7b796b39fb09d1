// SPDX-License-Identifier: MIT

extension IndexMapping.List {
  /// Creates a list by joining a change to another list, without new elements at the end.
  ///
  /// All segments except those at the edges of the change are copied unchanged, so joining costs a
  /// fraction of creating a list from segments.
  ///
  /// - Parameters:
  ///   - first: The list.
  ///   - change: The segments of the change; numbers from `Int.min` on correspond to numbers from
  ///     `oldCount` on in this list.
  ///   - oldCount: The number of old elements of the list.
  ///   - newOldCount: The number of old elements of the new list.
  /// - Complexity: O(*m* + *k* log *m*) for *m* segments of the list and *k* segments of the
  ///   change.
  convenience init(
    _ first: IndexMapping.List, followedBy change: [RowSegment], from oldCount: Int,
    to newOldCount: Int
  ) {
    var count = 0
    let numbers = CompactNumbers { _ in
      guard let old = first.numbers.shorts, Int32(exactly: newOldCount) != nil else { return nil }
      var joining = ListJoining(old, first.count, of: oldCount)
      guard let numbers = joining.joined(with: change) else { return nil }
      count = joining.count
      return numbers
    } long: { _ in
      var joining = ListJoining(first.numbers.longs, first.count, of: oldCount)
      let numbers = joining.joined(with: change)
      count = joining.count
      return numbers
    }
    self.init(numbers, of: count, oldCount: newOldCount)
  }
}

/// The numbers of a list while it is joined to a change.
private struct ListJoining<Number: FixedWidthInteger> {
  /// The numbers of the list, and the numbers of its segments and old elements.
  let old: [Number]
  let (oldSegmentCount, oldCount): (Int, Int)
  /// The first old number, and the first new number, of each segment.
  var firsts: [Number] = []
  var starts: [Number] = []
  /// The new number after all appended segments.
  var position = 0
  /// For each segment of the list, its place among the new segments; -1 without a place, -2 if only
  /// a part of the segment has a place.
  var places: [Number]
  /// The parts of segments, and elements after those of the list, by their first old number.
  var parts: [(old: Int, place: Int)] = []

  init(_ old: [Number], _ segmentCount: Int, of oldCount: Int) {
    (self.old, oldSegmentCount, self.oldCount) = (old, segmentCount, oldCount)
    places = [Number](repeating: -1, count: segmentCount)
  }

  /// The number of segments.
  var count: Int { firsts.count }

  private func number(_ value: Int) -> Number { Number(truncatingIfNeeded: value) }

  /// The first new number of a segment of the list.
  private func start(_ i: Int) -> Int { Int(old[oldSegmentCount + i]) }

  /// The numbers after a change; nil if they don't fit.
  mutating func joined(with change: [RowSegment]) -> [Number]? {
    firsts.reserveCapacity(oldSegmentCount + 2 * change.count)
    starts.reserveCapacity(oldSegmentCount + 2 * change.count + 1)
    for segment in change {
      switch segment {
      case .inserted(let count): append(-1, count)
      case .kept(let rows):
        guard rows.lowerBound < 0 else {
          take(rows)
          continue
        }
        let first = oldCount + (rows.lowerBound - .min)
        if append(first, rows.count) { parts.append((first, count - 1)) }
      }
    }
    if firsts.last == -1 {
      firsts.removeLast()
      position = Int(starts.removeLast())
    }
    starts.append(number(position))
    guard Number(exactly: position) != nil, Number(exactly: 3 * count + 1) != nil
    else { return nil }
    return firsts + starts + keptPlaces()
  }

  /// Appends a segment, or joins it to the last segment if it continues that segment.
  ///
  /// - Returns: Whether the segment was appended.
  @discardableResult
  private mutating func append(_ first: Int, _ count: Int) -> Bool {
    guard count > 0 else { return false }
    defer { position += count }
    if let last = firsts.last {
      let next = last < 0 ? -1 : Int(last) + (position - Int(starts[starts.count - 1]))
      if next == first { return false }
    }
    firsts.append(number(first))
    starts.append(number(position))
    return true
  }

  /// Copies the segments of a range of the list's new numbers.
  private mutating func take(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    let i = partitionPoint(of: oldSegmentCount) { start($0) <= rows.lowerBound }
    takePart(of: i - 1, rows)
    // Segments within the range keep their old numbers, and all move by the same distance.
    let rest = start(i) < rows.upperBound ? oldSegmentCount - i : 0
    let end = i + partitionPoint(of: rest) { start(i + $0 + 1) <= rows.upperBound }
    if i < end {
      let distance = position - start(i)
      let first = count
      firsts += old[i..<end]
      for k in i..<end {
        starts.append(old[oldSegmentCount + k] &+ number(distance))
        places[k] = number(first + (k - i))
      }
      position = start(end) + distance
    }
    if end < oldSegmentCount, start(end) < rows.upperBound { takePart(of: end, rows) }
  }

  /// Copies the part of a segment that is in a range.
  private mutating func takePart(of i: Int, _ rows: Range<Int>) {
    let segment = start(i)..<start(i + 1)
    let part = segment.clamped(to: rows)
    let first = Int(old[i])
    guard first >= 0 else {
      append(-1, part.count)
      return
    }
    let isWhole = part == segment
    if !isWhole { places[i] = -2 }
    let old = first + (part.lowerBound - segment.lowerBound)
    guard append(old, part.count) else { return }
    if isWhole { places[i] = number(count - 1) } else { parts.append((old, count - 1)) }
  }

  /// The places of the kept segments in the order of their old numbers.
  private mutating func keptPlaces() -> [Number] {
    parts = parts.ordered { SortKey(first: $0.old) }
    var kept: [Number] = []
    kept.reserveCapacity(count)
    var next = 0
    for i in old[(2 * oldSegmentCount + 1)...] {
      let place = places[Int(i)]
      if place >= 0 {
        kept.append(place)
      } else if place == -2 {
        let end = Int(old[Int(i)]) + (start(Int(i) + 1) - start(Int(i)))
        while next < parts.count, parts[next].old < end {
          kept.append(number(parts[next].place))
          next += 1
        }
      }
    }
    for part in parts[next...] { kept.append(number(part.place)) }
    return kept
  }
}
