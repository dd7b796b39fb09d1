// SPDX-License-Identifier: MIT

/// The program's changes to the selection and checkmarks: no rule is called, and no event is
/// emitted.
extension InputReceiver {
  /// Selects rows in addition to the selected rows or, in mode single, in place of the selected
  /// row.
  ///
  ///     try table.select(RowPath(0, 1))
  ///     try table.select(RowPath(1, 0)...RowPath(1, 2))
  ///     table.selectedRows                   // [0.1, 1.0-2]
  ///
  /// If exactly one row is given, and it is shown, the anchor and the lead move to that row. An
  /// empty collection has no effect.
  ///
  /// - Parameter rows: The rows: a path, several paths, a range of paths, or spans.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.severalRowsInSingleMode`,
  ///   and, except during editing, `.rowOfList`.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  @inlinable
  public mutating func select(
    _ rows: some SpansConvertible<Row>
  ) throws(SelectionError) -> Change { try apply(.select(rows.rowSpans)) }

  /// Selects exactly the given rows; if only one row is given and it is newly selected, the anchor
  /// and the lead move to that row.
  ///
  ///     try mails.select(["m1", "m2"])
  ///     try mails.setSelected(["m5"])
  ///     mails.selectedRows                   // ["m5"]
  ///
  /// - Parameter rows: The rows.
  /// - Returns: The resulting change.
  /// - Throws: The same errors as ``select(_:)``.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  @inlinable
  public mutating func setSelected(
    _ rows: some SpansConvertible<Row>
  ) throws(SelectionError) -> Change { try apply(.setSelected(rows.rowSpans)) }

  /// Deselects rows; the anchor and the lead don't move.
  ///
  ///     try mails.selectAll()
  ///     try mails.deselect(["m2", "m4"])
  ///     mails.selectedRows                   // ["m1", "m3", "m5"]
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

  /// Selects all rows except disabled rows, rows in checkmark lists, and rows in sections in mode
  /// single.
  ///
  ///     try table.disable(RowPath(0, 1))
  ///     try table.selectAll()
  ///     table.selectedRows                   // [0.0, 0.2, 1.0-4]
  ///
  /// Limits don't apply to the program; for a button or a key, apply
  /// ``SelectionInput/userSelectAll``.
  ///
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.severalRowsInSingleMode` if more than one row would be selected in
  ///   mode single.
  /// - Complexity: O(1), plus O(log *n*) for each run of rows that are skipped.
  @discardableResult
  @inlinable
  public mutating func selectAll() throws(SelectionError) -> Change {
    try apply(.selectAll)
  }

  /// Deselects all rows.
  ///
  ///     try table.selectAll()
  ///     try table.deselectAll().deselected.count    // 8
  ///
  /// - Returns: The resulting change.
  /// - Throws: Never at present; the method is declared as throwing for symmetry with
  ///   ``selectAll()``.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable
  public mutating func deselectAll() throws(SelectionError) -> Change {
    try apply(.deselectAll)
  }

  /// Deselects the selected rows, and selects all other rows except those that ``selectAll()``
  /// skips.
  ///
  ///     try mails.select(["m1", "m2"])
  ///     try mails.invert()
  ///     mails.selectedRows                   // ["m3", "m4", "m5"]
  ///
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.severalRowsInSingleMode`.
  /// - Complexity: The cost of ``selectAll()``.
  @discardableResult
  @inlinable
  public mutating func invert() throws(SelectionError) -> Change { try apply(.invert) }

  /// Checks rows: in an inclusive list, in addition to the checked rows; in an exclusive list, in
  /// place of the checked row.
  ///
  ///     try table.setList(.inclusive, inSection: 0)
  ///     try table.check([RowPath(0, 0), RowPath(0, 2)])
  ///     table.checkedRows                    // [0.0, 0.2]
  ///     table.accessory(for: RowPath(0, 2))  // .checkmark
  ///
  /// - Parameter rows: The rows.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.notAList` and
  ///   `.severalRowsInExclusiveList`.
  /// - Complexity: O(*k* log *n*), where *k* is the number of spans, of runs of lists, and of
  ///   exclusive lists that the spans overlap.
  @discardableResult
  @inlinable
  public mutating func check(
    _ rows: some SpansConvertible<Row>
  ) throws(SelectionError) -> Change { try apply(.check(rows.rowSpans)) }

  /// Unchecks rows.
  ///
  ///     try table.setList(.inclusive, inSection: 0)
  ///     try table.check(.section(0))
  ///     try table.uncheck(RowPath(0, 1))
  ///     table.checkedRows                    // [0.0, 0.2]
  ///
  /// - Parameter rows: The rows.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.notAList`.
  /// - Complexity: O(*k* log *n*), where *k* is the number of spans and of runs of lists.
  @discardableResult
  @inlinable
  public mutating func uncheck(
    _ rows: some SpansConvertible<Row>
  ) throws(SelectionError) -> Change { try apply(.uncheck(rows.rowSpans)) }
}
