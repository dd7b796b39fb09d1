// SPDX-License-Identifier: MIT

/// Two-finger pans.
///
/// The rows that a pan covers depend only on its first and its current row, not on how fast it got
/// there: each part begins with the marks as they would be without the pan. Covered rows that
/// something else changes meanwhile stay as they are until the pan leaves them.
extension Transaction {
  /// Begins a pan: editing begins, the selection is kept, and the row flips.
  mutating func beginPan(on target: Target) {
    guard table.extras.pan == nil else { return giveUp(.alreadyUnderWay) }
    let (base, order) = (table.selectedMarks.rows, table.extras.selectionOrder)
    guard beginMultipleSelection(at: target) else { return }
    let pan = Pan(
      first: target.number, current: target.number, base: base, order: order,
      selected: table.selectedMarks.rows, selects: !base.contains(target.number))
    table.extras.pan = pan
    setAnchorAndLead(to: target)
    cover(pan, to: target.number)
  }

  /// Moves the pan to a row: rows that it leaves on its way back get their old state back, and rows
  /// that it reaches get the state opposite to the first one's, as far as limits allow.
  ///
  /// - Complexity: O(*r* log *n*) for *r* runs of rows that flip, and for each section on the way
  ///   that has a limit or mode single. If the oldest rows are replaced, the rules are asked about
  ///   as many rows as the limit allows, one by one.
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

  /// Ends the pan and gives the rows that it covers their old state back.
  mutating func cancelPan() {
    guard let pan = table.extras.pan else { return giveUp(.nothingUnderWay) }
    table.selectedMarks.set(marksWithout(pan, passing: pan.rows(to: pan.current)))
    endPan()
  }

  /// The rows that would be selected without a pan.
  ///
  /// The rows that it has passed have their old state, and those that it replaced are selected
  /// again. Rows that something else has selected meanwhile stay selected.
  private func marksWithout(_ pan: Pan, passing passed: RowSet) -> RowSet {
    let free = table.shown(passed).subtracting(table.fixedRows)
    let others = table.selectedMarks.rows.subtracting(free)
    let marks = others.union(pan.gaveWay.subtracting(free)).union(pan.base.intersection(free))
    guard !table.singleSections.isEmpty else { return marks }
    return MarkLaw(single: table.singleSections)
      .trimmed(marks, in: table.layout, preferring: others, pan.base)
  }

  /// Gives the pan's state to all rows from its first one through another.
  ///
  /// - Parameters:
  ///   - pan: The pan so far.
  ///   - row: The row that it reaches.
  private mutating func cover(_ pan: Pan, to row: Int) {
    let old = table.selectedMarks.rows
    let isDownwards = row >= pan.first
    let (before, after) = (pan.rows(to: pan.current), pan.rows(to: row))
    let changed = old.symmetricDifference(pan.selected).intersection(before)
    let othersRows = pan.othersRows.union(changed).intersection(after)
    let start = marksWithout(pan, passing: before.union(after).subtracting(othersRows))
    var marks = LimitedMarks(
      start, in: table.layout, limits: table.extras.limits, overflow: table.extras.overflow,
      laws: table.extras.laws, single: table.singleSections, fixed: table.fixedRows,
      oldestFirst: oldestFirst(start, pan))
    let covered = table.shown(after).subtracting(othersRows)
    if pan.selects {
      marks.select(covered, isAscending: isDownwards)
    } else {
      marks.deselect(covered, isAscending: isDownwards)
    }
    table.selectedMarks.set(marks.rows)
    table.extras.pan?.gaveWay = pan.selects ? start.subtracting(marks.rows) : []
    table.extras.pan?.selected = marks.rows
    table.extras.pan?.othersRows = othersRows
    let ways = [pan.left(onTheWayTo: row), pan.reached(onTheWayTo: row)].map { RowSet($0) }
    tell(
      table.shown(old.symmetricDifference(marks.rows)), passing: ways,
      row >= pan.current, marks.released)
  }

  /// The rows selected without the pan, in the order in which they were selected before it, then
  /// those selected by something else meanwhile.
  private func oldestFirst(_ marks: RowSet, _ pan: Pan) -> [RowSet] {
    guard table.limitOverflow == .releaseOldest else { return [] }
    let earlier = (pan.order?.groups ?? [pan.base]).map { $0.intersection(marks) }
    return earlier + [marks.subtracting(pan.base)]
  }

  /// Emits events for rows that have flipped: those on the way in the order swept, each after the
  /// row that it replaced in a section of mode single; then those that have come back; then the
  /// oldest, which were replaced because of a limit.
  private mutating func tell(
    _ flipped: RowSet, passing ways: [RowSet], _ isAscending: Bool,
    _ released: [(rows: RowSet, isAscending: Bool)]
  ) {
    var rest = flipped
    let selected = table.selectedMarks.rows
    for way in ways {
      let here = way.intersection(rest)
      if table.singleSections.isEmpty {
        emit(here, selecting: selected, isAscending)
        rest.subtract(here)
      } else {
        var here = here
        while let row = isAscending ? here.first : here.last {
          here.remove(row)
          let target = target(row)
          if selected.contains(row), mode(of: target) == .single {
            let rivals = rest.intersection(RowSet(target.rows)).subtracting(selected)
            emit(rivals, selecting: [], true)
            rest.subtract(rivals)
            here.subtract(rivals)
          }
          emit([row], selecting: selected, true)
          rest.remove(row)
        }
      }
    }
    let oldest = released.reduce(RowSet()) { $0.union($1.rows) }.subtracting(selected)
    emit(rest.subtracting(oldest), selecting: selected, true)
    rest.formIntersection(oldest)
    for (rows, isAscending) in released {
      emit(rows.intersection(rest), selecting: [], isAscending)
      rest.subtract(rows)
    }
  }

  private mutating func emit(_ rows: RowSet, selecting wanted: RowSet, _ isAscending: Bool) {
    let layout = table.layout
    emit(
      .init(
        rows: layout.ranks(of: rows), selected: layout.ranks(of: wanted.intersection(rows)),
        isAscending: isAscending, shape: table.shape))
  }
}
