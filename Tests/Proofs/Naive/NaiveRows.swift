// SPDX-License-Identifier: MIT
import SelectionCore

/// The simplest possible table with updates: sections that are arrays of rows, which have all their
/// state themselves.
package struct NaiveRows: Equatable {
  /// A row with all its state.
  package struct Row: Equatable {
    package var id: Int
    /// The identity that the app assigned.
    var name: Int?
    var isShown = true
    package var isSelected = false
    var isDisabled = false
    /// The app's own layers in which it is marked.
    var layers: Set<MarkLayer> = []
    /// Whether it will be selected again when editing ends.
    var wasSelectedBeforeEditing = false
    var isChecked = false
    /// The times at which it was selected, and checked: each with its place among all rows then.
    var selectedAt = 0
    var checkedAt = 0
  }

  /// A section with all its state.
  package struct Section: Equatable {
    var id: Int
    package var rows: [Row]
    var kind: CheckmarkListKind?
    /// The number of the sections with which it is joined.
    var group: Int?
    var mode = RowSelectionMode.multiple
    var limits = SelectionLimits()
  }

  /// A row that isn't in a section and is never shown; it may still count with one.
  package struct Outside: Equatable {
    var row: Row
    var section: Int?
  }

  /// All rows, shown and hidden.
  package var sections: [Section] = []
  /// The rows outside of all sections, after all others.
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

  /// Changes each row, including those of no section.
  mutating func forEach(_ change: (inout Row) -> Void) {
    for s in sections.indices {
      for r in sections[s].rows.indices { change(&sections[s].rows[r]) }
    }
    for i in outside.indices { change(&outside[i].row) }
  }

  /// Sorts the rows outside of all sections: first those that count with one.
  mutating func orderOutside() {
    let ids = sections.map { $0.id }
    func place(_ outside: Outside) -> Int? { ids.firstIndex { $0 == outside.section } }
    let counted = ids.indices.flatMap { s in outside.filter { place($0) == s } }
    outside = counted + outside.filter { place($0) == nil }
  }

  /// Removes rows.
  mutating func remove(_ ids: Set<Int>) {
    for s in sections.indices { sections[s].rows.removeAll { ids.contains($0.id) } }
    outside.removeAll { ids.contains($0.row.id) }
  }

  /// The sections with only the shown rows.
  package var shown: NaiveRows {
    var shown = self
    for s in sections.indices { shown.sections[s].rows.removeAll { !$0.isShown } }
    return shown
  }

  /// The number of shown rows in each section.
  package var counts: [Int] { shown.sections.map { $0.rows.count } }

  func has(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// Puts hidden rows back at their places among the rows that stay where they are.
  ///
  /// New rows come directly before the next of these, else at the end.
  ///
  /// - Parameters:
  ///   - old: All rows before a change of the shown ones, which are the only current ones.
  ///   - moved: The rows that don't stay where they are.
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

  /// The shown rows of a section merged with hidden ones, each of which follows the nearest row
  /// before it that is still shown there.
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
