// SPDX-License-Identifier: MIT

/// Two-finger pans, and drags or bands over any rows.
extension Transaction {
  mutating func beginSweep(_ effect: SweepEffect) {
    guard table.mode != .none else { return giveUpForMode() }
    guard table.mode == .multiple else { return giveUp(.onlyOneRow) }
    guard table.extras.sweep == nil else { return giveUp(.alreadyUnderWay) }
    table.extras.sweep = Gesture(base: table.selectedMarks.rows, effect: effect)
    sweep(over: [])
  }

  mutating func endSweep() {
    guard table.isSweeping else { return giveUp(.nothingUnderWay) }
    table.extras.sweep = nil
    isEndOfGesture = true
  }

  mutating func sweep(over rows: RowSet) {
    guard let sweep = table.extras.sweep else { return giveUp(.nothingUnderWay) }
    let fixed = table.rowsPassedOver.union(table.numbering.hiddenRows)
    let marked = sweep.marked(over: rows, fixed: fixed)
    table.selectedMarks.set(marked.subtracting(table.listRowsInForce))
    trimSections(preferring: sweep.base, [])
  }

  /// Begins a pan: editing begins, with the selection kept, and the row flips.
  mutating func beginPan(on target: Target) {
    guard table.extras.pan == nil else { return giveUp(.alreadyUnderWay) }
    let base = table.selectedMarks.rows
    guard beginMultipleSelection(at: target) else { return }
    let pan = Pan(
      first: target.number, current: target.number, base: base,
      selects: !base.contains(target.number))
    table.extras.pan = pan
    setAnchorAndLead(to: target)
    flip([target.number], selects: pan.selects, isAscending: true)
  }

  /// Begins editing on a row with the selection kept, if the policy and the rules allow it.
  ///
  /// - Returns: whether they do.
  private mutating func beginMultipleSelection(at target: Target) -> Bool {
    let mode = table.policy.mode(isEditing: true)
    guard mode == .multiple else {
      giveUp(mode == .none ? .modeNoneWhileEditing : .onlyOneRow)
      return false
    }
    guard !isFixed(target) else {
      giveUp(onFixed: target)
      return false
    }
    record(asked: .shouldBeginMultipleSelection(target.path))
    guard rules?.shouldBeginMultipleSelection?(target.path, before) ?? true else {
      giveUp(.refusedByRule(.shouldBeginMultipleSelection(target.path)))
      return false
    }
    let base = table.selectedMarks.rows
    setEditing(true, .keep)
    if !before.isEditing, table.editingTransition == .restore {
      table.extras.selectionBeforeEditing = base
    }
    emit(.didBeginMultipleSelection(target.path))
    return true
  }

  /// Begins editing as a pan does, and flips the row or extends the range to it.
  ///
  /// It is a tap if that is not allowed. While several rows can be selected in editing, nothing
  /// needs to begin.
  mutating func tapBeginningEditing(
    on target: Target, extends: Bool
  ) throws(SelectionError) {
    guard table.touched == nil else { return giveUp(.alreadyUnderWay) }
    let begins = !table.isEditing || table.mode != .multiple
    if begins, !beginMultipleSelection(at: target) {
      goOn()
      return try tap(target)
    }
    if extends { try extend(to: target, .adding) } else { try act(.toggle, on: target) }
    if begins { emit(.didEndMultipleSelection) }
  }

  /// Takes the pan to a row: rows that it leaves on its way back get their old state back, and rows
  /// that it reaches take on the state opposite to the first one's.
  ///
  /// - Complexity: O(*r* log *n*) for *r* runs of rows that flip, and for each section of mode
  ///   single.
  mutating func continuePan(to row: Int) {
    guard let pan = table.extras.pan else { return giveUp(.nothingUnderWay) }
    let isAscending = row > pan.current
    let left = RowSet(pan.left(onTheWayTo: row))
    flip(left, to: left.intersection(pan.base), isAscending: isAscending)
    let reached = RowSet(pan.reached(onTheWayTo: row))
    flip(reached, selects: pan.selects, isAscending: isAscending)
    table.extras.pan?.current = row
    table.leadNumber = row
  }

  mutating func endPan() {
    guard table.extras.pan != nil else { return giveUp(.nothingUnderWay) }
    table.extras.pan = nil
    isEndOfGesture = true
    emit(.didEndMultipleSelection)
  }

  /// Gives the rows that the pan covers their old state back, and ends it.
  mutating func cancelPan() {
    guard let pan = table.extras.pan else { return giveUp(.nothingUnderWay) }
    let covered = RowSet(min(pan.first, pan.current)..<(max(pan.first, pan.current) + 1))
    table.selectedMarks.set(pan.base, among: covered.subtracting(table.fixedRows))
    trimSections(preferring: pan.base, [])
    endPan()
  }

  /// Ends a pan and a sweep that are under way.
  mutating func endGestures() {
    guard !table.isPlain else { return }
    if table.extras.pan != nil { table.extras.pan = nil }
    if table.extras.sweep != nil { table.extras.sweep = nil }
  }

  private mutating func flip(_ rows: RowSet, selects: Bool, isAscending: Bool) {
    flip(rows, to: selects ? rows : [], isAscending: isAscending)
  }

  /// Selects those of some rows that are among others, deselects the rest, and tells of each row
  /// that changes, in the order swept.
  private mutating func flip(_ rows: RowSet, to selected: RowSet, isAscending: Bool) {
    let free = rows.subtracting(table.fixedRows)
    let flipped = free.intersection(table.selectedMarks.rows.symmetricDifference(selected))
    guard !flipped.isEmpty else { return }
    let wanted = free.intersection(selected)
    let (shape, single) = (table.shape, table.singleSections)
    var sections = single.isEmpty ? [] : Array(SectionsWithRows(wanted, in: shape, among: single))
    if !isAscending { sections.reverse() }
    var rest = flipped
    for (_, range) in sections {
      let passed = RowSet(isAscending ? 0..<range.lowerBound : range.upperBound..<shape.rowCount)
      emit(rest.intersection(passed), selecting: wanted, isAscending)
      replace(among: range, by: wanted, isAscending)
      rest = rest.subtracting(passed).subtracting(RowSet(range))
    }
    emit(rest, selecting: wanted, isAscending)
    table.selectedMarks.set(
      wanted, among: sections.reduce(flipped) { $0.subtracting(RowSet($1.rows)) })
  }

  private mutating func emit(_ rows: RowSet, selecting wanted: RowSet, _ isAscending: Bool) {
    emit(.init(rows: rows, selected: wanted, isAscending: isAscending, shape: table.shape))
  }

  /// Selects rows of a section of mode single one after the other, each in place of the one before
  /// it.
  private mutating func replace(among range: Range<Int>, by wanted: RowSet, _ isAscending: Bool) {
    let rows = wanted.intersection(RowSet(range))
    guard let first = isAscending ? rows.first : rows.last,
      let last = isAscending ? rows.last : rows.first
    else { return }
    let isSelected = table.selectedMarks.rows.contains(first)
    let section = table.numbering.rows(ofSection: target(first).section)
    if !isSelected { deselect(table.selectedMarks.rows.intersection(section)) }
    // A first row that is selected already is not told.
    emit(
      .init(
        rows: rows, selected: rows, isAscending: isAscending, isReplacing: true,
        skipped: isSelected ? 1 : 0, shape: table.shape))
    table.selectedMarks.set([], among: section)
    table.selectedMarks.set(true, at: last)
  }
}
