// SPDX-License-Identifier: MIT

/// One or more changes of the data as one, for what follows them later than they come.
///
/// Where a row goes, anchor and lead move to the nearest that stays, there and then; that may be a
/// row which only a later change has brought, so the joined mapping alone does not know it. Hence
/// the detours.
struct HistoryMapping: Sendable {
  /// Where the rows went.
  let rows: IndexMapping
  /// Rows that went, in ascending order, and where anchor and lead have gone from them.
  private let detours: [Detour]

  private struct Detour {
    var rows: Range<Int>
    var target: Int?
  }

  /// How much there is to look at.
  var size: Int { rows.segments.count + detours.count }

  /// - Parameter mapping: Where all rows went, shown and hidden.
  init(_ mapping: TableMapping) {
    var detours: [Detour] = []
    for gone in mapping.rows.kept.lazy.map({ $0.oldRange }).gaps(in: 0..<mapping.rows.oldCount) {
      detours.append(Detour(rows: gone, target: mapping.nearest(to: gone.lowerBound)))
    }
    self.init(rows: mapping.rows, detours: detours)
  }

  private init(rows: IndexMapping, detours: [Detour]) {
    self.rows = rows
    self.detours = detours
  }

  /// Where anchor or lead are that stood on a row.
  ///
  /// - Complexity: O(log *m*) for *m* segments and detours.
  func nearest(to row: Int) -> Int? {
    let i = firstDetour(reaching: row)
    return i < detours.count && detours[i].rows.contains(row)
      ? detours[i].target : rows.newIndex(of: row)
  }

  private func firstDetour(reaching row: Int) -> Int {
    partitionPoint(of: detours.count) { detours[$0].rows.upperBound <= row }
  }

  /// Those of some rows that anchor and lead have not gone from: a row that was hidden and shown
  /// again has a detour, though it is there.
  private func withoutDetours(_ rows: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = rows.lowerBound
    for detour in detours[firstDetour(reaching: start)...] {
      guard detour.rows.lowerBound < rows.upperBound else { break }
      if start < detour.rows.lowerBound { parts.append(start..<detour.rows.lowerBound) }
      start = max(start, detour.rows.upperBound)
    }
    if start < rows.upperBound { parts.append(start..<rows.upperBound) }
    return parts
  }

  /// This mapping and one after it as one.
  ///
  /// - Complexity: O(*m* log *m*) for *m* segments and detours of both.
  func followed(by next: HistoryMapping) -> HistoryMapping {
    var all = detours.map { Detour(rows: $0.rows, target: $0.target.flatMap(next.nearest)) }
    for run in rows.kept {
      let kept = run.new..<(run.new + run.count)
      var i = next.firstDetour(reaching: run.new)
      while i < next.detours.count, next.detours[i].rows.overlaps(kept) {
        let gone = next.detours[i].rows.clamped(to: kept)
        let start = run.old + (gone.lowerBound - run.new)
        for rows in withoutDetours(start..<(start + gone.count)) {
          all.append(Detour(rows: rows, target: next.detours[i].target))
        }
        i += 1
      }
    }
    var joined: [Detour] = []
    for detour in all.ordered(by: { SortKey(first: $0.rows.lowerBound) }) {
      if let last = joined.last, last.target == detour.target,
        last.rows.upperBound == detour.rows.lowerBound
      {
        joined[joined.count - 1].rows = last.rows.lowerBound..<detour.rows.upperBound
      } else {
        joined.append(detour)
      }
    }
    return HistoryMapping(rows: rows.followed(by: next.rows), detours: joined)
  }
}
