// SPDX-License-Identifier: MIT

/// The app's functions that are called for a user's input before the input takes effect.
///
///     let rules = SelectionRules(willSelect: { row, table in
///       row.section == 0 ? nil : row
///     })
///     try table.tap(RowPath(0, 1), rules: rules)  // no change
///
/// A rule that is nil allows everything and has no cost. Rules never change. Each rule receives the
/// table as it was before the input, and it must not access the table that is being changed.
///
/// Rules are called for the row that the user has tapped, clicked or reached, and not for each row
/// that the input marks. For a range, rules are called only for the row at the range's end. No rule
/// is called for select-all, the continuation of a pan, a sweep, a tap on a header, a view's
/// proposal, or the program's inputs. A rule prevents the user from choosing individual rows, but
/// other inputs can still mark these rows. To limit which rows may be marked, use
/// ``SelectionLimits`` and ``InputReceiver/disable(_:)``.
public final class SelectionRules {
  /// Whether a touch on a row highlights it; if not, the touch has no effect.
  let shouldHighlight: ((RowPath, TableSelection) -> Bool)?
  /// The row to select in place of the given row: that row itself, another row, or nil for no row.
  let willSelect: ((RowPath, TableSelection) -> RowPath?)?
  /// The row to deselect in place of the given row: that row itself, another row, or nil for no
  /// row.
  let willDeselect: ((RowPath, TableSelection) -> RowPath?)?
  /// Whether a pan with two fingers that begins on a row selects.
  let shouldBeginMultipleSelection: ((RowPath, TableSelection) -> Bool)?
  /// Whether a tap on a row performs its primary action.
  ///
  /// If the rule is nil, it does, except during editing.
  let canPerformPrimaryAction: ((RowPath, TableSelection) -> Bool)?
  /// Whether a row can have the keyboard focus; keys that move the focus skip rows that can't.
  ///
  /// If the rule is nil, enabled rows can have the focus.
  let canFocus: ((RowPath, TableSelection) -> Bool)?

  /// Creates rules; rules that you leave out allow everything.
  ///
  /// - Parameters:
  ///   - shouldHighlight: Whether a touch on a row highlights it; if the result is false, the touch
  ///     has no effect. The rule is called for a tap, and when a finger touches a row.
  ///   - willSelect: The row to select in place of the given row: that row itself, another row, or
  ///     nil for no row. The rule is called once for the row that a tap, a click, a key or a range
  ///     reaches, before the row's mark changes. On a row of a checkmark list, the rule is called
  ///     before the row is checked or unchecked.
  ///   - willDeselect: The row to deselect in place of the given row: that row itself, another row,
  ///     or nil for no row. The rule is called if the input would deselect the row that is tapped
  ///     or clicked and, in mode single, for the row that the input would replace. The rule isn't
  ///     called for other rows that a click replaces.
  ///   - shouldBeginMultipleSelection: Whether a two-finger pan that begins on a row selects rows.
  ///     The rule is called when a pan begins, and for a tap with ⌘ or ⇧ that would begin editing.
  ///   - canPerformPrimaryAction: Whether a tap on a row performs the row's primary action; if the
  ///     rule is nil, taps perform the action except during editing. The rule is called only for
  ///     taps.
  ///   - canFocus: Whether a row can have the keyboard focus; keys that move the focus skip all
  ///     other rows. If the rule is nil, enabled rows can have the focus. The rule is called for
  ///     keys that move the focus, for each row up to the row that the focus reaches.
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
