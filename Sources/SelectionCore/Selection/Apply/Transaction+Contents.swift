// SPDX-License-Identifier: MIT

/// New contents of a table by paths: rows that the table shows, in a new order.
extension Transaction {
  /// Gives the table new contents, section by section.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`, `.rowNamedTwice`.
  /// - Complexity: O(*n* log *n*) for *n* rows.
  mutating func update<Row: ResolvableRow>(
    to contents: [[Row]], _ vanished: VanishedRows
  ) throws(SelectionError) {
    let layout = table.layout
    move(
      try layout.told(
        TableShape(rowCounts: contents.map { $0.count }),
        segments: try segments(of: joined(contents)),
        sections: .byNumber(from: layout.whole.sectionCount, to: contents.count), vanished))
  }

  /// Gives a section new contents.
  ///
  /// - Throws: `SelectionError.sectionOutOfRange`, `.rowOutOfRange`, `.rowNamedTwice`,
  ///   `.rowOfOtherSection`.
  /// - Complexity: O(*n* log *n*) for *n* rows.
  mutating func update<Row: ResolvableRow>(
    _ section: Int, to rows: [Row], _ vanished: VanishedRows
  ) throws(SelectionError) {
    let layout = table.layout
    _ = try layout.whole.requiredRows(inSection: section)
    move(
      try layout.told(
        section, to: rows.count, segments: try segments(of: rows, inSection: section), vanished))
  }

  /// The rows with these names, in this order.
  private func segments<Row: ResolvableRow>(
    of names: [Row], inSection section: Int? = nil
  ) throws(SelectionError) -> [RowSegment] {
    var (segments, seen) = ([RowSegment](), RowSet())
    for name in names {
      let target = try name.target(for: self)
      if let section, target.section != section {
        throw .rowOfOtherSection(target.path, section: section)
      }
      guard seen.insert(target.number).inserted else { throw .rowNamedTwice(target.path) }
      segments.append(joining: .kept(target.number..<(target.number + 1)))
    }
    return segments
  }
}
