// SPDX-License-Identifier: MIT

/// The effect of a key.
///
///     var mine = InputProfile.windows
///     mine.keys[KeyStroke(.letter("j"))] = .go(.next, .click)
public enum KeyEffect: Equatable, Sendable {
  /// Moves the keyboard focus, with an effect on the row that the focus reaches.
  case go(RowMotion, RowEffect)
  /// Selects all rows that the user can change; in a checkmark list, checks all such rows.
  case userSelectAll
  /// Deselects all rows that the user can change; in a checkmark list, unchecks all such rows.
  case userDeselectAll
  /// Deselects all rows if all rows are selected, or otherwise selects all rows.
  case userToggleAll
  /// Cancels the gesture under way.
  case cancel
  /// Cancels the gesture under way, or deselects all rows that the user can change if no gesture is
  /// under way. If no row is selected either, the key has no effect, and the app can handle it.
  case cancelOrDeselect
}
