// SPDX-License-Identifier: MIT
import SelectionCore

/// Touches, and the pointer: inputs to one row, and to the range that ends in it.
extension NaiveSelection {
  mutating func stand(_ row: Int) {
    anchor = row
    lead = row
  }

  mutating func press(_ row: Int, _ rules: Rules) {
    if inForce == .none || isFixed(row) { return }
    calls.append("shouldHighlight:\(path(row))")
    if rules.noHighlight.contains(row) { return }
    touched = row
    calls.append("didHighlight:\(path(row))")
  }

  @discardableResult
  mutating func release() -> Int? {
    guard let row = touched else { return nil }
    touched = nil
    calls.append("didUnhighlight:\(path(row))")
    return row
  }

  mutating func lift(_ rules: Rules) throws(Refused) {
    guard let row = release(), inForce != .none, !isFixed(row) else { return }
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

  mutating func choose(_ row: Int, _ rules: Rules) throws(Refused) -> Int? {
    calls.append("willSelect:\(path(row))")
    guard let target = rules.select[row] ?? row else { return nil }
    guard sections.indices.contains(target), !isFixed(target) else { throw Refused() }
    for other in rowsGivingWay(target) {
      calls.append("willDeselect:\(path(other))")
      guard let answer = rules.deselect[other] ?? other else { return nil }
      guard sections.indices.contains(answer) else { throw Refused() }
      selected[other] = false
      calls.append("didDeselect:\(path(other))")
    }
    selected[target] = true
    calls.append("didSelect:\(path(target))")
    return target
  }

  /// The selected rows that do not stay beside a row: all in mode single, else those of a section of that mode.
  func rowsGivingWay(_ row: Int) -> [Int] {
    let isAlone = inForce == .single
    guard isAlone || mode(sections[row]) == .single else { return [] }
    return sections.indices.filter {
      selected[$0] && $0 != row && (isAlone || sections[$0] == sections[row])
    }
  }

  mutating func letGo(_ row: Int, _ rules: Rules) throws(Refused) -> Int? {
    calls.append("willDeselect:\(path(row))")
    guard let target = rules.deselect[row] ?? row else { return nil }
    guard sections.indices.contains(target) else { throw Refused() }
    if isFixed(target) || !selected[target] { return nil }
    selected[target] = false
    calls.append("didDeselect:\(path(target))")
    return target
  }

  mutating func click(_ row: Int, _ rules: Rules) throws(Refused) {
    if inForce == .none || isFixed(row) { return }
    guard let target = try choose(row, rules) else { return }
    if inForce == .multiple {
      for other in sections.indices where other != target && !isFixed(other) {
        selected[other] = false
      }
    }
    stand(target)
  }

  mutating func extend(_ row: Int, isAdding: Bool, _ rules: Rules) throws(Refused) {
    let before = base ?? selected
    base = before
    if inForce != .multiple || (anchor == nil && (!isAdding || isFixed(row))) {
      try click(row, rules)
      return
    }
    var reached = row
    if !isFixed(row) {
      calls.append("willSelect:\(path(row))")
      guard let target = rules.select[row] ?? row else { return }
      guard sections.indices.contains(target), !isFixed(target) else { throw Refused() }
      reached = target
    }
    let start = anchor ?? reached
    for other in sections.indices {
      let isInRange = min(start, reached) <= other && other <= max(start, reached)
      let isKept = before[other] && (isAdding || isFixed(other))
      selected[other] = isKept || (isInRange && !isFixed(other))
    }
    trimSections(keeping: reached, before: before)
    if !isFixed(reached) { calls.append("didSelect:\(path(reached))") }
    anchor = start
    lead = reached
  }
}
