// SPDX-License-Identifier: MIT

extension TableMapping {
  /// Returns the change as a batch, for a table view that accepts insertions, deletions and moves.
  ///
  /// The batch moves as few rows and sections as possible; all other rows and sections keep their
  /// order.
  /// - Parameter movingRows: Whether rows whose position changes are moved; if the value is false,
  ///   they are deleted and inserted, for views that can't or shouldn't move rows.
  /// - Returns: The batch; if `movingRows` is true, it has the effect of this mapping. A
  ///   reload of the whole table becomes a reload of all sections.
  /// - Complexity: O(*m* log *m* + *r*) for *m* segments and *r* moved rows.
  public func tableUpdate(movingRows: Bool = true) -> TableUpdate {
    tableUpdate(movingRows: movingRows, mostMovedRows: .max) ?? TableUpdate()
  }

  /// Returns the change as a batch, or nil if the batch would move too many rows individually, in
  /// which case a view should reload its data.
  ///
  /// - Parameters:
  ///   - movingRows: Whether rows whose position changes are moved.
  ///   - mostMovedRows: The maximum number of rows that the batch may move.
  /// - Returns: The update, as from ``tableUpdate(movingRows:)``, or nil if the update would move
  ///   more than the maximum number of rows.
  /// - Complexity: O(*m* log *m* + *r*) for *m* segments and *r* moved rows.
  public func tableUpdate(movingRows: Bool = true, mostMovedRows: Int) -> TableUpdate? {
    var update = TableUpdate()
    let order = sections.keptInNewOrder
      .flatMap { run in (0..<run.count).map { (old: run.old + $0, new: run.new + $0) } }
    let inOrder = RowSet(placesInOrder(of: order.map { $0.old..<($0.old + 1) }))
    // The old section of each new section that the view keeps.
    var homes: [Int: Int] = [:]
    for (place, section) in order.enumerated() {
      let isInOrder = inOrder.contains(place)
      guard isInOrder || movingRows else { continue }
      homes[section.new] = section.old
      if !isInOrder { update.moveSection(section.old, to: section.new) }
    }
    let kept = RowSet(homes.values)
    update.deleteSections(kept.complement(within: oldShape.sectionCount))
    var staying: [Range<Int>] = []
    for section in 0..<newShape.sectionCount {
      guard
        let rows = add(
          section, from: homes[section], moving: movingRows ? mostMovedRows : nil, to: &update)
      else { return nil }
      if !movingRows { staying += rows }
    }
    let removed =
      movingRows
      ? rows.removed : RowSet(ranges: staying).complement(within: oldShape.rowCount)
    let deleted = removed.intersection(oldShape.rows(ofSections: kept))
    if !deleted.isEmpty { update.deleteRows(at: RowPaths(deleted, in: oldShape)) }
    return update
  }

  /// Adds the changes to a section: the rows that remain in order, the rows that are moved, and the
  /// new rows.
  ///
  /// The update may move at most `most` rows, or no rows if `most` is nil. The result contains the
  /// rows that remain, by their old numbers; it is nil if more rows would be moved.
  private func add(
    _ section: Int, from home: Int?, moving most: Int?, to update: inout TableUpdate
  ) -> [Range<Int>]? {
    let new = newShape.rows(ofSections: section..<(section + 1))
    let old = home.map { oldShape.rows(ofSections: $0..<($0 + 1)) } ?? 0..<0
    let parts = rows.segments(in: new).divided(by: old)
    // The rows of each part that were in the section before.
    let runs = parts.map { part in
      if case .kept(let rows) = part { rows.clamped(to: old) } else { 0..<0 }
    }
    let staying = placesInOrder(of: runs)
    var nextStaying = staying[...]
    var inserted = 0
    var path = RowPath(section: section, row: 0)
    for (place, part) in parts.enumerated() {
      defer { path.row += part.count }
      if nextStaying.first == place {
        nextStaying.removeFirst()
        continue
      }
      if case .kept(let rows) = part, let most {
        guard rows.count <= most - update.movedRows.count else { return nil }
        for (offset, old) in rows.enumerated() {
          guard let source = oldShape.path(ofRow: old) else { continue }
          update.moveRow(at: source, to: RowPath(section: section, row: path.row + offset))
        }
      } else if home == nil {
        inserted += part.count
      } else {
        update.insertRows(at: path, count: part.count)
      }
    }
    if home == nil { update.insertSection(section, rowCount: inserted) }
    return staying.map { runs[$0] }
  }
}

extension [RowSegment] {
  /// The segments, each divided into up to three parts: before, in and after a range of old
  /// numbers.
  func divided(by range: Range<Int>) -> [RowSegment] {
    var parts: [RowSegment] = []
    parts.reserveCapacity(count)
    for segment in self {
      guard case .kept(let rows) = segment, rows.overlaps(range) else {
        parts.append(segment)
        continue
      }
      let (start, end) = (rows.lowerBound, rows.upperBound)
      let middle = rows.clamped(to: range)
      if start < middle.lowerBound { parts.append(.kept(start..<middle.lowerBound)) }
      parts.append(.kept(middle))
      if middle.upperBound < end { parts.append(.kept(middle.upperBound..<end)) }
    }
    return parts
  }
}

/// The positions of the runs that are in order and together have the most elements, without empty
/// runs.
///
/// - Complexity: O(*m* log *m*) for *m* runs, and O(*m*) for each run in the worst case.
func placesInOrder(of runs: [Range<Int>]) -> [Int] {
  // The largest counts of elements in order up to an end, each larger than the previous one.
  var longest: [(end: Int, count: Int, place: Int)] = []
  // The run before each of these, or -1.
  var previous = [Int](repeating: -1, count: runs.count)
  for (place, run) in runs.enumerated() where !run.isEmpty {
    // Usually a run follows all of these.
    let isLast = longest.last.map { $0.end <= run.lowerBound } ?? true
    let i =
      isLast
      ? longest.count : partitionPoint(of: longest.count) { longest[$0].end <= run.lowerBound }
    let count = run.count + (i > 0 ? longest[i - 1].count : 0)
    if i > 0 { previous[place] = longest[i - 1].place }
    var end = i
    while end < longest.count, longest[end].count <= count { end += 1 }
    let new = (run.upperBound, count, place)
    if i < end {
      longest[i] = new
      if i + 1 < end { longest.removeSubrange((i + 1)..<end) }
    } else {
      longest.insert(new, at: i)
    }
  }
  var places: [Int] = []
  var last = longest.last?.place ?? -1
  while last >= 0 {
    places.append(last)
    last = previous[last]
  }
  return places.reversed()
}
