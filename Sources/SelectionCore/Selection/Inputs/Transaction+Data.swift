// SPDX-License-Identifier: MIT

/// Changes of the data, which move everything that a table holds with its rows and sections.
extension Transaction {
  mutating func perform(_ update: TableUpdate) throws(SelectionError) {
    let resolved: ResolvedUpdate
    do throws(UpdateError) {
      resolved = try update.resolved(for: table.shape)
    } catch {
      throw .invalidUpdate(error)
    }
    let layout = table.layout
    guard !resolved.reloadedRows.isEmpty else { return try follow(layout, resolved.mapping) }
    let reloaded = layout.rows(ofRanks: resolved.reloadedRows)
    table.selectedMarks.set([], among: reloaded)
    if !table.isPlain, table.extras.selectionBeforeEditing != nil {
      table.extras.selectionBeforeEditing?.subtract(reloaded)
    }
    try follow(layout, resolved.mapping, reloading: reloaded)
  }

  mutating func apply(_ mapping: TableMapping) throws(SelectionError) {
    guard mapping.oldShape == table.shape else {
      throw .foreignMapping(from: mapping.oldShape, table: table.shape)
    }
    if mapping.isReload { return try reload(to: mapping.newShape) }
    try follow(table.layout, mapping)
  }

  /// Moves shown rows to before a row, or to the end of a section.
  ///
  /// - Throws: `SelectionError.sectionOutOfRange`.
  mutating func move(
    _ rows: RowSet, before place: Int, inSection section: Int
  ) throws(SelectionError) {
    let layout = table.layout
    let (ranks, place) = (layout.ranks(of: rows), layout.rank(of: place))
    try follow(layout, .moving(ranks, before: place, inSection: section, of: table.shape))
  }

  /// Reloads everything: all rows are shown afterwards, and rows of no section stay if there is
  /// room for them.
  mutating func reload(to shape: TableShape) throws(SelectionError) {
    let layout = table.layout
    let hasRoom = shape.rowCount <= .max - layout.elsewhere.count
    follow(layout.reloaded(to: shape, keeps: hasRoom))
  }

  /// Updates everything for a change of the shown rows.
  private mutating func follow(
    _ layout: Layout, _ change: TableMapping, reloading reloaded: RowSet = []
  ) throws(SelectionError) {
    guard change.newShape.rowCount <= .max - (layout.count - layout.shape.rowCount) else {
      throw .tooManyRows
    }
    follow(layout.lifted(change), reloading: reloaded)
  }

  /// Updates everything for a change of the data, which isn't a step of the history.
  ///
  /// A change after which each row has its place, and is shown or hidden as it was, is none.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - reloaded: The rows that are reloaded, by their numbers before it.
  ///   - shared: The rows that share their checkmark after it; nil if those don't change.
  ///   - carries: Whether runs and gestures are carried; if not, the caller does that.
  mutating func follow(
    _ change: LayoutChange, reloading reloaded: RowSet = [],
    sharing shared: SharedCheckmarks? = nil, carries: Bool = true
  ) {
    let mapping = change.mapping
    isStep = false
    continuesRun = !mapping.isReload
    if reloaded.isEmpty, change.changesNothing(in: table.layout) { return }
    if mapping.isReload {
      data = change.layout.hiding == nil && table.hiding == nil ? .reload : .mapped(mapping)
      table.journal = Journal(reloading: table.journal)
    } else {
      data = .mapped(mapping)
      table.advanceJournal(by: mapping)
    }
    let stayed = table.follow(mapping, to: change.layout, sharing: shared)
    guard !table.isPlain else { return }
    shareCheckmarks()
    if carries, !mapping.isReload {
      let carriage = Carriage(
        rows: mapping.rows, reloaded: mapping.rows.applied(to: reloaded), stayed: stayed)
      carryGestures(carriage)
      selectDeletionSuccessor(mapping)
      endRunIfAnchorMoved(carriage)
    } else {
      selectDeletionSuccessor(mapping)
    }
  }
}

extension LayoutChange {
  /// Whether each row keeps its place, and is shown or hidden as it was.
  func changesNothing(in old: Layout) -> Bool {
    !mapping.isReload && mapping.rows.isIdentity && mapping.sections.isIdentity && layout == old
  }
}

extension TableSelection {
  /// Stores which rows there are, and which of them are shown.
  mutating func setLayout(_ layout: Layout) {
    shape = layout.shape
    if !isPlain || layout.hiding != nil { extras.hiding = layout.hiding }
  }

  /// Records a change of the data in the journal, before everything else is updated for it.
  ///
  /// The last 64 changes are always remembered, so that tables can be compared; a change of many
  /// segments only as long as no other change follows.
  mutating func advanceJournal(by mapping: TableMapping) {
    let isLong = mapping.rows.segmentCount > 1_024
    let size = keepsHistory ? sharedHistory.value.rememberedSize : 0
    let isFull = size > 0 ? journal.size > size : journal.version - journal.oldest >= 128
    var oldest: Int?
    if isLong || isFull {
      oldest = isLong ? journal.version : journal.version - 64
      if size > 0 { sharedHistory.value.refresh(journal) }
      if hasGesture, var beginning = extras.beginning {
        beginning.refresh(journal)
        extras.beginning = beginning
      }
    }
    journal.advance(by: mapping, remembering: oldest)
  }

  /// Updates everything for a change of the data.
  ///
  /// After a reload of everything no row is the same as before; checkmarks and disabled rows keep
  /// their places if the shape is the same, and those of rows of no section always do.
  ///
  /// - Returns: Of some marked rows, those that take precedence over others.
  fileprivate mutating func follow(
    _ mapping: TableMapping, to next: Layout, sharing shared: SharedCheckmarks?
  ) -> (RowSet) -> RowSet {
    let old = layout
    setLayout(next)
    if !isPlain { extras.follow(mapping) }
    if let shared, shared != extras.shared { extras.shared = shared }
    forEachCursor {
      mapping.isReload ? nil : mapping.nearest(to: $0)
    } held: { row in
      mapping.rows.newIndex(of: row).flatMap { next.isShown($0) ? $0 : nil }
    }
    if mapping.isReload {
      selectedMarks.set([])
      if keepsHistory { sharedHistory.value.removeAll() }
    } else {
      moveLayers(by: mapping.rows)
    }
    guard !isPlain else { return { $0 } }
    var came = mapping.movedRows
    if old.hiding != nil {
      came.formUnion(mapping.rows.applied(to: old.hiddenRows).intersection(next.shownRows))
    }
    // Rows that came from another section yield to those that were there.
    func stayed(_ rows: RowSet) -> RowSet {
      var stayed = rows.subtracting(mapping.incoming(among: rows))
      for (section, rows) in old.partsElsewhere {
        let home = section.flatMap(mapping.sections.newIndex).map(next.rows(ofSection:))
        stayed.subtract(mapping.rows.applied(to: RowSet(rows)).subtracting(home ?? []))
      }
      return stayed
    }
    let (selected, checked) = (selectedMarks.rows, checkedMarks)
    // A section that received no rows has no more marks than before.
    enforceLaws(
      among: mapping.isReload ? nil : came, selected: stayed(selected), checked: stayed(checked))
    return stayed
  }
}

extension TableMapping {
  /// The row to which an anchor or lead moves: its own row, or if that is gone the next one that
  /// stays, else the one before; rows of no section don't count.
  ///
  /// - Complexity: O(log *m*) for *m* segments.
  func nearest(to row: Int) -> Int? {
    rows.nearestNewIndex(of: row, below: oldShape.rowCount, newShape.rowCount)
  }
}

extension Extras {
  /// Applies a change of the data to everything but marked and held rows; a reload ends gestures.
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
  }
}
