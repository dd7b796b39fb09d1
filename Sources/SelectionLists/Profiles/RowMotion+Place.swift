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
    // A key that reaches no other place stays, unless there is no place to be on.
    func stayed(_ lead: Int) -> Int? { nearest(0, 1) == nil ? nil : lead }
    if let (step, wraps) = arrow(in: grid) {
      if step == 0 { return nil }
      guard let lead else { return step > 0 ? nearest(0, 1) : nearest(count - 1, -1) }
      if let place = nearest(lead &+ step, step) { return place }
      let first = lead % step
      let last = first + (count - 1 - first) / step * step
      return (wraps ? nearest(step > 0 ? first : last, step) : nil) ?? stayed(lead)
    }
    switch (self, lead) {
    case (.first, _), (.pageDown, nil): return nearest(0, 1)
    case (.last, _), (.pageUp, nil): return nearest(count - 1, -1)
    case (.pageUp, let lead?):
      return nearest(max(0, lead - grid.pageRows), 1).map { min($0, lead) } ?? stayed(lead)
    case (.pageDown, let lead?):
      let page = min(grid.pageRows, count)
      let end = lead < count - page ? lead + page : count - 1
      return nearest(end, -1).map { max($0, lead) } ?? stayed(lead)
    default: return lead
    }
  }
}
