// SPDX-License-Identifier: MIT

/// The moves of a table's rows when the table gets new contents.
extension IdentifiedTable {
  /// The numbers of the hidden rows, including rows outside all sections.
  @usableFromInline
  var hiddenNumbers: RowSet { selection.hiddenRows }

  /// All rows, section by section, shown or hidden.
  @usableFromInline
  var wholeShape: TableShape { selection.layout.whole }

  /// The change that gives a section new contents; see `Layout`.
  @usableFromInline
  func change(
    _ section: Int, to count: Int, segments: [RowSegment], _ vanished: VanishedRows
  ) throws(SelectionError) -> LayoutChange {
    try selection.layout.told(
      section, to: count, segments: segments, vanished, keeping: namedRows(vanished))
  }

  /// The change that gives the table new contents; see `Layout`.
  @usableFromInline
  func change(
    to shape: TableShape, segments: [RowSegment], sections: IndexMapping, _ vanished: VanishedRows
  ) throws(SelectionError) -> LayoutChange {
    try selection.layout.told(
      shape, segments: segments, sections: sections, vanished, keeping: namedRows(vanished))
  }

  /// The rows that have an identity, if it matters which can remain as hidden rows.
  private func namedRows(_ vanished: VanishedRows) -> RowSet? {
    vanished == .hidden || selection.layout.hiding != nil ? names.rows : nil
  }

  /// Whether each row keeps its place, and is shown or hidden as before the change.
  @usableFromInline
  func isUnchanged(by change: LayoutChange) -> Bool {
    change.changesNothing(in: selection.layout)
  }

  /// Applies a change that gives some rows new identities.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - groups: The rows that share an identity after the change, group by group.
  /// - Returns: The resulting change.
  @usableFromInline
  mutating func apply(_ change: LayoutChange, sharing groups: [[Int]]) -> SelectionChange {
    selection.edit { $0.move(change, sharing: SharedCheckmarks(groups)) }
  }
}
