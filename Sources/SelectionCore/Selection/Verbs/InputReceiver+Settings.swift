// SPDX-License-Identifier: MIT

/// What the app sets.
extension InputReceiver {
  /// Sets what the user may select.
  ///
  /// Where that makes the mode in force single, the lowest selected row stays; otherwise the
  /// selection stays as it is, also in mode none. Anchor and lead stay.
  ///
  /// - Parameter policy: The policy.
  /// - Returns: The resulting change: the rows that were trimmed away, as deselected.
  /// - Complexity: O(log *n*), and as much for each section of mode single.
  @discardableResult
  @inlinable
  public mutating func setPolicy(_ policy: SelectionPolicy) -> Change {
    applyAlways(.setPolicy(policy))
  }

  /// Begins or ends editing; setting the value it has changes nothing.
  ///
  /// How the selection changes is for ``Input/setEditingTransition(_:)`` to say. At the
  /// end no row of a checkmark list stays selected. Where mode single comes into force, the lowest
  /// selected row stays.
  ///
  /// - Parameter isEditing: Whether the table is to be edited.
  /// - Returns: The resulting change.
  /// - Complexity: O(log *n*), and as much for each section of mode single.
  @discardableResult
  @inlinable
  public mutating func setEditing(_ isEditing: Bool) -> Change {
    applyAlways(.setEditing(isEditing))
  }

  /// Sets how many rows of the whole table the user may select.
  ///
  /// - Parameter limits: The limits.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable
  public mutating func setLimits(_ limits: SelectionLimits) -> Change {
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
  @inlinable
  public mutating func setList(
    _ kind: CheckmarkListKind?, inSection section: Int
  ) throws(SelectionError) -> Change { try apply(.setList(kind, inSection: section)) }

  /// Sets the mode of a section, as ``Input/setMode(_:inSection:)`` says.
  ///
  /// - Parameters:
  ///   - mode: The mode; multiple is as the table says.
  ///   - section: The section.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *n*).
  @discardableResult
  @inlinable
  public mutating func setMode(
    _ mode: SelectionMode, inSection section: Int
  ) throws(SelectionError) -> Change { try apply(.setMode(mode, inSection: section)) }

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
  @inlinable
  public mutating func disable(
    _ rows: some SpansConvertible<Row>
  ) throws(SelectionError) -> Change { try apply(.disable(rows.rowSpans)) }

  /// Enables rows that were disabled.
  ///
  /// - Parameter rows: The rows.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  @inlinable
  public mutating func enable(
    _ rows: some SpansConvertible<Row>
  ) throws(SelectionError) -> Change { try apply(.enable(rows.rowSpans)) }
}
