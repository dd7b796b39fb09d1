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
    let parts = rows.segments(in: new).flatMap { $0.parts(by: old) }
    // The rows of each part that the section had.
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
      if case .kept(let rows) = part, movingRows {
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
  /// The segment in up to three parts: before, in and after a range of the old numbers.
  func parts(by range: Range<Int>) -> [RowSegment] {
    guard case .kept(let rows) = self else { return [self] }
    let middle = rows.clamped(to: range)
    guard !middle.isEmpty else { return [self] }
    return [rows.lowerBound..<middle.lowerBound, middle, middle.upperBound..<rows.upperBound]
      .filter { !$0.isEmpty }.map(RowSegment.kept)
  }
}

/// The places of those of some runs that are in order and together are the longest, without those
/// that are empty.
///
/// - Complexity: O(*m* log *m*) for *m* runs, and O(*m*) at worst for each.
func placesInOrder(of runs: [Range<Int>]) -> [Int] {
  // How many can be in order up to an end, for each end where that is more than before it.
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
