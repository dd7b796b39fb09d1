// SPDX-License-Identifier: MIT
import SelectionCore

/// Changes to the data, and of the shown rows.
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
        guard data.shown.has(first), data.shown.has(last) else { throw Refused() }
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
    let old = self
    let changes = try changes(of: update)
    guard data.apply(changes) else { throw Refused() }
    let reloaded = old.places.filter { place in
      changes.contains(.reloadRow(place.path)) || changes.contains(.reloadSection(place.section))
    }
    dataDidChange(since: old, reloading: Set(reloaded.map { $0.id }))
  }

  /// Takes the rows out, and puts them after the remaining rows before the destination.
  mutating func move(
    _ moved: Set<Int>, to destination: RowDestination<RowPath>
  ) throws(Refused) {
    let old = self
    let (section, row): (Int, Int)
    switch destination {
    case .before(let path): (section, row) = (path.section, path.row)
    case .endOfSection(let last): (section, row) = (last, .max)
    }
    try requireSection(section)
    data = data.shown
    let target = data.sections[section].rows
    guard row == .max || 0...target.count ~= row else { throw Refused() }
    let place = target.prefix(row).count { !moved.contains($0.id) }
    for number in data.sections.indices {
      data.sections[number].rows.removeAll { moved.contains($0.id) }
    }
    data.sections[section].rows.insert(
      contentsOf: old.places.filter { moved.contains($0.id) }.map { $0.row }, at: place)
    data.putBackHidden(of: old.data, moved: moved)
    dataDidChange(since: old)
  }

  /// Moves each row as a mapping describes.
  ///
  /// In a section whose rows have another order, the longest sequence that is in order counts as
  /// not moved.
  mutating func follow(_ mapping: TableMapping) throws(Refused) {
    let old = self
    guard mapping.oldShape.rowCounts == data.counts else { throw Refused() }
    func row(_ path: RowPath) -> NaiveRows.Row? { old.places.first { $0.path == path }?.row }
    var moved: Set<Int> = []
    var sections: [NaiveRows.Section] = []
    var number = 0
    for (s, count) in mapping.newShape.rowCounts.enumerated() {
      var section = data.newSection(0)
      if let old = mapping.sections.oldIndex(of: s) { section = data.sections[old] }
      let was = section.rows.map { $0.id }
      section.rows = []
      var staying: [Int] = []
      for r in 0..<count {
        let row = mapping.oldPath(of: RowPath(section: s, row: r)).flatMap(row) ?? data.newRow()
        if let place = was.firstIndex(of: row.id), !mapping.movedRows.contains(number) {
          staying.append(place)
        }
        moved.insert(row.id)
        section.rows.append(row)
        number += 1
      }
      moved.subtract(longestInOrder(staying).map { was[$0] })
      sections.append(section)
    }
    data.sections = sections
    data.putBackHidden(of: old.data, moved: moved)
    dataDidChange(since: old)
  }

  /// The longest ascending sequence among some different numbers; of several, the one that ends
  /// last, and so on backwards.
  private func longestInOrder(_ numbers: [Int]) -> [Int] {
    var best: [[Int]] = []
    func longer(_ first: [Int], _ second: [Int]) -> [Int] {
      second.count >= first.count ? second : first
    }
    for number in numbers {
      best.append(best.filter { $0.last ?? 0 < number }.reduce([], longer) + [number])
    }
    return best.reduce([], longer)
  }

  /// Shows exactly these rows.
  mutating func show(_ ids: Set<Int>) {
    wasToldToShow = true
    if ids == Set(places.map { $0.id }) { return }
    let old = self
    say({ $0.isShown = $1 }, of: whole) { ids.contains($0.id) }
    dropHiddenTouches()
    enforceLaws()
    carryGestures(since: old, reloading: [], preferring: [Set(old.places.map { $0.id })])
  }

  private mutating func dropHiddenTouches() {
    let shown = Set(places.map { $0.id })
    touched = touched.flatMap { shown.contains($0) ? $0 : nil }
    pressed = pressed.flatMap { shown.contains($0.id) ? $0 : nil }
  }

  /// Updates everything for moved rows: enforces the laws, and selects the deletion successor.
  ///
  /// Rows that the same edit disables can't be that.
  mutating func dataDidChange(
    since old: Oracle, reloading reloaded: Set<Int> = [], disabling: MarkEdit? = nil
  ) {
    data.orderOutside()
    let order = old.whole.map { $0.id }
    let ids = Set(all.map { $0.id })
    changeSteps { marks in
      marks.selected.formIntersection(ids)
      marks.checked.formIntersection(ids)
      marks.layers = marks.layers.filter { ids.contains($0.key) }
    }
    (anchor, lead) = (nearest(anchor, order), nearest(lead, order))
    dropHiddenTouches()
    // A row that came from another section yields to those that were there.
    func homes(_ oracle: Oracle) -> [Int: Int] {
      let counted = oracle.whole + oracle.outside.filter { $0.section >= 0 }
      return Dictionary(
        uniqueKeysWithValues: counted.map { ($0.id, oracle.data.sections[$0.section].id) })
    }
    let (home, oldHome) = (homes(self), homes(old))
    let stayed = all.filter { home[$0.id] == nil || home[$0.id] == oldHome[$0.id] }
    enforceLaws(preferring: [Set(stayed.map { $0.id })])
    shareChecks()
    carryGestures(since: old, reloading: reloaded, preferring: [Set(stayed.map { $0.id })])
    if let disabling { disable(by: disabling) }
    selectSuccessor(since: old)
    endRun(since: old)
  }

  /// Carries the run, the pan and the sweep through a change: the state before them is one of the
  /// table, which changes as the table does.
  mutating func carryGestures(
    since old: Oracle, reloading reloaded: Set<Int>, preferring preferred: [Set<Int>]
  ) {
    let (were, are) = (old.places, places)
    let staying = Set(were.map { $0.id }).intersection(are.map { $0.id })
    func carried(_ base: Marks) -> Marks {
      var state = self
      let now = self
      state.selectAll { place in
        staying.contains(place.id)
          ? base.selected.contains(place.id) && !reloaded.contains(place.id) : place.row.isSelected
      }
      state.check { place in
        let item = now.all.filter { now.isOneItem($0, place) }
        let wasShown = item.contains { row in were.contains { $0.id == row.id } }
        guard wasShown, item.contains(where: { !$0.isHidden }) else { return place.row.isChecked }
        return item.contains { base.checked.contains($0.id) }
      }
      state.enforceLaws(preferring: preferred)
      state.shareChecks()
      return state.marks
    }
    beginning?.marks.selected.subtract(reloaded)
    run = run.map(carried)
    endRun(since: old)
    if var sweep {
      var base = marks
      base.selected = sweep.base
      sweep.base = carried(base).selected
      self.sweep = sweep
    }
    guard var pan else { return }
    guard staying.contains(pan.first) else {
      self.pan = nil
      // Its step is complete.
      if sweep == nil { beginning = nil }
      return
    }
    var base = marks
    base.selected = pan.base
    pan.base = carried(base).selected
    pan.current = nearest(pan.current, old.whole.map { $0.id }) ?? pan.first
    let changed = old.marks.selected.symmetricDifference(pan.selected)
    pan.selected = marks.selected.symmetricDifference(changed)
    pan.covered.formIntersection(staying.subtracting(reloaded))
    pan.othersRows.formIntersection(pan.covered)
    pan.gaveWay.formIntersection(staying.subtracting(reloaded))
    self.pan = pan
  }

  /// A row if it still exists, else the next one in an older order of the table that does, else the
  /// one before.
  func nearest(_ id: Int?, _ order: [Int]) -> Int? {
    guard let id, !all.contains(where: { $0.id == id }) else { return id }
    let rows = Set(whole.map { $0.id })
    let start = order.firstIndex(of: id) ?? order.endIndex
    return order[start...].first(where: rows.contains)
      ?? order[..<start].last(where: rows.contains)
  }

  /// Replaces and shows every row; sections are matched by number.
  ///
  /// With another shape, checked rows with names lose their place, but still count with their
  /// section.
  mutating func reload(_ counts: [Int]?) {
    let old = data.sections
    let isSame = counts ?? old.map { $0.rows.count } == old.map { $0.rows.count }
    selectAll { _ in false }
    say({ $0.wasSelectedBeforeEditing = $1 }, of: all) { _ in false }
    if !isSame {
      say({ $0.isDisabled = $1 }, of: all) { _ in false }
      data.forEach { $0.layers = [] }
      for place in whole where place.row.isChecked && place.row.name != nil {
        var row = place.row
        row.isShown = false
        data.outside.append(NaiveRows.Outside(row: row, section: data.sections[place.section].id))
      }
    }
    var sections: [NaiveRows.Section] = []
    for (s, count) in (counts ?? old.map { $0.rows.count }).enumerated() {
      var section = old.indices.contains(s) ? data.sections[s] : data.newSection(0)
      let was = section.rows
      section.rows = (0..<count).map { _ in data.newRow() }
      for r in was.indices where isSame {
        let id = section.rows[r].id
        section.rows[r] = was[r]
        (section.rows[r].id, section.rows[r].isShown) = (id, true)
      }
      sections.append(section)
    }
    data.sections = sections
    data.orderOutside()
    wasReloaded = true
    (anchor, lead, touched, pressed, done, undone) = (nil, nil, nil, nil, [], [])
    endGestures()
    enforceLaws()
  }
}
