// SPDX-License-Identifier: MIT

internal import SelectionCore

/// What goes from one place to another where the lines are shown in another order than the table's.
extension PickTable {
  /// The place that a motion reaches from the keyboard's.
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

  /// Chooses the lines between the place where a range began and another one, as they are on the
  /// screen; a range that shrinks gives lines their old state back.
  ///
  /// It is a sweep of the table, which may be over any rows. A limit holds for it as for a range.
  ///
  /// - Parameters:
  ///   - place: The place that the range reaches, where the keyboard is then.
  ///   - start: The place where it begins; nil for the keyboard's, or the one where it began.
  ///   - goesOn: Whether it goes on with the range that is under way.
  ///   - effect: What happens to the lines.
  /// - Throws: If a limit refuses it.
  mutating func extendRange(
    to place: Int, from start: Int? = nil, goesOn: Bool = false, _ effect: SweepEffect = .adding
  ) throws(SelectionError) {
    guard !isExclusive else { return try apply(.extendAdding(to: row(at: place))) }
    if !goesOn { endRange() }
    guard let start = start ?? rangeStart.flatMap(place(ofLine:)) ?? cursor else { return }
    if !rows.isSweeping { try apply(.beginSweep(effect)) }
    rangeStart = line(at: start)
    try apply(.continueSweep(over: spans(min(start, place)...max(start, place))))
    try apply(.focus(row(at: place)))
  }

  /// The rows at some places beside each other.
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
