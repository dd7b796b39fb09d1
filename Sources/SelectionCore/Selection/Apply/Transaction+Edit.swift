// SPDX-License-Identifier: MIT

/// The only code that moves rows, shows and hides rows, and stores a layout.
extension Transaction {
  /// Applies an edit.
  ///
  /// - Throws: `SelectionError.foreignMapping`, `.rowNumberOutOfRange`, `.tooManyRows`.
  /// - Complexity: The cost of the change to the data or the shown rows; O(1) for each layer
  ///   that is replaced, and the cost of the laws.
  mutating func apply(_ edit: TableEdit) throws(SelectionError) {
    if edit.showsRowsAlone { return try show(edit.shown) }
    let old = table.layout
    if let mapping = edit.mapping {
      guard mapping.oldShape == old.whole, mapping.rows.oldCount == old.whole.rowCount else {
        throw .foreignMapping(from: mapping.oldShape, table: old.whole)
      }
      guard mapping.newShape.rowCount <= .max - old.elsewhere.count else { throw .tooManyRows }
      try edit.requireShown(below: mapping.newShape.rowCount)
      let change = old.extended(mapping, showing: edit.shown)
      try edit.requireMarks(below: change.layout.count)
      if edit.shown != nil { tellWhatToShow() }
      move(change, marking: edit.marks)
    } else {
      try edit.requireMarks(below: old.count)
      if edit.shown != nil { try show(edit.shown) }
      isStep = edit.isStep
    }
    if !edit.marks.isEmpty { set(edit.marks) }
    if edit.mapping == nil, edit.shown != nil {
      // Hidden rows have the new marks in the state before a gesture, too.
      carryGestures(Carriage { $0.intersection(old.shownRows) })
    }
    if let anchor = edit.anchor { table.wholeAnchor = anchor }
    if let lead = edit.lead { table.wholeLead = lead }
    guard storage.data == .none else { return }
    if edit.mapping == nil, edit.shown == nil, table == before { return leaveUnchanged() }
    // Marks that belong to the data are no step; each step has them, even if they are so already.
    if !isStep, !edit.marks.isEmpty, table.keepsHistory {
      table.advanceJournal(by: .identity(of: table.layout), marking: edit.marks)
    }
  }

  /// Changes layers of marks, as far as the laws allow.
  mutating func set(_ marks: [MarkEdit]) {
    let (selected, checked) = (table.selectedMarks.rows, table.checkedMarks)
    var isSubjectToLaws = false
    for change in marks {
      if change.layer == .selected {
        table.selectedMarks.change { change.apply(to: &$0) }
        isSubjectToLaws = true
      } else if change.layer == .checked {
        var change = change
        change.removing = sharing(change.removing)
        table.extras.checked.change { change.apply(to: &$0) }
        isSubjectToLaws = true
      } else if change.layer == .disabled {
        change.apply(to: &table.extras.disabled)
      } else {
        change.apply(to: &table.extras.layers[change.layer])
        if change.layer == .exclusive { isSubjectToLaws = true }
      }
    }
    guard isSubjectToLaws else { return }
    table.enforceLaws(selected: selected, checked: checked)
    shareCheckmarks()
  }

  /// Records that the app has determined which rows are shown.
  mutating func tellWhatToShow() {
    if table.isPlain || !table.extras.wasToldWhatToShow { table.extras.wasToldWhatToShow = true }
  }

  /// Stores a layout; ends a touch or a press on a hidden row.
  private mutating func setLayout(_ next: Layout) {
    table.setLayout(next)
    if let touched = table.touched, !next.isShown(touched) { table.touched = nil }
    guard !table.isPlain else { return }
    if let press = table.extras.press, !next.isShown(press.row) { table.extras.press = nil }
  }

  /// Changes the set of shown rows, while the table's rows stay the same.
  ///
  /// Row numbers stay the same, so sets of rows needn't be updated.
  mutating func show(_ next: Layout) {
    (isStep, continuesRun) = (false, true)
    let old = table.layout
    guard next != old else { return }
    setLayout(next)
    guard !table.isPlain else { return }
    // Marks that a section can no longer hold are removed only when their rows are shown again.
    if old.hiding != nil, table.lawsMayRestrictMarks {
      let marked = table.selectedMarks.rows.union(table.checkedMarks)
      table.enforceLaws(among: next.shown(marked.subtracting(old.shownRows)))
      shareCheckmarks()
    }
    carryGestures(Carriage { $0.intersection(old.shownRows) })
  }

  /// Updates the table for a change to the data.
  ///
  /// If each row keeps its place and is shown or hidden as before, the table doesn't change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - reloaded: The rows that are reloaded, by their old numbers.
  ///   - shared: The rows that share their checkmark afterwards; nil if these rows don't change.
  ///   - marks: The accompanying marks, which rows have in each step of the history: a row that
  ///     they disable isn't selected in place of removed rows.
  mutating func move(
    _ change: LayoutChange, reloading reloaded: RowSet = [],
    sharing shared: SharedCheckmarks? = nil, marking marks: [MarkEdit] = []
  ) {
    let mapping = change.mapping
    (isStep, continuesRun) = (false, !mapping.isReload)
    if reloaded.isEmpty, change.changesNothing(in: table.layout) { return }
    let hidesNothing = change.layout.hiding == nil && table.hiding == nil
    storage.data = mapping.isReload && hidesNothing ? .reload : .mapped(mapping)
    let stayed = table.follow(mapping, to: change.layout, sharing: shared, marking: marks)
    guard !table.isPlain else { return }
    shareCheckmarks()
    if mapping.isReload { return selectDeletionSuccessor(mapping) }
    let carriage = Carriage(
      rows: mapping.rows, sections: mapping.sections, reloaded: mapping.rows.applied(to: reloaded),
      stayed: stayed)
    carryGestures(carriage)
    for edit in marks where edit.layer == .disabled { edit.apply(to: &table.extras.disabled) }
    selectDeletionSuccessor(mapping)
    endRunIfAnchorMoved(carriage)
  }

  /// Updates the table when hidden rows are inserted, removed or moved while the shown rows stay
  /// the same.
  mutating func renumber(_ change: LayoutChange) {
    (isStep, continuesRun) = (false, true)
    let (old, rows) = (table.layout, change.mapping.rows)
    // Rows added after all others change no row number.
    let isSame = rows.oldCount == 0 || rows.segments.first == .kept(0..<rows.oldCount)
    if !isSame { storage.data = .renumbered(change.mapping) }
    table.advanceJournal(by: change.mapping)
    table.setLayout(change.layout)
    guard !isSame else { return }
    table.changeLayers(.move(rows, nil))
    table.extras.shared.follow(rows)
    // An anchor or lead whose hidden row is removed moves to a shown row.
    table.forEachCursor(
      { rows.newIndex(of: $0) ?? old.nearestShown(to: $0).flatMap(rows.newIndex) },
      held: rows.newIndex)
  }
}

extension TableEdit {
  fileprivate func requireShown(below count: Int) throws(SelectionError) {
    if let last = shown?.last, last >= count { throw .rowNumberOutOfRange(last, count: count) }
  }

  /// Throws if a marked row, or the row of the anchor or lead, doesn't exist.
  fileprivate func requireMarks(below count: Int) throws(SelectionError) {
    if let anchor { try require(anchor, below: count) }
    if let lead { try require(lead, below: count) }
    for change in marks where change.last >= 0 { try require(change.last, below: count) }
  }

  private func require(_ row: Int, below count: Int) throws(SelectionError) {
    guard (0..<count).contains(row) else { throw .rowNumberOutOfRange(row, count: count) }
  }
}

extension LayoutChange {
  /// Whether each row keeps its place, and is shown or hidden as before.
  func changesNothing(in old: Layout) -> Bool {
    !mapping.isReload && mapping.rows.isIdentity && mapping.sections.isIdentity && layout == old
  }
}

extension TableSelection {
  /// Stores a layout: all rows, and the set of shown rows.
  fileprivate mutating func setLayout(_ layout: Layout) {
    shape = layout.shape
    if !isPlain || layout.hiding != nil { extras.hiding = layout.hiding }
  }

  /// Records a change to the data in the journal, before the marks are updated for the change.
  ///
  /// The last 64 changes are always remembered, so that tables can be compared; a change of many
  /// segments is remembered only until the next change.
  fileprivate mutating func advanceJournal(by mapping: TableMapping) {
    let isLong = mapping.rows.segmentCount > 1_024
    var journal = past.journal
    let size = keepsHistory ? past.history.rememberedSize : 0
    let isFull = size > 0 ? journal.size > size : journal.version - journal.oldest >= 128
    var oldest: Int?
    if isLong || isFull {
      oldest = isLong ? journal.version : journal.version - 64
      if size > 0 { past.history.refresh(journal) }
      if hasGesture { extras.beginning?.refresh(journal) }
    }
    journal.advance(by: mapping, remembering: oldest)
    past.journal = journal
  }

  /// Records a change to the data, and the marks that rows have because of it in each step.
  @inline(never) @_optimize(size)
  fileprivate mutating func advanceJournal(by mapping: TableMapping, marking marks: [MarkEdit]) {
    let old = past.journal
    let flips = past.history.inheritedFlips(by: marks, old)
    let earlier = hasGesture ? extras.beginning?.inheritedFlips(by: marks, old) : nil
    advanceJournal(by: mapping)
    past.journal.add(marks)
    let new = past.journal
    if let flips { past.history.add(flips, new) }
    if let earlier { extras.beginning?.add(earlier, new) }
  }

  /// Updates the table for a change to the data.
  ///
  /// After a reload of the whole table no row is the same as before; checkmarks and disabled rows
  /// keep their places if the shape is the same, and always keep them outside all sections.
  ///
  /// - Returns: A closure that returns those of the given marked rows that take precedence over
  ///   other rows.
  fileprivate mutating func follow(
    _ mapping: TableMapping, to next: Layout, sharing shared: SharedCheckmarks?,
    marking marks: [MarkEdit]
  ) -> (RowSet) -> RowSet {
    let old = layout
    setLayout(next)
    if !isPlain { extras.follow(mapping) }
    if let shared, shared != extras.shared { extras.shared = shared }
    let loaded = past.unloaded.map {
      MarkEdit.Heirs(
        sources: [$0], layer: .selected, rows: mapping.rows.inserted.subtracting(rowsNotForAll))
    }
    if mapping.isReload {
      past = Past(reloading: past, rows: mapping.rows)
    } else {
      if keepsHistory, !marks.isEmpty || loaded != nil {
        let given = loaded.map { [MarkEdit(layer: .selected, heirs: [$0])] } ?? []
        advanceJournal(by: mapping, marking: marks + given)
      } else {
        advanceJournal(by: mapping)
      }
    }
    forEachCursor {
      mapping.isReload ? nil : mapping.nearest(to: $0)
    } held: { row in
      mapping.rows.newIndex(of: row).flatMap { next.isShown($0) ? $0 : nil }
    }
    if mapping.isReload {
      selectedMarks.set([])
    } else {
      changeLayers(.move(mapping.rows, loaded))
    }
    guard !isPlain else { return { $0 } }
    // Rows that moved in from another section yield to rows that were already in this one.
    func stayed(_ rows: RowSet) -> RowSet {
      var stayed = rows.subtracting(mapping.incoming(among: rows))
      for (section, rows) in old.partsElsewhere {
        let home = section.flatMap(mapping.sections.newIndex).map(next.rows(ofSection:))
        stayed.subtract(mapping.rows.applied(to: RowSet(rows)).subtracting(home ?? []))
      }
      return stayed
    }
    let (selected, checked) = (selectedMarks.rows, checkedMarks)
    guard lawsMayRestrictMarks else { return stayed }
    var came = mapping.movedRows.union(loaded?.rows ?? [])
    if old.hiding != nil {
      came.formUnion(mapping.rows.applied(to: old.hiddenRows).intersection(next.shownRows))
    }
    // A section that received no rows has no more marks than before.
    enforceLaws(
      among: mapping.isReload ? nil : came,
      selected: stayed(selected.subtracting(loaded?.rows ?? [])),
      checked: stayed(checked))
    return stayed
  }
}

extension Extras {
  /// Applies a change to the data to the table's state, except for marked and held rows; a reload
  /// ends gestures.
  fileprivate mutating func follow(_ mapping: TableMapping) {
    laws.follow(mapping.sections)
    guard mapping.isReload else { return shared.follow(mapping.rows) }
    (run, pan, sweep) = (nil, nil, nil)
    selectionBeforeEditing = selectionBeforeEditing.map { _ in [] }
    guard mapping.oldShape != mapping.newShape else { return }
    checked.follow(mapping.rows)
    checkOrder?.follow(mapping.rows)
    shared.follow(mapping.rows)
    disabled = []
    layers = LayerMarks()
  }
}
