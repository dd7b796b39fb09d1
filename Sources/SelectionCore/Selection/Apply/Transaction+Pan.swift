// SPDX-License-Identifier: MIT

/// Two-finger pans.
///
/// The rows that a pan covers depend only on its first and its current row, not on the speed of the
/// pan: each part begins with the marks as they would be without the pan. If another input changes
/// a covered row, the row keeps that state until the pan leaves it.
extension Transaction {
  /// Begins a pan: editing begins, the selection is kept, and the row flips.
  mutating func beginPan(on target: Target) {
    let ended = table.extras.pan != nil
    if ended {
      endPan()
      if table.extras.sweep == nil { completeGesture() }
    }
    let base = table.selectedMarks.rows
    let order = table.extras.selectionOrder ?? MarkOrder(base)
    guard beginMultipleSelection(at: target) else {
      // Ending another pan is an effect.
      if ended { goOn() }
      return
    }
    let pan = Pan(
      first: target.number, current: target.number, base: base, order: order,
      selected: table.selectedMarks.rows, selects: !base.contains(target.number))
    table.extras.pan = pan
    setAnchorAndLead(to: target)
    cover(pan, to: target.number)
  }

  /// Moves the pan to a row: rows that the pan leaves when it moves back get their old state again,
  /// and rows that it reaches get the first row's new state, as far as limits allow.
  ///
  /// - Complexity: O(log *n*) for each run of rows that flip, and for each section on the way that
  ///   has a limit or mode single. If the oldest rows are replaced, the limits are evaluated row by
  ///   row, for as many rows as the limit allows.
  mutating func continuePan(to row: Int) {
    guard let pan = table.extras.pan else { return giveUp(.nothingUnderWay) }
    cover(pan, to: row)
    table.extras.pan?.current = row
    table.leadNumber = row
  }

  mutating func endPan() {
    guard table.extras.pan != nil else { return giveUp(.nothingUnderWay) }
    table.extras.pan = nil
    isEndOfGesture = true
    emit(.didEndMultipleSelection)
  }

  /// Ends the pan and gives the rows that it covers, and that can change, their old state again.
  mutating func cancelPan() {
    guard let pan = table.extras.pan else { return giveUp(.nothingUnderWay) }
    let covered = pan.covered.subtracting(table.fixedRows)
    table.selectedMarks.set(marksWithout(pan, restoring: covered, covering: []).rows)
    endPan()
  }

  /// The rows that would be selected without a pan, as far as limits allow.
  ///
  /// Rows that the pan leaves get their old state again, and rows that it replaced are selected
  /// again. Rows that another input selected during the pan stay selected.
  ///
  /// - Parameters:
  ///   - pan: The pan.
  ///   - rows: The rows that get their old state again.
  ///   - covered: Those of these rows to which the pan gives its state at once.
  /// - Returns: The rows, and the limits on the rows that the pan selects and deselects.
  @_optimize(size)
  private func marksWithout(
    _ pan: Pan, restoring rows: RowSet, covering covered: RowSet
  ) -> LimitedMarks {
    let now = table.selectedMarks.rows
    let others = now.subtracting(rows)
    var start = others.union(pan.gaveWay.subtracting(rows)).union(pan.base.intersection(rows))
    if !table.singleSections.isEmpty {
      start = MarkLaw(single: table.singleSections)
        .trimmed(start, in: table.layout, preferring: others, pan.base)
    }
    var marks = LimitedMarks(
      rows: start, limits: table.extras.limits, overflow: table.extras.overflow,
      laws: table.extras.laws,
      layers: table.extras.layerLimits.map { ($0.limits, table.numbers(in: $0.layer)) },
      layout: table.layout, single: table.singleSections, fixed: table.fixedRows,
      oldestFirst: oldestFirst(start, pan))
    marks.restore(from: now, base: pan.base, covering: covered, selects: pan.selects)
    return marks
  }

  /// Gives the pan's state to all rows from its first row up to and including another row.
  ///
  /// - Parameters:
  ///   - pan: The pan so far.
  ///   - row: The row that the pan reaches.
  @_optimize(size)
  private mutating func cover(_ pan: Pan, to row: Int) {
    let old = table.selectedMarks.rows
    let current = table.layout.nearestShown(to: pan.current) ?? pan.first
    let (before, after) = (pan.covered, table.shown(pan.rows(to: row)))
    let changed = old.symmetricDifference(pan.selected).intersection(before)
    let othersRows = pan.othersRows.union(changed).intersection(after)
    // What others have made of a row counts until the pan has covered the row.
    let passed = before.subtracting(othersRows).subtracting(table.fixedRows)
    let covered = after.subtracting(othersRows)
    var marks = marksWithout(pan, restoring: passed, covering: covered)
    let start = marks.rows
    if pan.selects {
      marks.select(covered, isAscending: row >= pan.first)
    } else {
      marks.deselect(covered, isAscending: row >= pan.first)
    }
    table.selectedMarks.set(marks.rows)
    table.extras.pan?.gaveWay = pan.selects ? start.subtracting(marks.rows) : []
    table.extras.pan?.selected = marks.rows
    table.extras.pan?.othersRows = othersRows
    table.extras.pan?.covered = after
    tell(
      table.shown(old.symmetricDifference(marks.rows)),
      passing: min(current, row)..<(max(current, row) + 1), row >= current, marks.released)
  }

  /// The rows selected without the pan: first the rows selected before it, in the order of their
  /// selection, then the other rows.
  private func oldestFirst(_ marks: RowSet, _ pan: Pan) -> [RowSet] {
    table.limitOverflow == .releaseOldest ? pan.order.oldestFirst(among: marks) : []
  }

  /// Emits events for rows that have flipped: first the rows on the way, in the order of the pan,
  /// each after the row that it replaced in a section in mode single; then the rows that got their
  /// old state again; then the oldest rows, which were replaced because of a limit, even if they
  /// are on the way.
  private mutating func tell(
    _ flipped: RowSet, passing way: Range<Int>, _ isAscending: Bool,
    _ released: [(rows: RowSet, isAscending: Bool)]
  ) {
    let selected = table.selectedMarks.rows
    var oldest = released.reduce(RowSet()) { $0.union($1.rows) }
      .intersection(flipped).subtracting(selected)
    var rest = flipped.subtracting(oldest)
    let here = rest.intersection(RowSet(way))
    if table.singleSections.isEmpty {
      emit(here, selecting: selected, isAscending)
      rest.subtract(here)
    } else {
      let sections = table.layout.whole.sections(with: here)
      for (section, range) in isAscending ? sections : sections.reversed() {
        var rows = here.intersection(RowSet(range))
        if table.singleSections.contains(section), !rows.isDisjoint(with: selected) {
          let rivals = rest.intersection(RowSet(range)).subtracting(selected)
          emit(rivals, selecting: [], true)
          rest.subtract(rivals)
          rows.subtract(rivals)
        }
        emit(rows, selecting: selected, isAscending)
        rest.subtract(rows)
      }
    }
    emit(rest, selecting: selected, true)
    for (rows, isAscending) in released {
      emit(rows.intersection(oldest), selecting: [], isAscending)
      oldest.subtract(rows)
    }
  }

  /// Emits an event for each of some shown rows: it was selected if it is among other rows, and
  /// deselected otherwise.
  mutating func emit(_ rows: RowSet, selecting wanted: RowSet, _ isAscending: Bool) {
    let layout = table.layout
    emit(
      .init(
        rows: layout.ranks(of: rows), selected: layout.ranks(of: wanted.intersection(rows)),
        isAscending: isAscending, shape: table.shape))
  }
}
