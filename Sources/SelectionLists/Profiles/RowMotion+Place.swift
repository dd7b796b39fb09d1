// SPDX-License-Identifier: MIT

/// The arrangement of rows on a screen.
package struct Grid {
  /// The number of rows on a page, at least one.
  package let pageRows: Int
  /// The number of columns, at least one.
  package let columns: Int

  package init(pageRows: Int, columns: Int) {
    self.pageRows = max(1, pageRows)
    self.columns = max(1, columns)
  }
}

extension RowMotion {
  /// The motion of an arrow that wraps around at the end.
  var wrapping: RowMotion {
    switch self {
    case .previous: .previousOrLast
    case .next: .nextOrFirst
    case .left: .leftOrLast
    case .right: .rightOrFirst
    default: self
    }
  }

  /// The step of an arrow, which is 0 for left and right in a single column, and whether the arrow
  /// wraps around at the end; nil if the motion isn't that of an arrow.
  private func arrow(in grid: Grid) -> (step: Int, wraps: Bool)? {
    let across = grid.columns == 1 ? 0 : 1
    return switch self {
    case .left, .leftOrLast: (-across, self == .leftOrLast)
    case .right, .rightOrFirst: (across, self == .rightOrFirst)
    case .previous, .previousOrLast: (-grid.columns, self == .previousOrLast)
    case .next, .nextOrFirst: (grid.columns, self == .nextOrFirst)
    case .stay, .pageUp, .pageDown, .first, .last: nil
    }
  }

  /// The place that the motion reaches.
  ///
  /// - Parameters:
  ///   - lead: The place with the keyboard focus.
  ///   - count: The number of places.
  ///   - grid: The arrangement of the places.
  ///   - nearest: Returns the first place that can have the focus, going from a place by a step.
  /// - Returns: The place, which is the lead's if there is none beyond it; nil if no place can have
  ///   the focus, or arrows don't go across.
  /// - Complexity: The cost of `nearest`.
  package func place(
    from lead: Int?, of count: Int, in grid: Grid, nearest: (Int, Int) -> Int?
  ) -> Int? {
    var (start, step, wrapped): (Int, Int, Int?) = (0, 1, nil)
    switch (self, lead, arrow(in: grid)) {
    case (_, _, (0, _)?): return nil
    case (_, let lead?, let arrow?):
      (start, step) = (lead &+ arrow.step, arrow.step)
      let first = lead % step
      if arrow.wraps { wrapped = step > 0 ? first : first + (count - 1 - first) / step * step }
    case (.first, _, _), (.pageDown, nil, _), (_, nil, (1..., _)?): break
    case (.last, _, _), (_, nil, _?), (.pageUp, nil, _): (start, step) = (count - 1, -1)
    case (.pageUp, let lead?, _): start = max(0, lead - grid.pageRows)
    case (.pageDown, let row?, _): (start, step) = (row + min(grid.pageRows, count - 1 - row), -1)
    default: return lead
    }
    guard let place = nearest(start, step) ?? wrapped.flatMap({ nearest($0, step) }) else {
      // A key that reaches no other place stays, unless there is no place to be on.
      return nearest(0, 1) == nil ? nil : lead
    }
    guard let lead else { return place }
    return self == .pageUp ? min(place, lead) : self == .pageDown ? max(place, lead) : place
  }
}
