// SPDX-License-Identifier: MIT

/// The moves of rows when sections get new contents.
extension Layout {
  /// The change that gives a section new contents.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - count: The number of rows that the section shows.
  ///   - segments: The origins of these rows, by the numbers of all rows.
  ///   - vanished: The treatment of rows that are no longer shown.
  ///   - named: The rows that can remain as hidden rows; the other rows are removed. Nil if all
  ///     can.
  /// - Returns: The change.
  /// - Throws: `SelectionError.tooManyRows`.
  func told(
    _ section: Int, to count: Int, segments: [RowSegment], _ vanished: VanishedRows,
    keeping named: RowSet? = nil
  ) throws(SelectionError) -> LayoutChange {
    var shape = shape
    try shape.setRowCount(count, inSection: section)
    return try told(
      shape, only: section..<(section + 1), segments: segments,
      sections: .identity(shape.sectionCount), vanished, keeping: named)
  }

  /// Whether a table that shows every row has hidden rows after a change.
  private func keepsHidden(
    _ segments: [RowSegment], _ rows: Range<Int>, _ vanished: VanishedRows, _ named: RowSet?
  ) -> Bool {
    guard vanished == .hidden else { return false }
    let gone = RowSet(rows).subtracting(segments.keptRows)
    return !gone.isEmpty && named.map { !gone.isDisjoint(with: $0) } ?? true
  }

  /// The change that gives the table new contents, or only some consecutive sections.
  ///
  /// - Parameters:
  ///   - shape: The shape of the shown rows after the change.
  ///   - told: The sections that get new contents; nil for all.
  ///   - segments: The origins of their rows, by the numbers of all rows.
  ///   - sections: The mapping of the sections.
  ///   - vanished: The treatment of rows that are no longer shown.
  ///   - named: The rows that can remain as hidden rows; the other rows are removed. Nil if all
  ///     can.
  /// - Returns: The change.
  /// - Throws: `SelectionError.tooManyRows`.
  func told(
    _ shape: TableShape, only told: Range<Int>? = nil, segments: [RowSegment],
    sections: IndexMapping, _ vanished: VanishedRows, keeping named: RowSet? = nil
  ) throws(SelectionError) -> LayoutChange {
    let told = told ?? 0..<shape.sectionCount
    let isAll = told.count == shape.sectionCount
    let home = isAll ? 0..<whole.rowCount : whole.rows(ofSections: told)
    if hiding == nil, !keepsHidden(segments, home, vanished, named) {
      let rows = IndexMapping(
        oldCount: count,
        checked: isAll
          ? segments : [.kept(0..<home.lowerBound)] + segments + [.kept(home.upperBound..<count)])
      let mapping =
        isAll
        ? TableMapping(from: self.shape, to: shape, rows: rows, sections: sections)
        : TableMapping(oldShape: self.shape, newShape: shape, rows: rows)
      return LayoutChange(mapping: mapping, layout: Layout(shape))
    }
    let named = named ?? RowSet(0..<whole.rowCount)
    let kept = named.count + elsewhere.count
    if shape.rowCount > .max - kept {
      // Rows that the new contents name aren't hidden in addition.
      let hidden = named.subtracting(segments.keptRows).count
      guard shape.rowCount <= .max - elsewhere.count - hidden else { throw .tooManyRows }
    }
    var contents = ToldContents(
      self, told, segments, sections, named: named,
      staying: vanished == .hidden ? nil : hiddenRows)
    return contents.change(to: shape)
  }
}

/// New contents for sections of a table with hidden rows.
///
/// In every section with new contents, each hidden row follows the nearest preceding row that is
/// still shown in the section; without such a row, it is first.
private struct ToldContents {
  private let old: Layout
  private let told: Range<Int>
  private let sections: IndexMapping
  /// The mapping from row numbers to positions in the new contents.
  private let places: IndexMapping
  /// The rows of the new contents that existed before.
  private let standing: RowSet
  /// The rows that may stay hidden.
  private let candidates: RowSet
  private var result: [RowSegment] = []

  init(
    _ old: Layout, _ told: Range<Int>, _ segments: [RowSegment], _ sections: IndexMapping,
    named: RowSet, staying: RowSet?
  ) {
    (self.old, self.told, self.sections) = (old, told, sections)
    places = IndexMapping(oldCount: old.count, checked: segments)
    standing = segments.keptRows
    let free = named.subtracting(standing)
    candidates = staying.map(free.intersection) ?? free
  }

  mutating func change(to shape: TableShape) -> LayoutChange {
    if told.count == 1, sections.isIdentity, let change = changeOfOneSection(to: shape) {
      return change
    }
    var (counts, toldRows) = ([Int](), RowSet())
    let first = shape.start(ofSection: told.lowerBound)
    for section in 0..<shape.sectionCount {
      let home = sections.oldIndex(of: section).flatMap(old.whole.rows(inSection:)) ?? 0..<0
      if told.contains(section) {
        toldRows.insert(home)
        let shown = shape.rows(ofSections: section..<(section + 1))
        counts.append(addSection(shown.shifted(by: -first), home))
      } else {
        let rows = RowSet(home).subtracting(standing)
        for run in rows.ranges { result.append(joining: .kept(run)) }
        counts.append(rows.count)
      }
    }
    // Rows outside all sections, and rows whose section was removed, follow all others.
    let left = old.whole.rows(ofSections: sections.removed).intersection(candidates)
    let behind = old.behind(
      without: standing, after: sections, adding: left.ranges.map { (nil, $0) })
    for run in behind.runs { result.append(joining: run) }
    let whole = TableShape(checked: counts)
    let rows = IndexMapping(oldCount: old.count, checked: result)
    let shown = rows.applied(to: standing.union(old.shownRows.subtracting(toldRows)))
      .union(rows.inserted).intersection(RowSet(0..<whole.rowCount))
    return LayoutChange(
      mapping: TableMapping(from: old.whole, to: whole, rows: rows, sections: sections),
      layout: Layout(whole: whole, shown: shown, elsewhere: behind.rows))
  }

  /// The change if one section gets new contents, and no row comes from another section.
  private mutating func changeOfOneSection(to shape: TableShape) -> LayoutChange? {
    let home = old.whole.rows(ofSections: told)
    guard standing.count(in: home) == standing.count else { return nil }
    result = [.kept(0..<home.lowerBound)]
    let count = addSection(0..<places.newCount, home)
    result.append(joining: .kept(home.upperBound..<old.count))
    var whole = old.whole
    guard (try? whole.setRowCount(count, inSection: told.lowerBound)) != nil else { return nil }
    let rows = IndexMapping(oldCount: old.count, checked: result)
    let shown = rows.applied(to: standing.union(old.shownRows.subtracting(RowSet(home))))
      .union(rows.inserted)
    return LayoutChange(
      mapping: TableMapping(oldShape: old.whole, newShape: whole, rows: rows),
      layout: Layout(whole: whole, shown: shown, elsewhere: old.elsewhere, shape: shape))
  }

  /// Adds the shown rows of a section, with its hidden rows among them.
  ///
  /// - Returns: The number of the section's rows.
  private mutating func addSection(_ shown: Range<Int>, _ home: Range<Int>) -> Int {
    let hidden = candidates.intersection(RowSet(home))
    var groups: [(place: Int, rows: Range<Int>)] = []
    var (start, place) = (home.lowerBound, shown.lowerBound)
    for run in hidden.ranges {
      var row = run.lowerBound
      // The nearest preceding row that the section still shows; if it isn't after the last run, the
      // last run has found it.
      while let before = standing.previous(before: row), before >= start {
        if let now = places.newIndex(of: before), shown.contains(now) {
          place = now + 1
          break
        }
        row = before
      }
      start = run.upperBound
      groups.append((place, run))
    }
    var position = shown.lowerBound
    for group in groups.ordered(by: { SortKey(first: $0.place, second: $0.rows.lowerBound) }) {
      places.appendSegments(in: position..<group.place, to: &result)
      position = group.place
      result.append(joining: .kept(group.rows))
    }
    places.appendSegments(in: position..<shown.upperBound, to: &result)
    return shown.count + hidden.count
  }
}

extension [RowSegment] {
  /// The rows that existed before.
  fileprivate var keptRows: RowSet {
    var ranges: [Range<Int>] = []
    for case .kept(let rows) in self { ranges.append(rows) }
    return RowSet(ranges: ranges)
  }
}
