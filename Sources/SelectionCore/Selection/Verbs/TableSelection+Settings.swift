// SPDX-License-Identifier: MIT

/// What the app sets.
extension TableSelection {
  /// Sets what the user may select.
  ///
  /// Where that makes the mode in force single, the lowest selected row stays; otherwise the
  /// selection stays as it is, also in mode none. Anchor and lead stay.
  ///
  /// - Parameter policy: The policy.
  /// - Returns: The resulting change: the rows that were trimmed away, as deselected.
  /// - Complexity: O(log *n*), and as much for each section of mode single.
  @discardableResult
  public mutating func setPolicy(_ policy: SelectionPolicy) -> SelectionChange {
    applyAlways(.setPolicy(policy))
  }

  /// Begins or ends editing; setting the value it has changes nothing.
  ///
  /// What becomes of the selection is for ``TableInput/setEditingTransition(_:)`` to say. At the
  /// end no row of a checkmark list stays selected. Where mode single comes into force, the lowest
  /// selected row stays.
  ///
  /// - Parameter isEditing: Whether the table is to be edited.
  /// - Returns: The resulting change.
  /// - Complexity: O(log *n*), and as much for each section of mode single.
  @discardableResult
  public mutating func setEditing(_ isEditing: Bool) -> SelectionChange {
    applyAlways(.setEditing(isEditing))
  }

  /// Sets what becomes of the selection when editing begins and ends.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  package mutating func setEditingTransition(_ transition: EditingTransition) -> SelectionChange {
    applyAlways(.setEditingTransition(transition))
  }

  /// Sets how many rows of the whole table the user may select.
  ///
  /// - Parameter limits: The limits.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func setLimits(_ limits: SelectionLimits) -> SelectionChange {
    applyAlways(.setLimits(limits))
  }

  /// Sets how many rows of a section the user may mark, beside the table's own limits.
  ///
  /// - Parameters:
  ///   - limits: The limits, which go along with the section.
  ///   - section: The section.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(*k*) for *k* sections that have limits.
  @discardableResult
  package mutating func setLimits(
    _ limits: SelectionLimits, ofSection section: Int
  ) throws(SelectionError) -> SelectionChange { try apply(.setLimits(limits, section: section)) }

  /// Sets what becomes of an input of the user that would exceed a limit.
  ///
  /// - Parameter overflow: Whether it is refused, or the oldest marks give way.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  package mutating func setLimitOverflow(_ overflow: LimitOverflow) -> SelectionChange {
    applyAlways(.setLimitOverflow(overflow))
  }

  /// Sets which row is selected when a change of the data has taken away every selected row.
  ///
  /// The row is selected in that same change. Nothing is asked or told, and it is no step of the
  /// history.
  ///
  /// - Parameter successor: The row; ``DeletionSuccessor/none`` where no other is set.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  package mutating func setDeletionSuccessor(_ successor: DeletionSuccessor) -> SelectionChange {
    applyAlways(.setDeletionSuccessor(successor))
  }

  /// Sets whether the order is kept in which rows are selected, as ``selectionOrder`` tells it.
  ///
  /// What is selected already comes first, in table order. While the order is kept, each input
  /// costs O(*a*) more for *a* earlier inputs whose rows are still selected.
  ///
  /// - Parameter keepsOrder: Whether it is kept.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  package mutating func setKeepsOrder(_ keepsOrder: Bool) -> SelectionChange {
    applyAlways(.setKeepsOrder(keepsOrder))
  }

  /// Sets how many rows of a section the user can select; multiple is as the table says.
  ///
  /// Where a section comes to mode single, its lowest selected row stays. The mode goes along with
  /// the section.
  ///
  /// - Parameters:
  ///   - mode: The mode.
  ///   - section: The section.
  /// - Returns: The resulting change: the rows that were trimmed away, as deselected.
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *n*) for each section of mode single.
  @discardableResult
  package mutating func setMode(
    _ mode: SelectionMode, ofSection section: Int
  ) throws(SelectionError) -> SelectionChange { try apply(.setMode(mode, section: section)) }

  /// Makes a section a checkmark list of a kind, or none.
  ///
  /// Its selected rows are deselected, unless the table is being edited. Checkmarks stay where the
  /// new kind can hold them: of several, an exclusive list keeps the lowest.
  ///
  /// - Parameters:
  ///   - kind: The kind, or nil for no list.
  ///   - section: The section.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *n*), and as much for each exclusive list.
  @discardableResult
  public mutating func setList(
    _ kind: CheckmarkListKind?, inSection section: Int
  ) throws(SelectionError) -> SelectionChange { try apply(.setList(kind, section: section)) }

  /// Disables rows: no tap, click, range, pan or sweep of the user selects, deselects, checks or
  /// unchecks them, but where one row may be marked another can replace them.
  ///
  /// Marks stay. Being disabled goes along with the row.
  ///
  /// - Parameter rows: The rows.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  public mutating func disable(
    _ rows: some RowSpansConvertible
  ) throws(SelectionError) -> SelectionChange { try apply(.disable(rows.rowSpans)) }

  /// Enables rows that were disabled.
  ///
  /// - Parameter rows: The rows.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  public mutating func enable(
    _ rows: some RowSpansConvertible
  ) throws(SelectionError) -> SelectionChange { try apply(.enable(rows.rowSpans)) }

  /// Sets what rows of checkmark lists show.
  ///
  /// - Parameter style: The accessories.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  package mutating func setAccessoryStyle(_ style: AccessoryStyle) -> SelectionChange {
    applyAlways(.setAccessoryStyle(style))
  }
}
