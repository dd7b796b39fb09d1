// SPDX-License-Identifier: MIT

internal import SelectionCore

/// Movements and ranges when lines aren't shown in the table's order.
extension PickTable {
  /// The place that a motion reaches from the keyboard focus.
  func place(after motion: RowMotion, pageRows: Int) -> Int? {
    guard let cursor, shownCount > 0 else { return nil }
    let place =
      switch motion {
      case .previous: cursor - 1
      case .next: cursor + 1
      case .pageUp: cursor - pageRows
      case .pageDown: cursor + pageRows
      case .first: 0
      case .last: shownCount - 1
      default: cursor
      }
    return min(max(place, 0), shownCount - 1)
  }

  /// Chooses the lines between the start of a range and another place, in the order on the screen;
  /// lines that the range no longer covers are restored to their old state.
  ///
  /// The range is a sweep of the table, which may cover any rows. Limits apply as for a range.
  ///
  /// - Parameters:
  ///   - place: The place that the range reaches, which gets the keyboard focus.
  ///   - start: The place where the range begins; nil for the current start, or if there is none,
  ///     the keyboard focus.
  ///   - goesOn: Whether the call continues the range under way.
  ///   - effect: The effect on the lines.
  /// - Throws: An error if a limit refuses the range.
  mutating func extendRange(
    to place: Int, from start: Int? = nil, goesOn: Bool = false, _ effect: SweepEffect = .adding
  ) throws(SelectionError) {
    guard !isExclusive else { return try apply(.extendAdding(to: row(at: place))) }
    if !goesOn { endRange() }
    guard let start = start ?? rangeStart.flatMap(place(ofLine:)) ?? cursor else { return }
    // A pointer may be where a line was before the search.
    guard max(start, place) < shownCount, min(start, place) >= 0 else { return }
    if !rows.isSweeping { try apply(.beginSweep(effect)) }
    rangeStart = line(at: start)
    try apply(.continueSweep(over: spans(min(start, place)...max(start, place))))
    try apply(.focus(row(at: place)))
  }

  /// The rows at consecutive places.
  private func spans(_ places: ClosedRange<Int>) -> RowSpans {
    guard let order else {
      return .rows(from: row(at: places.lowerBound), through: row(at: places.upperBound))
    }
    if places.count == order.count { return .all }
    var runs: [ClosedRange<Int>] = []
    for row in order[places].sorted().lazy.map(Int.init) {
      if let last = runs.last, last.upperBound == row - 1 {
        runs[runs.count - 1] = last.lowerBound...row
      } else {
        runs.append(row...row)
      }
    }
    return RowSpans(
      runs.map { run in
        .rows(
          from: RowPath(section: 0, row: run.lowerBound),
          through: RowPath(section: 0, row: run.upperBound))
      })
  }
}
