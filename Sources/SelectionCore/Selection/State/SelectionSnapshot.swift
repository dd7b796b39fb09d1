// SPDX-License-Identifier: MIT

/// A snapshot of a table's selection, checkmarks, anchor, lead and editing state by row, which can
/// be saved and restored.
///
/// If the previous selection is restored when editing ends, the snapshot also contains that
/// selection.
///
///     // Such as "selection/1 shape 3 5 selected 0-2 7 anchor 1.2":
///     let text = table.snapshot.description
///     try later.restore(SelectionSnapshot(text))
///
/// A snapshot's text is small enough for preferences. It contains runs rather than rows, so a
/// selection of a million consecutive rows takes a few bytes. The text may come from an untrusted
/// source: reading invalid text throws a ``SnapshotError``. The format is stable: later versions
/// can read the text that this version writes.
public struct SelectionSnapshot: Hashable, Sendable {
  /// The shape of the table that was saved.
  public let shape: TableShape
  /// The numbers of the selected rows.
  public let selected: RowSet
  /// The numbers of the rows that were checked in their lists.
  public let checked: RowSet
  /// The row from which a range was extended.
  public let anchor: RowPath?
  /// The row to which a range was extended.
  public let lead: RowPath?
  /// Whether the table was being edited.
  public let isEditing: Bool
  /// The numbers of the rows that were selected before editing, or nil if ending editing doesn't
  /// restore them.
  public let selectedBeforeEditing: RowSet?
  /// The marks in the app's own layers.
  let layers: LayerMarks

  /// Returns the rows that were marked in a layer, by their numbers in the whole table.
  ///
  ///     table.snapshot.numbers(in: .flagged)
  public func numbers(in layer: MarkLayer) -> RowSet {
    layer == .selected ? selected : layer == .checked ? checked : layers[layer]
  }

  /// The versions of the format that can be read; version 2 adds the selection as it was before
  /// editing, and version 3 the app's own layers.
  package static let versions = 1...3

  /// The earliest version of the format that can express the snapshot, which is the version
  /// written.
  package var version: Int { layers.isEmpty ? selectedBeforeEditing == nil ? 1 : 2 : 3 }

  /// Creates a snapshot, for example from an app's own format.
  ///
  ///     let saved = try SelectionSnapshot(
  ///       shape: [3, 5], selected: [0, 7], lead: RowPath(1, 4))
  ///     saved.description
  ///     // "selection/1 shape 3 5 selected 0 7 lead 1.4"
  ///
  /// - Parameters:
  ///   - shape: The shape of the whole table, including hidden rows.
  ///   - selected: The numbers of the selected rows.
  ///   - checked: The numbers of the checked rows.
  ///   - anchor: The row from which a range was extended, given by its path among all rows.
  ///   - lead: The row to which a range was extended, given by its path among all rows.
  ///   - isEditing: Whether the table was being edited.
  /// - Throws: `SelectionError.rowNumberOutOfRange`, `.rowOutOfRange`.
  /// - Complexity: O(log *n*).
  public init(
    shape: TableShape, selected: RowSet = [], checked: RowSet = [], anchor: RowPath? = nil,
    lead: RowPath? = nil, isEditing: Bool = false
  ) throws(SelectionError) {
    for rows in [selected, checked] {
      guard let last = rows.last, last >= shape.rowCount else { continue }
      throw .rowNumberOutOfRange(last, count: shape.rowCount)
    }
    for row in [anchor, lead] {
      if let row, !shape.contains(row) { throw .rowOutOfRange(row, shape) }
    }
    self.init(
      shape: shape, selected: selected, checked: checked, anchor: anchor, lead: lead,
      isEditing: isEditing, layers: LayerMarks())
  }

  /// Creates a snapshot of rows that are known to be valid.
  package init(
    shape: TableShape, selected: RowSet, checked: RowSet, anchor: RowPath? = nil,
    lead: RowPath? = nil, isEditing: Bool = false, selectedBeforeEditing: RowSet? = nil,
    layers: LayerMarks
  ) {
    self.shape = shape
    self.selected = selected
    self.checked = checked
    self.anchor = anchor
    self.lead = lead
    self.isEditing = isEditing
    self.selectedBeforeEditing = selectedBeforeEditing
    self.layers = layers
  }
}

extension TableSelection {
  /// A snapshot of the table, which contains the numbers of rows in the whole table, including
  /// hidden rows.
  ///
  /// - Complexity: O(1), or O(log *n*) if rows are hidden.
  public var snapshot: SelectionSnapshot {
    let rows = RowSet(0..<layout.whole.rowCount)
    return snapshot { hiding == nil ? $0 : $0.intersection(rows) }
  }

  /// A snapshot that includes the marks of rows outside all sections; the numbers of these rows
  /// follow all other numbers.
  ///
  /// - Complexity: O(1).
  package var snapshotWithHidden: SelectionSnapshot { snapshot { $0 } }

  private func snapshot(of rows: (RowSet) -> RowSet) -> SelectionSnapshot {
    let whole = layout.whole
    return SelectionSnapshot(
      shape: whole, selected: rows(selectedMarks.rows), checked: rows(checkedMarks),
      anchor: wholeAnchor.flatMap(whole.path(ofRow:)), lead: wholeLead.flatMap(whole.path(ofRow:)),
      isEditing: isEditing, selectedBeforeEditing: selectionBeforeEditing.map(rows),
      layers: layerMarks.map(rows))
  }
}
