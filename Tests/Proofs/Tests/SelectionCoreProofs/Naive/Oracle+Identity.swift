// SPDX-License-Identifier: MIT
import SelectionCore

/// What a table is told of identities: names, new contents, and what is to be forgotten.
extension Oracle {
  /// Tells new contents: of several rows with one name the k-th is the k-th, the shown ones of
  /// these sections first, then the hidden ones.
  ///
  /// - Parameters:
  ///   - contents: The names, for each section that is told of; nil for one that stays as it is.
  ///   - vanished: What becomes of names that are in none of them.
  mutating func update(to contents: [[Int]?], _ vanished: Vanished) {
    let (old, oldData, oldLead, oldHidden) = (places, data, lead, hidden)
    renamed = [:]
    var free = old.filter { place in
      !contents.indices.contains(place.section) || contents[place.section] != nil
    }
    var used: Set<Int> = []
    var sections: [NaiveRows.Section] = []
    for (s, names) in contents.enumerated() {
      var section = data.sections.indices.contains(s) ? data.sections[s] : data.newSection(0)
      defer { sections.append(section) }
      guard let names else { continue }
      section.rows = names.map { name in
        let candidates = free + oldHidden
        guard let place = candidates.first(where: { $0.row.name == name && !used.contains($0.id) })
        else {
          var row = data.newRow()
          row.name = name
          return row
        }
        used.insert(place.id)
        return place.row
      }
    }
    free.removeAll { used.contains($0.id) }
    data.sections = sections
    data.hidden.removeAll { used.contains($0.row.id) }
    for place in free where vanished == .hidden && place.row.name != nil {
      data.hidden.append(
        NaiveRows.Hidden(row: place.row, section: oldData.sections[place.section].id))
    }
    let newData = data
    follow(from: old) { id in
      guard let place = old.first(where: { $0.id == id }) else { return nil }
      let path = oldData.nearest(place.path, in: newData)
      return path.map { newData.sections[$0.section].rows[$0.row].id }
    }
    dataDidChange(from: oldData, old, oldLead)
    run = nil
    calls = []
  }

  /// Names the rows of a section; one that is named after a hidden row is that row too, and has its
  /// marks beside its own.
  mutating func name(_ names: [Int], inSection section: Int) {
    var own = marks
    renamed = [:]
    for (r, name) in names.enumerated() where data.sections[section].rows[r].name != name {
      data.sections[section].rows[r].name = name
      guard let i = data.hidden.firstIndex(where: { $0.row.name == name }) else { continue }
      let hidden = data.hidden.remove(at: i).row
      var row = data.sections[section].rows[r]
      rename(row.id, to: hidden.id)
      row.id = hidden.id
      own.selected.remove(hidden.id)
      own.checked.remove(hidden.id)
      if row.isSelected { own.selected.insert(hidden.id) }
      if row.isChecked { own.checked.insert(hidden.id) }
      // Marked at two times, it was marked at the earlier one.
      if hidden.isSelected {
        row.selectedAt = min(hidden.selectedAt, row.isSelected ? row.selectedAt : .max)
      }
      if hidden.isChecked {
        row.checkedAt = min(hidden.checkedAt, row.isChecked ? row.checkedAt : .max)
      }
      row.isSelected = row.isSelected || hidden.isSelected
      row.isChecked = row.isChecked || hidden.isChecked
      row.isDisabled = row.isDisabled || hidden.isDisabled
      row.wasSelectedBeforeEditing = row.wasSelectedBeforeEditing || hidden.wasSelectedBeforeEditing
      data.sections[section].rows[r] = row
    }
    shareChecks()
    enforceLaws(preferring: [own.selected], checked: [own.checked])
    run = nil
    calls = []
  }

  /// Lets a row be another one, beside whose marks it has its own in every step.
  private mutating func rename(_ old: Int, to new: Int) {
    renamed[old] = new
    func now(_ id: Int?) -> Int? { id == old ? new : id }
    func now(_ marks: Marks) -> Marks {
      Marks(
        selected: both(marks.selected), checked: both(marks.checked),
        anchor: now(marks.anchor), lead: now(marks.lead))
    }
    func both(_ ids: Set<Int>) -> Set<Int> {
      ids.contains(old) ? ids.subtracting([old]).union([new]) : ids
    }
    (anchor, lead, touched) = (now(anchor), now(lead), now(touched))
    if let id = now(pressed?.id) { pressed?.id = id }
    done = done.map { Step(before: now($0.before), after: now($0.after)) }
    undone = undone.map { Step(before: now($0.before), after: now($0.after)) }
    if let start = beginning {
      beginning = Beginning(
        marks: now(start.marks),
        done: start.done.map { Step(before: now($0.before), after: now($0.after)) },
        undone: start.undone.map { Step(before: now($0.before), after: now($0.after)) })
    }
    if var pan {
      pan.first = now(pan.first) ?? new
      pan.current = now(pan.current) ?? new
      pan.base = both(pan.base)
      pan.gaveWay = both(pan.gaveWay)
      if let time = pan.times.removeValue(forKey: old) { pan.times[new] = time }
      self.pan = pan
    }
    if let base = sweep?.base { sweep?.base = both(base) }
  }

  /// Forgets hidden rows with these names, or all, also in the steps.
  mutating func forgetHidden(_ names: [Int]?) {
    let gone = data.hidden.filter { row in names.map { $0.contains(row.row.name ?? -1) } ?? true }
    let ids = Set(gone.map { $0.row.id })
    renamed = [:]
    data.hidden.removeAll { ids.contains($0.row.id) }
    func now(_ marks: Marks) -> Marks {
      Marks(
        selected: marks.selected.subtracting(ids), checked: marks.checked.subtracting(ids),
        anchor: marks.anchor, lead: marks.lead)
    }
    done = done.map { Step(before: now($0.before), after: now($0.after)) }
    undone = undone.map { Step(before: now($0.before), after: now($0.after)) }
    if let start = beginning {
      beginning = Beginning(
        marks: now(start.marks),
        done: start.done.map { Step(before: now($0.before), after: now($0.after)) },
        undone: start.undone.map { Step(before: now($0.before), after: now($0.after)) })
    }
    pan?.base.subtract(ids)
    pan?.gaveWay.subtract(ids)
    sweep?.base.subtract(ids)
    run = nil
    calls = []
  }

  /// Selects or checks rows by name, by the program: the first of several, or a hidden one, which
  /// is added where there is none.
  mutating func mark(_ names: [Int], checking: Bool) throws(Refused) {
    let old = self
    calls = []
    renamed = [:]
    time += 1
    do throws(Refused) {
      var ids: Set<Int> = []
      for name in names {
        if let place = all.first(where: { $0.row.name == name }) {
          ids.insert(place.id)
        } else {
          var row = data.newRow()
          row.name = name
          data.hidden.append(NaiveRows.Hidden(row: row, section: nil))
          ids.insert(row.id)
        }
      }
      if checking { try check(ids) } else { try select(ids) }
    } catch {
      self = old
      calls = []
      throw error
    }
    run = nil
    stampTimes(since: old)
    recordStep(checking ? .check([]) : .select([]), since: old)
  }
}
