// SPDX-License-Identifier: MIT

extension TableSelection {
  /// The mode in force: what the policy says for the table as it is being edited or not.
  public var mode: SelectionMode { policy.mode(isEditing: isEditing) }

  /// The numbers of the selected rows that are shown; they count the shown rows of all sections.
  ///
  /// - Complexity: O(1) if no row is hidden, else O(*r* log *n*) for *r* runs of selected rows.
  public var selected: RowSet {
    isPlain ? selectedMarks.rows : layout.ranks(of: selectedMarks.rows)
  }

  /// The number of rows that are hidden, whose marks the table keeps.
  ///
  /// - Complexity: O(1).
  public var hiddenCount: Int { hiding == nil ? 0 : allCount - shape.rowCount }

  /// The number of all rows, the hidden ones among them.
  @usableFromInline var allCount: Int { layout.count }

  /// The rows that were selected before editing, hidden ones among them, if they come back at its
  /// end.
  var selectionBeforeEditing: RowSet? { isPlain ? nil : extras.selectionBeforeEditing }

  /// The selected rows, in table order.
  ///
  /// - Complexity: As ``selected``.
  public var selectedRows: RowPaths { paths(of: selectedMarks.rows) }

  /// The topmost selected row, or nil if none is.
  ///
  /// - Complexity: O(log *n*).
  public var selectedRow: RowPath? { shown(selectedMarks.rows).first.flatMap(path(ofRow:)) }

  /// Returns whether a row is selected.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func isSelected(_ row: RowPath) -> Bool {
    // The answer for a short table is made in the caller, where a table in a property is only read:
    // to call a function it is copied, which costs more than the answer.
    if isPlain, let count = shape.onlySection, let word = selectedMarks.rows.word {
      return row.section == 0 && row.row >= 0 && row.row < min(count, UInt.bitWidth)
        && word &>> UInt(truncatingIfNeeded: row.row) & 1 != 0
    }
    return isSelectedInTree(row)
  }

  @usableFromInline
  func isSelectedInTree(_ row: RowPath) -> Bool {
    guard let number = number(of: row) else { return false }
    return selectedMarks.rows.contains(number)
  }

  /// The number of selected rows in a section, or nil if there is no such section.
  ///
  /// - Complexity: O(log *n*).
  public func selectedCount(inSection section: Int) -> Int? {
    layout.whole.rows(inSection: section).map(shown(selectedMarks.rows).count(in:))
  }

  /// The rows that a menu on a row is about: all selected rows if the row is one of them, else that
  /// row alone; none for a row that is not there.
  ///
  /// - Complexity: O(log *n*).
  public func menuRows(for row: RowPath) -> RowPaths {
    guard let number = number(of: row) else { return paths(of: []) }
    return selectedMarks.rows.contains(number) ? selectedRows : paths(of: [number])
  }

  /// The row on which a pointer is down, as ``Input/press(_:_:)`` says; nil if none is.
  ///
  /// - Complexity: O(log *s*).
  public var pressedRow: RowPath? { extras.press.flatMap { path(ofRow: $0.row) } }

  /// Which row is selected when all selected rows have been deleted.
  public var deletionSuccessor: DeletionSuccessor { extras.deletionSuccessor }

  /// Whether inputs that replace the selection reach hidden rows.
  public var replacementScope: ReplacementScope { extras.replacementScope }

  /// The row that is held by a finger, and so is highlighted; nil if none is.
  ///
  /// - Complexity: O(log *s*).
  public var highlightedRow: RowPath? { touched.flatMap(path(ofRow:)) }

  /// The rows that look selected.
  ///
  /// In mode single, while a finger is down on a row, no other row looks selected, though it still
  /// is.
  public var presentedRows: RowPaths { paths(of: presented) }

  /// The numbers of the rows that look selected.
  var presented: RowSet { presented(among: shown(selectedMarks.rows)) }

  @inline(__always)
  func presented(among selected: RowSet) -> RowSet {
    guard let touched, policy.mode(isEditing: isEditing) == .single else { return selected }
    return selected.intersection([touched])
  }

  /// Whether a row looks selected: in mode single, the selected row does not while another is
  /// touched.
  ///
  /// - Complexity: O(log *n*).
  public func isPresentedSelected(_ row: RowPath) -> Bool {
    guard let number = number(of: row), selectedMarks.rows.contains(number)
    else { return false }
    return touched == nil || touched == number || mode != .single
  }

  /// The row from which a range extends; nil if there is none.
  ///
  /// - Complexity: O(log *s*).
  public var anchor: RowPath? { anchorNumber.flatMap(path(ofRow:)) }

  /// The row to which a range extends, and on which the keyboard is; nil if there is none.
  ///
  /// - Complexity: O(log *s*).
  public var lead: RowPath? { leadNumber.flatMap(path(ofRow:)) }

  /// The numbers of the shown rows that the user cannot change; they count the shown rows of all
  /// sections.
  ///
  /// - Complexity: As ``selected``.
  public var disabled: RowSet { isPlain ? [] : layout.ranks(of: extras.disabled) }

  /// Returns whether a row is enabled; a row that is not there is not.
  ///
  /// - Complexity: O(log *n*).
  public func isEnabled(_ row: RowPath) -> Bool {
    number(of: row).map { !extras.disabled.contains($0) } ?? false
  }

  /// The mode in force in a section; that of the table for a section that has none of its own.
  ///
  /// - Complexity: O(log *s*).
  public func mode(inSection section: Int) -> SelectionMode {
    isPlain ? mode : extras.laws[section].mode(inTableOf: mode)
  }

  /// How many rows of the whole table the user may select.
  public var limits: SelectionLimits { extras.limits }

  /// How many rows of a section the user may mark.
  ///
  /// - Complexity: O(log *s*).
  public func limits(inSection section: Int) -> SelectionLimits {
    extras.laws[section].limits
  }

  /// How an input of the user is treated that exceeds a limit.
  public var limitOverflow: LimitOverflow { extras.overflow }

  /// Whether a two-finger pan is under way.
  public var isPanning: Bool { extras.pan != nil }

  /// Whether a sweep is under way.
  public var isSweeping: Bool { extras.sweep != nil }

  /// Whether a pan or a sweep is under way.
  var isInGesture: Bool { !isPlain && (isPanning || isSweeping) }

  /// The steps that can be undone and redone; nil if none are kept.
  package var history: SelectionHistory? { keepsHistory ? sharedHistory.value : nil }

  /// How many segments the remembered changes of the data have, for tests of what they cost.
  package var journalSize: Int { journal.size }

  /// How many steps can be undone; none where undo is not enabled.
  public var undoCount: Int { sharedHistory.value.undoCount }

  /// How many undone steps can be redone.
  public var redoCount: Int { sharedHistory.value.redoCount }
}
