// SPDX-License-Identifier: MIT

/// The effect of a change to the data or the shown rows on the run of extensions, the pan and
/// the sweep under way.
///
/// Each of these stores the state of the table at its beginning, and this state changes with the
/// table: its rows move, and the laws hold in it. Rows that are hidden or shown again get their
/// marks after the change.
extension Transaction {
  /// The effect of a change to the data on the state before a run or a gesture.
  struct Carriage {
    /// The mapping of all rows; nil if they kept their numbers.
    var rows: IndexMapping?
    /// The mapping of sections; nil if they kept their numbers.
    var sections: IndexMapping?
    /// The rows that were reloaded, by their numbers after the change.
    var reloaded = RowSet()
    /// Returns those of the given marked rows that take precedence over other rows.
    var stayed: (RowSet) -> RowSet = { $0 }

    /// The row number after the change, or nil if the row was removed.
    func now(_ row: Int) -> Int? { rows.map { $0.newIndex(of: row) } ?? row }

    /// The rows after the change.
    func now(_ old: RowSet) -> RowSet { rows.map { $0.applied(to: old) } ?? old }
  }

  /// Updates the run, the pan and the sweep, and the state before the gesture's step, for a change;
  /// all sets of rows have already moved.
  ///
  /// - Complexity: O(1) if none of the three is under way; otherwise O(log *n*), and the cost of
  ///   the laws.
  @inline(__always)
  mutating func carryGestures(_ carriage: @autoclosure () -> Carriage) {
    guard !before.isPlain, table.sharedExtras.readBox.hasSomethingToCarry else { return }
    carry(carriage())
  }

  @inline(never)
  private mutating func carry(_ change: Carriage) {
    endRunIfAnchorMoved(change)
    let extras = table.extras
    let were = change.now(before.layout.shownRows)
    let shown = table.layout.shownRows
    let staying = were.intersection(shown)
    if var run = extras.run {
      run.selected = selected(run.selected, staying, change)
      run.checked = checked(run.checked, were, shown, change)
      if let sections = change.sections { run.header = run.header.flatMap(sections.newIndex) }
      table.extras.run = extras.run?.header != nil && run.header == nil ? nil : run
    }
    if var sweep = extras.sweep {
      sweep.base = selected(sweep.base, staying, change)
      table.extras.sweep = sweep
    }
    if let pan = extras.pan { carry(pan, staying, change) }
    if !change.reloaded.isEmpty {
      let journal = table.past.journal
      table.extras.beginning?.deselect(change.reloaded, journal)
    }
  }

  /// Enforces the laws in the state before the run, the pan and the sweep, after rows have taken
  /// over the marks and identities of other rows; in this state, too, rows that already had the
  /// mark take precedence.
  ///
  /// - Parameter rows: The mapping of the rows.
  mutating func settleGestures(_ rows: IndexMapping) {
    guard table.sharedExtras.readBox.hasSomethingToCarry else { return }
    let (old, new, layout) = (before.extras, table.extras, table.layout)
    func trimmed(_ base: RowSet, _ law: MarkLaw, _ old: RowSet) -> RowSet {
      law.trimmed(base, in: layout, preferring: rows.applied(to: old))
    }
    let law = table.selectionLaw
    if let run = new.run, let was = old.run {
      let checked = trimmed(sharing(run.checked), table.checkmarkLaw, was.checked)
      table.extras.run?.selected = trimmed(run.selected, law, was.selected)
      table.extras.run?.checked = checked
    }
    if let sweep = new.sweep, let was = old.sweep {
      table.extras.sweep?.base = trimmed(sweep.base, law, was.base)
    }
    if let pan = new.pan, let was = old.pan {
      table.extras.pan?.base = trimmed(pan.base, law, was.base)
    }
  }

  /// Ends the run if its anchor has moved to another row.
  mutating func endRunIfAnchorMoved(_ change: Carriage) {
    guard !table.isPlain, let run = table.extras.run, run.header == nil else { return }
    if before.anchorNumber.flatMap(change.now) != table.anchorNumber { table.extras.run = nil }
  }

  /// The selected rows of an earlier state, as they are after the change.
  private func selected(_ base: RowSet, _ staying: RowSet, _ change: Carriage) -> RowSet {
    let kept = base.intersection(staying).subtracting(change.reloaded)
    let rows = kept.union(table.selectedMarks.rows.subtracting(staying))
    let law = table.selectionLaw
    guard law.restrictsRows else { return rows }
    return law.trimmed(rows, in: table.layout, preferring: change.stayed(rows))
  }

  /// The checked rows of an earlier state, as they are after the change; rows with the same
  /// identity are one item, which counts as shown if any of these rows is shown.
  private func checked(
    _ base: RowSet, _ were: RowSet, _ shown: RowSet, _ change: Carriage
  ) -> RowSet {
    guard !base.isEmpty || !table.checkedMarks.isEmpty else { return [] }
    let staying = sharing(were).intersection(sharing(shown))
    let rows = sharing(base).intersection(staying)
      .union(table.checkedMarks.subtracting(staying))
    let law = table.checkmarkLaw
    return sharing(law.trimmed(rows, in: table.layout, preferring: change.stayed(rows)))
  }

  /// Updates the pan, which ends if its first row was removed or hidden.
  private mutating func carry(_ old: Pan, _ staying: RowSet, _ change: Carriage) {
    guard staying.contains(old.first) else {
      table.extras.pan = nil
      return
    }
    var pan = old
    pan.base = selected(pan.base, staying, change)
    // Marks changed by the data change itself don't count as changed by another input.
    if let was = before.extras.pan?.selected {
      let changed = change.now(before.selectedMarks.rows.symmetricDifference(was))
      pan.selected = table.selectedMarks.rows.symmetricDifference(changed)
    }
    pan.covered.formIntersection(staying.subtracting(change.reloaded))
    pan.othersRows.formIntersection(pan.covered)
    pan.gaveWay.formIntersection(staying.subtracting(change.reloaded))
    table.extras.pan = pan
  }
}
