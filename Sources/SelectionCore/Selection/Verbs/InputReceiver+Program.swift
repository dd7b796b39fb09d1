// SPDX-License-Identifier: MIT

/// What the program does to the selection and to checkmarks: it asks nothing and tells nothing.
extension InputReceiver {
  /// Selects rows beside those that are selected; in mode single, in place of them.
  ///
  /// Where it is one row, anchor and lead move to it; no row at all changes nothing.
  ///
  /// - Parameter rows: The rows: a path, several, a range of paths, spans.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.severalRowsInSingleMode`,
  ///   and `.rowOfList` outside of editing.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  @inlinable
  public mutating func select(
    _ rows: some SpansConvertible<Row>
  ) throws(SelectionError) -> Change { try apply(.select(rows.rowSpans)) }

  /// Selects exactly these rows; anchor and lead stay.
  ///
  /// - Parameter rows: The rows.
  /// - Returns: The resulting change.
  /// - Throws: As ``select(_:)``.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  @inlinable
  public mutating func setSelected(
    _ rows: some SpansConvertible<Row>
  ) throws(SelectionError) -> Change { try apply(.setSelected(rows.rowSpans)) }

  /// Deselects rows; anchor and lead stay.
  ///
  /// - Parameter rows: The rows.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  @inlinable
  public mutating func deselect(
    _ rows: some SpansConvertible<Row>
  ) throws(SelectionError) -> Change { try apply(.deselect(rows.rowSpans)) }

  /// Selects all rows, except disabled ones, rows of checkmark lists, and sections of mode single.
  ///
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.severalRowsInSingleMode` where mode single would have more than one
  ///   row.
  /// - Complexity: O(1), and O(log *n*) for each run of rows that are passed over.
  @discardableResult
  @inlinable
  public mutating func selectAll() throws(SelectionError) -> Change {
    try apply(.selectAll)
  }

  /// Deselects all rows.
  ///
  /// - Returns: The resulting change.
  /// - Throws: Nothing today; it is spelled as ``selectAll()``.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable
  public mutating func deselectAll() throws(SelectionError) -> Change {
    try apply(.deselectAll)
  }

  /// Selects the rows that are not selected, and deselects those that are, except rows that
  /// ``selectAll()`` passes over.
  ///
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.severalRowsInSingleMode`.
  /// - Complexity: As ``selectAll()``.
  @discardableResult
  @inlinable
  public mutating func invert() throws(SelectionError) -> Change { try apply(.invert) }

  /// Checks rows: beside others in an inclusive list, in their place in an exclusive one.
  ///
  /// - Parameter rows: The rows.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.notAList` and
  ///   `.severalRowsInExclusiveList`.
  /// - Complexity: O(*k* log *n*) for *k* spans, runs of lists, and exclusive lists that they reach
  ///   into.
  @discardableResult
  @inlinable
  public mutating func check(
    _ rows: some SpansConvertible<Row>
  ) throws(SelectionError) -> Change { try apply(.check(rows.rowSpans)) }

  /// Unchecks rows.
  ///
  /// - Parameter rows: The rows.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.notAList`.
  /// - Complexity: O(*k* log *n*) for *k* spans and runs of lists.
  @discardableResult
  @inlinable
  public mutating func uncheck(
    _ rows: some SpansConvertible<Row>
  ) throws(SelectionError) -> Change { try apply(.uncheck(rows.rowSpans)) }
}

/// Undo and redo.
extension InputReceiver {
  /// Keeps steps for undo and redo from now on; earlier steps are dropped.
  ///
  /// Each input that changes the selection or a checkmark is a step; a change of the data is none,
  /// and steps follow it.
  ///
  /// - Parameter limit: The most steps that are kept; nil keeps any number.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable
  public mutating func enableUndo(limit: Int? = nil) -> Change {
    applyAlways(.enableUndo(limit: limit))
  }

  /// Keeps no steps for undo and redo any more; those that there are, are dropped.
  ///
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable
  public mutating func disableUndo() -> Change { applyAlways(.disableUndo) }

  /// Brings back what was selected and checked before the last step, with anchor and lead; without
  /// a step this method has no effect.
  ///
  /// Nothing is asked or told. What the modes and lists of now cannot hold is left out.
  ///
  /// - Returns: The resulting change.
  /// - Complexity: O(*r* log *n*) amortized, for *r* runs that the step changed.
  @discardableResult
  @inlinable
  public mutating func undo() -> Change { applyAlways(.undo) }

  /// Brings back what was selected and checked right after the step that was undone last, with
  /// anchor and lead; without such a step this method has no effect.
  ///
  /// - Returns: The resulting change.
  /// - Complexity: As ``undo()``.
  @discardableResult
  @inlinable
  public mutating func redo() -> Change { applyAlways(.redo) }
}
