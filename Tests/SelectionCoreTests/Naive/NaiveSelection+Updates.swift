// SPDX-License-Identifier: MIT
import SelectionCore

extension NaiveSelection {
  /// The same rows as a table of rows that know themselves, by their numbers.
  var rows: NaiveRows {
    var table = NaiveRows([])
    table.nextID = max(sections.count, nextID, (sectionIDs.max() ?? 0) + 1)
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
    let oldPaths = sections.indices.map(path)
    let places = sections.indices.map { number(new.path(ofID: $0)) }
    func nearest(_ row: Int?) -> Int? { number(old.nearest(row.map { oldPaths[$0] }, in: new)) }
    /// What is known of rows, as they are numbered now; of new ones it is not so.
    func carried<Known>(_ known: [Known], new value: Known) -> [Known] {
      var result = new.rows.map { _ in value }
      for (row, place) in places.enumerated() {
        if let place { result[place] = known[row] }
      }
      return result
    }
    func carried(_ moment: Moment) -> Moment {
      Moment(
        selected: carried(moment.selected, new: false), anchor: nearest(moment.anchor),
        lead: nearest(moment.lead))
    }
    func carried(_ steps: [Step]) -> [Step] {
      steps.map { Step(before: carried($0.before), after: carried($0.after)) }
    }
    done = carried(done)
    undone = carried(undone)
    parts = carried(parts, new: false)
    since = carried(since, new: 0)
    anchor = nearest(anchor)
    lead = nearest(lead)
    touched = touched.flatMap { places[$0] }
    let oldLists = lists
    lists = [:]
    for (s, section) in new.sections.enumerated() {
      lists[s] = sectionIDs.firstIndex(of: section.id).flatMap { oldLists[$0] }
    }
    renumber(new.sections)
    nextID = new.nextID + 1
    selected = new.rows.map { $0.isSelected }
    disabled = new.rows.map { $0.isDisabled }
    checkedIn = new.rows.map { $0.checkedIn }
    if putAway != nil { putAway = new.rows.map { $0.isPutAway } }
    endGestures()
    trimSections()
    return true
  }

  private mutating func renumber(_ new: [NaiveRows.Section]) {
    counts = new.map { $0.rows.count }
    sectionIDs = new.map { $0.id }
    sections = counts.enumerated().flatMap { s, count in (0..<count).map { _ in s } }
  }

  /// Rows are reloaded, which lose their selection.
  mutating func reloadRows(_ rows: [Int]) {
    for row in rows {
      selected[row] = false
      putAway?[row] = false
    }
  }

  /// Everything is reloaded: no row has a counterpart, but a section is the one that had its number.
  mutating func reloadAll(_ newCounts: [Int]) {
    let old = self
    var new = NaiveSelection(newCounts)
    new.nextID = max(nextID, (sectionIDs.max() ?? 0) + 1)
    for section in newCounts.indices {
      let isKept = section < old.counts.count
      new.sectionIDs[section] = isKept ? old.sectionIDs[section] : new.nextID
      if isKept { new.lists[section] = old.lists[section] } else { new.nextID += 1 }
    }
    if newCounts == old.counts {
      new.disabled = disabled
      new.checkedIn = checkedIn
    }
    (new.mode, new.editingMode, new.transition, new.isEditing) = (
      mode, editingMode, transition, isEditing
    )
    (new.limits, new.sectionLimits, new.sectionModes) = (limits, sectionLimits, sectionModes)
    (new.depth, new.time) = (depth, time)
    if putAway != nil { new.putAway = new.selected }
    self = new
  }
}
