// SPDX-License-Identifier: MIT

/// A batch of updates checked against a shape: which sections and rows go, and what comes in where.
struct UpdatePlan {
  /// Something that comes to stand at a place after the update.
  struct Arrival {
    /// The section into which rows come, as after the update; zero where sections come into the table.
    var section = 0
    /// The first place that it takes there.
    var place: Int
    /// What it is.
    var segment: RowSegment
  }

  let shape: TableShape
  /// The sections that go: those deleted, and those moved.
  private(set) var leavingSections = RowSet()
  private(set) var deletedSections = RowSet()
  /// The sections that come, by their places after the update, in ascending order.
  private(set) var arrivingSections: [Arrival] = []
  /// The sections that are inserted, by their places after the update, in ascending order.
  private(set) var insertedSections: [TableUpdate.SectionInsert] = []
  /// The numbers of the rows that go by themselves: those deleted, and those moved.
  private(set) var leavingRows = RowSet()
  private(set) var reloadedRows = RowSet()

  /// Checks what can be checked in the table before the update, and what comes in against each other.
  init(_ update: TableUpdate, of shape: TableShape) throws(UpdateError) {
    self.shape = shape
    try checkSections(update)
    try checkRows(update)
  }

  private mutating func checkSections(_ update: TableUpdate) throws(UpdateError) {
    deletedSections = try sections(update.deletedSections)
    let reloaded = try sections(update.reloadedSections)
    if let both = deletedSections.intersection(reloaded).first {
      throw .deleteAndReloadSection(both)
    }
    var sources = RowSet()
    for move in update.movedSections {
      let source = move.source
      guard shape.contains(section: source) else {
        throw .missingSection(source, sectionCount: shape.sectionCount)
      }
      if deletedSections.contains(source) { throw .deleteAndMoveSection(source) }
      if reloaded.contains(source) { throw .reloadAndMoveSection(source) }
      if !sources.insert(source).inserted { throw .moveSectionFromTwice(source) }
    }
    leavingSections = deletedSections.union(sources)

    insertedSections = update.insertedSections.ordered { SortKey(first: $0.section) }
    let (kept, _) = shape.sectionCount.subtractingReportingOverflow(deletedSections.count)
    let count = kept + insertedSections.count
    var last: Int?
    for insert in insertedSections {
      guard insert.rowCount >= 0 else { throw .negativeCount(insert.rowCount) }
      guard insert.section >= 0, insert.section < count else {
        throw .sectionBeyondEnd(insert.section, sectionCount: count)
      }
      if insert.section == last { throw .insertSectionTwice(insert.section) }
      last = insert.section
      arrivingSections.append(Arrival(place: insert.section, segment: .inserted(1)))
    }
    let insertPlaces = RowSet(insertedSections.map { $0.section })
    var destinations = RowSet()
    for move in update.movedSections {
      let place = move.destination
      guard place >= 0, place < count else {
        throw .sectionBeyondEnd(place, sectionCount: count)
      }
      if insertPlaces.contains(place) { throw .insertAndMoveSection(place) }
      if !destinations.insert(place).inserted { throw .moveSectionToTwice(place) }
      let segment = RowSegment.kept(move.source..<(move.source + 1))
      arrivingSections.append(Arrival(place: place, segment: segment))
    }
    arrivingSections = arrivingSections.ordered { SortKey(first: $0.place) }
  }

  private mutating func checkRows(_ update: TableUpdate) throws(UpdateError) {
    let named = try numbers(update.deletedRows, for: .delete)
    let deleted = try named.union(rows(of: update.deletedSections))
    _ = try numbers(update.reconfiguredRows, for: .reload)
    let reloaded = try numbers(update.reloadedRows, for: .reload)
    reloadedRows = try reloaded.union(rows(of: update.reloadedSections))
    if let both = deleted.intersection(reloadedRows).first {
      throw .deleteAndReload(path(both))
    }
    var sources: [Int] = []
    for move in update.movedRows {
      let source = try number(move.source, for: .move)
      if named.contains(source) { throw .deleteAndMove(move.source) }
      if reloadedRows.contains(source) { throw .reloadAndMove(move.source) }
      sources.append(source)
    }
    sources.sort()
    for i in sources.indices.dropFirst() where sources[i] == sources[i - 1] {
      throw .moveFromTwice(path(sources[i]))
    }
    leavingRows = named.union(RowSet(sources))
  }

  private func path(_ row: Int) -> RowPath {
    shape.path(ofRow: row) ?? RowPath(section: 0, row: row)
  }

  private func sections(_ sections: [Int]) throws(UpdateError) -> RowSet {
    for section in sections where !shape.contains(section: section) {
      throw .missingSection(section, sectionCount: shape.sectionCount)
    }
    return RowSet(sections)
  }

  private func rows(of sections: [Int]) throws(UpdateError) -> RowSet {
    RowSet(ranges: sections.compactMap(shape.rows(inSection:)))
  }

  /// How many rows a section comes with that is inserted; nil for any other.
  ///
  /// O(log *m*) for *m* such sections.
  func rowCount(ofInsertedSection section: Int) -> Int? {
    let i = partitionPoint(of: insertedSections.count) { insertedSections[$0].section < section }
    guard i < insertedSections.count, insertedSections[i].section == section else { return nil }
    return insertedSections[i].rowCount
  }

  /// What an update does to rows that are there.
  enum Change {
    case delete, reload, move
  }

  /// The number of a row before the update, or an error that says how many rows its section has.
  func number(_ row: RowPath, for change: Change) throws(UpdateError) -> Int {
    guard let rows = shape.rows(inSection: row.section) else {
      throw .rowOfMissingSection(row, sectionCount: shape.sectionCount)
    }
    guard row.row >= 0, row.row < rows.count else {
      switch change {
      case .delete: throw .deleteOfMissingRow(row, rowCount: rows.count)
      case .reload: throw .reloadOfMissingRow(row, rowCount: rows.count)
      case .move: throw .moveOfMissingRow(row, rowCount: rows.count)
      }
    }
    return rows.lowerBound + row.row
  }

  private func numbers(_ spans: RowSpans, for change: Change) throws(UpdateError) -> RowSet {
    var ranges: [Range<Int>] = []
    for span in spans.spans {
      switch span {
      case .all: ranges.append(0..<shape.rowCount)
      case .section(let section):
        guard let rows = shape.rows(inSection: section) else {
          throw .missingSection(section, sectionCount: shape.sectionCount)
        }
        ranges.append(rows)
      case .rows(let first, let last):
        let start = try number(first, for: change)
        let end = try number(last, for: change)
        guard start <= end else { throw .backwardsSpan(first, last) }
        ranges.append(start..<(end + 1))
      }
    }
    return RowSet(ranges: ranges)
  }
}
