// SPDX-License-Identifier: MIT

/// The app's functions that decide about an input of the user before the input takes effect.
///
///     let rules = SelectionRules(willSelect: { row, table in
///       row.section == 0 ? nil : row
///     })
///     try table.tap(RowPath(0, 1), rules: rules)  // no change
///
/// A rule that is nil allows everything and costs nothing. Rules never change. Each rule receives
/// the table as it was before the input; a rule must not access the table that is being changed.
///
/// Rules are called for the row that the user has tapped, clicked or reached, not for each row that
/// the input marks: for a range they are called only for its end. No rule is called for select-all,
/// a pan that continues, a sweep, a header, a view's proposal, or the program's inputs. A rule
/// prevents single rows from being chosen, but doesn't limit the rows that may be marked: see
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
  ///   - shouldHighlight: Whether a touch on a row highlights it; if not, the touch has no effect.
  ///     Called for a tap, and when a finger goes down.
  ///   - willSelect: The row to select in place of the given row: that row itself, another row, or
  ///     nil for no row. Called once for the row that a tap, a click, a key or a range reaches,
  ///     before the row's mark changes. On a row of a checkmark list the rule is called before the
  ///     row is checked or unchecked.
  ///   - willDeselect: The row to deselect in place of the given row: that row itself, another row,
  ///     or nil for no row. Called if the input would deselect the row that is tapped or clicked,
  ///     and in mode single for the row that the input would replace. The rule isn't called for
  ///     other rows that a click replaces.
  ///   - shouldBeginMultipleSelection: Whether a pan with two fingers that begins on a row selects.
  ///     Called when a pan begins, and for a tap with ⌘ or ⇧ that would begin editing.
  ///   - canPerformPrimaryAction: Whether a tap on a row performs its primary action; if the rule
  ///     is nil, taps perform it except during editing. Called only for taps.
  ///   - canFocus: Whether a row can have the keyboard focus; keys that move the focus skip rows
  ///     that can't. If the rule is nil, enabled rows can have the focus. Called for keys that move
  ///     the focus, for each row up to the row that is reached.
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
