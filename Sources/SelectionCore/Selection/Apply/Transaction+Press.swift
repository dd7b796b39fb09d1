// SPDX-License-Identifier: MIT

/// Presses, releases and drags of a pointer, and selections that a view proposes.
extension Transaction {
  /// Puts the pointer on a row.
  ///
  /// An effect that would deselect selected rows, or change checkmarks, is delayed until the
  /// release, so that all selected rows can be dragged. A press by itself doesn't end a run of
  /// extensions.
  mutating func press(_ target: Target, _ effect: RowEffect) throws(SelectionError) {
    guard table.extras.press == nil else {
      continuesRun = true
      return giveUp(.alreadyUnderWay)
    }
    let deselects = effect == .click || effect == .toggle || effect.isTap
    let isSelected = table.selectedMarks.rows.contains(target.number)
    let waits = deselects && isSelected || list(of: target) != nil
    table.extras.press = Press(row: target.number, waiting: waits ? effect : nil)
    if waits { continuesRun = true } else { try act(effect, on: target) }
  }

  /// Releases the pointer, and applies the effect that was delayed until the release.
  mutating func release() throws(SelectionError) {
    let press = table.extras.press
    drag()
    if let press, let effect = press.waiting {
      continuesRun = false
      try act(effect, on: target(press.row))
    }
  }

  /// Drops the effect that was delayed until the release.
  mutating func drag() {
    continuesRun = true
    guard table.extras.press != nil else { return giveUp(.nothingUnderWay) }
    table.extras.press = nil
  }

  /// Selects exactly these rows, as far as the user can change them.
  mutating func propose(_ rows: RowSet) throws(SelectionError) {
    guard table.mode != .none else { return giveUpForMode() }
    let passed = table.rowsPassedOver
    let wanted = passed.isEmpty ? rows : rows.subtracting(passed)
    let law = table.selectionLaw
    if let excess = law.excess(of: wanted, in: table.layout) {
      throw .severalRowsInSingleMode(excess.count)
    }
    // If only one row may be selected, even a disabled one is replaced.
    let replaced = law.rowsReplaced(
      by: wanted, in: table.selectedMarks.rows, of: table.layout)
    let outOfReach = table.rowsOutOfReach
    isReplacing = true
    table.selectedMarks.set(
      wanted, sparing: passed.union(outOfReach).subtracting(replaced))
    // Rows that give way to a limit aren't selected in the end.
    if !table.isPlain { try enforceLimits() }
  }
}
