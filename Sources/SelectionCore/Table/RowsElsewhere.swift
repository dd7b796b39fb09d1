// SPDX-License-Identifier: MIT

/// The rows of a table that are in no section and are never shown; their numbers follow all other
/// numbers.
///
/// The first rows still count with a section, section by section: identities that were checked in
/// this section before the table was reloaded with a new shape. The other rows count with no
/// section, and are in the order in which they were added.
struct RowsElsewhere: Equatable, Sendable {
  /// The number of rows that count with a section.
  private struct Home: Equatable {
    var section: Int
    var count: Int
  }

  /// A run of rows, and the section with which they count; nil for no section.
  typealias Part = (section: Int?, rows: Range<Int>)

  /// The sections that have such rows, in ascending order.
  private var homes: [Home] = []
  private var countOfNone = 0

  /// The number of these rows.
  ///
  /// - Complexity: O(*h*) for *h* sections that have such rows; the same for all members below.
  var count: Int { homes.reduce(countOfNone) { $0 + $1.count } }

  var isEmpty: Bool { countOfNone == 0 && homes.isEmpty }

  /// Whether some of the rows count with a section.
  var hasHomes: Bool { !homes.isEmpty }

  /// The runs of these rows in order, the first row with the given number.
  func parts(from start: Int) -> [Part] {
    var parts: [Part] = []
    var position = start
    for home in homes {
      parts.append((home.section, position..<(position + home.count)))
      position += home.count
    }
    if countOfNone > 0 { parts.append((nil, position..<(position + countOfNone))) }
    return parts
  }

  /// Sorts runs of rows into the order in which they follow all other rows.
  ///
  /// - Parameter parts: The runs in any order; runs of the same section keep their order.
  /// - Returns: The runs in their new order, and the number of rows that count with each section.
  static func gathering(_ parts: [Part]) -> (runs: [RowSegment], rows: RowsElsewhere) {
    var (runs, gathered) = ([RowSegment](), RowsElsewhere())
    let places = parts.indices.filter { !parts[$0].rows.isEmpty }
    for i in places.ordered(by: { SortKey(first: parts[$0].section ?? .max, second: $0) }) {
      let (section, rows) = parts[i]
      runs.append(joining: .kept(rows))
      guard let section else {
        gathered.countOfNone += rows.count
        continue
      }
      if gathered.homes.last?.section == section {
        gathered.homes[gathered.homes.count - 1].count += rows.count
      } else {
        gathered.homes.append(Home(section: section, count: rows.count))
      }
    }
    return (runs, gathered)
  }

  /// The defects of this value in a table with the given number of sections, for tests.
  func defects(sectionCount: Int) -> [String] {
    let sections = homes.map { $0.section }
    let isOrdered = zip(sections, sections.dropFirst()).allSatisfy { $0 < $1 }
    let isInside = sections.allSatisfy { $0 >= 0 && $0 < sectionCount }
    let isFilled = homes.allSatisfy { $0.count > 0 } && countOfNone >= 0
    return isOrdered && isInside && isFilled
      ? [] : ["rows elsewhere count with sections \(sections) of \(sectionCount)"]
  }
}

extension Layout {
  /// The runs of rows elsewhere, each with the section with which its rows count.
  var partsElsewhere: [RowsElsewhere.Part] { elsewhere.parts(from: whole.rowCount) }

  /// The numbers of the rows that count with no section.
  var rowsOfNoSection: RowSet {
    partsElsewhere.last.map { $0.section == nil ? RowSet($0.rows) : [] } ?? []
  }

  /// The sections that contain any of some rows, each with all rows that count with it.
  ///
  /// - Complexity: O(log *n*) for each section.
  func sections(
    with rows: RowSet, among sections: RowSet? = nil
  ) -> [(section: Int, rows: RowSet)] {
    if let sections, sections.isEmpty { return [] }
    var found = whole.sections(with: rows, among: sections)
      .map { (section: $0.section, rows: self.rows(ofSection: $0.section)) }
    guard elsewhere.hasHomes else { return found }
    for part in partsElsewhere {
      guard let section = part.section, sections?.contains(section) ?? true,
        !rows.isDisjoint(with: RowSet(part.rows)),
        !found.contains(where: { $0.section == section })
      else { continue }
      found.append((section, self.rows(ofSection: section)))
    }
    return found
  }
}
