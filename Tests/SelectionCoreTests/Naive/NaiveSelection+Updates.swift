// SPDX-License-Identifier: MIT
import SelectionCore

extension NaiveSelection {
  /// The same rows as a table of rows that know themselves, by their numbers.
  var rows: NaiveRows {
    var table = NaiveRows([])
    table.nextID = max(sections.count, (sectionIDs.max() ?? 0) + 1)
    var number = 0
    for (s, count) in counts.enumerated() {
      table.sections.append(NaiveRows.Section(id: sectionIDs[s], rows: []))
      for _ in 0..<count {
        table.sections[s].rows.append(
          NaiveRows.Row(
            id: number, isSelected: selected[number], isDisabled: disabled[number],
            isPutAway: putAway?[number] ?? false, checkedIn: checkedIn[number]))
        number += 1
      }
    }
    return table
  }

  /// Applies a batch, or says that it cannot be by returning false and changing nothing.
  mutating func perform(_ changes: [NaiveChange]) -> Bool {
    let old = rows
    var new = old
    guard new.apply(changes) else { return false }
    func number(_ place: RowPath?) -> Int? {
      place.map { new.sections[..<$0.section].map { $0.rows.count }.reduce(0, +) + $0.row }
    }
    anchor = number(old.nearest(anchor.map(path), in: new))
    lead = number(old.nearest(lead.map(path), in: new))
    touched = touched.flatMap { number(new.path(ofID: $0)) }
    let oldLists = lists
    lists = [:]
    for (s, section) in new.sections.enumerated() {
      lists[s] = sectionIDs.firstIndex(of: section.id).flatMap { oldLists[$0] }
    }
    counts = new.sections.map { $0.rows.count }
    sectionIDs = new.sections.map { $0.id }
    sections = counts.enumerated().flatMap { s, count in (0..<count).map { _ in s } }
    selected = new.rows.map { $0.isSelected }
    disabled = new.rows.map { $0.isDisabled }
    checkedIn = new.rows.map { $0.checkedIn }
    if putAway != nil { putAway = new.rows.map { $0.isPutAway } }
    pan = nil
    return true
  }
}
