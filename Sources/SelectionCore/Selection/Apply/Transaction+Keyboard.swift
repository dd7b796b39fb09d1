// SPDX-License-Identifier: MIT

/// Keys that move the focus, and keys that change all rows at once.
extension Transaction {
  /// Moves the keyboard focus; a key that moves the focus doesn't change checkmarks, and on a row
  /// that the user can't change it only moves the focus.
  mutating func go(
    _ motion: RowMotion, _ effect: RowEffect, _ grid: Grid
  ) throws(SelectionError) {
    guard
      let target = table.row(reachedBy: motion, in: grid, canFocus: rules?.canFocus)
        .flatMap(table.target(ofRow:)),
      // If there is no further row, the row with the focus has flipped already.
      motion == .stay || effect != .toggle || target.number != table.leadNumber
    else {
      // A key that reaches no row isn't an input, and ends no run.
      continuesRun = true
      return giveUp(.noRowToReach)
    }
    if motion != .stay, effect != .focus, effect != .toggleLead,
      list(of: target) != nil || !effect.isRange && isFixed(target)
    {
      guard table.mode != .none else { return giveUpForMode() }
      table.leadNumber = target.number
      return
    }
    try act(effect, on: target, byKey: true)
  }

  /// The effect of an input on all rows.
  enum AllEffect { case select, deselect, toggle }

  /// Marks or unmarks all rows that the user can change: the rows of the list that has the keyboard
  /// focus, otherwise all rows that the user's inputs select.
  mutating func setAll(_ effect: AllEffect) {
    guard table.mode != .none else { return giveUpForMode() }
    func unmarks(_ rows: RowSet, _ marked: RowSet) -> Bool {
      effect == .deselect || effect == .toggle && !rows.isEmpty && rows.isSubset(of: marked)
    }
    if let lead = table.leadNumber.map({ target($0) }), let kind = list(of: lead) {
      guard kind == .inclusive else { return giveUp(.onlyOneRow) }
      guard !isClosed(lead.section) else { return giveUp(.modeNoneInSection(lead.section)) }
      var rows = sharing(table.shown(RowSet(lead.rows)).subtracting(table.fixedRows))
      if effect != .deselect { rows.subtract(table.exclusiveRows) }
      table.extras.checked.set(unmarks(rows, table.checkedMarks) ? [] : rows, among: rows)
      return
    }
    guard table.mode == .multiple || effect == .deselect else { return giveUp(.onlyOneRow) }
    let rows = table.mode == .multiple ? table.rowsForAll.subtracting(table.fixedRows) : []
    if unmarks(rows, table.selectedMarks.rows) {
      table.selectedMarks.set([], sparing: table.rowsNotReplaced)
    } else {
      table.selectedMarks.set(rows, among: rows)
    }
  }

  /// A tap on a header: unmarks all changeable rows of the section if all are marked, and marks
  /// them if none are marked; if only some are marked, the argument determines the effect.
  @_optimize(size)
  mutating func tapHeader(ofSection section: Int, _ partial: PartialTap) throws(SelectionError) {
    _ = try table.shape.requiredRows(inSection: section)
    guard table.mode != .none else { return giveUpForMode() }
    guard !isClosed(section) else { return giveUp(.modeNoneInSection(section)) }
    let list = table.listInForce(inSection: section)
    guard list == nil ? table.mode(inSection: section) == .multiple : list == .inclusive
    else { return giveUp(.onlyOneRow) }
    let here = table.shown(table.layout.rows(ofSection: section)).subtracting(table.fixedRows)
    let rows = list == nil ? here : sharing(here).subtracting(table.exclusiveRows)
    let old = list == nil ? table.selectedMarks.rows : table.checkedMarks
    let run = table.isPlain ? nil : table.extras.run.flatMap { $0.header == section ? $0 : nil }
    var marked = rows
    if rows.isSubset(of: old) {
      marked = []
    } else if !rows.isDisjoint(with: old) {
      if partial == .unchecks { marked = [] }
      if partial == .restores {
        table.extras.run = ExtensionRun(
          selected: before.selectedMarks.rows, checked: before.checkedMarks, header: section)
      }
    } else if partial == .restores, let run {
      let mixed = (list == nil ? run.selected : run.checked).intersection(rows)
      if !mixed.isEmpty { marked = mixed }
    }
    continuesRun = partial == .restores && !table.isPlain && table.extras.run?.header == section
    if list == nil {
      table.selectedMarks.set(marked, among: rows)
    } else {
      table.extras.checked.set(marked, among: rows)
    }
  }

  /// Whether the mode of a section is none.
  private func isClosed(_ section: Int) -> Bool {
    !table.isPlain && table.extras.laws[section].mode == .none
  }

  /// Cancels one gesture: of a touch, a press, a sweep and a pan, the first that is under way.
  mutating func cancel() {
    if table.touched != nil {
      endTouch()
    } else if table.extras.press != nil {
      table.extras.press = nil
    } else if let sweep = table.extras.sweep {
      table.extras.sweep = nil
      isEndOfGesture = true
      table.selectedMarks.set(sweep.base)
      table.enforceLaws()
    } else {
      cancelPan()
    }
  }
}

extension TableSelection {
  /// The number of the row that a motion from the lead reaches.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - grid: The arrangement of the rows.
  ///   - canFocus: Whether a row can have the keyboard focus; if nil, only enabled rows can.
  /// - Returns: The row, or nil if no row that the motion reaches can have the focus.
  /// - Complexity: O(log *n*), and a call of `canFocus` for each row that is skipped.
  func row(reachedBy motion: RowMotion, in grid: Grid, canFocus: ((RowPath) -> Bool)?) -> Int? {
    // Motions count the shown rows alone.
    let (layout, count) = (layout, shape.rowCount)
    func nearest(from row: Int, step: Int) -> Int? {
      let enabled = canFocus == nil ? disabledRows.positions.complement(within: count) : []
      // In the largest tables, numbers past the last row wrap around; they are then invalid, too.
      var row = row
      while row >= 0, row < count {
        if let canFocus {
          if shape.path(ofRow: row).map(canFocus) ?? false { return row }
          row &+= step
        } else {
          // Runs of disabled rows are skipped at once.
          let next = step > 0 ? enabled.next(after: row - 1) : enabled.previous(before: row + 1)
          guard let next, next != row else { return next }
          row &+= ((next - row - step.signum()) / step + 1) &* step
        }
      }
      return nil
    }
    let lead = leadNumber.map(layout.rank)
    return motion.place(from: lead, of: count, in: grid, nearest: nearest)
      .map(layout.number(ofShown:))
  }
}
