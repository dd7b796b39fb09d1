// SPDX-License-Identifier: MIT
import SelectionCore

/// Inputs that affect many rows.
extension Oracle {
  mutating func sweep(over ids: Set<Int>) {
    guard let sweep else { return }
    start = Start(selected: sweep.base, checked: marks.checked, times: sweep.times)
    let fixed = Set(places.filter { isFixed($0) }.map { $0.id })
    let listed = Set(places.filter { list($0) != nil }.map { $0.id })
    select {
      let wasSelected = sweep.base.contains($0.id)
      let isCovered = ids.contains($0.id)
      if listed.contains($0.id) { return false }
      if fixed.contains($0.id) { return wasSelected }
      switch sweep.effect {
      case .replacing: return isCovered
      case .adding: return wasSelected || isCovered
      case .removing: return wasSelected && !isCovered
      case .toggling: return wasSelected != isCovered
      }
    }
    selectAll { $0.isHidden ? sweep.base.contains($0.id) : $0.row.isSelected }
    keepOneInSections(preferring: [sweep.base])
  }

  mutating func beginMultipleSelection(_ place: Place, _ rules: OracleRules) -> Bool {
    guard policy.mode(isEditing: true) == .multiple, !isFixed(place) else { return false }
    call("shouldBeginMultipleSelection", place)
    if rules.noPan.contains(place.path) { return false }
    let base = marks.selected
    if !isEditing {
      edit(true, .keep)
      if transition == .restore { keepForAfterEditing(base) }
    }
    call("didBeginMultipleSelection", place)
    return true
  }

  /// - Returns: Whether it belongs to a run of extensions.
  mutating func tapBeginningEditing(
    _ id: Int, extends: Bool, _ rules: OracleRules
  ) throws(Refused) -> Bool {
    guard touched == nil, let place = place(id) else { return false }
    let begins = !isEditing || mode != .multiple
    if begins, !beginMultipleSelection(place, rules) {
      try tap(id, rules)
      return false
    }
    let isOfRun = extends ? try extend(to: id, .adding, rules) : false
    if !extends { try act(.toggle, id, rules) }
    if begins { calls.append("didEndMultipleSelection") }
    return isOfRun
  }

  mutating func endPan() {
    pan = nil
    calls.append("didEndMultipleSelection")
  }

  mutating func endGestures() {
    pan = nil
    sweep = nil
  }

  /// Cancels one gesture that is under way.
  mutating func cancel() {
    if touched != nil {
      _ = release()
    } else if pressed != nil {
      pressed = nil
    } else if let sweep {
      selectAll { sweep.base.contains($0.id) }
      self.sweep = nil
      enforceLaws()
    } else if let pan {
      restore(without: pan, passing: places.filter { pan.covered.contains($0.id) })
      endPan()
    }
  }

  /// - Returns: Whether the key reached no row, and so ends no run.
  mutating func go(
    _ motion: RowMotion, _ effect: RowEffect, _ page: Int, _ columns: Int, _ rules: OracleRules
  ) throws(Refused) -> Bool {
    guard let target = reached(motion, page, columns) else { return true }
    if motion != .stay, effect == .toggle, target.id == read(lead)?.id { return true }
    let extends = effect.rawValue.hasPrefix("extend")
    if motion != .stay, effect != .focus, effect != .toggleLead,
      list(target) != nil || isFixed(target) && !extends
    {
      if mode != .none { lead = target.id }
      return false
    }
    return try act(effect, target.id, byKey: true, rules)
  }

  /// - Returns: Whether it belongs to a run of extensions.
  mutating func act(
    _ effect: RowEffect, _ id: Int, byKey isKey: Bool = false, _ rules: OracleRules
  ) throws(Refused) -> Bool {
    switch effect {
    case .focus: lead = id
    case .toggleLead:
      if let place = read(lead) { try act(.toggle, place.id, rules) }
      lead = id
    case .extendFromFirst:
      let free = places.first { !isFixed($0) && list($0) == nil }
      if let target = place(id), list(target) == nil, mode == .multiple, let free,
        marks.selected.isEmpty
      {
        let old = (anchor, run, header)
        (anchor, run) = (free.id, nil)
        let isOfRun = try extend(to: id, .replacing, rules)
        if marks.selected.isEmpty { (anchor, run, header) = old }
        return isOfRun
      }
      return try extend(to: id, .replacing, rules)
    case .tap: try tap(id, rules)
    case .click: try act(.click, id, rules)
    case .toggle: try act(.toggle, id, rules)
    case .tapToggling, .tapExtending:
      return try tapBeginningEditing(id, extends: effect == .tapExtending, rules)
    case .extendFromLead: return try extendFromLead(to: id, rules)
    case .extendBlock: return try extendBlock(to: id, byKey: isKey, rules)
    case .extend, .extendAdding, .extendAsAnchor:
      if isKey, mode != .none, anchor == nil, effect != .extendAsAnchor, let place = read(lead),
        list(place) == nil
      {
        anchor = place.id
      }
      let effects: [RowEffect: SweepEffect] = [.extend: .replacing, .extendAdding: .adding]
      return try extend(to: id, effects[effect], rules)
    }
    return false
  }

  private func reached(_ motion: RowMotion, _ page: Int, _ columns: Int) -> Place? {
    if columns < 2, [.left, .right, .leftOrLast, .rightOrFirst].contains(motion) { return nil }
    let columns = max(columns, 1)
    let all = places
    let enabled = all.indices.filter { !all[$0].row.isDisabled }
    if motion != .stay, enabled.isEmpty { return nil }
    let start = read(lead).flatMap { lead in all.firstIndex { $0.id == lead.id } }
    let column = enabled.filter { ($0 - (start ?? 0)) % columns == 0 }
    let row: Int?
    switch (motion, start) {
    case (.nextOrFirst, nil), (.rightOrFirst, nil): row = enabled.first
    case (.previousOrLast, nil), (.leftOrLast, nil): row = enabled.last
    case (.rightOrFirst, let start?): row = enabled.first { $0 > start } ?? enabled.first ?? start
    case (.leftOrLast, let start?): row = enabled.last { $0 < start } ?? enabled.last ?? start
    case (.nextOrFirst, let start?): row = column.first { $0 > start } ?? column.first ?? start
    case (.previousOrLast, let start?): row = column.last { $0 < start } ?? column.last ?? start
    case (.stay, let start): row = start
    case (.first, _), (.next, nil), (.right, nil), (.pageDown, nil): row = enabled.first
    case (.last, _), (.previous, nil), (.left, nil), (.pageUp, nil): row = enabled.last
    case (.right, let start?): row = enabled.first { $0 > start } ?? start
    case (.left, let start?): row = enabled.last { $0 < start } ?? start
    case (.next, let start?):
      row = enabled.first { $0 > start && ($0 - start) % columns == 0 } ?? start
    case (.previous, let start?):
      row = enabled.last { $0 < start && (start - $0) % columns == 0 } ?? start
    case (.pageDown, let start?):
      row = enabled.last { $0 > start && $0 <= min(start + max(page, 1), all.count - 1) } ?? start
    case (.pageUp, let start?):
      row = enabled.first { $0 < start && $0 >= max(start - max(page, 1), 0) } ?? start
    }
    return row.map { all[$0] }
  }

  /// Marks or unmarks all rows; the closure gets whether all are marked.
  mutating func setAll(_ effect: (Bool) -> Bool) {
    guard mode != .none else { return }
    if let lead = read(lead), let kind = list(lead) {
      // What checks all leaves out the rows that are checked alone; what unchecks all doesn't.
      let isUnchecking = !effect(false) && !effect(true)
      let rows = places.filter {
        $0.section == lead.section && !isFixed($0) && (isUnchecking || !isAlone($0))
      }
      if kind == .inclusive { checkAll(rows, effect) }
      return
    }
    let rows = places.filter { place in
      mode == .multiple && list(place) == nil && !isFixed(place)
        && data.sections[place.section].mode != .single
    }
    let isMarking = effect(!rows.isEmpty && rows.allSatisfy { $0.row.isSelected })
    let ids = Set(rows.map { $0.id })
    if isMarking {
      select { $0.row.isSelected || ids.contains($0.id) }
    } else {
      let oracle = self
      selectAll { $0.row.isSelected && (oracle.isFixed($0) || oracle.isOutOfReach($0)) }
    }
  }

  private mutating func checkAll(_ rows: [Place], _ effect: (Bool) -> Bool) {
    let isMarking = effect(rows.allSatisfy { $0.row.isChecked })
    let oracle = self
    check { place in
      rows.contains { oracle.isOneItem($0, place) } ? isMarking : place.row.isChecked
    }
  }

  /// - Returns: Whether it belongs to a run of taps on the header.
  mutating func tapHeader(_ section: Int, _ partial: PartialTap) throws(Refused) -> Bool {
    try requireSection(section)
    let here = places.filter { $0.section == section && !isFixed($0) }
    guard mode != .none, let first = places.first(where: { $0.section == section }),
      list(first).map({ $0 == .inclusive }) ?? (mode(section) == .multiple)
    else { return false }
    let isList = list(first) != nil
    let oracle = self
    let rows = here.filter { !isList || !oracle.isAlone($0) }
    func among(_ rows: [Place], _ ids: Set<Int>) -> [Place] {
      rows.filter { ids.contains($0.id) }
    }
    let old = isList ? marks.checked : marks.selected
    let isTapped = header == data.sections[section].id
    let before = isTapped ? run.map { isList ? $0.checked : $0.selected } : nil
    var marked = rows
    if among(rows, old).count == rows.count {
      marked = []
    } else if !among(rows, old).isEmpty {
      if partial == .unchecks { marked = [] }
      if partial == .restores { (run, header) = (marks, data.sections[section].id) }
    } else if partial == .restores, let before, !among(rows, before).isEmpty {
      marked = among(rows, before)
    }
    if isList {
      check { place in
        rows.contains { oracle.isOneItem($0, place) }
          ? marked.contains { oracle.isOneItem($0, place) } : place.row.isChecked
      }
    } else {
      select { place in
        rows.contains { $0.id == place.id }
          ? marked.contains { $0.id == place.id } : place.row.isSelected
      }
    }
    return partial == .restores && run != nil && header == data.sections[section].id
  }
}
