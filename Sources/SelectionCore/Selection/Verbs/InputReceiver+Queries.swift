// SPDX-License-Identifier: MIT

/// Queries that every table supports, regardless of its names for rows.
///
/// Only shown rows are counted; sections are named by number.
extension InputReceiver {
  /// The number of sections, and the number of rows in each section.
  public var shape: TableShape { rows.shape }

  /// The policy, which determines what the user may select.
  public var policy: SelectionPolicy { rows.policy }

  /// The mode in force, which is the policy's mode for the current state of editing.
  public var mode: RowSelectionMode { rows.mode }

  /// Returns the mode in force in a section: the section's own mode, or otherwise the table's mode.
  ///
  ///     try mails.setMode(.none, inSection: 0)
  ///     mails.mode(inSection: 0)             // none
  ///
  /// - Complexity: O(log *s*).
  public func mode(inSection section: Int) -> RowSelectionMode { rows.mode(inSection: section) }

  /// Whether the table is being edited.
  public var isEditing: Bool { rows.isEditing }

  /// The change to the selection when editing begins and when it ends.
  public var editingTransition: EditingTransition { rows.editingTransition }

  /// Returns the kind of a section's checkmark list, or nil if the section is an ordinary section.
  ///
  ///     try mails.setList(.exclusive, inSection: 0)
  ///     mails.list(inSection: 0)             // exclusive
  ///
  /// - Complexity: O(log *s*).
  public func list(inSection section: Int) -> CheckmarkListKind? { rows.list(inSection: section) }

  /// The accessories of rows in checkmark lists.
  public var accessoryStyle: AccessoryStyle { rows.extras.accessoryStyle }

  /// The limits on the selected rows of the whole table.
  public var limits: SelectionLimits { rows.extras.limits }

  /// Returns the limits on the marked rows of a section.
  ///
  ///     try mails.setLimits(SelectionLimits(atLeast: 1), inSection: 0)
  ///     mails.limits(inSection: 0).atLeast   // 1
  ///
  /// - Complexity: O(log *s*).
  public func limits(inSection section: Int) -> SelectionLimits {
    rows.extras.laws[section].limits
  }

  /// The treatment of a user's input that would exceed a limit.
  public var limitOverflow: LimitOverflow { rows.extras.overflow }

  /// The row to select when a change to the data has removed every selected row.
  public var deletionSuccessor: DeletionSuccessor { rows.extras.deletionSuccessor }

  /// The rows that are affected by inputs that replace the selection.
  public var replacementScope: ReplacementScope { rows.extras.replacementScope }

  /// Whether the order in which rows were selected is recorded.
  public var keepsOrder: Bool { rows.extras.keepsOrder }

  /// Whether a two-finger pan is in progress.
  public var isPanning: Bool { rows.extras.pan != nil }

  /// Whether a sweep is in progress.
  public var isSweeping: Bool { rows.extras.sweep != nil }

  /// Whether steps are recorded for undo and redo.
  ///
  ///     mails.enableUndo()
  ///     mails.isUndoEnabled                  // true
  public var isUndoEnabled: Bool { rows.past.keepsHistory }

  /// The number of steps that can be undone; zero if undo isn't enabled.
  public var undoCount: Int { rows.past.history.undoCount }

  /// The number of undone steps that can be redone.
  public var redoCount: Int { rows.past.history.redoCount }

  /// The number of selected rows that are shown.
  ///
  /// - Complexity: O(1) if no row is hidden; otherwise, O(*r* log *n*) for *r* runs of selected
  ///   rows.
  public var selectedCount: Int { rows.shownSelected.count }

  /// The number of selected rows that are hidden, without what isn't loaded, even if all of that is
  /// selected.
  ///
  ///     "\(mails.selectedCount) selected, \(mails.hiddenSelectedCount) not shown"
  ///
  /// - Complexity: The cost of ``selectedCount``.
  public var hiddenSelectedCount: Int {
    let hidden = rows.selectedMarks.rows.count - rows.shownSelected.count
    return rows.selectsUnloaded ? hidden - 1 : hidden
  }

  /// Returns the number of selected rows in a section, or nil if the section doesn't exist.
  ///
  ///     try mails.select(["m1", "m5"])
  ///     mails.selectedCount(inSection: 0)    // 2
  ///
  /// - Complexity: O(log *n*), plus O(log *n*) for each run of selected rows if rows are hidden.
  public func selectedCount(inSection section: Int) -> Int? {
    rows.layout.whole.rows(inSection: section).map(rows.shownSelected.count(in:))
  }

  /// The number of checked rows that are shown.
  ///
  /// - Complexity: O(1) if no row is hidden; otherwise, O(*r* log *n*) for *r* runs of checked
  ///   rows.
  public var checkedCount: Int { rows.shownChecked.count }

  /// The number of hidden rows; the table keeps the marks of these rows.
  ///
  /// - Complexity: O(1).
  public var hiddenCount: Int {
    let hidden = rows.layout.count - shape.rowCount
    return rows.past.unloaded == nil ? hidden : hidden - 1
  }

  /// Whether the mode and the table's limit allow the user to select one more row without
  /// deselecting another row.
  ///
  ///     addButton.isEnabled = mails.hasRoomForOneMore
  ///
  /// Hidden rows count. The result doesn't depend on the settings of sections or on the number of
  /// enabled rows that aren't selected.
  ///
  /// - Complexity: O(1).
  public var hasRoomForOneMore: Bool { rows.hasRoomToSelect }

  /// Whether the user can mark one more row of a section without unmarking another row.
  ///
  /// The result depends on the mode, the kind of list, the section's limit and, outside checkmark
  /// lists, the table's limit.
  ///
  ///     try mails.setLimits(SelectionLimits(atMost: 1), inSection: 0)
  ///     try mails.tap("m1")
  ///     mails.hasRoomForOneMore(inSection: 0)    // false
  ///
  /// - Parameter section: The section; if it doesn't exist, the result is false.
  /// - Returns: Whether the user can mark one more row.
  /// - Complexity: O(log *n*).
  public func hasRoomForOneMore(inSection section: Int) -> Bool {
    rows.hasRoomToMark(inSection: section)
  }
}

extension TableSelection {
  fileprivate var hasRoomToSelect: Bool {
    let count = selectedMarks.rows.count
    guard mode != .none, limits.hasRoom(beside: count) else { return false }
    return mode == .multiple || count == 0
  }

  fileprivate func hasRoomToMark(inSection section: Int) -> Bool {
    let mode = mode(inSection: section)
    guard mode != .none, shape.rows(inSection: section) != nil else { return false }
    let rows = layout.rows(ofSection: section)
    let kind = listInForce(inSection: section)
    let marked = kind == nil ? selectedMarks.rows : checkedMarks
    let count = marked.intersection(rows).count
    guard limits(inSection: section).hasRoom(beside: count) else { return false }
    if let kind {
      guard kind.isExclusive else { return true }
      return marked.isDisjoint(with: extras.laws.rivals(of: section, in: layout))
    }
    return hasRoomToSelect && (mode == .multiple || count == 0)
  }
}

extension SelectionLimits {
  /// Whether one more row can be marked in addition to a number of marked rows.
  fileprivate func hasRoom(beside count: Int) -> Bool { atMost.map { count < $0 } ?? true }
}
