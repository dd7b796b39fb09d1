// SPDX-License-Identifier: MIT

/// Changes of the data: everything that a table holds follows its rows and sections.
extension Transaction {
  mutating func perform(_ update: TableUpdate) throws(SelectionError) {
    let resolved: ResolvedUpdate
    do throws(UpdateError) {
      resolved = try update.resolved(for: table.shape)
    } catch {
      throw .invalidUpdate(error)
    }
    let reloaded = resolved.reloadedRows
    if !reloaded.isEmpty {
      table.selectedMarks.set([], among: reloaded)
      if !table.isPlain, table.extras.selectionBeforeEditing != nil {
        table.extras.selectionBeforeEditing?.subtract(reloaded)
      }
    }
    try follow(resolved.mapping)
  }

  mutating func apply(_ mapping: TableMapping) throws(SelectionError) {
    guard mapping.oldShape == table.shape,
      mapping.hiddenCount == nil || mapping.hiddenCount == table.hiddenCount
    else { throw .foreignMapping(from: mapping.oldShape, table: table.shape) }
    try follow(mapping)
  }

  /// Reloads everything; hidden rows that no longer fit beside the others are gone.
  mutating func reload(to shape: TableShape) throws(SelectionError) {
    let hasRoom = shape.rowCount <= .max - table.hiddenCount
    let withoutHidden = IndexMapping(
      oldCount: table.numbering.count, segments: [.inserted(shape.rowCount)])
    try follow(
      .reload(from: table.shape, to: shape, allRows: hasRoom ? nil : withoutHidden))
  }

  /// Lets everything follow a change of the data, which is no step of the history.
  private mutating func follow(_ mapping: TableMapping) throws(SelectionError) {
    guard mapping.allRows != nil || mapping.newShape.rowCount <= .max - table.hiddenCount else {
      throw .tooManyRows
    }
    isStep = false
    if mapping.isReload {
      data = mapping.allRows == nil ? .reload : .mapped(mapping)
      table.lineage = table.lineage.reloaded
    } else {
      data = .mapped(mapping)
      table.lineage.advance(by: mapping)
    }
    table.follow(mapping)
    guard !table.isPlain else { return }
    shareCheckmarks()
    selectDeletionSuccessor(mapping)
  }
}

extension TableSelection {
  /// Lets everything follow a change of the data.
  ///
  /// After a reload of everything no row is what a row was before; checkmarks and disabled rows
  /// stay in their places where the shape is the same, and those of hidden rows always.
  fileprivate mutating func follow(_ mapping: TableMapping) {
    let all = mapping.allRows(hidden: hiddenCount)
    let hiddenBefore = shape.rowCount..<numbering.count
    shape = mapping.newShape
    selectedMarks.follow(all)
    if mapping.isReload { selectedMarks.set([]) }
    anchorNumber = anchorNumber.flatMap(mapping.rows.nearestNewIndex)
    leadNumber = leadNumber.flatMap(mapping.rows.nearestNewIndex)
    touched = touched.flatMap(mapping.rows.newIndex)
    if keepsHistory {
      if mapping.isReload {
        sharedHistory.value.removeAll()
      } else {
        sharedHistory.value.follow(all, shown: mapping.rows)
      }
    }
    guard !isPlain || mapping.allRows != nil else { return }
    let hidden = extras.hidden
    extras.follow(mapping, all)
    let shownAgain = hidden.count > 0 ? hidden.incoming(mapping, all) : []
    // Those that have come from another section give way to those that were there.
    func stayed(_ rows: RowSet) -> RowSet {
      rows.subtracting(mapping.incoming(among: rows)).subtracting(shownAgain)
    }
    let (selected, checked) = (selectedMarks.rows, checkedMarks)
    // A section into which nothing came holds no more than it did.
    let came = mapping.movedRows.union(shown(all.applied(to: RowSet(hiddenBefore))))
    enforceLaws(
      among: mapping.isReload ? nil : came, selected: stayed(selected), checked: stayed(checked))
  }
}

extension Extras {
  /// Lets lists and marks follow their rows and sections; a gesture that is under way ends.
  ///
  /// - Parameters:
  ///   - mapping: Where rows and sections went.
  ///   - all: Where the rows went, hidden ones among them.
  fileprivate mutating func follow(_ mapping: TableMapping, _ all: IndexMapping) {
    lists.follow(mapping.sections)
    modes.follow(mapping.sections)
    limits.follow(mapping.sections)
    hidden.follow(mapping, all)
    press = press.flatMap { press in
      mapping.rows.newIndex(of: press.row).map { Press(row: $0, waiting: press.waiting) }
    }
    run = nil
    pan = nil
    sweep = nil
    guard mapping.isReload else { return renumber(all) }
    selectionOrder = selectionOrder.map { _ in MarkOrder([]) }
    selectionBeforeEditing = selectionBeforeEditing.map { _ in [] }
    guard mapping.oldShape != mapping.newShape else { return }
    checked.follow(all)
    checkOrder?.follow(all)
    shared.follow(all)
    disabled = []
  }

  /// Lets all that is known by row numbers follow them.
  ///
  /// - Parameters:
  ///   - all: Where the rows went, hidden ones among them.
  ///   - merged: Rows that hidden ones have become, and that keep their own marks beside those.
  mutating func renumber(_ all: IndexMapping, merged: RowSet = []) {
    func follow(_ rows: inout RowSet) { rows = all.applied(to: rows, keeping: merged) }
    checked.follow(all, keeping: merged)
    follow(&disabled)
    selectionBeforeEditing = selectionBeforeEditing.map { all.applied(to: $0, keeping: merged) }
    if var run {
      follow(&run.selected)
      follow(&run.checked)
      self.run = run
    }
    if var sweep {
      follow(&sweep.base)
      self.sweep = sweep
    }
    if var pan {
      follow(&pan.base)
      follow(&pan.gaveWay)
      pan.order?.follow(all, keeping: merged)
      self.pan = pan
    }
    shared.follow(all)
    selectionOrder?.follow(all, keeping: merged)
    checkOrder?.follow(all, keeping: merged)
  }
}

extension HiddenRows {
  /// The rows that are shown again after a change of the data, in another section than the one in
  /// which they were last.
  ///
  /// - Complexity: O(*s* log *n*) for *s* sections that have hidden rows.
  fileprivate func incoming(_ mapping: TableMapping, _ all: IndexMapping) -> RowSet {
    let old = mapping.oldShape.rowCount
    var incoming = all.applied(to: RowSet(old..<(old + count)))
    for (section, places) in places {
      guard let section = mapping.sections.newIndex(of: section),
        let rows = mapping.newShape.rows(inSection: section)
      else { continue }
      incoming.subtract(all.applied(to: places.shifted(by: old)).intersection(RowSet(rows)))
    }
    return incoming.intersection(RowSet(0..<mapping.newShape.rowCount))
  }
}
