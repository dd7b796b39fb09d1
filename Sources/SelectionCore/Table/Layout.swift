// SPDX-License-Identifier: MIT

/// All rows of a table in one numbering, and which of them are shown.
///
/// Row numbers count every row in table order, shown or not. Paths count the rows that are shown,
/// as a view does. So another set of shown rows gives no row another number, and nothing that is
/// known by numbers has to follow it.
///
/// Rows of no section are behind all others and are never shown: identities that are marked
/// before they are there, and the one row that stands for all that is not loaded. So do identities
/// that were checked before a reload with another shape.
struct Layout: Sendable {
  /// The rows that are shown, section by section.
  let shape: TableShape
  /// All rows, if not every row is shown.
  let hiding: Hiding?

  /// A table in which every row is shown.
  init(_ shape: TableShape) { (self.shape, hiding) = (shape, nil) }

  /// A table of a shape that hides some rows.
  init(shape: TableShape, hiding: Hiding?) { (self.shape, self.hiding) = (shape, hiding) }

  /// A table that shows some of its rows.
  ///
  /// - Parameters:
  ///   - whole: All rows, section by section.
  ///   - shown: The numbers of those that are shown; nil for all.
  ///   - elsewhere: The rows that have no place in a section.
  /// - Complexity: O(1) if all rows are shown, else O(*s* log *n*) for *s* sections.
  init(whole: TableShape, shown: RowSet?, elsewhere: RowsElsewhere) {
    let isAll = shown.map { $0.count == whole.rowCount } ?? true
    shape = isAll ? whole : whole.counting(shown ?? [])
    hiding =
      isAll && elsewhere.isEmpty
      ? nil : Hiding(whole: whole, shown: isAll ? nil : shown, elsewhere: elsewhere)
  }

  /// All rows of the sections.
  var whole: TableShape { hiding?.whole ?? shape }

  /// The rows that are shown, if not every row of the sections is.
  var mask: RowSet? { hiding?.shown }

  /// The rows that have no place in a section.
  var elsewhere: RowsElsewhere { hiding?.elsewhere ?? RowsElsewhere() }

  /// How many rows there are, those of no section too.
  var count: Int { hiding.map { $0.whole.rowCount + $0.elsewhere.count } ?? shape.rowCount }

  /// The numbers of the rows that are shown.
  var shownRows: RowSet { mask ?? RowSet(0..<shape.rowCount) }

  /// The numbers of the rows that are not shown, those of no section too.
  var hiddenRows: RowSet { hiding == nil ? [] : shownRows.complement(within: count) }

  /// Those of some rows that are shown.
  ///
  /// - Complexity: O(1) if no row is hidden, else O(nodes in which the sets differ).
  func shown(_ rows: RowSet) -> RowSet { hiding == nil ? rows : rows.intersection(shownRows) }

  /// Whether a row is shown.
  ///
  /// - Complexity: O(log *n*).
  func isShown(_ row: Int) -> Bool {
    mask?.contains(row) ?? (row >= 0 && row < shape.rowCount)
  }
}

/// The rows of a table of which not every one is shown.
///
/// Few tables have it and each question reads it, so copies share one object.
final class Hiding: Sendable {
  /// All rows, section by section.
  let whole: TableShape
  /// The numbers of those that are shown; nil if only rows elsewhere are not.
  let shown: RowSet?
  /// The rows that have no place in a section; their numbers follow all others.
  let elsewhere: RowsElsewhere

  init(whole: TableShape, shown: RowSet?, elsewhere: RowsElsewhere) {
    (self.whole, self.shown, self.elsewhere) = (whole, shown, elsewhere)
  }
}

extension Hiding: Equatable {
  static func == (first: Hiding, second: Hiding) -> Bool {
    first === second
      || first.whole == second.whole && first.shown == second.shown
        && first.elsewhere == second.elsewhere
  }
}

/// From paths to numbers and back.
extension Layout {
  /// The number of a row that is shown, by how many are shown before it.
  func number(ofShown place: Int) -> Int { mask.map { $0.nth(place) ?? place } ?? place }

  /// How many rows are shown before a row.
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

  /// The target with a row number, or nil if that is not shown.
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

  /// Rows as numbers that count shown rows alone, as the shape does; others are left out.
  ///
  /// - Complexity: O(1) if every row is shown, else O(*r* log *n*) for *r* runs of the rows, or of
  ///   the result if the rows are many.
  func ranks(of rows: RowSet) -> RowSet {
    guard let mask else { return shown(rows) }
    var ranges: [Range<Int>] = []
    if rows.count == 1, let row = rows.first {
      return mask.contains(row) ? [mask.rank(of: row)] : []
    }
    if rows.count < mask.count / 16 {
      for run in rows.ranges {
        let ranks = mask.rank(of: run.lowerBound)..<mask.rank(of: run.upperBound)
        if ranks.isEmpty { continue }
        if let last = ranges.last, last.upperBound == ranks.lowerBound {
          ranges[ranges.count - 1] = last.lowerBound..<ranks.upperBound
        } else {
          ranges.append(ranks)
        }
      }
      return RowSet(ranges: ranges)
    }
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

  /// The numbers of rows that are given by numbers that count shown rows alone.
  ///
  /// - Complexity: O(1) if every row is shown, else O(log *n*) for each run.
  func rows(ofRanks ranks: RowSet) -> RowSet {
    guard let mask else { return ranks }
    return RowSet(ranges: ranks.ranges.map { span(ofRanks: $0) }).intersection(mask)
  }

  /// From the first to the last of some consecutive shown rows, hidden ones between them too.
  ///
  /// - Complexity: O(log *n*).
  func span(ofRanks ranks: Range<Int>) -> Range<Int> {
    guard mask != nil, !ranks.isEmpty else { return ranks }
    return number(ofShown: ranks.lowerBound)..<(number(ofShown: ranks.upperBound - 1) + 1)
  }

  /// The paths of those of some rows that are shown.
  ///
  /// - Complexity: As ``ranks(of:)``.
  func paths(of rows: RowSet) -> RowPaths { RowPaths(ranks(of: rows), in: shape) }

  /// The row at which a row of the table is read: itself, or if it is hidden the next one that is
  /// shown, else the one before; nil if no row is shown.
  ///
  /// - Complexity: O(log *n*).
  func nearestShown(to row: Int) -> Int? {
    guard hiding != nil, !isShown(row) else { return row }
    let shown = shownRows
    return shown.next(after: row) ?? shown.previous(before: row)
  }

  /// The numbers of rows that the caller names by paths.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.backwardsSpan`.
  /// - Complexity: O(log *n*) for each span.
  func numbers(of rows: RowSpans) throws(SelectionError) -> RowSet {
    self.rows(ofRanks: try rows.numbers(in: shape))
  }

  /// All rows of a section, shown or not, and those that count with it.
  ///
  /// - Complexity: O(log *s*).
  func rows(ofSection section: Int) -> RowSet {
    let rows = whole.rows(inSection: section).map { RowSet($0) } ?? []
    guard elsewhere.hasHomes else { return rows }
    let counted = partsElsewhere.first { $0.section == section }
    return counted.map { rows.union(RowSet($0.rows)) } ?? rows
  }

  /// All rows of some sections, shown or not, and those that count with them.
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

  /// The section of a row, shown or not, or with which it counts; nil for a row of none.
  ///
  /// - Complexity: O(log *s*).
  func section(of row: Int) -> Int? {
    whole.path(ofRow: row)?.section
      ?? (elsewhere.hasHomes ? partsElsewhere.first { $0.rows.contains(row) }?.section : nil)
  }
}

extension Layout {
  /// Whether two layouts have the same number of rows in each section, and of no section.
  ///
  /// - Complexity: O(1) if one is a copy of the other, else O(*s*).
  func hasSameRows(as other: Layout) -> Bool {
    count == other.count && whole == other.whole
  }
}

extension Layout: Equatable {
  static func == (first: Layout, second: Layout) -> Bool {
    first.hiding == second.hiding && (first.hiding != nil || first.shape == second.shape)
  }
}

extension TableShape {
  /// How many of some rows each section has.
  ///
  /// - Complexity: O(*s* log *n*).
  func counting(_ rows: RowSet) -> TableShape {
    if sectionCount == 1 { return TableShape(checked: [rows.count]) }
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
  /// Places as row numbers that begin at a number.
  func shifted(by count: Int) -> RowSet {
    guard let last, count > 0 else { return self }
    return rearranged([.inserted(count), .kept(0..<(last + 1))])
  }

  /// Those of some row numbers that are not below a number, as places after it.
  func places(after count: Int) -> RowSet {
    guard let last, last >= count else { return [] }
    return rearranged([.kept(count..<(last + 1))])
  }
}
