// SPDX-License-Identifier: MIT

/// The app's answers about an input of the user, given before it takes effect.
///
///     let rules = SelectionRules(willSelect: { row, table in
///       row.section == 0 ? nil : row
///     })
///     try table.tap(RowPath(0, 1), rules: rules)  // no change
///
/// A rule that is nil allows everything and costs nothing. Rules never change. Each receives the
/// table as it was before the input; a rule must not access the table that is being changed.
///
/// An input asks about the row that the user has tapped, clicked or reached, not about each row
/// that it marks: a range asks about its end alone. Select all, a pan that goes on, a sweep, a
/// header and a proposal of the view ask about no row, and neither do the program's inputs. A rule
/// keeps single rows from being chosen; it doesn't limit what may be marked: see
/// ``SelectionLimits`` and ``InputReceiver/disable(_:)``.
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
  /// If this is nil, it does, except while editing.
  let canPerformPrimaryAction: ((RowPath, TableSelection) -> Bool)?
  /// Whether a row can have the keyboard focus; keys that move skip rows that can't.
  ///
  /// If this is nil, enabled rows can.
  let canFocus: ((RowPath, TableSelection) -> Bool)?

  /// Makes rules; rules that you leave out allow everything.
  ///
  /// - Parameters:
  ///   - shouldHighlight: Whether a touch on a row highlights it; if not, the touch has no effect.
  ///     Asked by a tap, and as a finger goes down.
  ///   - willSelect: The row to select in place of the given one: that row itself, another, or nil
  ///     for none. Asked about the row that is tapped, clicked or reached, by taps, clicks, keys
  ///     and ranges, once each, before its mark changes. On a row of a checkmark list it is asked
  ///     before the checkmark changes, either way.
  ///   - willDeselect: The row to deselect in place of the given one, likewise. Asked if the input
  ///     would deselect the row that is tapped or clicked; in mode single also about the row that
  ///     it would replace. Other rows that a click replaces aren't asked about.
  ///   - shouldBeginMultipleSelection: Whether a pan with two fingers that begins on a row selects.
  ///     Asked as a pan begins, and by a tap with ⌘ or ⇧ that would begin editing.
  ///   - canPerformPrimaryAction: Whether a tap on a row performs its primary action; if this is
  ///     nil, it does except while editing. Asked by taps alone.
  ///   - canFocus: Whether a row can have the keyboard focus; keys that move skip rows that can't.
  ///     If this is nil, enabled rows can. Asked by keys that move, about each row on the way up to
  ///     the one that is reached.
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
