// SPDX-License-Identifier: MIT

/// What the app answers when it is asked about an input of the user before that takes effect.
///
///     let rules = SelectionRules(willSelect: { row, table in row.section == 0 ? nil : row })
///     try table.tap(RowPath(0, 1), rules: rules)    // no effect
///
/// A rule that is nil allows everything and costs nothing. Rules never change. Each is asked about
/// the table as it was before the input, which it is handed; a rule must not reach for the table
/// that is being changed.
public final class SelectionRules {
  /// Whether a touch on a row highlights it; if not, the touch has no effect.
  let shouldHighlight: ((RowPath, TableSelection) -> Bool)?
  /// Which row is selected in place of the given one: that row itself, another, or nil for none.
  let willSelect: ((RowPath, TableSelection) -> RowPath?)?
  /// Which row is deselected in place of the given one: that row itself, another, or nil for none.
  let willDeselect: ((RowPath, TableSelection) -> RowPath?)?
  /// Whether a pan with two fingers that begins on a row selects.
  let shouldBeginMultipleSelection: ((RowPath, TableSelection) -> Bool)?
  /// Whether a tap on a row performs its primary action.
  ///
  /// Where this is nil it does, except while editing.
  let canPerformPrimaryAction: ((RowPath, TableSelection) -> Bool)?
  /// Whether the keyboard can be on a row; keys that move pass over rows on which it cannot.
  ///
  /// Where this is nil it can on enabled rows.
  let canFocus: ((RowPath, TableSelection) -> Bool)?

  /// Makes rules; those left out allow everything.
  public init(
    shouldHighlight: ((RowPath, TableSelection) -> Bool)? = nil,
    willSelect: ((RowPath, TableSelection) -> RowPath?)? = nil,
    willDeselect: ((RowPath, TableSelection) -> RowPath?)? = nil,
    shouldBeginMultipleSelection: ((RowPath, TableSelection) -> Bool)? = nil,
    canPerformPrimaryAction: ((RowPath, TableSelection) -> Bool)? = nil,
    canFocus: ((RowPath, TableSelection) -> Bool)? = nil
  ) {
    self.shouldHighlight = shouldHighlight
    self.willSelect = willSelect
    self.willDeselect = willDeselect
    self.shouldBeginMultipleSelection = shouldBeginMultipleSelection
    self.canPerformPrimaryAction = canPerformPrimaryAction
    self.canFocus = canFocus
  }
}
