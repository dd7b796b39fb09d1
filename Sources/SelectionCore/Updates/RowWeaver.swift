// SPDX-License-Identifier: MIT

/// Puts the rows of an update together, section by section: those that the update touches one by one, the
/// stretches between them as a whole.
struct RowWeaver {
  private let plan: UpdatePlan
  private let sections: IndexMapping
  /// What comes into sections, by section and place.
  private let arrivals: [UpdatePlan.Arrival]
  /// The sections, as after the update, that lose or gain rows.
  private let touched: RowSet

  /// Notes where rows come in, and checks that no two of them take one place.
  init(_ plan: UpdatePlan, _ sections: IndexMapping, _ update: TableUpdate) throws(UpdateError) {
    self.plan = plan
    self.sections = sections
    arrivals = try Self.arrivals(plan, sections, update)
    touched = Self.touched(plan, sections, arrivals)
  }

  private static func touched(
    _ plan: UpdatePlan, _ sections: IndexMapping, _ arrivals: [UpdatePlan.Arrival]
  ) -> RowSet {
    var touched = RowSet(arrivals.map { $0.section })
    for inserted in plan.insertedSections { touched.insert(inserted.section) }
    var next = plan.leavingRows.first
    while let row = next, let section = plan.shape.path(ofRow: row)?.section {
      if let new = sections.newIndex(of: section) { touched.insert(new) }
      let end = plan.shape.rows(inSection: section)?.upperBound ?? plan.shape.rowCount
      next = plan.leavingRows.next(after: end - 1)
    }
    return touched
  }

  private static func arrivals(
    _ plan: UpdatePlan, _ sections: IndexMapping, _ update: TableUpdate
  ) throws(UpdateError) -> [UpdatePlan.Arrival] {
    var arrivals: [UpdatePlan.Arrival] = []
    arrivals.reserveCapacity(update.insertedRows.count + update.movedRows.count)
    func add(_ segment: RowSegment, at row: RowPath) {
      arrivals.append(.init(section: row.section, place: row.row, segment: segment))
    }
    func requireSection(of row: RowPath) throws(UpdateError) {
      guard row.section >= 0, row.section < sections.newCount else {
        throw .missingSectionAfter(row, sectionCount: sections.newCount)
      }
    }
    for insert in update.insertedRows {
      try requireSection(of: insert.row)
      guard insert.count >= 0 else { throw .negativeCount(insert.count) }
      guard insert.row.row >= 0 else { throw .insertBeyondEnd(insert.row, rowCount: 0) }
      guard insert.count <= .max - insert.row.row else { throw .tooManyRows }
      add(.inserted(insert.count), at: insert.row)
    }
    for move in update.movedRows {
      try requireSection(of: move.destination)
      guard move.destination.row >= 0 else {
        throw .moveBeyondEnd(move.source, to: move.destination, rowCount: 0)
      }
      let source = try plan.number(move.source, for: .move)
      add(.kept(source..<(source + 1)), at: move.destination)
    }
    arrivals = arrivals.ordered {
      SortKey(first: $0.section, second: $0.place, third: $0.segment.count)
    }
    for (earlier, later) in zip(arrivals, arrivals.dropFirst())
    where earlier.section == later.section
      && earlier.place + earlier.segment.count > later.place
    {
      let place = RowPath(section: later.section, row: later.place)
      switch (earlier.segment, later.segment) {
      case (.inserted, .inserted): throw .insertTwice(place)
      case (.kept, .kept): throw .moveToTwice(place)
      case (.inserted, .kept), (.kept, .inserted): throw .insertAndMove(place)
      }
    }
    return arrivals
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
    var moved: [Int] = []
    for arrival in arrivals {
      let place = RowPath(section: arrival.section, row: arrival.place)
      if case .kept = arrival.segment, let row = shape.rowNumber(of: place) { moved.append(row) }
    }
    return TableMapping(
      oldShape: plan.shape, newShape: shape,
      rows: IndexMapping(oldCount: plan.shape.rowCount, segments: segments), sections: sections,
      movedRows: RowSet(moved))
  }

  /// The rows, as before the update, of sections that stayed together.
  private func oldRows(of new: Range<Int>) -> Range<Int>? {
    guard let first = sections.oldIndex(of: new.lowerBound),
      let rows = plan.shape.rows(inSection: first),
      let last = plan.shape.rows(inSection: first + new.count - 1)
    else { return nil }
    return rows.lowerBound..<last.upperBound
  }

  /// What comes into a section, by place.
  private func arrivals(inSection section: Int) -> ArraySlice<UpdatePlan.Arrival> {
    let start = partitionPoint(of: arrivals.count) { arrivals[$0].section < section }
    let end = partitionPoint(of: arrivals.count) { arrivals[$0].section <= section }
    return arrivals[start..<end]
  }

  private func weaveRows(of section: Int) throws(UpdateError) -> [RowSegment] {
    let arrivals = arrivals(inSection: section)
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
    if let inserted = plan.rowCount(ofInsertedSection: section) {
      return weave(RowSet(0..<inserted), isNew: true, arrivals)
    }
    let rows = oldRows(of: section..<(section + 1)) ?? 0..<0
    return weave(RowSet(rows).subtracting(plan.leavingRows), arrivals)
  }

  /// How many rows a section has after the update.
  private func rowCount(of section: Int) throws(UpdateError) -> Int {
    var count = 0
    if let inserted = plan.rowCount(ofInsertedSection: section) {
      count = inserted
    } else if let rows = oldRows(of: section..<(section + 1)) {
      count = rows.count - plan.leavingRows.count(in: rows)
    }
    for arrival in arrivals(inSection: section) {
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

/// Puts arrivals at their places among what stays, in order.
///
/// The places are ascending, and none is taken twice.
///
/// What stays fills the places that the arrivals leave free; an arrival beyond the end comes at the end.
/// - Parameters:
///   - staying: what stays, by its old numbers; or if it is all new, as many numbers.
///   - isNew: whether it is new.
///   - arrivals: what comes.
/// - Returns: what stands there then.
func weave(
  _ staying: RowSet, isNew: Bool = false, _ arrivals: ArraySlice<UpdatePlan.Arrival>
) -> [RowSegment] {
  var segments: [RowSegment] = []
  var runs = staying.ranges.makeIterator()
  var run = runs.next()
  var position = 0
  /// As much of what stays as there is, up to so much.
  func stay(atMost limit: Int) {
    var missing = limit
    while missing > 0, let rest = run {
      let count = min(rest.count, missing)
      let end = rest.lowerBound + count
      segments.append(isNew ? .inserted(count) : .kept(rest.lowerBound..<end))
      position += count
      missing -= count
      run = end < rest.upperBound ? end..<rest.upperBound : runs.next()
    }
  }
  for arrival in arrivals {
    stay(atMost: arrival.place - position)
    segments.append(arrival.segment)
    position += arrival.segment.count
  }
  stay(atMost: .max)
  return segments
}
