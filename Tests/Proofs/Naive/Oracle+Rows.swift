// SPDX-License-Identifier: MIT
import SelectionCore

/// The effects of inputs on the row that they reach.
extension Oracle {
  package enum Action { case tap, click, toggle }

  mutating func tap(_ id: Int, _ rules: OracleRules) throws(Refused) {
    guard touched == nil else { return }
    press(id, rules)
    try commitTap(rules)
  }

  mutating func press(_ id: Int, _ rules: OracleRules) {
    guard let place = place(id), canChange(place) else { return }
    call("shouldHighlight", place)
    if rules.noHighlight.contains(place.path) { return }
    touched = id
    call("didHighlight", place)
  }

  mutating func release() -> Int? {
    guard let id = touched, let place = place(id) else { return nil }
    touched = nil
    call("didUnhighlight", place)
    return id
  }

  mutating func commitTap(_ rules: OracleRules) throws(Refused) {
    if let id = release() { try act(.tap, id, rules) }
  }

  mutating func act(_ action: Action, _ id: Int, _ rules: OracleRules) throws(Refused) {
    guard let place = place(id), canChange(place) else { return }
    let canRelease = action == .toggle || action == .tap && mode(place.section) == .multiple
    if canRelease, place.row.isSelected, list(place) == nil {
      call("willDeselect", place)
      guard let path = rules.deselects(place.path) else { return }
      let answer = try self.id(path)
      guard let answer = self.place(answer), !isFixed(answer), answer.row.isSelected,
        list(answer) == nil
      else { return }
      deselect(answer)
      setAnchorAndLead(to: answer.id)
    } else if let answer = try chosen(place, rules) {
      try mark(answer, action, rules)
    }
  }

  mutating func chosen(_ place: Place, _ rules: OracleRules) throws(Refused) -> Place? {
    call("willSelect", place)
    guard let path = rules.selects(place.path) else { return nil }
    guard let answer = self.place(try id(path)), !isFixed(answer) else { throw Refused() }
    return answer
  }

  mutating func deselect(_ place: Place) {
    select { $0.row.isSelected && $0.id != place.id }
    call("didDeselect", place)
  }

  mutating func mark(
    _ target: Place, _ action: Action, _ rules: OracleRules
  ) throws(Refused) {
    let kind = list(target)
    let rivals = places.filter { other in
      guard other.row.isSelected, other.id != target.id else { return false }
      if kind != nil { return action == .tap && mode == .single }
      return mode == .single
        || data.sections[target.section].mode == .single && other.section == target.section
    }
    let hiddenRivals = hidden.filter { other in
      if kind != nil { return action == .tap && mode == .single }
      return mode == .single
        || data.sections[target.section].mode == .single && other.section == target.section
    }
    for rival in rivals {
      call("willDeselect", rival)
      guard let path = rules.deselects(rival.path) else { return }
      _ = try id(path)
      deselect(rival)
    }
    selectAll { place in
      place.row.isSelected && !hiddenRivals.contains { $0.id == place.id }
    }
    let oracle = self
    switch kind {
    case nil:
      let isAlone = action == .click && mode == .multiple
      isReplacing = isAlone
      selectAll {
        $0.id == target.id
          || $0.row.isSelected && (!isAlone || oracle.isFixed($0) || oracle.isOutOfReach($0))
      }
    case .inclusive: check { $0.row.isChecked != oracle.isOneItem($0, target) }
    case .exclusive, .optionalExclusive:
      let isCleared = kind == .optionalExclusive && target.row.isChecked
      check {
        oracle.isOneChoice($0.section, target.section)
          ? oracle.isOneItem($0, target) && !isCleared : $0.row.isChecked
      }
    }
    call("didSelect", target)
    setAnchorAndLead(to: target.id)
  }

  // If the effect is nil, the rows get the state that the anchor had before the run.
  /// - Returns: Whether it belongs to a run of extensions.
  mutating func extend(
    to id: Int, _ effect: SweepEffect?, _ rules: OracleRules
  ) throws(Refused) -> Bool {
    guard let target = place(id) else { throw Refused() }
    let isAdding = effect != .replacing
    let begins = isAdding && anchor == nil && list(target) == nil && canChange(target)
    guard let start = read(anchor) ?? (begins ? target : nil), isOfOneKind(start, target)
    else {
      try act(.click, id, rules)
      return false
    }
    if header != nil { run = nil }
    if run == nil { runTimes = timesNow }
    (run, header) = (run ?? marks, nil)
    if let run { self.start = Start(selected: run.selected, checked: run.checked, times: runTimes) }
    let isFromUnselected = anchor != nil && run?.selected.contains(start.id) == false
    if effect == nil, list(target) == nil, isFromUnselected {
      try release(from: start, to: target, rules)
      return true
    }
    var reached = target
    if canChange(target) {
      guard let answer = try chosen(target, rules) else { return true }
      guard isOfOneKind(start, answer) else {
        self.start = nil
        try mark(answer, .click, rules)
        return false
      }
      reached = answer
    }
    let first = read(anchor) ?? reached
    let covered = min(first.path, reached.path)...max(first.path, reached.path)
    if let base = run, list(target) == nil {
      let oracle = self
      isReplacing = !isAdding
      selectAll { place in
        let wasSelected = base.selected.contains(place.id)
        let isCovered = !place.isHidden && covered.contains(place.path)
        if oracle.isFixed(place) || !place.isHidden && oracle.list(place) != nil {
          return wasSelected
        }
        if oracle.isOutOfReach(place) { return wasSelected }
        return isAdding ? wasSelected || isCovered : isCovered
      }
      keepOneInSections(preferring: [[reached.id], base.selected])
    } else if let base = run {
      var rows = places.filter { covered.contains($0.path) && !isFixed($0) }
      let (oracle, end) = (self, reached)
      let isAdding = base.checked.contains(first.id)
      // A range checks no row that is checked alone, unless it ends there.
      let endsAlone = isAdding && isAlone(end) && rows.contains { $0.id == end.id }
      if isAdding { rows.removeAll(where: isAlone) }
      let isAny = endsAlone || !rows.isEmpty
      check { place in
        if endsAlone, place.section == end.section { return oracle.isOneItem(place, end) }
        if !endsAlone, rows.contains(where: { oracle.isOneItem($0, place) }) { return isAdding }
        let isReplaced = isAdding && isAny && place.section == end.section && oracle.isAlone(place)
        return base.checked.contains(place.id) && !isReplaced
      }
    }
    if canChange(reached) { call("didSelect", reached) }
    anchor = anchor ?? reached.id
    // An anchor that the run has set counts as selected before it, if the run has selected it.
    if let anchor, anchor != oldAnchor, marks.selected.contains(anchor) {
      run?.selected.insert(anchor)
    }
    lead = reached.id
    return true
  }

  /// Deselects the rows from a deselected anchor through another row.
  private mutating func release(
    from anchor: Place, to target: Place, _ rules: OracleRules
  ) throws(Refused) {
    var reached = target
    let isAsked = canChange(target) && target.row.isSelected
    if isAsked {
      call("willDeselect", target)
      guard let path = rules.deselects(target.path) else { return }
      guard let answer = place(try id(path)), answer.row.isSelected, !isFixed(answer),
        list(answer) == nil
      else { return }
      reached = answer
    }
    let covered = min(anchor.path, reached.path)...max(anchor.path, reached.path)
    let (oracle, base) = (self, run?.selected ?? [])
    selectAll { place in
      let isReleased = !place.isHidden && covered.contains(place.path) && !oracle.isFixed(place)
      return base.contains(place.id) && !isReleased
    }
    keepOneInSections(preferring: [[reached.id], base])
    if isAsked { call("didDeselect", reached) }
    lead = reached.id
  }

  /// Selects a range of its own from the lead, if that is possible.
  mutating func extendFromLead(to id: Int, _ rules: OracleRules) throws(Refused) -> Bool {
    if mode == .multiple {
      anchor = read(lead).flatMap { list($0) == nil ? $0.id : nil }
      run = nil
    }
    return try extend(to: id, .adding, rules)
  }

  private func isOfOneKind(_ first: Place, _ second: Place) -> Bool {
    switch (list(first), list(second)) {
    case (nil, nil): mode == .multiple
    case (.inclusive?, .inclusive?): mode != .none && first.section == second.section
    default: false
    }
  }

  /// Keeps one of several selected rows of a section of mode single.
  mutating func keepOneInSections(preferring preferred: [Set<Int>]) {
    // After a gesture, no other law can be violated.
    if mode != .single { enforceLaws(preferring: preferred) }
  }
}
