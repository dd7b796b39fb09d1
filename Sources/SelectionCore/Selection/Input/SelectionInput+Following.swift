// SPDX-License-Identifier: MIT

/// An input to a table whose rows are named by paths.
public typealias TableInput = SelectionInput<RowPath>

extension SelectionInput where Row == RowPath {
  /// Returns this input, translated so that it applies to the table after a change to the data.
  ///
  ///     // On its way, while the table is updated:
  ///     let input = TableInput.tap(row)
  ///     let mapping = try table.insertRows(at: RowPath(0, 0)).mapping
  ///     mapping.flatMap(input.following)!            // tap(0.2)
  ///
  /// A pending input therefore never affects the wrong row. If the input names several rows,
  /// removed rows are left out.
  ///
  /// - Parameter mapping: The mapping of rows and sections.
  /// - Returns: The input for the table after the change, or nil if its row, all of its rows or its
  ///   section were removed. The result is also nil for an input that itself refers to the older
  ///   data: a batch, a mapping, a reload, a snapshot, an edit, or the rows to show.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  public func following(_ mapping: TableMapping) -> TableInput? {
    switch self {
    case .restore, .reloadData, .perform, .follow, .update, .updateSection, .edit, .show: return nil
    default: return try? translatedRarely(by: FollowingValues(mapping: mapping))
    }
  }
}

/// The rows and sections of an input after a change to the data.
private struct FollowingValues: InputTranslation {
  /// The row or section of an input was removed.
  struct Gone: Error {}

  let mapping: TableMapping

  func row(_ row: RowPath, _ key: String) throws(Gone) -> RowPath {
    guard let row = mapping.newPath(of: row) else { throw Gone() }
    return row
  }

  func rows(_ rows: RowSpans, _ key: String) throws(Gone) -> RowSpans {
    guard let numbers = try? rows.numbers(in: mapping.oldShape) else { throw Gone() }
    let new = mapping.rows.applied(to: numbers)
    guard !new.isEmpty || numbers.isEmpty else { throw Gone() }
    return RowPaths(new, in: mapping.newShape).rowSpans
  }

  func destination(
    _ destination: RowDestination<RowPath>, _ key: String
  ) throws(Gone) -> RowDestination<RowPath> {
    switch destination {
    case .before(let next):
      if let next = mapping.newPath(of: next) { return .before(next) }
      guard mapping.oldShape.rowCount(inSection: next.section) == next.row else { throw Gone() }
      return .endOfSection(try section(next.section))
    case .endOfSection(let number): return .endOfSection(try section(number))
    }
  }

  func sections(_ sections: RowSet, _ key: String) throws(Gone) -> RowSet {
    mapping.sections.applied(to: sections)
  }

  func section(_ section: Int) throws(Gone) -> Int {
    guard let section = mapping.sections.newIndex(of: section) else { throw Gone() }
    return section
  }
}

extension TableEdit {
  /// The edit after a change to the data, without removed rows.
  ///
  /// Nil for an edit that moves rows or changes the set of shown rows, because such an edit refers
  /// to the older data.
  func following(_ whole: TableMapping) -> TableEdit? {
    guard mapping == nil, shown == nil, !whole.isReload else { return nil }
    var edit = self
    edit.marks = marks.map { $0.following(whole.rows) }
    edit.anchor = anchor.flatMap(whole.rows.newIndex)
    edit.lead = lead.flatMap(whole.rows.newIndex)
    return edit
  }
}
