// SPDX-License-Identifier: MIT

extension TableSelection {
  /// The mode in force, which is the policy's mode for the current state of editing.
  public var mode: RowSelectionMode { policy.mode(isEditing: isEditing) }

  /// The number of all rows, including hidden rows.
  @usableFromInline var allCount: Int { layout.count }

  /// The rows that were selected before editing, including hidden rows, if the end of editing
  /// restores them.
  var selectionBeforeEditing: RowSet? { sharedExtras.box?.value.selectionBeforeEditing }

  /// The selected rows, in table order.
  ///
  /// - Complexity: O(1) if no row is hidden; otherwise, O(*r* log *n*) for *r* runs of selected
  ///   rows.
  public var selectedRows: RowPaths { paths(of: selectedMarks.rows) }

  /// Whether a row is selected.
  ///
  ///     try table.tap(RowPath(1, 2))
  ///     table.isSelected(RowPath(1, 2))      // true
  ///     table.isSelected(RowPath(9, 9))      // false
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func isSelected(_ row: RowPath) -> Bool {
    guard isPlain, let count = shape.onlySection else {
      return Self.isSelected(row, selectedMarks.rows, shape, sharedExtras)
    }
    guard row.section == 0, row.row >= 0, row.row < count else { return false }
    guard let word = selectedMarks.rows.word else {
      return Self.isSelected(row.row, selectedMarks.rows)
    }
    return row.row < UInt.bitWidth && word &>> UInt(truncatingIfNeeded: row.row) & 1 != 0
  }

  /// The numbers of the rows that look selected.
  var presented: RowSet { presented(among: shown(selectedMarks.rows)) }

  /// Whether the row with a number, shown or hidden, is enabled.
  @usableFromInline
  func isEnabled(number: Int) -> Bool { isPlain || !extras.disabled.contains(number) }

  /// The accessory of the row with a number; none if the row isn't shown.
  @usableFromInline
  func accessory(forNumber number: Int) -> RowAccessory {
    isPlain ? .none : path(ofRow: number).map { accessory(for: $0) } ?? .none
  }

  /// Whether the row with a number is shown and looks selected.
  @usableFromInline
  func isPresentedSelected(number: Int) -> Bool {
    guard selectedMarks.rows.contains(number), isShown(number) else { return false }
    return touched == nil || touched == number || mode != .single
  }

  /// The numbers of the rows to which a menu on a row applies; empty if the row isn't shown.
  func menuNumbers(forRow number: Int) -> RowSet {
    guard isShown(number) else { return [] }
    return selectedMarks.rows.contains(number) ? shownSelected : [number]
  }

  @inline(__always)
  func presented(among selected: RowSet) -> RowSet {
    guard let touched, policy.mode(isEditing: isEditing) == .single else { return selected }
    return selected.intersection([touched])
  }

  /// Whether a row is enabled; the result is false for a row that the table doesn't contain.
  ///
  ///     try table.disable(RowPath(0, 1))
  ///     table.isEnabled(RowPath(0, 1))       // false
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func isEnabled(_ row: RowPath) -> Bool { Self.isEnabled(row, shape, sharedExtras) }

  /// Returns the mode in force in a section: the section's own mode, or otherwise the table's mode.
  ///
  ///     try table.setMode(.single, inSection: 0)
  ///     table.mode(inSection: 0)             // single
  ///     table.mode(inSection: 1)             // multiple
  ///
  /// - Complexity: O(log *s*).
  public func mode(inSection section: Int) -> RowSelectionMode {
    sharedExtras.box?.value.laws[section].mode(inTableOf: mode) ?? mode
  }

  /// Whether a pan or a sweep is under way.
  var isInGesture: Bool { !isPlain && (isPanning || isSweeping) }

  /// The steps that can be undone and redone; nil if undo isn't enabled.
  package var history: SelectionHistory? { keepsHistory ? past.history : nil }

  /// The number of segments of the stored changes to the data, for tests of their cost.
  package var journalSize: Int { past.journal.size }
}
