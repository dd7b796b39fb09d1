// SPDX-License-Identifier: MIT

extension IndexMapping {
  /// Returns the new number of the element with the number `old`, or nil if the element was
  /// removed.
  ///
  /// - Complexity: O(log *m*) for *m* segments.
  public func newIndex(of old: Int) -> Int? {
    guard old >= 0, old < oldCount else { return nil }
    if let list { return list.newIndex(of: old) }
    guard !gap.contains(old) else { return nil }
    return old < gap.lowerBound ? old : old - gap.count + gapCount
  }

  /// Returns the old number of the element with the number `new`, or nil if the element is new.
  ///
  /// - Complexity: O(log *m*).
  public func oldIndex(of new: Int) -> Int? {
    guard new >= 0, new < newCount else { return nil }
    guard let list else {
      if new < gap.lowerBound { return new }
      return new < gap.lowerBound + gapCount ? nil : new - gapCount + gap.count
    }
    let i = list.place(of: new)
    guard case .kept(let rows) = list.segment(i) else { return nil }
    return rows.lowerBound + (new - list.start(i))
  }

  /// Returns the new number of the element with the number `old` or, if the element was removed, of
  /// the element nearest to it.
  ///
  /// The nearest element is the next element that remained or, if no element follows, the previous
  /// element that remained. The result is nil if no element remained.
  ///
  /// - Complexity: O(log *m*).
  public func nearestNewIndex(of old: Int) -> Int? {
    let old = max(min(old, oldCount - 1), 0)
    if let new = newIndex(of: old) { return new }
    let removed = piece(around: old).rows
    return newIndex(of: removed.upperBound) ?? newIndex(of: removed.lowerBound - 1)
  }

  /// Whether a prefix of at least the given number of elements stays unchanged, and all other
  /// elements are removed.
  @usableFromInline
  func keepsFirst(_ count: Int) -> Bool {
    guard list == nil, gapCount == 0, gap.isEmpty || gap.upperBound == oldCount
    else { return false }
    let kept = gap.isEmpty ? oldCount : gap.lowerBound
    return kept > 0 && kept >= count
  }

  /// The numbers around a number that move together, with the first of their new numbers, or with
  /// nil if they are removed together.
  ///
  /// - Complexity: O(log *m*).
  func piece(around old: Int) -> (rows: Range<Int>, start: Int?) {
    guard let list else {
      if old < gap.lowerBound { return (0..<gap.lowerBound, 0) }
      if gap.contains(old) { return (gap, nil) }
      return old < oldCount
        ? (gap.upperBound..<oldCount, gap.lowerBound + gapCount) : (oldCount..<(.max), nil)
    }
    let k = list.keptPlace(of: old)
    let run = k < 0 ? nil : list.keptRun(k)
    if let run, old < run.oldRange.upperBound { return (run.oldRange, run.new) }
    let next = k + 1 < list.keptCount ? list.keptRun(k + 1).old : .max
    return ((run?.oldRange.upperBound ?? 0)..<next, nil)
  }

  /// The removed elements, by their old numbers.
  ///
  /// - Complexity: O(*m*).
  public var removed: RowSet {
    guard let list else { return RowSet(gap) }
    return RowSet(ranges: list.keptRuns.map { $0.oldRange }.gaps(in: 0..<oldCount))
  }

  /// The elements that remained, identified by their new numbers.
  ///
  /// - Complexity: O(*m*).
  public var stayed: RowSet { inserted.complement(within: newCount) }

  /// Converts a set of old numbers to new numbers; removed elements are left out.
  ///
  /// - Complexity: O(*m* log *n*), and at most O(log *m*) for each run of rows that moves together.
  public func applied(to rows: RowSet) -> RowSet {
    // One or two rows are looked up individually; an empty set is already done.
    guard rows.count > 2 else {
      var new = RowSet()
      for row in rows { if let row = newIndex(of: row) { new.insert(row) } }
      return new
    }
    guard let list else {
      guard rows.extent <= oldCount else { return rows.rearranged(segments) }
      var new = rows
      if !isIdentity { new.replace(gap, count: gapCount, isMember: false) }
      return new
    }
    if let move = list.move, rows.extent <= oldCount {
      return rows.moving(move) ?? rows.rearranged(segments)
    }
    return movedRuns(of: rows) ?? rows.rearranged(segments)
  }

  /// Converts rows run by run; nil if a visit of all segments would hardly cost more.
  private func movedRuns(of rows: RowSet) -> RowSet? {
    var runs: [Range<Int>] = []
    let isDone = forEachPart(of: rows, most: segmentCount / 8) { part, new in
      if let new { runs.append(new..<(new + part.count)) }
    }
    guard isDone else { return nil }
    return RowSet(ranges: runs.ordered { SortKey(first: $0.lowerBound) })
  }

  /// Returns a shape whose values have moved with the change; new elements have the value zero.
  ///
  /// You can use this method to move values for each row or section, such as heights, with their
  /// rows or sections.
  ///
  /// - Parameter shape: A shape that contains a section for each old number.
  /// - Returns: A shape that contains a section for each new number.
  /// - Complexity: O(*m* log *s*) for *m* segments and *s* sections of the shape.
  public func applied(to shape: TableShape) -> TableShape {
    isIdentity && shape.sectionCount == oldCount ? shape : shape.rearranged(segments)
  }

  /// The new elements, by their new numbers.
  ///
  /// - Complexity: O(*m*).
  public var inserted: RowSet {
    guard list != nil else { return RowSet(gap.lowerBound..<(gap.lowerBound + gapCount)) }
    var ranges: [Range<Int>] = []
    forEachSegment { start, segment in
      if case .inserted(let count) = segment { ranges.append(start..<(start + count)) }
      return true
    }
    return RowSet(ranges: ranges)
  }

  /// The runs that remained, in the order of their new numbers.
  var keptInNewOrder: [KeptRun] { kept.ordered { SortKey(first: $0.new) } }

  /// The segments of a range of new numbers, clipped to the range.
  ///
  /// - Complexity: O(log *m* + *k*) for *k* of *m* segments.
  @usableFromInline
  func segments(in range: Range<Int>) -> [RowSegment] {
    var parts: [RowSegment] = []
    appendSegments(in: range, to: &parts)
    return parts
  }

  /// Appends the segments of a range of new numbers to other segments, and joins them.
  ///
  /// - Complexity: O(log *m* + *k*) for *k* of *m* segments.
  func appendSegments(in range: Range<Int>, to parts: inout [RowSegment]) {
    forEachSegment(from: range.lowerBound) { start, segment in
      let part = range.clamped(to: start..<(start + segment.count))
      parts.append(joining: segment.part(part.shifted(by: -start)))
      return start + segment.count < range.upperBound
    }
  }

  /// The next number, from `new` on and below a limit, that existed before the change, with its old
  /// number and the number of elements that move together from there, up to the limit.
  ///
  /// - Complexity: O(log *m*).
  @usableFromInline
  func segment(from new: Int, below limit: Int) -> (new: Int, old: Int, count: Int)? {
    guard new >= 0 else { return nil }
    var found: (new: Int, old: Int, count: Int)?
    forEachSegment(from: new) { first, segment in
      let start = max(new, first)
      let end = min(limit, first + segment.count)
      if case .kept(let rows) = segment, start < end {
        found = (start, rows.lowerBound + (start - first), end - start)
      }
      return found == nil && end < limit
    }
    return found
  }

  /// The composition of this mapping and a mapping that follows it.
  ///
  /// - Parameter next: A mapping whose old numbers are this mapping's new numbers.
  /// - Returns: The mapping from this mapping's old numbers to the new numbers of `next`.
  /// - Complexity: O(*m* log *m*) for *m* segments of both mappings.
  func followed(by next: IndexMapping) -> IndexMapping {
    if next.isIdentity, next.oldCount == newCount { return self }
    if isIdentity, next.oldCount == newCount { return next }
    return IndexMapping(oldCount: oldCount, checked: joined(with: next.segments))
  }
}

extension RowSet {
  /// The set after a run of rows has moved to another place; nil if it has too many runs of members
  /// to insert one by one.
  fileprivate func moving(_ move: IndexMapping.KeptRun) -> RowSet? {
    let old = move.oldRange
    var areAll = contains(move.old)
    var runs: [Range<Int>] = []
    let count = move.count > 1 ? count(in: old) : areAll ? 1 : 0
    areAll = count == move.count
    if count > 0, !areAll {
      for run in intersection(RowSet(old)).ranges {
        if runs.count == 16 { return nil }
        runs.append(run)
      }
    }
    var rows = self
    rows.replace(old, count: 0, isMember: false)
    rows.replace(move.new..<move.new, count: move.count, isMember: areAll)
    for run in runs { rows.insert(run.shifted(by: move.new - move.old)) }
    return rows
  }
}

extension [RowSegment] {
  /// The removed range and the number of inserted elements, if these segments are a change at a
  /// single place; otherwise nil.
  func gap(among oldCount: Int) -> (removed: Range<Int>, inserted: Int)? {
    guard count <= 3 else { return nil }
    var rest = self[...]
    var (start, end, inserted) = (0, oldCount, 0)
    if case .kept(let rows)? = rest.first, rows.lowerBound == 0 {
      start = rows.upperBound
      rest.removeFirst()
    }
    if case .inserted(let new)? = rest.first {
      inserted = new
      rest.removeFirst()
    }
    if case .kept(let rows)? = rest.first, rows.upperBound == oldCount {
      end = rows.lowerBound
      rest.removeFirst()
    }
    return rest.isEmpty && start <= end ? (start..<end, inserted) : nil
  }

  /// The run of numbers that moves, if these segments change nothing else; of two runs that change
  /// places, the shorter run.
  func move(among oldCount: Int) -> IndexMapping.KeptRun? {
    guard count <= 4 else { return nil }
    var (kept, total): ([Range<Int>], Int) = ([], 0)
    for case .kept(let rows) in self {
      kept.append(rows)
      total += rows.count
    }
    guard kept.count == count, total == oldCount else { return nil }
    let start = kept.first?.lowerBound == 0 ? kept.removeFirst().upperBound : 0
    guard 2...3 ~= kept.count, kept[1] == start..<kept[0].lowerBound else { return nil }
    let (first, second) = (kept[1], kept[0])
    guard kept.count == 2 || kept[2].lowerBound == second.upperBound else { return nil }
    return first.count < second.count
      ? .init(old: first.lowerBound, new: start + second.count, count: first.count)
      : .init(old: second.lowerBound, new: start, count: second.count)
  }
}
