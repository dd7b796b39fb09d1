// SPDX-License-Identifier: MIT

/// Touch inputs.
extension InputReceiver {
  /// Applies a complete tap, in which a finger touches a row and is lifted.
  ///
  ///     try table.tap(RowPath(1, 2))
  ///     try table.tap(RowPath(0, 1))
  ///     table.selectedRows                   // [0.1, 1.2]
  ///
  /// The tap has no effect in mode none, on a row that the user can't change, or while another
  /// touch is in progress. In a checkmark list, the tap checks or unchecks the row, or moves the
  /// checkmark to it.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change; if a rule refused the tap, the change's calls show which
  ///   rule.
  /// - Throws: `SelectionError.rowOutOfRange`, `.unknownID`, `.redirectOutOfRange`,
  ///   `.redirectToDisabled`, `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(log *n*). If the order of marks is recorded, or if a limit removes the oldest
  ///   marks, each of the user's inputs costs O(*a*) more for *a* earlier inputs whose rows are
  ///   still marked.
  @discardableResult
  @inlinable
  public mutating func tap(
    _ row: Row, rules: Rules? = nil
  ) throws(SelectionError) -> Change { try apply(.tap(row), rules: rules) }
}

/// Pointer and keyboard inputs, which can select many rows at once, from an anchor to a lead.
///
/// No row is highlighted. As with a tap, rules and events are only about the row that the input
/// reaches; the rows in between, and the rows that a click deselects in mode multiple, are only in
/// the change. In mode none these methods have no effect. In mode single each of these methods
/// selects the row, except that a toggle of the selected row deselects it. On a row of a checkmark
/// list, while the table isn't being edited, `click` and `toggle` flip or move the checkmark, and a
/// range gives the rows from the anchor the anchor's state; the selection doesn't change.
extension InputReceiver {
  /// Selects a row in place of all other rows, and moves the anchor and the lead to the row.
  ///
  ///     try mails.selectAll()
  ///     try mails.click("m2")
  ///     mails.selectedRows                   // ["m2"]
  ///
  /// - Parameters:
  ///   - row: The row; if the user can't change it, the click has no effect.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.rowOutOfRange`, `.redirectOutOfRange`, `.redirectToDisabled`,
  ///   `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(log *n*), plus the cost of disabled rows.
  @discardableResult
  @inlinable
  public mutating func click(
    _ row: Row, rules: Rules? = nil
  ) throws(SelectionError) -> Change { try apply(.click(row), rules: rules) }

  /// Toggles a row's selection and leaves all other rows unchanged; the anchor and the lead move to
  /// the row even if it is deselected.
  ///
  ///     try mails.click("m2")
  ///     try mails.toggle("m4")
  ///     mails.selectedRows                   // ["m2", "m4"]
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change.
  /// - Throws: The same errors as ``click(_:rules:)``.
  /// - Complexity: O(log *n*).
  @discardableResult
  @inlinable
  public mutating func toggle(
    _ row: Row, rules: Rules? = nil
  ) throws(SelectionError) -> Change { try apply(.toggle(row), rules: rules) }

  /// Selects exactly the rows from the anchor to a row; the lead moves to the row, but the anchor
  /// doesn't.
  ///
  ///     // Usually a range begins at the last row clicked, so it would be m1 to m4:
  ///     //   selected.formUnion(min(last, row)...max(last, row)); last = row
  ///     // Here it begins at the anchor, which stays at m2:
  ///     try mails.click("m2")
  ///     try mails.extend(to: "m4")
  ///     try mails.extend(to: "m1")
  ///     mails.selectedRows                   // ["m1", "m2"]
  ///
  /// The input has the effect of a click if there is no anchor, or if the anchor and the row are of
  /// different kinds (not both in the same list, and not both outside lists).
  /// ``SelectionInput/extendAdding(to:)`` also keeps the rows that were already selected.
  ///
  /// - Parameters:
  ///   - row: The row; if it is disabled, it is skipped, as are disabled rows between the anchor
  ///     and the row.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change.
  /// - Throws: The same errors as ``click(_:rules:)``.
  /// - Complexity: O(log *n*), plus the cost of disabled rows in the range.
  @discardableResult
  @inlinable
  public mutating func extend(
    to row: Row, rules: Rules? = nil
  ) throws(SelectionError) -> Change { try apply(.extend(to: row), rules: rules) }

  /// Taps a section header, which unmarks all rows that the user can change if all of them are
  /// marked, and otherwise marks all of them.
  ///
  ///     try table.tapHeader(ofSection: 0)
  ///     table.selectedRows                   // [0.0-2]
  ///     try table.tapHeader(ofSection: 0)
  ///     table.selectedRows                   // []
  ///
  /// The tap has an effect only if the section is in mode multiple or is an inclusive list. No rule
  /// is called, and the only event is `selectionDidChange`.
  ///
  /// If only some rows are marked, the tap marks all rows, unless you choose another effect:
  ///
  ///     try table.select(RowPath(0, 1))
  ///     for _ in 1...3 { try table.tapHeader(ofSection: 0, partial: .restores) }
  ///     table.selectedRows                   // [0.1]
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - partial: The effect of the tap if only some rows of the section are marked.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.sectionOutOfRange`, `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(log *n*) for each run of disabled rows in the section.
  @discardableResult
  @inlinable
  public mutating func tapHeader(
    ofSection section: Int, partial: PartialTap = .checks
  ) throws(SelectionError) -> Change {
    try apply(.tapHeader(ofSection: section, partial: partial))
  }

  /// Presses a pointer on a row, as with ``SelectionInput/press(_:_:)``.
  ///
  ///     try mails.setSelected(["m2", "m3"])
  ///     // It may become a drag of both:
  ///     try mails.press("m2")
  ///     mails.selectedRows                   // ["m2", "m3"]
  ///     try mails.release()
  ///     mails.selectedRows                   // ["m2"]
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - effect: The effect of the click.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change, which is empty if the click takes effect only on release.
  /// - Throws: The same errors as ``click(_:rules:)``.
  /// - Complexity: O(log *n*).
  @discardableResult
  @inlinable
  public mutating func press(
    _ row: Row, _ effect: RowEffect = .click, rules: Rules? = nil
  ) throws(SelectionError) -> Change { try apply(.press(row, effect), rules: rules) }

  /// Releases the pointer and applies the effect that was delayed until the release.
  ///
  ///     try mails.setSelected(["m2", "m3"])
  ///     try mails.press("m3")
  ///     try mails.release().selected         // []
  ///     mails.selectedRows                   // ["m3"]
  ///
  /// - Parameter rules: The app's rules.
  /// - Returns: The resulting change.
  /// - Throws: The same errors as ``click(_:rules:)``; after an error, the press remains in
  ///   progress.
  /// - Complexity: O(log *n*).
  @discardableResult
  @inlinable
  public mutating func release(
    rules: Rules? = nil
  ) throws(SelectionError) -> Change { try apply(.release, rules: rules) }
}
