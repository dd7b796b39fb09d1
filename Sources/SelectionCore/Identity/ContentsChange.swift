// SPDX-License-Identifier: MIT

/// Where the rows of a table go when it is told new contents.
@usableFromInline
struct ContentsChange {
  let mapping: TableMapping
  /// Where the rows go, hidden ones among them.
  @usableFromInline let all: IndexMapping
}

extension IdentifiedTable {
  /// The numbers of the hidden rows.
  @usableFromInline
  var hiddenNumbers: Range<Int> { selection.shape.rowCount..<selection.numbering.count }

  /// The change after which a section has other rows.
  @usableFromInline
  func change(
    _ section: Int, _ rows: Range<Int>, to count: Int, segments: [RowSegment],
    _ vanished: Vanished
  ) throws(SelectionError) -> ContentsChange {
    var shape = selection.shape
    let end = shape.rowCount
    try shape.setRowCount(count, inSection: section)
    let isAll = rows.count == end
    return try change(
      to: shape,
      segments: isAll
        ? segments
        : [.kept(0..<rows.lowerBound)] + segments + [.kept(rows.upperBound..<end)],
      sections: .identity(shape.sectionCount), crossesSections: false, vanished)
  }

  /// The change after which the table has a shape, and these stand in its rows.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  @usableFromInline
  func change(
    to shape: TableShape, segments: [RowSegment], sections: IndexMapping,
    crossesSections: Bool = true, _ vanished: Vanished
  ) throws(SelectionError) -> ContentsChange {
    let hidden = selection.hiddenCount
    guard shape.rowCount <= .max - names.rows.count - hidden else { throw .tooManyRows }
    let mapping = TableMapping(
      from: selection.shape, to: shape, segments: segments, sections: sections,
      hiddenCount: hidden, crossesSections: crossesSections
    ) { removed in
      vanished == .hidden ? removed.intersection(names.rows) : []
    }
    return ContentsChange(mapping: mapping, all: mapping.allRows(hidden: hidden))
  }

  /// Applies a change after which some rows have other identities.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - rows: The rows.
  ///   - groups: The rows that have one identity, group by group, after it.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.tooManyRows`.
  @usableFromInline
  mutating func apply(
    _ change: ContentsChange, _ rows: Range<Int>, sharing groups: [[Int]]
  ) throws(SelectionError) -> SelectionChange {
    let new = selectsUnloaded ? change.all.inserted.intersection(RowSet(rows)) : []
    let result = try selection.apply(
      change.mapping, sharing: SharedCheckmarks(groups), selecting: new)
    unloaded = unloaded.flatMap(change.all.newIndex)
    return result
  }
}
