// SPDX-License-Identifier: MIT

/// A change to the data in terms of the numbers of all rows, and the rows that are shown after the
/// change.
@usableFromInline
struct LayoutChange {
  /// The mapping of all rows, including hidden rows and rows outside all sections; its shapes
  /// include all rows.
  let mapping: TableMapping
  /// The rows after the change.
  let layout: Layout

  /// The mapping of all rows.
  @usableFromInline var rows: IndexMapping { mapping.rows }
}

extension Layout {
  /// Extends a change of the shown rows to all rows.
  ///
  /// Inserted and moved rows are placed directly before the next shown row that doesn't move,
  /// otherwise at the end of their section. Hidden rows don't move; the hidden rows of a deleted
  /// section are removed.
  ///
  /// - Parameter change: The mapping of the shown rows, by their positions among the shown rows.
  /// - Returns: The change of all rows.
  /// - Complexity: O(1) if every row is shown, otherwise O((*s* + *m*) log *n*) for *s* sections
  ///   and *m* segments.
  func lifted(_ change: TableMapping) -> LayoutChange {
    if hiding == nil { return LayoutChange(mapping: change, layout: Layout(change.newShape)) }
    guard let mask else { return extended(change) }
    var segments: [RowSegment] = []
    var (counts, moved) = ([Int](), RowSet())
    var end = 0
    for section in 0..<change.newShape.sectionCount {
      let start = end
      for part in parts(ofSection: section, after: change, mask) {
        let next = end + part.segment.count
        segments.append(joining: part.segment)
        if part.comes { moved.insert(end..<next) }
        end = next
      }
      counts.append(end - start)
    }
    let lifted = TableMapping(
      oldShape: whole, newShape: TableShape(checked: counts),
      rows: IndexMapping(oldCount: whole.rowCount, checked: segments), sections: change.sections,
      movedRows: moved, isReload: change.isReload)
    return extended(lifted, shape: change.newShape)
  }

  /// A part of a section after a change: rows that don't move, or rows from elsewhere.
  private typealias Part = (segment: RowSegment, comes: Bool)

  /// The parts of a section after a change, including hidden rows.
  private func parts(ofSection section: Int, after change: TableMapping, _ mask: RowSet) -> [Part] {
    let home = change.sections.oldIndex(of: section)
    let new = change.newShape.rows(ofSections: section..<(section + 1))
    let old = home.map { shape.rows(ofSections: $0..<($0 + 1)) } ?? 0..<0
    let all = home.map { whole.rows(ofSections: $0..<($0 + 1)) } ?? 0..<0
    let segments = change.rows.segments(in: new)
    if segments == [.kept(old)] || segments.isEmpty && old.isEmpty,
      change.movedRows.count(in: new) == 0
    {
      return [(.kept(all), false)]
    }
    var pieces: [RowSegment] = []
    var place = new.lowerBound
    var runs: [Range<Int>] = []
    for segment in segments.divided(by: old) {
      let here = place..<(place + segment.count)
      place = here.upperBound
      guard case .kept(let rows) = segment, rows.overlaps(old) else {
        pieces.append(segment)
        runs.append(0..<0)
        continue
      }
      for part in change.movedRows.divide(here) {
        let kept = rows.lowerBound + (part.rows.lowerBound - here.lowerBound)
        let range = kept..<(kept + part.rows.count)
        pieces.append(.kept(range))
        runs.append(part.isMember ? 0..<0 : range)
      }
    }
    let staying = Set(placesInOrder(of: runs))
    var (parts, coming, position) = ([Part](), [Part](), all.lowerBound)
    /// Adds the hidden rows that don't move, up to a row.
    func keepHidden(upTo end: Int) {
      for part in mask.divide(position..<end) where !part.isMember {
        parts.append((.kept(part.rows), false))
      }
      position = end
    }
    for (place, piece) in pieces.enumerated() {
      guard case .kept(let ranks) = piece else {
        coming.append((piece, true))
        continue
      }
      let rows = span(ofRanks: ranks)
      if staying.contains(place) {
        keepHidden(upTo: rows.lowerBound)
        parts += coming
        coming = []
        parts.append((.kept(rows), false))
        position = rows.upperBound
      } else {
        for part in mask.divide(rows) where part.isMember {
          coming.append((.kept(part.rows), true))
        }
      }
    }
    keepHidden(upTo: all.upperBound)
    return parts + coming
  }
}

extension RowSet {
  /// Divides a range into parts that are either completely in the set, or completely outside the
  /// set.
  func divide(_ range: Range<Int>) -> [(rows: Range<Int>, isMember: Bool)] {
    var parts: [(rows: Range<Int>, isMember: Bool)] = []
    var position = range.lowerBound
    for run in intersection(RowSet(range)).ranges {
      if position < run.lowerBound { parts.append((position..<run.lowerBound, false)) }
      parts.append((run, true))
      position = run.upperBound
    }
    if position < range.upperBound { parts.append((position..<range.upperBound, false)) }
    return parts
  }
}

extension TableMapping {
  /// The mapping of rows for a view: the rows that are shown before and after a change of all rows.
  ///
  /// - Complexity: O(1) if every row is shown, otherwise O(*r* log *n*) for *r* runs of shown rows.
  func shown(from old: Layout, to new: Layout) -> TableMapping {
    guard old.hiding != nil || new.hiding != nil else { return self }
    let both = rows.applied(to: old.shownRows).intersection(new.shownRows)
    var segments: [RowSegment] = []
    var (position, place) = (0, 0)
    for segment in rows.segments {
      let here = place..<(place + segment.count)
      place = here.upperBound
      guard case .kept(let from) = segment else { continue }
      for run in both.intersection(RowSet(here)).ranges {
        let first = new.rank(of: run.lowerBound)
        let start = old.rank(of: from.lowerBound + (run.lowerBound - here.lowerBound))
        segments.append(joining: .inserted(first - position))
        segments.append(joining: .kept(start..<(start + run.count)))
        position = first + run.count
      }
    }
    segments.append(joining: .inserted(new.shape.rowCount - position))
    return TableMapping(
      oldShape: old.shape, newShape: new.shape,
      rows: IndexMapping(oldCount: old.shape.rowCount, checked: segments), sections: sections,
      movedRows: new.ranks(of: movedRows.intersection(both)), isReload: isReload)
  }
}
