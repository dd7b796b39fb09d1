// SPDX-License-Identifier: MIT

/// Where the rows of a table go when it is told new contents.
extension IdentifiedTable {
  /// The numbers of the hidden rows, those of no section too.
  @usableFromInline
  var hiddenNumbers: RowSet { selection.hiddenRows }

  /// All rows, section by section, shown or not.
  @usableFromInline
  var wholeShape: TableShape { selection.layout.whole }

  /// The change after which a section shows other rows.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - count: How many rows it shows.
  ///   - segments: What is in them, by the numbers of all rows.
  ///   - vanished: How rows are treated that it shows no more.
  /// - Returns: The change.
  /// - Throws: `SelectionError.tooManyRows`.
  @usableFromInline
  func change(
    _ section: Int, to count: Int, segments: [RowSegment], _ vanished: Vanished
  ) throws(SelectionError) -> LayoutChange {
    let old = selection.layout
    var shape = old.shape
    try shape.setRowCount(count, inSection: section)
    guard old.hiding == nil, !keepsHidden(segments, old, section..<(section + 1), vanished) else {
      return try told(
        section..<(section + 1), shape, segments, .identity(shape.sectionCount), vanished)
    }
    let rows = old.whole.rows(ofSections: section..<(section + 1))
    let all = [.kept(0..<rows.lowerBound)] + segments + [.kept(rows.upperBound..<old.count)]
    let mapping = TableMapping(
      oldShape: old.shape, newShape: shape,
      rows: IndexMapping(oldCount: old.count, segments: all),
      sections: .identity(shape.sectionCount), movedRows: [])
    return LayoutChange(mapping: mapping, layout: Layout(shape))
  }

  /// The change after which the table shows other rows.
  ///
  /// - Parameters:
  ///   - shape: The rows that it shows.
  ///   - segments: What is in them, by the numbers of all rows.
  ///   - sections: Where the sections go.
  ///   - vanished: How rows are treated that it shows no more.
  /// - Returns: The change.
  /// - Throws: `SelectionError.tooManyRows`.
  @usableFromInline
  func change(
    to shape: TableShape, segments: [RowSegment], sections: IndexMapping, _ vanished: Vanished
  ) throws(SelectionError) -> LayoutChange {
    let old = selection.layout
    let all = 0..<shape.sectionCount
    guard old.hiding == nil, !keepsHidden(segments, old, nil, vanished) else {
      return try told(all, shape, segments, sections, vanished)
    }
    let rows = IndexMapping(oldCount: old.count, segments: segments)
    let mapping = TableMapping(
      oldShape: old.shape, newShape: shape, rows: rows, sections: sections,
      movedRows: TableMapping.movedRows(rows, sections, old.shape, shape))
    return LayoutChange(mapping: mapping, layout: Layout(shape))
  }

  /// Whether a table in which every row is shown has hidden ones after a change.
  private func keepsHidden(
    _ segments: [RowSegment], _ old: Layout, _ section: Range<Int>?, _ vanished: Vanished
  ) -> Bool {
    guard vanished == .hidden else { return false }
    let rows = section.map { old.whole.rows(ofSections: $0) } ?? 0..<old.count
    let gone = RowSet(rows).subtracting(segments.keptRows)
    return !gone.isEmpty && !gone.isDisjoint(with: names.rows)
  }

  /// The change after which some sections show other rows, and hide those that they do not show.
  private func told(
    _ told: Range<Int>, _ shape: TableShape, _ segments: [RowSegment], _ sections: IndexMapping,
    _ vanished: Vanished
  ) throws(SelectionError) -> LayoutChange {
    let old = selection.layout
    let kept = names.rows.count + old.elsewhere.count
    guard shape.rowCount <= .max - kept else { throw .tooManyRows }
    var contents = ToldContents(
      old, told, segments, sections, named: names.rows,
      staying: vanished == .hidden ? nil : old.hiddenRows)
    return contents.change(to: shape)
  }

  /// Applies a change after which some rows have other identities.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - groups: The rows that have one identity, group by group, after it.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.tooManyRows`.
  @usableFromInline
  mutating func apply(
    _ change: LayoutChange, sharing groups: [[Int]]
  ) throws(SelectionError) -> SelectionChange {
    let rows = change.mapping.rows
    let new = selectsUnloaded ? rows.inserted : []
    let result = try selection.apply(
      change.mapping, to: change.layout, sharing: SharedCheckmarks(groups), selecting: new)
    unloaded = unloaded.flatMap(rows.newIndex)
    return result
  }
}

/// New contents of sections on their way into a table with hidden rows.
///
/// In every section that is told, each hidden row is behind the nearest row before it that is
/// shown there now, the others first.
private struct ToldContents {
  private let old: Layout
  private let told: Range<Int>
  private let segments: [RowSegment]
  private let sections: IndexMapping
  /// Where the rows are that are told, among those alone.
  private let places: IndexMapping
  /// The rows that are told and were there.
  private let standing: RowSet
  /// The rows that may stay hidden.
  private let candidates: RowSet
  private var result: [RowSegment] = []

  init(
    _ old: Layout, _ told: Range<Int>, _ segments: [RowSegment], _ sections: IndexMapping,
    named: RowSet, staying: RowSet?
  ) {
    (self.old, self.told, self.segments, self.sections) = (old, told, segments, sections)
    places = IndexMapping(oldCount: old.count, segments: segments)
    standing = segments.keptRows
    let free = named.subtracting(standing)
    candidates = staying.map(free.intersection) ?? free
  }

  mutating func change(to shape: TableShape) -> LayoutChange {
    if told.count == 1, sections.isIdentity, let change = changeOfOneSection(to: shape) {
      return change
    }
    var counts: [Int] = []
    var (count, place) = (0, 0)
    var toldRows = RowSet()
    for section in 0..<shape.sectionCount {
      let home = sections.oldIndex(of: section).map { old.whole.rows(ofSections: $0..<($0 + 1)) }
      var added: Int
      if told.contains(section) {
        if let home { toldRows.insert(home) }
        let shown = shape.rows(ofSections: section..<(section + 1)).count
        added = addSection(place..<(place + shown), home ?? 0..<0)
        place += shown
      } else {
        let rows = RowSet(home ?? 0..<0).subtracting(standing)
        for run in rows.ranges { result.append(joining: .kept(run)) }
        added = rows.count
      }
      counts.append(added)
      count += added
    }
    // Behind all others are the rows of no section, and those whose section is gone.
    let left = old.whole.rows(ofSections: sections.removed).intersection(candidates)
    let behind = RowsElsewhere.gathering(
      old.partsElsewhere(without: standing, after: sections, losesHomeless: false)
        + left.ranges.map { (nil, $0) })
    for run in behind.runs { result.append(joining: run) }
    let whole = TableShape(checked: counts)
    let rows = IndexMapping(oldCount: old.count, segments: result)
    let shown = rows.applied(to: standing.union(old.shownRows.subtracting(toldRows)))
      .union(rows.inserted).intersection(RowSet(0..<count))
    return LayoutChange(
      mapping: TableMapping(
        oldShape: old.whole, newShape: whole, rows: rows, sections: sections,
        movedRows: TableMapping.movedRows(rows, sections, old.whole, whole)),
      layout: Layout(whole: whole, shown: shown, elsewhere: behind.rows))
  }

  /// The change if one section is told of those that stay, and no row comes from another one.
  private mutating func changeOfOneSection(to shape: TableShape) -> LayoutChange? {
    let home = old.whole.rows(ofSections: told)
    guard standing.count(in: home) == standing.count else { return nil }
    result = [.kept(0..<home.lowerBound)]
    let count = addSection(0..<places.newCount, home)
    result.append(joining: .kept(home.upperBound..<old.count))
    var whole = old.whole
    guard (try? whole.setRowCount(count, inSection: told.lowerBound)) != nil else { return nil }
    let rows = IndexMapping(oldCount: old.count, segments: result)
    let shown = rows.applied(to: standing.union(old.shownRows.subtracting(RowSet(home))))
      .union(rows.inserted)
    let isAll = shown.count == whole.rowCount
    let hiding = Hiding(whole: whole, shown: isAll ? nil : shown, elsewhere: old.elsewhere)
    return LayoutChange(
      mapping: TableMapping(
        oldShape: old.whole, newShape: whole, rows: rows, sections: sections, movedRows: []),
      layout: Layout(shape: shape, hiding: isAll && old.elsewhere.isEmpty ? nil : hiding))
  }

  /// Adds what a section shows, and its hidden rows among it.
  ///
  /// - Returns: How many rows it has.
  private mutating func addSection(_ shown: Range<Int>, _ home: Range<Int>) -> Int {
    let hidden = candidates.intersection(RowSet(home))
    var groups: [(place: Int, rows: Range<Int>)] = []
    for run in hidden.ranges {
      var (row, place) = (run.lowerBound, shown.lowerBound)
      // The nearest row before it that the section shows now.
      while let before = standing.previous(before: row), before >= home.lowerBound {
        if let now = places.newIndex(of: before), shown.contains(now) {
          place = now + 1
          break
        }
        row = before
      }
      groups.append((place, run))
    }
    var position = shown.lowerBound
    for group in groups.ordered(by: { SortKey(first: $0.place, second: $0.rows.lowerBound) }) {
      addShown(position..<group.place)
      position = group.place
      result.append(joining: .kept(group.rows))
    }
    addShown(position..<shown.upperBound)
    return shown.count + hidden.count
  }

  private mutating func addShown(_ range: Range<Int>) {
    for segment in places.segments(in: range) { result.append(joining: segment) }
  }
}

extension [RowSegment] {
  /// The rows that were there before.
  fileprivate var keptRows: RowSet {
    var ranges: [Range<Int>] = []
    for case .kept(let rows) in self { ranges.append(rows) }
    return RowSet(ranges: ranges)
  }
}
