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

  /// The motion of the arrow that stops at the end; nil if this motion also stops there.
  private var stopping: RowMotion? {
    switch self {
    case .previousOrLast: .previous
    case .nextOrFirst: .next
    case .leftOrLast: .left
    case .rightOrFirst: .right
    default: nil
    }
  }

  /// The step of an arrow, and whether the step is forward.
  private func way(in grid: Grid) -> (step: Int, isForward: Bool) {
    switch self {
    case .left: (1, false)
    case .right: (1, true)
    case .previous: (grid.columns, false)
    default: (grid.columns, true)
    }
  }

  /// The place that the motion reaches.
  ///
  /// - Parameters:
  ///   - lead: The place with the keyboard focus.
  ///   - count: The number of places.
  ///   - grid: The arrangement of the places.
  ///   - nearest: Returns the first place that can have the focus, going from a place by a step.
  /// - Returns: The place, or nil if no place that the motion reaches can have the focus.
  /// - Complexity: The cost of `nearest`.
  package func place(
    from lead: Int?, of count: Int, in grid: Grid, nearest: (Int, Int) -> Int?
  ) -> Int? {
    if let stopping {
      let place = stopping.place(from: lead, of: count, in: grid, nearest: nearest)
      guard let lead, place == lead else { return place }
      let (step, isForward) = stopping.way(in: grid)
      let first = lead % step
      let last = first + (count - 1 - first) / step * step
      return (isForward ? nearest(first, step) : nearest(last, -step)) ?? lead
    }
    switch (self, lead) {
    case (.left, _) where grid.columns == 1, (.right, _) where grid.columns == 1: return nil
    case (.first, _), (.next, nil), (.right, nil), (.pageDown, nil): return nearest(0, 1)
    case (.last, _), (.previous, nil), (.left, nil), (.pageUp, nil): return nearest(count - 1, -1)
    case (.stay, let lead): return lead
    case (.left, let lead?): return nearest(lead - 1, -1) ?? lead
    case (.right, let lead?): return nearest(lead + 1, 1) ?? lead
    case (.previous, let lead?): return nearest(lead - grid.columns, -grid.columns) ?? lead
    case (.next, let lead?): return nearest(lead &+ grid.columns, grid.columns) ?? lead
    case (.pageUp, let lead?):
      return min(nearest(max(0, lead - grid.pageRows), 1) ?? lead, lead)
    case (.pageDown, let lead?):
      let page = min(grid.pageRows, count)
      let end = lead < count - page ? lead + page : count - 1
      return max(nearest(end, -1) ?? lead, lead)
    case (.previousOrLast, _), (.nextOrFirst, _), (.leftOrLast, _), (.rightOrFirst, _): return lead
    }
  }
}
