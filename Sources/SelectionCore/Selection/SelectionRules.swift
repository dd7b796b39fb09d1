// SPDX-License-Identifier: MIT

/// The app's answers about an input of the user, given before it takes effect.
///
///     let rules = SelectionRules(willSelect: { row, table in row.section == 0 ? nil : row })
///     try table.tap(RowPath(0, 1), rules: rules)    // no change
///
/// A rule that is nil allows everything and costs nothing. Rules never change. Each receives the
/// table as it was before the input; a rule must not access the table that is being changed.
public final class SelectionRules {
  /// Whether a touch on a row highlights it; if not, the touch has no effect.
  let shouldHighlight: ((RowPath, TableSelection) -> Bool)?
  /// The row to select in place of the given one: that row itself, another, or nil for none.
  let willSelect: ((RowPath, TableSelection) -> RowPath?)?
  /// The row to deselect in place of the given one: that row itself, another, or nil for none.
  let willDeselect: ((RowPath, TableSelection) -> RowPath?)?
  /// Whether a pan with two fingers that begins on a row selects.
  let shouldBeginMultipleSelection: ((RowPath, TableSelection) -> Bool)?
  /// Whether a tap on a row performs its primary action.
  ///
  /// If this is nil, it does except while editing.
  let canPerformPrimaryAction: ((RowPath, TableSelection) -> Bool)?
  /// Whether a row can have the keyboard focus; keys that move skip rows that can't.
  ///
  /// If this is nil, enabled rows can.
  let canFocus: ((RowPath, TableSelection) -> Bool)?

  /// Makes rules; those that you leave out allow everything.
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
