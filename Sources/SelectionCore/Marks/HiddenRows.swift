// SPDX-License-Identifier: MIT

/// The rows of a table that are hidden: filtered out, collapsed or not loaded, but with their
/// marks.
///
/// They are no rows of the shape. Their numbers follow those of the rows that are shown, in the
/// order in which they were hidden, so that all marks of a table stand in one set and follow the
/// data by one mapping.
struct HiddenRows: Equatable, Sendable {
  /// How many there are.
  private(set) var count = 0
  /// The sections in which they last were rows, with their places among all hidden rows; those that
  /// never were rows, or whose section is gone, are in none.
  private(set) var places: [Int: RowSet] = [:]

  /// Takes in rows after all others, each with the section to which it belongs.
  mutating func append(_ sections: [Int?]) {
    for section in sections {
      if let section { places[section, default: []].insert(count) }
      count += 1
    }
  }

  /// The section in which a hidden row last was one, by its place.
  ///
  /// - Complexity: O(*s* log *n*) for *s* sections that have hidden rows.
  func section(ofPlace place: Int) -> Int? { places.first { $0.value.contains(place) }?.key }

  /// Lets them follow a change of the data: some are shown again, and others are hidden.
  ///
  /// - Parameters:
  ///   - mapping: Where rows and sections went.
  ///   - all: Where the rows went, hidden ones among them.
  /// - Complexity: O(*s* log *n*) for *s* sections that have hidden rows.
  mutating func follow(_ mapping: TableMapping, _ all: IndexMapping) {
    let (old, new) = (mapping.oldShape.rowCount, mapping.newShape.rowCount)
    var next: [Int: RowSet] = [:]
    for (section, places) in places {
      guard let section = mapping.sections.newIndex(of: section) else { continue }
      next[section] = all.applied(to: places.shifted(by: old)).places(after: new)
    }
    var hidden = RowSet()
    for case .kept(let rows) in all.segments(in: new..<all.newCount) { hidden.insert(rows) }
    for (section, rows) in SectionsWithRows(
      hidden.intersection(RowSet(0..<old)), in: mapping.oldShape)
    {
      guard let section = mapping.sections.newIndex(of: section) else { continue }
      next[section, default: []].formUnion(all.applied(to: RowSet(rows)).places(after: new))
    }
    places = next.filter { !$0.value.isEmpty }
    count = all.newCount - new
  }
}

extension RowSet {
  /// Places among hidden rows as row numbers.
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

/// All rows of a table by their numbers, those that are shown and after them those that are hidden:
/// what can carry a mark.
struct TableRows {
  /// The rows that are shown.
  let shape: TableShape
  /// The rows that are hidden.
  let hidden: HiddenRows

  /// How many there are.
  var count: Int { shape.rowCount + hidden.count }

  /// Those of some rows that are shown.
  ///
  /// - Complexity: O(1) where no row is hidden, else O(log *n*).
  func shown(_ rows: RowSet) -> RowSet {
    hidden.count == 0 ? rows : rows.intersection(RowSet(0..<shape.rowCount))
  }

  /// The numbers of the hidden rows.
  var hiddenRows: RowSet { hidden.count == 0 ? [] : RowSet(shape.rowCount..<count) }

  /// Where all rows go when some hidden ones do: those that are shown stay, and the other hidden
  /// ones close the gaps.
  ///
  /// - Complexity: O(*r* log *n*) for *r* runs of hidden rows.
  func removing(hidden removed: RowSet) -> IndexMapping {
    let rest = hiddenRows.subtracting(removed).ranges.map(RowSegment.kept)
    return IndexMapping(oldCount: count, segments: [.kept(0..<shape.rowCount)] + rest)
  }

  /// The rows of a section, shown and hidden.
  ///
  /// - Complexity: O(log *n*).
  func rows(ofSection section: Int) -> RowSet {
    let shown = shape.rows(inSection: section).map { RowSet($0) } ?? []
    guard let places = hidden.places[section] else { return shown }
    return shown.union(places.shifted(by: shape.rowCount))
  }

  /// The rows of some sections, shown and hidden.
  ///
  /// - Complexity: O(log *n*) for each run of sections, and for each that has hidden rows.
  func rows(ofSections sections: RowSet) -> RowSet {
    var rows = shape.rows(ofSections: sections)
    for (section, places) in hidden.places where sections.contains(section) {
      rows.formUnion(places.shifted(by: shape.rowCount))
    }
    return rows
  }

  /// Those of some sections that hold at least one of some rows, with all their rows.
  ///
  /// - Complexity: O(log *n*) for each of them, and for each that has hidden rows.
  func sections(with rows: RowSet, among sections: RowSet) -> [(section: Int, rows: RowSet)] {
    guard !sections.isEmpty else { return [] }
    var found = SectionsWithRows(rows, in: shape, among: sections)
      .map { (section: $0.section, rows: RowSet($0.rows)) }
    guard !hidden.places.isEmpty else { return found }
    for place in found.indices { found[place].rows = self.rows(ofSection: found[place].section) }
    let seen = RowSet(found.map { $0.section })
    for (section, places) in hidden.places where sections.contains(section) {
      guard !seen.contains(section), !places.shifted(by: shape.rowCount).isDisjoint(with: rows)
      else { continue }
      found.append((section, self.rows(ofSection: section)))
    }
    return found
  }

  /// The section of a row, shown or hidden; nil for a hidden row of none.
  func section(of row: Int) -> Int? {
    row < shape.rowCount
      ? shape.path(ofRow: row)?.section : hidden.section(ofPlace: row - shape.rowCount)
  }
}
