// SPDX-License-Identifier: MIT

public import SelectionCore

extension TableView {
  /// What an assistive technology is told about a row on the screen; nil for one that is not there.
  ///
  /// The words are the cell's, or those of its labels and its switch. The traits are the cell's,
  /// and beside them what the table knows: a button, `selected` where the row is selected or shows
  /// a checkmark, `notEnabled` where it is disabled.
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

/// The keyboard's focus.
extension TableView {
  /// The keyboard's focus moves to a row.
  ///
  /// Where ``selectionFollowsFocus`` is set and the delegate agrees, the row is selected in place
  /// of the others, and the delegate is asked and told as by a tap. Else, and in a checkmark list
  /// that is not being edited, only the lead moves. Where ``allowsFocus`` is false, and where the
  /// delegate says that the row cannot be focused, this method has no effect.
  ///
  /// - Parameter indexPath: the row.
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

  /// The row that the keyboard's focus or the last input is on.
  public var focusedRow: RowPath? { rows.lead }
}
