// SPDX-License-Identifier: MIT
import SelectionCore

/// Gestures that go forth and back over rows, and inputs to whole sections and tables.
extension NaiveSelection {
  mutating func panBegin(_ row: Int, _ rules: Rules) {
    if pan != nil || editingMode != .multiple || isFixed(row) { return }
    calls.append("shouldBeginMultipleSelection:\(path(row))")
    if rules.noPan.contains(row) { return }
    let before = selected
    if !isEditing {
      edit(true, .keep)
      if transition == .restore { putAway = before }
    }
    calls.append("didBeginMultipleSelection:\(path(row))")
    pan = Pan(first: row, current: row, base: before)
    stand(row)
    flip(row, to: !before[row])
  }

  mutating func panTo(_ row: Int) {
    guard let pan else { return }
    var here = pan.current
    while here != row {
      let next = here < row ? here + 1 : here - 1
      let goesOut = abs(next - pan.first) > abs(here - pan.first)
      let flipped = goesOut ? next : here
      if !isFixed(flipped) {
        flip(flipped, to: goesOut ? !pan.base[pan.first] : pan.base[flipped])
      }
      here = next
    }
    self.pan?.current = row
    lead = row
  }

  mutating func flip(_ row: Int, to isSelected: Bool) {
    if selected[row] == isSelected { return }
    if isSelected {
      for other in rowsGivingWay(row) {
        selected[other] = false
        calls.append("didDeselect:\(path(other))")
      }
    }
    selected[row] = isSelected
    calls.append("\(isSelected ? "didSelect" : "didDeselect"):\(path(row))")
  }

  mutating func sweepBegin(_ effect: SweepEffect) {
    if inForce != .multiple || sweep != nil { return }
    sweep = Sweep(effect: effect, base: selected)
    sweep(over: [])
  }

  mutating func sweep(over rows: [Int]) {
    guard let sweep else { return }
    for row in sections.indices {
      let was = sweep.base[row]
      let isCovered = rows.contains(row) && !isFixed(row)
      selected[row] =
        switch sweep.effect {
        case .replacing: isCovered || (was && isFixed(row))
        case .adding: was || isCovered
        case .removing: was && !isCovered
        case .toggling: was != isCovered
        }
    }
    trimSections(before: sweep.base)
  }

  mutating func sweepCancel() {
    if let sweep { selected = sweep.base }
    sweep = nil
  }

  /// Cancels a touch, a sweep, or else a pan.
  mutating func cancel() {
    if touched != nil {
      release()
    } else if sweep != nil {
      sweepCancel()
    } else if let pan {
      selected = pan.base
      self.pan = nil
      calls.append("didEndMultipleSelection")
    }
  }

  mutating func tapHeader(_ section: Int, _ cycle: HeaderCycle) {
    if mode(section) != .multiple { return }
    let all = rows(section).filter { !disabled[$0] }
    let part = all.filter { selected[$0] }
    let remembered = all.filter { parts[$0] }
    var new = all
    if part.isEmpty {
      if cycle == .withPart, !remembered.isEmpty { new = remembered }
    } else if part.count == all.count {
      new = []
    } else {
      for row in all { parts[row] = cycle == .withPart && selected[row] }
    }
    for row in all { selected[row] = new.contains(row) }
  }

  /// The rows that select-all and invert change.
  var rowsForAll: [Bool] {
    sections.indices.map { row in
      let isSingle = sectionModes[sectionIDs[sections[row]]] == .single
      return !disabled[row] && (inForce == .single || !isSingle)
    }
  }

  mutating func userSelectAll() {
    if inForce != .multiple { return }
    let all = rowsForAll
    for row in sections.indices where all[row] && !isFixed(row) { selected[row] = true }
  }

  mutating func userDeselectAll() {
    if inForce == .none { return }
    for row in sections.indices where !isFixed(row) { selected[row] = false }
  }

  /// The verb that an input is: a key does to the row that it reaches what is said for it; nil where there is none.
  mutating func verb(_ input: NaiveInput) -> NaiveInput? {
    if case .userToggleAll = input {
      let enabled = sections.indices.filter { !disabled[$0] }
      let isAll = !enabled.isEmpty && enabled.allSatisfy { selected[$0] }
      return isAll ? .userDeselectAll : .userSelectAll
    }
    guard case .key(let motion, let effect) = input else { return input }
    guard let row = row(reachedBy: motion) else { return nil }
    switch effect {
    case .tap: return .tap(row)
    case .click: return .click(row)
    case .toggle: return .toggle(row)
    case .extend, .extendAdding:
      if anchor == nil { anchor = lead }
      return effect == .extend ? .extend(row) : .extendAdding(row)
    case .focus: return .focus(row)
    }
  }

  /// The row that a key reaches that moves, a page being two rows.
  private func row(reachedBy motion: RowMotion) -> Int? {
    let enabled = sections.indices.filter { !disabled[$0] }
    guard let lead else {
      switch motion {
      case .stay: return nil
      case .first, .next, .pageDown: return enabled.first
      case .last, .previous, .pageUp: return enabled.last
      }
    }
    switch motion {
    case .stay: return lead
    case .first: return enabled.first
    case .last: return enabled.last
    case .previous: return enabled.last { $0 < lead } ?? lead
    case .next: return enabled.first { $0 > lead } ?? lead
    case .pageUp: return enabled.first { $0 >= lead - 2 } ?? lead
    case .pageDown: return enabled.last { $0 <= lead + 2 } ?? lead
    }
  }
}
