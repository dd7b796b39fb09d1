// SPDX-License-Identifier: MIT

extension IndexMapping {
  /// The inverse mapping, from new numbers to old numbers.
  ///
  /// - Complexity: O(*m*) for *m* segments.
  var inverted: IndexMapping {
    var inverse: [RowSegment] = []
    var position = 0
    for run in kept {
      inverse.append(.inserted(run.old - position))
      inverse.append(.kept(run.new..<(run.new + run.count)))
      position = run.old + run.count
    }
    inverse.append(.inserted(oldCount - position))
    return IndexMapping(oldCount: newCount, checked: inverse)
  }

  /// Whether the remaining elements keep their order.
  ///
  /// - Complexity: O(*m*) for *m* segments, or O(1) for a change at one place.
  var keepsOrder: Bool {
    guard let list else { return true }
    var last = -1
    return list.move == nil
      && list.keptRuns.allSatisfy { run in
        defer { last = run.new }
        return run.new > last
      }
  }

  /// Calls a closure with each run of the given elements that moves together, in ascending order,
  /// and with the first of its new numbers, or nil if it was removed.
  ///
  /// - Parameters:
  ///   - rows: The elements, numbered as before the change.
  ///   - most: The maximum number of runs to visit.
  ///   - body: The closure.
  /// - Returns: Whether all runs were visited.
  /// - Complexity: O(log *m*) for each run.
  func forEachPart(
    of rows: RowSet, most: Int = .max, _ body: (_ part: Range<Int>, _ new: Int?) -> Void
  ) -> Bool {
    var count = 0
    for run in rows.ranges {
      var rest = run.clamped(to: 0..<oldCount)
      while !rest.isEmpty {
        guard count < most else { return false }
        count += 1
        let piece = piece(around: rest.lowerBound)
        let part = rest.clamped(to: piece.rows)
        rest = part.upperBound..<rest.upperBound
        body(part, piece.start.map { $0 + (part.lowerBound - piece.rows.lowerBound) })
      }
    }
    return true
  }

  /// The removed elements among the given elements, by their old numbers.
  ///
  /// - Complexity: O(*m*), and at most O(log *m*) for each run of rows that moves together.
  func removed(among rows: RowSet) -> RowSet {
    guard list != nil else { return rows.intersection(RowSet(gap)) }
    var runs: [Range<Int>] = []
    let isDone = forEachPart(of: rows, most: segmentCount / 8) { part, new in
      if new == nil { runs.append(part) }
    }
    return isDone ? RowSet(ranges: runs) : rows.intersection(removed)
  }

  /// Divides rows, given by their old numbers, into groups that keep their order.
  ///
  /// - Complexity: O(log *m*) for each run of rows that moves together.
  func runsInOrder(of rows: RowSet) -> [RowSet] {
    var parts: [RowSet] = []
    var (ranges, last) = ([Range<Int>](), 0)
    _ = forEachPart(of: rows) { part, new in
      guard let new else { return }
      if new < last {
        parts.append(RowSet(ranges: ranges))
        ranges = []
      }
      ranges.append(part)
      last = new
    }
    return ranges.isEmpty ? parts : parts + [RowSet(ranges: ranges)]
  }
}

extension TableMapping {
  /// The inverse mapping, from the table after the change to the table before it.
  ///
  /// - Complexity: O(*m* log *n*) for *m* segments.
  public var inverted: TableMapping {
    TableMapping(
      oldShape: newShape, newShape: oldShape, rows: rows.inverted, sections: sections.inverted,
      movedRows: rows.inverted.applied(to: movedRows))
  }

  /// The mapping that moves no row of a table, including the rows outside all sections.
  ///
  /// - Complexity: O(1).
  static func identity(of layout: Layout) -> TableMapping {
    TableMapping(
      oldShape: layout.whole, newShape: layout.whole, rows: .identity(layout.count))
  }

  /// The given rows, by their new numbers, that came from another section.
  ///
  /// - Complexity: O(log *n*) for each run of these rows that moves together within one section.
  package func incoming(among rows: RowSet) -> RowSet {
    guard !movedRows.isEmpty else { return [] }
    var incoming: [Range<Int>] = []
    for run in rows.intersection(movedRows).ranges {
      var place = run.lowerBound
      while place < run.upperBound,
        let (new, old, count) = self.rows.segment(from: place, below: run.upperBound)
      {
        place = new + count
        // Rows outside all sections follow all others, and come from no section.
        guard let source = oldShape.target(ofRow: old) else { continue }
        let target = newShape.target(ofRow: new)
        let rest = (target?.rows.upperBound ?? .max) - new
        place = new + min(count, source.rows.upperBound - old, rest)
        if sections.newIndex(of: source.section) != target?.section {
          incoming.append(new..<place)
        }
      }
    }
    return RowSet(ranges: incoming)
  }
}
