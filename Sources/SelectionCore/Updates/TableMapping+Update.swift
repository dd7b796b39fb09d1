// SPDX-License-Identifier: MIT

extension TableMapping {
  /// The change as a batch, for a table view that takes insertions, deletions and moves.
  ///
  /// It moves as few rows and sections as possible; the others keep their order.
  /// - Parameter movingRows: Whether rows that change their place are moved; if not, they are
  ///   deleted and inserted, for views that can't or shouldn't move rows.
  /// - Returns: The update. With moves, performing it moves the rows as this mapping does; a reload
  ///   becomes a reload of all sections.
  /// - Complexity: O(*m* log *m* + *r*) for *m* segments and *r* rows that are moved.
  public func tableUpdate(movingRows: Bool = true) -> TableUpdate {
    tableUpdate(movingRows: movingRows, mostMovedRows: .max) ?? TableUpdate()
  }

  /// The change as a batch, or nil if it moves more rows one by one than some number: such a view
  /// reloads its data.
  ///
  /// - Parameters:
  ///   - movingRows: Whether rows that change their place are moved.
  ///   - mostMovedRows: The most rows that the batch may move.
  /// - Returns: The update, as of ``tableUpdate(movingRows:)``; nil if it would move more rows.
  /// - Complexity: O(*m* log *m* + *r*) for *m* segments and *r* rows that are moved.
  public func tableUpdate(movingRows: Bool = true, mostMovedRows: Int) -> TableUpdate? {
    var update = TableUpdate()
    let order = sections.keptInNewOrder
      .flatMap { run in (0..<run.count).map { (old: run.old + $0, new: run.new + $0) } }
    let inOrder = RowSet(placesInOrder(of: order.map { $0.old..<($0.old + 1) }))
    // The old section of each section after the change that the view keeps.
    var homes: [Int: Int] = [:]
    for (place, section) in order.enumerated() {
      let isInOrder = inOrder.contains(place)
      guard isInOrder || movingRows else { continue }
      homes[section.new] = section.old
      if !isInOrder { update.moveSection(section.old, to: section.new) }
    }
    let kept = RowSet(homes.values)
    update.deleteSections(kept.complement(within: oldShape.sectionCount))
    var staying = RowSet()
    for section in 0..<newShape.sectionCount {
      let most = movingRows ? mostMovedRows : nil
      guard let rows = add(section, from: homes[section], moving: most, to: &update)
      else { return nil }
      staying.formUnion(rows)
    }
    let removed =
      movingRows
      ? rows.removed : staying.complement(within: oldShape.rowCount)
    let deleted = removed.intersection(oldShape.rows(ofSections: kept))
    if !deleted.isEmpty { update.deleteRows(at: RowPaths(deleted, in: oldShape)) }
    return update
  }

  /// Adds the changes of a section: its rows that stay in order, rows that are moved, and new ones.
  ///
  /// The update may move at most `most` rows; none if that is nil. The result are the rows that
  /// stay, by their numbers before the change; nil if more would be moved.
  private func add(
    _ section: Int, from home: Int?, moving most: Int?, to update: inout TableUpdate
  ) -> RowSet? {
    let new = newShape.rows(ofSections: section..<(section + 1))
    let old = home.map { oldShape.rows(ofSections: $0..<($0 + 1)) } ?? 0..<0
    let parts = rows.segments(in: new).flatMap { $0.parts(by: old) }
    // The rows of each part that were in the section before.
    let runs = parts.map { part in
      if case .kept(let rows) = part { rows.clamped(to: old) } else { 0..<0 }
    }
    let staying = placesInOrder(of: runs)
    let stayingParts = Set(staying)
    var inserted = 0
    var path = RowPath(section: section, row: 0)
    for (place, part) in parts.enumerated() {
      defer { path.row += part.count }
      if stayingParts.contains(place) { continue }
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
    return RowSet(ranges: staying.map { runs[$0] })
  }
}

extension RowSegment {
  /// Divides the segment into up to three parts: before, in and after a range of old numbers.
  func parts(by range: Range<Int>) -> [RowSegment] {
    guard case .kept(let rows) = self else { return [self] }
    let middle = rows.clamped(to: range)
    guard !middle.isEmpty else { return [self] }
    return [rows.lowerBound..<middle.lowerBound, middle, middle.upperBound..<rows.upperBound]
      .filter { !$0.isEmpty }.map(RowSegment.kept)
  }
}

/// The positions of the runs that are in order and have the most elements together, without empty
/// runs.
///
/// - Complexity: O(*m* log *m*) for *m* runs, and O(*m*) at worst for each.
func placesInOrder(of runs: [Range<Int>]) -> [Int] {
  // The largest counts of elements in order up to an end, each larger than the one before it.
  var longest: [(end: Int, count: Int, place: Int)] = []
  var previous = [Int?](repeating: nil, count: runs.count)
  for (place, run) in runs.enumerated() where !run.isEmpty {
    let i = partitionPoint(of: longest.count) { longest[$0].end <= run.lowerBound }
    let count = run.count + (i > 0 ? longest[i - 1].count : 0)
    previous[place] = i > 0 ? longest[i - 1].place : nil
    let rest = longest[i...].drop { $0.count <= count }
    longest.replaceSubrange(i..<rest.startIndex, with: [(run.upperBound, count, place)])
  }
  var places: [Int] = []
  var last = longest.last?.place
  while let place = last {
    places.append(place)
    last = previous[place]
  }
  return places.reversed()
}
