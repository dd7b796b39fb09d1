// SPDX-License-Identifier: MIT
import SelectionCore

/// The simplest table that can be right under updates: sections that are arrays of rows which know
/// themselves.
package struct NaiveRows: Equatable {
  /// A row with all that goes along with it.
  package struct Row: Equatable {
    package var id: Int
    /// The identity that the app gave it.
    var name: Int?
    var isShown = true
    var isSelected = false
    var isDisabled = false
    /// Whether it comes back selected when editing ends.
    var wasSelectedBeforeEditing = false
    var isChecked = false
    /// When it was selected, and checked.
    var selectedAt = 0
    var checkedAt = 0
  }

  /// A section with all that goes along with it.
  package struct Section: Equatable {
    var id: Int
    package var rows: [Row]
    var kind: CheckmarkListKind?
    var mode = SelectionMode.multiple
    var limits = SelectionLimits()
  }

  /// A row that is in no section and is never shown; it may yet be counted with one.
  package struct Outside: Equatable {
    var row: Row
    var section: Int?
  }

  /// All rows, those that are shown and those that are hidden.
  package var sections: [Section] = []
  /// The rows that have no place in a section, behind all others.
  var outside: [Outside] = []
  var nextID = 0

  package init(_ counts: [Int]) {
    for count in counts { sections.append(newSection(count)) }
  }

  mutating func newRow() -> Row {
    nextID += 1
    return Row(id: nextID)
  }

  mutating func newSection(_ count: Int) -> Section {
    nextID += 1
    return Section(id: nextID, rows: (0..<count).map { _ in newRow() })
  }

  /// Changes each row, also those of no section.
  mutating func forEach(_ change: (inout Row) -> Void) {
    for s in sections.indices {
      for r in sections[s].rows.indices { change(&sections[s].rows[r]) }
    }
    for i in outside.indices { change(&outside[i].row) }
  }

  /// Puts the rows that have no place in a section in order: first those that count with one.
  mutating func orderOutside() {
    let ids = sections.map { $0.id }
    func place(_ outside: Outside) -> Int? { ids.firstIndex { $0 == outside.section } }
    let counted = ids.indices.flatMap { s in outside.filter { place($0) == s } }
    outside = counted + outside.filter { place($0) == nil }
  }

  /// Takes rows out.
  mutating func remove(_ ids: Set<Int>) {
    for s in sections.indices { sections[s].rows.removeAll { ids.contains($0.id) } }
    outside.removeAll { ids.contains($0.row.id) }
  }

  /// The sections with the rows that are shown alone.
  package var shown: NaiveRows {
    var shown = self
    for s in sections.indices { shown.sections[s].rows.removeAll { !$0.isShown } }
    return shown
  }

  /// How many rows are shown in each section.
  package var counts: [Int] { shown.sections.map { $0.rows.count } }

  func has(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// Puts hidden rows back where they were among the rows that stay where they are.
  ///
  /// What comes stands directly before the next of these, else at the end.
  ///
  /// - Parameters:
  ///   - old: All rows before a change of the shown ones, of which alone there are now.
  ///   - moved: The rows that do not stay where they are.
  mutating func putBackHidden(of old: NaiveRows, moved: Set<Int>) {
    for s in sections.indices {
      guard let was = old.sections.first(where: { $0.id == sections[s].id }) else { continue }
      let here = Set(sections[s].rows.map { $0.id }).subtracting(moved)
      var rest = was.rows.filter { !$0.isShown || here.contains($0.id) }[...]
      let staying = here.intersection(was.rows.map { $0.id })
      var (rows, coming): ([Row], [Row]) = ([], [])
      for row in sections[s].rows {
        guard staying.contains(row.id) else {
          coming.append(row)
          continue
        }
        while let next = rest.popFirst(), next.id != row.id { rows.append(next) }
        rows += coming + [row]
        coming = []
      }
      sections[s].rows = rows + rest + coming
    }
  }

  /// Shown rows of a section with hidden ones, each of which is behind the nearest row before
  /// it that is shown there now.
  static func standing(_ hidden: [Row], among shown: [Row], as old: [Row]) -> [Row] {
    var behind: [[Row]] = Array(repeating: [], count: shown.count + 1)
    for (i, row) in old.enumerated() {
      guard let hidden = hidden.first(where: { $0.id == row.id }) else { continue }
      let places = old[..<i].map { before in shown.firstIndex { $0.id == before.id } }
      let place = places.compactMap { $0 }.last.map { $0 + 1 } ?? 0
      behind[place].append(hidden)
    }
    return behind[0] + shown.enumerated().flatMap { [$1] + behind[$0 + 1] }
  }
}
