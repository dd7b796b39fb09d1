// SPDX-License-Identifier: MIT
import SelectionCore

extension Oracle {
  /// Whether a mapping moves no row and no section of the table.
  private func isNothing(_ mapping: TableMapping) -> Bool {
    let counts = data.sections.map { $0.rows.count }
    return !mapping.isReload && mapping.oldShape.rowCounts == counts
      && mapping.newShape.rowCounts == counts
      && counts.indices.allSatisfy { mapping.sections.newIndex(of: $0) == $0 }
      && whole.indices.allSatisfy { mapping.rows.newIndex(of: $0) == $0 }
  }

  /// Moves rows, shows others and changes marks, all by the numbers of all rows.
  ///
  /// - Returns: Whether a run continues.
  mutating func edit(_ edit: TableEdit) throws(Refused) -> Bool {
    let before = (whole + outside).map { $0.id }
    let start = self
    if let mapping = edit.mapping, !isNothing(mapping) {
      let disabling = edit.marks.first { $0.layer == .disabled }
      try move(mapping, showing: edit.shown, disabling)
    } else if let shown = edit.shown {
      let whole = whole
      guard shown.allSatisfy(whole.indices.contains) else { throw Refused() }
      show(Set(shown.map { whole[$0].id }))
    }
    let rows = (whole + outside).map { $0.row }
    func after(_ layer: MarkLayer, _ isMarked: (NaiveRows.Row) -> Bool) throws(Refused) -> Set<Int>?
    {
      guard let change = edit.marks.first(where: { $0.layer == layer }) else { return nil }
      guard change.last < rows.count else { throw Refused() }
      return Set(
        rows.enumerated().filter { number, row in
          if change.adding.contains(number) { return true }
          if change.removing.contains(number) { return false }
          return change.base?.contains(number) ?? isMarked(row)
        }.map { $0.element.id })
    }
    let (selected, checked) = (
      try after(.selected) { $0.isSelected }, try after(.checked) { $0.isChecked }
    )
    let disabled = try after(.disabled) { $0.isDisabled }
    for row in [edit.anchor, edit.lead] {
      if let row, !rows.indices.contains(row) { throw Refused() }
    }
    let old = marks
    let wereDisabled = Set(all.filter { $0.row.isDisabled }.map { $0.id })
    let boxes = edit.marks.first { $0.layer == .checked }
    if let selected { selectAll { selected.contains($0.id) } }
    if let checked {
      let oracle = self
      let unchecked = all.filter { place in
        rows.firstIndex { $0.id == place.id }.map { boxes?.removing.contains($0) }
          == true
      }
      check { place in
        checked.contains(place.id)
          && (boxes?.adding.contains(rows.firstIndex { $0.id == place.id } ?? -1)
            == true || !unchecked.contains { oracle.isOneItem($0, place) })
      }
    }
    if let disabled { say({ $0.isDisabled = $1 }, of: all) { disabled.contains($0.id) } }
    for layer in [MarkLayer("flagged"), MarkLayer("films"), .exclusive] {
      guard let marked = try after(layer, { $0.layers.contains(layer) }) else { continue }
      data.forEach { row in
        if marked.contains(row.id) { row.layers.insert(layer) } else { row.layers.remove(layer) }
      }
    }
    let isAloneChanged = edit.marks.contains { $0.layer == .exclusive }
    if selected != nil || checked != nil || isAloneChanged {
      enforceLaws(preferring: [old.selected], checked: [old.checked])
      shareChecks()
      // New rows that it checks are as new as others.
      let (places, now) = (placesNow, time * 1_000)
      data.forEach { row in
        if row.isChecked, checked?.contains(row.id) == true, !old.checked.contains(row.id) {
          row.checkedAt = now + (places[row.id] ?? 0)
        }
      }
    }
    if edit.mapping == nil, edit.shown != nil {
      // Hidden rows have the new marks in the state before a gesture, too.
      let shown = Set(start.places.map { $0.id })
      carryGestures(since: start, reloading: [], preferring: [shown])
    }
    if let row = edit.anchor { anchor = rows[row].id }
    if let row = edit.lead { lead = rows[row].id }
    if edit.mapping != nil || !edit.isStep {
      let isChanged = marks != old || disabled.map { $0 != wereDisabled } ?? false
      let isKept = edit.mapping != nil || edit.shown != nil || isChanged
      let refreshes = isKept && edit.marks.contains { Self.needsStates($0) }
      if refreshes { refreshSteps(as: start) }
      let now = rows.map { $0.id }
      // Rows inherit from rows that the edit removes, too.
      changeSteps(knowing: start) { marks, old in
        for change in edit.marks { Self.change(&marks, change, from: old, before, now) }
      }
      if refreshes { refreshSteps(as: self) }
    }
    return edit.mapping != nil || edit.shown != nil
  }

  /// Whether the steps are looked at one by one, because some rows inherit from several rows, or
  /// rows of several layers; anchor and lead of the steps are then refreshed.
  private static func needsStates(_ change: MarkEdit) -> Bool {
    let heirs = change.heirs.flatMap { Array($0.rows) }
    return Set(heirs).count < heirs.count || change.heirs.contains { $0.sources.count > 1 }
  }

  /// Moves anchor and lead of each step to rows of a table, this one or the one before the edit.
  private mutating func refreshSteps(as table: Oracle) {
    func refreshed(_ steps: [Step]) -> [Step] {
      steps.map { Step(before: table.lawful($0.before), after: table.lawful($0.after)) }
    }
    (done, undone) = (refreshed(done), refreshed(undone))
    beginning = beginning.map {
      Beginning(marks: $0.marks, done: refreshed($0.done), undone: refreshed($0.undone))
    }
  }

  /// Gives rows the marks in a step that an edit without a step gave them in the table.
  private static func change(
    _ marks: inout Marks, _ change: MarkEdit, from old: Marks, _ before: [Int], _ now: [Int]
  ) {
    func isMarked(_ row: Int, in layer: MarkLayer) -> Bool {
      guard before.indices.contains(row) else { return false }
      let id = before[row]
      if layer == .selected { return old.selected.contains(id) }
      if layer == .checked { return old.checked.contains(id) }
      return old.layers[id]?.contains(layer) ?? false
    }
    func put<Member>(_ member: Member, in set: inout Set<Member>, _ isMember: Bool) {
      if isMember { set.insert(member) } else { set.remove(member) }
    }
    func set(_ isMarked: Bool, _ id: Int) {
      switch change.layer {
      case .selected: put(id, in: &marks.selected, isMarked)
      case .checked: put(id, in: &marks.checked, isMarked)
      case .disabled: break
      default:
        var layers = marks.layers[id] ?? []
        put(change.layer, in: &layers, isMarked)
        marks.layers[id] = layers.isEmpty ? nil : layers
      }
    }
    for (row, id) in now.enumerated() {
      let heirs = change.heirs.filter { $0.rows.contains(row) }
      if !heirs.isEmpty {
        let inherits = heirs.contains { heir in
          !heir.sources.isEmpty
            && heir.sources.allSatisfy { isMarked($0, in: heir.layer) }
        }
        set(inherits, id)
      } else if change.adding.contains(row) {
        set(true, id)
      } else if change.removing.contains(row) {
        set(false, id)
      }
    }
  }

  /// Moves all rows of sections, shown or hidden.
  private mutating func move(
    _ mapping: TableMapping, showing shown: RowSet?, _ disabling: MarkEdit?
  ) throws(Refused) {
    let (old, whole) = (self, whole)
    guard mapping.oldShape.rowCounts == data.sections.map({ $0.rows.count }),
      shown?.last ?? -1 < mapping.newShape.rowCount
    else { throw Refused() }
    var number = 0
    data.sections = mapping.newShape.rowCounts.enumerated().map { s, count in
      var section = data.newSection(0)
      if let before = mapping.sections.oldIndex(of: s) { section = old.data.sections[before] }
      section.rows = (0..<count).map { _ in
        defer { number += 1 }
        var row = mapping.rows.oldIndex(of: number).map { whole[$0].row } ?? data.newRow()
        if let shown { row.isShown = shown.contains(number) }
        return row
      }
      return section
    }
    if shown != nil { wasToldToShow = true }
    dataDidChange(since: old, disabling: disabling)
  }

  /// Changes which rows are disabled, by the numbers of all rows.
  mutating func disable(by change: MarkEdit) {
    let places = whole + outside
    var rows = RowSet(places.indices.filter { places[$0].row.isDisabled })
    change.apply(to: &rows)
    let disabled = Set(places.indices.filter(rows.contains).map { places[$0].id })
    say({ $0.isDisabled = $1 }, of: places) { disabled.contains($0.id) }
  }

  /// Ends a run whose anchor is another row, or whose header is gone.
  mutating func endRun(since old: Oracle) {
    if let header {
      if !data.sections.contains(where: { $0.id == header }) { (run, self.header) = (nil, nil) }
    } else if read(anchor)?.id != old.read(old.anchor)?.id {
      run = nil
    }
  }

  /// Sets new contents, which are shown rows.
  mutating func update(
    toPaths contents: [[RowPath]?], _ vanished: VanishedRows
  ) throws(Refused) {
    var ids: [[Int]?] = []
    for rows in contents {
      guard let rows else {
        ids.append(nil)
        continue
      }
      ids.append(try rows.map { row throws(Refused) in try id(row) })
    }
    let all = ids.flatMap { $0 ?? [] }
    guard Set(all).count == all.count else { throw Refused() }
    update(to: ids, vanished) { $0.id }
  }
}
