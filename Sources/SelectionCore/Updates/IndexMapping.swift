// SPDX-License-Identifier: MIT

/// Where each row, or each section, went in a change of the data: from the numbers before it to the
/// numbers after it, and back.
///
///     let rows = try update.mapping(of: [3, 5]).rows
///     rows.newIndex(of: 5)                       // the number of row 5 after the change
///     starred = rows.applied(to: starred)        // any set of row numbers goes along
///
/// ``TableMapping/rows`` and ``TableMapping/sections`` are such mappings. It holds the segments
/// that stayed together, so its size is that of the change, not of the table.
public struct IndexMapping: Hashable, Sendable {
  /// All of it, on the heap, so that it is small to hand on.
  private final class Storage: Sendable {
    let segments: [RowSegment]
    let oldCount: Int
    let newCount: Int
    let isIdentity: Bool
    let kept: [KeptRun]
    /// The first new number of each segment.
    let starts: [Int]

    init(_ segments: [RowSegment], oldCount: Int) {
      var kept: [KeptRun] = []
      var starts: [Int] = []
      kept.reserveCapacity(segments.count)
      starts.reserveCapacity(segments.count)
      var position = 0
      var isAscending = true
      for segment in segments {
        starts.append(position)
        if case .kept(let rows) = segment {
          if let last = kept.last, last.old > rows.lowerBound { isAscending = false }
          kept.append(KeptRun(old: rows.lowerBound, new: position, count: rows.count))
        }
        position += segment.count
      }
      self.segments = segments
      self.oldCount = oldCount
      newCount = position
      isIdentity =
        position == oldCount && segments.count <= 1 && (kept.first?.count ?? 0) == position
      self.kept = isAscending ? kept : IndexMapping.ordered(kept, below: oldCount)
      self.starts = starts
    }
  }

  private let storage: Storage

  /// What stands after the change, in ascending order: what was there before, and what is new.
  ///
  /// No segment is empty, and none goes on where the one before it ends.
  public var segments: [RowSegment] { storage.segments }
  /// How many there were before.
  public var oldCount: Int { storage.oldCount }
  /// How many there are after.
  public var newCount: Int { storage.newCount }

  /// Whether everything stands where it stood.
  @usableFromInline var isIdentity: Bool { storage.isIdentity }

  /// What was there before and stayed, in the order of the old numbers.
  var kept: [KeptRun] { storage.kept }
  private var starts: [Int] { storage.starts }

  /// Numbers that stayed together.
  struct KeptRun: Sendable {
    var old: Int
    var new: Int
    var count: Int

    /// The numbers before the change.
    var oldRange: Range<Int> { old..<(old + count) }
  }

  /// Makes a mapping of numbers below `oldCount`, none of which stands in two segments.
  ///
  /// Empty segments are left out, and those that go on where the one before them ends are joined to
  /// it.
  @usableFromInline
  package init(oldCount: Int, segments: [RowSegment]) {
    storage = Storage(
      segments.isJoined ? segments : segments.reduce(into: []) { $0.append(joining: $1) },
      oldCount: oldCount)
  }

  /// Runs in the order of their old numbers.
  ///
  /// Where they are many, each is put in its place: the places of all old numbers are gone through.
  private static func ordered(_ kept: [KeptRun], below oldCount: Int) -> [KeptRun] {
    guard kept.count > oldCount / 32 else { return kept.ordered { SortKey(first: $0.old) } }
    var places = [Int](repeating: -1, count: oldCount)
    for (i, segment) in kept.enumerated() { places[segment.old] = i }
    var ordered: [KeptRun] = []
    ordered.reserveCapacity(kept.count)
    for place in places where place >= 0 { ordered.append(kept[place]) }
    return ordered
  }

  /// The mapping of sections that are the same by their numbers.
  @usableFromInline
  static func byNumber(from oldCount: Int, to newCount: Int) -> IndexMapping {
    let common = min(oldCount, newCount)
    return IndexMapping(
      oldCount: oldCount, segments: [.kept(0..<common), .inserted(newCount - common)])
  }

  /// The mapping of a change that changes nothing.
  @usableFromInline
  static func identity(_ count: Int) -> IndexMapping {
    IndexMapping(oldCount: count, segments: [.kept(0..<count)])
  }

  /// The place in `kept` of the last segment that starts no higher than `old`, or -1.
  private func place(of old: Int) -> Int {
    partitionPoint(of: kept.count) { kept[$0].old <= old } - 1
  }

  /// The number after the change of what had the number `old`, or nil if it is gone.
  ///
  /// - Complexity: O(log *m*) for *m* segments.
  public func newIndex(of old: Int) -> Int? {
    let i = place(of: old)
    guard i >= 0, old - kept[i].old < kept[i].count else { return nil }
    return kept[i].new + (old - kept[i].old)
  }

  /// The number before the change of what has the number `new`, or nil if it is new.
  ///
  /// - Complexity: O(log *m*).
  public func oldIndex(of new: Int) -> Int? {
    guard new >= 0, new < newCount else { return nil }
    let i = partitionPoint(of: starts.count) { starts[$0] <= new } - 1
    guard i >= 0, case .kept(let rows) = segments[i] else { return nil }
    return rows.lowerBound + (new - starts[i])
  }

  /// The new number of what had the number `old`, or if that is gone, of the next that stayed, else
  /// of the one before, in the order before the change; nil where nothing stayed.
  ///
  /// - Complexity: O(log *m*).
  public func nearestNewIndex(of old: Int) -> Int? {
    nearestNewIndex(of: old, below: .max, .max)
  }

  /// The new number as ``nearestNewIndex(of:)`` gives it, where only neighbors count whose old and
  /// new numbers are below limits.
  func nearestNewIndex(of old: Int, below oldLimit: Int, _ newLimit: Int) -> Int? {
    if let new = newIndex(of: old) { return new }
    func counts(_ run: KeptRun) -> Bool { run.old < oldLimit && run.new < newLimit }
    let i = place(of: old)
    if let next = kept[(i + 1)...].first(where: counts) { return next.new }
    return kept[..<(i + 1)].last(where: counts).map {
      // Of a run that goes beyond a limit, the last that does not.
      $0.new + min($0.count, oldLimit - $0.old, newLimit - $0.new) - 1
    }
  }

  /// The numbers around one that stay together, with the first of their new numbers; or those that
  /// are gone together, and nil.
  ///
  /// - Complexity: O(log *m*).
  func piece(around old: Int) -> (rows: Range<Int>, start: Int?) {
    let i = place(of: old)
    if i >= 0, old < kept[i].oldRange.upperBound { return (kept[i].oldRange, kept[i].new) }
    let next = i + 1 < kept.count ? kept[i + 1].old : .max
    return ((i < 0 ? 0 : kept[i].oldRange.upperBound)..<next, nil)
  }

  /// What is gone, in the numbers before the change.
  ///
  /// - Complexity: O(*m*).
  public var removed: RowSet {
    RowSet(ranges: kept.lazy.map { $0.oldRange }.gaps(in: 0..<oldCount))
  }

  /// What stayed, in the numbers after the change.
  ///
  /// - Complexity: O(*m*).
  public var stayed: RowSet { inserted.complement(within: newCount) }

  /// A set of numbers before the change as the numbers after it; what is gone is left out.
  ///
  /// - Complexity: O(*m* log *n*), and no more than O(log *m*) for each run of the rows that stays
  ///   together.
  public func applied(to rows: RowSet) -> RowSet {
    // Few rows are looked up one by one; of none there is nothing to do.
    guard rows.count <= 2 else { return movedRuns(of: rows) ?? rows.rearranged(segments) }
    var new = RowSet()
    for row in rows { if let row = newIndex(of: row) { new.insert(row) } }
    return new
  }

  /// Rows as the numbers after the change, run by run; nil if going through the segments is not
  /// much dearer.
  private func movedRuns(of rows: RowSet) -> RowSet? {
    let most = segments.count / 8
    guard most > 1 else { return nil }
    var runs: [Range<Int>] = []
    for run in rows.ranges {
      var rest = run.clamped(to: 0..<oldCount)
      while !rest.isEmpty {
        guard runs.count < most else { return nil }
        let piece = piece(around: rest.lowerBound)
        let together = rest.clamped(to: piece.rows)
        rest = together.upperBound..<rest.upperBound
        let start = piece.start.map { $0 + (together.lowerBound - piece.rows.lowerBound) } ?? 0
        runs.append(piece.start == nil ? 0..<0 : start..<(start + together.count))
      }
    }
    return RowSet(ranges: runs.filter { !$0.isEmpty }.ordered { SortKey(first: $0.lowerBound) })
  }

  /// What a shape says of numbers before the change, said of the numbers after it; what is new is
  /// empty.
  ///
  /// So whatever is counted for each row or section, such as heights, goes along with it.
  ///
  /// - Parameter shape: has a section for each number before the change.
  /// - Returns: a shape that has one for each number after it.
  /// - Complexity: O(*m* log *s*) for *m* segments and *s* sections of the shape.
  public func applied(to shape: TableShape) -> TableShape {
    shape.rearranged(segments)
  }

  /// What is new, in the numbers after the change.
  ///
  /// - Complexity: O(*m*).
  public var inserted: RowSet {
    var ranges: [Range<Int>] = []
    for (start, segment) in zip(starts, segments) {
      if case .inserted(let count) = segment { ranges.append(start..<(start + count)) }
    }
    return ranges.isEmpty ? RowSet() : RowSet(ranges: ranges)
  }

  /// What stayed, as runs in the order of the new numbers.
  var keptInNewOrder: [KeptRun] { kept.ordered { SortKey(first: $0.new) } }

  /// The segments of a range of the numbers after the change, those at its ends in part.
  ///
  /// - Complexity: O(log *m* + *k*) for *k* of *m* segments.
  @usableFromInline
  func segments(in range: Range<Int>) -> [RowSegment] {
    var parts: [RowSegment] = []
    appendSegments(in: range, to: &parts)
    return parts
  }

  /// Appends the segments of a range of the numbers after the change to others, and joins them.
  ///
  /// - Complexity: O(log *m* + *k*) for *k* of *m* segments.
  func appendSegments(in range: Range<Int>, to parts: inout [RowSegment]) {
    var i = max(partitionPoint(of: starts.count) { starts[$0] <= range.lowerBound } - 1, 0)
    while i < starts.count, starts[i] < range.upperBound {
      let part = range.clamped(to: starts[i]..<(starts[i] + segments[i].count))
      parts.append(joining: segments[i].part(part.shifted(by: -starts[i])))
      i += 1
    }
  }

  /// The next number from `new` on, below a limit, that was there before: with the number it had
  /// and how many went on from there together, up to the limit.
  ///
  /// - Complexity: O(log *m*).
  @usableFromInline
  func segment(from new: Int, below limit: Int) -> (new: Int, old: Int, count: Int)? {
    guard new >= 0 else { return nil }
    var i = max(partitionPoint(of: starts.count) { starts[$0] <= new } - 1, 0)
    while i < starts.count, starts[i] < limit {
      let start = max(new, starts[i])
      let end = min(limit, starts[i] + segments[i].count)
      if case .kept(let rows) = segments[i], start < end {
        return (start, rows.lowerBound + (start - starts[i]), end - start)
      }
      i += 1
    }
    return nil
  }

  /// This mapping and one after it as one.
  ///
  /// - Parameter next: a mapping from the numbers after this one.
  /// - Returns: the mapping from the numbers before this one to those after `next`.
  /// - Complexity: O(*m* log *m*) for *m* segments of both.
  func followed(by next: IndexMapping) -> IndexMapping {
    IndexMapping(
      oldCount: oldCount,
      segments: next.segments.flatMap { segment in
        switch segment {
        case .kept(let range): segments(in: range)
        case .inserted: [segment]
        }
      })
  }
}

extension IndexMapping {
  /// Whether two mappings say the same of each number.
  public static func == (first: IndexMapping, second: IndexMapping) -> Bool {
    first.oldCount == second.oldCount && first.segments == second.segments
  }

  /// Hashes what stands after the change.
  public func hash(into hasher: inout Hasher) { hasher.combine(segments) }
}
