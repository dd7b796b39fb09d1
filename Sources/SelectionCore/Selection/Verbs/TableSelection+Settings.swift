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

  /// Sets how many rows of the whole table the user may select.
  ///
  /// - Parameter limits: The limits.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func setLimits(_ limits: SelectionLimits) -> SelectionChange {
    applyAlways(.setLimits(limits))
  }

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
  /// - Complexity: O(log *n*).
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
}
