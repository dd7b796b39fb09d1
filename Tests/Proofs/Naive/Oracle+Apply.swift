// SPDX-License-Identifier: MIT
import SelectionCore

extension Oracle {
  /// Applies an input, or throws and changes nothing.
  mutating func apply(_ input: TableInput, _ rules: OracleRules) throws(Refused) {
    let old = self
    calls = []
    (isReplacing, oldAnchor, start) = (false, anchor, nil)
    (renamed, wasReloaded) = ([:], false)
    time += 1
    var continuesRun = false
    do throws(Refused) {
      continuesRun = try perform(input, rules)
      if isByUser(input) {
        if !isGivingUp(input) {
          let new = marks.checked.subtracting(old.marks.checked)
          if !new.isEmpty { keepAlone(preferring: [new]) }
          try holdLimits(since: old)
        }
      }
      endEditingIfEmpty(since: old)
      if isByUser(input) {
        if marks.selected != old.marks.selected { calls.append("selectionDidChange") }
      }
    } catch {
      self = old
      calls = []
      throw error
    }
    if isNothing(input, since: old) {
      let new = self
      self = old
      (calls, renamed, wasReloaded) = (new.calls, [:], false)
      // A table remembers that it was told what to show, and steps have what belongs to the data;
      // by C71, to show what is shown is an input, of a gesture too.
      switch input {
      case .show: wasToldToShow = true
      case .edit(let edit) where edit.mapping != nil || edit.shown != nil:
        if edit.shown != nil { wasToldToShow = true }
        (done, undone, beginning) = (new.done, new.undone, new.beginning)
        recordStep(input, since: old)
      default: break
      }
      return
    }
    if !continuesRun { (run, header) = (nil, nil) }
    stampTimes(since: old)
    recordStep(input, since: old)
  }

  /// Whether an input is none, because it sets a value to what it is, or changes no row.
  private func isNothing(_ input: TableInput, since old: Oracle) -> Bool {
    switch input {
    case .setSelected, .propose:
      return marks.selected == old.marks.selected && isEditing == old.isEditing
    case .perform(let update):
      let counts = old.data.counts
      if !update.reloadedRows.isEmpty { return false }
      if update.reloadedSections.contains(where: { counts[$0] > 0 }) { return false }
    case .mark(_, let layer), .unmark(_, let layer):
      if layer == .selected || layer == .checked { return false }
    case .edit: return isSame(as: old) && (anchor, lead) == (old.anchor, old.lead)
    case .follow, .update, .updateSection, .move, .show, .setEditing, .setPolicy, .setLimits,
      .setEditingTransition, .setLayerLimits, .setLimitOverflow, .setDeletionSuccessor,
      .setReplacementScope, .setKeepsOrder, .setMode, .setList, .joinLists, .disable, .enable:
      break
    default: return false
    }
    return isSame(as: old)
  }

  /// Whether all rows and settings are the same.
  func isSame(as old: Oracle) -> Bool {
    let sections = data.sections.map { [$0.id] + $0.rows.map { $0.id } }
    return sections == old.data.sections.map { [$0.id] + $0.rows.map { $0.id } }
      && all.map { $0.row } == old.all.map { $0.row }
      && outside.map { $0.section } == old.outside.map { $0.section }
      && zip(data.sections, old.data.sections).allSatisfy { new, old in
        new.kind == old.kind && new.mode == old.mode && new.limits == old.limits
      }
      && joined == old.joined
      && policy == old.policy && isEditing == old.isEditing && transition == old.transition
      && limits == old.limits && layerLimits == old.layerLimits && overflow == old.overflow
      && keepsOrder == old.keepsOrder
      && successor == old.successor && scope == old.scope
  }

  private func isByUser(_ input: TableInput) -> Bool {
    switch input {
    case .act, .touchDown, .touchUp, .touchCancel, .tapAccessory, .tapHeader, .go, .userSelectAll,
      .userDeselectAll, .userToggleAll,
      .cancel, .beginPan, .continuePan, .endPan, .beginSweep, .continueSweep, .endSweep, .press,
      .release, .drag, .propose, .clickBesideRows:
      true
    default: false
    }
  }

  private func isGivingUp(_ input: TableInput) -> Bool {
    switch input {
    case .touchCancel, .drag, .cancel, .beginPan, .continuePan, .endPan, .endSweep,
      .act(.focus, on: _):
      true
    default: false
    }
  }

  /// - Returns: Whether it belongs to a run of extensions.
  mutating func perform(
    _ input: TableInput, _ rules: OracleRules
  ) throws(Refused) -> Bool {
    switch input {
    case .act(let effect, let row): return try act(effect, try id(row), rules)
    case .touchDown(let row):
      let id = try id(row)
      if touched == nil { press(id, rules) }
    case .touchUp: try commitTap(rules)
    case .touchCancel: _ = release()
    case .tapAccessory(let row):
      _ = try id(row)
      calls.append("accessoryButtonTapped:\(row)")
    case .press(let row, let effect): return try putDown(on: try id(row), effect, rules)
    case .release: return try releasePointer(rules)
    case .drag:
      pressed = nil
      return true
    case .propose(let rows):
      let old = self
      try propose(try ids(rows))
      try holdLimits(since: old)
      goOnFromOnlyRow(since: old.marks.selected)
    case .clickBesideRows: try propose([])
    case .tapHeader(let section, let partial): return try tapHeader(section, partial)
    case .go(let motion, let effect, let page, let columns):
      return try go(motion, effect, page, columns, rules)
    case .userSelectAll: setAll { _ in true }
    case .userDeselectAll: setAll { _ in false }
    case .userToggleAll: setAll { !$0 }
    case .cancel: cancel()
    case .beginPan(let row): beginPan(try id(row), rules)
    case .continuePan(let row): continuePan(try id(row))
    case .endPan: if pan != nil { endPan() }
    case .beginSweep(let effect):
      if mode == .multiple {
        sweep = Sweep(effect: effect, base: marks.selected, times: timesNow)
        sweep(over: [])
      }
    case .continueSweep(let rows): sweep(over: try ids(rows))
    case .endSweep: sweep = nil
    case .select(let rows): try select(try ids(rows))
    case .setSelected(let rows):
      let old = marks.selected
      try replaceSelected(by: try ids(rows))
      goOnFromOnlyRow(since: old)
    case .deselect(let rows):
      let ids = try ids(rows)
      select { $0.row.isSelected && !ids.contains($0.id) }
    case .selectAll:
      let all = rowsForAll
      try setSelected(marks.selected.union(all))
    case .deselectAll:
      let oracle = self
      selectAll { $0.row.isSelected && oracle.isOutOfReach($0) }
    case .invert:
      let all = rowsForAll
      try setSelected(marks.selected.symmetricDifference(all))
    case .check(let rows): try check(try ids(rows))
    case .uncheck(let rows):
      let ids = try ids(rows)
      guard places.allSatisfy({ !ids.contains($0.id) || data.sections[$0.section].kind != nil })
      else { throw Refused() }
      let unchecked = all.filter { ids.contains($0.id) }
      let oracle = self
      check { place in
        place.row.isChecked && !unchecked.contains { oracle.isOneItem($0, place) }
      }
    case .mark(let rows, .selected): try select(try ids(rows))
    case .mark(let rows, .checked): try check(try ids(rows))
    case .mark(let rows, .disabled): disable(try ids(rows), true)
    case .unmark(let rows, .selected): return try perform(.deselect(rows), rules)
    case .unmark(let rows, .checked): return try perform(.uncheck(rows), rules)
    case .unmark(let rows, .disabled): disable(try ids(rows), false)
    case .mark(let rows, let layer):
      let ids = try ids(rows)
      data.forEach { if ids.contains($0.id) { $0.layers.insert(layer) } }
      if layer == .exclusive { enforceLaws(preferring: [marks.selected], checked: [marks.checked]) }
    case .unmark(let rows, let layer):
      let ids = try ids(rows)
      data.forEach { if ids.contains($0.id) { $0.layers.remove(layer) } }
    case .undo: undo()
    case .redo: redo()
    case .enableUndo(let limit): (undoLimit, done, undone) = (limit ?? .max, [], [])
    case .disableUndo: (undoLimit, done, undone) = (nil, [], [])
    case .reloadData(let shape): reload(shape?.rowCounts)
    case .perform(let update): try perform(update)
    case .follow(let mapping): try follow(mapping)
    case .update(let contents, let vanished):
      try update(toPaths: contents.map(Optional.some), vanished)
    case .updateSection(let section, let rows, let vanished):
      try requireSection(section)
      guard rows.allSatisfy({ $0.section == section }) else { throw Refused() }
      let contents = data.sections.indices.map { $0 == section ? rows : nil }
      try update(toPaths: contents, vanished)
    case .move(let rows, let destination): try move(try ids(rows), to: destination)
    case .show(let rows): show(try idsToShow(rows))
    case .edit(let change): return try edit(change)
    case .setEditing(let isEditing): edit(isEditing, transition)
    case .setPolicy(let policy):
      if policy == self.policy { return true }
      self.policy = policy
      enforceLaws()
      if mode != .multiple { endGestures() }
    case .setEditingTransition(let transition): self.transition = transition
    case .setLimits(let limits, let section):
      if let section { try requireSection(section) }
      if let section { data.sections[section].limits = limits } else { self.limits = limits }
    case .setLayerLimits(let limits, .selected): self.limits = limits
    case .setLayerLimits(let limits, let layer):
      layerLimits[layer] = limits == SelectionLimits() ? nil : limits
    case .setLimitOverflow(let overflow):
      if overflow == self.overflow { return true }
      if !hasOrder { forgetTimes() }
      self.overflow = overflow
    case .setKeepsOrder(let keepsOrder):
      if keepsOrder == self.keepsOrder { return true }
      if !hasOrder { forgetTimes() }
      self.keepsOrder = keepsOrder
    case .setDeletionSuccessor(let successor): self.successor = successor
    case .setReplacementScope(let scope): self.scope = scope
    case .setMode(let mode, let section):
      try requireSection(section)
      data.sections[section].mode = mode
      enforceLaws()
    case .setList(let kind, let section):
      try requireSection(section)
      data.sections[section].kind = kind
      enforceLaws()
      shareChecks()
    case .joinLists(let sections):
      if let last = sections.last { try requireSection(last) }
      let group = sections.count > 1 ? time : nil
      for section in sections { data.sections[section].group = group }
      enforceLaws()
      shareChecks()
    case .disable(let rows): disable(try ids(rows), true)
    case .enable(let rows): disable(try ids(rows), false)
    case .restore, .setAccessoryStyle: break
    }
    switch input {
    // A run follows the data, and ends by itself.
    case .perform, .follow, .update, .updateSection, .move, .show: return true
    default: return false
    }
  }

  func requireSection(_ section: Int) throws(Refused) {
    if !data.sections.indices.contains(section) { throw Refused() }
  }

  /// The rows to show: shown ones by path, and all of a section or of the table.
  private func idsToShow(_ rows: RowSpans) throws(Refused) -> Set<Int> {
    var ids: Set<Int> = []
    for span in rows.spans {
      switch span {
      case .row, .rows: ids.formUnion(try self.ids(SelectionSpans([span]), of: places))
      case .section, .all: ids.formUnion(try self.ids(SelectionSpans([span]), of: whole))
      }
    }
    return ids
  }

  /// The shown rows that spans name.
  private func ids(_ rows: RowSpans) throws(Refused) -> Set<Int> { try ids(rows, of: places) }

  private func ids(_ rows: RowSpans, of all: [Place]) throws(Refused) -> Set<Int> {
    func id(_ path: RowPath) throws(Refused) -> Int {
      guard let place = all.first(where: { $0.path == path }) else { throw Refused() }
      return place.id
    }
    var ids: Set<Int> = []
    for span in rows.spans {
      switch span {
      case .all: ids.formUnion(all.map { $0.id })
      case .section(let section):
        try requireSection(section)
        ids.formUnion(all.filter { $0.section == section }.map { $0.id })
      case .row(let row): ids.insert(try id(row))
      case .rows(let first, let last):
        _ = try (id(first), id(last))
        ids.formUnion(all.filter { $0.path >= first && $0.path <= last }.map { $0.id })
      }
    }
    return ids
  }

  private mutating func disable(_ ids: Set<Int>, _ isDisabled: Bool) {
    say({ $0.isDisabled = $1 }, of: places.filter { ids.contains($0.id) }) { _ in isDisabled }
  }
}
