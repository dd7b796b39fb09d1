// SPDX-License-Identifier: MIT

extension IndexMapping {
  /// This mapping and one after it as one.
  ///
  /// - Parameter next: a mapping from the numbers after this one.
  /// - Returns: the mapping from the numbers before this one to those after `next`.
  /// - Complexity: O(*k* log *m* + *r*) for *m* segments of this mapping, *k* of the next, and *r* of the
  ///   result.
  func followed(by next: IndexMapping) -> IndexMapping {
    var composed = SegmentList()
    for segment in next.segments {
      switch segment {
      case .inserted(let count): composed.append(.inserted(count))
      case .kept(let range): appendSegments(in: range, to: &composed)
      }
    }
    return IndexMapping(oldCount: oldCount, segments: composed.segments)
  }

  /// The mapping back from the numbers after the change to those before it.
  ///
  /// - Complexity: O(*m*) for *m* segments.
  var inverted: IndexMapping {
    var inverse = SegmentList()
    var position = 0
    for run in keptRuns {
      inverse.append(.inserted(run.old - position))
      inverse.append(.kept(run.new..<(run.new + run.count)))
      position = run.old + run.count
    }
    inverse.append(.inserted(oldCount - position))
    return IndexMapping(oldCount: newCount, segments: inverse.segments)
  }
}

/// Segments one after the other: those that belong together become one, and empty ones are dropped.
struct SegmentList {
  private(set) var segments: [RowSegment] = []

  mutating func append(_ segment: RowSegment) {
    guard segment.count > 0 else { return }
    switch (segments.last, segment) {
    case (.kept(let last)?, .kept(let range)) where last.upperBound == range.lowerBound:
      segments[segments.count - 1] = .kept(last.lowerBound..<range.upperBound)
    case (.inserted(let last)?, .inserted(let count)):
      segments[segments.count - 1] = .inserted(last + count)
    default: segments.append(segment)
    }
  }
}

extension TableMapping {
  /// The mapping back from the table after the change to the table before it.
  ///
  /// - Complexity: O(*m* log *n*) for *m* segments.
  public var inverted: TableMapping {
    TableMapping(
      oldShape: newShape, newShape: oldShape, rows: rows.inverted, sections: sections.inverted,
      movedRows: rows.inverted.applied(to: movedRows))
  }

  /// The mapping of a change that changes nothing.
  ///
  /// - Complexity: O(1).
  static func identity(of shape: TableShape) -> TableMapping {
    TableMapping(
      oldShape: shape, newShape: shape, rows: .identity(shape.rowCount),
      sections: .identity(shape.sectionCount), movedRows: RowSet())
  }

  /// Those of some rows after the change that came from another section than the one they stand in.
  ///
  /// - Complexity: O(log *n*) for each of them that was moved by itself.
  func arrivals(among rows: RowSet) -> RowSet {
    guard !movedRows.isEmpty else { return [] }
    let moved = rows.intersection(movedRows)
    return RowSet(
      moved.filter { row in
        guard let old = self.rows.oldIndex(of: row).flatMap(oldShape.path(ofRow:))
        else { return false }
        return sections.newIndex(of: old.section) != newShape.path(ofRow: row)?.section
      })
  }
}
