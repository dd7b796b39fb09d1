// SPDX-License-Identifier: MIT

public import SelectionCore

extension TableView {
  /// Returns the accessibility properties of a row on the screen, or nil if the row isn't on the
  /// screen.
  ///
  /// The label, the value and the hint are those that are set for the cell. Otherwise, the label is
  /// the text of the cell's labels, and the value and the hint are those of its accessory view,
  /// such as a switch. The traits are the cell's own traits and the traits that the table
  /// determines: `button`, `selected` if the row is selected or shows a checkmark, and `notEnabled`
  /// if the row is disabled.
  public func accessibility(forRowAt indexPath: RowPath) -> RowAccessibility? {
    guard let cell = cellForRow(at: indexPath) else { return nil }
    let texts = [cell.shownText, cell.shownDetailText].compactMap(\.self)
    let control = cell.shownAccessoryView
    var result = state.accessibility(
      for: indexPath, label: cell.accessibilityLabel ?? texts.joined(separator: ", "),
      value: cell.accessibilityValue ?? control?.accessibilityValue ?? control?.content["switch"],
      hint: cell.accessibilityHint ?? control?.accessibilityHint)
    result.traits.formUnion(cell.accessibilityTraits)
    if cell.shownAccessoryType == .checkmark { result.traits.insert(.selected) }
    return result
  }
}

/// The keyboard focus.
extension TableView {
  /// Moves the keyboard focus to a row.
  ///
  /// If ``selectionFollowsFocus`` is true and the delegate agrees, the row is selected in place of
  /// the other rows, and the delegate is called as for a tap. Otherwise, and always in a checkmark
  /// list that isn't being edited, only the lead moves to the row. If ``allowsFocus`` is false, or
  /// if the delegate doesn't allow the row to be focused, this method has no effect.
  ///
  /// - Parameter indexPath: The row.
  /// - Throws: `SelectionError.rowOutOfRange`.
  public func moveFocus(to indexPath: RowPath) throws(SelectionError) {
    layOutForTouch()
    try requireRow(indexPath)
    guard allowsFocus,
      delegate?.tableView(self, canFocusRowAt: indexPath) ?? state.isEnabled(indexPath)
    else { return }
    let hasCheckmark = !isEditing && state.list(inSection: indexPath.section) != nil
    let follows =
      selectionFollowsFocus && !hasCheckmark
      && delegate?.tableView(self, selectionFollowsFocusForRowAt: indexPath) ?? true
    try apply(follows ? .click(indexPath) : .focus(indexPath))
  }

  /// The row that has the keyboard focus, which is the lead.
  public var focusedRow: RowPath? { rows.lead }
}
