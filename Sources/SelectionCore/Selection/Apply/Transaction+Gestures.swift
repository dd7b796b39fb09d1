// SPDX-License-Identifier: MIT

/// Sweeps, and gestures that begin editing.
extension Transaction {
  mutating func beginSweep(_ effect: SweepEffect) {
    guard table.mode != .none else { return giveUpForMode() }
    guard table.mode == .multiple else { return giveUp(.onlyOneRow) }
    if table.extras.sweep != nil {
      endSweep()
      if table.extras.pan == nil { completeGesture() }
    }
    table.extras.sweep = Gesture(
      base: table.selectedMarks.rows, effect: effect, order: table.extras.selectionOrder)
    sweep(over: [])
  }

  mutating func endSweep() {
    guard table.isSweeping else { return giveUp(.nothingUnderWay) }
    table.extras.sweep = nil
    isEndOfGesture = true
  }

  mutating func sweep(over rows: RowSet) {
    guard let sweep = table.extras.sweep else { return giveUp(.nothingUnderWay) }
    whole = .sweep
    let fixed = table.rowsPassedOver.union(table.layout.hiddenRows)
    let marked = sweep.marked(over: rows, fixed: fixed)
    table.selectedMarks.set(marked.subtracting(table.listRowsInForce))
    trimSections(preferring: sweep.base, [])
  }

  /// Begins editing on a row and keeps the selection, if the policy and the rules allow it.
  ///
  /// - Returns: Whether the policy and the rules allow editing.
  mutating func beginMultipleSelection(at target: Target) -> Bool {
    let mode = table.policy.mode(isEditing: true)
    guard mode == .multiple else {
      giveUp(mode == .none ? .modeNoneWhileEditing : .onlyOneRow)
      return false
    }
    guard !isFixed(target) else {
      giveUp(onFixed: target)
      return false
    }
    record(asked: .shouldBeginMultipleSelection, target.path)
    guard rules?.shouldBeginMultipleSelection?(target.path) ?? true else {
      giveUp(.refusedByRule(.shouldBeginMultipleSelection, target.path))
      return false
    }
    let base = table.selectedMarks.rows
    if !table.isEditing { setEditing(true, .keep) }
    if !before.isEditing, table.editingTransition == .restore {
      table.extras.selectionBeforeEditing = base
    }
    emit(.didBeginMultipleSelection(target.path))
    return true
  }

  /// Begins editing as a pan does, and flips the row or extends the range to it.
  ///
  /// If the policy or the rules don't allow editing, the input is a tap. If the table is being
  /// edited and several rows can be selected, editing doesn't begin again.
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

  /// Ends a pan or sweep that is under way.
  mutating func endGestures() {
    guard !table.isPlain else { return }
    if table.extras.pan != nil { table.extras.pan = nil }
    if table.extras.sweep != nil { table.extras.sweep = nil }
  }
}
