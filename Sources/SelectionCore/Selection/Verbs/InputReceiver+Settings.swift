// SPDX-License-Identifier: MIT

/// The app's settings.
extension InputReceiver {
  /// Turns a section into a checkmark list of the given kind, or into an ordinary section.
  ///
  ///     try table.setList(.exclusive, inSection: 1)
  ///     try table.tap(RowPath(1, 0))
  ///     try table.tap(RowPath(1, 3)).unchecked      // [1.0]
  ///     table.checkedRows                           // [1.3]
  ///
  /// The section's selected rows are deselected, unless the table is being edited. Checkmarks are
  /// kept if the new kind allows them; an exclusive list keeps only the first checkmark.
  ///
  /// - Parameters:
  ///   - kind: The kind of list, or nil for an ordinary section.
  ///   - section: The section.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *n*).
  @discardableResult
  @inlinable
  public mutating func setList(
    _ kind: CheckmarkListKind?, inSection section: Int
  ) throws(SelectionError) -> Change { try apply(.setList(kind, inSection: section)) }

  /// Joins sections into one choice: of all rows of those of the sections that are exclusive lists,
  /// only one can be checked.
  ///
  ///     var alarm = TableSelection(shape: [2, 2])
  ///     try alarm.setList(.exclusive, inSection: 0)
  ///     try alarm.setList(.exclusive, inSection: 1)
  ///     try alarm.joinLists([0, 1])
  ///     try alarm.tap(RowPath(0, 1))
  ///     try alarm.tap(RowPath(1, 0))
  ///     alarm.checkedRows                    // [1.0]
  ///
  /// In every other respect, each section remains a list of its own: ranges end at its rows,
  /// select-all checks its rows, and rows with the same identity share a checkmark within it.
  ///
  /// Sections remain joined when they move. If a given section was previously joined with other
  /// sections, it is separated from them.
  ///
  /// - Parameter sections: The sections; a single section is separated from the sections with which
  ///   it was joined.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *n*) for each section, plus O(*j* log *j*) for *j* joined lists.
  @discardableResult
  @inlinable
  public mutating func joinLists(_ sections: RowSet) throws(SelectionError) -> Change {
    try apply(.joinLists(sections))
  }

  /// Sets the mode of a section, as with ``SelectionInput/setMode(_:inSection:)``.
  ///
  ///     try table.setMode(.single, inSection: 0)
  ///     try table.tap(RowPath(0, 0))
  ///     try table.tap(RowPath(0, 2))
  ///     try table.tap(RowPath(1, 1))
  ///     table.selectedRows                   // [0.2, 1.1]
  ///
  /// - Parameters:
  ///   - mode: The mode; multiple means that the section uses the table's own mode.
  ///   - section: The section.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *n*).
  @discardableResult
  @inlinable
  public mutating func setMode(
    _ mode: RowSelectionMode, inSection section: Int
  ) throws(SelectionError) -> Change { try apply(.setMode(mode, inSection: section)) }

  /// Sets the limits on the rows that the user may mark in a section.
  ///
  ///     try table.setList(.inclusive, inSection: 1)
  ///     try table.setLimits(SelectionLimits(atMost: 1), inSection: 1)
  ///     try table.tap(RowPath(1, 0))
  ///     table.hasRoomForOneMore(inSection: 1)        // false
  ///
  /// - Parameters:
  ///   - limits: The limits, which apply to checked rows in a list and to selected rows elsewhere.
  ///   - section: The section.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *n*).
  @discardableResult
  @inlinable
  public mutating func setLimits(
    _ limits: SelectionLimits, inSection section: Int
  ) throws(SelectionError) -> Change { try apply(.setLimits(limits, inSection: section)) }

  /// Disables rows, so that no tap, click, range, pan or sweep selects, deselects, checks or
  /// unchecks them.
  ///
  /// However, if only one row may be marked, another row can replace a disabled row.
  ///
  ///     try mails.disable(["m2"])
  ///     try mails.tap("m2").noEffect         // row m2 is disabled
  ///
  /// Marks stay. The setting moves with the row.
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
  ///     try mails.disable(.section(0))
  ///     try mails.enable(["m2"])
  ///     try mails.tap("m2").selected         // ["m2"]
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
