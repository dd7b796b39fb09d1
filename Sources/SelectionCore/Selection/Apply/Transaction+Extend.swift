// SPDX-License-Identifier: MIT

/// Ranges from the anchor to a row.
extension Transaction {
  /// Extends the range from the anchor to a row.
  ///
  /// If the effect is nil, the rows get the state that the anchor had before the run.
  mutating func extend(to target: Target, _ effect: SweepEffect?) throws(SelectionError) {
    let anchor = table.anchorNumber.map { self.target($0) }
    let replaces = effect == .replacing
    // If there is no anchor, an adding range begins at the row itself.
    let isStarting = anchor == nil && !replaces && list(of: target) == nil && canChange(target)
    let start = anchor ?? target
    guard anchor != nil || isStarting, isOfOneKind(start, target) else {
      return try act(.click, on: target)
    }
    beginOrContinueRun()
    var reached = target
    if effect == nil, let anchor, list(of: target) == nil, !wasSelected(anchor) {
      return try release(from: anchor, to: target)
    }
    if canChange(target) {
      guard let answer = try requestSelect(target) else { return }
      guard isOfOneKind(start, answer) else {
        continuesRun = false
        return try mark(answer, by: .click)
      }
      reached = answer
    }
    if list(of: target) != nil {
      check(from: start, to: reached)
    } else {
      select(from: anchor ?? reached, to: reached, replaces ? .replacing : .adding)
    }
    if canChange(reached) { emit(.didSelect(reached.path)) }
    if anchor == nil { table.anchorNumber = reached.number }
    // The rest of the run treats an anchor that the run has set and selected like a selected one.
    if let new = table.wholeAnchor, new != before.wholeAnchor,
      table.selectedMarks.rows.contains(new)
    {
      let isNew = table.extras.run?.selected.insert(new).inserted == true
      if isNew { whole = .runWithNewAnchor }
    }
    table.leadNumber = reached.number
  }

  /// A range that is extended by a key begins at the lead, even if no row was ever clicked.
  mutating func beginRangeAtLead() {
    guard table.anchorNumber == nil, table.mode != .none, let lead = table.leadNumber,
      list(of: target(lead)) == nil
    else { return }
    table.anchorNumber = lead
  }

  /// Extends a range from the first row that the user can change, if no row is selected.
  @_optimize(size)
  mutating func extendFromFirst(to target: Target) throws(SelectionError) {
    let first = firstRow(besides: table.rowsPassedOver)
    let anchor = table.wholeAnchor
    let run = table.isPlain ? nil : table.extras.run
    if let first { table.anchorNumber = first }
    if run != nil { table.extras.run = nil }
    try extend(to: target, .replacing)
    // A rule has refused.
    guard table.selectedMarks.rows.isEmpty else { return }
    table.wholeAnchor = anchor
    table.extras.run = run
  }

  /// Begins a range at the lead and adds its rows up to and including another row.
  mutating func extendFromLead(to target: Target) throws(SelectionError) {
    if table.mode == .multiple {
      let lead = table.leadNumber.map { self.target($0) }
      table.anchorNumber = lead.flatMap { list(of: $0) == nil ? $0.number : nil }
      table.extras.run = nil
    }
    try extend(to: target, .adding)
  }

  /// Extends a range from a deselected anchor, which deselects the rows up to and including another
  /// row.
  private mutating func release(from anchor: Target, to target: Target) throws(SelectionError) {
    var reached = target
    let isAsked = canChange(target) && table.selectedMarks.rows.contains(target.number)
    if isAsked {
      guard let answer = try rowToDeselect(target) else { return }
      reached = answer
    }
    select(from: anchor, to: reached, .removing)
    if isAsked { emit(.didDeselect(reached.path)) }
    table.leadNumber = reached.number
  }

  /// Whether a row was selected before the run.
  private func wasSelected(_ row: Target) -> Bool {
    table.extras.run?.selected.contains(row.number) ?? false
  }

  /// Whether a range can reach from one row to another: both are in the same inclusive list, or
  /// inputs select both in a table in mode multiple.
  private func isOfOneKind(_ anchor: Target, _ target: Target) -> Bool {
    switch (list(of: anchor), list(of: target)) {
    case (nil, nil): table.mode == .multiple
    case (.inclusive?, .inclusive?): table.mode != .none && anchor.section == target.section
    default: false
    }
  }

  private mutating func beginOrContinueRun() {
    continuesRun = true
    if table.extras.run == nil || table.extras.run?.header != nil {
      table.extras.run = ExtensionRun(
        selected: before.selectedMarks.rows, checked: before.checkedMarks,
        orders: [table.extras.selectionOrder, table.extras.checkOrder].compactMap { $0 })
    }
  }

  /// Selects the rows between two rows in place of all other rows, or adds them to the rows
  /// selected before the run, or removes them from those rows.
  private mutating func select(from anchor: Target, to target: Target, _ effect: SweepEffect) {
    guard let base = table.extras.run?.selected else { return }
    isReplacing = effect == .replacing
    let passed = table.rowsPassedOver
    let fixed = isReplacing ? passed.union(table.rowsOutOfReach) : passed
    let marked = Gesture(base: base, effect: effect)
      .marked(over: rows(anchor, target), fixed: fixed)
    table.selectedMarks.set(marked)
    trimSections(preferring: [target.number], base)
  }

  /// Gives the rows between two rows the state that the anchor had before the run.
  private mutating func check(from anchor: Target, to target: Target) {
    guard let base = table.extras.run?.checked else { return }
    let effect: SweepEffect = base.contains(anchor.number) ? .adding : .removing
    var covered = sharing(rows(anchor, target).subtracting(table.fixedRows))
    let alone = effect == .adding ? table.exclusiveRows : []
    if alone.isEmpty {
      table.extras.checked.set(Gesture(base: base, effect: effect).marked(over: covered, fixed: []))
      return
    }
    // A range checks no row that is always checked alone, unless it ends there.
    let isAlone = alone.contains(target.number) && covered.contains(target.number)
    if isAlone { covered = sharing([target.number]) } else { covered.subtract(alone) }
    let here = table.layout.rows(ofSection: target.section)
    let replaced = isAlone ? here : covered.isEmpty ? [] : here.intersection(alone)
    table.extras.checked.set(base.subtracting(replaced).union(covered))
  }

  private func rows(_ first: Target, _ second: Target) -> RowSet {
    let (low, high) = (min(first.number, second.number), max(first.number, second.number))
    return table.shown(RowSet(low..<(high + 1)))
  }

  /// Reduces sections in mode single to one selected row each: the first preferred row or, if there
  /// is none, the first row.
  mutating func trimSections(preferring first: RowSet, _ second: RowSet) {
    guard !table.isPlain, !table.singleSections.isEmpty else { return }
    let law = MarkLaw(single: table.singleSections)
    let trimmed = law.trimmed(
      table.selectedMarks.rows, in: table.layout, preferring: first, second)
    table.selectedMarks.set(trimmed)
  }
}
