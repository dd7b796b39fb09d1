// SPDX-License-Identifier: MIT
import SelectionCore

/// The simplest table that can be right under updates: sections that are arrays of rows which know
/// themselves.
struct NaiveRows: Equatable {
  /// A row with all that goes along with it.
  struct Row: Equatable {
    var id: Int
    /// The identity that the app gave it.
    var name: Int?
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
  struct Section: Equatable {
    var id: Int
    var rows: [Row]
    var kind: CheckmarkListKind?
    var mode = SelectionMode.multiple
    var limits = SelectionLimits()
  }

  /// A row that is hidden, with the section in which it last was one.
  struct Hidden: Equatable {
    var row: Row
    var section: Int?
  }

  var sections: [Section] = []
  /// The hidden rows, in the order in which they were hidden.
  var hidden: [Hidden] = []
  var nextID = 0

  init(_ counts: [Int]) {
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

  var rows: [Row] { sections.flatMap { $0.rows } }

  func path(ofID id: Int) -> RowPath? {
    for (s, section) in sections.enumerated() {
      if let r = section.rows.firstIndex(where: { $0.id == id }) {
        return RowPath(section: s, row: r)
      }
    }
    return nil
  }

  func has(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// Where anchor or lead belongs after an update: with its row, else the next that stays, else the
  /// one before.
  func nearest(_ row: RowPath?, in new: NaiveRows) -> RowPath? {
    guard let row else { return nil }
    let ids = rows.map { $0.id }
    guard let start = ids.firstIndex(of: sections[row.section].rows[row.row].id) else { return nil }
    let order = ids[start...] + ids[..<start].reversed()
    return order.lazy.compactMap(new.path(ofID:)).first
  }
}
