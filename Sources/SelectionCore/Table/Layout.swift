// SPDX-License-Identifier: MIT

/// All rows of a table, numbered once, and the set of shown rows.
///
/// Row numbers include hidden rows and are in table order. Paths include only the shown rows, as in
/// a view. A change to the set of shown rows therefore doesn't change any row number, and data
/// stored by row number needn't be updated.
///
/// Rows that belong to no section follow all other rows, and are never shown: identities that were
/// marked before their rows exist, the one row that represents everything not loaded, and
/// identities that were checked before a reload with a new shape.
struct Layout: Equatable, Sendable {
  /// The rows that are shown, section by section.
  let shape: TableShape
  /// All rows of the table, if not every row is shown.
  let hiding: Hiding?

  /// A table with a shown shape; if nothing else is given, every row is shown.
  init(_ shape: TableShape, hiding: Hiding? = nil) { (self.shape, self.hiding) = (shape, hiding) }

  /// A table that shows some of its rows.
  ///
  /// - Parameters:
  ///   - whole: All rows, section by section.
  ///   - shown: The numbers of the shown rows; nil for all rows.
  ///   - elsewhere: The rows that have no place in a section.
  ///   - shape: The shown rows, section by section, if they are known.
  /// - Complexity: O(1) if all rows are shown or their shape is known, otherwise O(*s* log *n*) for
  ///   *s* sections.
  init(
    whole: TableShape, shown: RowSet?, elsewhere: RowsElsewhere, shape: TableShape? = nil
  ) {
    let isAll = shown.map { $0.count == whole.rowCount } ?? true
    self.shape = isAll ? whole : shape ?? whole.counting(shown ?? [])
    hiding =
      isAll && elsewhere.isEmpty
      ? nil : Hiding(whole: whole, shown: isAll ? nil : shown, elsewhere: elsewhere)
  }

  /// All rows of the sections.
  var whole: TableShape { hiding?.whole ?? shape }

  /// The numbers of the shown rows, if any row of the sections is hidden.
  var mask: RowSet? { hiding?.shown }

  /// The rows that have no place in a section.
  var elsewhere: RowsElsewhere { hiding?.elsewhere ?? RowsElsewhere() }

  /// The number of all rows, including rows outside all sections.
  var count: Int { hiding.map { $0.whole.rowCount + $0.elsewhere.count } ?? shape.rowCount }

  /// The numbers of the rows that are shown.
  var shownRows: RowSet { mask ?? RowSet(0..<shape.rowCount) }

  /// The numbers of the rows that are not shown, including rows outside all sections.
  var hiddenRows: RowSet { hiding == nil ? [] : shownRows.complement(within: count) }

  /// The given rows that are shown.
  ///
  /// - Complexity: O(1) if no row is hidden, otherwise O(nodes in which the sets differ).
  func shown(_ rows: RowSet) -> RowSet { hiding == nil ? rows : rows.intersection(shownRows) }

  /// The given rows that are in a section.
  func inSections(_ rows: RowSet) -> RowSet {
    elsewhere.isEmpty ? rows : rows.intersection(RowSet(0..<whole.rowCount))
  }

  /// Whether a row is shown.
  ///
  /// - Complexity: O(log *n*).
  func isShown(_ row: Int) -> Bool {
    mask?.contains(row) ?? (row >= 0 && row < shape.rowCount)
  }
}

/// The rows of a table that hides some of them.
///
/// Few tables hide rows, and every query reads this object, so copies share it.
final class Hiding: Sendable {
  /// All rows, section by section.
  let whole: TableShape
  /// The numbers of the shown rows; nil if only rows elsewhere are hidden.
  let shown: RowSet?
  /// The rows that have no place in a section; their numbers follow all other numbers.
  let elsewhere: RowsElsewhere

  init(whole: TableShape, shown: RowSet?, elsewhere: RowsElsewhere) {
    (self.whole, self.shown, self.elsewhere) = (whole, shown, elsewhere)
  }

  /// The row number of the shown row at a position among the shown rows; nil if the position is
  /// past the end.
  ///
  /// - Complexity: O(log *n*).
  func number(ofShown place: Int) -> Int? {
    guard let shown else { return place }
    return shown.nthInPlace(place)
  }
}

extension Hiding: Equatable {
  static func == (first: Hiding, second: Hiding) -> Bool {
    first === second
      || first.whole == second.whole && first.shown == second.shown
        && first.elsewhere == second.elsewhere
  }
}

/// Converts paths to numbers and back.
extension Layout {
  /// The row number of the shown row at a position among the shown rows.
  func number(ofShown place: Int) -> Int { mask.map { $0.nth(place) ?? place } ?? place }

  /// The number of shown rows before a row.
  ///
  /// - Complexity: O(log *n*).
  func rank(of row: Int) -> Int { mask?.rank(of: row) ?? min(row, shape.rowCount) }

  /// The target at a path.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`.
  /// - Complexity: O(log *n*).
  func target(at path: RowPath) throws(SelectionError) -> Target {
    let target = try shape.target(at: path)
    guard let hiding, let mask = hiding.shown else { return target }
    return Target(
      path: path, number: mask.nth(target.number) ?? 0,
      rows: hiding.whole.rows(inSection: path.section) ?? 0..<0)
  }

  /// The target with a row number, or nil if that row is not shown.
  ///
  /// - Complexity: O(log *n*).
  func target(ofRow row: Int) -> Target? {
    guard let hiding, let mask = hiding.shown else { return shape.target(ofRow: row) }
    guard mask.contains(row), let target = shape.target(ofRow: mask.rank(of: row))
    else { return nil }
    return Target(
      path: target.path, number: row,
      rows: hiding.whole.rows(inSection: target.section) ?? 0..<0)
  }

  /// Turns row numbers into positions among the shown rows, as the shape counts them, and leaves
  /// out hidden rows.
  ///
  /// - Complexity: O(1) if every row is shown, otherwise O(*r* log *n*) for *r* runs of the rows,
  ///   or of the result if there are many rows.
  func ranks(of rows: RowSet) -> RowSet {
    guard let mask else { return shown(rows) }
    if rows.count == 1, let row = rows.first {
      return mask.contains(row) ? [mask.rank(of: row)] : []
    }
    if rows.count < mask.count / 16 {
      return RowSet(
        ranges: rows.ranges.map { mask.rank(of: $0.lowerBound)..<mask.rank(of: $0.upperBound) })
    }
    var ranges: [Range<Int>] = []
    let (here, others) = (rows.intersection(mask), mask.subtracting(rows))
    var next = here.first
    while let start = next {
      let end = others.next(after: start)
      let first = mask.rank(of: start)
      ranges.append(first..<(end.map { mask.rank(of: $0) } ?? mask.count))
      next = end.flatMap { here.next(after: $0) }
    }
    return RowSet(ranges: ranges)
  }

  /// Turns positions among the shown rows into row numbers.
  ///
  /// - Complexity: O(1) if every row is shown, otherwise O(log *n*) for each run.
  func rows(ofRanks ranks: RowSet) -> RowSet {
    guard let mask else { return ranks }
    return RowSet(ranges: ranks.ranges.map { span(ofRanks: $0) }).intersection(mask)
  }

  /// The row numbers from the first to the last of consecutive shown rows, including hidden rows
  /// between them.
  ///
  /// - Complexity: O(log *n*).
  func span(ofRanks ranks: Range<Int>) -> Range<Int> {
    guard mask != nil, !ranks.isEmpty else { return ranks }
    return number(ofShown: ranks.lowerBound)..<(number(ofShown: ranks.upperBound - 1) + 1)
  }

  /// The paths of the given rows that are shown.
  ///
  /// - Complexity: The cost of ``ranks(of:)``.
  func paths(of rows: RowSet) -> RowPaths { RowPaths(ranks(of: rows), in: shape) }

  /// The shown row that anchor and lead use for a row: the row itself, or, if it is hidden, the
  /// next shown row, otherwise the previous one; nil if no row is shown.
  ///
  /// - Complexity: O(log *n*).
  func nearestShown(to row: Int) -> Int? {
    guard hiding != nil, !isShown(row) else { return row }
    let shown = shownRows
    return shown.next(after: row) ?? shown.previous(before: row)
  }

  /// The numbers of the rows that a caller names by path.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.backwardsSpan`.
  /// - Complexity: O(log *n*) for each span.
  func numbers(of rows: RowSpans) throws(SelectionError) -> RowSet {
    self.rows(ofRanks: try rows.numbers(in: shape))
  }

  /// All rows of a section, shown or hidden, including the rows elsewhere that count with it.
  ///
  /// - Complexity: O(log *s*).
  func rows(ofSection section: Int) -> RowSet {
    let rows = whole.rows(inSection: section).map { RowSet($0) } ?? []
    guard elsewhere.hasHomes else { return rows }
    let counted = partsElsewhere.first { $0.section == section }
    return counted.map { rows.union(RowSet($0.rows)) } ?? rows
  }

  /// All rows of some sections, shown or hidden, including the rows elsewhere that count with them.
  ///
  /// - Complexity: O(log *s*) for each run of sections.
  func rows(ofSections sections: RowSet) -> RowSet {
    var rows = whole.rows(ofSections: sections)
    guard elsewhere.hasHomes else { return rows }
    for part in partsElsewhere where part.section.map(sections.contains) ?? false {
      rows.formUnion(RowSet(part.rows))
    }
    return rows
  }

  /// The section that a row, shown or hidden, is in or counts with; nil if the row has no section.
  ///
  /// - Complexity: O(log *s*).
  func section(of row: Int) -> Int? {
    whole.path(ofRow: row)?.section
      ?? (elsewhere.hasHomes ? partsElsewhere.first { $0.rows.contains(row) }?.section : nil)
  }

  /// Whether two layouts have the same number of rows in each section and outside all sections.
  ///
  /// - Complexity: O(1) if one layout is a copy of the other, otherwise O(*s*).
  func hasSameRows(as other: Layout) -> Bool {
    count == other.count && whole == other.whole
  }
}

extension TableShape {
  /// The number of the given rows in each section.
  ///
  /// - Complexity: O(*s* log *n*).
  func counting(_ rows: RowSet) -> TableShape {
    if onlySection != nil {
      var shape = TableShape()
      shape.onlySection = rows.count
      return shape
    }
    var counts: [Int] = []
    counts.reserveCapacity(sectionCount)
    var (before, position) = (0, 0)
    for count in rowCounts {
      position += count
      let rank = rows.rank(of: position)
      counts.append(rank - before)
      before = rank
    }
    return TableShape(checked: counts)
  }
}

extension RowSet {
  /// The members that are not below a number, moved by as much as this number is moved.
  func moved(from old: Int, to new: Int) -> RowSet {
    guard let last, last >= old else { return [] }
    return rearranged([.inserted(new), .kept(old..<(last + 1))])
  }
}
