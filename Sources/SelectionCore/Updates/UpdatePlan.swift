// SPDX-License-Identifier: MIT

/// A batch of updates checked against a shape: which sections and rows go, and what comes in where.
struct UpdatePlan {
  /// Something that comes to stand at a place after the update.
  struct Arrival {
    /// The first place that it takes.
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
  /// The row counts of the sections that are inserted, in the order of their places.
  private(set) var insertedRowCounts: [Int] = []
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

    var inserts = update.insertedSections
    inserts.sort { $0.section < $1.section }
    let (kept, _) = shape.sectionCount.subtractingReportingOverflow(deletedSections.count)
    let count = kept + inserts.count
    for (i, insert) in inserts.enumerated() {
      guard insert.rowCount >= 0 else { throw .negativeCount(insert.rowCount) }
      guard insert.section >= 0, insert.section < count else {
        throw .sectionBeyondEnd(insert.section, sectionCount: count)
      }
      if i > 0, inserts[i - 1].section == insert.section {
        throw .insertSectionTwice(insert.section)
      }
      insertedRowCounts.append(insert.rowCount)
      arrivingSections.append(Arrival(place: insert.section, segment: .inserted(1)))
    }
    let insertPlaces = RowSet(inserts.map { $0.section })
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
    arrivingSections.sort { $0.place < $1.place }
  }

  private mutating func checkRows(_ update: TableUpdate) throws(UpdateError) {
    let named = try numbers(update.deletedRows) { .deleteOfMissingRow($0, rowCount: $1) }
    let deleted = try named.union(rows(of: update.deletedSections))
    _ = try numbers(update.reconfiguredRows) { .reloadOfMissingRow($0, rowCount: $1) }
    let reloaded = try numbers(update.reloadedRows) { .reloadOfMissingRow($0, rowCount: $1) }
    reloadedRows = try reloaded.union(rows(of: update.reloadedSections))
    if let both = deleted.intersection(reloadedRows).first {
      throw .deleteAndReload(path(both))
    }
    var sources: [Int] = []
    for move in update.movedRows {
      let source = try number(move.source) { .moveOfMissingRow($0, rowCount: $1) }
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

  /// The number of a row before the update, or an error that says how many rows its section has.
  func number(
    _ row: RowPath, or error: (RowPath, Int) -> UpdateError
  ) throws(UpdateError) -> Int {
    guard let rows = shape.rows(inSection: row.section) else {
      throw .rowOfMissingSection(row, sectionCount: shape.sectionCount)
    }
    guard row.row >= 0, row.row < rows.count else { throw error(row, rows.count) }
    return rows.lowerBound + row.row
  }

  private func numbers(
    _ spans: RowSpans, or error: (RowPath, Int) -> UpdateError
  ) throws(UpdateError) -> RowSet {
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
        let start = try number(first, or: error)
        let end = try number(last, or: error)
        guard start <= end else { throw .backwardsSpan(first, last) }
        ranges.append(start..<(end + 1))
      }
    }
    return RowSet(ranges: ranges)
  }
}
