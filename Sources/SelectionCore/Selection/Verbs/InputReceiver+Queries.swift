// SPDX-License-Identifier: MIT

/// Queries that every table has, however it names its rows.
///
/// Rows are counted as they are shown; sections are named by their numbers.
extension InputReceiver {
  /// How many sections the table has, and how many rows each.
  public var shape: TableShape { rows.shape }

  /// What the user may select.
  public var policy: SelectionPolicy { rows.policy }

  /// The mode in force: what the policy says for the table as it is being edited or not.
  public var mode: SelectionMode { rows.mode }

  /// The mode in force in a section; that of the table for a section that has none of its own.
  ///
  /// - Complexity: O(log *s*).
  public func mode(inSection section: Int) -> SelectionMode { rows.mode(inSection: section) }

  /// Whether the table is being edited.
  public var isEditing: Bool { rows.isEditing }

  /// How the selection changes when editing begins and ends.
  public var editingTransition: EditingTransition { rows.editingTransition }

  /// The kind of checkmark list of a section, or nil if it is an ordinary section.
  ///
  /// - Complexity: O(log *s*).
  public func list(inSection section: Int) -> CheckmarkListKind? { rows.list(inSection: section) }

  /// The accessories of rows of checkmark lists.
  public var accessoryStyle: AccessoryStyle { rows.accessoryStyle }

  /// How many rows of the whole table the user may select.
  public var limits: SelectionLimits { rows.limits }

  /// How many rows of a section the user may mark.
  ///
  /// - Complexity: O(log *s*).
  public func limits(inSection section: Int) -> SelectionLimits {
    rows.limits(inSection: section)
  }

  /// How an input of the user is treated that exceeds a limit.
  public var limitOverflow: LimitOverflow { rows.limitOverflow }

  /// Which row is selected when all selected rows have been deleted.
  public var deletionSuccessor: DeletionSuccessor { rows.deletionSuccessor }

  /// Whether inputs that replace the selection reach hidden rows.
  public var replacementScope: ReplacementScope { rows.replacementScope }

  /// Whether the order in which rows were selected is kept.
  public var keepsOrder: Bool { rows.keepsOrder }

  /// Whether a two-finger pan is under way.
  public var isPanning: Bool { rows.isPanning }

  /// Whether a sweep is under way.
  public var isSweeping: Bool { rows.isSweeping }

  /// How many steps can be undone; none where undo is not enabled.
  public var undoCount: Int { rows.undoCount }

  /// How many undone steps can be redone.
  public var redoCount: Int { rows.redoCount }

  /// The number of selected rows that are shown.
  ///
  /// - Complexity: O(1) if no row is hidden, else O(log *n*).
  public var selectedCount: Int { rows.shownSelected.count }

  /// The number of selected rows that are hidden.
  ///
  ///     "\(mails.selectedCount) selected, \(mails.hiddenSelectedCount) not shown"
  ///
  /// - Complexity: As ``selectedCount``.
  public var hiddenSelectedCount: Int { rows.selectedMarks.rows.count - rows.selected.count }

  /// The number of selected rows in a section, or nil if there is no such section.
  ///
  /// - Complexity: O(log *n*).
  public func selectedCount(inSection section: Int) -> Int? {
    rows.selectedCount(inSection: section)
  }

  /// The number of checked rows that are shown.
  ///
  /// - Complexity: O(1) if no row is hidden, else O(log *n*).
  public var checkedCount: Int { rows.shownChecked.count }

  /// The number of rows that are hidden, whose marks the table keeps.
  ///
  /// - Complexity: O(1).
  public var hiddenCount: Int { rows.hiddenCount }

  /// Whether the user can select one more row without another giving way: the mode and the table's
  /// limit leave room for it.
  ///
  ///     addButton.isEnabled = photos.hasRoomForOneMore
  ///
  /// Hidden rows count. Whether there is an enabled row that isn't selected yet is not asked, nor
  /// what sections say for themselves.
  ///
  /// - Complexity: O(1).
  public var hasRoomForOneMore: Bool { rows.hasRoomToSelect }

  /// Whether the user can mark one more row of a section without another giving way: the mode, the
  /// kind of list, the section's limit and, outside of checkmark lists, that of the table leave
  /// room for it.
  ///
  /// - Parameter section: The section; one that does not exist has no room.
  /// - Returns: Whether there is room.
  /// - Complexity: O(log *n*).
  public func hasRoomForOneMore(inSection section: Int) -> Bool {
    rows.hasRoomToMark(inSection: section)
  }
}

extension TableSelection {
  fileprivate var hasRoomToSelect: Bool {
    let count = selectedMarks.rows.count
    switch mode {
    case .none: return false
    case .single: return count == 0 && limits.hasRoom(beside: count)
    case .multiple: return limits.hasRoom(beside: count)
    }
  }

  fileprivate func hasRoomToMark(inSection section: Int) -> Bool {
    let mode = mode(inSection: section)
    guard mode != .none, shape.rows(inSection: section) != nil else { return false }
    let rows = layout.rows(ofSection: section)
    let kind = listInForce(inSection: section)
    let marked = kind == nil ? selectedMarks.rows : checkedMarks
    let count = marked.intersection(rows).count
    guard limits(inSection: section).hasRoom(beside: count) else { return false }
    if let kind { return !kind.isExclusive || count == 0 }
    return hasRoomToSelect && (mode == .multiple || count == 0)
  }
}

extension SelectionLimits {
  /// Whether one more row can be marked beside some that are.
  fileprivate func hasRoom(beside count: Int) -> Bool { atMost.map { count < $0 } ?? true }
}
