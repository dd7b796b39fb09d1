// SPDX-License-Identifier: MIT

/// A mapping between the old and the new numbers of rows or sections in a change to the data.
///
///     update.deleteRows(at: [RowPath(0, 0)])
///     let rows = try update.mapping(of: [3, 5]).rows
///     rows.newIndex(of: 5)                       // 4
///     // Any set of row numbers moves with the rows:
///     rows.applied(to: [0, 1, 5] as RowSet)      // {0, 4}
///
/// ``TableMapping/rows`` and ``TableMapping/sections`` are such mappings. A mapping stores the
/// segments that move together, so its size depends on the change rather than on the table.
public struct IndexMapping: Hashable, Sendable {
  /// The number of elements before the change.
  public let oldCount: Int
  /// The removed range of a change at one place; most changes are of this kind, and need no
  /// storage.
  @usableFromInline let gap: Range<Int>
  /// The number of elements inserted at that place.
  @usableFromInline let gapCount: Int
  /// The segments of a change at several places, for which the gap is unused.
  @usableFromInline let list: List?

  /// The segments after the change, both kept and new, in ascending order.
  ///
  /// No segment is empty, and no segment continues the previous segment.
  ///
  /// - Complexity: O(*m*) for *m* segments.
  public var segments: [RowSegment] {
    if let list { return list.segments }
    return (0..<3).reduce(into: []) { $0.append(joining: segment($1)) }
  }

  /// The segment at a place; for a change at one place, the elements before it, the new elements
  /// and the elements after it, any of which may be empty.
  @inline(__always)
  func segment(_ i: Int) -> RowSegment {
    if let list { return list.segment(i) }
    switch i {
    case 0: return .kept(0..<gap.lowerBound)
    case 1: return .inserted(gapCount)
    default: return .kept(gap.upperBound..<oldCount)
    }
  }

  /// Calls a closure with each segment and its first new number, in ascending order, until the
  /// closure returns false; segments may be empty.
  ///
  /// - Parameters:
  ///   - new: A new number; segments below it are left out, except in a change at one place.
  ///   - body: The closure.
  /// - Complexity: O(log *m* + *k*) for *k* of *m* segments.
  @usableFromInline
  func forEachSegment(from new: Int = 0, _ body: (_ start: Int, _ segment: RowSegment) -> Bool) {
    var i = list?.place(of: new) ?? 0
    var start = list?.start(i) ?? 0
    while i < segmentCount {
      let segment = segment(i)
      guard body(start, segment) else { return }
      start += segment.count
      i += 1
    }
  }

  /// The number of elements after the change.
  public var newCount: Int { list?.newCount ?? oldCount - gap.count + gapCount }

  /// The number of segments, empty ones included.
  @usableFromInline var segmentCount: Int { list?.count ?? 3 }

  /// Whether the mapping changes nothing.
  @inlinable var isIdentity: Bool { list == nil && gap.isEmpty && gapCount == 0 }

  /// The kept runs, in the order of the old numbers.
  var kept: [KeptRun] {
    if let list { return list.keptRuns.map { $0 } }
    return [
      KeptRun(old: 0, new: 0, count: gap.lowerBound),
      KeptRun(
        old: gap.upperBound, new: gap.lowerBound + gapCount, count: oldCount - gap.upperBound),
    ].filter { $0.count > 0 }
  }

  /// A run of numbers that move together.
  struct KeptRun: Sendable {
    var old: Int
    var new: Int
    var count: Int

    /// The numbers before the change.
    var oldRange: Range<Int> { old..<(old + count) }
  }

  /// Creates a mapping from segments that are known to be valid.
  @usableFromInline
  package init(oldCount: Int, checked segments: [RowSegment]) {
    let segments =
      segments.isJoined ? segments : segments.reduce(into: []) { $0.append(joining: $1) }
    self.oldCount = oldCount
    if let (gap, count) = segments.gap(among: oldCount) {
      (self.gap, gapCount, list) = (gap, count, nil)
    } else {
      let move = segments.move(among: oldCount)
      (gap, gapCount, list) = (0..<0, 0, List(segments, oldCount: oldCount, move: move))
    }
  }

  /// Creates a mapping with more than three segments.
  init(oldCount: Int, _ list: List) {
    (self.oldCount, gap, gapCount, self.list) = (oldCount, 0..<0, 0, list)
  }

  /// Creates a mapping for a change at one place.
  ///
  /// - Parameters:
  ///   - gap: The removed numbers.
  ///   - count: The number of elements inserted in their place.
  ///   - oldCount: The number of elements before the change.
  @usableFromInline
  init(replacing gap: Range<Int>, byCount count: Int, of oldCount: Int) {
    (self.gap, gapCount, self.oldCount, list) = (gap, count, oldCount, nil)
  }

  /// Creates a mapping in which one number moves.
  init(moving old: Int, to new: Int, of count: Int) {
    (oldCount, gap, gapCount) = (count, count..<count, 0)
    let moved = RowSegment.kept(old..<(old + 1))
    // Numbers between the two places shift by one.
    var segments: [RowSegment] = []
    segments.reserveCapacity(4)
    segments.append(joining: .kept(0..<min(old, new)))
    if old > new { segments.append(moved) }
    segments.append(joining: .kept(old < new ? (old + 1)..<(new + 1) : new..<old))
    if old < new { segments.append(moved) }
    segments.append(joining: .kept((max(old, new) + 1)..<count))
    let move = KeptRun(old: old, new: new, count: 1)
    list = old == new ? nil : List(segments, oldCount: count, move: move)
  }

  /// The mapping of elements that are matched by number.
  @usableFromInline
  static func byNumber(from oldCount: Int, to newCount: Int) -> IndexMapping {
    let common = min(oldCount, newCount)
    return IndexMapping(
      replacing: common..<oldCount, byCount: newCount - common, of: oldCount)
  }

  /// The mapping that changes nothing.
  @usableFromInline
  static func identity(_ count: Int) -> IndexMapping {
    IndexMapping(replacing: count..<count, byCount: 0, of: count)
  }
}

extension IndexMapping {
  /// Whether two mappings have the same result for each number.
  public static func == (first: IndexMapping, second: IndexMapping) -> Bool {
    guard first.oldCount == second.oldCount else { return false }
    if let list = first.list, list === second.list { return true }
    return first.segments == second.segments
  }

  /// Hashes the segments after the change.
  public func hash(into hasher: inout Hasher) { hasher.combine(segments) }
}
