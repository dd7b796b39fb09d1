// SPDX-License-Identifier: MIT
import SelectionCore

/// The simplest selection that can be right: a flag for each row, and the rules of each input written out.
struct NaiveSelection: Equatable {
  struct Refused: Error {}

  /// What rules answer, by row; a row without an answer is allowed.
  struct Rules {
    var noHighlight: Set<Int> = []
    var select: [Int: Int?] = [:]
    var deselect: [Int: Int?] = [:]
    var noPan: Set<Int> = []
  }

  struct Pan: Equatable {
    var first: Int
    var current: Int
    var base: [Bool]
  }

  /// The number of rows of each section, and what stays the same of a section wherever it goes.
  var counts: [Int]
  var sectionIDs: [Int]
  /// The section of each row.
  var sections: [Int]
  var mode = SelectionMode.single
  var editingMode = SelectionMode.none
  var transition = EditingTransition.clear
  var isEditing = false
  var selected: [Bool]
  var disabled: [Bool]
  /// The lists that hold each row, by the identities of their sections.
  var checkedIn: [Set<Int>]
  var lists: [Int: CheckmarkListKind] = [:]
  var anchor: Int?
  var lead: Int?
  var touched: Int?
  var putAway: [Bool]?
  var base: [Bool]?
  var pan: Pan?
  var atMost: Int?
  var atLeast: Int?
  var calls: [String] = []

  init(_ counts: [Int]) {
    self.counts = counts
    sectionIDs = Array(counts.indices)
    sections = counts.enumerated().flatMap { s, count in (0..<count).map { _ in s } }
    selected = sections.map { _ in false }
    disabled = selected
    checkedIn = sections.map { _ in [] }
  }

  /// The rows that are checked in the section where they stand.
  var checked: [Bool] {
    zip(sections, checkedIn).map { $1.contains(sectionIDs[$0]) && lists[$0] != nil }
  }

  var inForce: SelectionMode { isEditing ? editingMode : mode }

  func path(_ row: Int) -> RowPath {
    RowPath(section: sections[row], row: row - (sections.firstIndex(of: sections[row]) ?? 0))
  }

  /// Applies an input to a row, or to none; rows are numbered through the table.
  mutating func apply(_ input: NaiveInput, _ rules: Rules) throws(Refused) {
    let old = self
    calls = []
    if case .extend = input {} else if case .extendAdding = input {} else { base = nil }
    do throws(Refused) {
      try carryOut(input, rules)
      if input.isByUser {
        try checkLimits(since: old)
        if selected != old.selected { calls.append("selectionDidChange") }
      }
    } catch {
      self = old
      calls = []
      throw error
    }
  }

  private mutating func carryOut(_ input: NaiveInput, _ rules: Rules) throws(Refused) {
    switch input {
    case .tap(let row):
      if touched != nil { return }
      press(row, rules)
      try lift(rules)
    case .touchDown(let row): if touched == nil { press(row, rules) }
    case .touchUp: try lift(rules)
    case .touchCancel: release()
    case .click(let row): try click(row, rules)
    case .toggle(let row):
      if inForce == .none || disabled[row] { return }
      if let target = try selected[row] ? letGo(row, rules) : choose(row, rules) { stand(target) }
    case .extend(let row): try extend(row, isAdding: false, rules)
    case .extendAdding(let row): try extend(row, isAdding: true, rules)
    case .panBegin(let row): panBegin(row, rules)
    case .panTo(let row): panTo(row)
    case .panEnd:
      if pan != nil { calls.append("didEndMultipleSelection") }
      pan = nil
    case .select(let row):
      if inForce == .single { selected = selected.map { _ in false } }
      selected[row] = true
      stand(row)
    case .deselect(let row): selected[row] = false
    case .selectAll: try set(zip(selected, disabled).map { $0 || !$1 })
    case .deselectAll: selected = selected.map { _ in false }
    case .invert: try set(zip(selected, disabled).map { $1 ? $0 : !$0 })
    case .edit(let isOn): edit(isOn, transition)
    case .policy(let mode, let editing):
      self.mode = mode
      editingMode = editing
      modeDidChange()
    case .disable(let row): disabled[row] = true
    case .enable(let row): disabled[row] = false
    case .perform(let changes): guard perform(changes) else { throw Refused() }
    }
  }

  private mutating func set(_ rows: [Bool]) throws(Refused) {
    if inForce == .single, rows.filter({ $0 }).count > 1 { throw Refused() }
    selected = rows
  }

  private mutating func stand(_ row: Int) {
    anchor = row
    lead = row
  }

  private mutating func press(_ row: Int, _ rules: Rules) {
    if inForce == .none || disabled[row] { return }
    calls.append("shouldHighlight:\(path(row))")
    if rules.noHighlight.contains(row) { return }
    touched = row
    calls.append("didHighlight:\(path(row))")
  }

  @discardableResult
  private mutating func release() -> Int? {
    guard let row = touched else { return nil }
    touched = nil
    calls.append("didUnhighlight:\(path(row))")
    return row
  }

  private mutating func lift(_ rules: Rules) throws(Refused) {
    guard let row = release(), inForce != .none, !disabled[row] else { return }
    let lettingGo = inForce == .multiple && selected[row]
    guard let target = try lettingGo ? letGo(row, rules) : choose(row, rules) else { return }
    stand(target)
    guard let kind = lists[sections[target]] else { return }
    selected[target] = false
    let was = checked[target]
    let list = sectionIDs[sections[target]]
    if kind != .inclusive {
      for row in sections.indices { checkedIn[row].remove(list) }
    }
    if was && kind != .exclusive {
      checkedIn[target].remove(list)
    } else {
      checkedIn[target].insert(list)
    }
  }

  private mutating func choose(_ row: Int, _ rules: Rules) throws(Refused) -> Int? {
    calls.append("willSelect:\(path(row))")
    guard let target = rules.select[row] ?? row else { return nil }
    guard sections.indices.contains(target), !disabled[target] else { throw Refused() }
    if inForce == .single {
      for other in sections.indices where selected[other] && other != target {
        calls.append("willDeselect:\(path(other))")
        guard let answer = rules.deselect[other] ?? other else { return nil }
        guard sections.indices.contains(answer) else { throw Refused() }
        selected[other] = false
        calls.append("didDeselect:\(path(other))")
      }
    }
    selected[target] = true
    calls.append("didSelect:\(path(target))")
    return target
  }

  private mutating func letGo(_ row: Int, _ rules: Rules) throws(Refused) -> Int? {
    calls.append("willDeselect:\(path(row))")
    guard let target = rules.deselect[row] ?? row else { return nil }
    guard sections.indices.contains(target) else { throw Refused() }
    if disabled[target] || !selected[target] { return nil }
    selected[target] = false
    calls.append("didDeselect:\(path(target))")
    return target
  }

  private mutating func click(_ row: Int, _ rules: Rules) throws(Refused) {
    if inForce == .none || disabled[row] { return }
    guard let target = try choose(row, rules) else { return }
    if inForce == .multiple {
      for other in sections.indices where other != target && !disabled[other] {
        selected[other] = false
      }
    }
    stand(target)
  }

  private mutating func extend(_ row: Int, isAdding: Bool, _ rules: Rules) throws(Refused) {
    let before = base ?? selected
    base = before
    if inForce != .multiple || (anchor == nil && (!isAdding || disabled[row])) {
      try click(row, rules)
      return
    }
    var reached = row
    if !disabled[row] {
      calls.append("willSelect:\(path(row))")
      guard let target = rules.select[row] ?? row else { return }
      guard sections.indices.contains(target), !disabled[target] else { throw Refused() }
      reached = target
    }
    let start = anchor ?? reached
    for other in sections.indices {
      let isInRange = min(start, reached) <= other && other <= max(start, reached)
      if disabled[other] { continue }
      selected[other] = isInRange || (isAdding && before[other])
    }
    if isAdding {
      for other in sections.indices where before[other] { selected[other] = true }
    }
    if !disabled[reached] { calls.append("didSelect:\(path(reached))") }
    anchor = start
    lead = reached
  }

  private mutating func panBegin(_ row: Int, _ rules: Rules) {
    if pan != nil || editingMode != .multiple || disabled[row] { return }
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

  private mutating func panTo(_ row: Int) {
    guard let pan else { return }
    var here = pan.current
    while here != row {
      let next = here < row ? here + 1 : here - 1
      let goesOut = abs(next - pan.first) > abs(here - pan.first)
      let flipped = goesOut ? next : here
      if !disabled[flipped] {
        flip(flipped, to: goesOut ? !pan.base[pan.first] : pan.base[flipped])
      }
      here = next
    }
    self.pan?.current = row
    lead = row
  }

  private mutating func flip(_ row: Int, to isSelected: Bool) {
    if selected[row] == isSelected { return }
    selected[row] = isSelected
    calls.append("\(isSelected ? "didSelect" : "didDeselect"):\(path(row))")
  }

  private func checkLimits(since old: NaiveSelection) throws(Refused) {
    let counted = sections.indices.filter { lists[sections[$0]] == nil }
    let before = Set(counted.filter { old.selected[$0] })
    let after = Set(counted.filter { selected[$0] })
    if let atMost, after.count > atMost, !after.subtracting(before).isEmpty { throw Refused() }
    if let atLeast, after.count < atLeast, !before.subtracting(after).isEmpty { throw Refused() }
  }
}
