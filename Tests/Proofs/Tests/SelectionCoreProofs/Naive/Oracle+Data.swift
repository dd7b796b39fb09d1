// SPDX-License-Identifier: MIT
import SelectionCore

/// Changes of the data, editing and history.
extension Oracle {
  /// The changes of an update, one for each row and section.
  private func changes(of update: TableUpdate) throws(Refused) -> [NaiveChange] {
    var changes: [NaiveChange] = []
    func paths(_ spans: [RowSpan]) throws(Refused) -> [RowPath] {
      var paths: [RowPath] = []
      for span in spans {
        let (first, last): (RowPath, RowPath)
        switch span {
        case .row(let row): (first, last) = (row, row)
        case .rows(let from, let through): (first, last) = (from, through)
        case .section, .all: throw Refused()
        }
        guard data.has(first), data.has(last) else { throw Refused() }
        paths += places.map { $0.path }.filter { $0 >= first && $0 <= last }
      }
      return paths
    }
    changes += try paths(update.deletedRows).map(NaiveChange.deleteRow)
    changes += try paths(update.reloadedRows).map(NaiveChange.reloadRow)
    changes += update.deletedSections.map(NaiveChange.deleteSection)
    changes += update.reloadedSections.map(NaiveChange.reloadSection)
    changes += update.insertedSections.map { .insertSection($0.section, $0.rowCount) }
    changes += update.movedSections.map { .moveSection($0.source, $0.destination) }
    changes += update.insertedRows.flatMap { insert in
      (0..<insert.count).map { i in
        .insertRow(RowPath(section: insert.row.section, row: insert.row.row + i))
      }
    }
    changes += update.movedRows.map { .moveRow($0.source, $0.destination) }
    return changes
  }

  mutating func perform(_ update: TableUpdate) throws(Refused) {
    let old = places
    let (oldData, oldLead) = (data, lead)
    guard data.apply(try changes(of: update)) else { throw Refused() }
    let newData = data
    follow(from: old) { id in
      guard let place = old.first(where: { $0.id == id }) else { return nil }
      let path = oldData.nearest(place.path, in: newData)
      return path.map { newData.sections[$0.section].rows[$0.row].id }
    }
    dataDidChange(from: oldData, old, oldLead)
  }

  /// Takes the rows out, and puts them behind the rows that stay before the destination.
  mutating func move(
    _ ids: (RowSpans) throws(Refused) -> Set<Int>, _ rows: RowSpans,
    to destination: RowDestination<RowPath>
  ) throws(Refused) {
    let (section, row): (Int, Int)
    switch destination {
    case .before(let path): (section, row) = (path.section, path.row)
    case .endOfSection(let last): (section, row) = (last, .max)
    }
    try requireSection(section)
    let target = data.sections[section].rows
    guard row == .max || 0...target.count ~= row else { throw Refused() }
    let moved = try ids(rows)
    let (old, oldData, oldLead) = (places, data, lead)
    let place = target.prefix(row).count { !moved.contains($0.id) }
    for number in data.sections.indices {
      data.sections[number].rows.removeAll { moved.contains($0.id) }
    }
    data.sections[section].rows.insert(
      contentsOf: old.filter { moved.contains($0.id) }.map { $0.row }, at: place)
    follow(from: old) { _ in nil }
    dataDidChange(from: oldData, old, oldLead)
  }

  /// Lets laws hold, and what is beside deleted rows be selected.
  mutating func dataDidChange(from oldData: NaiveRows, _ old: [Place], _ oldLead: Int?) {
    // A row that has come from another section gives way to those that were there.
    var homes: [Int: Int?] = [:]
    for section in oldData.sections { for row in section.rows { homes[row.id] = section.id } }
    for hidden in oldData.hidden { homes[hidden.row.id] = hidden.section }
    let stayed = all.filter { place in
      place.isHidden || homes[place.id] == .some(data.sections[place.section].id)
    }
    enforceLaws(preferring: [Set(stayed.map { $0.id })])
    shareChecks()
    selectSuccessor(among: old, oldLead, hidden: oldData.hidden)
  }

  mutating func follow(from old: [Place], nearest: (Int) -> Int?) {
    let shown = Set(places.map { $0.id })
    let ids = Set(all.map { $0.id })
    func now(_ id: Int?) -> Int? { id.flatMap { shown.contains($0) ? $0 : nearest($0) } }
    func now(_ marks: Marks) -> Marks {
      Marks(
        selected: marks.selected.intersection(ids), checked: marks.checked.intersection(ids),
        anchor: now(marks.anchor), lead: now(marks.lead))
    }
    anchor = now(anchor)
    lead = now(lead)
    touched = touched.flatMap { shown.contains($0) ? $0 : nil }
    pressed = pressed.flatMap { shown.contains($0.id) ? $0 : nil }
    done = done.map { Step(before: now($0.before), after: now($0.after)) }
    undone = undone.map { Step(before: now($0.before), after: now($0.after)) }
    endGestures()
  }

  /// Everything is another row; a section is the one that had its number.
  mutating func reload(_ counts: [Int]) {
    let old = data
    var new = NaiveRows([])
    new.nextID = data.nextID
    let isSame = counts == old.sections.map { $0.rows.count }
    for (s, count) in counts.enumerated() {
      var section = new.newSection(count)
      if s < old.sections.count {
        section.kind = old.sections[s].kind
        section.mode = old.sections[s].mode
        section.limits = old.sections[s].limits
      }
      new.sections.append(section)
    }
    // Hidden rows keep their checkmarks, and become those of the section that had their number.
    var hidden = hidden
    if !isSame { hidden += places.filter { $0.row.isChecked && $0.row.name != nil } }
    new.hidden = hidden.map { place in
      var row = place.row
      (row.isSelected, row.wasSelectedBeforeEditing) = (false, false)
      if !isSame { row.isDisabled = false }
      let section = new.sections.indices.contains(place.section) ? place.section : nil
      return NaiveRows.Hidden(row: row, section: section.map { new.sections[$0].id })
    }
    if isSame {
      for place in places {
        let (s, r) = (place.section, place.path.row)
        new.sections[s].rows[r].name = place.row.name
        new.sections[s].rows[r].isChecked = place.row.isChecked
        new.sections[s].rows[r].checkedAt = place.row.checkedAt
        new.sections[s].rows[r].isDisabled = place.row.isDisabled
      }
    }
    data = new
    (anchor, lead, touched, pressed, done, undone) = (nil, nil, nil, nil, [], [])
    endGestures()
  }

  // MARK: Editing

  mutating func keepForAfterEditing(_ ids: Set<Int>) {
    putsBack = true
    for place in places {
      data.sections[place.section].rows[place.path.row].wasSelectedBeforeEditing = ids.contains(
        place.id)
    }
    for i in data.hidden.indices {
      data.hidden[i].row.wasSelectedBeforeEditing = ids.contains(data.hidden[i].row.id)
    }
  }

  mutating func edit(_ isEditing: Bool, _ transition: EditingTransition) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    switch transition {
    case .keep: break
    case .clear: selectAll { _ in false }
    case .restore where isEditing:
      keepForAfterEditing(marks.selected)
      selectAll { _ in false }
    case .restore:
      let putsBack = putsBack
      selectAll { putsBack && $0.row.wasSelectedBeforeEditing }
    }
    if !isEditing { (putsBack, pan) = (false, nil) }
    sweep = nil
    enforceLaws()
    if mode != .multiple { endGestures() }
  }

  // MARK: History

  mutating func recordStep(_ input: TableInput, since old: Oracle) {
    let isUnderWay = pan != nil || sweep != nil
    if case .disableUndo = input { beginning = nil }
    if case .enableUndo = input { beginning = nil }
    defer { if !isUnderWay { beginning = nil } }
    switch input {
    case .undo, .redo, .perform, .move, .reloadData: return
    default: break
    }
    guard let undoLimit else { return }
    var before = old.marks
    let after = marks
    let wasUnderWay = old.pan != nil || old.sweep != nil
    if isUnderWay || wasUnderWay && [.endPan, .endSweep, .cancel].contains(input) {
      let start = beginning ?? Beginning(marks: before, done: done, undone: undone)
      beginning = start
      (before, done, undone) = (start.marks, start.done, start.undone)
    }
    guard before.selected != after.selected || before.checked != after.checked else { return }
    done.append(Step(before: before, after: after))
    done.removeFirst(max(done.count - undoLimit, 0))
    undone = []
  }

  mutating func undo() {
    guard let step = done.popLast() else { return }
    undone.append(step)
    restore(step.before)
  }

  mutating func redo() {
    guard let step = undone.popLast() else { return }
    done.append(step)
    restore(step.after)
  }

  private mutating func restore(_ marks: Marks) {
    selectAll { marks.selected.contains($0.id) }
    check { marks.checked.contains($0.id) }
    (anchor, lead) = (marks.anchor, marks.lead)
    endGestures()
    enforceLaws()
    shareChecks()
  }

  // MARK: Limits

  /// All rows have been marked at one time.
  mutating func forgetTimes() {
    for place in places {
      data.sections[place.section].rows[place.path.row].selectedAt = 0
      data.sections[place.section].rows[place.path.row].checkedAt = 0
    }
    for i in data.hidden.indices {
      data.hidden[i].row.selectedAt = 0
      data.hidden[i].row.checkedAt = 0
    }
  }

  mutating func stampTimes(since old: Oracle) {
    let before = old.marks
    let known = Set(old.all.map { $0.id })
    func knew(_ place: Place) -> Bool { known.contains(place.id) }
    for place in places {
      let (s, r) = (place.section, place.path.row)
      if place.row.isSelected, !before.selected.contains(place.id) {
        data.sections[s].rows[r].selectedAt = time
      }
      if place.row.isChecked, knew(place), !before.checked.contains(place.id) {
        data.sections[s].rows[r].checkedAt = time
      }
    }
    for (i, place) in hidden.enumerated() {
      if place.row.isSelected, !before.selected.contains(place.id) {
        data.hidden[i].row.selectedAt = time
      }
      if place.row.isChecked, knew(place), !before.checked.contains(place.id) {
        data.hidden[i].row.checkedAt = time
      }
    }
  }
}
