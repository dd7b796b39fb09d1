// SPDX-License-Identifier: MIT

extension TableUpdate {
  /// Checks the update against a shape, and returns the mapping of rows and sections.
  ///
  /// - Parameter shape: The shape before the update.
  /// - Returns: The mapping, which contains the shape after the update.
  /// - Throws: The first conflict; sections are checked before rows, and old positions before new
  ///   positions.
  /// - Complexity: O(*m* log *n*) for *m* individual changes.
  public func mapping(of shape: TableShape) throws(UpdateError) -> TableMapping {
    try resolved(for: shape).mapping
  }

  /// Checks the update against a shape, and returns its mapping and reloaded rows.
  func resolved(for shape: TableShape) throws(UpdateError) -> ResolvedUpdate {
    if let mapping = singleMapping(of: shape) {
      return ResolvedUpdate(mapping: mapping, reloadedRows: RowSet())
    }
    return try UpdateResolver(update: self, shape: shape).resolved()
  }

  /// The mapping as computed for a batch of arbitrary changes, for tests.
  package func batchMapping(of shape: TableShape) throws(UpdateError) -> TableMapping {
    try UpdateResolver(update: self, shape: shape).resolved().mapping
  }
}

/// A valid update of a table.
struct ResolvedUpdate {
  /// The mapping of rows and sections.
  let mapping: TableMapping
  /// The reloaded rows numbered as before the update, including the rows of reloaded sections.
  let reloadedRows: RowSet
}

/// Checks an update, and computes the mapping of sections and rows.
///
/// Sections and rows are treated in the same steps: deleted, reloaded and moved elements must exist
/// and have only one change; inserted and moved elements must have distinct places. Then remaining
/// elements are interleaved with inserted elements: sections in the table, and rows in each section
/// that the update touches.
struct UpdateResolver {
  let update: TableUpdate
  let shape: TableShape

  func resolved() throws(UpdateError) -> ResolvedUpdate {
    let sections = try sectionMapping()
    let deleted = try existing(update.deletedRows, for: .delete).joined
    _ = try existing(update.reconfiguredRows, for: .reconfigure)
    let reloaded = RowSet(ranges: try existing(update.reloadedRows, for: .reload))
      .union(shape.rows(ofSections: RowSet(update.reloadedSections)))
    var sources: [Int] = []
    for move in update.movedRows { sources.append(try existing(move.source, for: .move)) }
    // A row may be moved out of a deleted section, but not reloaded there.
    let deletedWithSections = shape.rows(ofSections: RowSet(update.deletedSections))
    _ = try removed(deletedWithSections, reloaded, [], first: firstRow)
    var removed = deleted
    if !reloaded.isEmpty || !sources.isEmpty {
      // Rows to delete that can't conflict with anything needn't become a set.
      removed = try self.removed(RowSet(ranges: deleted), reloaded, sources, first: firstRow)
        .ranges.map { $0 }
    }
    var insertions: [Insertion] = []
    insertions.reserveCapacity(update.insertedRows.count + sources.count)
    for insert in update.insertedRows {
      guard insert.count >= 0 else { throw .negativeCount(insert.count) }
      guard insert.count > 0 else { continue }
      insertions.append(Insertion(path: insert.row, segment: .inserted(insert.count)))
    }
    insertions += zip(update.movedRows, sources)
      .map { Insertion(path: $0.destination, segment: .kept($1..<($1 + 1))) }
    for insertion in insertions where !(0..<sections.newCount).contains(insertion.path.section) {
      throw beyondEnd(insertion, .rows, only: .sections(sections.newCount))
    }
    insertions = insertions.ordered { SortKey(first: $0.path.section, second: $0.path.row) }
    return ResolvedUpdate(
      mapping: try mapping(sections, removed, insertions), reloadedRows: reloaded)
  }

  private func sectionMapping() throws(UpdateError) -> IndexMapping {
    let sources = update.movedSections.map { $0.source }
    let deleted = try existing(update.deletedSections, for: .delete)
    let reloaded = try existing(update.reloadedSections, for: .reload)
    _ = try existing(sources, for: .move)
    let removed = try removed(deleted, reloaded, sources) { $0.first.map { .section($0) } }
    let kept = removed.complement(within: shape.sectionCount)
    var insertions: [Insertion] = []
    for insert in update.insertedSections {
      guard insert.rowCount >= 0 else { throw .negativeCount(insert.rowCount) }
      insertions.append(Insertion(path: RowPath(0, insert.section), segment: .inserted(1)))
    }
    insertions += zip(update.movedSections, sources)
      .map { Insertion(path: RowPath(0, $0.destination), segment: .kept($1..<($1 + 1))) }
    insertions = insertions.ordered { SortKey(first: $0.path.row) }
    let count = kept.count + insertions.count
    try check(insertions[...], .sections, below: count)
    var segments: [RowSegment] = []
    segments.append(interleaving: kept.ranges.map { .kept($0) }, insertions[...])
    return IndexMapping(oldCount: shape.sectionCount, checked: segments)
  }

  private func mapping(
    _ sections: IndexMapping, _ removed: [Range<Int>], _ insertions: [Insertion]
  ) throws(UpdateError) -> TableMapping {
    var newSections = update.insertedSections.ordered { SortKey(first: $0.section) }[...]
    let touched = RowSet(
      insertions.map { $0.path.section } + newSections.map { $0.section }
        + shape.sections(of: removed).compactMap(sections.newIndex))
    var segments: [RowSegment] = []
    var rowCounts: [(section: Int, count: Int)] = []
    var rest = insertions[...]
    var position = 0
    func keepSections(upTo end: Int) {
      for case .kept(let old) in sections.segments(in: position..<end) {
        segments.append(joining: .kept(shape.rows(ofSections: old)))
      }
    }
    for section in touched {
      keepSections(upTo: section)
      position = section + 1
      let coming = rest.prefix { $0.path.section == section }
      rest = rest.dropFirst(coming.count)
      let staying: [RowSegment]
      if let old = sections.oldIndex(of: section) {
        let rows = shape.rows(ofSections: old..<(old + 1))
        let gone = removed[removed.firstIndex(reaching: rows.lowerBound)...]
        staying = gone.gaps(in: rows).map(RowSegment.kept)
      } else {
        staying = newSections.popFirst().map { [.inserted($0.rowCount)] } ?? []
      }
      var count = 0
      for segment in staying { count += segment.count }
      for insertion in coming {
        guard insertion.segment.count <= .max - count else { throw .tooManyRows }
        count += insertion.segment.count
      }
      try check(coming, .rows, below: count)
      segments.append(interleaving: staying, coming)
      rowCounts.append((section, count))
    }
    keepSections(upTo: sections.newCount)

    var newShape = sections.applied(to: shape)
    // All sections are emptied before any is filled, so that no intermediate total is larger than
    // the final one.
    for (section, count) in rowCounts.map({ ($0.section, 0) }) + rowCounts {
      guard (try? newShape.setRowCount(count, inSection: section)) != nil else {
        throw .tooManyRows
      }
    }
    let moved = RowSet(update.movedRows.compactMap { newShape.rowNumber(of: $0.destination) })
    return TableMapping(
      oldShape: shape, newShape: newShape,
      rows: IndexMapping(oldCount: shape.rowCount, checked: segments), sections: sections,
      movedRows: moved)
  }
}

// MARK: - Checks

extension UpdateResolver {
  /// Returns the deleted or moved elements, after checking that each has only one change.
  private func removed(
    _ deleted: RowSet, _ reloaded: RowSet, _ sources: [Int],
    first: (RowSet) -> UpdateError.Place?
  ) throws(UpdateError) -> RowSet {
    let moved = RowSet(sources)
    if let both = first(deleted.intersection(reloaded)) {
      throw .conflict(.delete, .reload, from: both)
    }
    if let both = first(deleted.intersection(moved)) { throw .conflict(.delete, .move, from: both) }
    if let both = first(reloaded.intersection(moved)) {
      throw .conflict(.reload, .move, from: both)
    }
    if moved.count < sources.count {
      let ordered = sources.sortedNumbers()
      let twice = zip(ordered, ordered.dropFirst()).filter { $0 == $1 }.map { $0.0 }
      if let source = first(RowSet(twice)) { throw .conflict(.move, .move, from: source) }
    }
    return deleted.union(moved)
  }

  /// The kind of the elements that are inserted.
  private enum Kind { case sections, rows }

  /// Checks that each insertion has a distinct place that exists after the update.
  private func check(
    _ insertions: ArraySlice<Insertion>, _ kind: Kind, below count: Int
  ) throws(UpdateError) {
    for insertion in insertions
    where insertion.path.row < 0 || insertion.path.row > count - insertion.segment.count {
      throw beyondEnd(insertion, kind, only: kind == .rows ? .rows(count) : .sections(count))
    }
    for (first, second) in zip(insertions, insertions.dropFirst())
    where first.path.row + first.segment.count > second.path.row {
      let moves = [first, second].count { source(of: $0, kind) != nil }
      throw .collision(
        moves == 2 ? .move : .insert, moves == 0 ? .insert : .move, at: place(second.path, kind))
    }
  }

  private func beyondEnd(
    _ insertion: Insertion, _ kind: Kind, only count: UpdateError.Count
  ) -> UpdateError {
    .beyondEnd(
      place(insertion.path, kind), movedFrom: source(of: insertion, kind), only: count)
  }

  /// The place before the update, if the insertion is a move.
  private func source(of insertion: Insertion, _ kind: Kind) -> UpdateError.Place? {
    guard case .kept(let old) = insertion.segment else { return nil }
    return kind == .rows ? firstRow([old.lowerBound]) : .section(old.lowerBound)
  }

  private func place(_ path: RowPath, _ kind: Kind) -> UpdateError.Place {
    kind == .rows ? .row(path) : .section(path.row)
  }

  private func firstRow(_ rows: RowSet) -> UpdateError.Place? {
    RowPaths(rows, in: shape).first.map { .row($0) }
  }

  private func existing(
    _ sections: [Int], for change: UpdateError.Change
  ) throws(UpdateError) -> RowSet {
    for section in sections where !shape.contains(section: section) {
      throw .missing(change, .section(section), only: .sections(shape.sectionCount))
    }
    return RowSet(sections)
  }

  private func existing(
    _ row: RowPath, for change: UpdateError.Change
  ) throws(UpdateError) -> Int {
    if let number = shape.rowNumber(of: row) { return number }
    let count = shape.rowCount(inSection: row.section)
    throw .missing(
      change, .row(row), only: count.map { .rows($0) } ?? .sections(shape.sectionCount))
  }

  private func existing(
    _ spans: [RowSpan], for change: UpdateError.Change
  ) throws(UpdateError) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(spans.count)
    for span in spans {
      switch span {
      case .all: ranges.append(0..<shape.rowCount)
      case .section(let section):
        _ = try existing([section], for: change)
        ranges.append(shape.rows(ofSections: section..<(section + 1)))
      case .row(let row):
        let start = try existing(row, for: change)
        ranges.append(start..<(start + 1))
      case .rows(let first, let last):
        let start = try existing(first, for: change)
        let end = first == last ? start : try existing(last, for: change)
        guard start <= end else { throw .backwardsSpan(first, last) }
        ranges.append(start..<(end + 1))
      }
    }
    return ranges
  }
}
