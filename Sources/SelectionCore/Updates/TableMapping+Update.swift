// SPDX-License-Identifier: MIT

extension TableMapping {
  /// The change as a batch, for a table view that is told what was inserted, deleted and moved.
  ///
  /// As few rows and sections as can be are moved; the others stay in order.
  /// - Parameter movingRows: Whether what stays and changes its place is moved; if not, it is
  ///   deleted and inserted, for views that cannot move or should not.
  /// - Returns: The update. With moves a table that performs it has its rows where this mapping has
  ///   them; a reload is one of all sections.
  /// - Complexity: O(*m* log *m* + *r*) for *m* segments and *r* rows that are moved.
  public func tableUpdate(movingRows: Bool = true) -> TableUpdate {
    var update = TableUpdate()
    let order = sections.keptInNewOrder
      .flatMap { run in (0..<run.count).map { (old: run.old + $0, new: run.new + $0) } }
    let inOrder = RowSet(placesInOrder(of: order.map { $0.old..<($0.old + 1) }))
    // For each section after the change the one that it was, where the view goes on with it.
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
      staying.formUnion(add(section, from: homes[section], movingRows, to: &update))
    }
    let removed =
      movingRows
      ? rows.removed : staying.complement(within: oldShape.rowCount)
    let deleted = removed.intersection(oldShape.rows(ofSections: kept))
    if !deleted.isEmpty { update.deleteRows(at: RowPaths(deleted, in: oldShape)) }
    return update
  }

  /// Adds what a section is made of: rows that stay, in the order that they had in the section that
  /// it was, rows that are moved and new ones.
  ///
  /// - Returns: The rows that stay, as before the change.
  private func add(
    _ section: Int, from home: Int?, _ movingRows: Bool, to update: inout TableUpdate
  ) -> RowSet {
    let new = newShape.rows(ofSections: section..<(section + 1))
    let old = home.map { oldShape.rows(ofSections: $0..<($0 + 1)) } ?? 0..<0
    var parts: [(start: Int, segment: RowSegment)] = []
    var start = 0
    for segment in rows.segments(in: new) {
      for part in segment.parts(by: old) {
        parts.append((start, part))
        start += part.count
      }
    }
    var ours: [Int] = []
    var runs: [Range<Int>] = []
    for (place, part) in parts.enumerated() {
      guard case .kept(let rows) = part.segment, old.overlaps(rows) else { continue }
      ours.append(place)
      runs.append(rows)
    }
    let staying = placesInOrder(of: runs)
    let stayingParts = Set(staying.map { ours[$0] })
    var inserted = 0
    for (place, part) in parts.enumerated() where !stayingParts.contains(place) {
      let row = RowPath(section: section, row: part.start)
      if case .kept(let rows) = part.segment, movingRows {
        for (offset, old) in rows.enumerated() {
          guard let source = oldShape.path(ofRow: old) else { continue }
          update.moveRow(
            at: source, to: RowPath(section: section, row: part.start + offset))
        }
      } else if home == nil {
        inserted += part.segment.count
      } else {
        update.insertRows(at: row, count: part.segment.count)
      }
    }
    if home == nil { update.insertSection(section, rowCount: inserted) }
    return RowSet(ranges: staying.map { runs[$0] })
  }
}

extension RowSegment {
  /// The segment in up to three parts: before, in and after a range of the old numbers.
  fileprivate func parts(by range: Range<Int>) -> [RowSegment] {
    guard case .kept(let rows) = self else { return [self] }
    let middle = rows.clamped(to: range)
    guard !middle.isEmpty else { return [self] }
    return [rows.lowerBound..<middle.lowerBound, middle, middle.upperBound..<rows.upperBound]
      .filter { !$0.isEmpty }.map(RowSegment.kept)
  }
}

/// The places of those of some runs that are in order and together are the longest.
///
/// - Complexity: O(*m* log *m*) for *m* runs, and O(*m*) at worst for each.
func placesInOrder(of runs: [Range<Int>]) -> [Int] {
  // How many can be in order up to an end, for each end where that is more than before it.
  var longest: [(end: Int, count: Int, place: Int)] = []
  var previous: [Int?] = []
  for (place, run) in runs.enumerated() {
    let i = partitionPoint(of: longest.count) { longest[$0].end <= run.lowerBound }
    let count = run.count + (i > 0 ? longest[i - 1].count : 0)
    previous.append(i > 0 ? longest[i - 1].place : nil)
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
