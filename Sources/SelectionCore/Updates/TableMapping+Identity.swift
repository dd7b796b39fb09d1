// SPDX-License-Identifier: MIT

extension TableMapping {
  /// Creates the mapping of a change from the old and new identities of the rows.
  ///
  /// Each identity that still exists keeps its row's state, in any section. If several rows have
  /// the same identity, the k-th such row before the change becomes the k-th such row after it, in
  /// table order. Sections are matched by number.
  ///
  ///     let mapping = TableMapping(from: [["a", "b"], ["c"]], to: [["b"], ["c", "a"]])
  ///     mapping.newPath(of: RowPath(0, 0))     // 1.1
  ///
  /// - Parameters:
  ///   - old: The identities before the change, by section.
  ///   - new: The identities after the change, by section.
  /// - Complexity: O(*n*); rows before the first difference and after the last difference are
  ///   compared rather than hashed.
  @inlinable
  public init<ID: Hashable>(from old: [[ID]], to new: [[ID]]) {
    self.init(
      from: old.map { $0.count }, to: new.map { $0.count },
      rows: matchedSegments(from: joined(old), to: joined(new)),
      sections: .byNumber(from: old.count, to: new.count))
  }

  /// Creates the mapping of a change from the old and new identities of rows and sections.
  ///
  /// If several rows or sections have the same identity, the k-th of them before the change becomes
  /// the k-th of them after it.
  ///
  /// - Parameters:
  ///   - old: Each section's identity and the identities of its rows, before the change.
  ///   - new: Each section's identity and the identities of its rows, after the change.
  /// - Complexity: O(*n*); rows before the first difference and after the last difference are
  ///   compared rather than hashed.
  @inlinable
  public init<SectionID: Hashable, ID: Hashable>(
    from old: [(section: SectionID, rows: [ID])], to new: [(section: SectionID, rows: [ID])]
  ) {
    self.init(
      from: old.map { $0.rows.count }, to: new.map { $0.rows.count },
      rows: matchedSegments(from: joined(old.map { $0.rows }), to: joined(new.map { $0.rows })),
      sections: IndexMapping(
        oldCount: old.count,
        checked: matchedSegments(from: old.map { $0.section }, to: new.map { $0.section })))
  }

  @usableFromInline
  init(
    from oldRowCounts: [Int], to newRowCounts: [Int], rows: [RowSegment], sections: IndexMapping
  ) {
    // Arrays in memory never hold more than `Int.max` elements together.
    let oldShape = TableShape(checked: oldRowCounts)
    let newShape = TableShape(checked: newRowCounts)
    self.init(
      from: oldShape, to: newShape,
      rows: IndexMapping(oldCount: oldShape.rowCount, checked: rows), sections: sections)
  }

  /// Makes a mapping in which rows count as moved if they aren't in the section that their old
  /// section becomes.
  init(
    from oldShape: TableShape, to newShape: TableShape, rows: IndexMapping, sections: IndexMapping
  ) {
    var moved: [Range<Int>] = []
    for section in 0..<newShape.sectionCount {
      let home = sections.oldIndex(of: section).flatMap(oldShape.rows(inSection:)) ?? 0..<0
      if home == 0..<oldShape.rowCount { continue }
      let ours = newShape.rows(ofSections: section..<(section + 1))
      var start = ours.lowerBound
      for part in rows.segments(in: ours).divided(by: home) {
        let end = start + part.count
        if case .kept(let old) = part, !old.overlaps(home) { moved.append(start..<end) }
        start = end
      }
    }
    self.init(
      oldShape: oldShape, newShape: newShape, rows: rows, sections: sections,
      movedRows: RowSet(ranges: moved))
  }
}

/// All elements in order; a single array is returned unchanged.
@inlinable
func joined<Element>(_ arrays: [[Element]]) -> [Element] {
  arrays.count == 1 ? arrays[0] : Array(arrays.joined())
}

/// Matches two lists: if several elements are equal, the k-th of them before the change is the k-th
/// after it.
///
/// Equal beginnings are paired element by element, because they contain the same first elements of
/// each identity. Equal ends are also paired, if possible: they contain the same last elements of
/// each identity, but these are the k-th on both sides only if the parts in between contain that
/// identity equally often:
///
///     old  a b | x y a | c d a      one `a` in between, on both sides, and neither `x` nor `z` at
///     new  a b | a y z | c d a      the end: the ends are paired
///
///     old  a b | x     | c d a      no `a` in between, and one: the last `a` is the second before
///     new  a b | a     | c d a      and the third after, so all after the beginning is hashed
///
/// - Complexity: O(*n*) comparisons, and hashing of the part in between; all elements after the
///   beginning are hashed if the end contains an identity that is not equally frequent in the parts
///   in between.
@inlinable
func matchedSegments<ID: Hashable>(from old: [ID], to new: [ID]) -> [RowSegment] {
  let shorter = min(old.count, new.count)
  var start = 0
  while start < shorter, old[start] == new[start] { start += 1 }
  var end = 0
  while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
  let (rows, range) = (start..<(old.count - end), start..<(new.count - end))
  let segments = matchedSegments(from: old, rows, to: new, range)
  if end > 0, hasAny(of: unmatched(segments, old, rows, new), old[rows.upperBound...]) {
    return matchedSegments(from: old, start..<old.count, to: new, start..<new.count)
  }
  return end > 0 ? segments + [.kept(rows.upperBound..<old.count)] : segments
}

/// Matches parts of two lists after their equal beginnings.
@inlinable
func matchedSegments<ID: Hashable>(
  from old: [ID], _ rows: Range<Int>, to new: [ID], _ range: Range<Int>
) -> [RowSegment] {
  let start: [RowSegment] = rows.lowerBound > 0 ? [.kept(0..<rows.lowerBound)] : []
  if rows.isEmpty || range.isEmpty { return start + [.inserted(range.count)] }
  let names = RowNames(old[rows])
  var walk = NameWalk(names: names, scope: 0..<rows.count, hidden: [])
  walk.segments = start
  walk.offset = rows.lowerBound
  walk.walk(along: new, range)
  return walk.segments
}

/// The elements of parts of two lists that have no equal element in the other list.
@inlinable
func unmatched<ID>(
  _ segments: [RowSegment], _ old: [ID], _ rows: Range<Int>, _ new: [ID]
) -> [ID] {
  var ids: [ID] = []
  var place = 0
  var isKept = [Bool](repeating: false, count: rows.count)
  for segment in segments {
    switch segment {
    case .inserted(let count): ids += new[place..<(place + count)]
    case .kept(let kept):
      for row in kept.clamped(to: rows) { isKept[row - rows.lowerBound] = true }
    }
    place += segment.count
  }
  for row in rows where !isKept[row - rows.lowerBound] { ids.append(old[row]) }
  return ids
}

/// Whether any of the given identities is among other identities.
@inlinable
func hasAny<ID: Hashable>(of ids: [ID], _ others: ArraySlice<ID>) -> Bool {
  let (fewer, more) = ids.count < others.count ? (ids[...], others) : (others, ids[...])
  if fewer.count <= 8 { return more.contains { fewer.contains($0) } }
  let known = Set(fewer)
  return more.contains { known.contains($0) }
}
