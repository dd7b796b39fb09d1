// SPDX-License-Identifier: MIT

extension TableMapping {
  /// The mapping of a change that is known by the identities of the rows before and after it: every identity
  /// that is still there keeps its row's state, in whichever section it is.
  ///
  /// Of several rows with one identity the k-th becomes the k-th, in table order. Sections are the same by
  /// their numbers.
  /// - Parameters:
  ///   - old: the identities before, by section.
  ///   - new: the identities after, by section.
  /// - Complexity: O(*n*).
  public init<ID: Hashable>(from old: [[ID]], to new: [[ID]]) {
    let common = min(old.count, new.count)
    self.init(
      oldShape: TableShape(sections: old), newShape: TableShape(sections: new),
      oldIDs: old.joined().map(Optional.some), newIDs: Array(new.joined()),
      sections: IndexMapping(
        oldCount: old.count,
        segments: [.kept(0..<common), .inserted(new.count - common)]))
  }

  /// The mapping of a change that is known by the identities of rows and sections before and after it.
  ///
  /// Of several rows, or sections, with one identity the k-th becomes the k-th.
  /// - Parameters:
  ///   - old: each section's identity and those of its rows, before.
  ///   - new: each section's identity and those of its rows, after.
  /// - Complexity: O(*n*).
  public init<SectionID: Hashable, ID: Hashable>(
    from old: [(section: SectionID, rows: [ID])], to new: [(section: SectionID, rows: [ID])]
  ) {
    self.init(
      oldShape: TableShape(sections: old.map { $0.rows }),
      newShape: TableShape(sections: new.map { $0.rows }),
      oldIDs: old.flatMap { $0.rows }.map(Optional.some), newIDs: new.flatMap { $0.rows },
      sections: IndexMapping(
        oldCount: old.count,
        origins: origins(
          of: new.map { $0.section }, among: old.map { $0.section }.map(Optional.some))))
  }

  private init<ID: Hashable>(
    oldShape: TableShape, newShape: TableShape, oldIDs: [ID?], newIDs: [ID],
    sections: IndexMapping
  ) {
    let origins = origins(of: newIDs, among: oldIDs)
    var moved: [Int] = []
    for (row, origin) in origins.enumerated() {
      guard let origin, let home = oldShape.path(ofRow: origin)?.section else { continue }
      if sections.newIndex(of: home) != newShape.path(ofRow: row)?.section { moved.append(row) }
    }
    self.init(
      oldShape: oldShape, newShape: newShape,
      rows: IndexMapping(oldCount: oldIDs.count, origins: origins), sections: sections,
      movedRows: RowSet(moved))
  }

  /// The mapping that gives one section other identities, or the same in another order.
  ///
  /// - Parameters:
  ///   - shape: the shape before.
  ///   - section: the section, which is there.
  ///   - old: the identities of its rows before; a row without one goes.
  ///   - new: its identities after.
  /// - Throws: `SelectionError.sectionOutOfRange`, `.tooManyRows`.
  init<ID: Hashable>(
    of shape: TableShape, rearranging section: Int, from old: [ID?], to new: [ID]
  ) throws(SelectionError) {
    let rows = try shape.requiredRows(inSection: section)
    var newShape = shape
    try newShape.setRowCount(new.count, inSection: section)
    var segments: [RowSegment] = [.kept(0..<rows.lowerBound)]
    for segment in stretches(of: origins(of: new, among: old)) {
      switch segment {
      case .kept(let range):
        let start = rows.lowerBound + range.lowerBound
        segments.append(.kept(start..<(start + range.count)))
      case .inserted: segments.append(segment)
      }
    }
    segments.append(.kept(rows.upperBound..<shape.rowCount))
    self.init(
      oldShape: shape, newShape: newShape,
      rows: IndexMapping(oldCount: shape.rowCount, segments: segments.filter { $0.count > 0 }),
      sections: .identity(shape.sectionCount), movedRows: RowSet())
  }
}

extension TableShape {
  fileprivate init<ID>(sections: [[ID]]) {
    self.init()
    // Arrays in memory never hold more than `Int.max` elements together.
    if let shape = try? TableShape(rowCounts: sections.map { $0.count }) { self = shape }
  }
}

extension IndexMapping {
  fileprivate init(oldCount: Int, origins: [Int?]) {
    self.init(oldCount: oldCount, segments: stretches(of: origins))
  }
}

/// Where each of the new identities stood among the old ones: of several that are equal, the k-th where the
/// k-th did.
private func origins<ID: Hashable>(of new: [ID], among old: [ID?]) -> [Int?] {
  // For each identity the first place not yet given away, and for each place the next with its identity.
  var first: [ID: Int] = [:]
  var next = [Int?](repeating: nil, count: old.count)
  for place in old.indices.reversed() {
    if let id = old[place] { next[place] = first.updateValue(place, forKey: id) }
  }
  return new.map { id in
    guard let place = first[id] else { return nil }
    first[id] = next[place]
    return place
  }
}

/// Origins one by one as stretches that stayed together.
private func stretches(of origins: [Int?]) -> [RowSegment] {
  var segments: [RowSegment] = []
  for origin in origins {
    switch (segments.last, origin) {
    case (.kept(let range)?, let origin?) where range.upperBound == origin:
      segments[segments.count - 1] = .kept(range.lowerBound..<(origin + 1))
    case (.inserted(let count)?, nil): segments[segments.count - 1] = .inserted(count + 1)
    case (_, let origin?): segments.append(.kept(origin..<(origin + 1)))
    case (_, nil): segments.append(.inserted(1))
    }
  }
  return segments
}
