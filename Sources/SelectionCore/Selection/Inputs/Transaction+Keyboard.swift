// SPDX-License-Identifier: MIT

/// Keys that move, and what is done to all rows at once by a key.
extension Transaction {
  /// Takes the keyboard somewhere; a key that moves sets no checkmark, and does nothing to a row
  /// that the user cannot change but to be on it.
  mutating func go(
    _ motion: RowMotion, _ effect: RowEffect, _ grid: Grid
  ) throws(SelectionError) {
    guard
      let target = table.row(reachedBy: motion, in: grid, canFocus: canFocus)
        .flatMap(table.target(ofRow:))
    else {
      // A key that reaches no row is no input, and ends nothing.
      continuesRun = true
      return giveUp(.noRowToReach)
    }
    if motion != .stay, effect == .toggle, target.number == table.leadNumber {
      // There is no further row, and the row on which the keyboard stands has flipped already.
      continuesRun = true
      return giveUp(.noRowToReach)
    }
    if motion != .stay, effect != .focus,
      list(of: target) != nil || !effect.isRange && isFixed(target)
    {
      guard table.mode != .none else { return giveUpForMode() }
      table.leadNumber = target.number
      return
    }
    switch effect {
    case .focus: table.leadNumber = target.number
    case .tap: try tap(target)
    case .click: try act(.click, on: target)
    case .toggle: try act(.toggle, on: target)
    case .tapToggling: try tapBeginningEditing(on: target, extends: false)
    case .tapExtending: try tapBeginningEditing(on: target, extends: true)
    case .extendFromLead: try extendFromLead(to: target)
    case .extend, .extendAdding, .extendAsAnchor:
      // A range goes on from where the keyboard stood, also if nothing was ever clicked, unless it
      // is to be like its anchor.
      if table.anchorNumber == nil, effect != .extendAsAnchor, table.mode != .none,
        let lead = table.leadNumber, list(of: self.target(lead)) == nil
      {
        table.anchorNumber = lead
      }
      let covered: SweepEffect? =
        effect == .extend ? .replacing : effect == .extendAdding ? .adding : nil
      try extend(to: target, covered)
    }
  }

  /// Whether the keyboard can be on a row, if the rules say so.
  private var canFocus: ((RowPath) -> Bool)? {
    guard let rule = rules?.canFocus else { return nil }
    let before = before
    return { rule($0, before) }
  }

  /// What is done to all rows.
  enum AllEffect { case select, deselect, toggle }

  /// Marks all rows that the user can change, or unmarks them: those of the list in which the
  /// keyboard is, or else all that are selected by the user's inputs.
  mutating func setAll(_ effect: AllEffect) {
    guard table.mode != .none else { return giveUpForMode() }
    if let lead = table.leadNumber.map({ target($0) }), let kind = list(of: lead) {
      guard kind == .inclusive else { return giveUp(.onlyOneRow) }
      guard !isClosed(lead.section) else { return giveUp(.modeNoneInSection(lead.section)) }
      let rows = sharing(table.shown(RowSet(lead.rows)).subtracting(table.fixedRows))
      table.extras.checked.set(Self.marked(effect, rows, table.checkedMarks), among: rows)
      return
    }
    guard table.mode == .multiple || effect == .deselect else { return giveUp(.onlyOneRow) }
    let rows = table.mode == .multiple ? table.rowsForAll.subtracting(table.fixedRows) : []
    let isAll = !rows.isEmpty && rows.isSubset(of: table.selectedMarks.rows)
    if effect == .deselect || effect == .toggle && isAll {
      table.selectedMarks.set([], sparing: table.rowsNotReplaced)
    } else {
      table.selectedMarks.set(rows, among: rows)
    }
  }

  /// Which of some rows are marked after an effect on all of them.
  private static func marked(_ effect: AllEffect, _ rows: RowSet, _ old: RowSet) -> RowSet {
    switch effect {
    case .select: rows
    case .deselect: []
    case .toggle: rows.isSubset(of: old) ? [] : rows
    }
  }

  /// A tap on a header: where all rows that can change are marked, unmarks them, else marks them.
  mutating func tapHeader(ofSection section: Int) throws(SelectionError) {
    _ = try table.shape.requiredRows(inSection: section)
    guard table.mode != .none else { return giveUpForMode() }
    guard !isClosed(section) else { return giveUp(.modeNoneInSection(section)) }
    let rows = table.shown(table.layout.rows(ofSection: section)).subtracting(table.fixedRows)
    switch table.listInForce(inSection: section) {
    case .inclusive:
      let rows = sharing(rows)
      table.extras.checked.set(Self.marked(.toggle, rows, table.checkedMarks), among: rows)
    case .exclusive, .optionalExclusive: giveUp(.onlyOneRow)
    case nil where table.mode(inSection: section) == .multiple:
      table.selectedMarks.set(Self.marked(.toggle, rows, table.selectedMarks.rows), among: rows)
    case nil: giveUp(.onlyOneRow)
    }
  }

  /// Whether the mode of a section is none.
  private func isClosed(_ section: Int) -> Bool {
    !table.isPlain && table.extras.laws[section].mode == .none
  }

  /// Cancels one thing that is under way: the touch, else the press, else the sweep, else the pan.
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

/// How the rows of a table are on a screen.
struct Grid {
  /// How many rows a page is: one at least.
  let pageRows: Int
  /// How many columns the rows are in: one at least.
  let columns: Int

  init(pageRows: Int, columns: Int) {
    self.pageRows = max(1, pageRows)
    self.columns = max(1, columns)
  }
}

extension TableSelection {
  /// The number of the row that a motion from the lead reaches.
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - grid: how the rows are.
  ///   - canFocus: whether the keyboard can be on a row; nil for enabled rows only.
  /// - Returns: the row, or nil if there is none on which the keyboard can be.
  /// - Complexity: O(log *n*), and a question for each row that is passed over.
  func row(reachedBy motion: RowMotion, in grid: Grid, canFocus: ((RowPath) -> Bool)?) -> Int? {
    let layout = layout
    return place(reachedBy: motion, from: leadNumber.map(layout.rank), in: grid, canFocus: canFocus)
      .map(layout.number(ofShown:))
  }

  /// The row that a motion reaches, among those that are shown.
  private func place(
    reachedBy motion: RowMotion, from lead: Int?, in grid: Grid, canFocus: ((RowPath) -> Bool)?
  ) -> Int? {
    let count = shape.rowCount
    func nearest(from row: Int, step: Int) -> Int? {
      let enabled = canFocus == nil ? disabled.complement(within: count) : []
      // Past the last row of the largest table numbers wrap, and so are those of no rows.
      var row = row
      while row >= 0, row < count {
        if let canFocus {
          if shape.path(ofRow: row).map(canFocus) ?? false { return row }
          row &+= step
        } else {
          // Runs of disabled rows are passed over at once.
          let next = step > 0 ? enabled.next(after: row - 1) : enabled.previous(before: row + 1)
          guard let next, next != row else { return next }
          row &+= ((next - row - step.signum()) / step + 1) &* step
        }
      }
      return nil
    }
    switch (motion, lead) {
    case (.left, _) where grid.columns == 1, (.right, _) where grid.columns == 1: return nil
    case (.first, _), (.next, nil), (.right, nil), (.pageDown, nil):
      return nearest(from: 0, step: 1)
    case (.last, _), (.previous, nil), (.left, nil), (.pageUp, nil):
      return nearest(from: count - 1, step: -1)
    case (.stay, let lead): return lead
    case (.left, let lead?): return nearest(from: lead - 1, step: -1) ?? lead
    case (.right, let lead?): return nearest(from: lead + 1, step: 1) ?? lead
    case (.previous, let lead?):
      return nearest(from: lead - grid.columns, step: -grid.columns) ?? lead
    case (.next, let lead?):
      return nearest(from: lead &+ grid.columns, step: grid.columns) ?? lead
    case (.pageUp, let lead?):
      return min(nearest(from: max(0, lead - grid.pageRows), step: 1) ?? lead, lead)
    case (.pageDown, let lead?):
      let page = min(grid.pageRows, count)
      let end = lead < count - page ? lead + page : count - 1
      return max(nearest(from: end, step: -1) ?? lead, lead)
    }
  }
}
