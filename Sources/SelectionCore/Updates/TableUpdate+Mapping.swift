// SPDX-License-Identifier: MIT

extension TableUpdate {
  /// Checks the update against a shape, and says where each row and section goes.
  ///
  /// - Parameter shape: the shape before the update.
  /// - Returns: the mapping, with the shape after the update.
  /// - Throws: what the update conflicts with, the first that is found.
  /// - Complexity: O(*m* log *n*) for *m* single changes, however many rows and sections there are.
  public func mapping(of shape: TableShape) throws(UpdateError) -> TableMapping {
    try mapping(UpdatePlan(self, of: shape))
  }

  func mapping(_ plan: UpdatePlan) throws(UpdateError) -> TableMapping {
    let shape = plan.shape
    let sections = IndexMapping(
      oldCount: shape.sectionCount,
      segments: weave(
        plan.leavingSections.complement(within: shape.sectionCount), plan.arrivingSections))
    var rows = RowWeaver(plan, sections)
    try rows.place(insertedRows, movedRows)
    return try rows.mapping()
  }
}

/// Puts arrivals at their places among what stays, in order.
///
/// The places are ascending, and none is taken twice.
///
/// What stays fills the places that the arrivals leave free; an arrival beyond the end comes at the end.
func weave(
  _ staying: RowSet, _ arrivals: [UpdatePlan.Arrival],
  as segment: (Range<Int>) -> RowSegment = RowSegment.kept
) -> [RowSegment] {
  var segments: [RowSegment] = []
  var runs = staying.ranges.makeIterator()
  var run = runs.next()
  var position = 0
  for arrival in arrivals {
    while position < arrival.place, let rest = run {
      let count = min(rest.count, arrival.place - position)
      segments.append(segment(rest.lowerBound..<(rest.lowerBound + count)))
      position += count
      run = count < rest.count ? (rest.lowerBound + count)..<rest.upperBound : runs.next()
    }
    segments.append(arrival.segment)
    position += arrival.segment.count
  }
  while let rest = run {
    segments.append(segment(rest))
    run = runs.next()
  }
  return segments
}

/// Puts the rows of an update together, section by section: those that the update touches one by one, the
/// stretches between them as a whole.
private struct RowWeaver {
  let plan: UpdatePlan
  let sections: IndexMapping
  /// What comes into each section, by its number after the update.
  private var arrivals: [Int: [UpdatePlan.Arrival]] = [:]
  /// The sections, as after the update, that lose or gain rows.
  private var touched = RowSet()
  private var insertedRowCounts: [Int: Int] = [:]

  init(_ plan: UpdatePlan, _ sections: IndexMapping) {
    self.plan = plan
    self.sections = sections
    var counts = plan.insertedRowCounts.makeIterator()
    for arrival in plan.arrivingSections {
      if case .inserted = arrival.segment { insertedRowCounts[arrival.place] = counts.next() }
    }
    touched = RowSet(insertedRowCounts.keys.sorted())
    var next = plan.leavingRows.first
    while let row = next, let section = plan.shape.path(ofRow: row)?.section {
      if let new = sections.newIndex(of: section) { touched.insert(new) }
      let end = plan.shape.rows(inSection: section)?.upperBound ?? plan.shape.rowCount
      next = plan.leavingRows.next(after: end - 1)
    }
  }

  /// Notes where rows come in, and that no two of them take one place.
  mutating func place(
    _ inserts: [TableUpdate.RowInsert], _ moves: [TableUpdate.Move<RowPath>]
  ) throws(UpdateError) {
    for insert in inserts {
      try requireSection(of: insert.row)
      guard insert.count >= 0 else { throw .negativeCount(insert.count) }
      guard insert.row.row >= 0 else { throw .insertBeyondEnd(insert.row, rowCount: 0) }
      guard insert.count <= .max - insert.row.row else { throw .tooManyRows }
      add(.inserted(insert.count), at: insert.row)
    }
    for move in moves {
      try requireSection(of: move.destination)
      guard move.destination.row >= 0 else {
        throw .moveBeyondEnd(move.source, to: move.destination, rowCount: 0)
      }
      let source = try plan.number(move.source) { .moveOfMissingRow($0, rowCount: $1) }
      add(.kept(source..<(source + 1)), at: move.destination)
    }
    for section in arrivals.keys.sorted() { try sortArrivals(of: section) }
  }

  private mutating func add(_ segment: RowSegment, at row: RowPath) {
    arrivals[row.section, default: []].append(.init(place: row.row, segment: segment))
    touched.insert(row.section)
  }

  private func requireSection(of row: RowPath) throws(UpdateError) {
    guard row.section >= 0, row.section < sections.newCount else {
      throw .missingSectionAfter(row, sectionCount: sections.newCount)
    }
  }

  private mutating func sortArrivals(of section: Int) throws(UpdateError) {
    guard var list = arrivals[section] else { return }
    list.sort { ($0.place, $0.segment.count) < ($1.place, $1.segment.count) }
    for (earlier, later) in zip(list, list.dropFirst())
    where earlier.place + earlier.segment.count > later.place {
      let place = RowPath(section: section, row: later.place)
      switch (earlier.segment, later.segment) {
      case (.inserted, .inserted): throw .insertTwice(place)
      case (.kept, .kept): throw .moveToTwice(place)
      case (.inserted, .kept), (.kept, .inserted): throw .insertAndMove(place)
      }
    }
    arrivals[section] = list
  }

  /// Weaves all sections.
  func mapping() throws(UpdateError) -> TableMapping {
    let shape = try newShape()
    var segments: [RowSegment] = []
    var section = 0
    for segment in sections.segments {
      let end = section + segment.count
      while section < end {
        if touched.contains(section) {
          segments += try weaveRows(of: section)
          section += 1
        } else {
          let next = min(touched.next(after: section) ?? end, end)
          if let rows = oldRows(of: section..<next), !rows.isEmpty { segments.append(.kept(rows)) }
          section = next
        }
      }
    }
    var moved = RowSet()
    for (section, arrivals) in arrivals {
      guard let rows = shape.rows(inSection: section) else { continue }
      for arrival in arrivals {
        if case .kept = arrival.segment { moved.insert(rows.lowerBound + arrival.place) }
      }
    }
    return TableMapping(
      oldShape: plan.shape, newShape: shape,
      rows: IndexMapping(oldCount: plan.shape.rowCount, segments: segments), sections: sections,
      movedRows: moved)
  }

  /// The rows, as before the update, of sections that stayed together.
  private func oldRows(of new: Range<Int>) -> Range<Int>? {
    guard let first = sections.oldIndex(of: new.lowerBound),
      let rows = plan.shape.rows(inSection: first),
      let last = plan.shape.rows(inSection: first + new.count - 1)
    else { return nil }
    return rows.lowerBound..<last.upperBound
  }

  private func weaveRows(of section: Int) throws(UpdateError) -> [RowSegment] {
    let arrivals = arrivals[section] ?? []
    let count = try rowCount(of: section)
    for arrival in arrivals where arrival.place > count - arrival.segment.count {
      let place = RowPath(section: section, row: arrival.place)
      switch arrival.segment {
      case .inserted: throw .insertBeyondEnd(place, rowCount: count)
      case .kept(let rows):
        let source = plan.shape.path(ofRow: rows.lowerBound) ?? place
        throw .moveBeyondEnd(source, to: place, rowCount: count)
      }
    }
    if let inserted = insertedRowCounts[section] {
      return weave(RowSet(0..<inserted), arrivals) { .inserted($0.count) }
    }
    let rows = oldRows(of: section..<(section + 1)) ?? 0..<0
    return weave(RowSet(rows).subtracting(plan.leavingRows), arrivals)
  }

  /// How many rows a section has after the update.
  private func rowCount(of section: Int) throws(UpdateError) -> Int {
    var count = insertedRowCounts[section] ?? 0
    if insertedRowCounts[section] == nil, let rows = oldRows(of: section..<(section + 1)) {
      count = rows.count - plan.leavingRows.count(in: rows)
    }
    for arrival in arrivals[section] ?? [] {
      let (sum, overflow) = count.addingReportingOverflow(arrival.segment.count)
      guard !overflow else { throw .tooManyRows }
      count = sum
    }
    return count
  }

  private func newShape() throws(UpdateError) -> TableShape {
    var shape = plan.shape
    let resized = touched.union(RowSet(plan.arrivingSections.map { $0.place }))
    var counts: [(section: Int, rowCount: Int)] = []
    for section in resized { counts.append((section, try rowCount(of: section))) }
    do throws(SelectionError) {
      for run in plan.leavingSections.ranges.reversed() { try shape.removeSections(run) }
      for arrival in plan.arrivingSections {
        try shape.insertSection(at: min(arrival.place, shape.sectionCount), rowCount: 0)
      }
      // All are emptied before any is filled, so that no sum on the way is larger than the last.
      for (section, _) in counts { try shape.setRowCount(0, inSection: section) }
      for (section, count) in counts { try shape.setRowCount(count, inSection: section) }
    } catch {
      throw .tooManyRows
    }
    return shape
  }
}
