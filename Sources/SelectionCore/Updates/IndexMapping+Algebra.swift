// SPDX-License-Identifier: MIT

extension IndexMapping {
  /// The inverse mapping, from the numbers after the change to those before it.
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
    return IndexMapping(oldCount: newCount, segments: inverse)
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

  /// The mapping of a change that moves no section and doesn't change the shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - rows: How the rows move; nil if none does.
  /// - Returns: The mapping.
  /// - Complexity: O(1).
  static func identity(of shape: TableShape, rows: IndexMapping? = nil) -> TableMapping {
    TableMapping(
      oldShape: shape, newShape: shape, rows: rows ?? .identity(shape.rowCount),
      sections: .identity(shape.sectionCount), movedRows: RowSet())
  }

  /// The given rows, by their numbers after the change, that came from another section.
  ///
  /// - Complexity: O(log *n*) for each of them that was moved individually.
  func incoming(among rows: RowSet) -> RowSet {
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
